//! A game at the prompt: one line in, one answer out.

use std::path::PathBuf;

use pylos_rules::{Game, Record};
use serde_json::{Value, json};

use super::record_file::{self, Existing};
use crate::failure::Failure;
use crate::terminal_game::TerminalGame;

/// A game between two people who share a keyboard.
pub struct Prompt<P: TerminalGame> {
    game: Game<P>,
    /// Where the game was loaded from or saved to.
    file: Option<PathBuf>,
}

/// What a line is answered with.
#[derive(Debug)]
pub enum Reply {
    /// The game has changed: show it.
    Changed,
    /// Something to read.
    Text(String),
    /// The players have had enough.
    Quit,
}

/// What can be typed, and what it does.
pub const HELP: &str = "\
TURN          play a turn: f1 places, a1-f1 raises, f1xa2xb2 takes back
turns [TEXT]  the legal turns, or those that begin with TEXT
undo, redo    take back a turn, play it again
show          draw the board again
position      the position as text
rules         the rules in short
save FILE     save the game as a record
load FILE     go on with a saved game
new           begin again
resign        the side to move gives up
draw          both sides agree on a draw
quit          leave
";

impl<P: TerminalGame> Prompt<P> {
    /// A prompt for this game.
    pub fn new(game: Game<P>, file: Option<PathBuf>) -> Prompt<P> {
        Prompt { game, file }
    }

    /// The game as it stands.
    pub fn game(&self) -> &Game<P> {
        &self.game
    }

    /// Who is asked for a turn, or how the game ended.
    pub fn question(&self) -> String {
        match self.game.outcome() {
            Some(_) => "game over".to_owned(),
            None => format!("{} to move", self.game.position().turn()),
        }
    }

