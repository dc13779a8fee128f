//! How a game ended.

use std::fmt;

use crate::Side;

/// The result of a finished game, in absolute terms: who won, and how.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Outcome<C> {
    /// One side won.
    Win {
        /// Who won.
        winner: C,
        /// What decided it.
        by: Decision,
    },
    /// Nobody won.
    Draw(DrawReason),
}

/// What decided a won game.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Decision {
    /// The winner placed the last ball on the apex (P10).
    Apex,
    /// The loser was to move without a ball in reserve (P11).
    EmptyReserve,
    /// The loser was to move, had no ball in reserve and could not raise
    /// (P11 under `may-raise`).
    NoRaise,
    /// The winner has the majority of the points (E12).
    Points,
    /// The loser resigned.
    Resignation,
    /// The loser's time ran out (P14).
    Time,
    /// The loser left the game.
    Abandonment,
}

/// Why a game was drawn.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum DrawReason {
    /// The position occurred too often (P12).
    Repetition,
    /// The players agreed.
    Agreement,
}

impl<C: Side> Outcome<C> {
    /// A win for this side.
    pub fn win(winner: C, by: Decision) -> Outcome<C> {
        Outcome::Win { winner, by }
    }

    /// The short name of what decided the game or drew it.
    pub const fn reason(&self) -> &'static str {
        match self {
            Outcome::Win { by, .. } => by.name(),
            Outcome::Draw(reason) => reason.name(),
        }
    }

    /// Whether the players or their clocks ended the game, and not the rules.
    pub const fn is_declared(&self) -> bool {
        match self {
            Outcome::Win { by, .. } => by.is_declared(),
            Outcome::Draw(reason) => matches!(reason, DrawReason::Agreement),
        }
    }

    /// Who won, if anybody did.
    pub fn winner(&self) -> Option<C> {
        match *self {
            Outcome::Win { winner, .. } => Some(winner),
            Outcome::Draw(_) => None,
        }
    }
}

impl Decision {
    /// Every decision there is.
    pub const ALL: [Decision; 7] = [
        Decision::Apex,
        Decision::EmptyReserve,
        Decision::NoRaise,
        Decision::Points,
        Decision::Resignation,
        Decision::Time,
        Decision::Abandonment,
    ];

    /// The short name, for records and programs.
    pub const fn name(self) -> &'static str {
        match self {
            Decision::Apex => "apex",
            Decision::EmptyReserve => "empty-reserve",
            Decision::NoRaise => "no-raise",
            Decision::Points => "points",
            Decision::Resignation => "resignation",
            Decision::Time => "time",
            Decision::Abandonment => "abandonment",
        }
    }

    /// Whether it comes from the players or their clocks, and not from the
    /// position on the board.
    pub const fn is_declared(self) -> bool {
        matches!(self, Decision::Resignation | Decision::Time | Decision::Abandonment)
    }
}

impl DrawReason {
    /// Every reason there is.
    pub const ALL: [DrawReason; 2] = [DrawReason::Repetition, DrawReason::Agreement];

    /// The short name, for records and programs.
    pub const fn name(self) -> &'static str {
        match self {
            DrawReason::Repetition => "repetition",
            DrawReason::Agreement => "agreement",
        }
    }
}

impl<C: fmt::Display> fmt::Display for Outcome<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Outcome::Win { winner, by } => write!(f, "{winner} wins: {by}"),
            Outcome::Draw(reason) => write!(f, "draw: {reason}"),
        }
    }
}

impl fmt::Display for Decision {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Decision::Apex => "the last ball is on the apex (P10)",
            Decision::EmptyReserve => "the opponent has no ball in reserve (P11)",
            Decision::NoRaise => "the opponent has no ball in reserve and cannot raise (P11)",
            Decision::Points => "the majority of the points (E12)",
            Decision::Resignation => "the opponent resigned",
            Decision::Time => "the opponent's time ran out (P14)",
            Decision::Abandonment => "the opponent left the game",
        })
    }
}

impl fmt::Display for DrawReason {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            DrawReason::Repetition => "the position has occurred too often (P12)",
            DrawReason::Agreement => "by agreement",
        })
    }
}
