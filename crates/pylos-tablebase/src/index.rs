//! Which number a position has.
//!
//! Positions are sorted by their *occupancy*, the set of filled cells. Of the
//! occupancies that are turned or mirrored images of one another, one stands
//! for all: the *class*, the one whose mask in cell order is the smallest
//! number. Within a class the positions are sorted by how many balls the
//! *waiting* player (who is not to move) has on the board, and these by where
//! they lie: a set of `k` of the class's cells, ranked in colexicographic
//! order. For that the cells have an order of their own, [`TABLE_ORDER`]:
//! first the middle of level 1, then its corners, then the rest in cell order.

use pylos_rules::Side as _;
use pylos_rules::pyramid::{Cell, Cells, Color, Position, Setup, Symmetry};

/// The order of cells in which the waiting player's balls are ranked, as
/// numbers in cell order.
pub const TABLE_ORDER: [u8; Cell::COUNT] = [
    5, 6, 9, 10, // the middle of level 1
    0, 3, 12, 15, // its corners
    1, 2, 4, 7, 8, 11, 13, 14, // its edges
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, // levels 2, 3 and 4
];

/// Where a position is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Place {
    /// The number of its class.
    pub class: usize,
    /// How many balls the waiting player has.
    pub waiting: usize,
    /// Its number among those.
    pub rank: u32,
}

/// The numbering of the positions of some classes.
pub struct Index {
    /// The occupied cells of each class: in cell order, in increasing order of
    /// the number of balls, then of the mask.
    classes: Vec<u32>,
    /// Balls of each side.
    balls: usize,
    /// For each symmetry and each byte of a set of cells, its image in cell
    /// order.
    images: Vec<[[u32; 256]; 7]>,
    /// From cell order to table order.
    reordered: [[u32; 256]; 4],
}

impl Index {
    /// Numbers the positions of these classes, `balls` balls a side at most.
    pub fn new(classes: Vec<u32>, balls: usize) -> Index {
        let images = Symmetry::ALL
            .iter()
            .map(|symmetry| {
                by_bytes(|bit| {
                    let cell = Cells::from_bits(1 << bit).first()?;
                    Some(symmetry.cell(cell).index())
                })
            })
            .collect();
        let reordered = by_bytes(|cell| TABLE_ORDER.iter().position(|&c| usize::from(c) == cell));
        Index { classes, balls, images, reordered }
    }

    /// The occupied cells of each class.
    pub fn classes(&self) -> &[u32] {
        &self.classes
    }

    /// How many balls each side has.
    pub fn balls(&self) -> usize {
        self.balls
    }

    /// Where a position is; `None` if none of the classes has it, as the full
    /// pyramid.
    pub fn place(&self, position: &Position) -> Option<Place> {
        let occupied = position.occupied();
        let (mask, symmetry) =
            (0..8).map(|symmetry| (self.image(symmetry, occupied), symmetry)).min()?;
        let class = self.class(mask)?;
        let waiting = self.image(symmetry, position.others());
        let inside = |count: u32| count as usize <= self.balls;
        (inside(waiting.count_ones()) && inside((mask & !waiting).count_ones()))
            .then(|| self.rank(class, waiting))
    }

    /// Where the colouring of a class is in which these balls, a mask in cell
    /// order, are the waiting player's.
    pub fn rank(&self, class: usize, waiting: u32) -> Place {
        let occupied = self.reorder(self.classes[class]);
        let mut rest = self.reorder(waiting);
        let (mut rank, mut k) = (0, 0);
        while rest != 0 {
            let lower = rest & rest.wrapping_neg();
            let before = (occupied & (lower - 1)).count_ones() as usize;
            k += 1;
            rank += BINOMIALS[before][k];
            rest ^= lower;
        }
        Place { class, waiting: k, rank }
    }

    /// The position with this place; the waiting player is dark.
    pub fn position(&self, place: Place) -> Option<Position> {
        let occupied = self.reorder(*self.classes.get(place.class)?);
        let cells: Vec<usize> = bits(occupied).map(|i| usize::from(TABLE_ORDER[i])).collect();
        let mut rank = place.rank;
        let mut waiting = Cells::NONE;
        for k in (1..=place.waiting).rev() {
            let at = (0..cells.len()).rev().find(|&at| BINOMIALS[at][k] <= rank)?;
            rank -= BINOMIALS[at][k];
            waiting = waiting.with(Cell::from_index(cells[at])?);
        }
        let all: Cells = cells.iter().filter_map(|&cell| Cell::from_index(cell)).collect();
        let turn = Color::Light;
        debug_assert_eq!(turn.other(), Color::Dark);
        Position::try_from(Setup { light: all - waiting, dark: waiting, turn }).ok()
    }