    /// Does what a line asks for.
    pub fn answer(&mut self, line: &str) -> Result<Reply, Failure> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        match (word, rest) {
            ("", _) => return Ok(Reply::Text(String::new())),
            ("help" | "?", "") => return Ok(Reply::Text(HELP.to_owned())),
            ("quit" | "exit", "") => return Ok(Reply::Quit),
            ("show", "") => {}
            ("position", "") => return Ok(Reply::Text(format!("{}\n", self.game.position()))),
            ("rules", "") => {
                let rules = self.game.rules();
                return Ok(Reply::Text(crate::commands::rules::text::<P>(rules)));
            }
            ("turns" | "moves" | "hint", prefix) => return self.turns(prefix).map(Reply::Text),
            ("undo", "") => {
                self.game.undo().ok_or_else(|| Failure::usage("nothing to take back"))?;
            }
            ("redo", "") => {
                self.game.redo().ok_or_else(|| Failure::usage("nothing to play again"))?;
            }
            ("new", "") => self.game = Game::new(self.game.rules()),
            ("resign", "") => {
                let loser = self.game.position().turn();
                self.game.resign(loser).map_err(|refused| Failure::refused(&refused))?;
            }
            ("draw", "") => {
                self.game.agree_on_draw().map_err(|refused| Failure::refused(&refused))?;
            }
            ("save", file) => return self.save(file).map(Reply::Text),
            ("load", file) => self.load(file)?,
            (turn, "") => {
                self.game.play_text(turn).map_err(|refused| {
                    let failure = Failure::refused(&refused);
                    if failure.is_malformed_turn() {
                        Failure::usage(format!("{failure}; “help” lists what else can be typed"))
                    } else {
                        failure
                    }
                })?;
            }
            _ => {
                return Err(Failure::usage(format!(
                    "“{word} …” means nothing here; “help” lists what can be typed"
                )));
            }
        }
        Ok(Reply::Changed)
    }

    /// The state of the game for programs.
    pub fn to_json(&self) -> Value {
        let position = self.game.position();
        json!({
            "ply": self.game.ply(),
            "position": position.to_string(),
            "turn": position.turn().to_string(),
            "played": self.game.turns().next_back().map(|turn| turn.to_string()),
            "outcome": self.game.outcome().map(|outcome| outcome.to_string()),
        })
    }

    /// The legal turns that begin so, in lines of a readable width.
    fn turns(&self, prefix: &str) -> Result<String, Failure> {
        let position = self.game.position();
        let turns = match self.game.outcome() {
            Some(outcome) => return Ok(format!("the game is over: {outcome}\n")),
            None => position.turns(self.game.rules()),
        };
        let names: Vec<String> =
            turns.iter().map(ToString::to_string).filter(|name| name.starts_with(prefix)).collect();
        if names.is_empty() {
            return Err(Failure::usage(format!("no legal turn begins with “{prefix}”")));
        }
        let width = names.iter().map(String::len).max().unwrap_or(0) + 2;
        let mut text = String::new();
        for row in names.chunks((76 / width).max(1)) {
            let row: String = row.iter().map(|name| format!("{name:<width$}")).collect();
            text += &format!("  {}\n", row.trim_end());
        }
        Ok(text)
    }

    fn save(&mut self, file: &str) -> Result<String, Failure> {
        let path = match (file, &self.file) {
            ("", None) => return Err(Failure::usage("save where? “save game.pylos”")),
            ("", Some(path)) => path.clone(),
            (file, _) => PathBuf::from(file),
        };
        let ours = self.file.as_ref() == Some(&path);
        let existing = if ours { Existing::Replace } else { Existing::Keep };
        record_file::write(&path, &Record::of_game(&self.game), existing)?;
        let text = format!("saved to {}\n", path.display());
        self.file = Some(path);
        Ok(text)
    }

    fn load(&mut self, file: &str) -> Result<(), Failure> {
        if file.is_empty() {
            return Err(Failure::usage("load what? “load game.pylos”"));
        }
        let path = PathBuf::from(file);
        self.game = record_file::to_game(&record_file::read(&path)?, &path)?;
        self.file = Some(path);
        Ok(())
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_rules::pyramid::{Position, Rules};

    fn prompt() -> Prompt<Position> {
        Prompt::new(Game::new(Rules::STANDARD), None)
    }

    fn text(reply: Result<Reply, Failure>) -> String {
        match reply.unwrap() {
            Reply::Text(text) => text,
            other => panic!("{other:?}"),
        }
    }

    #[test]
    fn an_illegal_turn_names_its_clause_and_changes_nothing() {
        let mut prompt = prompt();
        prompt.answer("a1").unwrap();
        let failure = prompt.answer("a1").unwrap_err();
        assert_eq!(failure.to_string(), "a1 is not empty (P4)");
        assert_eq!(prompt.game().ply(), 1);
        assert_eq!(prompt.question(), "dark to move");
    }

    #[test]
    fn turns_are_taken_back_and_played_again() {
        let mut prompt = prompt();
        assert!(prompt.answer("undo").is_err());
        prompt.answer("a1").unwrap();
        prompt.answer("undo").unwrap();
        assert_eq!(prompt.game().ply(), 0);
        prompt.answer("redo").unwrap();
        assert_eq!(prompt.game().ply(), 1);
        assert!(prompt.answer("redo").is_err());
    }

    #[test]
    fn hints_can_be_narrowed_down() {
        let mut prompt = prompt();
        assert_eq!(text(prompt.answer("turns a")), "  a1  a2  a3  a4\n");
        assert!(prompt.answer("turns z").is_err());
    }

    #[test]
    fn a_game_is_saved_and_loaded_and_never_over_another_file() {
        let path = std::env::temp_dir().join(format!("pylos-prompt-{}.pylos", std::process::id()));
        let file = path.display();
        let _ = std::fs::remove_file(&path);
        let mut first = prompt();
        assert!(first.answer("save").is_err());
        first.answer("b2").unwrap();
        first.answer(&format!("save {file}")).unwrap();
        first.answer("c3").unwrap();
        first.answer("save").unwrap();
        let mut second = prompt();
        assert!(second.answer(&format!("save {file}")).is_err());
        second.answer(&format!("load {file}")).unwrap();
        assert_eq!(second.game(), first.game());
        std::fs::remove_file(&path).unwrap();
        assert!(second.answer(&format!("load {file}")).is_err());
    }
}
