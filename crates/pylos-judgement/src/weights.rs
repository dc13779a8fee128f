//! The numbers of the network.
//!
//! ```text
//!  28 rows of 64 (i8) + 64 for the stage (i16)   the sums; 128 is one
//!  held between 0 and one                        64 inputs
//!  64 × 32 for the stage (i16, 1024 is one)      32 sums
//!  held between 0 and one                        32 inputs; 1024 is one
//!  32 for the stage (i16, 1024 is one)           the logarithm of the odds
//! ```
//!
//! A stage of the game is four more balls on the board. All arithmetic is in
//! whole numbers that cannot overflow, so that every machine judges alike.

use crate::patterns::ROWS;

/// Numbers in a row.
pub const WIDTH: usize = 64;
/// Sums of the second layer.
pub const HIDDEN: usize = 32;
/// Stages of the game.
pub const STAGES: usize = 8;
/// Inputs of the second layer are taken two by two, as vector instructions
/// like it.
pub const PAIRS: usize = WIDTH / 2;

/// What a state of a pattern adds to the sums: one line of the cache.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Row(pub [i8; WIDTH]);

/// What belongs to a stage of the game.
#[derive(Clone, Debug, PartialEq, Eq)]
#[repr(align(64))]
pub struct Stage {
    /// Where the first sums begin.
    pub start: [i16; WIDTH],
    /// For every pair of inputs and every sum of the second layer, how much
    /// the two count.
    pub second: [[[i16; 2]; HIDDEN]; PAIRS],
    /// Where the second sums begin.
    pub second_start: [i32; HIDDEN],
    /// How much they count in the end.
    pub last: [i16; HIDDEN],
    /// Where the last sum begins.
    pub last_start: i32,
}

/// All of it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Weights {
    /// For every state of every pattern.
    pub rows: Vec<Row>,
    /// For every stage.
    pub stages: Vec<Stage>,
}

/// The stage with so many balls on the board.
#[inline]
pub fn stage_of(balls: u32) -> usize {
    (balls as usize / 4).min(STAGES - 1)
}

impl Weights {
    /// Bytes in a file.
    pub(crate) const BYTES: usize = ROWS * WIDTH + STAGES * STAGE_BYTES;

    pub(crate) fn write(&self, bytes: &mut Vec<u8>) {
        bytes.extend(self.rows.iter().flat_map(|row| row.0).map(|number| number as u8));
        for stage in &self.stages {
            bytes.extend(stage.start.iter().flat_map(|n| n.to_le_bytes()));
            let second = stage.second.as_flattened().as_flattened();
            bytes.extend(second.iter().flat_map(|n| n.to_le_bytes()));
            bytes.extend(stage.second_start.iter().flat_map(|n| n.to_le_bytes()));
            bytes.extend(stage.last.iter().flat_map(|n| n.to_le_bytes()));
            bytes.extend(stage.last_start.to_le_bytes());
        }
    }

    /// `None` if there are not so many bytes.
    pub(crate) fn read(bytes: &[u8]) -> Option<Weights> {
        let (rows, stages) = bytes.split_at_checked(ROWS * WIDTH)?;
        let rows = rows.as_chunks::<WIDTH>().0.iter();
        let rows = rows.map(|row| Row(row.map(|byte| byte as i8))).collect();
        let stages = stages.as_chunks::<STAGE_BYTES>().0.iter().map(Stage::read).collect();
        let weights = Weights { rows, stages };
        (weights.stages.len() == STAGES).then_some(weights)
    }
}

const STAGE_BYTES: usize = 2 * WIDTH + 2 * WIDTH * HIDDEN + 4 * HIDDEN + 2 * HIDDEN + 4;

impl Stage {
    /// All zero.
    pub const ZERO: Stage = Stage {
        start: [0; WIDTH],
        second: [[[0; 2]; HIDDEN]; PAIRS],
        second_start: [0; HIDDEN],
        last: [0; HIDDEN],
        last_start: 0,
    };

    fn read(bytes: &[u8; STAGE_BYTES]) -> Stage {
        let mut rest = &bytes[..];
        let mut next = |wide: usize| {
            let (number, after) = rest.split_at(wide);
            rest = after;
            let sign = if number[wide - 1] & 0x80 == 0 { 0 } else { 0xff };
            i32::from_le_bytes(std::array::from_fn(|i| *number.get(i).unwrap_or(&sign)))
        };
        let mut stage = Stage::ZERO;
        stage.start.iter_mut().for_each(|n| *n = next(2) as i16);
        let second = stage.second.as_flattened_mut().as_flattened_mut();
        second.iter_mut().for_each(|n| *n = next(2) as i16);
        stage.second_start.iter_mut().for_each(|n| *n = next(4));
        stage.last.iter_mut().for_each(|n| *n = next(2) as i16);
        stage.last_start = next(4);
        stage
    }
}
