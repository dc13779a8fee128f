//! The file that a tournament lives in.

use std::fs;
use std::path::{Path, PathBuf};

use pylos_rules::Random;
use pylos_tournament::{Action, Tournament};

use super::words;
use crate::failure::{Failure, FailureKind};
use crate::file_error::FileError;
use crate::language::{Text, name};
use crate::whole_file;

/// No tournament is as large as this.
const LARGEST: u64 = 16 << 20;

/// A tournament with the file that it was read from.
pub struct TournamentFile {
    path: PathBuf,
    /// What the file held when it was read.
    before: Option<String>,
    pub tournament: Tournament,
}

impl TournamentFile {
    /// Reads a file.
    pub fn open(path: &Path) -> Result<TournamentFile, Failure> {
        let text = read(path)?;
        let tournament = text.parse().map_err(|error| words::in_file(path, &error))?;
        Ok(TournamentFile { path: path.to_owned(), before: Some(text), tournament })
    }

    /// A file that is not there yet.
    pub fn create(path: &Path, tournament: Tournament) -> Result<TournamentFile, Failure> {
        if path.exists() {
            return Err(Failure::in_file(path, &FileError::Exists));
        }
        Ok(TournamentFile { path: path.to_owned(), before: None, tournament })
    }

    /// Lets something happen; the file does not change yet.
    pub fn act(&mut self, action: &Action, chance: &mut Random) -> Result<(), Failure> {
        let events = self.tournament.decide(action, chance).map_err(|why| words::refused(&why))?;
        self.tournament = self.tournament.advance(events).map_err(|why| words::refused(&why))?;
        Ok(())
    }

    /// Writes the file, whole or not at all, unless somebody else has changed
    /// it meanwhile.
    pub fn save(&mut self) -> Result<(), Failure> {
        let now = if self.path.exists() { Some(read(&self.path)?) } else { None };
        if now != self.before {
            let file = name(self.path.display());
            return Err(Failure::told(FailureKind::File, Text::TournamentChanged { file }));
        }
        let text = self.tournament.to_string();
        whole_file::write(&self.path, text.as_bytes())?;
        self.before = Some(text);
        Ok(())
    }
}

fn read(path: &Path) -> Result<String, Failure> {
    let failure = |error| Failure::in_file(path, &error);
    let size = fs::metadata(path).map_err(|error| failure(FileError::Io(error)))?.len();
    if size > LARGEST {
        return Err(failure(FileError::TooLarge));
    }
    fs::read_to_string(path).map_err(|error| failure(FileError::Io(error)))
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_tournament::Settings;

    #[test]
    fn two_organisers_at_once_lose_nothing() {
        let folder = std::env::temp_dir().join(format!("pylos-organisers-{}", std::process::id()));
        fs::create_dir_all(&folder).unwrap();
        let path = folder.join("evening");
        let tournament = Tournament::new(Settings::default()).unwrap();
        TournamentFile::create(&path, tournament).unwrap().save().unwrap();
        let enter = |name: &str| Action::Enter { name: name.to_owned(), rating: None, team: None };
        let [mut one, mut other] = [0, 1].map(|_| TournamentFile::open(&path).unwrap());
        one.act(&enter("Ada"), &mut Random::new(0)).unwrap();
        other.act(&enter("Charles"), &mut Random::new(0)).unwrap();
        one.save().unwrap();
        let refused = other.save().unwrap_err().to_string();
        assert!(refused.contains("somebody else"), "{refused}");
        let kept = fs::read_to_string(&path).unwrap();
        assert!(kept.ends_with("enter \"Ada\"\n"), "{kept}");
        assert_eq!(fs::read_dir(&folder).unwrap().count(), 1, "nothing is left behind");
        fs::remove_dir_all(&folder).unwrap();
    }
}
