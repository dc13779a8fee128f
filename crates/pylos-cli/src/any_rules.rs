//! Which of the two games a rule string names.

use std::fmt;
use std::str::FromStr;

use pylos_rules::{UnknownRules, pyramid};

use crate::failure::Failure;

/// The rules of either game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum AnyRules {
    /// Pylos (Gigamic).
    Pyramid(pyramid::Rules),
}

/// The option that chooses the rules, and with them the game.
#[derive(clap::Args)]
pub struct RulesArg {
    /// The rule set, with its options: standard, advanced+must, …
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
    type Err = UnknownRules;

    fn from_str(text: &str) -> Result<AnyRules, UnknownRules> {
        text.parse().map(AnyRules::Pyramid)
    }
}

impl fmt::Display for AnyRules {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            AnyRules::Pyramid(rules) => rules.fmt(f),
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
        }
    };
}
pub(crate) use for_game;
