//! Records.

use std::collections::BTreeMap;

use pylos_rules::AnyGame;
use pyo3::prelude::*;
use pyo3::types::{IntoPyDict as _, PyDict};

use crate::game::Game;
use crate::refusal::{BadRecord, plain, refused};

/// A game as it is written down, in the manner of PGN (docs/record.md).
///
/// >>> record = Record('[Game "pyramid"] [Rules "standard"] [Light "Ada"] 1. a1 b1 {near} 2. a2 *')
/// >>> record.tags["Light"], record.turns, record.comments
/// ('Ada', ['a1', 'b1', 'a2'], ['', 'near', ''])
/// >>> record.to_game().position.to_move
/// 'dark'
/// >>> Record('[Game "pyramid"] [Rules "standard"] 1. a1 a1 *').to_game()
/// Traceback (most recent call last):
///     ...
/// pylos.BadRecord: line 1, column 43: turn 2, a1: a1 is not empty (P4)
#[pyclass(frozen, eq, module = "pylos")]
#[derive(Clone, PartialEq, Eq)]
pub struct Record(pub pylos_rules::Record);

impl Record {
    /// The record that a text is.
    pub fn read(text: &str) -> PyResult<Record> {
        text.parse()
            .map(Record)
            .map_err(|error: pylos_rules::RecordError| refused::<BadRecord>(&error))
    }
}

#[pymethods]
impl Record {
    #[new]
    fn new(text: &str) -> PyResult<Record> {
        Record::read(text)
    }

    /// All the records of a text, one after the other.
    ///
    /// >>> len(Record.read_all(str(Game("standard").record()) * 2))
    /// 2
    #[staticmethod]
    fn read_all(text: &str) -> PyResult<Vec<Record>> {
        let records = pylos_rules::Record::read_all(text);
        let records = records.map_err(|error| refused::<BadRecord>(&error))?;
        Ok(records.into_iter().map(Record).collect())
    }

    /// The tags by name, in canonical order.
    #[getter]
    fn tags<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyDict>> {
        self.0.tags().iter().into_py_dict(py)
    }

    /// The turns as they were written.
    #[getter]
    fn turns(&self) -> Vec<String> {
        self.0.turns().iter().map(|turn| turn.text().to_owned()).collect()
    }

    /// What is remarked before the first turn.
    #[getter]
    fn comment(&self) -> String {
        self.0.comment().to_owned()
    }

    /// What is remarked after each turn.
    #[getter]
    fn comments(&self) -> Vec<String> {
        self.0.turns().iter().map(|turn| turn.comment().to_owned()).collect()
    }

    /// The result: "1-0", "0-1", "1/2-1/2", or "*" while the game goes on.
    #[getter]
    fn result(&self) -> String {
        self.0.score().to_string()
    }

    /// Plays the record through.
    pub fn to_game(&self) -> PyResult<Game> {
        let game = AnyGame::of_record(&self.0).map_err(|error| refused::<BadRecord>(&error))?;
        Ok(Game::of(game))
    }

    /// The same record with these tags.
    #[pyo3(signature = (**tags))]
    pub fn with_tags(&self, tags: Option<BTreeMap<String, String>>) -> PyResult<Record> {
        let mut record = self.0.clone();
        for (name, value) in tags.unwrap_or_default() {
            record.set_tag(&name, &value).map_err(plain::<BadRecord>)?;
        }
        Ok(Record(record))
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("<Record of {} turns, {}>", self.0.turns().len(), self.0.score())
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}
