//! `pylos moves`: the legal turns of a position.

use std::ops::ControlFlow;

use serde_json::json;

use crate::console::{Answer, Console, Format, with_shape};
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::terminal_game::TerminalGame;
use pylos_rules::for_game;

/// List the legal turns, each with the position after it
///
/// One line per turn, in canonical order: the turn, a tab, the position after.
#[derive(clap::Args)]
pub struct Moves {
    #[command(flatten)]
    rules: RulesArg,
    /// The position; the start if left out
    #[arg(value_name = "POS")]
    position: Option<String>,
}

impl Moves {
    /// Writes the list.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        for_game!(self.rules.get()?, |P, rules| {
            list(P::given(rules, self.position.as_deref())?, rules, console)
        })
    }
}

fn list<P: TerminalGame>(
    position: P,
    rules: P::Rules,
    console: &mut Console,
) -> Result<Answer, Failure> {
    if console.format() == Format::Json {
        let turns: Vec<_> = position
            .turns(rules)
            .into_iter()
            .map(|turn| {
                let after = position.play_unchecked(rules, turn);
                let legal = position.legal(rules, turn);
                with_shape(
                    json!({ "turn": legal.turn, "position": after.to_string() }),
                    json!(legal),
                )
            })
            .collect();
        console.json(&json!({
            "rules": rules.to_string(),
            "position": position.to_string(),
            "turns": turns,
        }))?;
        return Ok(Answer::Yes);
    }
    let stopped = position.visit(rules, |turn| {
        let after = position.play_unchecked(rules, turn);
        match console.line(format_args!("{turn}\t{after}")) {
            Ok(()) => ControlFlow::Continue(()),
            Err(failure) => ControlFlow::Break(failure),
        }
    });
    match stopped {
        ControlFlow::Break(failure) => Err(failure),
        ControlFlow::Continue(()) => Ok(Answer::Yes),
    }
}
