//! How much time the players have.

use std::fmt;
use std::str::FromStr;

use super::{Span, SpanError};

/// How much time the players have for a game (P14). Its text:
///
/// | text | means |
/// |---|---|
/// | `none` | no limit |
/// | `30s/move` | 30 seconds for every turn |
/// | `10m` | ten minutes for all of one's turns |
/// | `5m+3s` | five minutes, and three seconds more after every turn |
///
/// ```
/// use pylos_rules::{Span, TimeControl};
/// let control: TimeControl = "5m+3s".parse().unwrap();
/// assert_eq!(control, TimeControl::PerGame {
///     time: Span::seconds(300).unwrap(),
///     increment: Span::seconds(3),
/// });
/// assert_eq!("90s/move".parse::<TimeControl>().unwrap().to_string(), "1m30s/move");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Default)]
pub enum TimeControl {
    /// Nobody counts the time.
    #[default]
    Unlimited,
    /// The same time for every turn; what is left over is lost.
    PerMove(Span),
    /// One stock of time for the whole game.
    PerGame {
        /// What each side begins with.
        time: Span,
        /// What is added after each turn.
        increment: Option<Span>,
    },
}

impl fmt::Display for TimeControl {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TimeControl::Unlimited => f.write_str("none"),
            TimeControl::PerMove(time) => write!(f, "{time}/move"),
            TimeControl::PerGame { time, increment: None } => time.fmt(f),
            TimeControl::PerGame { time, increment: Some(more) } => write!(f, "{time}+{more}"),
        }
    }
}

/// A text that is not a time control: the part of it that is not a time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TimeControlError(pub SpanError);

impl fmt::Display for TimeControlError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}; time controls look like none, 30s/move, 10m or 5m+3s", self.0)
    }
}

impl std::error::Error for TimeControlError {}

impl FromStr for TimeControl {
    type Err = TimeControlError;

    fn from_str(text: &str) -> Result<TimeControl, TimeControlError> {
        let span = |text: &str| text.parse::<Span>().map_err(TimeControlError);
        if text == "none" {
            return Ok(TimeControl::Unlimited);
        }
        if let Some(time) = text.strip_suffix("/move") {
            return Ok(TimeControl::PerMove(span(time)?));
        }
        Ok(match text.split_once('+') {
            Some((time, more)) => {
                TimeControl::PerGame { time: span(time)?, increment: Some(span(more)?) }
            }
            None => TimeControl::PerGame { time: span(text)?, increment: None },
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_and_printed_in_one_form() {
        for (text, canonical) in [
            ("none", "none"),
            ("30s/move", "30s/move"),
            ("3d/move", "3d/move"),
            ("600s", "10m"),
            ("5m+3s", "5m+3s"),
        ] {
            assert_eq!(text.parse::<TimeControl>().unwrap().to_string(), canonical);
        }
        for text in ["", "None", "5m+", "+3s", "5m+3s+1s", "/move", "30s / move", "0s+3s"] {
            assert!(text.parse::<TimeControl>().is_err(), "{text}");
        }
        assert_eq!(
            "5m+3".parse::<TimeControl>().unwrap_err().to_string(),
            "“3” is not a time: times look like 30s, 10m, 1h30m, 2.5s or 3d; \
             time controls look like none, 30s/move, 10m or 5m+3s"
        );
    }
}
