//! One place for a ball, and its name.

use std::fmt;
use std::str::FromStr;

use super::{Cells, Level};

/// One of the 30 places of the pyramid.
///
/// Cells are named by file and rank; every level has its own file letters
/// (seen from above, rank 1 nearest the reader):
///
/// ```text
///  level 1        level 2     level 3   level 4
///  a4 b4 c4 d4    e3 f3 g3    h2 i2     j1
///  a3 b3 c3 d3    e2 f2 g2    h1 i1
///  a2 b2 c2 d2    e1 f1 g1
///  a1 b1 c1 d1
/// ```
///
/// `e1` rests on `a1 b1 a2 b2`, and so on upwards. Cells are ordered by level,
/// then rank, then file: `a1 b1 c1 d1 a2 … d4 e1 … j1`.
///
/// ```
/// use pylos_rules::pyramid::Cell;
/// let e1: Cell = "e1".parse().unwrap();
/// assert_eq!(e1.below().to_string(), "a1 b1 a2 b2");
/// assert_eq!(e1.index(), 16);
/// ```
// Inside, a cell is its bit number on the lattice of `Cells`.
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Cell(u8);

impl Cell {
    /// How many cells there are.
    pub const COUNT: usize = 30;

    /// All cells in cell order.
    pub const ALL: [Cell; Self::COUNT] = {
        let mut all = [Cell(0); Self::COUNT];
        let mut bit = 0;
        let mut index = 0;
        while bit < 49 {
            if Cells::ALL.bits() >> bit & 1 == 1 {
                all[index] = Cell(bit);
                index += 1;
            }
            bit += 1;
        }
        all
    };

    /// The top of the pyramid, `j1`.
    pub const APEX: Cell = Cell(48);

    /// The cell with this number in cell order.
    pub fn from_index(index: usize) -> Option<Cell> {
        Self::ALL.get(index).copied()
    }

    /// The cell on a level with file and rank counted from 0.
    pub fn at(level: Level, file: u8, rank: u8) -> Option<Cell> {
        let side = level.side();
        (file < side && rank < side).then(|| Cell(level.lane() * 16 + rank * 4 + file))
    }

    pub(super) const fn from_lattice(bit: u8) -> Cell {
        Cell(bit)
    }

    pub(super) const fn lattice(self) -> u8 {
        self.0
    }

    /// The cell's number in cell order, 0 to 29.
    pub fn index(self) -> usize {
        const FIRST: [u8; 4] = [0, 16, 25, 29];
        let (file, rank, side) = (self.file(), self.rank(), self.level().side());
        (FIRST[self.level().lane() as usize] + rank * side + file) as usize
    }

    /// The level that the cell is on.
    pub fn level(self) -> Level {
        Level::ALL[(self.0 >> 4) as usize]
    }

    /// The file, counted from 0 on the cell's own level.
    pub fn file(self) -> u8 {
        self.0 & 3
    }

    /// The rank, counted from 0 on the cell's own level.
    pub fn rank(self) -> u8 {
        self.0 >> 2 & 3
    }

    /// The four cells that this one rests on; none on level 1.
    pub fn below(self) -> Cells {
        Cells::from(self).carriers()
    }

    /// The cells that rest on this one: up to four, none for the apex.
    pub fn above(self) -> Cells {
        Cells::from(self).rests()
    }
}

impl fmt::Display for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let first = self.level().first_file();
        write!(f, "{}{}", (first + self.file()) as char, self.rank() + 1)
    }
}

impl fmt::Debug for Cell {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no cell.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct CellError(pub(super) String);

impl CellError {
    /// The beginning of the text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for CellError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a cell: cells are a1…d4, e1…g3, h1…i2 and j1", self.0)
    }
}

impl std::error::Error for CellError {}

impl FromStr for Cell {
    type Err = CellError;

    fn from_str(text: &str) -> Result<Self, CellError> {
        let unknown = || CellError(text.chars().take(12).collect());
        let [file, rank] = *text.as_bytes() else {
            return Err(unknown());
        };
        Level::ALL
            .into_iter()
            .find_map(|level| {
                let file = file.checked_sub(level.first_file())?;
                let rank = rank.checked_sub(b'1')?;
                Cell::at(level, file, rank)
            })
            .ok_or_else(unknown)
    }
}
