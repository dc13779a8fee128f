//! Why something cannot be done.

use std::fmt;

use crate::{Outcome, Place, SettingsProblem};

/// Why something cannot be done. Nothing has changed then.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Refusal {
    /// What was agreed does not go together.
    Settings(SettingsProblem),
    /// Somebody of this name takes part already.
    NameTaken(String),
    /// A name is one line of 1 to 60 characters.
    BadName,
    /// The name of a team is one line of 1 to 60 characters.
    BadTeam,
    /// Nobody of this name takes part.
    UnknownPlayer(String),
    /// There are as many players as there can be.
    TooManyPlayers,
    /// This format takes nobody in once it has started.
    TooLate,
    /// The player has left already.
    HasLeft(String),
    /// The player has not left.
    HasNotLeft(String),
    /// Only a Swiss tournament has half points for those who are excused, and
    /// only for rounds to come.
    NoExcuse,
    /// Two players are needed at least.
    TooFewPlayers,
    /// A result is missing.
    RoundNotFinished(Place),
    /// There is nobody to pair now.
    NobodyFree,
    /// The tournament is over.
    Over,
    /// The tournament has begun already.
    HasStarted,
    /// There is no such pairing.
    NotPaired(Place),
    /// These two are not paired with each other in this round.
    NotOpponents(String, String),
    /// The result is there already; it can only be corrected.
    HasResult(Place),
    /// There is no result to be corrected.
    HasNoResult(Place),
    /// The score does not fit so many games.
    WrongScore {
        /// The score.
        outcome: Outcome,
        /// The number of games of a pairing.
        games: u8,
    },
    /// A knockout round needs a winner.
    NoWinner,
    /// Later pairings follow from this result.
    Settled(Place),
    /// A round in which somebody has two places.
    Twice(String),
    /// A round with somebody who does not take part in it.
    NotPlaying(String),
    /// A round in which somebody was forgotten.
    Forgotten(String),
    /// A round that is not the one that this format has now.
    OtherRound,
    /// A start list that is not a list of all players.
    BadStartList,
}

impl fmt::Display for Refusal {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Refusal::Settings(problem) => problem.fmt(f),
            Refusal::NameTaken(name) => write!(f, "“{name}” takes part already"),
            Refusal::BadName => f.write_str("a name is one line of 1 to 60 characters"),
            Refusal::BadTeam => f.write_str("the name of a team is one line of 1 to 60 characters"),
            Refusal::UnknownPlayer(name) => write!(f, "nobody called “{name}” takes part"),
            Refusal::TooManyPlayers => write!(f, "there are {} players at most", crate::MOST),
            Refusal::TooLate => f.write_str("nobody can enter any more: the pairings are fixed"),
            Refusal::HasLeft(name) => write!(f, "“{name}” has left the tournament"),
            Refusal::HasNotLeft(name) => write!(f, "“{name}” has not left the tournament"),
            Refusal::NoExcuse => f.write_str(
                "players can be excused only in a Swiss tournament, and for a round to come",
            ),
            Refusal::TooFewPlayers => f.write_str("two players are needed at least"),
            Refusal::RoundNotFinished(place) => write!(f, "the result of {place} is missing"),
            Refusal::NobodyFree => f.write_str("there is nobody to pair now"),
            Refusal::Over => f.write_str("the tournament is over"),
            Refusal::HasStarted => f.write_str("the tournament has started already"),
            Refusal::NotPaired(place) => write!(f, "there is no pairing {place}"),
            Refusal::NotOpponents(one, other) => {
                write!(f, "“{one}” and “{other}” have no open pairing with each other")
            }
            Refusal::HasResult(place) => {
                write!(f, "{place} has a result already: it can only be corrected")
            }
            Refusal::HasNoResult(place) => write!(f, "{place} has no result to be corrected"),
            Refusal::WrongScore { outcome, games: 1 } => {
                write!(f, "{outcome} is not the score of a game")
            }
            Refusal::WrongScore { outcome, games } => {
                write!(f, "{outcome} is not the score of {games} games")
            }
            Refusal::NoWinner => {
                f.write_str("a knockout round needs a winner: play on, and add the further games")
            }
            Refusal::Settled(place) => {
                write!(f, "{place} cannot be changed: later pairings follow from it")
            }
            Refusal::Twice(name) => write!(f, "“{name}” is in this round twice"),
            Refusal::NotPlaying(name) => write!(f, "“{name}” does not take part in this round"),
            Refusal::Forgotten(name) => write!(f, "“{name}” is missing in this round"),
            Refusal::OtherRound => f.write_str("these are not the pairings of this round"),
            Refusal::BadStartList => f.write_str("the start list must name every player once"),
        }
    }
}

impl std::error::Error for Refusal {}

impl fmt::Display for Place {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}.{}", self.round, self.board)
    }
}
