//! Games in files.

use std::fmt;
use std::fs;
use std::io::{self, Read as _};
use std::path::{Path, PathBuf};

use pylos_rules::{Game, Record};
use pylos_views::{Explain, Reason};

use crate::failure::Failure;
use crate::terminal_game::TerminalGame;

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
    let mut name = path.file_name().ok_or_else(|| failure(FileError::NoName))?.to_owned();
    name.push(format!(".{}.tmp", std::process::id()));
    let temporary: PathBuf = path.with_file_name(name);
    fs::write(&temporary, record.to_string()).and_then(|()| fs::rename(&temporary, path)).map_err(
        |error| {
            // What is half written is of no use to anybody.
            let _ = fs::remove_file(&temporary);
            failure(FileError::Io(error))
        },
    )
}

/// Why a file cannot be read or written, whatever stands in it.
#[derive(Debug)]
enum FileError {
    /// The system does not let us.
    Io(io::Error),
    /// It is larger than any record.
    TooLarge,
    /// There is no game in it.
    NoGame,
    /// There is one already that is not ours.
    Exists,
    /// The path does not end in a name.
    NoName,
}

impl Explain for FileError {
    fn reason(&self) -> Reason {
        match self {
            FileError::Io(error) => error.reason(),
            FileError::TooLarge => Reason::FileTooLarge {},
            FileError::NoGame => Reason::NoGame {},
            FileError::Exists => Reason::FileExists {},
            FileError::NoName => Reason::NoFileName {},
        }
    }
}

impl fmt::Display for FileError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            FileError::Io(error) => match error.kind() {
                io::ErrorKind::NotFound => "there is no such file",
                io::ErrorKind::PermissionDenied => "you are not allowed to read or write it",
                io::ErrorKind::IsADirectory => "this is a folder, not a file",
                io::ErrorKind::InvalidData => "this is not text (UTF-8)",
                _ => return error.fmt(f),
            },
            FileError::TooLarge => "too large for a game record",
            FileError::NoGame => "there is no game in it",
            FileError::Exists => "there is such a file already; choose another name",
            FileError::NoName => "this is not the name of a file",
        })
    }
}
