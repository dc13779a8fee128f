//! `pylos play`: a game in the terminal.

use std::io::{BufRead as _, IsTerminal as _};
use std::path::PathBuf;

use pylos_rules::Game;

use crate::any_rules::{AnyRules, RulesArg, for_game};
use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, Kind};
use crate::play::prompt::{Prompt, Reply};
use crate::play::record_file;
use crate::terminal_game::TerminalGame;

/// Play a game in the terminal
///
/// Two players share the keyboard. “help” lists what can be typed. With
/// --json every line that is read is answered with one JSON document.
#[derive(clap::Args)]
pub struct Play {
    #[command(flatten)]
    rules: RulesArg,
    /// Go on with a saved game, under its own rules
    #[arg(long, value_name = "FILE", conflicts_with = "position")]
    load: Option<PathBuf>,
    /// The position to play from; the start if left out
    #[arg(value_name = "POS")]
    position: Option<String>,
}

impl Play {
    /// Plays until the players have had enough.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        if let Some(path) = &self.load {
            let record = record_file::read(path)?;
            let unnamed = || format!("{}: the tag Rules is missing", path.display());
            let rules = record.tags().get("Rules");
            let rules = rules.ok_or_else(|| Failure::new(Kind::File, unnamed()))?;
            return for_game!(rules.parse::<AnyRules>()?, |P, _rules| {
                let game = record_file::to_game::<P>(&record, path)?;
                play(Prompt::new(game, Some(path.clone())), console)
            });
        }
        for_game!(self.rules.get()?, |P, rules| {
            let start = P::given(rules, self.position.as_deref())?;
            play(Prompt::new(Game::from_position(rules, start), None), console)
        })
    }
}

fn play<P: TerminalGame>(mut prompt: Prompt<P>, console: &mut Console) -> Result<Answer, Failure> {
    // Somebody who types needs to be asked; a script does not.
    let asks = console.format() == Format::Text && std::io::stdin().is_terminal();
    if asks {
        console.line("Type a turn such as b2, or “help”.\n")?;
    }
    show(&prompt, console)?;
    let mut lines = std::io::stdin().lock().split(b'\n');
    loop {
        if asks {
            console.text(format_args!("{}> ", prompt.question()))?;
        }
        console.flush()?;
        let Some(line) = lines.next() else { break };
        let line = line.map_err(|error| Failure::new(Kind::File, format!("input: {error}")))?;
        match prompt.answer(&String::from_utf8_lossy(&line)) {
            Ok(Reply::Quit) => break,
            Ok(Reply::Changed) => show(&prompt, console)?,
            Ok(Reply::Text(text)) => match console.format() {
                Format::Text => console.text(text)?,
                Format::Json => console.json(&serde_json::json!({ "text": text }))?,
            },
            // At the prompt a mistake is part of the conversation.
            Err(failure) => match console.format() {
                Format::Text => console.line(&failure)?,
                Format::Json => console.json(&failure.to_json())?,
            },
        }
    }
    Ok(Answer::Yes)
}

fn show<P: TerminalGame>(prompt: &Prompt<P>, console: &mut Console) -> Result<(), Failure> {
    if console.format() == Format::Json {
        return console.json(&prompt.to_json());
    }
    let game = prompt.game();
    console.text(game.position().draw(game.rules(), console.paint()))?;
    match game.outcome() {
        Some(outcome) => console.line(format_args!("\n    {outcome}\n")),
        None => console.line(""),
    }
}
