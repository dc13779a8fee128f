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
//!
//! With unequal numbers of balls (P15) it also matters who is to move. Then the
//! positions of a class with light to move come before those with dark.
//!
//! Finding the number is a few dozen table look-ups, without a loop over balls:
//! an audit asks for it some fifty billion times.

use std::sync::LazyLock;

use pylos_rules::pyramid::{Cell, Cells, Color, Position, Setup, Symmetry};

use crate::balls::Balls;
use crate::occupancies::{Found, Occupancies};
use crate::ranks::{BINOMIALS, Ranks, unrank};

/// The order of cells in which the waiting player's balls are ranked, as
/// numbers in cell order.
pub const TABLE_ORDER: [u8; Cell::COUNT] = [
    5, 6, 9, 10, // the middle of level 1
    0, 3, 12, 15, // its corners
    1, 2, 4, 7, 8, 11, 13, 14, // its edges
    16, 17, 18, 19, 20, 21, 22, 23, 24, 25, 26, 27, 28, 29, // levels 2, 3 and 4
];

/// A set of cells, bit `i` standing for the `i`th cell of [`TABLE_ORDER`].
pub type OrderMask = u32;

/// Where a position is stored.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Slot {
    /// The number of its class.
    pub class: usize,
    /// Which family of positions it belongs to (see [`Balls`]).
    pub family: usize,
    /// How many balls the waiting player has.
    pub waiting: usize,
    /// Its number among those.
    pub rank: u32,
}

/// The numbering of the positions of some classes.
pub struct Index {
    classes: Vec<OrderMask>,
    balls: Balls,
    occupancies: Occupancies,
    tables: &'static Tables,
}

/// What every index needs, whatever its classes: made once.
struct Tables {
    /// One for each of [`Symmetry::ALL`].
    images: [Image; 8],
    /// The same in cell order.
    masks: [Image; 8],
    ranks: Ranks,
}

static TABLES: LazyLock<Tables> = LazyLock::new(|| Tables {
    images: Symmetry::ALL.map(|symmetry| Image::new(symmetry, order_mask)),
    masks: Symmetry::ALL.map(|symmetry| Image::new(symmetry, |cell| 1 << cell.index())),
    ranks: Ranks::new(),
});

impl Index {
    /// Numbers the positions of these classes, given as masks in cell order,
    /// with these balls at most. `None` if that is no list of classes in
    /// increasing order of the number of balls, then of the mask.
    pub fn new(masks: &[u32], balls: Balls) -> Option<Index> {
        let sorted = masks.is_sorted_by(|a, b| (a.count_ones(), a) < (b.count_ones(), b));
        let cells: Vec<Cells> = masks.iter().map(|mask| cells_of(*mask)).collect();
        let tables = &*TABLES;
        let in_order = |cells| tables.images[0].of(cells);
        let valid = |(mask, cells): (&u32, &Cells)| {
            mask >> Cell::COUNT == 0
                && *cells != Cells::ALL
                && (*cells - cells.supported()).is_empty()
                && cells.len() as usize <= balls.total()
        };
        if !sorted || !masks.iter().zip(&cells).all(valid) {
            return None;
        }
        let classes: Vec<OrderMask> = cells.iter().map(|cells| in_order(*cells)).collect();
        let mut occupancies = Occupancies::with_room_for(8 * classes.len());
        let back = Symmetry::ALL
            .map(|symmetry| Symmetry::ALL.iter().position(|other| *other == symmetry.inverse()));
        for (class, (mask, cells)) in masks.iter().zip(&cells).enumerate() {
            if *mask != smallest_image(*cells) {
                return None;
            }
            for (image, symmetry) in tables.images.iter().zip(back) {
                occupancies.insert(image.of(*cells), Found { class, symmetry: symmetry? });
            }
        }
        Some(Index { classes, balls, occupancies, tables })
    }

