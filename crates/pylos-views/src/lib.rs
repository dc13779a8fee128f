//! The games as data: what a face shows, in the shapes that the server, the
//! command line (`--json`) and the browser share. There is one way to describe
//! a position, a legal turn, a result, a value, and why something is refused.
//!
//! Views are made from a [`SeenGame`](pylos_rules::SeenGame): no face can show
//! more of a game than its viewer may see.
//!
//! ```
//! use pylos_rules::{Game, Viewer, pyramid::{Position, Rules}};
//! use pylos_views::{View, Viewed as _};
//! let mut game = Game::<Position>::new(Rules::STANDARD);
//! game.play_text("b2").unwrap();
//! let View::Pyramid(view) = Position::view(&game.seen_by(Viewer::Watcher)) else { panic!() };
//! assert_eq!(view.reserve, [14, 15]);
//! assert_eq!(view.last.unwrap().turn, "b2");
//! ```
#![forbid(unsafe_code)]

mod analysis;
mod because;
mod equator;
mod explain;
mod lesson;
mod pyramid;
mod reason;
mod shapes;
mod told;
mod viewed;
mod why;
mod words;

pub use analysis::{
    Evaluated, Evaluation, Mark, PositionAnswer, PositionQuery, RecordAnswer, RecordGame,
    RecordTurn, Review, ReviewQuery, ReviewedSide, ReviewedTurn, TurnValue, WhyAnswer, WhyQuery,
    Worth,
};
pub use because::{Because, Explanation, Kept, Shape};
pub use explain::Explain;
pub use lesson::{Habit, Lesson, Practice};
pub use reason::{Found, PositionPart, Reason, TagPartName};
pub use shapes::{
    Battle, Beside, CellView, Deciding, EquatorView, LastTurn, LegalTurn, Pattern, PatternKind,
    Pawn, PointView, PyramidView, ResultShown, StandingPawn, Step, StepKind, View,
};
pub use told::Arg;
pub use viewed::{Viewed, legal_turns, result};
pub use why::why;
pub use words::{
    ClauseName, Decides, EndedBy, EquatorSide, Kind, PyramidSide, RecordedResultName, RuleOption,
    SideName,
};
