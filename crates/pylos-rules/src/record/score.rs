//! The result at the end of a record.

use std::fmt;
use std::str::FromStr;

/// The result of a recorded game, as its last word.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum Score {
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

impl Score {
    /// All of them.
    pub const ALL: [Score; 4] = [Score::First, Score::Second, Score::Draw, Score::Unfinished];

    const fn text(self) -> &'static str {
        match self {
            Score::First => "1-0",
            Score::Second => "0-1",
            Score::Draw => "1/2-1/2",
            Score::Unfinished => "*",
        }
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(self.text())
    }
}

/// A text that is not a result.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NotAScore;

impl fmt::Display for NotAScore {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("not a result: results are 1-0, 0-1, 1/2-1/2 and *")
    }
}

impl std::error::Error for NotAScore {}

impl FromStr for Score {
    type Err = NotAScore;

    fn from_str(text: &str) -> Result<Score, NotAScore> {
        Score::ALL.into_iter().find(|score| score.text() == text).ok_or(NotAScore)
    }
}