    /// How many balls each side has.
    pub fn balls(&self) -> Balls {
        self.balls
    }

    /// How many classes there are.
    pub fn classes(&self) -> usize {
        self.classes.len()
    }

    /// How many balls lie on the board in a class.
    pub fn occupied(&self, class: usize) -> usize {
        self.classes[class].count_ones() as usize
    }

    /// Where a position is; `None` if none of the classes has it, as the full
    /// pyramid.
    #[inline]
    pub fn place(&self, position: &Position) -> Option<Slot> {
        let (own, others) = (position.own(), position.others());
        let waiting = others.len() as usize;
        let full = position.occupied() == Cells::ALL;
        let family = self.balls.family(position.to_move());
        if full
            || waiting > self.balls.waiting(family)
            || own.len() as usize > self.balls.mover(family)
        {
            return None;
        }
        let found = self.occupancies.find(self.tables.images[0].of(position.occupied()))?;
        let rank = self.rank(found.class, self.tables.images[found.symmetry].of(others));
        Some(Slot { class: found.class, family, waiting, rank })
    }

    /// The same for all images of a position: if several symmetries lead to the
    /// class, the place with the smallest rank.
    pub fn first_place(&self, position: &Position) -> Option<Slot> {
        let place = self.place(position)?;
        let leads_to_class =
            |image: &&Image| image.of(position.occupied()) == self.classes[place.class];
        let images = self.tables.images.iter().filter(leads_to_class);
        let rank = images.map(|image| self.rank(place.class, image.of(position.others()))).min();
        Some(Slot { rank: rank.unwrap_or(place.rank), ..place })
    }

    /// The rank of the colouring of a class in which these balls are the
    /// waiting player's.
    #[inline]
    fn rank(&self, class: usize, waiting: OrderMask) -> u32 {
        self.tables.ranks.rank(self.classes[class], waiting)
    }

    /// The positions from a place on, in the order of their ranks, as long as
    /// class, family and number of waiting balls stay the same. Light is to
    /// move, except in a family of positions with dark to move.
    pub fn positions_from(&self, place: Slot) -> Positions {
        Positions::new(self.classes[place.class], place)
    }

    /// The numbers of waiting balls that positions of a class can have.
    pub fn waiting(&self, class: usize, family: usize) -> std::ops::RangeInclusive<usize> {
        self.balls.waiting_of(family, self.occupied(class))
    }

    /// How many positions of a class have so many waiting balls.
    pub fn count(&self, class: usize, waiting: usize) -> u32 {
        BINOMIALS[self.occupied(class)][waiting]
    }

    /// The symmetries, the identity left out, that lead from a class to itself.
    pub fn own_symmetries(&self, class: usize) -> Vec<Symmetry> {
        let cells = cells_in_order(self.classes[class]);
        let all = Symmetry::ALL.into_iter().skip(1);
        all.filter(|symmetry| symmetry.cells(cells) == cells).collect()
    }
}

/// How many blocks the positions with `n` balls, `k` of them waiting, fill.
pub fn blocks(n: usize, k: usize) -> u32 {
    BINOMIALS[n][k].div_ceil(crate::BLOCK as u32)
}

/// Positions of one class and number of waiting balls.
pub struct Positions {
    occupied: Cells,
    to_move: Color,
    /// The waiting player's balls, as a set of the class's cells in table
    /// order; nothing left: `None`.
    next: Option<u32>,
    last: u32,
    /// The cells of each byte of such a set. In a box, since an iterator is
    /// handed on a lot.
    cells: Box<[[Cells; 256]; 4]>,
}

