//! Pylos, the pyramid game (Gigamic): 30 balls, four levels.
//!
//! Clause numbers (`P1`…) are those of the project's rules document.

mod cell;
mod cells;
mod color;
mod count;
mod generate;
mod handicap;
mod illegal;
mod legality;
mod level;
mod pattern;
mod position;
mod rules;
mod setup;
mod symmetry;
mod turn;

pub use cell::{Cell, CellError};
pub use cells::{Cells, CellsIter};
pub use color::Color;
pub use handicap::{Handicap, HandicapError};
pub use illegal::Illegal;
pub use level::Level;
pub use pattern::{Pattern, PatternKind};
pub use position::Position;
pub use rules::{EmptyReserve, RuleSet, Rules, TakeBack};
pub use setup::{Expected, PositionError, Setup};
pub use symmetry::Symmetry;
pub use turn::{Step, Turn, TurnError};
