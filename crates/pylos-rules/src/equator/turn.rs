//! A whole turn, its notation and its steps.

use std::fmt;
use std::str::FromStr;

use super::size::SizeError;
use super::{Intersection, PlaceError, Point, Size};

/// One turn.
///
/// ```
/// use pylos_rules::equator::Turn;
/// for text in ["4@i3", "i3-e2", "pass"] {
///     assert_eq!(text.parse::<Turn>().unwrap().to_string(), text);
/// }
/// ```
#[derive(Clone, Copy, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Turn {
    /// In the setup: a pawn of this size onto an own intersection, `4@i3` (E5).
    Place {
        /// How big the pawn is.
        size: Size,
        /// Where it goes.
        at: Intersection,
    },
    /// In a battle: the pawn on an own intersection to the equator, `i3-e2`
    /// (E7).
    Play {
        /// Where the pawn stands.
        from: Intersection,
        /// Where it goes.
        to: Point,
    },
    /// In a battle under `straight`: no pawn can move, `pass` (E7).
    Pass,
}

impl Turn {
    /// The turn when left and right are exchanged.
    #[must_use]
    pub fn mirrored(self) -> Turn {
        match self {
            Turn::Place { size, at } => Turn::Place { size, at: at.mirrored() },
            Turn::Play { from, to } => Turn::Play { from: from.mirrored(), to: to.mirrored() },
            Turn::Pass => Turn::Pass,
        }
    }

    /// The parts of the turn, in order.
    pub fn steps(self) -> impl Iterator<Item = Step> {
        let steps = match self {
            Turn::Place { size, at } => [Some(Step::Take(size)), Some(Step::Place(at))],
            Turn::Play { from, to } => [Some(Step::Lift(from)), Some(Step::Slide(to))],
            Turn::Pass => [Some(Step::Pass), None],
        };
        steps.into_iter().flatten()
    }
}

impl fmt::Display for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Turn::Place { size, at } => write!(f, "{size}@{at}"),
            Turn::Play { from, to } => write!(f, "{from}-{to}"),
            Turn::Pass => f.write_str("pass"),
        }
    }
}

impl fmt::Debug for Turn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// One part of a turn: one click on a board.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Step {
    /// A pawn of this size is taken from the box.
    Take(Size),
    /// The pawn in hand is put on an intersection.
    Place(Intersection),
    /// The pawn on this intersection is chosen.
    Lift(Intersection),
    /// The chosen pawn goes to this equator point.
    Slide(Point),
    /// Nothing can be played.
    Pass,
}

impl fmt::Display for Step {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Step::Take(size) => write!(f, "take {size}"),
            Step::Place(at) => write!(f, "place {at}"),
            Step::Lift(from) => write!(f, "lift {from}"),
            Step::Slide(to) => write!(f, "slide {to}"),
            Step::Pass => f.write_str("pass"),
        }
    }
}

/// A text that is not a turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TurnError {
    /// It has none of the shapes of a turn.
    Shape(String),
    /// The part before `@` is not a size.
    Size(SizeError),
    /// A part should name a place and does not.
    Place(PlaceError),
}

impl fmt::Display for TurnError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TurnError::Shape(text) => write!(
                f,
                "“{text}” is not a turn: turns look like 4@i3 (setup), i3-e2 (battle) or pass"
            ),
            TurnError::Size(error) => error.fmt(f),
            TurnError::Place(error) => error.fmt(f),
        }
    }
}

impl std::error::Error for TurnError {}

impl FromStr for Turn {
    type Err = TurnError;

    fn from_str(text: &str) -> Result<Turn, TurnError> {
        if text == "pass" {
            return Ok(Turn::Pass);
        }
        if let Some((size, at)) = text.split_once('@') {
            let size = size.parse().map_err(TurnError::Size)?;
            return Ok(Turn::Place { size, at: at.parse().map_err(TurnError::Place)? });
        }
        if let Some((from, to)) = text.split_once('-') {
            let from = from.parse().map_err(TurnError::Place)?;
            return Ok(Turn::Play { from, to: to.parse().map_err(TurnError::Place)? });
        }
        Err(TurnError::Shape(text.chars().take(12).collect()))
    }
}
