//! The pyramid as the solver sees it: numbered cells and masks of them.
//!
//! The solver works on pyramids of any base side from 2 to 4 and any number of
//! balls, because small games can be solved a second time by plain search and
//! show that the method is right. A smaller pyramid is the upper part of the
//! full one, so all its geometry comes from the rules; cells keep their order
//! ([`pylos_rules::pyramid::Cell::index`]) and are counted from the first one
//! of the base.

use pylos_rules::pyramid::{Cell, Cells, Rules, Symmetry};
use pylos_tablebase::Balls;

/// A set of cells, bit `i` standing for cell `i` in cell order.
pub type Mask = u32;

/// A pyramid and the balls of each side.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Cells along one side of level 1.
    pub side: u8,
    /// Balls of each side.
    pub balls: Balls,
}

impl Shape {
    /// The real game: 4 × 4 at the base, 15 balls each.
    pub const FULL: Shape = Shape::even(4, 15);

    /// A pyramid with so many balls of each side.
    pub const fn even(side: u8, balls: u8) -> Shape {
        Shape { side, balls: Balls::even(balls) }
    }

    /// The real game under these rules, which may have a handicap (P15).
    pub fn of(rules: Rules) -> Shape {
        Shape { side: 4, balls: Balls::of(rules) }
    }
}

/// The upper levels of the pyramid: which cells rest on which, and how they can
/// be turned.
#[derive(Clone, Debug)]
pub struct Board {
    /// The size of the game.
    pub shape: Shape,
    /// The cells, in cell order.
    cells: Vec<Cell>,
    /// The four cells under each cell; none under the base.
    below: Vec<Mask>,
    /// The cells that rest on each cell.
    above: Vec<Mask>,
    /// Where each symmetry sends each cell.
    images: [Vec<u8>; 8],
}

impl Board {
    /// The board of this shape.
    ///
    /// # Panics
    /// If the side is not 2, 3 or 4, or somebody has more balls than there are
    /// cells.
    pub fn new(shape: Shape) -> Board {
        assert!((2..=4).contains(&shape.side), "the base must be 2 to 4 cells wide");
        let inside = |cell: &Cell| cell.level().side() <= shape.side;
        let cells: Vec<Cell> = Cell::ALL.into_iter().filter(inside).collect();
        let most = shape.balls.mover(0).max(shape.balls.waiting(0));
        assert!(most <= cells.len(), "more balls than cells");
        let mut board =
            Board { shape, cells, below: vec![], above: vec![], images: Default::default() };
        board.below = board.cells.iter().map(|cell| board.mask(cell.below())).collect();
        board.above = board.cells.iter().map(|cell| board.mask(cell.above())).collect();
        board.images = Symmetry::ALL.map(|symmetry| {
            let image = |cell: &Cell| board.mask(symmetry.cell(*cell).into()).trailing_zeros();
            board.cells.iter().map(|cell| image(cell) as u8).collect()
        });
        board
    }

    /// The cells of a set that are on the board.
    fn mask(&self, cells: Cells) -> Mask {
        let first = Cell::COUNT - self.size();
        let numbers = cells.into_iter().filter_map(|cell| cell.index().checked_sub(first));
        numbers.fold(0, |mask, number| mask | 1 << number)
    }

    /// How many cells there are.
    pub fn size(&self) -> usize {
        self.cells.len()
    }

    /// All cells.
    pub fn full(&self) -> Mask {
        (1 << self.size()) - 1
    }

    /// The level of a cell, from 0.
    pub fn level(&self, cell: usize) -> u8 {
        self.shape.side - self.cells[cell].level().side()
    }

    /// The four cells under a cell; none under the base.
    pub fn below(&self, cell: usize) -> Mask {
        self.below[cell]
    }

    /// Where a symmetry sends a cell.
    pub fn image(&self, symmetry: usize, cell: usize) -> usize {
        usize::from(self.images[symmetry][cell])
    }

    /// Where a symmetry sends a set of cells.
    pub fn image_of(&self, symmetry: usize, mask: Mask) -> Mask {
        cells(mask).fold(0, |image, cell| image | 1 << self.image(symmetry, cell))
    }

    /// The empty supported cells (P1).
    pub fn open(&self, occupied: Mask) -> Mask {
        (0..self.size())
            .filter(|&c| occupied >> c & 1 == 0 && self.below[c] & !occupied == 0)
            .fold(0, |mask, c| mask | 1 << c)
    }

