//! A picture in a hurry: fewer pixels, one ray for each.

use super::Painter;
use super::painter::{Shown, develop};
use super::tile::{Care, TILE};
use crate::math::tone::Tones;
use crate::{Area, Scene, Size};

impl Painter {
    /// Draws a scene roughly: one ray for every `coarseness` × `coarseness`
    /// pixels, and in between what lies in between. For boards while they
    /// turn; the next [`paint`](Painter::paint) draws everything with care.
    pub fn sketch(&mut self, scene: &Scene, coarseness: u32) {
        let coarseness = coarseness.clamp(1, 16);
        let fewer = |pixels: u32| pixels.div_ceil(coarseness);
        // Never larger than a size that is allowed.
        let Ok(small) = Size::new(fewer(self.size.width()), fewer(self.size.height())) else {
            return;
        };
        let shown = Shown::of(scene, small);
        let studio = shown.studio(&self.numbers);
        let mut pixels = vec![0; 4 * small.pixels()];
        for y in (0..small.height()).step_by(TILE) {
            for x in (0..small.width()).step_by(TILE) {
                self.bench.draw(&studio, &shown.extents, x, y, Care::Rough);
                let area = Area {
                    x,
                    y,
                    width: (small.width() - x).min(TILE as u32),
                    height: (small.height() - y).min(TILE as u32),
                };
                develop(&self.bench.light, TILE, Tones::shared(), area, &mut pixels, small);
            }
        }
        enlarge(&pixels, small, &mut self.pixels, self.size);
        self.shown = None;
        self.stale.fill(true);
    }
}

/// Fills a picture from a smaller one, from the four nearest pixels each.
fn enlarge(small: &[u8], from: Size, large: &mut [u8], to: Size) {
    let small = small.as_chunks::<4>().0;
    let columns = places(from.width(), to.width());
    let rows = places(from.height(), to.height());
    let across = from.width() as usize;
    let lines = large.chunks_exact_mut(4 * to.width() as usize);
    for (line, &(top, bottom, down)) in lines.zip(&rows) {
        for (pixel, &(left, right, over)) in line.as_chunks_mut::<4>().0.iter_mut().zip(&columns) {
            let at = |row: usize, column: usize| small[row * across + column];
            let (a, b) = (at(top, left), at(top, right));
            let (c, d) = (at(bottom, left), at(bottom, right));
            for i in 0..4 {
                let mix = |a: u8, b: u8, t: u32| u32::from(a) * (256 - t) + u32::from(b) * t;
                let sum = mix(a[i], b[i], over) * (256 - down) + mix(c[i], d[i], over) * down;
                pixel[i] = ((sum + (1 << 15)) >> 16) as u8;
            }
        }
    }
}

/// For each place of the larger: the two nearest of the smaller, and how far
/// it is from the first to the second, in 256 parts.
fn places(small: u32, large: u32) -> Vec<(usize, usize, u32)> {
    let last = small as usize - 1;
    (0..large)
        .map(|i| {
            let at = (i as f32 + 0.5) * small as f32 / large as f32 - 0.5;
            let first = (at.max(0.0) as usize).min(last);
            let part = ((at - first as f32).clamp(0.0, 1.0) * 256.0) as u32;
            (first, (first + 1).min(last), part)
        })
        .collect()
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn an_enlarged_picture_keeps_its_colours() {
        let (from, to) = (Size::new(2, 1).unwrap(), Size::new(6, 2).unwrap());
        let mut large = vec![0; 4 * to.pixels()];
        enlarge(&[0, 0, 0, 255, 240, 120, 60, 255], from, &mut large, to);
        assert_eq!(large[..4], [0, 0, 0, 255]);
        assert_eq!(large[20..24], [240, 120, 60, 255]);
        assert!(large[8] > 0 && large[8] < large[12], "{large:?}");
    }
}
