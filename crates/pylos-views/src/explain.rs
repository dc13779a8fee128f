//! From the errors of the rules to reasons.

mod records;

use pylos_rules::equator::{self, ArrangementError, PlaceError};
use pylos_rules::pyramid::HandicapError;
use pylos_rules::{
    BrokenRule, ByGame, Clause, PlayError, Position, RulesError, RulesHelp, StepError, Steps,
    for_game, pyramid,
};

use crate::{PositionPart, Reason};

/// An error whose reason can be told in any language.
pub trait Explain {
    /// The reason.
    fn reason(&self) -> Reason;

    /// The clause of the rules that is broken, if one is.
    fn clause(&self) -> Option<Clause> {
        None
    }
}

impl<P: Explain, E: Explain> Explain for ByGame<P, E> {
    fn reason(&self) -> Reason {
        for_game!(self, |G, error| error.reason())
    }

    fn clause(&self) -> Option<Clause> {
        for_game!(self, |G, error| error.clause())
    }
}

fn list<T: ToString>(places: impl IntoIterator<Item = T>) -> Vec<String> {
    places.into_iter().map(|place| place.to_string()).collect()
}

impl Explain for pyramid::Illegal {
    fn reason(&self) -> Reason {
        use pyramid::{Illegal, RuleSet, TurnError};
        match self {
            Illegal::Malformed(TurnError::Cell(error)) => {
                Reason::NotACell { text: error.text().to_owned() }
            }
            Illegal::Malformed(TurnError::TooManyTakenBack) => Reason::TooManyTakenBack {},
            Illegal::GameOver => Reason::GameOver {},
            Illegal::EmptyReserve { .. } => Reason::EmptyReserve {},
            Illegal::Occupied { cell } => Reason::Occupied { at: cell.to_string() },
            Illegal::Unsupported { cell, empty } => {
                Reason::Unsupported { at: cell.to_string(), empty: empty.to_string() }
            }
            Illegal::NotOwn { cell, .. } => Reason::NotOwn { at: cell.to_string() },
            Illegal::RaisesCarrier { from, above } => {
                Reason::RaisesCarrier { at: from.to_string(), above: above.to_string() }
            }
            Illegal::NotHigher { from, to } => {
                Reason::NotHigher { at: from.to_string(), to: to.to_string() }
            }
            Illegal::CarriesItself { from, to } => {
                Reason::CarriesItself { at: from.to_string(), to: to.to_string() }
            }
            Illegal::NoTakeBacks => Reason::NoTakeBacks {},
            Illegal::CompletesNothing { cell, taken, set } => {
                let (at, taken) = (cell.to_string(), taken.to_string());
                match set {
                    RuleSet::Advanced => Reason::NoSquareNoLine { at, taken },
                    _ => Reason::NoSquare { at, taken },
                }
            }
            Illegal::MustTakeBack { .. } => Reason::MustTakeBack {},
            Illegal::TakesNotOwn { cell } => Reason::TakesNotOwn { at: cell.to_string() },
            Illegal::TakesCarrier { cell, above } => {
                Reason::TakesCarrier { at: cell.to_string(), above: above.to_string() }
            }
        }
    }

    fn clause(&self) -> Option<Clause> {
        BrokenRule::clause(self)
    }
}

impl Explain for pyramid::PositionError {
    fn reason(&self) -> Reason {
        use pyramid::{Expected, PositionError};
        match self {
            PositionError::Character { place, found, expected } => {
                let (place, found) = (*place as u32, (*found).into());
                match expected {
                    Expected::Ball(cell) => {
                        Reason::ExpectedBall { place, cell: cell.to_string(), found }
                    }
                    Expected::Slash(level) => {
                        Reason::ExpectedSlash { place, level: level.number().into(), found }
                    }
                    Expected::Space => Reason::ExpectedSpace { place, found },
                    Expected::Side => Reason::ExpectedSide { place, found },
                    Expected::End => Reason::ExpectedEnd { place, found },
                }
            }
            PositionError::Shared(cell) => Reason::TwoBalls { cell: cell.to_string() },
            PositionError::TooMany { color, balls, most } => {
                Reason::TooManyBalls { side: (*color).into(), balls: *balls, most: *most }
            }
            PositionError::Floating { cell, empty } => {
                Reason::Unsupported { at: cell.to_string(), empty: empty.to_string() }
            }
        }
    }

