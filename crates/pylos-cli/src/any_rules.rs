//! Which of the two games a rule string names.

use std::fmt;
use std::str::FromStr;

use pylos_rules::{RulesError, equator, pyramid};

use crate::failure::Failure;

/// The rules of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyRules {
    /// Pylos (Gigamic).
    Pyramid(pyramid::Rules),
    /// Le Pylos (Les Elfes).
    Equator(equator::Rules),
}

/// The option that chooses the rules, and with them the game.
#[derive(clap::Args)]
pub struct RulesArg {
    /// The rule set, with its options: standard, advanced+must, carpentier+5, …
    #[arg(long = "rules", short = 'r', value_name = "RULES", default_value = "standard")]
    text: String,
}

impl RulesArg {
    /// The rules that were asked for.
    pub fn get(&self) -> Result<AnyRules, Failure> {
        Ok(self.text.parse()?)
    }
}

impl FromStr for AnyRules {
    type Err = RulesError;

    fn from_str(text: &str) -> Result<AnyRules, RulesError> {
        let pyramid = match text.parse() {
            Ok(rules) => return Ok(AnyRules::Pyramid(rules)),
            Err(error) => error,
        };
        let equator = match text.parse() {
            Ok(rules) => return Ok(AnyRules::Equator(rules)),
            Err(error) => error,
        };
        // An error without a suggestion gives a reason: its game recognised
        // the rule set. Otherwise the nearer name counts.
        let nearness = |error: &RulesError| (error.suggestion().is_some(), error.distance());
        Err(if nearness(&equator) < nearness(&pyramid) { equator } else { pyramid })
    }
}

impl fmt::Display for AnyRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyRules::Pyramid(rules) => rules.fmt(f),
            AnyRules::Equator(rules) => rules.fmt(f),
        }
    }
}

/// Runs code written once for both games: `P` names the position type of the
/// game that the rules belong to, and `rules` its rules.
///
/// ```ignore
/// for_game!(self.rules.get()?, |P, rules| list::<P>(rules, console))
/// ```
macro_rules! for_game {
    ($any:expr, |$P:ident, $rules:ident| $body:expr) => {
        match $any {
            $crate::any_rules::AnyRules::Pyramid($rules) => {
                type $P = ::pylos_rules::pyramid::Position;
                $body
            }
            $crate::any_rules::AnyRules::Equator($rules) => {
                type $P = ::pylos_rules::equator::Position;
                $body
            }
        }
    };
}
pub(crate) use for_game;
