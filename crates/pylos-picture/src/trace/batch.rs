//! Samples that are shaded together: all of one surface, near each other.

use crate::Vec3;
use crate::math::lanes::{max, min};

/// How many samples a batch has at most.
pub const MOST: usize = 64;

/// A number for each sample.
pub type Lane = [f32; MOST];

/// A batch of samples. Every field has a number for each of them, so that each
/// step of the work is one loop over numbers that lie side by side.
pub struct Batch {
    /// How many samples there are: a multiple of 8, the last one repeated.
    n: usize,
    /// Where they are in the picture.
    pub x: Lane,
    pub y: Lane,
    /// Where the ray meets the surface.
    pub px: Lane,
    pub py: Lane,
    pub pz: Lane,
    /// The direction that the surface faces there.
    pub nx: Lane,
    pub ny: Lane,
    pub nz: Lane,
    /// The direction to the eye.
    pub vx: Lane,
    pub vy: Lane,
    pub vz: Lane,
    /// How large a pixel is there.
    pub pixel: Lane,
    /// How much of the lamp and of the sky is seen from there.
    pub lamp: Lane,
    pub sky: Lane,
    /// How much ink and how much gold lies there, and how strongly it glows.
    pub ink: Lane,
    pub gilt: Lane,
    pub glow: Lane,
    /// The colour of the surface, and in the end that of the sample.
    pub red: Lane,
    pub green: Lane,
    pub blue: Lane,
    /// How opaque the picture is there.
    pub alpha: Lane,
}

impl Batch {
    pub fn new() -> Batch {
        let o = [0.0; MOST];
        Batch {
            n: 0,
            x: o,
            y: o,
            px: o,
            py: o,
            pz: o,
            nx: o,
            ny: o,
            nz: o,
            vx: o,
            vy: o,
            vz: o,
            pixel: o,
            lamp: o,
            sky: o,
            ink: o,
            gilt: o,
            glow: o,
            red: o,
            green: o,
            blue: o,
            alpha: o,
        }
    }

    /// Fills the batch with these places of the picture, 64 at most.
    pub fn fill(&mut self, x: &[f32], y: &[f32]) {
        let count = x.len().min(y.len()).min(MOST);
        self.n = count.next_multiple_of(8);
        for (lane, places) in [(&mut self.x, x), (&mut self.y, y)] {
            lane[..count].copy_from_slice(&places[..count]);
            let last = places.last().copied().unwrap_or(0.0);
            lane[count..self.n].fill(last);
        }
    }

    /// How many samples there are. Said in this way, the compiler knows that
    /// no index is out of bounds and that vectors leave no rest.
    #[inline(always)]
    pub fn len(&self) -> usize {
        self.n.min(MOST) & !7
    }

    /// A box about all points of the batch: its least and greatest corners.
    pub fn corners(&self) -> (Vec3, Vec3) {
        let n = self.len();
        #[inline(always)]
        fn range(lane: &[f32]) -> (f32, f32) {
            let (mut low, mut high) = ([f32::MAX; 8], [f32::MIN; 8]);
            for eight in lane.as_chunks::<8>().0 {
                for j in 0..8 {
                    low[j] = min(low[j], eight[j]);
                    high[j] = max(high[j], eight[j]);
                }
            }
            (low.into_iter().fold(f32::MAX, min), high.into_iter().fold(f32::MIN, max))
        }
        let (x, y, z) = (range(&self.px[..n]), range(&self.py[..n]), range(&self.pz[..n]));
        (Vec3::new(x.0, y.0, z.0), Vec3::new(x.1, y.1, z.1))
    }
}
