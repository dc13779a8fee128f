//! The eight ways to turn and mirror the board.

use super::{Cell, Cells, Position, Turn, legality};

/// A symmetry of the square base; it maps every level onto itself, and a turn
/// that is legal before is legal after it.
///
/// ```text
///  4 . . . .                    4 . . . D
///  3 . . . .   a quarter turn   3 . . . L
///  2 . . . .   --------------   2 . . . .
///  1 . . L D                    1 . . . .
///    a b c d                      a b c d
/// ```
///
/// ```
/// use pylos_rules::pyramid::{Position, Symmetry};
/// let position: Position = "..LD............/........./..../. L".parse().unwrap();
/// let mut images: Vec<String> =
///     Symmetry::ALL.iter().map(|symmetry| symmetry.position(&position).to_string()).collect();
/// assert!(images.contains(&"...........L...D/........./..../. L".to_owned()));
/// images.sort();
/// images.dedup();
/// assert_eq!(images.len(), 8);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Symmetry(u8);

/// Three switches make all eight: swap file and rank, then mirror the files,
/// then mirror the ranks.
const SWAP: u8 = 1;
const MIRROR_FILES: u8 = 2;
const MIRROR_RANKS: u8 = 4;

impl Symmetry {
    /// All eight, the identity first.
    pub const ALL: [Symmetry; 8] = {
        let mut all = [Symmetry(0); 8];
        let mut i = 0;
        while i < 8 {
            all[i] = Symmetry(i as u8);
            i += 1;
        }
        all
    };

    /// Where a cell goes.
    pub fn cell(self, cell: Cell) -> Cell {
        let last = cell.level().side() - 1;
        let (mut file, mut rank) = (cell.file(), cell.rank());
        if self.0 & SWAP != 0 {
            (file, rank) = (rank, file);
        }
        if self.0 & MIRROR_FILES != 0 {
            file = last - file;
        }
        if self.0 & MIRROR_RANKS != 0 {
            rank = last - rank;
        }
        Cell::from_lattice(cell.lattice() & !15 | rank << 2 | file)
    }

    /// Where a set of cells goes.
    pub fn cells(self, cells: Cells) -> Cells {
        cells.map(|cell| self.cell(cell))
    }

    /// The image of a position.
    pub fn position(self, position: &Position) -> Position {
        position.map(|cells| self.cells(cells))
    }

    /// The image of a turn that is legal in `position`, in canonical form.
    pub fn turn(self, position: &Position, turn: Turn) -> Turn {
        legality::canonical(&self.position(position), turn.map(|cell| self.cell(cell)))
    }

    /// The symmetry that undoes this one.
    #[must_use]
    pub fn inverse(self) -> Symmetry {
        // Only the two quarter turns are not their own inverses: with the
        // axes swapped, the two mirrors change roles.
        if self.0 & SWAP == 0 {
            return self;
        }
        let files = if self.0 & MIRROR_RANKS != 0 { MIRROR_FILES } else { 0 };
        let ranks = if self.0 & MIRROR_FILES != 0 { MIRROR_RANKS } else { 0 };
        Symmetry(SWAP | files | ranks)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn there_are_eight_different_ones_and_each_can_be_undone() {
        let images: std::collections::HashSet<_> =
            Symmetry::ALL.map(|s| Cell::ALL.map(|cell| s.cell(cell))).into_iter().collect();
        assert_eq!(images.len(), 8);
        for symmetry in Symmetry::ALL {
            for cell in Cell::ALL {
                assert_eq!(symmetry.inverse().cell(symmetry.cell(cell)), cell);
                assert_eq!(symmetry.cells(cell.below()), symmetry.cell(cell).below());
            }
        }
    }
}
