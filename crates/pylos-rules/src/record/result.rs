//! The result at the end of a record.

use std::fmt;
use std::str::FromStr;

use crate::{Outcome, Side};

/// The result of a recorded game, as its last word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum RecordedResult {
    /// `1-0`: the side named first (light, blue) has won.
    First,
    /// `0-1`: the side named second (dark, red) has won.
    Second,
    /// `1/2-1/2`: nobody has won.
    Draw,
    /// `*`: the game goes on, or nobody knows how it went on.
    #[default]
    Unfinished,
}

impl RecordedResult {
    /// All of them.
    pub const ALL: [RecordedResult; 4] = [
        RecordedResult::First,
        RecordedResult::Second,
        RecordedResult::Draw,
        RecordedResult::Unfinished,
    ];

    /// The result that a game with this outcome has; without one it goes on.
    pub fn of<S: Side>(outcome: Option<Outcome<S>>) -> RecordedResult {
        match outcome {
            None => RecordedResult::Unfinished,
            Some(Outcome::Draw(_)) => RecordedResult::Draw,
            Some(Outcome::Win { winner, .. }) if winner == S::BOTH[0] => RecordedResult::First,
            Some(Outcome::Win { .. }) => RecordedResult::Second,
        }
    }

    const fn text(self) -> &'static str {
        match self {
            RecordedResult::First => "1-0",
            RecordedResult::Second => "0-1",
            RecordedResult::Draw => "1/2-1/2",
            RecordedResult::Unfinished => "*",
        }
    }
}

impl fmt::Display for RecordedResult {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that is not a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct RecordedResultError;

impl fmt::Display for RecordedResultError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a result: results are 1-0, 0-1, 1/2-1/2 and *")
    }
}

impl std::error::Error for RecordedResultError {}

impl FromStr for RecordedResult {
    type Err = RecordedResultError;

    fn from_str(text: &str) -> Result<RecordedResult, RecordedResultError> {
        RecordedResult::ALL
            .into_iter()
            .find(|score| score.text() == text)
            .ok_or(RecordedResultError)
    }
}
