//! `pylos show`: a position drawn in the terminal.

use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::terminal_game::TerminalGame;
use pylos_rules::for_game;

/// Draw a position
#[derive(clap::Args)]
pub struct Show {
    #[command(flatten)]
    rules: RulesArg,
    /// The position; the start if left out
    #[arg(value_name = "POS")]
    position: Option<String>,
}

impl Show {
    /// Draws the position.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        for_game!(self.rules.get()?, |P, rules| {
            show(P::given(rules, self.position.as_deref())?, rules, console)
        })
    }
}

fn show<P: TerminalGame>(
    position: P,
    rules: P::Rules,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let outcome = position.outcome(rules);
    if console.format() == Format::Json {
        console.json(&json!({
            "rules": rules.to_string(),
            "position": position.to_string(),
            "turn": position.to_move().to_string(),
            "turns": position.count(rules),
            "outcome": outcome.map(|outcome| outcome.to_string()),
            "drawing": position.draw(rules, crate::console::Paint::Plain),
        }))?;
        return Ok(Answer::Yes);
    }
    console.text(position.draw(rules, console.paint()))?;
    match outcome {
        Some(outcome) => console.line(format_args!("\n    {outcome}"))?,
        None => console.line(format_args!(
            "\n    {} to move, {} legal turns",
            position.to_move(),
            position.count(rules)
        ))?,
    }
    Ok(Answer::Yes)
}
