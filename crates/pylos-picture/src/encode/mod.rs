//! Pictures and films as files.

mod gif;
mod png;
mod quantise;
mod sixel;
mod webp;

pub use gif::gif;
pub use png::{png, small_png};
pub use sixel::sixel;
pub use webp::webp;

use crate::{Area, Painter, PictureError, Shot, Size};

/// One frame of a film: where it differs from the one before, and for how long
/// it is seen.
struct Frame<'a> {
    /// About everything that differs; it begins at even pixels, as WebP wants.
    area: Area,
    /// All pixels of the picture.
    pixels: &'a [u8],
    /// All pixels of the one before; nothing at first.
    before: &'a [u8],
    hundredths: u16,
}

impl Frame<'_> {
    /// The pixels of the area with those before them, row by row.
    fn changes(&self, size: Size) -> impl Iterator<Item = (Area, [u8; 4], Option<[u8; 4]>)> {
        let (now, before) = (self.pixels.as_chunks::<4>().0, self.before.as_chunks::<4>().0);
        let area = self.area;
        (area.y..area.y + area.height).flat_map(move |y| {
            (area.x..area.x + area.width).map(move |x| {
                let at = y as usize * size.width() as usize + x as usize;
                (Area { x, y, width: 1, height: 1 }, now[at], before.get(at).copied())
            })
        })
    }
}

/// Hears how many shots of a film are done, of how many.
pub trait Progress {
    /// So many are done.
    fn done(&mut self, shots: usize, of: usize);
}

/// Does not want to hear it.
impl Progress for () {
    fn done(&mut self, _: usize, _: usize) {}
}

impl<F: FnMut(usize, usize)> Progress for F {
    fn done(&mut self, shots: usize, of: usize) {
        self(shots, of);
    }
}

/// Whether a film may be so large.
fn check(size: Size) -> Result<(), PictureError> {
    if size.pixels() > Size::MOST_PIXELS_OF_A_FILM as usize {
        return Err(PictureError::FilmTooLarge { width: size.width(), height: size.height() });
    }
    Ok(())
}

/// Draws a film shot by shot and hands out what changes. Shots that are alike
/// are one frame.
fn each_frame(
    shots: &[Shot],
    size: Size,
    progress: &mut impl Progress,
    mut show: impl FnMut(Frame<'_>) -> Result<(), PictureError>,
) -> Result<(), PictureError> {
    let mut done = 0;
    let mut painter = Painter::new(size);
    let mut before: Vec<u8> = Vec::new();
    for alike in shots.chunk_by(|a, b| a.scene == b.scene) {
        let areas = painter.paint(&alike[0].scene);
        let time: u32 = alike.iter().map(|shot| u32::from(shot.hundredths)).sum();
        let frame = Frame {
            area: differing(&areas, painter.pixels(), &before, size),
            pixels: painter.pixels(),
            before: &before,
            hundredths: u16::try_from(time).unwrap_or(u16::MAX),
        };
        show(frame)?;
        before.clear();
        before.extend_from_slice(painter.pixels());
        done += alike.len();
        progress.done(done, shots.len());
    }
    Ok(())
}

/// The smallest area, from an even pixel on, about all that differs within
/// these areas; a single pixel if nothing does.
fn differing(areas: &[Area], now: &[u8], before: &[u8], size: Size) -> Area {
    let (now, before) = (now.as_chunks::<4>().0, before.as_chunks::<4>().0);
    let (mut left, mut top, mut right, mut bottom) = (u32::MAX, u32::MAX, 0, 0);
    for area in areas {
        for y in area.y..area.y + area.height {
            for x in area.x..area.x + area.width {
                let at = y as usize * size.width() as usize + x as usize;
                if before.get(at) != Some(&now[at]) {
                    (left, top) = (left.min(x), top.min(y));
                    (right, bottom) = (right.max(x + 1), bottom.max(y + 1));
                }
            }
        }
    }
    if right == 0 {
        return Area { x: 0, y: 0, width: 1, height: 1 };
    }
    let (left, top) = (left & !1, top & !1);
    Area { x: left, y: top, width: right - left, height: bottom - top }
}
