//! Sets of cells, as bits on a lattice that makes every rule one shift away.
//!
//! Each level has a lane of 16 bits, and in its lane the cell of file `f` and
//! rank `r` (from 0) is bit `4 r + f`, on every level alike:
//!
//! ```text
//!  level 1: bits 0…15   level 2: 16…31   level 3: 32…47   level 4: 48
//!  12 13 14 15          .  .  .  .       .  .  .  .
//!   8  9 10 11          24 25 26 .       .  .  .  .
//!   4  5  6  7          20 21 22 .       36 37 .  .
//!   0  1  2  3          16 17 18 .       32 33 .  .       48
//! ```
//!
//! The cell above the square whose lowest corner is bit `b` is then bit
//! `b + 16`, and the square itself is `b, b + 1, b + 4, b + 5`. So squares,
//! support and the cells that complete a square come out of a few shifts for
//! all levels at once, and no square can wrap round the edge of a level,
//! because the lattice has a gap there. Bits grow in cell order.

use std::fmt;
use std::ops::{BitAnd, BitOr, BitXor, Not, Sub};

use super::{Cell, Level};

/// A set of cells.
#[derive(Clone, Copy, PartialEq, Eq, Hash, Default, PartialOrd, Ord)]
pub struct Cells(u64);

/// The cells that are the lowest corner of a square: one under each cell of
/// the levels above the first.
const CORNERS: u64 = Cells::ALL.0 >> 16;

impl Cells {
    /// No cell.
    pub const NONE: Cells = Cells(0);
    /// Level 1: what needs no support.
    pub const GROUND: Cells = Cells(0xffff);
    /// The whole pyramid.
    pub const ALL: Cells = Cells(1 << 48 | 0x33 << 32 | 0x777 << 16 | 0xffff);

    /// The set as bits on the lattice.
    pub const fn bits(self) -> u64 {
        self.0
    }

    /// The cells of the lattice bits that are cells at all.
    pub const fn from_bits(bits: u64) -> Cells {
        Cells(bits & Self::ALL.0)
    }

    /// The set with only the bit of this lattice place, cell or not.
    pub(super) const fn place(bit: u8) -> Cells {
        Cells(1 << bit)
    }

    /// All cells of a level.
    pub fn on(level: Level) -> Cells {
        Cells(Self::ALL.0 & 0xffff << (16 * level.lane()))
    }

    /// All cells on higher levels than this one.
    pub fn higher_than(level: Level) -> Cells {
        Cells(Self::ALL.0 & u64::MAX << 16 << (16 * level.lane()))
    }

    /// Whether no cell is in the set.
    pub const fn is_empty(self) -> bool {
        self.0 == 0
    }

    /// How many cells are in the set.
    pub const fn len(self) -> u32 {
        self.0.count_ones()
    }

    /// Whether the cell is in the set.
    pub const fn contains(self, cell: Cell) -> bool {
        self.0 >> cell.lattice() & 1 == 1
    }

    /// The set and the cell.
    #[must_use]
    pub const fn with(self, cell: Cell) -> Cells {
        Cells(self.0 | 1 << cell.lattice())
    }

    /// The set without the cell.
    #[must_use]
    pub const fn without(self, cell: Cell) -> Cells {
        Cells(self.0 & !(1 << cell.lattice()))
    }

    /// The first cell in cell order.
    pub fn first(self) -> Option<Cell> {
        (self.0 != 0).then(|| Cell::from_lattice(self.0.trailing_zeros() as u8))
    }

    /// The cell with `n` cells of the set before it.
    ///
    /// Without a loop, whose end could not be foreseen: first the byte that
    /// holds the cell, then the bit from a table.
    #[inline]
    pub fn nth(self, n: u32) -> Option<Cell> {
        if n >= self.len() {
            return None;
        }
        const ONES: u64 = 0x0101_0101_0101_0101;
        const TOPS: u64 = 0x8080_8080_8080_8080;
        // Byte i holds the number of cells in bytes 0 to i.
        let upto = counts_of_bytes(self.0).wrapping_mul(ONES);
        // The top bit of byte i: whether more than n cells are in bytes 0 to i.
        let enough = ((upto | TOPS) - (u64::from(n) + 1) * ONES) & TOPS;
        let byte = enough.trailing_zeros() & !7;
        let before = upto << 8 >> byte & 0xff;
        let bits = (self.0 >> byte & 0xff) as usize;
        let bit = NTH_BIT[bits][(n as usize).wrapping_sub(before as usize) & 7];
        Some(Cell::from_lattice(byte as u8 + bit))
    }

    /// The cells that rest on four cells of this set, all of level 1 included
    /// (P1: where a ball could lie if these cells were occupied).
    #[must_use]
    pub const fn supported(self) -> Cells {
        Cells(self.squares().0 << 16 | Self::GROUND.0)
    }

    /// The lowest corners of the squares that lie wholly in this set.
    #[must_use]
    pub const fn squares(self) -> Cells {
        let m = self.0;
        Cells(m & m >> 1 & m >> 4 & m >> 5 & CORNERS)
    }

