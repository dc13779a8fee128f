//! 255 colours for a film that has thousands.

/// Colours are counted by the upper five bits of red, green and blue.
const BITS: u32 = 5;
const CELLS: usize = 1 << (3 * BITS);

/// How often each colour occurs.
pub struct Census(Vec<u32>);

impl Census {
    pub fn new() -> Census {
        Census(vec![0; CELLS])
    }

    /// Counts the colours of a picture.
    pub fn count(&mut self, pixels: &[u8]) {
        for pixel in pixels.as_chunks::<4>().0 {
            self.0[cell(pixel[0], pixel[1], pixel[2])] += 1;
        }
    }

    /// The colours that represent the rest best: the colours there are, cut in
    /// two again and again where they differ most.
    pub fn palette(&self, colours: usize) -> Palette {
        let all: Vec<usize> = (0..CELLS).filter(|&cell| self.0[cell] > 0).collect();
        let mut boxes = vec![Box::of(all, &self.0)];
        while boxes.len() < colours {
            let widest = (0..boxes.len())
                .filter(|&i| boxes[i].cells.len() > 1)
                .max_by_key(|&i| (boxes[i].weight, i));
            let Some(widest) = widest else { break };
            let half = boxes[widest].split(&self.0);
            boxes.push(half);
        }
        let colours: Vec<[u8; 3]> = boxes.iter().map(|one| one.mean(&self.0)).collect();
        Palette { nearest: vec![u16::MAX; CELLS], colours }
    }
}

fn cell(red: u8, green: u8, blue: u8) -> usize {
    let upper = |value: u8| usize::from(value >> (8 - BITS));
    upper(red) << (2 * BITS) | upper(green) << BITS | upper(blue)
}

/// The middle colour of a cell.
fn colour(cell: usize) -> [i32; 3] {
    let part = |shift: u32| (((cell >> shift) & 31) * 8 + 4) as i32;
    [part(2 * BITS), part(BITS), part(0)]
}

/// Some colours that are near each other.
struct Box {
    cells: Vec<usize>,
    /// The axis along which they differ most.
    axis: usize,
    /// How much it would help to cut it.
    weight: u64,
}

impl Box {
    fn of(cells: Vec<usize>, counts: &[u32]) -> Box {
        let range = |axis: usize| {
            let values = cells.iter().map(|&cell| colour(cell)[axis]);
            values.clone().max().unwrap_or(0) - values.min().unwrap_or(0)
        };
        // The eye tells greens apart best, blues worst.
        let seen = [range(0) * 3, range(1) * 4, range(2) * 2];
        let axis = (0..3).max_by_key(|&axis| seen[axis]).unwrap_or(1);
        let count: u64 = cells.iter().map(|&cell| u64::from(counts[cell])).sum();
        // Large plain areas need no more colours than small ones.
        let weight = (count as f64).sqrt() as u64 * (seen[axis] * seen[axis]) as u64;
        Box { cells, axis, weight }
    }

    /// Cuts it at its median, keeps one half and hands out the other.
    fn split(&mut self, counts: &[u32]) -> Box {
        let axis = self.axis;
        self.cells.sort_by_key(|&cell| (colour(cell)[axis], cell));
        let half: u64 = self.cells.iter().map(|&cell| u64::from(counts[cell])).sum::<u64>() / 2;
        let mut sum = 0;
        let middle = self.cells.iter().position(|&cell| {
            sum += u64::from(counts[cell]);
            sum > half
        });
        let middle = middle.unwrap_or(0).clamp(1, self.cells.len() - 1);
        let rest = self.cells.split_off(middle);
        *self = Box::of(std::mem::take(&mut self.cells), counts);
        Box::of(rest, counts)
    }

    fn mean(&self, counts: &[u32]) -> [u8; 3] {
        let mut sums = [0_u64; 4];
        for &cell in &self.cells {
            let count = u64::from(counts[cell]);
            for (sum, part) in sums.iter_mut().zip(colour(cell)) {
                *sum += count * part as u64;
            }
            sums[3] += count;
        }
        [0, 1, 2].map(|axis| (sums[axis] / sums[3].max(1)).min(255) as u8)
    }
}

/// Some colours, and for every other colour the nearest of them.
pub struct Palette {
    pub colours: Vec<[u8; 3]>,
    nearest: Vec<u16>,
}

impl Palette {
    /// The number of the colour that is nearest to a pixel's. A pattern of
    /// four by four pixels shifts colours a little, so that smooth shades do
    /// not become steps.
    pub fn number(&mut self, pixel: [u8; 4], x: u32, y: u32) -> u8 {
        const PATTERN: [[i16; 4]; 4] =
            [[0, 8, 2, 10], [12, 4, 14, 6], [3, 11, 1, 9], [15, 7, 13, 5]];
        let shift = (PATTERN[y as usize % 4][x as usize % 4] - 8) * 5 / 8;
        let shifted = |value: u8| (i16::from(value) + shift).clamp(0, 255) as u8;
        let cell = cell(shifted(pixel[0]), shifted(pixel[1]), shifted(pixel[2]));
        if self.nearest[cell] == u16::MAX {
            let [red, green, blue] = colour(cell);
            let far = |colour: &[u8; 3]| {
                let off = |axis: usize, value: i32| i32::from(colour[axis]) - value;
                let (r, g, b) = (off(0, red), off(1, green), off(2, blue));
                3 * r * r + 4 * g * g + 2 * b * b
            };
            let best = (0..self.colours.len()).min_by_key(|&i| far(&self.colours[i])).unwrap_or(0);
            self.nearest[cell] = best as u16;
        }
        self.nearest[cell] as u8
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn few_colours_are_kept_and_many_are_halved() {
        let mut census = Census::new();
        census.count(&[255, 0, 0, 255, 0, 0, 255, 255, 255, 0, 0, 255]);
        let mut palette = census.palette(255);
        assert_eq!(palette.colours.len(), 2);
        let (red, blue) =
            (palette.number([255, 0, 0, 255], 0, 0), palette.number([0, 0, 255, 255], 1, 1));
        assert_ne!(red, blue);
        let mut census = Census::new();
        let many: Vec<u8> =
            (0..=255_u8).flat_map(|i| [i, i.wrapping_mul(3), 255 - i, 255]).collect();
        census.count(&many);
        assert_eq!(census.palette(16).colours.len(), 16);
    }

    #[test]
    fn nothing_at_all_has_a_palette_too() {
        let mut palette = Census::new().palette(4);
        assert_eq!(palette.number([9, 9, 9, 255], 0, 0), 0);
    }
}
