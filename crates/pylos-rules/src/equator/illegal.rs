//! Why a turn is not legal.

use std::fmt;

use super::{Color, Intersection, Intersections, Point, Size, TurnError};
use crate::{BrokenRule, Clause};

/// The clause that a turn breaks, and how.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the fields say what they are: places, sizes, colours
pub enum Illegal {
    /// The text is not a turn at all.
    Malformed(TurnError),
    /// The five battles are over (E12).
    GameOver,
    /// Pawns are placed before battle 1 only (E5).
    SetupOver,
    /// The battles begin when all twenty pawns are placed (E5).
    SetupNotOver { placed: u8 },
    /// A pawn stands on the intersection already (E5).
    IntersectionOccupied { at: Intersection, color: Color },
    /// Both pawns of this size are placed (E3).
    ThirdOfSize { size: Size, color: Color },
    /// The setup is to become a reflection of the opponent's (E5, `mirror`).
    NotTheReflection { size: Size, at: Intersection, other: Color },
    /// The equator has no such point under these rules (E2).
    NoSuchPoint { to: Point },
    /// No pawn of the mover stands there (E7).
    NoPawn { from: Intersection, color: Color },
    /// A pawn is on the equator point already (E7).
    PointOccupied { to: Point },
    /// The pawn cannot get there past these (E7).
    Blocked { from: Intersection, to: Point, by: Intersections },
    /// No single line leads there (E7, `straight`).
    NotStraight { from: Intersection, to: Point },
    /// The pawn is not among those that may answer (E14).
    NotDesignated { from: Intersection, last: Point, designated: Intersections },
    /// Nobody who can move may pass (E7).
    CanMove { from: Intersection, color: Color },
}

impl BrokenRule for Illegal {
    fn clause(&self) -> Option<Clause> {
        Some(match self {
            Illegal::Malformed(_) => return None,
            Illegal::GameOver => Clause::E12,
            Illegal::SetupOver
            | Illegal::SetupNotOver { .. }
            | Illegal::IntersectionOccupied { .. }
            | Illegal::NotTheReflection { .. } => Clause::E5,
            Illegal::ThirdOfSize { .. } => Clause::E3,
            Illegal::NoSuchPoint { .. } => Clause::E2,
            Illegal::NoPawn { .. }
            | Illegal::PointOccupied { .. }
            | Illegal::Blocked { .. }
            | Illegal::NotStraight { .. }
            | Illegal::CanMove { .. } => Clause::E7,
            Illegal::NotDesignated { .. } => Clause::E14,
        })
    }
}

impl fmt::Display for Illegal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Illegal::Malformed(error) => error.fmt(f),
            Illegal::GameOver => f.write_str("the game is over (E12): five battles are played"),
            Illegal::SetupOver => {
                f.write_str("the setup is over (E5): pawns now slide to the equator, as in i3-e2")
            }
            Illegal::SetupNotOver { placed } => {
                write!(f, "the setup is not over (E5): {placed} of 20 pawns are placed, as in 4@i3")
            }
            Illegal::IntersectionOccupied { at, color } => {
                write!(
                    f,
                    "{at} is not empty (E5): one pawn to an intersection, and {color} has one there"
                )
            }
            Illegal::ThirdOfSize { size, color } => {
                write!(f, "{color} has no third pawn of size {size} (E3)")
            }
            Illegal::NotTheReflection { size, at, other } => {
                write!(f, "the setup is mirrored (E5): {other} has placed {size}@{at}, so must you")
            }
            Illegal::NoSuchPoint { to } => {
                write!(f, "{to} does not exist under these rules (E2): the equator has only e1…e5")
            }
            Illegal::NoPawn { from, color } => {
                write!(f, "{from} cannot be played (E7): no {color} pawn is there")
            }
            Illegal::PointOccupied { to } => write!(f, "{to} is not empty (E7)"),
            Illegal::Blocked { from, to, by } => {
                let are = if by.len() == 1 { "is" } else { "are" };
                write!(f, "{from} cannot slide to {to} (E7): {by} {are} occupied")
            }
            Illegal::NotStraight { from, to } => {
                write!(f, "{from} cannot slide to {to} (E7, straight): no single line leads there")
            }
            Illegal::NotDesignated { from, last, designated } => {
                write!(f, "{from} may not answer {last} (E14): only {designated} may")
            }
            Illegal::CanMove { from, color } => {
                write!(f, "{color} may not pass (E7): {from} can move")
            }
        }
    }
}

impl std::error::Error for Illegal {}