    /// The cells under the cells of this set: what these balls rest on.
    #[must_use]
    pub const fn carriers(self) -> Cells {
        let m = self.0 >> 16;
        Cells(m | m << 1 | m << 4 | m << 5)
    }

    /// The cells that rest on at least one cell of this set.
    #[must_use]
    pub const fn rests(self) -> Cells {
        let m = self.0;
        Cells((m | m >> 1 | m >> 4 | m >> 5) << 16 & Self::ALL.0)
    }

    /// The cells of this set that lie under exactly one ball of `occupied`.
    #[must_use]
    pub const fn under_exactly_one(self, occupied: Cells) -> Cells {
        let m = occupied.0 >> 16;
        let (a, b, c, d) = (m, m << 1, m << 4, m << 5);
        let one = a ^ b ^ c ^ d;
        let three = (a & b & (c ^ d)) | (c & d & (a ^ b));
        Cells(self.0 & one & !three)
    }

    /// How many cells of the set are on each level.
    #[inline]
    pub const fn on_each_level(self) -> [u32; 4] {
        let bytes = counts_of_bytes(self.0);
        let lanes = bytes + (bytes >> 8);
        let [a, _, b, _, c, _, d, _] = lanes.to_le_bytes();
        [a as u32, b as u32, c as u32, d as u32]
    }

    /// How many pairs there are of a cell of this set and a cell of `above`
    /// that rests on it.
    #[inline]
    pub(super) const fn pairs_with_rests(self, above: Cells) -> u32 {
        let (m, a) = (self.0, above.0 >> 16);
        (m & a).count_ones()
            + (m & a << 1).count_ones()
            + (m & a << 4).count_ones()
            + (m & a << 5).count_ones()
    }

    /// The cells, in the set or not, whose square the other three cells of it
    /// would complete (P6).
    #[must_use]
    pub const fn completing_squares(self) -> Cells {
        let (a, b, c, d) = (self.0, self.0 >> 1, self.0 >> 4, self.0 >> 5);
        let (ab, cd) = (a & b & CORNERS, c & d & CORNERS);
        Cells(b & cd | (a & cd) << 1 | (ab & d) << 4 | (ab & c) << 5)
    }

    /// The cells, in the set or not, whose line the other cells of it would
    /// complete (P13): rows and columns of four on level 1, of three on level 2.
    #[must_use]
    pub const fn completing_lines(self) -> Cells {
        let ground = self.0 & Self::GROUND.0;
        let fours = others_of_four::<1>(ground, 0x1111) | others_of_four::<4>(ground, 0x000f);
        let second = self.0 >> 16 & 0x777;
        let threes = others_of_three::<1>(second, 0x111) | others_of_three::<4>(second, 0x007);
        Cells(fours | threes << 16)
    }

    /// The cells of either set.
    #[must_use]
    pub const fn or(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }

    /// The set turned or mirrored.
    #[must_use]
    pub fn map(self, image: impl Fn(Cell) -> Cell) -> Cells {
        self.into_iter().map(image).collect()
    }
}

/// How many bits are set in each byte.
const fn counts_of_bytes(bits: u64) -> u64 {
    let pairs = bits - (bits >> 1 & 0x5555_5555_5555_5555);
    let fours = (pairs & 0x3333_3333_3333_3333) + (pairs >> 2 & 0x3333_3333_3333_3333);
    (fours + (fours >> 4)) & 0x0f0f_0f0f_0f0f_0f0f
}

/// For every byte, where its first, second, … set bit is.
static NTH_BIT: [[u8; 8]; 256] = {
    let mut table = [[0; 8]; 256];
    let mut byte = 0;
    while byte < 256 {
        let (mut bit, mut n) = (0, 0);
        while bit < 8 {
            if byte >> bit & 1 == 1 {
                table[byte][n] = bit;
                n += 1;
            }
            bit += 1;
        }
        byte += 1;
    }
    table
};

/// The members of a line of four whose three fellows are in `m`; a line is
/// `start`, and three more at distance `STEP`.
const fn others_of_four<const STEP: u32>(m: u64, start: u64) -> u64 {
    let (a, b, c, d) = (m, m >> STEP, m >> (2 * STEP), m >> (3 * STEP));
    let (ab, cd) = (a & b & start, c & d & start);
    b & cd | (a & cd) << STEP | (ab & d) << (2 * STEP) | (ab & c) << (3 * STEP)
}

/// The same for lines of three.
const fn others_of_three<const STEP: u32>(m: u64, start: u64) -> u64 {
    let (a, b, c) = (m & start, m >> STEP & start, m >> (2 * STEP) & start);
    b & c | (a & c) << STEP | (a & b) << (2 * STEP)
}

impl From<Cell> for Cells {
    fn from(cell: Cell) -> Cells {
        Cells(1 << cell.lattice())
    }
}

impl FromIterator<Cell> for Cells {
    fn from_iter<I: IntoIterator<Item = Cell>>(cells: I) -> Cells {
        cells.into_iter().fold(Cells::NONE, Cells::with)
    }
}

impl BitOr for Cells {
    type Output = Cells;
    fn bitor(self, other: Cells) -> Cells {
        Cells(self.0 | other.0)
    }
}

