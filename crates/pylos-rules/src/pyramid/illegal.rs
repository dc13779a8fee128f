//! Why a turn is not legal.

use std::fmt;

use super::{Cell, Color, RuleSet, TurnError};
use crate::{BrokenRule, Clause};

/// The clause that a turn breaks, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Illegal {
    /// The text is not a turn at all.
    Malformed(TurnError),
    /// The apex is filled (P10).
    GameOver,
    /// The mover has no ball in reserve to place, or has lost for that (P11).
    EmptyReserve {
        /// The mover.
        color: Color,
    },
    /// The target holds a ball (P4, P5).
    Occupied {
        /// The target.
        cell: Cell,
    },
    /// The target does not rest on four balls (P1).
    Unsupported {
        /// The target.
        cell: Cell,
        /// The first cell under it without a ball.
        empty: Cell,
    },
    /// The ball to raise is not the mover's (P5).
    NotOwn {
        /// Where it should be.
        cell: Cell,
        /// The mover.
        color: Color,
    },
    /// The ball to raise carries another (P5).
    RaisesCarrier {
        /// Where it is.
        from: Cell,
        /// The first ball that it carries.
        above: Cell,
    },
    /// The target is not higher (P5).
    NotHigher {
        /// Where the ball is.
        from: Cell,
        /// The target.
        to: Cell,
    },
    /// The target would rest on the very ball that is raised (P5).
    CarriesItself {
        /// Where the ball is.
        from: Cell,
        /// The target.
        to: Cell,
    },
    /// These rules know no take-backs.
    NoTakeBacks,
    /// The ball played completes nothing that gives take-backs (P6, P13).
    CompletesNothing {
        /// Where the ball was played.
        cell: Cell,
        /// The first ball to be taken back.
        taken: Cell,
        /// The rule set, which says what would have counted.
        set: RuleSet,
    },
    /// A completed square or line obliges the mover to take back (P6, `must`).
    MustTakeBack {
        /// Where the ball was played.
        cell: Cell,
    },
    /// No ball of the mover's is there to be taken back (P6).
    TakesNotOwn {
        /// Where it should be.
        cell: Cell,
    },
    /// The ball to take back carries another (P6).
    TakesCarrier {
        /// Where it is.
        cell: Cell,
        /// The first ball that it carries.
        above: Cell,
    },
}

impl BrokenRule for Illegal {
    fn clause(&self) -> Option<Clause> {
        Some(match self {
            Illegal::Malformed(TurnError::TooManyTakenBack) => Clause::P8,
            Illegal::Malformed(TurnError::Cell(_)) => return None,
            Illegal::GameOver => Clause::P10,
            Illegal::EmptyReserve { .. } => Clause::P11,
            Illegal::Occupied { .. } => Clause::P4,
            Illegal::Unsupported { .. } => Clause::P1,
            Illegal::NotOwn { .. }
            | Illegal::RaisesCarrier { .. }
            | Illegal::NotHigher { .. }
            | Illegal::CarriesItself { .. } => Clause::P5,
            Illegal::CompletesNothing { set: RuleSet::Advanced, .. } => Clause::P13,
            Illegal::NoTakeBacks
            | Illegal::CompletesNothing { .. }
            | Illegal::MustTakeBack { .. }
            | Illegal::TakesNotOwn { .. }
            | Illegal::TakesCarrier { .. } => Clause::P6,
        })
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Malformed(error) => error.fmt(f),
            Illegal::GameOver => f.write_str("the game is over (P10): the apex is filled"),
            Illegal::EmptyReserve { color } => {
                write!(f, "{color} has no ball in reserve (P11)")
            }
            Illegal::Occupied { cell } => write!(f, "{cell} is not empty (P4)"),
            Illegal::Unsupported { cell, empty } => {
                write!(f, "{cell} is not supported (P1): {empty} is empty")
            }
            Illegal::NotOwn { cell, color } => {
                write!(f, "{cell} cannot be raised (P5): no {color} ball is there")
            }
            Illegal::RaisesCarrier { from, above } => {
                write!(f, "{from} cannot be raised (P5): it carries {above}")
            }
            Illegal::NotHigher { from, to } => {
                write!(f, "{from} cannot be raised to {to} (P5): it is not on a higher level")
            }
            Illegal::CarriesItself { from, to } => {
                write!(f, "{from} cannot be raised to {to} (P5): it would have to carry itself")
            }
            Illegal::NoTakeBacks => {
                f.write_str("nothing is taken back under the children's rules (P6)")
            }
            Illegal::CompletesNothing { cell, taken, set } => match set {
                RuleSet::Advanced => write!(
                    f,
                    "{taken} cannot be taken back (P13): {cell} completes no square and no line"
                ),
                _ => write!(f, "{taken} cannot be taken back (P6): {cell} completes no square"),
            },
            Illegal::MustTakeBack { cell } => {
                write!(f, "after {cell} one or two balls must be taken back (P6, must)")
            }
            Illegal::TakesNotOwn { cell } => {
                write!(f, "{cell} cannot be taken back (P6): no ball of the mover is there")
            }
            Illegal::TakesCarrier { cell, above } => {
                write!(f, "{cell} cannot be taken back (P6): it carries {above}")
            }
        }
    }
}

impl std::error::Error for Illegal {}
