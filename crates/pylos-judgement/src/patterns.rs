//! What the network looks at: 28 patterns of cells, each in one of its states.
//!
//! - the 14 squares, each with the cell on top of it: 113 states, since the top
//!   can be occupied only when the whole square is (P1);
//! - the 8 rows and columns of level 1: 81 states;
//! - the 6 rows and columns of level 2: 27 states.
//!
//! A state is a *row* of numbers in the network. All states of all patterns
//! are numbered through. The cells of a pattern come out of the lattice of
//! [`Cells`] by a shift, a mask and a multiplication that moves their bits
//! together, the same for every pattern, so that nothing depends on its kind.

use pylos_rules::pyramid::Cells;

/// How many patterns there are.
pub const PATTERNS: usize = SQUARES + FOURS + THREES;
/// How many states they have in all.
pub const ROWS: usize = SQUARES * SQUARE_STATES + FOURS * 81 + THREES * 27;

const SQUARES: usize = 14;
const FOURS: usize = 8;
const THREES: usize = 6;
/// Three for each of four cells; or all occupied, and a ball of either side on
/// top.
const SQUARE_STATES: usize = 81 + 2 * 16;

/// Where a pattern's cells are on the lattice.
#[derive(Clone, Copy)]
struct Pattern {
    /// The lowest cell.
    shift: u32,
    /// The cells, counted from the lowest; the one on top not among them.
    mask: u64,
    /// Brings the cells' bits together …
    factor: u64,
    /// … so many places up.
    down: u32,
    /// 16 if there is a cell on top.
    top: u64,
    /// The number of its first row.
    first: u16,
}

impl Pattern {
    /// The pattern's balls of one side: bits 0 to 3, and 4 for the top.
    #[inline(always)]
    const fn bits(&self, side: u64) -> usize {
        let side = side >> self.shift;
        ((((side & self.mask) * self.factor) >> self.down & 15) | (side >> 12 & self.top)) as usize
    }
}

const ALL: [Pattern; PATTERNS] = {
    let square = Pattern { shift: 0, mask: 0x33, factor: 5, down: 2, top: 16, first: 0 };
    let mut all = [square; PATTERNS];
    let (mut n, mut first) = (0, 0);
    // The squares: one under each cell of the levels above the first.
    let mut place = 0;
    while place < 48 {
        if Cells::ALL.bits() >> (place + 16) & 1 == 1 {
            all[n] = Pattern { shift: place, first, ..square };
            (n, first) = (n + 1, first + SQUARE_STATES as u16);
        }
        place += 1;
    }
    let mut i = 0;
    while i < 4 {
        let row = Pattern { shift: 4 * i, mask: 0xf, factor: 1, down: 0, top: 0, first };
        let column =
            Pattern { shift: i, mask: 0x1111, factor: 0x1248, down: 12, first: first + 81, ..row };
        (all[n], all[n + 1]) = (row, column);
        (n, first) = (n + 2, first + 2 * 81);
        i += 1;
    }
    let mut i = 0;
    while i < 3 {
        let row = Pattern { shift: 16 + 4 * i, mask: 7, factor: 1, down: 0, top: 0, first };
        let column = Pattern {
            shift: 16 + i,
            mask: 0x111,
            factor: 0x124,
            down: 8,
            first: first + 27,
            ..row
        };
        (all[n], all[n + 1]) = (row, column);
        (n, first) = (n + 2, first + 2 * 27);
        i += 1;
    }
    all
};

/// The state of a pattern by its balls, the mover's in bits 0 to 4, the other
/// side's in bits 5 to 9.
static STATES: [u8; 1024] = {
    let mut states = [0; 1024];
    let mut i = 0;
    while i < 1024 {
        let (own, other) = (i & 31, i >> 5);
        states[i] =
            if (own | other) & 16 == 0 { thirds(own) + 2 * thirds(other) } else { 81 + own as u8 };
        i += 1;
    }
    states
};

/// The digits 1 of a number in base 3.
const fn thirds(bits: usize) -> u8 {
    (bits & 1) as u8
        + 3 * (bits >> 1 & 1) as u8
        + 9 * (bits >> 2 & 1) as u8
        + 27 * (bits >> 3 & 1) as u8
}

/// The patterns that a place of the lattice belongs to, as bits.
static TOUCHED: [u32; 64] = {
    let mut touched = [0; 64];
    let mut n = 0;
    while n < PATTERNS {
        let mut cells = ALL[n].mask << ALL[n].shift | (ALL[n].top >> 4) << (ALL[n].shift + 16);
        while cells != 0 {
            touched[cells.trailing_zeros() as usize] |= 1 << n;
            cells &= cells - 1;
        }
        n += 1;
    }
    touched
};

