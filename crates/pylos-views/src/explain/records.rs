//! From what is wrong with records and files to reasons.

use std::io;

use pylos_rules::{
    Clause, Position, RecordError, RecordProblem, RecordedResult, RepetitionError, ReplayProblem,
    TagError, TagPart,
};

use crate::{EndedBy, Explain, Reason, RecordedResultName, TagPartName};

impl<Problem: Explain> Explain for RecordError<Problem> {
    fn reason(&self) -> Reason {
        let why = self.problem.reason();
        match self.place {
            Some(place) => Reason::InRecord {
                line: place.line as u32,
                column: place.column as u32,
                why: Box::new(why),
            },
            None => why,
        }
    }

    fn clause(&self) -> Option<Clause> {
        self.problem.clause()
    }
}

impl Explain for RecordProblem {
    fn reason(&self) -> Reason {
        match self {
            RecordProblem::TagForm(part) => Reason::TagForm { expected: (*part).into() },
            RecordProblem::Tag(TagError::Name(name)) => Reason::TagName { text: name.clone() },
            RecordProblem::Tag(TagError::Twice(name)) => Reason::TagTwice { tag: name.clone() },
            RecordProblem::LateTag => Reason::LateTag {},
            RecordProblem::OpenComment => Reason::OpenComment {},
            RecordProblem::Stray(letter) => Reason::Stray { letter: letter.to_string() },
            RecordProblem::Number { found, expected } => {
                Reason::TurnNumber { found: found.clone(), expected: *expected as u32 }
            }
            RecordProblem::NotATurn(text) => Reason::NoTurnAtAll { text: text.clone() },
            RecordProblem::NoResult => Reason::NoResult {},
            RecordProblem::Empty => Reason::NoGame {},
            RecordProblem::MoreThanOne => Reason::SecondGame {},
        }
    }
}

impl From<TagPart> for TagPartName {
    fn from(part: TagPart) -> TagPartName {
        match part {
            TagPart::Value => TagPartName::Value,
            TagPart::Escape => TagPartName::Escape,
            TagPart::ClosingQuote => TagPartName::Quote,
            TagPart::Bracket => TagPartName::Bracket,
        }
    }
}

impl<P> Explain for ReplayProblem<P>
where
    P: Position<Illegal: Explain, PositionError: Explain>,
{
    fn reason(&self) -> Reason {
        let why = match self {
            ReplayProblem::MissingTag(tag) => Reason::TagMissing { tag: (*tag).to_owned() },
            ReplayProblem::OtherGame(found) => Reason::OtherGame { found: found.clone() },
            ReplayProblem::Rules(error) => error.reason(),
            ReplayProblem::Start(error) => error.reason(),
            ReplayProblem::Repetition(error) => error.reason(),
            ReplayProblem::Turn { number, text, why } => Reason::InTurn {
                number: *number as u32,
                turn: text.clone(),
                why: Box::new(why.reason()),
            },
            ReplayProblem::NobodyAgreed => {
                Reason::NobodyAgreed { result: RecordedResultName(RecordedResult::Draw) }
            }
            ReplayProblem::NobodyGaveUp(found) => Reason::NobodyGaveUp {
                result: RecordedResultName(*found),
                reasons: ReplayProblem::<P>::declared().map(EndedBy::from).collect(),
            },
            ReplayProblem::Result { found, outcome } => Reason::OtherResult {
                result: RecordedResultName(*found),
                expected: RecordedResultName(RecordedResult::of(*outcome)),
            },
            ReplayProblem::Reason { found, outcome: Some(outcome) } => {
                Reason::OtherEnding { found: found.clone(), ended: (*outcome).into() }
            }
            ReplayProblem::Reason { found, outcome: None } => {
                Reason::NotEnded { found: found.clone() }
            }
        };
        match self.tag() {
            Some(tag) => Reason::InTag { tag: tag.to_owned(), why: Box::new(why) },
            None => why,
        }
    }

    fn clause(&self) -> Option<Clause> {
        match self {
            ReplayProblem::Start(error) => Explain::clause(error),
            ReplayProblem::Repetition(error) => Explain::clause(error),
            ReplayProblem::Turn { why, .. } => Explain::clause(why),
            _ => None,
        }
    }
}

impl Explain for RepetitionError {
    fn reason(&self) -> Reason {
        Reason::NotARepetition { text: self.text().to_owned() }
    }

    fn clause(&self) -> Option<Clause> {
        Some(Clause::P12)
    }
}

/// Of a file.
impl Explain for io::Error {
    fn reason(&self) -> Reason {
        match self.kind() {
            io::ErrorKind::NotFound => Reason::NoSuchFile {},
            io::ErrorKind::PermissionDenied => Reason::FileForbidden {},
            io::ErrorKind::IsADirectory => Reason::IsDirectory {},
            io::ErrorKind::InvalidData => Reason::NotText {},
            io::ErrorKind::AlreadyExists => Reason::FileExists {},
            _ => Reason::FileTrouble { error: self.to_string() },
        }
    }
}
