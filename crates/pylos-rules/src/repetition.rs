//! When a position that keeps coming back makes a draw (P12).

use std::fmt;
use std::str::FromStr;

use crate::number::read_number;

/// How often a position may occur before a live game is drawn (P12): at the
/// third time by default, at any other number from 2, or never.
///
/// ```
/// use pylos_rules::Repetition;
/// assert_eq!(Repetition::default().to_string(), "3");
/// assert_eq!("off".parse(), Ok(Repetition::OFF));
/// assert!("1".parse::<Repetition>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Repetition(Option<u32>);

impl Repetition {
    /// Play goes on, however often a position comes back.
    pub const OFF: Repetition = Repetition(None);
    /// A draw when a position occurs for the third time.
    pub const THIRD: Repetition = Repetition(Some(3));

    /// A draw when a position occurs for this time; `None` below 2, since
    /// every position occurs once.
    pub const fn at(occurrence: u32) -> Option<Repetition> {
        if occurrence >= 2 { Some(Repetition(Some(occurrence))) } else { None }
    }

    /// At which occurrence the game is drawn; `None` if never.
    pub const fn limit(self) -> Option<u32> {
        self.0
    }
}

impl Default for Repetition {
    fn default() -> Repetition {
        Repetition::THIRD
    }
}

impl fmt::Display for Repetition {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.0 {
            Some(limit) => limit.fmt(f),
            None => f.write_str("off"),
        }
    }
}

/// A text that is neither a number from 2 nor `off`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RepetitionError(String);

impl RepetitionError {
    /// The text, or its beginning.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for RepetitionError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "repetition “{}” (P12): expected a number from 2, or off", self.0)
    }
}

impl std::error::Error for RepetitionError {}

impl FromStr for Repetition {
    type Err = RepetitionError;

    fn from_str(text: &str) -> Result<Repetition, RepetitionError> {
        if text == "off" {
            return Ok(Repetition::OFF);
        }
        read_number(text)
            .and_then(Repetition::at)
            .ok_or_else(|| RepetitionError(text.chars().take(12).collect()))
    }
}
