//! Why a text is not a record.

use std::fmt;

use super::{LineColumn, TagError};

/// The first thing that is wrong with a record, and where. A text that is no
/// record has a [`RecordProblem`], a record that is no game a
/// [`ReplayProblem`](super::ReplayProblem).
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordError<Problem = RecordProblem> {
    /// Where; `None` if the record does not come from a text.
    pub place: Option<LineColumn>,
    /// What.
    pub problem: Problem,
}

/// What can be wrong with the text of a record.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum RecordProblem {
    /// A tag is not of the form `[Name "value"]`; what was expected instead.
    TagForm(TagPart),
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
}

/// A part of a tag, `[Name "value"]`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum TagPart {
    /// The value, which begins with a quote.
    Value,
    /// What may follow a backslash.
    Escape,
    /// The quote that ends the value.
    ClosingQuote,
    /// The bracket that ends the tag.
    Bracket,
}

impl<Problem> RecordError<Problem> {
    pub(super) fn at(place: Option<LineColumn>, problem: Problem) -> RecordError<Problem> {
        RecordError { place, problem }
    }
}

impl<Problem: fmt::Display> fmt::Display for RecordError<Problem> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self.place {
            Some(place) => write!(f, "{place}: {}", self.problem),
            None => self.problem.fmt(f),
        }
    }
}

impl<Problem: fmt::Debug + fmt::Display> std::error::Error for RecordError<Problem> {}

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
        }
    }
}

impl std::error::Error for RecordProblem {}

impl fmt::Display for TagPart {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            TagPart::Value => "a value in quotes",
            TagPart::Escape => "\\\\, \\\" or \\n",
            TagPart::ClosingQuote => "a closing quote",
            TagPart::Bracket => "]",
        })
    }
}
