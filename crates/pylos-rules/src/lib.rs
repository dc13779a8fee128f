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
mod time;
mod unknown_rules;
mod value;

pub use composer::{Composer, ImpossibleStep};
pub use game::{Game, Refused};
pub use outcome::{Decision, DrawReason, Outcome};
pub use perft::{perft, perft_by_playing};
pub use position::{Position, Side};
pub use random::Random;
pub use record::{
    BadTag, NotAScore, Place, Problem, Record, RecordedTurn, Score, Tags, Unreadable,
};
pub use repetition::{Repetition, UnknownRepetition};
pub use time::{
    Clock, MalformedClock, MalformedSpan, MalformedTimeControl, OutOfTime, Span, TimeControl,
};
pub use unknown_rules::UnknownRules;
pub use value::{MalformedValue, Value};

/// The Rust of the README is compiled and run with the examples.
#[cfg(doctest)]
#[doc = include_str!("../../../README.md")]
struct Readme;
