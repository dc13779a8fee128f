//! Either of the two games, where a rule string decides which.

use std::error::Error;
use std::fmt;
use std::str::FromStr;

use crate::{AnyReplayError, Game, Position, Record, RulesError, equator, pyramid};

/// Something that each of the two games has its own kind of: its rules, a
/// position, a game. [`for_game!`](crate::for_game) runs code for either.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum ByGame<P, E> {
    /// Of Pylos (Gigamic).
    Pyramid(P),
    /// Of Le Pylos (Les Elfes, 1986).
    Equator(E),
}

/// The rules of either game.
///
/// ```
/// use pylos_rules::{AnyRules, for_game, Position};
/// let rules: AnyRules = "carpentier+5".parse().unwrap();
/// let turns = for_game!(rules, |P, rules| P::start(rules).count(rules));
/// assert_eq!(turns, 50);
/// let error = "carpentir".parse::<AnyRules>().unwrap_err().to_string();
/// assert_eq!(error, "unknown rule set “carpentir”: did you mean “carpentier”?");
/// ```
pub type AnyRules = ByGame<pyramid::Rules, equator::Rules>;

/// A game of either kind, with its history.
pub type AnyGame = ByGame<Game<pyramid::Position>, Game<equator::Position>>;

/// Runs code written once for both games: `P` names the position type of the
/// game that a [`ByGame`] is of, and `it` what the game has.
///
/// ```
/// use pylos_rules::{AnyRules, Position, for_game};
/// let rules: AnyRules = "standard".parse().unwrap();
/// assert_eq!(for_game!(rules, |P, rules| P::start(rules).count(rules)), 16);
/// ```
#[macro_export]
macro_rules! for_game {
    ($any:expr, |$P:ident, $it:pat_param| $body:expr) => {
        match $any {
            $crate::ByGame::Pyramid($it) => {
                #[allow(dead_code)]
                type $P = $crate::pyramid::Position;
                $body
            }
            $crate::ByGame::Equator($it) => {
                #[allow(dead_code)]
                type $P = $crate::equator::Position;
                $body
            }
        }
    };
}

impl FromStr for AnyRules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<AnyRules, RulesError> {
        let pyramid = match text.parse() {
            Ok(rules) => return Ok(ByGame::Pyramid(rules)),
            Err(error) => error,
        };
        let equator = match text.parse() {
            Ok(rules) => return Ok(ByGame::Equator(rules)),
            Err(error) => error,
        };
        // An error without a suggestion gives a reason: its game recognised
        // the rule set. Otherwise the nearer name counts.
        let nearness = |error: &RulesError| (error.suggestion().is_some(), error.distance());
        Err(if nearness(&equator) < nearness(&pyramid) { equator } else { pyramid })
    }
}

impl<P: fmt::Display, E: fmt::Display> fmt::Display for ByGame<P, E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for_game!(self, |G, it| it.fmt(f))
    }
}

impl<P: Error, E: Error> Error for ByGame<P, E> {}

impl Default for AnyRules {
    fn default() -> AnyRules {
        ByGame::Pyramid(pyramid::Rules::default())
    }
}

impl AnyGame {
    /// Plays a record through, of whichever game it is.
    pub fn of_record(record: &Record) -> Result<AnyGame, AnyReplayError> {
        match record.tags().get("Game") {
            Some(equator::Position::NAME) => {
                record.to_game().map(ByGame::Equator).map_err(ByGame::Equator)
            }
            _ => record.to_game().map(ByGame::Pyramid).map_err(ByGame::Pyramid),
        }
    }

    /// The rules.
    pub fn rules(&self) -> AnyRules {
        match self {
            ByGame::Pyramid(game) => ByGame::Pyramid(game.rules()),
            ByGame::Equator(game) => ByGame::Equator(game.rules()),
        }
    }
}
