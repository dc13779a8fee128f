//! Why a text is not a record, or a record not a game.

use std::fmt;

use super::{LineColumn, TagError};
use crate::{PlayError, Position};

/// The first thing that is wrong with a record, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError {
    /// Where; `None` if the record does not come from a text.
    pub place: Option<LineColumn>,
    /// What.
    pub problem: RecordProblem,
}

/// What can be wrong with a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// A tag is not of the form `[Name "value"]`; what was expected instead.
    TagForm(&'static str),
    /// A tag has a bad name or comes twice.
    Tag(TagError),
    /// A tag after the first turn, without a result before it.
    LateTag,
    /// A comment is opened and never closed.
    OpenComment,
    /// Something that cannot stand where it stands, such as a `}` or `]`.
    Stray(char),
    /// The number before a turn is not its number.
    Number {
        /// The number that stands there.
        found: String,
        /// The number that belongs there.
        expected: usize,
    },
    /// A word that is not a turn, whatever the game.
    NotATurn(String),
    /// The record has no result at its end.
    NoResult,
    /// There is no game in the text.
    Empty,
    /// There is more than one game in a text that should be one.
    MoreThanOne,
    /// A tag that the game needs is missing.
    MissingTag(&'static str),
    /// The value of a tag means nothing; why.
    Value {
        /// The tag.
        tag: &'static str,
        /// What is wrong with its value.
        why: String,
    },
    /// The game does not take a turn.
    Turn {
        /// Which turn of the game, counted from 1.
        number: usize,
        /// As it was written.
        text: String,
        /// Why it was refused.
        why: String,
    },
    /// The result is not that of the game played.
    Result {
        /// What the record says.
        found: String,
        /// What is true.
        why: String,
    },
}

impl RecordError {
    pub(super) fn at(place: Option<LineColumn>, problem: RecordProblem) -> RecordError {
        RecordError { place, problem }
    }
}

impl RecordProblem {
    pub(super) fn turn<P: Position>(
        number: usize,
        text: &str,
        refused: &PlayError<P>,
    ) -> RecordProblem {
        RecordProblem::Turn {
            number,
            text: text.chars().take(24).collect(),
            why: refused.to_string(),
        }
    }
}

impl fmt::Display for RecordError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(place) => write!(f, "{place}: {}", self.problem),
            None => self.problem.fmt(f),
        }
    }
}

impl std::error::Error for RecordError {}

impl fmt::Display for RecordProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            RecordProblem::TagForm(expected) => {
                write!(f, "a tag looks like [Name \"value\"]: expected {expected}")
            }
            RecordProblem::Tag(error) => error.fmt(f),
            RecordProblem::LateTag => f.write_str(
                "a tag among the turns: a result must come first, 1-0, 0-1, 1/2-1/2 or *",
            ),
            RecordProblem::OpenComment => f.write_str("this comment is never closed: expected }"),
            RecordProblem::Stray(letter) => write!(f, "“{letter}” cannot stand here"),
            RecordProblem::Number { found, expected } => {
                write!(
                    f,
                    "“{found}” is not the number of the turn that follows: expected {expected}."
                )
            }
            RecordProblem::NotATurn(text) => write!(f, "“{text}” is not a turn"),
            RecordProblem::NoResult => {
                f.write_str("the record ends without a result: 1-0, 0-1, 1/2-1/2 or *")
            }
            RecordProblem::Empty => f.write_str("there is no game here"),
            RecordProblem::MoreThanOne => {
                f.write_str("a second game begins here: expected one alone")
            }
            RecordProblem::MissingTag(name) => write!(f, "the tag {name} is missing"),
            RecordProblem::Value { tag, why } => write!(f, "tag {tag}: {why}"),
            RecordProblem::Turn { number, text, why } => write!(f, "turn {number}, {text}: {why}"),
            RecordProblem::Result { found, why } => {
                write!(f, "the result {found} cannot be: {why}")
            }
        }
    }
}

impl std::error::Error for RecordProblem {}