impl Positions {
    fn new(class: OrderMask, place: Slot) -> Positions {
        let occupied = cells_in_order(class);
        let members: Vec<Cells> = bits(class).map(|bit| cells_in_order(1 << bit)).collect();
        let mut cells = Box::new([[Cells::NONE; 256]; 4]);
        for (first, table) in (0..).step_by(8).zip(&mut *cells) {
            for byte in 1..256usize {
                let lowest = first + byte.trailing_zeros() as usize;
                let member = members.get(lowest).copied().unwrap_or_default();
                table[byte] = table[byte & (byte - 1)] | member;
            }
        }
        let n = members.len() as u32;
        let ones = |k: usize| (1u32 << k) - 1;
        Positions {
            occupied,
            to_move: Balls::to_move(place.family),
            next: unrank(n as usize, place.waiting, place.rank),
            last: ones(place.waiting) << (n - place.waiting as u32),
            cells,
        }
    }
}

impl Iterator for Positions {
    type Item = Position;

    #[inline]
    fn next(&mut self) -> Option<Position> {
        let set = self.next?;
        // Colexicographic order is the order of numbers: the next one with as
        // many bits moves the lowest run's top bit up and the rest down.
        self.next = (set != self.last).then(|| {
            let carried = set + (set & set.wrapping_neg());
            carried | (set ^ carried) >> 2 >> set.trailing_zeros()
        });
        let bytes = set.to_le_bytes();
        let waiting =
            (0..4).fold(Cells::NONE, |cells, i| cells | self.cells[i][usize::from(bytes[i])]);
        let own = self.occupied - waiting;
        let (light, dark) = match self.to_move {
            Color::Light => (own, waiting),
            Color::Dark => (waiting, own),
        };
        Position::try_from(Setup { light, dark, to_move: self.to_move }).ok()
    }
}

/// A symmetry, as tables from the bytes of a set of cells to masks.
struct Image([[u32; 256]; 5]);

impl Image {
    /// Where the cells go, each to the bit that it has in some order.
    fn new(symmetry: Symmetry, bit: fn(Cell) -> u32) -> Image {
        let mut tables = [[0; 256]; 5];
        for (first, table) in (0..).step_by(8).zip(&mut tables) {
            for byte in 1..256usize {
                let lowest = first + byte.trailing_zeros();
                let cell = Cells::from_bits(1 << lowest).first();
                let image = cell.map_or(0, |cell| bit(symmetry.cell(cell)));
                table[byte] = table[byte & (byte - 1)] | image;
            }
        }
        Image(tables)
    }

    /// Where the cells go. The apex is filled only in the full pyramid, which
    /// has no number: it is left out.
    #[inline(always)]
    fn of(&self, cells: Cells) -> u32 {
        let bytes = cells.bits().to_le_bytes();
        (0..5).fold(0, |mask, i| mask | self.0[i][usize::from(bytes[i])])
    }
}

fn order_mask(cell: Cell) -> OrderMask {
    let place = TABLE_ORDER.iter().position(|c| usize::from(*c) == cell.index());
    place.map_or(0, |place| 1 << place)
}

fn cells_in_order(mask: OrderMask) -> Cells {
    bits(mask).filter_map(|bit| Cell::from_index(usize::from(TABLE_ORDER[bit]))).collect()
}

/// The cells of a mask in cell order.
pub fn cells_of(mask: u32) -> Cells {
    bits(mask).filter_map(Cell::from_index).collect()
}

/// The mask, in cell order, of the image that stands for the class of these
/// cells: the smallest.
pub fn smallest_image(cells: Cells) -> u32 {
    TABLES.masks.iter().fold(u32::MAX, |smallest, image| smallest.min(image.of(cells)))
}

/// The numbers of the bits that are set.
fn bits(mut mask: u32) -> impl Iterator<Item = usize> {
    std::iter::from_fn(move || {
        let lowest = (mask != 0).then(|| mask.trailing_zeros() as usize);
        mask &= mask.wrapping_sub(1);
        lowest
    })
}

#[cfg(test)]
mod tests {
    use pylos_rules::pyramid::Rules;
    use pylos_rules::{Position as _, Random};

    use super::*;

