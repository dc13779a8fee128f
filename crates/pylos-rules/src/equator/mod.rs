//! Le Pylos, the equator game (Les Elfes, 1986): 20 pawns, a globe, five
//! battles.
//!
//! Clause numbers (`E1`…) are those of the project's rules document. The
//! sources contradict each other, so the game is defined by options with two
//! presets: see [`Rules`].

mod battle;
mod color;
mod generate;
mod hidden;
mod illegal;
mod legality;
mod lines;
mod pawns;
mod place;
mod places;
mod position;
mod position_error;
mod rule_string;
mod rules;
mod setup;
mod size;
mod text;
mod turn;
mod validate;
mod way;

pub use battle::Equator;
pub use color::Color;
pub use hidden::{Arrangement, ArrangementError, CommitError, HiddenSetup};
pub use illegal::Illegal;
pub use pawns::{Hemisphere, Pawns};
pub use place::{Circle, Intersection, Place, PlaceError, Point};
pub use places::{Intersections, Places, PlacesIter, Points};
pub use position::Position;
pub use position_error::{Field, PositionError, Row};
pub use rules::{Designation, EquatorPoints, Movement, Rules, SetAside, SetupMode, Singleton};
pub use size::{Size, SizeError};
pub use turn::{Step, Turn, TurnError};
