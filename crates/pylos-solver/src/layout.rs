//! Which truth tables there are, and where each bit of them lies.
//!
//! For an occupancy `S` (the set of filled cells) the positions are the
//! colourings of `S`, so a property of positions is a truth table with one
//! variable for each cell of `S`: variable 1 means that the ball there belongs
//! to the player **who has just moved**. Of the occupancies that are turned or
//! mirrored images of one another only one, the *class*, has a table.
//!
//! The table is cut into *registers* of 256 bits. The eight variables inside a
//! register always belong to the same eight cells of level 1 (the four in the
//! middle and the four corners of the full board), even where a table lacks
//! some of them; then the table simply does not depend on that variable. Two
//! things follow. A turn that fills or empties one of the eight cells never
//! shifts bits between registers. And since turning the board keeps the middle
//! cells among themselves and the corners among themselves, the image of a
//! table is its registers in another order, each with its bits permuted alike:
//! one canonical table can be read as any of its eight images.
//!
//! The other cells of `S`, from the bottom up, are the variables that number
//! the registers.

use std::collections::HashMap;

use pylos_tablebase::Balls;

use crate::board::{Board, Mask};

/// Variables inside a register.
pub const SLOTS: usize = 8;

/// One occupancy for each family of images, and its table.
#[derive(Clone, Debug)]
pub struct Class {
    /// The occupied cells.
    pub occupied: Mask,
    /// Number of the first register of the table in every array of tables.
    pub start: usize,
    /// The cells that number the registers, lowest variable first.
    pub high: Vec<u8>,
    /// Which of the eight slots of a register are cells of the occupancy.
    pub slots: u8,
    /// How many different occupancies are images of this one: 1 to 8.
    pub images: u8,
}

impl Class {
    /// How many registers the table has.
    pub fn registers(&self) -> usize {
        1 << self.high.len()
    }

    /// The registers of the table.
    pub fn range(&self) -> std::ops::Range<usize> {
        self.start..self.start + self.registers()
    }

    /// How many balls lie on the board.
    pub fn balls(&self) -> u32 {
        self.occupied.count_ones()
    }

    /// How many positions of the game the set bits of the table stand for: a
    /// slot that is no cell doubles every bit, and every image counts.
    pub fn positions_in(&self, bits: u64) -> u64 {
        (bits >> (SLOTS as u32 - self.slots.count_ones())) * u64::from(self.images)
    }

    /// The variable of the register number that belongs to a cell.
    pub fn high_variable(&self, cell: usize) -> Option<usize> {
        self.high.iter().position(|&c| usize::from(c) == cell)
    }
}

/// All classes of a board, and how to find them.
#[derive(Debug)]
pub struct Layout {
    /// The board.
    pub board: Board,
    /// The cells of the register slots; fewer than eight on tiny boards.
    pub low: Vec<usize>,
    /// The classes by number of balls, then by mask. The full pyramid is not
    /// among them (there everybody to move has lost), nor is what needs more
    /// balls than there are.
    pub classes: Vec<Class>,
    /// How many registers all tables have together.
    pub registers: usize,
    by_mask: HashMap<Mask, u32>,
}

impl Layout {
    /// Lays out the tables of a board.
    pub fn new(board: Board) -> Layout {
        let (low, high) = board.variable_order();
        let mut canonical: Vec<Mask> = occupancies(&board)
            .into_iter()
            .filter(|&s| s != board.full() && s.count_ones() as usize <= board.shape.balls.total())
            .filter(|&s| (0..8).all(|g| board.image_of(g, s) >= s))
            .collect();
        canonical.sort_by_key(|s| (s.count_ones(), *s));
        let mut start = 0;
        let classes: Vec<Class> = canonical
            .iter()
            .map(|&occupied| {
                let inside = |cell: &usize| occupied >> *cell & 1 == 1;
                let class = Class {
                    occupied,
                    start,
                    high: high.iter().filter(|c| inside(c)).map(|&c| c as u8).collect(),
                    slots: (0..low.len())
                        .filter(|&slot| inside(&low[slot]))
                        .fold(0, |slots, slot| slots | 1 << slot),
                    images: {
                        let fixed = (0..8).filter(|&g| board.image_of(g, occupied) == occupied);
                        (8 / fixed.count()) as u8
                    },
                };
                start += class.registers();
                class
            })
            .collect();
        let by_mask = classes.iter().enumerate().map(|(i, c)| (c.occupied, i as u32)).collect();
        Layout { board, low, classes, registers: start, by_mask }
    }