    /// The numbers of waiting balls that positions of a class can have.
    pub fn waiting(&self, class: usize) -> std::ops::RangeInclusive<usize> {
        let n = self.classes[class].count_ones() as usize;
        n.saturating_sub(self.balls)..=n.min(self.balls)
    }

    /// How many positions of a class have so many waiting balls.
    pub fn count(&self, class: usize, waiting: usize) -> u32 {
        BINOMIALS[self.classes[class].count_ones() as usize][waiting]
    }

    /// Every mask that a symmetry makes of a mask in cell order.
    pub fn images(&self, mask: u32) -> [u32; 8] {
        let cells: Cells = bits(mask).filter_map(Cell::from_index).collect();
        std::array::from_fn(|symmetry| self.image(symmetry, cells))
    }

    /// A set of cells after a symmetry, as a mask in cell order.
    fn image(&self, symmetry: usize, cells: Cells) -> u32 {
        let bytes = cells.bits().to_le_bytes();
        let tables = &self.images[symmetry];
        (0..7).fold(0, |mask, i| mask | tables[i][usize::from(bytes[i])])
    }

    fn reorder(&self, mask: u32) -> u32 {
        let bytes = mask.to_le_bytes();
        (0..4).fold(0, |order, i| order | self.reordered[i][usize::from(bytes[i])])
    }

    fn class(&self, mask: u32) -> Option<usize> {
        let key = |mask: u32| (mask.count_ones(), mask);
        self.classes.binary_search_by_key(&key(mask), |&class| key(class)).ok()
    }
}

/// `BINOMIALS[n][k]`: in how many ways `k` of `n` cells can be chosen.
pub const BINOMIALS: [[u32; 31]; 31] = {
    let mut table = [[0; 31]; 31];
    let mut n = 0;
    while n < 31 {
        table[n][0] = 1;
        let mut k = 1;
        while k <= n {
            table[n][k] = table[n - 1][k - 1] + if k < n { table[n - 1][k] } else { 0 };
            k += 1;
        }
        n += 1;
    }
    table
};

/// The numbers of the bits that are set.
pub fn bits(mask: u32) -> impl Iterator<Item = usize> {
    (0..32).filter(move |bit| mask >> bit & 1 == 1)
}

/// For each byte of a number, what each of its values contributes when every
/// bit moves to a place of its own.
fn by_bytes<const N: usize>(place: impl Fn(usize) -> Option<usize>) -> [[u32; 256]; N] {
    let mut tables = [[0; 256]; N];
    for (byte, table) in tables.iter_mut().enumerate() {
        for (value, image) in table.iter_mut().enumerate() {
            *image = bits(value as u32)
                .filter_map(|bit| place(8 * byte + bit))
                .fold(0, |mask, place| mask | 1 << place);
        }
    }
    tables
}

#[cfg(test)]
mod tests {
    use pylos_rules::{Position as _, Random, pyramid::Rules};

    use super::*;

    #[test]
    fn every_position_of_a_class_has_its_own_number() {
        // Two by two on the ground, one on top, and a ball beside it.
        let index = Index::new(vec![0, 0b1_0000_0000_0111_0011], 15);
        for waiting in index.waiting(1) {
            for rank in 0..index.count(1, waiting) {
                let place = Place { class: 1, waiting, rank };
                let position = index.position(place).unwrap();
                assert_eq!(index.place(&position), Some(place));
            }
        }
    }

    #[test]
    fn images_have_the_same_number_or_one_that_is_an_image() {
        let mut random = Random::new(5);
        for _ in 0..200 {
            let mut position = Position::START;
            for _ in 0..20 {
                let Some(turn) = position.random_turn(Rules::CHILDREN, &mut random) else { break };
                position = position.play_legal(Rules::CHILDREN, turn);
            }
            let class = Symmetry::ALL
                .map(|symmetry| {
                    symmetry.cells(position.occupied()).into_iter().map(|c| 1 << c.index()).sum()
                })
                .into_iter()
                .min()
                .unwrap();
            let index = Index::new(vec![class], 15);
            let place = index.place(&position).unwrap();
            let back = index.position(place).unwrap();
            let images = Symmetry::ALL.map(|s| s.cells(position.others()));
            assert!(images.contains(&back.others()));
        }
    }

    #[test]
    fn table_order_names_every_cell_once() {
        let mut cells = TABLE_ORDER;
        cells.sort_unstable();
        assert!(cells.into_iter().eq(0..30));
    }
}
