//! Why something cannot be played, as data: clients tell it in their reader's
//! language.

use pylos_rules::{equator, pyramid};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::{SideName, Step};

/// Why a turn, or a part of one, is not legal.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // the fields are places by name, and sizes
pub enum Reason {
    /// The game is over (P10, E12).
    GameOver,
    /// There is no ball in reserve to place (P11).
    EmptyReserve,
    /// Something is there already (P4, E5, E7).
    Occupied { at: String },
    /// It does not rest on four balls (P1); this one is missing.
    Unsupported { at: String, empty: String },
    /// No ball of one's own is there (P5).
    NotOwn { at: String },
    /// The ball carries another, and cannot be raised (P5).
    RaisesCarrier { at: String, above: String },
    /// A raise goes to a higher level (P5).
    NotHigher { at: String, to: String },
    /// The ball would have to carry itself (P5).
    CarriesItself { at: String, to: String },
    /// No higher cell is open to the ball (P5).
    NothingHigher { at: String },
    /// These rules give no balls back (P6).
    NoTakeBacks,
    /// The ball played completes no square (P6).
    NoSquare { at: String, taken: String },
    /// The ball played completes no square and no line (P13).
    NoSquareNoLine { at: String, taken: String },
    /// One or two balls must be taken back (P6, `must`).
    MustTakeBack { at: String },
    /// No ball of one's own is there to be taken back (P6).
    TakesNotOwn { at: String },
    /// The ball carries another, and cannot be taken back (P6).
    TakesCarrier { at: String, above: String },
    /// At most two are taken back (P8).
    TooManyTakenBack,
    /// Pawns are placed before battle 1 only (E5).
    SetupOver,
    /// The battles begin when all twenty pawns are placed (E5).
    SetupNotOver { placed: u8 },
    /// Pawns are placed in one's own hemisphere (E5).
    OwnHemisphere,
    /// Both pawns of this size are placed (E3).
    ThirdOfSize { size: u8 },
    /// The opponent's setup is copied, and this comes next (E5, `mirror`).
    NotTheReflection { size: u8, at: String },
    /// There is no such point under these rules (E2).
    NoSuchPoint { at: String },
    /// No pawn of one's own stands there (E7).
    NoPawn { at: String },
    /// A pawn is chosen before its point (E7).
    ChoosePawn,
    /// These are in the way (E7).
    Blocked { at: String, to: String, by: String },
    /// No single line leads there (E7, `straight`).
    NotStraight { at: String, to: String },
    /// Only these may answer the last point played (E14).
    NotDesignated { at: String, last: String, designated: String },
    /// Nobody who can move may pass (E7).
    CanMove { at: String },
}

impl Reason {
    /// Why a turn of the pyramid game is not legal; `None` if it is no turn.
    pub fn pyramid(illegal: &pyramid::Illegal) -> Option<Reason> {
        use pyramid::{Illegal, RuleSet, TurnError};
        let text = ToString::to_string;
        Some(match illegal {
            Illegal::Malformed(TurnError::TooManyTakenBack) => Reason::TooManyTakenBack,
            Illegal::Malformed(TurnError::Cell(_)) => return None,
            Illegal::GameOver => Reason::GameOver,
            Illegal::EmptyReserve { .. } => Reason::EmptyReserve,
            Illegal::Occupied { cell } => Reason::Occupied { at: text(cell) },
            Illegal::Unsupported { cell, empty } => {
                Reason::Unsupported { at: text(cell), empty: text(empty) }
            }
            Illegal::NotOwn { cell, .. } => Reason::NotOwn { at: text(cell) },
            Illegal::RaisesCarrier { from, above } => {
                Reason::RaisesCarrier { at: text(from), above: text(above) }
            }
            Illegal::NotHigher { from, to } => Reason::NotHigher { at: text(from), to: text(to) },
            Illegal::CarriesItself { from, to } => {
                Reason::CarriesItself { at: text(from), to: text(to) }
            }
            Illegal::NoTakeBacks => Reason::NoTakeBacks,
            Illegal::CompletesNothing { cell, taken, set: RuleSet::Advanced } => {
                Reason::NoSquareNoLine { at: text(cell), taken: text(taken) }
            }
            Illegal::CompletesNothing { cell, taken, .. } => {
                Reason::NoSquare { at: text(cell), taken: text(taken) }
            }
            Illegal::MustTakeBack { cell } => Reason::MustTakeBack { at: text(cell) },
            Illegal::TakesNotOwn { cell } => Reason::TakesNotOwn { at: text(cell) },
            Illegal::TakesCarrier { cell, above } => {
                Reason::TakesCarrier { at: text(cell), above: text(above) }
            }
        })
    }

    /// Why a turn of the equator game is not legal; `None` if it is no turn.
    pub fn equator(illegal: &equator::Illegal) -> Option<Reason> {
        use equator::Illegal;
        Some(match illegal {
            Illegal::Malformed(_) => return None,
            Illegal::GameOver => Reason::GameOver,
            Illegal::SetupOver => Reason::SetupOver,
            Illegal::SetupNotOver { placed } => Reason::SetupNotOver { placed: *placed },
            Illegal::IntersectionOccupied { at, .. } => Reason::Occupied { at: at.to_string() },
            Illegal::ThirdOfSize { size, .. } => Reason::ThirdOfSize { size: size.number() },
            Illegal::NotTheReflection { size, at, .. } => {
                Reason::NotTheReflection { size: size.number(), at: at.to_string() }
            }
            Illegal::NoSuchPoint { to } => Reason::NoSuchPoint { at: to.to_string() },
            Illegal::NoPawn { from, .. } => Reason::NoPawn { at: from.to_string() },
            Illegal::PointOccupied { to } => Reason::Occupied { at: to.to_string() },
            Illegal::Blocked { from, to, by } => {
                Reason::Blocked { at: from.to_string(), to: to.to_string(), by: listed(*by) }
            }
            Illegal::NotStraight { from, to } => {
                Reason::NotStraight { at: from.to_string(), to: to.to_string() }
            }
            Illegal::NotDesignated { from, last, designated } => Reason::NotDesignated {
                at: from.to_string(),
                last: last.to_string(),
                designated: listed(*designated),
            },
            Illegal::CanMove { from, .. } => Reason::CanMove { at: from.to_string() },
        })
    }
}

/// `i3, o1, o2`.
fn listed(places: equator::Intersections) -> String {
    places.into_iter().map(|place| place.to_string()).collect::<Vec<_>>().join(", ")
}

/// A click that means nothing, after others that begin a turn.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct WhyQuery {
    /// A rule string.
    pub rules: String,
    /// The position.
    pub position: String,
    /// The steps taken so far.
    #[serde(default)]
    pub steps: Vec<Step>,
    /// The place that was clicked: a cell, or a point.
    pub at: String,
    /// Whose hemisphere the point is in; none on the equator.
    #[serde(default)]
    pub side: Option<SideName>,
}

/// Why it means nothing.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
pub struct WhyAnswer {
    /// The reason; absent if it means something after all.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub reason: Option<Reason>,
}
