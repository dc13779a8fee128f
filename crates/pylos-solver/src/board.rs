//! The pyramid as the solver sees it: numbered cells and masks of them.
//!
//! The solver works on pyramids of any base side from 2 to 4 and any number of
//! balls, because small games can be solved a second time by plain search and
//! show that the method is right. On the full board the numbers are those of
//! [`pylos_rules::pyramid::Cell::index`].

use pylos_rules::pyramid::RuleSet;

/// A set of cells, bit `i` standing for cell `i` in cell order.
pub type Mask = u32;

/// A pyramid and the number of balls each side has.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Shape {
    /// Cells along one side of level 1.
    pub side: u8,
    /// Balls of each side.
    pub balls: u8,
}

impl Shape {
    /// The real game: 4 × 4 at the base, 15 balls each.
    pub const FULL: Shape = Shape { side: 4, balls: 15 };
}

/// Which cells rest on which, what is in a row, and how the board can be
/// turned.
#[derive(Clone, Debug)]
pub struct Board {
    /// The size of the game.
    pub shape: Shape,
    /// Level (from 0), rank and file of every cell.
    places: Vec<(u8, u8, u8)>,
    /// The four cells under each cell.
    below: Vec<Mask>,
    /// The cells that rest on each cell.
    above: Vec<Mask>,
    /// Every square.
    squares: Vec<Mask>,
    /// Every line (P13).
    lines: Vec<Mask>,
    /// Where each of the eight symmetries sends each cell.
    images: [Vec<u8>; 8],
}

impl Board {
    /// The board of this shape.
    ///
    /// # Panics
    /// If the side is not 2, 3 or 4, or there are more balls than cells.
    pub fn new(shape: Shape) -> Board {
        assert!((2..=4).contains(&shape.side), "the base must be 2 to 4 cells wide");
        let mut places = Vec::new();
        for level in 0..shape.side {
            let side = shape.side - level;
            places.extend((0..side).flat_map(|r| (0..side).map(move |f| (level, r, f))));
        }
        assert!(usize::from(shape.balls) <= places.len(), "more balls than cells");
        let number = |place| places.iter().position(|p| *p == place).map_or(0, |i| i as u8);
        let mask =
            |cells: &[(u8, u8, u8)]| cells.iter().fold(0, |mask, place| mask | 1 << number(*place));
        let square = |(l, r, f)| [(l, r, f), (l, r, f + 1), (l, r + 1, f), (l, r + 1, f + 1)];

        let below: Vec<Mask> = places
            .iter()
            .map(|&(l, r, f)| if l == 0 { 0 } else { mask(&square((l - 1, r, f))) })
            .collect();
        let above = (0..places.len())
            .map(|cell| {
                (0..places.len())
                    .filter(|&upper| below[upper] >> cell & 1 == 1)
                    .fold(0, |mask, upper| mask | 1 << upper)
            })
            .collect();
        let squares = below.iter().copied().filter(|&mask| mask != 0).collect();
        // Whole rows and columns of the two lowest levels; two in a row are
        // never a line.
        let mut lines = Vec::new();
        for level in (0..2).filter(|level| shape.side - level >= 3) {
            let side = shape.side - level;
            for i in 0..side {
                lines.push(mask(&(0..side).map(|j| (level, i, j)).collect::<Vec<_>>()));
                lines.push(mask(&(0..side).map(|j| (level, j, i)).collect::<Vec<_>>()));
            }
        }
        let images = std::array::from_fn(|symmetry| {
            places
                .iter()
                .map(|&(l, mut r, mut f)| {
                    let last = shape.side - l - 1;
                    if symmetry & 1 != 0 {
                        (r, f) = (f, r);
                    }
                    if symmetry & 2 != 0 {
                        f = last - f;
                    }
                    if symmetry & 4 != 0 {
                        r = last - r;
                    }
                    number((l, r, f))
                })
                .collect()
        });
        Board { shape, places, below, above, squares, lines, images }
    }

    /// How many cells there are.
    pub fn size(&self) -> usize {
        self.places.len()
    }

    /// All cells.
    pub fn full(&self) -> Mask {
        (1 << self.size()) - 1
    }

    /// The level of a cell, from 0.
    pub fn level(&self, cell: usize) -> u8 {
        self.places[cell].0
    }

    /// The four cells under a cell.
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

    /// What must be the mover's own so that a ball on `to` completes something
    /// under this rule set (P6, P13): one mask for each square or line.
    pub fn patterns(&self, set: RuleSet, to: usize) -> Vec<Mask> {
        let lines = if set == RuleSet::Advanced { &self.lines[..] } else { &[] };
        let squares = if set == RuleSet::Children { &[] } else { &self.squares[..] };
        let through = squares.iter().chain(lines).filter(|mask| *mask >> to & 1 == 1);
        through.map(|mask| mask & !(1 << to)).collect()
    }

    /// The cells in three groups for the order of table variables: eight cells
    /// that the symmetries keep among themselves, four and four (see
    /// [`crate::layout`]), then the rest from the bottom up.
    pub fn variable_order(&self) -> (Vec<usize>, Vec<usize>) {
        let last = self.shape.side - 1;
        let edge = |x: u8| x == 0 || x == last;
        let (mut corners, mut edges, mut inner) = (vec![], vec![], vec![]);
        for (cell, &(level, rank, file)) in self.places.iter().enumerate() {
            match (level, edge(rank), edge(file)) {
                (0, true, true) => corners.push(cell),
                (0, false, false) if self.shape.side == 4 => inner.push(cell),
                (0, true, false) | (0, false, true) if self.shape.side == 3 => edges.push(cell),
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
