//! Draws pictures, and of a picture that has been drawn only what changed.

use super::occlude::{Casters, Region};
use super::see::Eye;
use super::shade::Studio;
use super::tile::{Bench, Care, Extents, TILE};
use super::write::Writing;
use crate::glyph::Numbers;
use crate::math::tone::Tones;
use crate::model::{Body, Ember, Model};
use crate::names::{Note, notes};
use crate::{Area, Background, Scene, Size};

/// Draws pictures of one size.
///
/// A painter remembers what it has drawn. When it is shown another scene, it
/// draws again only those tiles of 30 × 30 pixels that can have changed: a
/// ball in flight touches where it was, where it is, and its shadow. The
/// picture is always the same, to the byte, as one drawn anew.
pub struct Painter {
    pub(super) size: Size,
    pub(super) pixels: Vec<u8>,
    pub(super) bench: Bench,
    pub(super) numbers: Numbers,
    pub(super) shown: Option<Shown>,
    /// Whether each tile must be drawn, and what was seen in it.
    pub(super) stale: Vec<bool>,
    regions: Vec<Region>,
}

/// What the painter is at.
pub(super) struct Shown {
    model: Model,
    background: Background,
    pub(super) extents: Extents,
    casters: Casters,
    notes: Vec<Note>,
}

impl Shown {
    pub(super) fn of(scene: &Scene, size: Size) -> Shown {
        let model = Model::of(scene, size);
        Shown {
            notes: notes(scene, &model),
            extents: Extents::of(&model),
            casters: Casters::of(&model.bodies, &model.light),
            background: scene.background,
            model,
        }
    }

    pub(super) fn studio<'a>(&'a self, numbers: &'a Numbers) -> Studio<'a> {
        Studio {
            model: &self.model,
            eye: Eye::of(&self.model),
            background: self.background,
            numbers,
            casters: &self.casters,
        }
    }
}

impl Painter {
    /// A painter with an empty canvas.
    pub fn new(size: Size) -> Painter {
        let across = size.width().div_ceil(TILE as u32) as usize;
        let tiles = across * size.height().div_ceil(TILE as u32) as usize;
        Painter {
            size,
            pixels: vec![0; 4 * size.pixels()],
            bench: Bench::new(),
            numbers: Numbers::new(),
            shown: None,
            stale: vec![true; tiles],
            regions: vec![Region::NOTHING; tiles],
        }
    }

    /// The size of its pictures.
    pub fn size(&self) -> Size {
        self.size
    }

    /// Four bytes for each pixel, row by row: red, green, blue and how opaque
    /// it is.
    pub fn pixels(&self) -> &[u8] {
        &self.pixels
    }

    /// Draws a scene, and says where the picture has changed.
    pub fn paint(&mut self, scene: &Scene) -> Vec<Area> {
        self.show(scene);
        self.work(usize::MAX)
    }

    /// Takes note of a scene without drawing it yet: see [`Painter::work`].
    pub fn show(&mut self, scene: &Scene) {
        let new = Shown::of(scene, self.size);
        match &self.shown {
            Some(old) if old.background == new.background => {
                let change = Change::between(old, &new);
                self.spoil(&change, &new.model);
            }
            _ => self.stale.fill(true),
        }
        self.shown = Some(new);
    }

    /// Draws up to so many of the tiles that are left to do, from above, and
    /// says where. Nothing is left when nothing was drawn.
    pub fn work(&mut self, tiles: usize) -> Vec<Area> {
        let Some(shown) = &self.shown else { return Vec::new() };
        let studio = shown.studio(&self.numbers);
        let across = self.size.width().div_ceil(TILE as u32) as usize;
        let writings: Vec<Writing> = shown.notes.iter().map(Writing::of).collect();
        let mut areas: Vec<Area> = Vec::new();
        let waiting = (0..self.stale.len()).filter(|&tile| self.stale[tile]);
        let chosen: Vec<usize> = waiting.take(tiles).collect();
        for tile in chosen {
            let (x, y) = ((tile % across * TILE) as u32, (tile / across * TILE) as u32);
            self.regions[tile] = self.bench.draw(&studio, &shown.extents, x, y, Care::Fine);
            self.stale[tile] = false;
            let area = Area {
                x,
                y,
                width: (self.size.width() - x).min(TILE as u32),
                height: (self.size.height() - y).min(TILE as u32),
            };
            for writing in &writings {
                writing.write(area, TILE, &mut self.bench.light);
            }
            develop(&self.bench.light, TILE, Tones::shared(), area, &mut self.pixels, self.size);
            match areas.last_mut() {
                Some(last) if last.y == y && last.x + last.width == x => last.width += area.width,
                _ => areas.push(area),
            }
        }
        areas
    }