    /// The class of an occupancy and a symmetry that leads from the occupancy
    /// to the class; `None` for the full pyramid, too many or floating balls.
    pub fn find(&self, occupied: Mask) -> Option<(usize, usize)> {
        (0..8)
            .map(|g| (self.board.image_of(g, occupied), g))
            .min()
            .and_then(|(mask, g)| Some((*self.by_mask.get(&mask)? as usize, g)))
    }

    /// How many positions there are, full pyramids included; with unequal
    /// numbers of balls, those with light to move and those with dark.
    pub fn positions(&self) -> u64 {
        let balls = self.board.shape.balls;
        let count = |class: &Class| colourings(class.occupied, balls) * u64::from(class.images);
        let families = balls.families() as u64;
        self.classes.iter().map(count).sum::<u64>() * families + self.full_pyramids()
    }

    /// How many full pyramids there are, counted as positions are.
    pub fn full_pyramids(&self) -> u64 {
        let balls = self.board.shape.balls;
        colourings(self.board.full(), balls) * balls.families() as u64
    }

    /// The register slot of a cell, if it has one.
    pub fn slot(&self, cell: usize) -> Option<usize> {
        self.low.iter().position(|&c| c == cell)
    }
}

/// Every set of cells in which each ball is supported (P1).
pub fn occupancies(board: &Board) -> Vec<Mask> {
    let level = |l: u8| (0..board.size()).filter(move |&c| board.level(c) == l);
    let mut all = vec![0];
    for l in 0..board.shape.side {
        all = all
            .into_iter()
            .flat_map(|lower: Mask| {
                let supported = level(l)
                    .filter(|&c| board.below(c) & !lower == 0)
                    .fold(0, |mask: Mask, c| mask | 1 << c);
                subsets(supported).map(move |upper| lower | upper)
            })
            .collect();
    }
    all
}

/// All subsets of a mask.
fn subsets(mask: Mask) -> impl Iterator<Item = Mask> {
    let mut next: Option<Mask> = Some(0);
    std::iter::from_fn(move || {
        let subset = next?;
        let after = subset.wrapping_sub(mask) & mask;
        next = (after != 0).then_some(after);
        Some(subset)
    })
}

/// The order of register slots after a symmetry: cell of slot `i` goes to the
/// cell of slot `result[i]`.
pub fn slot_images(layout: &Layout, symmetry: usize) -> [u8; SLOTS] {
    let mut images = std::array::from_fn(|slot| slot as u8);
    for (slot, &cell) in layout.low.iter().enumerate() {
        let image = layout.board.image(symmetry, cell);
        images[slot] = layout.slot(image).unwrap_or(slot) as u8;
    }
    images
}

/// How many colourings with at most the given balls of each side an occupancy
/// has: its positions with one side to move.
pub fn colourings(occupied: Mask, balls: Balls) -> u64 {
    let n = u64::from(occupied.count_ones());
    let mut count = 0;
    for k in balls.waiting_of(0, n as usize) {
        count += (0..k as u64).fold(1u64, |c, i| c * (n - i) / (i + 1));
    }
    count
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Shape, cells};

    /// The figures of theory: occupancies, classes, positions.
    #[test]
    fn counts_of_the_full_board() {
        let board = Board::new(Shape::FULL);
        let all = occupancies(&board);
        assert_eq!(all.len(), 141_120);
        let positions: u64 = all.iter().map(|&s| colourings(s, Balls::even(15))).sum();
        assert_eq!(positions, 12_507_810_089);
        assert_eq!(colourings(board.full(), Balls::even(15)), 155_117_520);
        let layout = Layout::new(board);
        assert_eq!(layout.classes.len() + 1, 18_458);
        let images: usize = layout.classes.iter().map(|c| usize::from(c.images)).sum();
        assert_eq!(images + 1, 141_120);
    }

    /// Unequal numbers of balls, both sides to move counted: the figures of
    /// theory.
    #[test]
    fn counts_of_handicaps() {
        for (light, dark, positions) in [(15, 14, 22_598_362_682), (15, 12, 16_355_478_544)] {
            for balls in [Balls::new(light, dark), Balls::new(dark, light)] {
                let layout = Layout::new(Board::new(Shape { side: 4, balls }));
                assert_eq!(layout.positions(), positions, "{light}-{dark}");
                assert_eq!(layout.full_pyramids(), 0);
            }
        }
    }

    #[test]
    fn every_occupancy_finds_its_class() {
        let layout = Layout::new(Board::new(Shape::even(3, 7)));
        for occupied in occupancies(&layout.board) {
            match layout.find(occupied) {
                Some((class, g)) => {
                    assert_eq!(layout.board.image_of(g, occupied), layout.classes[class].occupied)
                }
                None => assert_eq!(occupied, layout.board.full()),
            }
        }
        assert!(cells(0b101).eq([0, 2]));
    }
}
