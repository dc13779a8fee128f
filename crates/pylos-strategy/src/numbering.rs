//! Which number a position has.
//!
//! Everything here is said of the board up to its eight symmetries. Positions
//! are sorted first by how many cells are *occupied*, then by which, as a mask
//! in cell order; the occupancies that are the smallest of their eight images
//! stand for all others. Positions of one occupancy of `n` cells are sorted by
//! how many balls the *waiting* player (who is not to move) has, and these by
//! where they lie: a set of `k` out of `n` cells in colexicographic order, the
//! cells in cell order. A position with symmetries to spare takes the image
//! whose waiting balls have the smallest mask.
//!
//! `docs/solved/certificate.md` says the same with an example.

use std::sync::LazyLock;

use pylos_rules::pyramid::{Cell, Cells, Color, Position, Setup, Symmetry};

/// A set of cells in cell order: bit 0 is `a1`, bit 29 `j1`.
type Mask = u32;

/// The tables, made when they are first needed.
pub(crate) static NUMBERING: LazyLock<Numbering> = LazyLock::new(Numbering::new);

/// The numbers of all positions.
pub(crate) struct Numbering {
    /// For every symmetry and every ten cells, where they go.
    images: Box<[[[Mask; 1 << PART]; 3]; 8]>,
    /// The occupancies that stand for their images, in order.
    classes: Vec<Mask>,
    /// The first number of every class, and the number after the last.
    firsts: Vec<u32>,
    /// From a class's mask to its place in the list: a hash table.
    places: Box<[(Mask, u16)]>,
}

/// Cells looked up at once when a set is turned or mirrored.
const PART: u32 = 10;

/// Places in the hash table: four for every class.
const PLACES: usize = 1 << 16;

/// No set of cells.
const FREE: Mask = Mask::MAX;

/// `BINOMIALS[n][k]`: in how many ways `k` of `n` cells can be chosen.
const BINOMIALS: [[u32; 32]; 31] = {
    let mut table = [[0; 32]; 31];
    let mut n = 0;
    while n < 31 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + table[n - 1][k];
            k += 1;
        }
        n += 1;
    }
    table
};

/// Of the positions with `n` balls: how many have fewer than `k` waiting ones,
/// no side having more than it owns (P2).
const fn before(n: usize, k: usize) -> u32 {
    let mut fewer = 0;
    let mut count = n.saturating_sub(Position::BALLS as usize);
    while count < k {
        fewer += BINOMIALS[n][count];
        count += 1;
    }
    fewer
}

const BEFORE: [[u32; 17]; 31] = {
    let mut table = [[0; 17]; 31];
    let mut n = 0;
    while n < 31 {
        let mut k = 0;
        while k < 17 {
            table[n][k] = before(n, k);
            k += 1;
        }
        n += 1;
    }
    table
};

impl Numbering {
    fn new() -> Numbering {
        let image = |symmetry: Symmetry, part: u32, set: usize| {
            let cells = (0..PART).filter(|bit| set >> bit & 1 == 1);
            let cells = cells.filter_map(|bit| Cell::from_index((part * PART + bit) as usize));
            cells.fold(0, |mask, cell| mask | 1 << symmetry.cell(cell).index())
        };
        let mut images = Box::new([[[0; 1 << PART]; 3]; 8]);
        for (tables, symmetry) in images.iter_mut().zip(Symmetry::ALL) {
            for (part, table) in (0..).zip(tables) {
                for (set, entry) in table.iter_mut().enumerate() {
                    *entry = image(symmetry, part, set);
                }
            }
        }
        let mut numbering = Numbering {
            images,
            classes: Vec::new(),
            firsts: vec![0],
            places: vec![(FREE, 0); PLACES].into_boxed_slice(),
        };
        let mut classes = supported_sets();
        classes.retain(|mask| (1..8).all(|image| numbering.image(image, *mask) >= *mask));
        classes.sort_by_key(|mask| (mask.count_ones(), *mask));
        let mut next = 0;
        for (class, mask) in (0..).zip(&classes) {
            let mut at = place(*mask);
            while numbering.places[at].0 != FREE {
                at = (at + 1) % PLACES;
            }
            numbering.places[at] = (*mask, class);
            let n = mask.count_ones() as usize;
            next += BEFORE[n][1 + n.min(Position::BALLS as usize)];
            numbering.firsts.push(next);
        }
        numbering.classes = classes;
        numbering
    }

