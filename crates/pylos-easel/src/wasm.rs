//! The functions by which a page reaches its painter.
//!
//! A scene is written to [`input`]; [`show`] takes note of it, [`work`] draws
//! what changed and [`sketch`] all of it, roughly. The picture is read from
//! [`pixels`]. No pointer is ever followed on this side, so nothing that a page
//! does can break what is inside.

use std::cell::RefCell;

use pylos_picture::{Area, Painter, Scene, Size};

/// Nothing is wrong.
const DONE: u32 = 0;
/// There is no picture of this size, or none yet.
const NO_SIZE: u32 = 4;

#[derive(Default)]
struct Easel {
    painter: Option<Painter>,
    input: Vec<u8>,
    /// Where the last work has changed the picture: x, y, width and height.
    areas: Vec<[u32; 4]>,
}

impl Easel {
    fn with_scene(&mut self, draw: impl FnOnce(&mut Painter, &Scene)) -> u32 {
        let Some(painter) = &mut self.painter else { return NO_SIZE };
        match crate::read(&self.input) {
            Ok(scene) => {
                draw(painter, &scene);
                DONE
            }
            Err(unreadable) => unreadable as u32,
        }
    }
}

thread_local! {
    static EASEL: RefCell<Easel> = RefCell::default();
}

/// Takes a new canvas of this size. The answer is 0, or 4 if there can be
/// none.
#[unsafe(no_mangle)]
pub extern "C" fn resize(width: u32, height: u32) -> u32 {
    EASEL.with_borrow_mut(|easel| {
        // The old one goes first: together they may be too large.
        easel.painter = None;
        easel.painter = Size::new(width, height).ok().map(Painter::new);
        if easel.painter.is_some() { DONE } else { NO_SIZE }
    })
}

/// Where a scene of this length is written.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    EASEL.with_borrow_mut(|easel| {
        easel.input.clear();
        easel.input.resize(length, 0);
        easel.input.as_mut_ptr()
    })
}

/// Takes note of the scene that was written. The answer is 0, 1 to 3 if it
/// cannot be read ([`crate::Unreadable`]), or 4 if there is no canvas.
#[unsafe(no_mangle)]
pub extern "C" fn show() -> u32 {
    EASEL.with_borrow_mut(|easel| easel.with_scene(|painter, scene| painter.show(scene)))
}

/// Draws up to so many tiles of what is left to do, and says how many areas
/// have changed; none when nothing was left.
#[unsafe(no_mangle)]
pub extern "C" fn work(tiles: usize) -> usize {
    EASEL.with_borrow_mut(|easel| {
        let areas = easel.painter.as_mut().map(|painter| painter.work(tiles)).unwrap_or_default();
        let numbers = |Area { x, y, width, height }| [x, y, width, height];
        easel.areas = areas.into_iter().map(numbers).collect();
        easel.areas.len()
    })
}

/// Where those areas are: four numbers of 32 bits each.
#[unsafe(no_mangle)]
pub extern "C" fn areas() -> *const [u32; 4] {
    EASEL.with_borrow(|easel| easel.areas.as_ptr())
}

/// Draws the scene that was written roughly, with one ray for so many pixels
/// along a side. The answer is that of [`show`].
#[unsafe(no_mangle)]
pub extern "C" fn sketch(coarseness: u32) -> u32 {
    EASEL.with_borrow_mut(|easel| {
        easel.with_scene(|painter, scene| painter.sketch(scene, coarseness))
    })
}

/// Where the picture is: four bytes for each pixel, row by row.
#[unsafe(no_mangle)]
pub extern "C" fn pixels() -> *const u8 {
    EASEL.with_borrow(|easel| {
        easel.painter.as_ref().map_or(std::ptr::null(), |p| p.pixels().as_ptr())
    })
}
