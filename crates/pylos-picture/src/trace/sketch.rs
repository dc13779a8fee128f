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
/// Where some of them are more opaque than others, they have as much more of a
/// say in the colour: what is not there has none, and no dark seam runs along
/// the edges of a board over nothing.
fn enlarge(small: &[u8], from: Size, large: &mut [u8], to: Size) {
    let small = small.as_chunks::<4>().0;
    let columns = places(from.width(), to.width());
    let rows = places(from.height(), to.height());
    let across = from.width() as usize;
    let lines = large.chunks_exact_mut(4 * to.width() as usize);
    for (line, &(top, bottom, down)) in lines.zip(&rows) {
        for (pixel, &(left, right, over)) in line.as_chunks_mut::<4>().0.iter_mut().zip(&columns) {
            let at = |row: usize, column: usize| small[row * across + column];
            let four = [at(top, left), at(top, right), at(bottom, left), at(bottom, right)];
            let (up, back) = (256 - down, 256 - over);
            let shares = [back * up, over * up, back * down, over * down];
            let opaque = four[0][3];
            *pixel = match four.iter().all(|one| one[3] == opaque) {
                true => mixed(four, shares),
                false => layered(four, shares),
            };
        }
    }
}

/// Four pixels by their shares of 2¹⁶.
#[inline(always)]
fn mixed(four: [[u8; 4]; 4], shares: [u32; 4]) -> [u8; 4] {
    let sum = |i: usize| (0..4).map(|k| u32::from(four[k][i]) * shares[k]).sum::<u32>();
    std::array::from_fn(|i| ((sum(i) + (1 << 15)) >> 16) as u8)
}

/// The same where colours count by how opaque they are.
fn layered(four: [[u8; 4]; 4], shares: [u32; 4]) -> [u8; 4] {
    let weights: [u32; 4] = std::array::from_fn(|k| u32::from(four[k][3]) * shares[k]);
    let whole = weights.iter().sum::<u32>().max(1);
    let colour = |i: usize| {
        // 2¹⁶ · 255 · 255 is just within 32 bits.
        let sum = (0..4).map(|k| u32::from(four[k][i]) * weights[k]).sum::<u32>();
        (sum / whole) as u8
    };
    [colour(0), colour(1), colour(2), ((whole + (1 << 15)) >> 16) as u8]
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

    #[test]
    fn what_is_not_there_lends_no_colour() {
        let (from, to) = (Size::new(2, 1).unwrap(), Size::new(8, 1).unwrap());
        let mut large = vec![0; 4 * to.pixels()];
        enlarge(&[0, 0, 0, 0, 240, 120, 60, 255], from, &mut large, to);
        let [first @ .., last] = large.as_chunks::<4>().0 else { panic!("eight pixels") };
        assert_eq!((first[0], *last), ([0; 4], [240, 120, 60, 255]));
        let seam: Vec<_> = first.iter().filter(|pixel| (1..255).contains(&pixel[3])).collect();
        assert!(seam.len() > 2, "{large:?}");
        assert!(seam.iter().all(|pixel| pixel[..3] == [240, 120, 60]), "{large:?}");
    }
}
