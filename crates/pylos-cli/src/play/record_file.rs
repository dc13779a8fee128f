//! Games in files.

use std::fs;
use std::io::Read as _;
use std::path::Path;

use pylos_rules::{Game, Record};

use crate::failure::Failure;
use crate::file_error::FileError;
use crate::terminal_game::TerminalGame;
use crate::whole_file;

/// More than any game needs; a file beyond it is not a record.
const LARGEST: u64 = 4 << 20;

/// Reads the first game of a file.
pub fn read(path: &Path) -> Result<Record, Failure> {
    let failure = |error| Failure::in_file(path, &error);
    let mut text = String::new();
    fs::File::open(path)
        .and_then(|file| file.take(LARGEST + 1).read_to_string(&mut text))
        .map_err(|error| failure(FileError::Io(error)))?;
    if text.len() as u64 > LARGEST {
        return Err(failure(FileError::TooLarge));
    }
    let games = Record::read_all(&text).map_err(|error| Failure::in_file(path, &error))?;
    games.into_iter().next().ok_or_else(|| failure(FileError::NoGame))
}

/// Plays a record through.
pub fn to_game<P: TerminalGame>(record: &Record, path: &Path) -> Result<Game<P>, Failure> {
    record.to_game().map_err(|error| Failure::in_file(path, &error))
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
    let failure = |error| Failure::in_file(path, &error);
    if existing == Existing::Keep && path.exists() {
        return Err(failure(FileError::Exists));
    }
    whole_file::write(path, record.to_string().as_bytes())
}
