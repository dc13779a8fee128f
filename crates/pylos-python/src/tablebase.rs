//! Tablebases.

use std::path::PathBuf;
use std::sync::Arc;

use numpy::{IntoPyArray as _, PyArray1};
use pylos_rules::ByGame;
use pylos_rules::pyramid;
use pylos_tablebase::Kind;
use pyo3::prelude::*;

use crate::arguments::RulesArgument;
use crate::batch::Batch;
use crate::playing::At;
use crate::position::Position;
use crate::refusal::{BadRules, TablebaseError, plain};
use crate::rules::Rules;
use crate::value::{Value, outcome};

/// What a batch is worth: 1, 0 or -1 for each position, and plies to the end.
type Values<'py> = (Bound<'py, PyArray1<i8>>, Bound<'py, PyArray1<u16>>);

/// The exact value of every position of the pyramid game under some rules, from
/// a file that `pylos solve` or `solve` has made. Any number of threads may ask
/// at once.
///
/// >>> tables = solve("children+8-8", folder)
/// >>> tables.rules, tables.probe(Position("children+8-8"))
/// (Rules("children+8-8"), Value("loss 18"))
/// >>> tables.turns(Position("children+8-8").play("a1"))[0]
/// ('b1', Value("win 17"))
#[pyclass(frozen, module = "pylos")]
pub struct Tablebase(pub Arc<pylos_tablebase::Tablebase>);

#[pymethods]
impl Tablebase {
    /// Opens a file. With `whole`, all of it stays in memory once it is read:
    /// for work that asks for everything again and again.
    #[new]
    #[pyo3(signature = (path, whole = false))]
    fn new(py: Python<'_>, path: PathBuf, whole: bool) -> PyResult<Tablebase> {
        py.detach(|| match whole {
            true => pylos_tablebase::Tablebase::open_whole(&path),
            false => pylos_tablebase::Tablebase::open(&path),
        })
        .map(|tablebase| Tablebase(Arc::new(tablebase)))
        .map_err(plain::<TablebaseError>)
    }

    /// The tablebase of these rules in a folder; None if there is none.
    #[staticmethod]
    fn find(py: Python<'_>, folder: PathBuf, rules: RulesArgument) -> PyResult<Option<Tablebase>> {
        let rules = pyramid_rules(rules)?;
        let find = || pylos_tablebase::Tablebase::find(&folder, rules, Kind::Distances);
        let found = py.detach(find).map_err(plain::<TablebaseError>)?;
        Ok(found.map(|tablebase| Tablebase(Arc::new(tablebase))))
    }

    /// The rules of the game.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(ByGame::Pyramid(self.0.rules()))
    }

    /// Whether it knows distances, and not only who wins.
    #[getter]
    fn has_distances(&self) -> bool {
        self.0.kind() == Kind::Distances
    }

    /// The greatest distance of any position, in plies.
    #[getter]
    fn longest(&self) -> u16 {
        self.0.longest()
    }

    /// Where the file is.
    #[getter]
    fn path(&self) -> PathBuf {
        self.0.path().to_owned()
    }

    /// The value of a position for the side to move. A tablebase without
    /// distances answers "win 1" for every win and "loss 0" for every loss.
    fn probe(&self, py: Python<'_>, position: &Position) -> PyResult<Value> {
        let at = self.fitting(position)?;
        py.detach(|| self.0.probe(&at.position)).map(Value).map_err(plain::<TablebaseError>)
    }

    /// Every turn of a position with its value for the mover, best first,
    /// equals in canonical order.
    fn turns(&self, py: Python<'_>, position: &Position) -> PyResult<Vec<(String, Value)>> {
        let at = self.fitting(position)?;
        let turns = py.detach(|| self.0.best_moves(&at.position));
        let turns = turns.map_err(plain::<TablebaseError>)?;
        Ok(turns.into_iter().map(|(turn, value)| (turn.to_string(), Value(value))).collect())
    }

    /// The values of many positions as two arrays: 1, 0 or -1 for the side to
    /// move, and the plies to the end, 0 for a draw. A turn that has begun in a
    /// position counts as not begun.
    ///
    /// >>> outcomes, plies = solve("children+8-8", folder).probe_batch(Batch("children+8-8", 3))
    /// >>> outcomes.tolist(), plies.tolist()
    /// ([-1, -1, -1], [18, 18, 18])
    fn probe_batch<'py>(&self, py: Python<'py>, batch: &Batch) -> PyResult<Values<'py>> {
        let positions = batch.pyramids(self.0.rules()).ok_or_else(|| self.other_rules())?;
        let values = py.detach(|| {
            let mut values = (Vec::new(), Vec::new());
            for (position, _) in positions {
                let value = self.0.probe(position)?;
                values.0.push(outcome(value));
                values.1.push(value.plies().unwrap_or(0));
            }
            Ok::<_, pylos_tablebase::TablebaseError>(values)
        });
        let (outcomes, plies) = values.map_err(plain::<TablebaseError>)?;
        Ok((outcomes.into_pyarray(py), plies.into_pyarray(py)))
    }

    /// Compares the checksum of every block of the file.
    fn check(&self, py: Python<'_>) -> PyResult<()> {
        py.detach(|| self.0.check()).map_err(plain::<TablebaseError>)
    }

    fn __repr__(&self) -> String {
        format!("<Tablebase of {}, {} bytes>", self.0.rules(), self.0.length())
    }
}

impl Tablebase {
    /// A position of the rules that it knows.
    fn fitting(&self, position: &Position) -> PyResult<At<pyramid::Position>> {
        match position.0 {
            ByGame::Pyramid(at) if at.rules == self.0.rules() => Ok(at),
            _ => Err(self.other_rules()),
        }
    }

    fn other_rules(&self) -> PyErr {
        plain::<BadRules>(format!("this is a tablebase of {}", self.0.rules()))
    }
}

/// The rules of the pyramid game: only that has tablebases.
pub fn pyramid_rules(rules: RulesArgument) -> PyResult<pyramid::Rules> {
    match rules.0 {
        ByGame::Pyramid(rules) => Ok(rules),
        ByGame::Equator(rules) => Err(plain::<BadRules>(format!(
            "{rules}: only the pyramid game has tablebases; an engine solves the equator game"
        ))),
    }
}
