//! How a pairing ended.

use std::fmt;
use std::str::FromStr;

use crate::Score;

/// How a pairing ended, for the side that begins and for the other. A pairing
/// is a single game or a series; its score is what both have made of it.
///
/// ```
/// use pylos_tournament::{Outcome, Score};
/// let drawn = Outcome::Played(Score::halves(1), Score::halves(1));
/// assert_eq!("1/2-1/2".parse(), Ok(drawn));
/// assert_eq!("1.5-2.5".parse::<Outcome>().unwrap().to_string(), "1.5-2.5");
/// assert_eq!("-/-".parse(), Ok(Outcome::BothAbsent));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome {
    /// It was played, and this is the score.
    Played(Score, Score),
    /// The second did not come: the first has won without a game.
    FirstByForfeit,
    /// The first did not come.
    SecondByForfeit,
    /// Nobody came: both have lost.
    BothAbsent,
}

impl Outcome {
    /// Whether anybody played.
    pub fn was_played(self) -> bool {
        matches!(self, Outcome::Played(..))
    }

    /// What the pairing counts for both: a point for a win, half a point for a
    /// level score, nothing for a loss.
    pub fn match_points(self) -> [Score; 2] {
        let halves = match self {
            Outcome::Played(first, second) => match first.cmp(&second) {
                std::cmp::Ordering::Greater => [2, 0],
                std::cmp::Ordering::Equal => [1, 1],
                std::cmp::Ordering::Less => [0, 2],
            },
            Outcome::FirstByForfeit => [2, 0],
            Outcome::SecondByForfeit => [0, 2],
            Outcome::BothAbsent => [0, 0],
        };
        halves.map(Score::halves)
    }
}

impl fmt::Display for Outcome {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.pad(&match self {
            // As in the records of games.
            Outcome::Played(first, second) if [first, second] == [&Score::halves(1); 2] => {
                "1/2-1/2".to_owned()
            }
            Outcome::Played(first, second) => format!("{first}-{second}"),
            Outcome::FirstByForfeit => "+/-".to_owned(),
            Outcome::SecondByForfeit => "-/+".to_owned(),
            Outcome::BothAbsent => "-/-".to_owned(),
        })
    }
}

/// A text that is not a result.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OutcomeError(pub String);

impl fmt::Display for OutcomeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let text = &self.0;
        write!(f, "“{text}” is not a result: results look like 1-0, 1/2-1/2, 2.5-1.5, 12-9, ")?;
        f.write_str("or +/-, -/+ and -/- where somebody did not come")
    }
}

impl std::error::Error for OutcomeError {}

impl FromStr for Outcome {
    type Err = OutcomeError;

    fn from_str(text: &str) -> Result<Outcome, OutcomeError> {
        let wrong = || OutcomeError(text.chars().take(24).collect());
        match text {
            "+/-" => return Ok(Outcome::FirstByForfeit),
            "-/+" => return Ok(Outcome::SecondByForfeit),
            "-/-" => return Ok(Outcome::BothAbsent),
            _ => {}
        }
        let (first, second) = text.split_once(['-', '–', ':']).ok_or_else(wrong)?;
        match (first.parse(), second.parse()) {
            (Ok(first), Ok(second)) => Ok(Outcome::Played(first, second)),
            _ => Err(wrong()),
        }
    }
}
