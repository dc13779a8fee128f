//! What is to be seen: plain data that every drawing of a board is made from.

mod equator;
mod pyramid;
mod seen;

pub use equator::{EquatorBoard, Pawn, PawnInFlight, PawnMark};
pub use pyramid::{BallInFlight, Mark, PyramidBoard, Verdict};
pub use seen::AnySeen;

use crate::{Background, Names, Set, Theme, View};

/// A board, and how it is looked at.
#[derive(Clone, Debug, PartialEq)]
pub struct Scene {
    /// What stands where.
    pub board: Board,
    /// From where one looks.
    pub view: View,
    /// Day or night.
    pub theme: Theme,
    /// What everything is made of.
    pub set: Set,
    /// What is to be seen round the board.
    pub background: Background,
    /// Whether names are written on it.
    pub names: Names,
}

impl Scene {
    /// A board as it looks best: by daylight, of wood, on the table, from where
    /// every level is told apart.
    pub fn of(board: Board) -> Scene {
        Scene {
            view: View::at_rest(&board),
            board,
            theme: Theme::default(),
            set: Set::default(),
            background: Background::default(),
            names: Names::default(),
        }
    }
}

/// The board of either game.
#[derive(Clone, Debug, PartialEq)]
pub enum Board {
    /// Of Pylos (Gigamic).
    Pyramid(PyramidBoard),
    /// Of Le Pylos (Les Elfes, 1986).
    Equator(EquatorBoard),
}