    /// Marks the tiles that a change can touch.
    fn spoil(&mut self, change: &Change, model: &Model) {
        let across = self.size.width().div_ceil(TILE as u32) as usize;
        match change {
            Change::Everything => self.stale.fill(true),
            Change::Some { bodies, embers, notes } => {
                let casters = Casters::of(bodies, &model.light);
                let body_extent = |body: &Body| {
                    let (centre, radius) = body.bounds();
                    model.camera.extent(centre, radius)
                };
                let mut extents: Vec<_> = bodies.iter().map(body_extent).collect();
                extents.extend(notes.iter().map(|note| Writing::of(note).extent()));
                for (tile, stale) in self.stale.iter_mut().enumerate() {
                    // With a frame of two pixels, where edges are looked for.
                    let left = (tile % across * TILE) as f32 - 2.0;
                    let top = (tile / across * TILE) as f32 - 2.0;
                    let (right, bottom) = (left + TILE as f32 + 4.0, top + TILE as f32 + 4.0);
                    let region = &self.regions[tile];
                    let seen = extents.iter().any(|(low, high)| {
                        low.0 < right && low.1 < bottom && high.0 > left && high.1 > top
                    });
                    let lit = embers.iter().any(|e| region.distance(e.at) < e.reach);
                    *stale |= seen || lit || casters.reach(region);
                }
            }
        }
    }
}

/// What differs between two models.
enum Change {
    Everything,
    Some { bodies: Vec<Body>, embers: Vec<Ember>, notes: Vec<Note> },
}

impl Change {
    fn between(old: &Shown, new: &Shown) -> Change {
        let (a, b) = (&old.model, &new.model);
        let same_place = a.camera == b.camera && a.light == b.light;
        if !same_place || a.base != b.base || a.palette != b.palette {
            return Change::Everything;
        }
        Change::Some {
            bodies: differing(&a.bodies, &b.bodies),
            embers: differing(&a.embers, &b.embers),
            notes: differing(&old.notes, &new.notes),
        }
    }
}

/// What is only in one of the two, or more often than in the other: a ball that
/// lies where another does still casts a shadow of its own.
fn differing<T: Clone + PartialEq>(old: &[T], new: &[T]) -> Vec<T> {
    let mut left: Vec<&T> = new.iter().collect();
    let mut all = Vec::new();
    for one in old {
        match left.iter().position(|other| *other == one) {
            Some(same) => drop(left.swap_remove(same)),
            None => all.push(one.clone()),
        }
    }
    all.extend(left.into_iter().cloned());
    all
}

/// From light to the numbers of a picture.
pub(super) fn develop(
    light: &[[f32; 4]],
    across: usize,
    tones: &Tones,
    area: Area,
    pixels: &mut [u8],
    size: Size,
) {
    let (width, columns) = (size.width() as usize, area.width as usize);
    for row in 0..area.height as usize {
        let start = 4 * ((area.y as usize + row) * width + area.x as usize);
        let out = &mut pixels[start..start + 4 * columns];
        let line = &light[row * across..row * across + columns];
        for (pixel, &[red, green, blue, alpha]) in out.as_chunks_mut().0.iter_mut().zip(line) {
            // Colours are stored as they would be if nothing shone through.
            let whole = if alpha > 1e-4 { 1.0 / alpha } else { 0.0 };
            let [red, green, blue] = tones.numbers([red * whole, green * whole, blue * whole]);
            *pixel = [red, green, blue, (alpha * 255.0 + 0.5) as u8];
        }
    }
}
