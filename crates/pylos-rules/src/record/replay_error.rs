//! Why a record is not a game.

use std::fmt;

use super::{RecordError, RecordedResult};
use crate::{
    ByGame, Decision, Outcome, PlayError, Position, RepetitionError, RulesError, equator, pyramid,
};

/// Why a record cannot be played through as a game of this kind, and where in
/// its text that shows.
pub type ReplayError<P> = RecordError<ReplayProblem<P>>;

/// Why a record of either game cannot be played through.
pub type AnyReplayError = ByGame<ReplayError<pyramid::Position>, ReplayError<equator::Position>>;

/// What can keep a record from being a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum ReplayProblem<P: Position> {
    /// A tag that the game needs is missing.
    MissingTag(&'static str),
    /// The record is of a game with this name.
    OtherGame(String),
    /// The rules cannot be read.
    Rules(RulesError),
    /// The position that the game begins in cannot be read.
    Start(P::PositionError),
    /// The limit for repetitions cannot be read.
    Repetition(RepetitionError),
    /// The game does not take a turn.
    Turn {
        /// Which turn of the game, counted from 1.
        number: usize,
        /// As it was written.
        text: String,
        /// Why it was refused.
        why: PlayError<P>,
    },
    /// A draw that neither the turns nor the tag `Reason` explain.
    NobodyAgreed,
    /// A win that neither the turns nor the tag `Reason` explain.
    NobodyGaveUp(RecordedResult),
    /// The result is not that of the game played.
    Result {
        /// What the record says.
        found: RecordedResult,
        /// How the game really ended; `None` if it goes on.
        outcome: Option<Outcome<P::Side>>,
    },
    /// The tag `Reason` is not that of the game played.
    Reason {
        /// What the record says.
        found: String,
        /// How the game really ended; `None` if it goes on.
        outcome: Option<Outcome<P::Side>>,
    },
}

impl<P: Position> ReplayProblem<P> {
    /// The tag in whose value the problem lies, if it is one.
    pub fn tag(&self) -> Option<&'static str> {
        match self {
            ReplayProblem::OtherGame(_) => Some("Game"),
            ReplayProblem::Rules(_) => Some("Rules"),
            ReplayProblem::Start(_) => Some("Position"),
            ReplayProblem::Repetition(_) => Some("Repetition"),
            ReplayProblem::Reason { .. } => Some("Reason"),
            _ => None,
        }
    }

    /// What the tag `Reason` may say where the board does not decide a win.
    pub fn declared() -> impl Iterator<Item = Decision> {
        Decision::ALL.into_iter().filter(|decision| decision.is_declared())
    }
}

impl<P: Position> fmt::Display for ReplayProblem<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(tag) = self.tag() {
            write!(f, "tag {tag}: ")?;
        }
        match self {
            ReplayProblem::MissingTag(name) => write!(f, "the tag {name} is missing"),
            ReplayProblem::OtherGame(found) => write!(f, "expected {}, found {found}", P::NAME),
            ReplayProblem::Rules(error) => error.fmt(f),
            ReplayProblem::Start(error) => error.fmt(f),
            ReplayProblem::Repetition(error) => error.fmt(f),
            ReplayProblem::Turn { number, text, why } => write!(f, "turn {number}, {text}: {why}"),
            ReplayProblem::NobodyAgreed => {
                let draw = RecordedResult::Draw;
                write!(f, "the result {draw} cannot be: nobody has agreed on a draw")
            }
            ReplayProblem::NobodyGaveUp(found) => {
                let names: Vec<_> = Self::declared().map(Decision::name).collect();
                let names = names.join(", ");
                write!(
                    f,
                    "the result {found} cannot be: the game goes on, so the tag Reason must be \
                     one of {names}"
                )
            }
            ReplayProblem::Result { found, outcome: Some(outcome) } => {
                let truly = RecordedResult::of(Some(*outcome));
                write!(f, "the result {found} cannot be: {outcome}, {truly}")
            }
            ReplayProblem::Result { found, outcome: None } => {
                write!(f, "the result {found} cannot be: the game goes on")
            }
            ReplayProblem::Reason { found, outcome: Some(outcome) } => {
                write!(f, "found {found}, but {outcome}")
            }
            ReplayProblem::Reason { found, outcome: None } => {
                write!(f, "found {found}, but the game goes on")
            }
        }
    }
}

impl<P: Position> std::error::Error for ReplayProblem<P> {}
