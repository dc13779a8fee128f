//! The values of all positions of a solved game.

use std::fmt;

use pylos_rules::Value;
use pylos_rules::pyramid::Rules;
use pylos_tablebase::code::LONGEST;
use rayon::ThreadPool;

use crate::layout::{Class, Layout};
use crate::memory::Memory;
use crate::register::Register;

/// Every position of a game, decided.
pub struct Solution {
    /// Where each position lies.
    pub layout: Layout,
    /// The rules.
    pub rules: Rules,
    /// The greatest distance.
    pub longest: u16,
    lost: Memory,
    not_won: Memory,
    /// Bit `i` of half the distance.
    planes: Vec<Memory>,
    /// The threads that have solved it; they write it, too.
    pool: ThreadPool,
}

/// A distance that a tablebase cannot store.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct DistanceError {
    /// The distance, in plies.
    pub plies: u16,
}

impl fmt::Display for DistanceError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let plies = self.plies;
        write!(f, "a win takes {plies} plies, and a tablebase can tell {LONGEST} at most")
    }
}

impl std::error::Error for DistanceError {}

impl Solution {
    pub(crate) fn new(
        layout: Layout,
        rules: Rules,
        [lost, not_won]: [Memory; 2],
        planes: Vec<Memory>,
        longest: u16,
        pool: ThreadPool,
    ) -> Solution {
        Solution { layout, rules, longest, lost, not_won, planes, pool }
    }

    pub(crate) fn pool(&self) -> &ThreadPool {
        &self.pool
    }

    /// The value of the position in which `own` are the mover's balls and
    /// `others` the opponent's (as masks in cell order).
    pub fn value(&self, own: u32, others: u32) -> Value {
        let Some((class, g)) = self.layout.find(own | others) else {
            return Value::Loss(0);
        };
        let class = &self.layout.classes[class];
        let others = self.layout.board.image_of(g, others);
        let waiting = |cell: usize| (others >> cell & 1) as usize;
        let low = self.layout.low.iter().enumerate();
        let high = class.high.iter().enumerate();
        let bit = low.fold(0, |bit, (slot, &cell)| bit | waiting(cell) << slot);
        let number = high.fold(0, |number, (v, &cell)| number | waiting(usize::from(cell)) << v);
        self.value_at(class.start + number, bit)
    }

    fn value_at(&self, number: usize, bit: usize) -> Value {
        let bit_of = |register: Register| register[bit / 64] >> (bit % 64) & 1 == 1;
        let planes = self.planes.iter().enumerate();
        let half = planes.fold(0, |half, (i, plane)| half | u16::from(bit_of(plane[number])) << i);
        match (bit_of(self.lost[number]), bit_of(self.not_won[number])) {
            (true, _) => Value::Loss(2 * half),
            (false, true) => Value::Draw,
            (false, false) => Value::Win(2 * half + 1),
        }
    }

    /// The value codes (see [`pylos_tablebase::code`]) of some registers of a
    /// class, sorted by the number of balls of the player who has just moved,
    /// and for each number in the order of the table. An error if there are
    /// distances in this solution that have no code.
    pub fn codes(
        &self,
        class: &Class,
        registers: std::ops::Range<usize>,
    ) -> Result<Vec<Vec<u8>>, DistanceError> {
        if self.longest > LONGEST {
            return Err(DistanceError { plies: self.longest });
        }
        let balls = u32::from(self.layout.board.shape.balls);
        let n = class.balls();
        let mut streams = vec![Vec::new(); n as usize + 1];
        let cells = class.slots;
        for high in registers {
            let ones = high.count_ones();
            // Colourings with too many balls of a side are no positions.
            let (fewest, most) = (ones, ones + cells.count_ones());
            if fewest > balls || n - most > balls {
                continue;
            }
            let number = class.start + high;
            for byte in 0..32usize {
                let column = |register: &Register| (register[byte / 8] >> (byte % 8 * 8)) as u8;
                let not_won = column(&self.not_won[number]);
                let lost = column(&self.lost[number]);
                let drawn = not_won & !lost;
                let mut columns = u64::from(!not_won) << 56;
                for (i, plane) in self.planes.iter().enumerate() {
                    columns |= u64::from(column(&plane[number])) << (8 * i);
                }
                let rows = transposed(columns).to_le_bytes();
                for (i, row) in rows.into_iter().enumerate() {
                    let bit = byte * 8 + i;
                    // A slot that is no cell counts only as 0.
                    if bit as u8 & !cells != 0 {
                        continue;
                    }
                    let waiting = ones + bit.count_ones();
                    if waiting > balls || n - waiting > balls {
                        continue;
                    }
                    let code = 2 * (row & 0x7f) + 1 + (row >> 7);
                    let drawn = drawn >> i & 1 == 1;
                    streams[waiting as usize].push(if drawn { 0 } else { code });
                }
            }
        }
        Ok(streams)
    }
}

