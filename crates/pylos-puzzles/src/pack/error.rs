//! Why a pack cannot be used.

use std::fmt;

use super::VERSION;
use crate::PuzzleId;

/// Why a pack, or a puzzle in it, cannot be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum PackError {
    /// It is something else.
    NotAPack,
    /// A newer program has made it.
    Newer {
        /// Its format.
        version: u16,
    },
    /// Bytes are missing at its end, or follow it.
    Length {
        /// How many it should have.
        expected: u64,
        /// How many it has.
        found: u64,
    },
    /// The checksum does not agree: some bytes have changed.
    Altered,
    /// The checksum agrees, but what it says makes no sense.
    Nonsense {
        /// At which byte.
        at: usize,
        /// What is wrong there.
        what: &'static str,
    },
    /// It says that it has puzzles for rules that are not known.
    UnknownRules(String),
    /// One puzzle stands in it twice.
    Twice(PuzzleId),
}

impl fmt::Display for PackError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PackError::NotAPack => f.write_str("this is not a pack of puzzles"),
            PackError::Newer { version } => write!(
                f,
                "the pack of puzzles has format {version}, and this program knows formats up to \
                 {VERSION}: a newer program can read it"
            ),
            PackError::Length { expected, found } if found < expected => {
                write!(f, "the pack of puzzles is cut: it has {found} of {expected} bytes")
            }
            PackError::Length { expected, found } => {
                write!(f, "the pack of puzzles has {found} bytes instead of {expected}")
            }
            PackError::Altered => {
                f.write_str("the pack of puzzles is altered: its checksum does not agree")
            }
            PackError::Nonsense { at, what } => {
                write!(f, "the pack of puzzles makes no sense at byte {at}: {what}")
            }
            PackError::UnknownRules(rules) => {
                write!(f, "the pack has puzzles for unknown rules, “{rules}”")
            }
            PackError::Twice(id) => write!(f, "puzzle {id} stands twice in the pack"),
        }
    }
}

impl std::error::Error for PackError {}
