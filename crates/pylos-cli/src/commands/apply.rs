//! `pylos apply`: the position after some turns.

use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::terminal_game::TerminalGame;
use pylos_rules::for_game;

/// Play turns from a position and print the position after them
///
/// The turns are played one after the other. The first illegal one is refused
/// with the clause that it breaks, and the exit code is 1.
#[derive(clap::Args)]
pub struct Apply {
    #[command(flatten)]
    rules: RulesArg,
    /// The position to play from, or “start”
    #[arg(value_name = "POS")]
    position: String,
    /// The turns, such as f1, a1-f1, f1xa2, a1-f1xf1xb2
    #[arg(value_name = "TURN", required = true)]
    turns: Vec<String>,
}

impl Apply {
    /// Plays, and writes the position.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        for_game!(self.rules.get()?, |P, rules| {
            play(P::given(rules, Some(&self.position))?, rules, &self.turns, console)
        })
    }
}

fn play<P: TerminalGame>(
    start: P,
    rules: P::Rules,
    turns: &[String],
    console: &mut Console,
) -> Result<Answer, Failure> {
    let mut position = start;
    let mut played = Vec::new();
    for (i, text) in turns.iter().enumerate() {
        let turn = position.read_turn(rules, text).map_err(|error| {
            let failure = Failure::turn::<P>(&error);
            // With one turn it is clear which one is meant.
            if turns.len() == 1 { failure } else { failure.in_turn(i + 1, text) }
        })?;
        position = position.play_unchecked(rules, turn);
        played.push(turn.to_string());
    }
    let outcome = position.outcome(rules);
    match console.format() {
        Format::Text => console.line(position)?,
        Format::Json => console.json(&json!({
            "rules": rules.to_string(),
            "turns": played,
            "position": position.to_string(),
            "outcome": outcome.map(|outcome| outcome.to_string()),
            "result": outcome.map(|outcome| pylos_views::result(&position, outcome)),
        }))?,
    }
    Ok(Answer::Yes)
}
