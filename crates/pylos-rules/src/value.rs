//! What a position is worth with best play.

use std::cmp::Ordering;
use std::fmt;
use std::str::FromStr;

use crate::number::read_number;

/// The exact value of a position for the side to move.
///
/// Distances are plies to the end of the game when the winner hurries and the
/// loser resists. Values are ordered as the mover likes them: a quick win
/// before a slow one, any win before a draw, a late loss before an early one.
///
/// ```
/// use pylos_rules::Value;
/// assert!(Value::Win(3) > Value::Win(21));
/// assert!(Value::Draw > Value::Loss(40));
/// assert!(Value::Loss(40) > Value::Loss(2));
/// assert_eq!("loss 40".parse(), Ok(Value::Loss(40)));
/// assert_eq!(Value::Loss(40).before(), Value::Win(41));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Value {
    /// The mover wins in this many plies, an odd number.
    Win(u16),
    /// Neither side can force a win.
    Draw,
    /// The mover loses in this many plies, an even number; 0: the game is over.
    Loss(u16),
}

impl Value {
    /// What a turn that leads to a position of this value is worth to the
    /// player who makes it.
    #[must_use]
    pub fn before(self) -> Value {
        match self {
            Value::Win(plies) => Value::Loss(plies.saturating_add(1)),
            Value::Draw => Value::Draw,
            Value::Loss(plies) => Value::Win(plies.saturating_add(1)),
        }
    }

    /// Plies to the end, if there is one.
    pub fn plies(self) -> Option<u16> {
        match self {
            Value::Win(plies) | Value::Loss(plies) => Some(plies),
            Value::Draw => None,
        }
    }

    /// Greater is better for the mover.
    fn rank(self) -> i32 {
        match self {
            Value::Win(plies) => 1 << 16 | (0xffff - i32::from(plies)),
            Value::Draw => 0,
            Value::Loss(plies) => i32::from(plies) - (1 << 17),
        }
    }
}

impl Ord for Value {
    fn cmp(&self, other: &Value) -> Ordering {
        self.rank().cmp(&other.rank())
    }
}

impl PartialOrd for Value {
    fn partial_cmp(&self, other: &Value) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl fmt::Display for Value {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Value::Win(plies) => write!(f, "win {plies}"),
            Value::Draw => f.write_str("draw"),
            Value::Loss(plies) => write!(f, "loss {plies}"),
        }
    }
}

/// A text that is not a value.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct ValueError;

impl fmt::Display for ValueError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str("a value is “win N” (N odd), “loss N” (N even) or “draw”")
    }
}

impl std::error::Error for ValueError {}

impl FromStr for Value {
    type Err = ValueError;

    fn from_str(text: &str) -> Result<Value, ValueError> {
        let (word, plies) = text.split_once(' ').unwrap_or((text, ""));
        let plies = || read_number(plies).ok_or(ValueError);
        let parity = |plies: u16, odd| (plies % 2 == odd).then_some(plies).ok_or(ValueError);
        match word {
            "draw" if text == "draw" => Ok(Value::Draw),
            "win" => parity(plies()?, 1).map(Value::Win),
            "loss" => parity(plies()?, 0).map(Value::Loss),
            _ => Err(ValueError),
        }
    }
}
