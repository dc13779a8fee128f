//! One tile of a picture at a time.

use std::ops::Range;

use super::batch::{Batch, MOST};
use super::occlude::Region;
use super::see::{CHUNK, Extent, Rays, first_body, see_body, see_hollow, see_slab, veil_body};
use super::shade::{Studio, shade};
use crate::Vec3;
use crate::model::{Body, Model, Presence};

/// Pixels along a tile.
pub const TILE: usize = 30;
/// With a frame of one pixel round it, to find the edges: whole chunks.
const WIDE: usize = TILE + 2;
/// Rays through a pixel at an edge.
const FINE: usize = CHUNK;
/// Where they pass: every row and every column of the pixel once.
const ROWS: [usize; FINE] = [5, 12, 1, 8, 15, 4, 11, 0, 7, 14, 3, 10, 13, 6, 9, 2];

/// How carefully a tile is drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Care {
    /// One ray for every pixel.
    Rough,
    /// Sixteen at the edges.
    Fine,
}

/// The samples on one surface: places of the picture to be shaded, and the
/// share that each has in a pixel.
#[derive(Default)]
struct Heap {
    what: u32,
    x: Vec<f32>,
    y: Vec<f32>,
    pixel: Vec<u32>,
    share: Vec<f32>,
}

impl Heap {
    fn clear(&mut self, what: u32) {
        self.what = what;
        self.x.clear();
        self.y.clear();
        self.pixel.clear();
        self.share.clear();
    }

    #[inline]
    fn push(&mut self, x: f32, y: f32, pixel: usize, share: f32) {
        self.x.push(x);
        self.y.push(y);
        self.pixel.push(pixel as u32);
        self.share.push(share);
    }
}

/// What is kept from tile to tile, to be filled anew.
pub struct Bench {
    rays: Rays,
    fine: Rays,
    heaps: Vec<Heap>,
    used: usize,
    edges: Vec<usize>,
    batch: Box<Batch>,
    /// Light of each pixel: red, green, blue and alpha.
    pub light: Vec<[f32; 4]>,
}

/// Where everything of a model appears, found out once for all tiles.
pub struct Extents {
    hollows: Vec<Extent>,
    bodies: Vec<Extent>,
}

impl Extents {
    pub fn of(model: &Model) -> Extents {
        let top = model.base.slab.top;
        let hollow = |hollow: &crate::board::Hollow| {
            let end =
                |p: Vec3| model.camera.extent(Vec3::new(p.x, p.y, top), hollow.opening + 0.02);
            let (a, b) = (end(hollow.from), end(hollow.to()));
            let low = (a.0.0.min(b.0.0), a.0.1.min(b.0.1));
            (low, (a.1.0.max(b.1.0), a.1.1.max(b.1.1)))
        };
        let body = |body: &Body| {
            let (centre, radius) = body.bounds();
            model.camera.extent(centre, radius)
        };
        Extents {
            hollows: model.base.hollows.iter().map(hollow).collect(),
            bodies: model.bodies.iter().map(body).collect(),
        }
    }
}

/// What can be seen in a tile: numbers with the rows that they reach over.
struct Present {
    hollows: Vec<(usize, Range<usize>, Extent)>,
    bodies: Vec<(usize, Range<usize>, Extent)>,
}

impl Present {
    fn in_tile(extents: &Extents, left: f32, top: f32) -> Present {
        let (right, bottom) = (left + WIDE as f32, top + WIDE as f32);
        let overlapping = |all: &[Extent]| {
            let mut present = Vec::new();
            for (k, &(low, high)) in all.iter().enumerate() {
                if (low.0 < right) & (low.1 < bottom) & (high.0 > left) & (high.1 > top) {
                    let first = (low.1 - top).max(0.0) as usize;
                    let last = (high.1 - top).max(0.0) as usize + 1;
                    let rows = first.min(WIDE) * WIDE..last.min(WIDE) * WIDE;
                    present.push((k, rows, (low, high)));
                }
            }
            present
        };
        Present { hollows: overlapping(&extents.hollows), bodies: overlapping(&extents.bodies) }
    }
}

