//! From truth tables to the value codes of a tablebase (see
//! [`pylos_tablebase::code`]): one byte for each position, sorted by how many
//! balls are the waiting player's.
//!
//! A register becomes 256 codes, eight at a time, by a table that spreads the
//! bits of a byte over eight bytes. Those with equally many ones among the slots
//! lie in the same places of every register of a class, so that they are copied
//! out by lists made once.

use std::fmt;
use std::ops::Range;

use pylos_tablebase::code::LONGEST;

use crate::layout::{Class, SLOTS};
use crate::register::Register;
use crate::solution::{Decided, Solution};

/// Bits of a register.
const BITS: usize = 1 << SLOTS;

/// More numbers of waiting balls than there are on any board.
pub(crate) const COUNTS: usize = 32;

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
    /// Whether every distance has a code.
    pub(crate) fn check_distances(&self) -> Result<(), DistanceError> {
        match self.longest > LONGEST {
            true => Err(DistanceError { plies: self.longest }),
            false => Ok(()),
        }
    }

    /// The value codes of some registers of a class in a family of positions,
    /// sorted by the number of balls of the player who has just moved, and for
    /// each number in the order of the table. An error if there are distances
    /// in this solution that have no code.
    pub fn codes(
        &self,
        family: usize,
        class: &Class,
        registers: Range<usize>,
    ) -> Result<Vec<Vec<u8>>, DistanceError> {
        self.check_distances()?;
        let sizes = self.sizes(family, class, registers.clone());
        let mut streams: Vec<Vec<u8>> =
            (0..=class.balls() as usize).map(|waiting| vec![0; sizes[waiting]]).collect();
        let parts = streams.iter_mut().map(Vec::as_mut_slice).collect();
        self.fill_codes(family, class, registers, parts);
        Ok(streams)
    }

    /// How many positions of some registers have each number of waiting balls.
    pub(crate) fn sizes(
        &self,
        family: usize,
        class: &Class,
        registers: Range<usize>,
    ) -> [usize; COUNTS] {
        let mut by_ones = [0; COUNTS];
        for high in registers {
            by_ones[high.count_ones() as usize] += 1;
        }
        let slots = SlotLists::new(class.slots);
        let mut sizes = [0; COUNTS];
        // Colourings with too many balls of a side are no positions.
        for waiting in self.layout.board.shape.balls.waiting_of(family, class.balls() as usize) {
            let with = |ones: usize| by_ones[waiting - ones] * slots.with(ones).len();
            sizes[waiting] = (0..=SLOTS.min(waiting)).map(with).sum();
        }
        sizes
    }

    /// Writes the codes of some registers to `streams`, one for each number of
    /// waiting balls from none on, of the lengths that [`sizes`](Self::sizes)
    /// tells.
    pub(crate) fn fill_codes(
        &self,
        family: usize,
        class: &Class,
        registers: Range<usize>,
        mut streams: Vec<&mut [u8]>,
    ) {
        let decided = &self.families[family];
        let slots = SlotLists::new(class.slots);
        let range = self.layout.board.shape.balls.waiting_of(family, class.balls() as usize);
        let mut codes = [0; BITS];
        let mut filled = [0; COUNTS];
        for high in registers {
            let ones = high.count_ones() as usize;
            let first = range.start().saturating_sub(ones);
            let Some(last) = range.end().checked_sub(ones) else { continue };
            if first > slots.most() {
                continue;
            }
            decided.codes(class.start + high, &mut codes);
            for more in first..=last.min(slots.most()) {
                let bits = slots.with(more);
                let at = &mut filled[ones + more];
                let stream = &mut streams[ones + more][*at..][..bits.len()];
                for (code, bit) in stream.iter_mut().zip(bits) {
                    *code = codes[usize::from(*bit)];
                }
                *at += bits.len();
            }
        }
    }
}

