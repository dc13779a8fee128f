//! `pylos probe`: the exact value of a position.

use std::io::BufRead as _;

use pylos_rules::pyramid::Position;
use pylos_tablebase::Tablebase;
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, SolveArg};
use crate::terminal_game::TerminalGame as _;

/// Give the exact value of a position of the pyramid game
///
/// `win 21`: the side to move wins in 21 plies; `loss 0`: the game is over.
#[derive(clap::Args)]
pub struct Probe {
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    solve: SolveArg,
    /// The position, or `-` to answer standard input line by line
    #[arg(value_name = "POS", allow_hyphen_values = true)]
    position: String,
}

impl Probe {
    /// Looks up one position, or one a line.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        if self.position != "-" {
            let position = Position::given(rules, Some(&self.position))?;
            let tablebase = self.solve.open(rules, data, console)?;
            return answer(&tablebase, &position, console).map(|()| Answer::Yes);
        }
        let tablebase = self.solve.open(rules, data, console)?;
        let mut bad = None;
        for line in std::io::stdin().lock().lines() {
            let line = line
                .map_err(|error| Failure::usage(format!("cannot read standard input: {error}")))?;
            let probed = Position::given(rules, Some(&line))
                .and_then(|position| answer(&tablebase, &position, console));
            if let Err(failure) = probed {
                // Every line gets its line, so that answers can be paired.
                match console.format() {
                    Format::Text => {
                        let message = failure.to_string();
                        let first = message.lines().next().unwrap_or_default();
                        console.line(format_args!("error: {first}"))?;
                    }
                    Format::Json => console.json(&failure.to_json())?,
                }
                bad.get_or_insert(Failure::usage("some lines were not positions"));
            }
        }
        bad.map_or(Ok(Answer::Yes), Err)
    }
}

fn answer(
    tablebase: &Tablebase,
    position: &Position,
    console: &mut Console,
) -> Result<(), Failure> {
    let value = tablebases::probe(tablebase, position)?;
    let text = tablebases::value_text(tablebase, value);
    match console.format() {
        Format::Text => console.line(text),
        Format::Json => console.json(&json!({
            "position": position.to_string(),
            "value": text,
            "worth": tablebases::worth(tablebase, value),
        })),
    }
}