/// An 8 × 8 bit matrix with rows and columns exchanged; row `i` is byte `i`.
fn transposed(matrix: u64) -> u64 {
    let mut m = matrix;
    for (shift, mask) in
        [(7, 0x00aa_00aa_00aa_00aa), (14, 0x0000_cccc_0000_cccc), (28, 0x0000_0000_f0f0_f0f0)]
    {
        let differ = (m ^ m >> shift) & mask;
        m ^= differ ^ differ << shift;
    }
    m
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::Shape;
    use crate::memory::Filling;
    use crate::solve::{Task, Verdict, solve};

    /// A solution whose distances would need an eighth plane and more: the codes
    /// would wrap round, so there are none, and nothing is written.
    #[test]
    fn distances_without_a_code_are_refused() {
        let task =
            Task { shape: Shape { side: 2, balls: 2 }, threads: 1, ..Task::full(Rules::STANDARD) };
        let mut solution = solve(task, |_| Verdict::GoOn).unwrap();
        let codes = |solution: &Solution| solution.codes(&solution.layout.classes[0], 0..1);
        let known = codes(&solution).unwrap();
        solution.longest = LONGEST;
        assert_eq!(codes(&solution).unwrap(), known);
        solution.longest = LONGEST + 1;
        assert_eq!(codes(&solution), Err(DistanceError { plies: 255 }));
        let path = std::env::temp_dir().join(format!("pylos-too-far-{}", std::process::id()));
        let kind = pylos_tablebase::Kind::Distances;
        let error = crate::write(&solution, kind, &path, |_| Verdict::GoOn).unwrap_err();
        let words = "a win takes 255 plies, and a tablebase can tell 254 at most";
        assert_eq!(error.to_string(), words);
        assert!(!path.exists());
    }

    /// A win in 2 · 200 + 1 plies is told as such, though it has no code.
    #[test]
    fn values_may_be_longer_than_codes() {
        let task =
            Task { shape: Shape { side: 2, balls: 2 }, threads: 1, ..Task::full(Rules::STANDARD) };
        let mut solution = solve(task, |_| Verdict::GoOn).unwrap();
        let registers = solution.layout.registers;
        solution.planes = (0..8)
            .map(|bit| {
                let mut plane = Memory::zeroed(registers, Filling::Dense).unwrap();
                plane.fill([if 200 >> bit & 1 == 1 { u64::MAX } else { 0 }; 4]);
                plane
            })
            .collect();
        assert!([Value::Win(401), Value::Loss(400)].contains(&solution.value(0, 0)));
    }

    #[test]
    fn transposing_exchanges_rows_and_columns() {
        let matrix = 0x0123_4567_89ab_cdef_u64;
        let bit = |m: u64, row: usize, column: usize| m >> (8 * row + column) & 1;
        for (row, column) in (0..8).flat_map(|r| (0..8).map(move |c| (r, c))) {
            assert_eq!(bit(transposed(matrix), row, column), bit(matrix, column, row));
        }
    }
}