impl Bench {
    pub fn new() -> Bench {
        Bench {
            rays: Rays::default(),
            fine: Rays::default(),
            heaps: Vec::new(),
            used: 0,
            edges: Vec::new(),
            batch: Box::new(Batch::new()),
            light: vec![[0.0; 4]; TILE * TILE],
        }
    }

    /// Draws the tile whose first pixel is (x, y), and says where all that is
    /// seen in it lies.
    pub fn draw(
        &mut self,
        studio: &Studio<'_>,
        extents: &Extents,
        x: u32,
        y: u32,
        care: Care,
    ) -> Region {
        let (left, top) = (x as f32 - 1.0, y as f32 - 1.0);
        let present = Present::in_tile(extents, left, top);
        self.light.fill([0.0; 4]);
        self.used = 0;
        self.look(studio, &present, left, top);
        self.sort_pixels(care);
        if !self.edges.is_empty() {
            self.look_closely(studio, &present, x as f32, y as f32);
            self.sort_edges();
        }
        self.shade(studio)
    }

    /// One ray through every pixel.
    fn look(&mut self, studio: &Studio<'_>, present: &Present, left: f32, top: f32) {
        self.rays.clear();
        let mut x = [0.0; CHUNK];
        for row in 0..WIDE {
            for column in (0..WIDE).step_by(CHUNK) {
                for (i, x) in x.iter_mut().enumerate() {
                    *x = left + (column + i) as f32 + 0.5;
                }
                self.rays.push(&x, &[top + row as f32 + 0.5; CHUNK]);
            }
        }
        self.rays.close();
        let (model, eye) = (studio.model, &studio.eye);
        see_slab(eye, model, &mut self.rays);
        for (k, rows, extent) in &present.hollows {
            see_hollow(eye, model, *k, &mut self.rays, rows.clone(), extent);
        }
        let is_veil = |k: usize| matches!(model.bodies[k].presence, Presence::Veil(_));
        for (k, rows, extent) in present.bodies.iter().filter(|body| !is_veil(body.0)) {
            let id = first_body(model) + *k as u32;
            see_body(eye, &model.bodies[*k], id, &mut self.rays, rows.clone(), extent);
        }
        for (k, rows, _) in present.bodies.iter().filter(|body| is_veil(body.0)) {
            veil_body(eye, &model.bodies[*k], &mut self.rays, rows.clone());
        }
    }

    /// Pixels in which one thing alone is seen, and those at an edge.
    fn sort_pixels(&mut self, care: Care) {
        self.edges.clear();
        let mut edges = [0; TILE];
        for row in 0..TILE {
            let rows = |row: usize| &self.rays.what[row * WIDE..(row + 1) * WIDE];
            let (above, level, below) = (rows(row), rows(row + 1), rows(row + 2));
            let veiled = &self.rays.veiled[(row + 1) * WIDE..(row + 2) * WIDE];
            for (i, edge) in edges.iter_mut().enumerate() {
                let here = level[i + 1];
                let differ =
                    |row: &[u32]| (row[i] ^ here) | (row[i + 1] ^ here) | (row[i + 2] ^ here);
                *edge = differ(above) | differ(level) | differ(below) | veiled[i + 1];
            }
            if care == Care::Rough {
                edges = [0; TILE];
            }
            let mut column = 0;
            while column < TILE {
                if edges[column] != 0 {
                    self.edges.push(row * TILE + column);
                    column += 1;
                    continue;
                }
                // Mostly several pixels side by side show the same thing.
                let here = self.rays.what[(row + 1) * WIDE + column + 1];
                let begin = column;
                let same = |column: usize| {
                    edges[column] == 0 && self.rays.what[(row + 1) * WIDE + column + 1] == here
                };
                while column < TILE && same(column) {
                    column += 1;
                }
                let heap = self.heap_of(here);
                let start = (row + 1) * WIDE + begin + 1;
                let rays = start..start + (column - begin);
                let heap = &mut self.heaps[heap];
                heap.x.extend_from_slice(&self.rays.x[rays.clone()]);
                heap.y.extend_from_slice(&self.rays.y[rays]);
                let first = (row * TILE) as u32;
                heap.pixel.extend(first + begin as u32..first + column as u32);
                heap.share.resize(heap.pixel.len(), 1.0);
            }
        }
    }