    /// The occupied cells that carry nothing.
    pub fn free(&self, occupied: Mask) -> Mask {
        cells(occupied).filter(|&c| self.above[c] & occupied == 0).fold(0, |m, c| m | 1 << c)
    }

    /// Where a ball may be raised to from a free cell (P5).
    pub fn raises(&self, occupied: Mask, from: usize) -> Mask {
        cells(self.open(occupied))
            .filter(|&to| self.level(to) > self.level(from) && self.below[to] >> from & 1 == 0)
            .fold(0, |mask, to| mask | 1 << to)
    }

    /// For each cell, what must be the mover's own so that a ball there
    /// completes something (P6, P13): one mask for each square or line.
    pub fn completions(&self, rules: Rules) -> Vec<Vec<Mask>> {
        let patterns: Vec<Mask> = rules
            .patterns()
            .into_iter()
            .filter(|pattern| pattern.cells.into_iter().all(|cell| self.cells.contains(&cell)))
            .map(|pattern| self.mask(pattern.cells))
            .collect();
        let through = |cell: usize| patterns.iter().filter(move |mask| *mask >> cell & 1 == 1);
        (0..self.size())
            .map(|cell| through(cell).map(|mask| mask & !(1 << cell)).collect())
            .collect()
    }

    /// The cells in three groups for the order of table variables: eight cells
    /// that the symmetries keep among themselves, four and four (see
    /// [`crate::layout`]), then the rest from the bottom up.
    pub fn variable_order(&self) -> (Vec<usize>, Vec<usize>) {
        let last = self.shape.side - 1;
        let edge = |x: u8| x == 0 || x == last;
        let (mut corners, mut edges, mut inner) = (vec![], vec![], vec![]);
        for (number, cell) in self.cells.iter().enumerate() {
            match (self.level(number), edge(cell.rank()), edge(cell.file())) {
                (0, true, true) => corners.push(number),
                (0, false, false) if self.shape.side == 4 => inner.push(number),
                (0, true, false) | (0, false, true) if self.shape.side == 3 => edges.push(number),
                _ => {}
            }
        }
        // The most buried cells come lowest: they are touched least.
        let low = [inner, edges, corners].concat();
        let high = (0..self.size()).filter(|cell| !low.contains(cell)).collect();
        (low, high)
    }
}

/// The cells of a mask in cell order.
pub fn cells(mask: Mask) -> impl Iterator<Item = usize> {
    let mut rest = mask;
    std::iter::from_fn(move || {
        let cell = (rest != 0).then(|| rest.trailing_zeros() as usize)?;
        rest &= rest - 1;
        Some(cell)
    })
}

#[cfg(test)]
mod tests {
    use super::*;

    /// Squares and lines of pyramids of every size, counted by hand: a line has
    /// four cells on a base of four, three on a level of three, and there is
    /// none higher up or on a smaller base.
    #[test]
    fn smaller_pyramids_have_the_upper_squares_and_lines() {
        let count = |side, rules: Rules| {
            let board = Board::new(Shape::even(side, 5));
            let mut patterns: Vec<Mask> = Vec::new();
            for (cell, own) in board.completions(rules).into_iter().enumerate() {
                patterns.extend(own.into_iter().map(|own| own | 1 << cell));
            }
            patterns.sort_unstable();
            patterns.dedup();
            (board.size(), patterns.len())
        };
        for (side, size, squares, lines) in [(2, 5, 1, 0), (3, 14, 5, 6), (4, 30, 14, 14)] {
            assert_eq!(count(side, Rules::CHILDREN), (size, 0));
            assert_eq!(count(side, Rules::STANDARD), (size, squares));
            assert_eq!(count(side, Rules::ADVANCED), (size, squares + lines));
        }
    }

    #[test]
    fn cells_of_a_smaller_pyramid_are_counted_from_its_base() {
        let board = Board::new(Shape::even(3, 7));
        assert_eq!((board.below(8), board.below(9)), (0, 0b11011));
        assert_eq!(board.below(13), 0b1111 << 9);
        assert_eq!((board.level(8), board.level(9), board.level(13)), (0, 1, 2));
        // The first symmetry after the identity exchanges ranks and files.
        assert!((0..9).map(|cell| board.image(1, cell)).eq([0, 3, 6, 1, 4, 7, 2, 5, 8]));
    }
}
