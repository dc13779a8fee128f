//! A tournament as text: tags that say what was agreed, then a line for
//! everything that has happened, in the manner of our game records.
//! `docs/tournaments.md` describes the format.

mod error;
mod line;
mod print;
mod read;

pub use error::{FileError, FileProblem};
