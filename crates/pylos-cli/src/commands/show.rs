//! `pylos show`: a position drawn in the terminal.

use serde_json::json;

use crate::console::{Answer, Console, Format, Paint};
use crate::failure::Failure;
use crate::language::Text;
use crate::rules_arg::RulesArg;
use crate::telling;
use crate::terminal_game::TerminalGame;
use pylos_rules::{Game, Viewer, for_game};

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
        let viewer = Viewer::Player(position.to_move());
        console.json(&json!({
            "rules": rules.to_string(),
            "position": position.to_string(),
            "turn": position.to_move().to_string(),
            "turns": position.count(rules),
            "outcome": outcome.map(|outcome| outcome.to_string()),
            "result": outcome.map(|outcome| pylos_views::result(&position, outcome)),
            "view": P::view(&Game::from_position(rules, position).seen_by(viewer)),
            "drawing": position.draw(rules, Paint::Plain, console.language()),
        }))?;
        return Ok(Answer::Yes);
    }
    let language = console.language();
    console.text(position.draw(rules, console.paint(), language))?;
    let told = match outcome {
        Some(outcome) => telling::result(outcome, &position),
        None => {
            let side = P::side(position.to_move()).into();
            Text::TurnsToChoose { side, count: position.count(rules).into() }
        }
    };
    console.line(format_args!("\n    {}", language.say(&told)))?;
    Ok(Answer::Yes)
}
