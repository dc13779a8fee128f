//! Why a text is not a tournament.

use std::fmt;

use pylos_rules::{RulesError, TimeControlError};

use crate::{OutcomeError, Refusal, SettingsProblem};

/// The first thing that is wrong with the text of a tournament, and where.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct FileError {
    /// The line, from 1.
    pub line: usize,
    /// What.
    pub problem: FileProblem,
}

/// What can be wrong with the text of a tournament.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum FileProblem {
    /// A line should look like this.
    Form(&'static str),
    /// A quote is opened and never closed, or followed by something.
    Quote,
    /// No line begins with this word.
    UnknownLine(String),
    /// There is no such tag.
    UnknownTag(String),
    /// A tag is there twice.
    TagTwice(&'static str),
    /// A tag after the first line that is none.
    LateTag,
    /// A tag is needed.
    MissingTag(&'static str),
    /// Rounds and boards are counted.
    Number {
        /// The number that stands there.
        found: String,
        /// The number that belongs there.
        expected: usize,
    },
    /// There are no such rules.
    Rules(RulesError),
    /// There is no such time control.
    Clock(TimeControlError),
    /// There is no such result.
    Outcome(OutcomeError),
    /// What should have happened cannot have.
    Refused(Refusal),
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}: {}", self.line, self.problem)
    }
}

impl std::error::Error for FileError {}

impl fmt::Display for FileProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            FileProblem::Form(form) => write!(f, "such a line looks like {form}"),
            FileProblem::Quote => f.write_str("a name or value stands in quotes, \"like this\""),
            FileProblem::UnknownLine(word) => write!(f, "no line begins with “{word}”"),
            FileProblem::UnknownTag(tag) => write!(f, "there is no tag “{tag}”"),
            FileProblem::TagTwice(tag) => write!(f, "the tag {tag} is there twice"),
            FileProblem::LateTag => f.write_str("tags stand before everything else"),
            FileProblem::MissingTag(tag) => write!(f, "the tag {tag} is missing"),
            FileProblem::Number { found, expected } => {
                write!(f, "“{found}” is not the number that belongs here: expected {expected}")
            }
            FileProblem::Rules(error) => error.fmt(f),
            FileProblem::Clock(error) => error.fmt(f),
            FileProblem::Outcome(error) => error.fmt(f),
            FileProblem::Refused(refusal) => refusal.fmt(f),
        }
    }
}

impl std::error::Error for FileProblem {}

impl From<Refusal> for FileProblem {
    fn from(refusal: Refusal) -> FileProblem {
        FileProblem::Refused(refusal)
    }
}

impl From<SettingsProblem> for FileProblem {
    fn from(problem: SettingsProblem) -> FileProblem {
        FileProblem::Refused(Refusal::Settings(problem))
    }
}
