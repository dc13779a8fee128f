//! The two seats of a game, whatever its sides are called.

use std::fmt;

use pylos_rules::Side;
use serde::{Deserialize, Serialize};

/// A seat: that of the side which is named first (light, blue) or second
/// (dark, red).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
pub enum Chair {
    /// Light, blue.
    First,
    /// Dark, red.
    Second,
}

impl Chair {
    /// The chair of a side of either game.
    pub fn of<S: Side>(side: S) -> Chair {
        if side == S::BOTH[0] { Chair::First } else { Chair::Second }
    }

    /// The side of a game that sits here.
    pub fn side<S: Side>(self) -> S {
        S::BOTH[self as usize]
    }
}

impl Side for Chair {
    const BOTH: [Chair; 2] = [Chair::First, Chair::Second];

    fn other(self) -> Chair {
        match self {
            Chair::First => Chair::Second,
            Chair::Second => Chair::First,
        }
    }
}

impl fmt::Display for Chair {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Chair::First => "first",
            Chair::Second => "second",
        })
    }
}