    fn clause(&self) -> Option<Clause> {
        BrokenRule::clause(self)
    }
}

fn place(error: &PlaceError) -> Reason {
    match error {
        PlaceError::Intersection(text) => Reason::NotAnIntersection { text: text.clone() },
        PlaceError::Point(text) => Reason::NotAPoint { text: text.clone() },
    }
}

impl Explain for equator::Illegal {
    fn reason(&self) -> Reason {
        use equator::{Illegal, TurnError};
        match self {
            Illegal::Malformed(TurnError::Shape(text)) => Reason::NotATurn { text: text.clone() },
            Illegal::Malformed(TurnError::Size(error)) => {
                Reason::NotASize { text: error.text().to_owned() }
            }
            Illegal::Malformed(TurnError::Place(error)) => place(error),
            Illegal::GameOver => Reason::GameOver {},
            Illegal::SetupOver => Reason::SetupOver {},
            Illegal::SetupNotOver { placed } => Reason::SetupNotOver { placed: (*placed).into() },
            Illegal::IntersectionOccupied { at, .. } => Reason::Occupied { at: at.to_string() },
            Illegal::ThirdOfSize { size, .. } => Reason::ThirdOfSize { size: size.number().into() },
            Illegal::NotTheReflection { size, at, .. } => {
                Reason::NotTheReflection { size: size.number().into(), at: at.to_string() }
            }
            Illegal::NoSuchPoint { to } => Reason::NoSuchPoint { at: to.to_string() },
            Illegal::NoPawn { from, .. } => Reason::NoPawn { at: from.to_string() },
            Illegal::PointOccupied { to } => Reason::Occupied { at: to.to_string() },
            Illegal::Blocked { from, to, by } => {
                Reason::Blocked { at: from.to_string(), to: to.to_string(), blockers: list(*by) }
            }
            Illegal::NotStraight { from, to } => {
                Reason::NotStraight { at: from.to_string(), to: to.to_string() }
            }
            Illegal::NotDesignated { from, last, designated } => Reason::NotDesignated {
                at: from.to_string(),
                last: last.to_string(),
                designated: list(*designated),
            },
            Illegal::CanMove { from, .. } => Reason::CanMove { at: from.to_string() },
        }
    }

    fn clause(&self) -> Option<Clause> {
        BrokenRule::clause(self)
    }
}

impl From<equator::Field> for PositionPart {
    fn from(field: equator::Field) -> PositionPart {
        match field {
            equator::Field::Leader => PositionPart::Leader,
            equator::Field::Turns => PositionPart::Turns,
            equator::Field::Last => PositionPart::Last,
            equator::Field::Pile => PositionPart::Pile,
            equator::Field::Points => PositionPart::Points,
            equator::Field::Equator => PositionPart::Equator,
        }
    }
}

/// Which row it is, counted from the north.
fn row_number(row: equator::Row) -> u32 {
    equator::Row::ALL.iter().position(|other| *other == row).map_or(0, |index| index as u32 + 1)
}

