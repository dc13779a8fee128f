//! Points, counted in halves so that nothing is ever rounded.

use std::fmt;
use std::iter::Sum;
use std::ops::Add;
use std::str::FromStr;

/// A number of points, halves among them.
///
/// ```
/// use pylos_tournament::Score;
/// let score: Score = "2.5".parse().unwrap();
/// assert_eq!(score, Score::halves(5));
/// assert_eq!((score + Score::whole(1)).to_string(), "3.5");
/// assert_eq!("1/2".parse(), Ok(Score::halves(1)));
/// ```
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Score(u32);

impl Score {
    /// No points.
    pub const ZERO: Score = Score(0);

    /// So many half points.
    pub const fn halves(halves: u32) -> Score {
        Score(halves)
    }

    /// So many points.
    pub const fn whole(points: u32) -> Score {
        Score(2 * points)
    }

    /// How many half points it is.
    pub const fn in_halves(self) -> u32 {
        self.0
    }
}

impl Add for Score {
    type Output = Score;

    fn add(self, other: Score) -> Score {
        Score(self.0.saturating_add(other.0))
    }
}

impl Sum for Score {
    fn sum<I: Iterator<Item = Score>>(scores: I) -> Score {
        scores.fold(Score::ZERO, Add::add)
    }
}

impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let half = if self.0.is_multiple_of(2) { "" } else { ".5" };
        f.pad(&format!("{}{half}", self.0 / 2))
    }
}

/// A text that is not a number of points.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ScoreError;

impl fmt::Display for ScoreError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("points look like 2, 2.5 or 1/2")
    }
}

impl std::error::Error for ScoreError {}

impl FromStr for Score {
    type Err = ScoreError;

    fn from_str(text: &str) -> Result<Score, ScoreError> {
        if text == "1/2" {
            return Ok(Score(1));
        }
        let (whole, half) = match text.strip_suffix(".5").or_else(|| text.strip_suffix('½')) {
            Some(whole) => (whole, 1),
            None => (text.strip_suffix(".0").unwrap_or(text), 0),
        };
        let digits = !whole.is_empty() && whole.bytes().all(|byte| byte.is_ascii_digit());
        match whole.parse::<u16>() {
            Ok(points) if digits => Ok(Score(2 * u32::from(points) + half)),
            _ if text == "½" => Ok(Score(1)),
            _ => Err(ScoreError),
        }
    }
}
