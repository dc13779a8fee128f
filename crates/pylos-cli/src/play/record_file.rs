//! Games in files.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use pylos_rules::{Game, Position, Record};

use crate::failure::{Failure, Kind};
use crate::language::{Text, Word, name};
use crate::whole_file;

/// More than any game needs; a file beyond it is not a record.
const LARGEST: u64 = 4 << 20;

/// Reads the first game of a file.
pub fn read(path: &Path) -> Result<Record, Failure> {
    let failure = |why: String| Failure::new(Kind::File, format!("{}: {why}", path.display()));
    let mut text = String::new();
    fs::File::open(path)
        .and_then(|file| file.take(LARGEST + 1).read_to_string(&mut text))
        .map_err(|error| failure(error.to_string()))?;
    if text.len() as u64 > LARGEST {
        return Err(Failure::told(Kind::File, Text::FileTooLarge { file: file(path) }));
    }
    let mut games = Record::read_all(&text).map_err(|error| failure(error.to_string()))?;
    if games.is_empty() {
        return Err(Failure::told(Kind::File, Text::FileWithoutGame { file: file(path) }));
    }
    Ok(games.swap_remove(0))
}

/// Plays a record through.
pub fn to_game<P: Position>(record: &Record, path: &Path) -> Result<Game<P>, Failure> {
    record
        .to_game()
        .map_err(|error| Failure::new(Kind::File, format!("{}: {error}", path.display())))
}

fn file(path: &Path) -> Word {
    name(path.display())
}

/// What to do with a file that is already there.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Existing {
    /// Leave it alone and say so.
    Keep,
    /// The user means this very file.
    Replace,
}

/// Writes a record, whole or not at all.
pub fn write(path: &Path, record: &Record, existing: Existing) -> Result<(), Failure> {
    if existing == Existing::Keep && path.exists() {
        return Err(Failure::told(Kind::File, Text::FileExists { file: file(path) }));
    }
    whole_file::write(path, record.to_string().as_bytes())
}