    fn mask_of(cells: Cells) -> u32 {
        cells.into_iter().fold(0, |mask, cell| mask | 1 << cell.index())
    }

    fn class_of(position: &Position) -> u32 {
        let images = Symmetry::ALL.map(|symmetry| mask_of(symmetry.cells(position.occupied())));
        images.into_iter().min().unwrap()
    }

    #[test]
    fn every_position_of_a_class_has_its_own_number() {
        // Five balls at the base, then the whole base.
        for mask in [0b11111, 0xffff] {
            let index = Index::new(&[mask], Balls::even(15)).unwrap();
            for waiting in index.waiting(0, 0) {
                let start = Slot { class: 0, family: 0, waiting, rank: 0 };
                let mut all = 0;
                for (rank, position) in (0..).zip(index.positions_from(start)) {
                    let place = Slot { rank, ..start };
                    assert_eq!(index.place(&position), Some(place));
                    assert_eq!(index.positions_from(place).next(), Some(position));
                    all += 1;
                }
                assert_eq!(all, index.count(0, waiting));
                assert_eq!(index.positions_from(Slot { rank: all, ..start }).next(), None);
            }
        }
    }

    /// With unequal numbers of balls the families are kept apart, and each has
    /// the positions that its players' balls allow.
    #[test]
    fn whoever_has_more_balls_has_other_positions() {
        let balls = Balls::new(4, 2);
        let index = Index::new(&[0b11111], balls).unwrap();
        assert_eq!([0, 1].map(|family| index.waiting(0, family)), [1..=2, 3..=4]);
        for family in 0..balls.families() {
            for waiting in index.waiting(0, family) {
                let start = Slot { class: 0, family, waiting, rank: 0 };
                let positions: Vec<Position> = index.positions_from(start).collect();
                assert_eq!(positions.len() as u32, index.count(0, waiting));
                for (rank, position) in (0..).zip(positions) {
                    assert_eq!(index.place(&position), Some(Slot { rank, ..start }));
                    let light = position.balls(Color::Light).len();
                    assert!(light <= 4 && 5 - light <= 2, "{position}");
                }
            }
        }
        let all_light = "LLLLL.........../........./..../. L".parse().unwrap();
        assert_eq!(index.place(&all_light), None);
    }

    #[test]
    fn images_have_the_same_number_or_one_that_is_an_image() {
        let mut random = Random::new(5);
        for _ in 0..200 {
            let mut position = Position::START;
            for _ in 0..20 {
                let Some(turn) = position.random_turn(Rules::CHILDREN, &mut random) else { break };
                position = position.play_unchecked(Rules::CHILDREN, turn);
            }
            let index = Index::new(&[class_of(&position)], Balls::even(15)).unwrap();
            let back = index.positions_from(index.place(&position).unwrap()).next().unwrap();
            let images = Symmetry::ALL.map(|s| s.cells(position.others()));
            assert!(images.contains(&back.others()));
        }
    }

    #[test]
    fn only_lists_of_classes_are_taken() {
        let numbered = |masks: &[u32], balls| Index::new(masks, Balls::even(balls)).is_some();
        assert!(numbered(&[0, 1, 0b11, 0b10_0001], 15));
        assert!(!numbered(&[0, 0], 15), "twice");
        assert!(!numbered(&[1, 0], 15), "not sorted");
        assert!(!numbered(&[0b1000], 15), "d1, whose image a1 is smaller");
        assert!(!numbered(&[0b111], 1), "more balls than there are");
        assert!(!numbered(&[1 << 16], 15), "floating");
        assert!(!numbered(&[1 << 30], 15), "no cell");
        assert!(!numbered(&[(1 << 30) - 1], 15), "the full pyramid");
    }

    #[test]
    fn table_order_names_every_cell_once() {
        let mut cells = TABLE_ORDER;
        cells.sort_unstable();
        assert!(cells.into_iter().eq(0..30));
    }
}
