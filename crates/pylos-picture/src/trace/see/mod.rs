//! What each ray meets first.

mod body;
mod slab;

pub use body::{ball_depth, crown_depth, pawn_depth, see_body, veil_body};
pub use slab::{edge_distance, hollow_depth, outward, see_hollow, see_slab, side_depth};

use std::ops::Range;

use crate::math::Vec3;
use crate::math::lanes::min;
use crate::model::Model;

/// What a ray can meet: these, then hollow after hollow, then body after body.
pub const TABLE: u32 = 0;
pub const TOP: u32 = 1;
pub const SIDE: u32 = 2;
pub const HOLLOW: u32 = 3;

/// The number of the first body.
pub fn first_body(model: &Model) -> u32 {
    HOLLOW + model.base.hollows.len() as u32
}

/// Rays that are looked at together; where none of them meets a thing, the
/// rest of the work is saved.
pub const CHUNK: usize = 16;

/// The extent of something in the picture: least and greatest x and y.
pub type Extent = ((f32, f32), (f32, f32));

/// All of the picture.
pub const EVERYWHERE: Extent = ((f32::MIN, f32::MIN), (f32::MAX, f32::MAX));

/// Farther than anything.
pub const FAR: f32 = 1e9;

/// A ray: its direction, 1 deep.
pub type Ray = (f32, f32, f32);

/// Rays by where they pass through the picture, and what they meet.
#[derive(Default)]
pub struct Rays {
    pub x: Vec<f32>,
    pub y: Vec<f32>,
    /// How far away.
    pub depth: Vec<f32>,
    pub what: Vec<u32>,
    /// Whether something is before it that is seen through.
    pub veiled: Vec<u32>,
}

impl Rays {
    pub fn clear(&mut self) {
        self.x.clear();
        self.y.clear();
    }

    /// Adds a chunk of rays.
    pub fn push(&mut self, x: &[f32; CHUNK], y: &[f32; CHUNK]) {
        self.x.extend_from_slice(x);
        self.y.extend_from_slice(y);
    }

    /// Shows the rays of a range, which holds whole chunks, with their
    /// answers so far; only those near an extent. A chunk is a piece of a row,
    /// or lies within a pixel.
    #[inline(always)]
    pub fn each_chunk(
        &mut self,
        range: Range<usize>,
        extent: &Extent,
        mut look: impl FnMut(&[f32; CHUNK], &[f32; CHUNK], &mut [f32; CHUNK], &mut [u32; CHUNK]),
    ) {
        let (x, _) = self.x[range.clone()].as_chunks();
        let (y, _) = self.y[range.clone()].as_chunks();
        let (depth, _) = self.depth[range.clone()].as_chunks_mut();
        let (what, _) = self.what[range].as_chunks_mut();
        for (((x, y), depth), what) in x.iter().zip(y).zip(depth).zip(what) {
            let (low, high) = extent;
            let beside = (x[CHUNK - 1] < low.0) | (x[0] > high.0);
            if !(beside | (y[0] < low.1 - 1.0) | (y[0] > high.1 + 1.0)) {
                look(x, y, depth, what);
            }
        }
    }

    /// Makes room for the answers.
    pub fn close(&mut self) {
        let n = self.x.len();
        self.depth.resize(n, 0.0);
        self.what.resize(n, 0);
        self.veiled.clear();
        self.veiled.resize(n, 0);
    }
}

/// Rays through the picture: `base + x · dx + y · dy`.
#[derive(Clone, Copy)]
pub struct Eye {
    pub at: Vec3,
    base: Vec3,
    dx: Vec3,
    dy: Vec3,
    /// The size of a pixel at depth 1.
    pub pixel: f32,
    /// To the right and away from the eye, in the plane of the board.
    pub right: Vec3,
    pub away: Vec3,
}

impl Eye {
    pub fn of(model: &Model) -> Eye {
        let (base, dx, dy) = model.camera.rays();
        let right = model.camera.right;
        Eye {
            at: model.camera.eye,
            base,
            dx,
            dy,
            pixel: dx.length(),
            right,
            away: Vec3::UP.cross(right),
        }
    }

    #[inline(always)]
    pub fn ray(&self, x: f32, y: f32) -> Ray {
        (
            self.base.x + x * self.dx.x + y * self.dy.x,
            self.base.y + x * self.dx.y + y * self.dy.y,
            // Even beyond the horizon a ray comes down in the end.
            min(self.base.z + x * self.dx.z + y * self.dy.z, -1e-3),
        )
    }
}