/// The row of a pattern.
#[inline(always)]
fn row(pattern: usize, own: u64, other: u64) -> u16 {
    let pattern = &ALL[pattern];
    let state = STATES[(pattern.bits(own) | pattern.bits(other) << 5) & 1023];
    pattern.first + u16::from(state)
}

/// The rows of a position, one of each pattern.
#[inline]
pub fn rows(own: Cells, other: Cells) -> [u16; PATTERNS] {
    std::array::from_fn(|pattern| row(pattern, own.bits(), other.bits()))
}

/// The rows that come and go when the other side's balls change.
pub(crate) struct Change {
    added: [u16; PATTERNS],
    removed: [u16; PATTERNS],
    len: usize,
}

impl Change {
    #[inline(always)]
    pub fn new(own: Cells, before: Cells, after: Cells) -> Change {
        let mut change = Change { added: [0; PATTERNS], removed: [0; PATTERNS], len: 0 };
        let mut cells = (before ^ after).bits();
        let mut touched = 0;
        while cells != 0 {
            touched |= TOUCHED[cells.trailing_zeros() as usize];
            cells &= cells - 1;
        }
        while touched != 0 {
            let pattern = touched.trailing_zeros() as usize;
            touched &= touched - 1;
            change.added[change.len] = row(pattern, own.bits(), after.bits());
            change.removed[change.len] = row(pattern, own.bits(), before.bits());
            change.len += 1;
        }
        change
    }

    #[inline(always)]
    pub fn rows(&self) -> (&[u16], &[u16]) {
        (&self.added[..self.len], &self.removed[..self.len])
    }
}

#[cfg(test)]
mod tests {
    use std::collections::{BTreeMap, BTreeSet};

    use pylos_rules::pyramid::{Cell, Level, Position, Rules};
    use pylos_rules::{Position as _, Random};

    use super::*;

    /// The patterns from the rules' own words: cells of each, in any order.
    fn patterns() -> BTreeSet<BTreeSet<Cell>> {
        let squares = Cell::ALL
            .into_iter()
            .filter(|cell| cell.level() != Level::One)
            .map(|top| Cells::from(top).carriers().with(top).into_iter().collect());
        let lines = |level, length: u64| {
            (0..length).flat_map(move |i| {
                let lane = if level == Level::One { 0 } else { 16 };
                let row = (0..length).map(|j| 1 << (lane + 4 * i + j)).sum();
                let column = (0..length).map(|j| 1 << (lane + 4 * j + i)).sum();
                [row, column].map(|bits| Cells::from_bits(bits).into_iter().collect())
            })
        };
        squares.chain(lines(Level::One, 4)).chain(lines(Level::Two, 3)).collect()
    }

    #[test]
    fn a_pattern_tells_its_own_cells_and_no_others() {
        let mut found = BTreeSet::new();
        for n in 0..PATTERNS {
            let cells = Cell::ALL.into_iter().filter(|cell| {
                let place = Cells::from(*cell).bits().trailing_zeros() as usize;
                TOUCHED[place] >> n & 1 == 1
            });
            found.insert(cells.collect::<BTreeSet<_>>());
        }
        assert_eq!(found, patterns());
    }

    #[test]
    fn equal_patterns_have_equal_rows_and_different_ones_different_rows() {
        let mut random = Random::new(4);
        let mut seen: BTreeMap<(usize, Vec<u8>), u16> = BTreeMap::new();
        let mut position = Position::START;
        for _ in 0..30_000 {
            let (own, other) = (position.own(), position.others());
            for (n, row) in rows(own, other).into_iter().enumerate() {
                let content = Cell::ALL.into_iter().filter(|cell| {
                    TOUCHED[Cells::from(*cell).bits().trailing_zeros() as usize] >> n & 1 == 1
                });
                let content =
                    content.map(|c| u8::from(own.contains(c)) + 2 * u8::from(other.contains(c)));
                let key = (n, content.collect());
                assert_eq!(*seen.entry(key).or_insert(row), row);
            }
            position = match position.random_turn(Rules::ADVANCED, &mut random) {
                Some(turn) => position.play_unchecked(Rules::ADVANCED, turn),
                None => Position::START,
            };
        }
        let rows: BTreeSet<u16> = seen.values().copied().collect();
        assert_eq!(rows.len(), seen.len(), "every state has a row of its own");
        assert!(rows.len() > 2_000 && rows.iter().all(|&row| usize::from(row) < ROWS));
    }
}
