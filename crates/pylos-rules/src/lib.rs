#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

mod by_game;
mod clause;
mod composer;
pub mod equator;
mod game;
mod number;
mod outcome;
mod perft;
mod position;
pub mod pyramid;
mod random;
mod record;
mod repetition;
mod rules_error;
mod seen_game;
mod time;
mod value;

pub use by_game::{AnyGame, AnyRules, ByGame};
pub use clause::{BrokenRule, Clause};
pub use composer::{Composer, StepError};
pub use game::{Game, PlayError, Played};
pub use outcome::{Decision, DrawReason, Outcome};
pub use perft::{perft, perft_by_playing};
pub use position::{Position, Secrets, Side, Steps, Viewer};
pub use random::Random;
pub use record::{
    AnyReplayError, LineColumn, Record, RecordError, RecordProblem, RecordedResult,
    RecordedResultError, RecordedTurn, ReplayError, ReplayProblem, TagError, TagPart, Tags,
};
pub use repetition::{Repetition, RepetitionError};
pub use rules_error::{RulesError, RulesHelp};
pub use seen_game::SeenGame;
pub use time::{Clock, ClockError, OutOfTime, Span, SpanError, TimeControl, TimeControlError};
pub use value::{Value, ValueError};

/// The Rust of the README is compiled and run with the examples.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
