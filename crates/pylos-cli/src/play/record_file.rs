//! Games in files.

use std::fs;
use std::io::Read as _;
use std::path::{Path, PathBuf};

use pylos_rules::{Game, Position, Record};

use crate::failure::{Failure, Kind};
use crate::language::{Text, Word, name};

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
    let failure = |why: String| Failure::new(Kind::File, format!("{}: {why}", path.display()));
    if existing == Existing::Keep && path.exists() {
        return Err(Failure::told(Kind::File, Text::FileExists { file: file(path) }));
    }
    let no_name = || Failure::told(Kind::File, Text::FileNoName { file: file(path) });
    let mut name = path.file_name().ok_or_else(no_name)?.to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary: PathBuf = path.with_file_name(name);
    fs::write(&temporary, record.to_string()).and_then(|()| fs::rename(&temporary, path)).map_err(
        |error| {
            // What is half written is of no use to anybody.
            let _ = fs::remove_file(&temporary);
            failure(error.to_string())
        },
    )
}
