//! Why a tournament refuses something, as data: the pages tell it in the
//! reader's language.

use pylos_tournament::{Refusal, SettingsProblem};
use serde::Serialize;
use utoipa::ToSchema;

use crate::error::{ApiError, Code};

/// Why a tournament refuses something. `docs/api.md` has the list.
#[derive(Clone, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(tag = "kind", rename_all = "kebab-case")]
#[allow(missing_docs)] // the table in docs/api.md says what each means
pub enum TournamentProblem {
    NameTaken {
        name: String,
    },
    BadName,
    BadTeam,
    UnknownPlayer {
        name: String,
    },
    TooManyPlayers {
        most: usize,
    },
    TooLate,
    HasLeft {
        name: String,
    },
    HasNotLeft {
        name: String,
    },
    NoExcuse,
    TooFewPlayers,
    RoundNotFinished {
        place: String,
    },
    NobodyFree,
    Over,
    HasStarted,
    NotPaired {
        place: String,
    },
    HasResult {
        place: String,
    },
    HasNoResult {
        place: String,
    },
    WrongScore {
        result: String,
        games: u8,
    },
    NoWinner,
    Settled {
        place: String,
    },
    OtherRound,
    /// Somebody else has changed the tournament since it was shown.
    Changed,
    /// The result comes from the game that is played here.
    PlayedHere {
        place: String,
    },
    NotAResult {
        text: String,
    },
    RoundsWrong,
    GamesWrong,
    PointsWrong,
    NoBallots {
        rules: String,
    },
    MatchesAlone,
    TieBreakTwice,
    TeamsWrong,
    NoShowWrong,
    NeedsName,
}

impl From<Refusal> for TournamentProblem {
    fn from(refusal: Refusal) -> TournamentProblem {
        use TournamentProblem as Problem;
        match refusal {
            Refusal::Settings(problem) => problem.into(),
            Refusal::NameTaken(name) => Problem::NameTaken { name },
            Refusal::BadName => Problem::BadName,
            Refusal::BadTeam => Problem::BadTeam,
            Refusal::UnknownPlayer(name) => Problem::UnknownPlayer { name },
            Refusal::TooManyPlayers => Problem::TooManyPlayers { most: pylos_tournament::MOST },
            Refusal::TooLate => Problem::TooLate,
            Refusal::HasLeft(name) => Problem::HasLeft { name },
            Refusal::HasNotLeft(name) => Problem::HasNotLeft { name },
            Refusal::NoExcuse => Problem::NoExcuse,
            Refusal::TooFewPlayers => Problem::TooFewPlayers,
            Refusal::RoundNotFinished(place) => {
                Problem::RoundNotFinished { place: place.to_string() }
            }
            Refusal::NobodyFree => Problem::NobodyFree,
            Refusal::Over => Problem::Over,
            Refusal::HasStarted => Problem::HasStarted,
            Refusal::NotPaired(place) => Problem::NotPaired { place: place.to_string() },
            Refusal::HasResult(place) => Problem::HasResult { place: place.to_string() },
            Refusal::HasNoResult(place) => Problem::HasNoResult { place: place.to_string() },
            Refusal::WrongScore { outcome, games } => {
                Problem::WrongScore { result: outcome.to_string(), games }
            }
            Refusal::NoWinner => Problem::NoWinner,
            Refusal::Settled(place) => Problem::Settled { place: place.to_string() },
            // Rounds and start lists come from the library itself here, and
            // pairings are meant by their places.
            Refusal::NotOpponents(..)
            | Refusal::Twice(_)
            | Refusal::NotPlaying(_)
            | Refusal::Forgotten(_)
            | Refusal::OtherRound
            | Refusal::BadStartList => Problem::OtherRound,
        }
    }
}

impl From<SettingsProblem> for TournamentProblem {
    fn from(problem: SettingsProblem) -> TournamentProblem {
        match problem {
            SettingsProblem::Rounds => TournamentProblem::RoundsWrong,
            SettingsProblem::Games => TournamentProblem::GamesWrong,
            SettingsProblem::Points => TournamentProblem::PointsWrong,
            SettingsProblem::NoBallots(rules) => TournamentProblem::NoBallots { rules },
            SettingsProblem::MatchesAlone => TournamentProblem::MatchesAlone,
            SettingsProblem::Teams => TournamentProblem::TeamsWrong,
            SettingsProblem::TieBreakTwice(_) => TournamentProblem::TieBreakTwice,
            // Words are enums here: none is unknown.
            SettingsProblem::Unknown { .. } | SettingsProblem::Name => TournamentProblem::NeedsName,
        }
    }
}

impl TournamentProblem {
    fn code(&self) -> Code {
        use TournamentProblem as Problem;
        match self {
            Problem::NameTaken { .. } => Code::NameTaken,
            Problem::BadName | Problem::BadTeam => Code::BadName,
            Problem::UnknownPlayer { .. } | Problem::NotPaired { .. } => Code::NotFound,
            Problem::Changed => Code::Stale,
            Problem::WrongScore { .. }
            | Problem::NoWinner
            | Problem::NotAResult { .. }
            | Problem::RoundsWrong
            | Problem::GamesWrong
            | Problem::PointsWrong
            | Problem::NoBallots { .. }
            | Problem::MatchesAlone
            | Problem::TieBreakTwice
            | Problem::TeamsWrong
            | Problem::NoShowWrong
            | Problem::NeedsName => Code::BadRequest,
            _ => Code::NotNow,
        }
    }

    /// The refusal with its English sentence.
    pub fn refused(self, message: impl Into<String>) -> ApiError {
        ApiError::new(self.code(), message.into()).with_problem(self)
    }
}

impl From<Refusal> for ApiError {
    fn from(refusal: Refusal) -> ApiError {
        let message = refusal.to_string();
        TournamentProblem::from(refusal).refused(message)
    }
}