    /// How many numbers there are.
    pub fn len(&self) -> u32 {
        self.firsts[self.classes.len()]
    }

    #[inline]
    fn image(&self, symmetry: usize, mask: Mask) -> Mask {
        let tables = &self.images[symmetry];
        let part = |i: usize| tables[i][(mask >> (i as u32 * PART)) as usize & ((1 << PART) - 1)];
        part(0) | part(1) | part(2)
    }

    /// The number of a position and of its images; whose balls are light does
    /// not matter, only who is to move.
    #[inline]
    pub fn number(&self, position: &Position) -> u32 {
        let waiting = mask_of(position.others());
        let occupied = waiting | mask_of(position.own());
        let (mut class, mut set) = (occupied, waiting);
        for symmetry in 1..8 {
            let image = self.image(symmetry, occupied);
            if image <= class {
                let other = self.image(symmetry, waiting);
                if image < class || other < set {
                    (class, set) = (image, other);
                }
            }
        }
        let (n, k) = (class.count_ones() as usize, set.count_ones() as usize);
        self.firsts[self.class(class)] + BEFORE[n][k] + rank(class, set)
    }

    /// Where a class is in the list. Every occupancy that a position has is one.
    #[inline]
    fn class(&self, mask: Mask) -> usize {
        let mut at = place(mask);
        while self.places[at].0 != mask {
            at = (at + 1) % PLACES;
        }
        usize::from(self.places[at].1)
    }

    /// The position of this number, with this side to move; `None` if there is
    /// none, or if the number is not the smallest of its images.
    pub fn position(&self, number: u32, to_move: Color) -> Option<Position> {
        let class = self.firsts.partition_point(|first| *first <= number).checked_sub(1)?;
        let occupied = *self.classes.get(class)?;
        let n = occupied.count_ones() as usize;
        let within = number - self.firsts[class];
        let k = BEFORE[n].partition_point(|before| *before <= within) - 1;
        // Counts that are not possible have no positions before them either.
        let waiting = unrank(occupied, k, within - BEFORE[n][k]);
        let [waiting, own] = [waiting, occupied & !waiting].map(cells_of);
        let (light, dark) = match to_move {
            Color::Light => (own, waiting),
            Color::Dark => (waiting, own),
        };
        let position = Position::try_from(Setup { light, dark, to_move }).ok()?;
        (self.number(&position) == number).then_some(position)
    }
}

#[inline]
fn place(mask: Mask) -> usize {
    // The golden ratio spreads neighbouring numbers evenly.
    (mask.wrapping_mul(0x9e37_79b9) >> 16) as usize
}

/// All sets of cells in which nothing floats (P1).
fn supported_sets() -> Vec<Mask> {
    let mut sets = vec![Cells::NONE];
    for cell in Cell::ALL {
        let carried = |set: &Cells| (cell.below() - *set).is_empty();
        let with: Vec<Cells> = sets.iter().copied().filter(carried).map(|s| s.with(cell)).collect();
        sets.extend(with);
    }
    sets.into_iter().map(mask_of).collect()
}

/// The lattice of the rules has gaps; this closes them.
#[inline]
fn mask_of(cells: Cells) -> Mask {
    let x = cells.bits();
    let rows = (x >> 16 & 7) | (x >> 17 & 7 << 3) | (x >> 18 & 7 << 6);
    let tops = (x >> 32 & 3) | (x >> 34 & 3 << 2) | (x >> 44 & 1 << 4);
    (x & 0xffff | rows << 16 | tops << 25) as Mask
}

