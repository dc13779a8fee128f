//! Exact values and scores.

use pyo3::prelude::*;

use crate::refusal::{PylosError, plain};

/// The exact value of a position for the side to move. Values are ordered as
/// the mover likes them.
///
/// >>> Value("win 3") > Value("win 21") > Value("draw") > Value("loss 40") > Value("loss 2")
/// True
/// >>> Value("loss 40").plies, Value("loss 40").outcome
/// (40, -1)
#[pyclass(frozen, eq, ord, hash, module = "pylos")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Value(pub pylos_rules::Value);

#[pymethods]
impl Value {
    #[new]
    fn new(text: &str) -> PyResult<Value> {
        text.parse().map(Value).map_err(plain::<PylosError>)
    }

    /// 1 if the mover wins, 0 for a draw, -1 if he loses.
    #[getter]
    fn outcome(&self) -> i8 {
        outcome(self.0)
    }

    /// How many plies to the end; None for a draw.
    #[getter]
    fn plies(&self) -> Option<u16> {
        self.0.plies()
    }

    /// What a turn that leads to a position of this value is worth to whoever
    /// makes it.
    ///
    /// >>> Value("loss 2").before()
    /// Value("win 3")
    fn before(&self) -> Value {
        Value(self.0.before())
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Value(\"{}\")", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// 1 for a win, 0 for a draw, -1 for a loss.
pub fn outcome(value: pylos_rules::Value) -> i8 {
    match value {
        pylos_rules::Value::Win(_) => 1,
        pylos_rules::Value::Draw => 0,
        pylos_rules::Value::Loss(_) => -1,
    }
}

/// What an engine thinks of a position, for the side to move: a value that is
/// certain ("win 21", "draw"), points of the equator game that are certain
/// ("points +3"), or an estimate in hundredths of a ball or a point ("cp -120").
///
/// >>> Score("win 39") > Score("cp 900") > Score("draw") > Score("cp -1")
/// True
/// >>> Score("cp 30").is_exact, Score("points +3").is_exact
/// (False, True)
#[pyclass(frozen, eq, ord, hash, module = "pylos")]
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Score(pub pylos_engine::Score);

#[pymethods]
impl Score {
    #[new]
    fn new(text: &str) -> PyResult<Score> {
        let wrong = |_| "a score is “win N”, “loss N”, “draw”, “points N” or “cp N”";
        text.parse().map(Score).map_err(|error| plain::<PylosError>(wrong(error)))
    }

    /// Whether it is certain.
    #[getter]
    fn is_exact(&self) -> bool {
        self.0.is_exact()
    }

    /// The exact value, if it is one.
    #[getter]
    fn value(&self) -> Option<Value> {
        match self.0 {
            pylos_engine::Score::Exact(value) => Some(Value(value)),
            _ => None,
        }
    }

    /// Points of the equator game, or hundredths of an estimate; None for an
    /// exact value.
    #[getter]
    fn number(&self) -> Option<i16> {
        match self.0 {
            pylos_engine::Score::Exact(_) => None,
            pylos_engine::Score::Points(number) | pylos_engine::Score::Estimate(number) => {
                Some(number)
            }
        }
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Score(\"{}\")", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}
