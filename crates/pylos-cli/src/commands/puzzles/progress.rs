//! What a solver at the terminal has done, kept in the data directory.

use std::collections::BTreeMap;
use std::path::PathBuf;

use pylos_host::puzzles::{PuzzleRating, counted};
use pylos_host::wire::{Counted, SolverRating};
use pylos_puzzles::{Entry, PuzzleId};
use serde::{Deserialize, Serialize};

use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::file_error::FileError;
use crate::whole_file;

/// Ratings, and the puzzles that have been counted.
#[derive(Default, Serialize, Deserialize)]
#[serde(default)]
struct Kept {
    /// By game.
    ratings: BTreeMap<String, SolverRating>,
    /// By puzzle: 1 if it was solved at the first attempt, else 0.
    counted: BTreeMap<String, f64>,
}

/// The progress of whoever sits at this terminal.
pub struct Progress {
    path: PathBuf,
    kept: Kept,
}

impl Progress {
    /// Reads it; there need not be any yet.
    pub fn open(data: &DataDir) -> Result<Progress, Failure> {
        let path = data.path().join("puzzles.json");
        let kept = match std::fs::read(&path) {
            Ok(bytes) => serde_json::from_slice(&bytes).map_err(|error| {
                let message = format!("{}: {error}", path.display());
                Failure::new(FailureKind::File, message)
            })?,
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => Kept::default(),
            Err(error) => return Err(Failure::in_file(&path, &FileError::Io(error))),
        };
        Ok(Progress { path, kept })
    }

    /// The rating in a game.
    pub fn rating(&self, game: &str) -> SolverRating {
        self.kept.ratings.get(game).copied().unwrap_or_default()
    }

    /// Whether a puzzle has been counted.
    pub fn is_done(&self, id: PuzzleId) -> bool {
        self.kept.counted.contains_key(&id.to_string())
    }

    /// Counts an attempt, unless an earlier one was.
    pub fn count(
        &mut self,
        game: &str,
        entry: &Entry,
        score: f64,
    ) -> Result<Option<Counted>, Failure> {
        if self.is_done(entry.id) {
            return Ok(None);
        }
        let told = counted(score, self.rating(game), PuzzleRating::first(entry).rating);
        self.kept.ratings.insert(game.to_owned(), told.solver);
        self.kept.counted.insert(entry.id.to_string(), score);
        let text = serde_json::to_vec_pretty(&self.kept)
            .map_err(|error| Failure::new(FailureKind::File, error.to_string()))?;
        if let Some(directory) = self.path.parent() {
            std::fs::create_dir_all(directory)
                .map_err(|error| Failure::in_file(directory, &FileError::Io(error)))?;
        }
        whole_file::write(&self.path, &text)?;
        Ok(Some(told))
    }
}