    /// Sixteen rays through every pixel at an edge.
    fn look_closely(&mut self, studio: &Studio<'_>, present: &Present, left: f32, top: f32) {
        self.fine.clear();
        for &pixel in &self.edges {
            let (x, y) = (left + (pixel % TILE) as f32, top + (pixel / TILE) as f32);
            let (mut xs, mut ys) = ([0.0; FINE], [0.0; FINE]);
            for i in 0..FINE {
                xs[i] = x + (i as f32 + 0.5) / FINE as f32;
                ys[i] = y + (ROWS[i] as f32 + 0.5) / FINE as f32;
            }
            self.fine.push(&xs, &ys);
        }
        self.fine.close();
        let (model, eye) = (studio.model, &studio.eye);
        let all = self.fine.x.len();
        see_slab(eye, model, &mut self.fine);
        for (k, _, extent) in &present.hollows {
            see_hollow(eye, model, *k, &mut self.fine, 0..all, extent);
        }
        for (k, _, extent) in &present.bodies {
            let id = first_body(model) + *k as u32;
            see_body(eye, &model.bodies[*k], id, &mut self.fine, 0..all, extent);
        }
    }

    /// Each thing seen in a pixel is one sample with its share. It is taken
    /// where the thing really is seen: by the ray nearest to the middle of
    /// those that meet it.
    fn sort_edges(&mut self) {
        for j in 0..self.edges.len() {
            let pixel = self.edges[j];
            let rays = j * FINE..(j + 1) * FINE;
            let mut left = u16::MAX;
            while left != 0 {
                let what = self.fine.what[rays.start + left.trailing_zeros() as usize];
                let (mut mine, mut x, mut y) = (0_u16, 0.0, 0.0);
                for i in 0..FINE {
                    if self.fine.what[rays.start + i] == what {
                        mine |= 1 << i;
                        x += self.fine.x[rays.start + i];
                        y += self.fine.y[rays.start + i];
                    }
                }
                left &= !mine;
                let count = mine.count_ones() as f32;
                let (x, y) = (x / count, y / count);
                let mut best = (f32::MAX, 0.0, 0.0);
                for i in (0..FINE).filter(|i| mine >> i & 1 == 1) {
                    let (rx, ry) = (self.fine.x[rays.start + i], self.fine.y[rays.start + i]);
                    let far = (rx - x) * (rx - x) + (ry - y) * (ry - y);
                    if far < best.0 {
                        best = (far, rx, ry);
                    }
                }
                let share = count / FINE as f32;
                let heap = self.heap_of(what);
                self.heaps[heap].push(best.1, best.2, pixel, share);
            }
        }
    }

    /// The heap for samples on this surface.
    fn heap_of(&mut self, what: u32) -> usize {
        (0..self.used).find(|&heap| self.heaps[heap].what == what).unwrap_or_else(|| {
            if self.used == self.heaps.len() {
                self.heaps.push(Heap::default());
            }
            self.heaps[self.used].clear(what);
            self.used += 1;
            self.used - 1
        })
    }

    /// Shades every sample and adds it to its pixel.
    fn shade(&mut self, studio: &Studio<'_>) -> Region {
        let mut region = Region::NOTHING;
        for heap in &self.heaps[..self.used] {
            for start in (0..heap.x.len()).step_by(MOST) {
                let part = start..(start + MOST).min(heap.x.len());
                let batch = &mut self.batch;
                batch.fill(&heap.x[part.clone()], &heap.y[part.clone()]);
                let here = shade(studio, heap.what, batch);
                region = region.with((here.low, here.high));
                let pixels = heap.pixel[part.clone()].iter().zip(&heap.share[part]);
                for (i, (&pixel, &share)) in pixels.enumerate() {
                    let sample = [batch.red[i], batch.green[i], batch.blue[i], batch.alpha[i]];
                    let light = &mut self.light[pixel as usize];
                    for (sum, one) in light.iter_mut().zip(sample) {
                        *sum += one * share;
                    }
                }
            }
        }
        region
    }
}
