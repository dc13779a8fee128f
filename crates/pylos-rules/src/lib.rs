#![doc = include_str!("../README.md")]
#![forbid(unsafe_code)]

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
mod time;
mod value;

pub use composer::{Composer, StepError};
pub use game::{Game, PlayError};
pub use outcome::{Decision, DrawReason, Outcome};
pub use perft::{perft, perft_by_playing};
pub use position::{Position, Side};
pub use random::Random;
pub use record::{
    LineColumn, Record, RecordError, RecordProblem, RecordedResult, RecordedResultError,
    RecordedTurn, TagError, Tags,
};
pub use repetition::{Repetition, RepetitionError};
pub use rules_error::RulesError;
pub use time::{Clock, ClockError, OutOfTime, Span, SpanError, TimeControl, TimeControlError};
pub use value::{Value, ValueError};

/// The Rust of the README is compiled and run with the examples.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
