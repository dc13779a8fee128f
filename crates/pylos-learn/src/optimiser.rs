//! Adam: every number moves by its mean slope, measured by how much that
//! slope varies.

pub struct Adam {
    means: Vec<f32>,
    squares: Vec<f32>,
    /// What the two have in them yet.
    filled: (f32, f32),
}

const MEAN: f32 = 0.9;
const SQUARE: f32 = 0.999;

impl Adam {
    pub fn new(numbers: usize) -> Adam {
        Adam { means: vec![0.0; numbers], squares: vec![0.0; numbers], filled: (0.0, 0.0) }
    }

    /// One step against the slopes, which are emptied.
    pub fn step(&mut self, numbers: &mut [f32], slopes: &mut [f32], rate: f32) {
        self.filled.0 = MEAN * self.filled.0 + (1.0 - MEAN);
        self.filled.1 = SQUARE * self.filled.1 + (1.0 - SQUARE);
        let (rate, square) = (rate / self.filled.0, 1.0 / self.filled.1);
        let states = self.means.iter_mut().zip(self.squares.iter_mut());
        for ((number, slope), (mean, squared)) in numbers.iter_mut().zip(slopes).zip(states) {
            *mean = MEAN * *mean + (1.0 - MEAN) * *slope;
            *squared = SQUARE * *squared + (1.0 - SQUARE) * *slope * *slope;
            *number -= rate * *mean / ((*squared * square).sqrt() + 1e-8);
            *slope = 0.0;
        }
    }
}
