//! How good a position is, for the side to move.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use pylos_rules::{Value, ValueError};

/// The worth of a position for the side to move: known, or estimated.
///
/// Scores are ordered from bad to good: a quick loss, a slow loss, bad
/// estimates, a draw, good estimates, a slow win, a quick win.
///
/// ```
/// use pylos_engine::Score;
/// use pylos_rules::Value;
/// assert!(Score::Exact(Value::Win(39)) > Score::Estimate(900));
/// assert!(Score::Estimate(-1) < Score::Exact(Value::Draw));
/// assert_eq!(Score::Estimate(-120).to_string(), "cp -120");
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Score {
    /// Won, drawn or lost for certain, with the distance in plies.
    Exact(Value),
    /// The equator game ends for certain with the side to move this many
    /// points ahead.
    Points(i16),
    /// Unknown, but this much better for the side to move: in hundredths of
    /// the worth of a ball (pyramid) or of a point (equator).
    Estimate(i16),
}

impl Score {
    /// Whether the score is certain.
    pub fn is_exact(self) -> bool {
        !matches!(self, Score::Estimate(_))
    }

    /// Whether the side to move wins for certain.
    pub fn is_win(self) -> bool {
        matches!(self, Score::Exact(Value::Win(_)))
    }

    /// What a turn that leads to a position of this score is worth to the
    /// player who makes it.
    #[must_use]
    pub fn before(self) -> Score {
        match self {
            Score::Exact(value) => Score::Exact(value.before()),
            Score::Points(points) => Score::Points(-points),
            Score::Estimate(worth) => Score::Estimate(-worth),
        }
    }

    /// The score on the scale of estimates; wins and losses lie at its ends.
    pub(crate) fn hundredths(self) -> i16 {
        self.rank().clamp(-10_000, 10_000) as i16
    }

    /// One number that orders all scores.
    fn rank(self) -> i32 {
        match self {
            Score::Exact(Value::Win(plies)) => 100_000 - i32::from(plies),
            Score::Exact(Value::Loss(plies)) => -100_000 + i32::from(plies),
            Score::Exact(Value::Draw) => 0,
            Score::Points(points) => 100 * i32::from(points),
            Score::Estimate(worth) => i32::from(worth),
        }
    }
}

impl From<Value> for Score {
    fn from(value: Value) -> Score {
        Score::Exact(value)
    }
}

impl Ord for Score {
    fn cmp(&self, other: &Score) -> Ordering {
        // Certainty is the better part of two that are worth the same.
        self.rank().cmp(&other.rank()).then(self.is_exact().cmp(&other.is_exact()))
    }
}

impl PartialOrd for Score {
    fn partial_cmp(&self, other: &Score) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

/// `win 21`, `loss 40`, `draw`, `points +3` or `cp -120`.
impl fmt::Display for Score {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Score::Exact(value) => value.fmt(f),
            Score::Points(points) => write!(f, "points {points:+}"),
            Score::Estimate(worth) => write!(f, "cp {worth}"),
        }
    }
}

/// The texts that it is written as.
impl FromStr for Score {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Score, ValueError> {
        let number = |text: &str| text.parse().map_err(|_| ValueError);
        match text.split_once(' ') {
            Some(("points", points)) => number(points).map(Score::Points),
            Some(("cp", worth)) => number(worth).map(Score::Estimate),
            _ => text.parse().map(Score::Exact),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read_as_the_same() {
        let exact = [Value::Win(21), Value::Loss(40), Value::Draw].map(Score::Exact);
        let others = [Score::Points(3), Score::Points(-2), Score::Estimate(-120)];
        for score in exact.into_iter().chain(others) {
            assert_eq!(score.to_string().parse(), Ok(score));
        }
        for wrong in ["", "win", "win 2", "cp", "cp x", "points", "points 99999", "cp 1 2"] {
            assert!(wrong.parse::<Score>().is_err(), "{wrong}");
        }
    }
}