impl Decided {
    /// The codes of all bits of a register.
    fn codes(&self, number: usize, codes: &mut [u8; BITS]) {
        const ONES: u64 = 0x0101_0101_0101_0101;
        let mut eights = [ONES; BITS / 8];
        let (lost, not_won) = (&self.lost[number], &self.not_won[number]);
        for (eight, won) in eights.iter_mut().zip(spread(&not_won.map(|word| !word))) {
            *eight += won;
        }
        for (i, plane) in self.planes.iter().enumerate() {
            for (eight, half) in eights.iter_mut().zip(spread(&plane[number])) {
                *eight += half << (i + 1);
            }
        }
        let mut drawn = *not_won;
        for (drawn, lost) in drawn.iter_mut().zip(lost) {
            *drawn &= !lost;
        }
        if drawn != [0; 4] {
            for (eight, drawn) in eights.iter_mut().zip(spread(&drawn)) {
                *eight &= !(drawn * 0xff);
            }
        }
        for (bytes, eight) in codes.chunks_exact_mut(8).zip(eights) {
            bytes.copy_from_slice(&eight.to_le_bytes());
        }
    }
}

/// The bits of a register as bytes, eight at a time.
fn spread(register: &Register) -> impl Iterator<Item = u64> {
    let bytes = register.iter().flat_map(|word| word.to_le_bytes());
    bytes.map(|byte| SPREAD[usize::from(byte)])
}

/// The bits of a byte as the lowest bits of eight bytes.
const SPREAD: [u64; 256] = {
    let mut spread = [0; 256];
    let mut byte = 0;
    while byte < 256 {
        let mut bit = 0;
        while bit < 8 {
            spread[byte] |= (byte as u64 >> bit & 1) << (8 * bit);
            bit += 1;
        }
        byte += 1;
    }
    spread
};

/// The bits of a register, by how many of its slots are one. A slot that is no
/// cell counts only as 0.
struct SlotLists {
    bits: Vec<u8>,
    starts: [usize; SLOTS + 2],
    slots: u8,
}

impl SlotLists {
    fn new(slots: u8) -> SlotLists {
        let mut bits: Vec<u8> = (0..=u8::MAX).filter(|bit| bit & !slots == 0).collect();
        bits.sort_by_key(|bit| bit.count_ones());
        let start = |ones: usize| bits.partition_point(|bit| (bit.count_ones() as usize) < ones);
        let starts = std::array::from_fn(start);
        SlotLists { bits, starts, slots }
    }

    /// The most ones that a bit has.
    fn most(&self) -> usize {
        self.slots.count_ones() as usize
    }

    /// The bits with so many ones, in increasing order.
    fn with(&self, ones: usize) -> &[u8] {
        &self.bits[self.starts[ones]..self.starts[ones + 1]]
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::pyramid::Rules;

    use super::*;
    use crate::board::Shape;
    use crate::solve::{Task, Verdict, solve};

    /// A solution whose distances would need an eighth plane and more: the codes
    /// would wrap round, so there are none, and nothing is written.
    #[test]
    fn distances_without_a_code_are_refused() {
        let task = Task { shape: Shape::even(2, 2), threads: 1, ..Task::full(Rules::STANDARD) };
        let mut solution = solve(task, |_| Verdict::GoOn).unwrap();
        let codes = |solution: &Solution| solution.codes(0, &solution.layout.classes[0], 0..1);
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

    #[test]
    fn bits_are_spread_over_bytes() {
        let register = [0x0123_4567_89ab_cdef, 1, 1 << 63, u64::MAX];
        let bytes: Vec<u8> = spread(&register).flat_map(u64::to_le_bytes).collect();
        for (i, byte) in bytes.into_iter().enumerate() {
            assert_eq!(u64::from(byte), register[i / 64] >> (i % 64) & 1, "bit {i}");
        }
    }

    #[test]
    fn bits_are_listed_by_their_ones() {
        let lists = SlotLists::new(0b1000_0101);
        assert_eq!(lists.with(0), [0]);
        assert_eq!(lists.with(1), [1, 4, 128]);
        assert_eq!(lists.with(2), [5, 129, 132]);
        assert_eq!(lists.with(3), [133]);
        assert!((4..=8).all(|ones| lists.with(ones).is_empty()));
    }
}
