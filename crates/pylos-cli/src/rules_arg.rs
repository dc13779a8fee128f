//! The option that chooses the rules.

use pylos_rules::AnyRules;

use crate::failure::Failure;

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