impl BitAnd for Cells {
    type Output = Cells;
    fn bitand(self, other: Cells) -> Cells {
        Cells(self.0 & other.0)
    }
}

impl BitXor for Cells {
    type Output = Cells;
    fn bitxor(self, other: Cells) -> Cells {
        Cells(self.0 ^ other.0)
    }
}

/// The cells that are not in the set.
impl Not for Cells {
    type Output = Cells;
    fn not(self) -> Cells {
        Cells(!self.0 & Cells::ALL.0)
    }
}

/// The cells of the first set that are not in the second.
impl Sub for Cells {
    type Output = Cells;
    fn sub(self, other: Cells) -> Cells {
        Cells(self.0 & !other.0)
    }
}

/// The cells in cell order.
impl IntoIterator for Cells {
    type Item = Cell;
    type IntoIter = CellsIter;
    fn into_iter(self) -> CellsIter {
        CellsIter(self.0)
    }
}

/// Iterates over a set in cell order.
#[derive(Clone, Debug)]
pub struct CellsIter(u64);

impl Iterator for CellsIter {
    type Item = Cell;

    fn next(&mut self) -> Option<Cell> {
        if self.0 == 0 {
            return None;
        }
        let cell = Cell::from_lattice(self.0.trailing_zeros() as u8);
        self.0 &= self.0 - 1;
        Some(cell)
    }

    fn size_hint(&self) -> (usize, Option<usize>) {
        let n = self.0.count_ones() as usize;
        (n, Some(n))
    }
}

impl ExactSizeIterator for CellsIter {}

impl fmt::Display for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (i, cell) in self.into_iter().enumerate() {
            if i > 0 {
                f.write_str(" ")?;
            }
            write!(f, "{cell}")?;
        }
        Ok(())
    }
}

impl fmt::Debug for Cells {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{{{self}}}")
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn cells(text: &str) -> Cells {
        text.split_whitespace().map(|cell| cell.parse::<Cell>().unwrap()).collect()
    }

    #[test]
    fn support_follows_the_drawing_of_the_board() {
        assert_eq!(cells("f1").carriers(), cells("b1 c1 b2 c2"));
        assert_eq!(cells("h1").carriers(), cells("e1 f1 e2 f2"));
        assert_eq!(cells("j1").carriers(), cells("h1 i1 h2 i2"));
        assert_eq!(cells("b2").rests(), cells("e1 f1 e2 f2"));
        assert_eq!(cells("a1").rests(), cells("e1"));
        assert_eq!(cells("d4").rests(), cells("g3"));
        assert_eq!(cells("j1").rests(), Cells::NONE);
        assert_eq!(Cells::GROUND.supported() - Cells::GROUND, Cells::on(Level::Two));
    }

    #[test]
    fn squares_and_lines_do_not_wrap_round_the_edge() {
        assert_eq!(cells("d1 a2 d2").completing_squares() & cells("a3 a1"), Cells::NONE);
        assert_eq!(cells("a1 b1 a2").completing_squares(), cells("b2"));
        assert_eq!(cells("e1 f1 f2").completing_squares(), cells("e2"));
        assert_eq!(cells("h1 i1 h2").completing_squares(), cells("i2"));
        assert_eq!(cells("b1 c1 d1").completing_lines(), cells("a1"));
        assert_eq!(cells("b1 c1 d1 a1").completing_lines(), cells("a1 b1 c1 d1"));
        assert_eq!(cells("c1 d1 a2").completing_lines(), Cells::NONE);
        assert_eq!(cells("a1 a2 a4").completing_lines(), cells("a3"));
        assert_eq!(cells("g1 g3").completing_lines(), cells("g2"));
        assert_eq!(cells("e2 f2").completing_lines(), cells("g2"));
        assert_eq!(cells("h1 i2").completing_lines(), Cells::NONE);
    }

    #[test]
    fn counting_and_choosing_agree_with_going_through() {
        let mut random = crate::Random::new(3);
        for _ in 0..2_000 {
            let set = Cells::from_bits(random.bits() & random.bits());
            for n in 0..=30 {
                assert_eq!(set.nth(n), set.into_iter().nth(n as usize), "{set} {n}");
            }
            let each = Level::ALL.map(|level| (set & Cells::on(level)).len());
            assert_eq!(set.on_each_level(), each, "{set}");
            let above = Cells::from_bits(random.bits());
            let pairs = set.into_iter().map(|cell| (cell.above() & above).len()).sum::<u32>();
            assert_eq!(set.pairs_with_rests(above), pairs, "{set} {above}");
        }
    }

    #[test]
    fn under_exactly_one_counts_the_balls_above() {
        let all = Cells::ALL;
        assert_eq!(all.under_exactly_one(cells("e1")), cells("a1 b1 a2 b2"));
        assert_eq!(all.under_exactly_one(cells("e1 f1")), cells("a1 a2 c1 c2"));
        let top = cells("e1 f1 e2 f2");
        assert_eq!(all.under_exactly_one(top), cells("a1 c1 a3 c3"));
    }
}
