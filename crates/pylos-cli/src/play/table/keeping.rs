//! Games saved to files and loaded from them.

use std::path::PathBuf;
use std::time::Duration;

use pylos_rules::{Clock, Record, Side as _, TimeControl};

use super::Table;
use crate::failure::Failure;
use crate::language::{Text, name};
use crate::play::Seat;
use crate::play::record_file::{self, Existing};
use crate::terminal_game::TerminalGame;

impl<P: TerminalGame> Table<P> {
    /// Whether something would be lost by leaving.
    pub fn is_unsaved(&self) -> bool {
        self.changed
    }

    /// Saves the game, under its own name if none is given.
    pub fn save(&mut self, file: &str) -> Result<Text, Failure> {
        if self.seen().hides_something() {
            return Err(Failure::at_table(Text::SaveSecret));
        }
        let path = match (file, &self.file) {
            ("", None) => return Err(Failure::at_table(Text::SaveWhere)),
            ("", Some(path)) => path.clone(),
            (file, _) => PathBuf::from(file),
        };
        let ours = self.file.as_ref() == Some(&path);
        let existing = if ours { Existing::Replace } else { Existing::Keep };
        record_file::write(&path, &self.record(), existing)?;
        let said = Text::SavedTo { file: name(path.display()) };
        self.file = Some(path);
        self.changed = false;
        Ok(said)
    }

    /// Goes on with a saved game of the same kind.
    pub fn load(&mut self, file: &str, now: Duration) -> Result<(), Failure> {
        if file.is_empty() {
            return Err(Failure::at_table(Text::LoadWhat));
        }
        let path = PathBuf::from(file);
        let record = record_file::read(&path)?;
        self.game = record_file::to_game(&record, &path)?;
        self.clock = Clock::new(self.clock.control());
        self.file = Some(path);
        self.moved(now);
        self.changed = false;
        Ok(())
    }

    /// The game as a record, with who played it.
    fn record(&self) -> Record {
        let mut record = Record::of_game(&self.game);
        let mut tag = |name: &str, value: String| {
            // These names are good, and a record takes any value.
            let _ = record.set_tag(name, &value);
        };
        for (side, seat) in P::Side::BOTH.into_iter().zip(self.seats) {
            if let Seat::Computer(level) = seat {
                let side = side.to_string();
                let (first, rest) = side.split_at(1);
                tag(&(first.to_uppercase() + rest), format!("pylos level {level}"));
            }
        }
        if self.clock.control() != TimeControl::Unlimited {
            tag("TimeControl", self.clock.control().to_string());
        }
        record
    }
}

#[cfg(test)]
mod tests {
    use crate::play::table::samples::{HUMANS, at, table};

    #[test]
    fn a_game_is_saved_and_loaded_and_never_over_another_file() {
        let path = std::env::temp_dir().join(format!("pylos-table-{}.pylos", std::process::id()));
        let file = path.display().to_string();
        let _ = std::fs::remove_file(&path);
        let mut first = table(HUMANS, "5m+3s");
        assert!(first.save("").is_err());
        first.play_text("b2", at(0)).unwrap();
        assert!(first.is_unsaved());
        first.save(&file).unwrap();
        assert!(!first.is_unsaved());
        first.play_text("c3", at(0)).unwrap();
        first.save("").unwrap();
        let mut second = table(HUMANS, "none");
        assert!(second.save(&file).is_err());
        second.load(&file, at(0)).unwrap();
        assert_eq!(second.game(), first.game());
        std::fs::remove_file(&path).unwrap();
        assert!(second.load(&file, at(0)).is_err());
        assert!(second.load("", at(0)).is_err());
    }
}