fn cells_of(mask: Mask) -> Cells {
    (0..Cell::COUNT).filter(|bit| mask >> bit & 1 == 1).filter_map(Cell::from_index).collect()
}

/// The number of a set among the sets of as many of the occupied cells.
#[inline]
fn rank(occupied: Mask, set: Mask) -> u32 {
    let (mut rest, mut members, mut sum) = (set, 0, 0);
    while rest != 0 {
        let bit = rest.trailing_zeros();
        members += 1;
        sum += BINOMIALS[(occupied & ((1 << bit) - 1)).count_ones() as usize][members];
        rest &= rest - 1;
    }
    sum
}

/// The set of `k` of the occupied cells that has this number.
fn unrank(occupied: Mask, k: usize, mut number: u32) -> Mask {
    let (mut set, mut members) = (0, k);
    for bit in (0..Cell::COUNT as u32).rev().filter(|bit| occupied >> bit & 1 == 1) {
        let below = (occupied & ((1 << bit) - 1)).count_ones() as usize;
        if members > 0 && BINOMIALS[below][members] <= number {
            number -= BINOMIALS[below][members];
            members -= 1;
            set |= 1 << bit;
        }
    }
    set
}

#[cfg(test)]
mod tests {
    use std::collections::HashMap;

    use pylos_rules::pyramid::Rules;
    use pylos_rules::{Position as _, Random};

    use super::*;

    #[test]
    fn every_class_is_counted_and_all_numbers_fit() {
        let numbering = &*NUMBERING;
        // The figures of theory, the full pyramid included.
        assert_eq!(supported_sets().len(), 141_120);
        assert_eq!(numbering.classes.len(), 18_458);
        assert_eq!(numbering.firsts.len(), 18_459);
        assert!(numbering.firsts.is_sorted());
        assert_eq!(numbering.number(&Position::START), 0);
        assert_eq!(numbering.position(numbering.len(), Color::Light), None);
        assert_eq!(numbering.position(u32::MAX, Color::Dark), None);
    }

    #[test]
    fn images_share_a_number_and_no_others_do() {
        let mut random = Random::new(4);
        let mut seen = HashMap::new();
        for _ in 0..300 {
            let mut position = Position::START;
            while let Some(turn) = position.random_turn(Rules::ADVANCED, &mut random) {
                position = position.play_unchecked(Rules::ADVANCED, turn);
                let number = NUMBERING.number(&position);
                let images = Symmetry::ALL.map(|s| s.position(&position));
                assert!(images.iter().all(|image| NUMBERING.number(image) == number));
                let back = NUMBERING.position(number, position.to_move()).unwrap();
                assert!(images.contains(&back), "{position} came back as {back}");
                let smallest = images.map(|image| (image.own(), image.others())).into_iter().min();
                assert_eq!(*seen.entry(number).or_insert(smallest), smallest, "{position}");
            }
        }
        assert!(seen.len() > 3_000);
    }

    #[test]
    fn numbers_follow_the_order_that_is_described() {
        // One ball, of the waiting player or of the mover, on the three kinds
        // of cells of level 1: a1, b1, b2.
        let number = |text: &str| NUMBERING.number(&text.parse().unwrap());
        assert_eq!(number("................/........./..../. L"), 0);
        assert_eq!(number("L.............../........./..../. L"), 1);
        assert_eq!(number("D.............../........./..../. L"), 2);
        assert_eq!(number(".L............../........./..../. L"), 3);
        assert_eq!(number(".............D../........./..../. L"), 4);
        assert_eq!(number(".....L........../........./..../. L"), 5);
        assert_eq!(number(".....D........../........./..../. L"), 6);
        assert_eq!(number(".....D........../........./..../. D"), 5);
        // Two waiting balls on a1 and b1 come after all others of these cells.
        assert_eq!(number("LL............../........./..../. L"), 7);
        assert_eq!(number("DL............../........./..../. L"), 8);
        assert_eq!(number("LD............../........./..../. L"), 9);
        assert_eq!(number("DD............../........./..../. L"), 10);
    }
}
