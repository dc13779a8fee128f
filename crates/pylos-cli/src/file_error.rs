//! Why a file cannot be read or written.

use std::fmt;
use std::io;

use pylos_views::{Explain, Reason};

/// Why a file cannot be read or written, whatever stands in it.
#[derive(Debug)]
pub enum FileError {
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