impl Explain for equator::PositionError {
    fn reason(&self) -> Reason {
        use equator::PositionError;
        match *self {
            PositionError::Fields { found } => Reason::PositionParts { found: found as u32 },
            PositionError::Rows { found } => Reason::BoardRows { found: found as u32 },
            PositionError::RowLength { row, found, expected } => Reason::RowLength {
                row: row_number(row),
                expected: expected as u32,
                found: found as u32,
            },
            PositionError::Pawn { row, ref place, found } => Reason::NoSuchPawn {
                row: row_number(row),
                place: place.clone(),
                found: found.to_string(),
            },
            PositionError::Unreadable { field, ref found } => {
                Reason::Unreadable { part: field.into(), found: found.clone() }
            }
            PositionError::NoSuchTurn { battle, played } => {
                Reason::NoSuchMoment { battle: battle.into(), played: played.into() }
            }
            PositionError::ThirdOfSize { color, size } => {
                Reason::OnlyTwoOfSize { side: color.into(), size: size.number().into() }
            }
            PositionError::PawnCount { color, found, expected, .. } => {
                Reason::PawnCount { side: color.into(), expected, found }
            }
            PositionError::NotMirrored => Reason::NotMirrored {},
            PositionError::NotBetweenBattles { what, battle, played } => Reason::NothingThen {
                part: what.into(),
                battle: battle.into(),
                played: played.into(),
            },
            PositionError::EqualSizes { size } => Reason::EqualSizes { size: size.number().into() },
            PositionError::NoSuchPoint { point, .. } => {
                Reason::NoSuchPoint { at: point.to_string() }
            }
            PositionError::Last { last: Some(point) } => {
                Reason::NotJustPlayed { point: point.to_string() }
            }
            PositionError::Last { last: None } => Reason::JustPlayedMissing {},
            PositionError::Equator { played } => {
                Reason::ImpossibleEquator { played: played.into() }
            }
            PositionError::Total { board, pile, points } => {
                Reason::PawnTotal { board, pile: pile.into(), points }
            }
            PositionError::Pile { pile } => Reason::ImpossiblePile { pile: pile.into() },
            PositionError::Points { blue, red, battles } => Reason::ImpossiblePoints {
                blue: blue.into(),
                red: red.into(),
                battles: battles.into(),
            },
            PositionError::FinalPoints { found, expected } => {
                Reason::FinalPoints { expected, found }
            }
        }
    }

    fn clause(&self) -> Option<Clause> {
        BrokenRule::clause(self)
    }
}

impl Explain for ArrangementError {
    fn reason(&self) -> Reason {
        match self {
            ArrangementError::Text => Reason::NotAnArrangement {},
            ArrangementError::Count { size, found } => {
                Reason::ArrangementCount { size: size.number().into(), found: *found }
            }
        }
    }

    fn clause(&self) -> Option<Clause> {
        Some(match self {
            ArrangementError::Text => Clause::E5,
            ArrangementError::Count { .. } => Clause::E3,
        })
    }
}

impl<P: Position<Illegal: Explain>> Explain for PlayError<P> {
    fn reason(&self) -> Reason {
        match self {
            PlayError::Finished(_) => Reason::GameOver {},
            PlayError::Illegal(illegal) => illegal.reason(),
        }
    }

    fn clause(&self) -> Option<Clause> {
        match self {
            PlayError::Finished(_) => None,
            PlayError::Illegal(illegal) => Explain::clause(illegal),
        }
    }
}

impl<P: Steps + Position<Illegal: Explain>> Explain for StepError<P> {
    fn reason(&self) -> Reason {
        match &self.why {
            Some(illegal) => illegal.reason(),
            None if self.possible.is_empty() => Reason::TurnComplete {},
            None => Reason::StepImpossible {},
        }
    }

    fn clause(&self) -> Option<Clause> {
        self.why.as_ref().and_then(Explain::clause)
    }
}

impl Explain for RulesError {
    fn reason(&self) -> Reason {
        let text = self.text().to_owned();
        match self.help() {
            RulesHelp::Nearest(nearest) => Reason::UnknownRules { text, nearest: nearest.clone() },
            RulesHelp::NothingToOblige => Reason::NothingToOblige { text },
            RulesHelp::Order(order) => Reason::OptionOrder { text, order: (*order).to_owned() },
            RulesHelp::SameAsPreset => Reason::SameAsPreset { text },
            RulesHelp::Handicap(HandicapError::Form) => Reason::HandicapForm { text },
            RulesHelp::Handicap(HandicapError::Range) => Reason::HandicapRange { text },
            RulesHelp::Handicap(HandicapError::Full) => Reason::HandicapFull { text },
        }
    }
}
