//! `pylos analyse`: every turn with its value, and the line of best play.

mod equator;

use pylos_rules::pyramid::{Position, Rules, Turn};
use pylos_rules::{Position as _, Span, Value};
use pylos_tablebase::Tablebase;
use pylos_teacher::pyramid::Teacher;
use pylos_views::Explanation;
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, SolveArg};
use crate::terminal_game::TerminalGame as _;
use pylos_rules::ByGame;

/// Show every turn of a position with its exact value, best first
///
/// Values are those of the side to move: `win 21` wins in 21 plies; in the
/// equator game `points +3 (12:9)` ends the game three points ahead. Below the
/// turns stands why the first is best, as far as that can be said for certain,
/// and the line that both sides play if neither errs. The pyramid game
/// is looked up in its tablebase, the equator game is solved by search, once
/// the setup is over.
#[derive(clap::Args)]
pub struct Analyse {
    #[command(flatten)]
    rules: RulesArg,
    #[command(flatten)]
    solve: SolveArg,
    /// Stop searching after this time, as in 30s (equator game)
    #[arg(long, value_name = "TIME")]
    time: Option<Span>,
    /// The position; the start if left out
    #[arg(value_name = "POS")]
    position: Option<String>,
}

impl Analyse {
    /// Values every turn.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        match self.rules.get()? {
            ByGame::Pyramid(rules) => {
                let position = Position::given(rules, self.position.as_deref())?;
                let tablebase = self.solve.open(rules, data, console)?;
                analyse(&tablebase, rules, &position, console)
            }
            ByGame::Equator(rules) => {
                let position =
                    pylos_rules::equator::Position::given(rules, self.position.as_deref())?;
                equator::analyse(rules, &position, self.time, console)
            }
        }
    }
}

fn analyse(
    tablebase: &Tablebase,
    rules: Rules,
    position: &Position,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let value = tablebases::probe(tablebase, position)?;
    let turns = tablebase.best_moves(position).map_err(tablebases::unreadable)?;
    let line = principal_line(tablebase, rules, *position)?;
    let best = turns.first().map(|(turn, _)| *turn);
    let why = best.map(|turn| Teacher::new(rules, tablebase).why_good(position, turn));
    let why = why.unwrap_or_default();
    let text = |value| tablebases::value_text(tablebase, value);
    match console.format() {
        Format::Text => {
            console.line(format_args!("{}: {}", position.to_move(), text(value)))?;
            for (turn, value) in &turns {
                console.line(format_args!("{turn}\t{}", text(*value)))?;
            }
            write_reasons(&why, console)?;
            if !line.is_empty() {
                let turns: Vec<String> = line.iter().map(Turn::to_string).collect();
                console.line(format_args!("line: {}", turns.join(" ")))?;
            }
        }
        Format::Json => {
            let turns: Vec<_> = turns
                .iter()
                .map(|(turn, value)| {
                    json!({
                        "turn": turn.to_string(),
                        "value": text(*value),
                        "worth": tablebases::worth(tablebase, *value),
                    })
                })
                .collect();
            console.json(&json!({
                "rules": rules.to_string(),
                "position": position.to_string(),
                "value": text(value),
                "worth": tablebases::worth(tablebase, value),
                "turns": turns,
                "line": line.iter().map(Turn::to_string).collect::<Vec<_>>(),
                "because": why,
            }))?;
        }
    }
    Ok(Answer::Yes)
}

/// Why the first turn is best, a line for each reason.
fn write_reasons(why: &[Explanation], console: &mut Console) -> Result<(), Failure> {
    let language = console.language();
    for reason in why {
        console.line(format_args!("why: {}", language.explain(reason)))?;
    }
    Ok(())
}

/// Best turns of both sides, to the end of the game. A drawn game has no end:
/// the line stops where it would come back to a position.
fn principal_line(
    tablebase: &Tablebase,
    rules: Rules,
    mut position: Position,
) -> Result<Vec<Turn>, Failure> {
    let mut line = Vec::new();
    let mut seen = std::collections::HashSet::from([position]);
    // Without distances there is no telling a win that comes nearer from one
    // that does not: one turn is all that can be said.
    let plies = match tablebase.kind() {
        pylos_tablebase::Kind::Distances => usize::MAX,
        pylos_tablebase::Kind::Outcomes => 1,
    };
    while line.len() < plies {
        let turns = tablebase.best_moves(&position).map_err(tablebases::unreadable)?;
        let Some(&(turn, value)) = turns.first() else { break };
        position = position.play_unchecked(rules, turn);
        if value == Value::Draw && !seen.insert(position) {
            break;
        }
        line.push(turn);
    }
    Ok(line)
}
