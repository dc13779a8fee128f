//! Both games called Pylos as a Python package: the native half, `pylos._pylos`.
//!
//! Nothing of the games is known here. Positions, turns and refusals are those
//! of `pylos-rules`; what is added is what learning programs want, a fixed
//! list of actions, planes of numbers and batches of positions.
//! `docs/python.md` describes the package as its users see it.
#![forbid(unsafe_code)]

mod actions;
mod arguments;
mod batch;
mod engine;
mod game;
mod outcome;
mod picture;
mod planes;
mod playing;
mod position;
mod record;
mod refusal;
mod rules;
mod seen;
mod solve;
mod tablebase;
mod value;

/// The native half of the package pylos.
#[pyo3::pymodule]
mod _pylos {
    use pyo3::prelude::*;

    #[pymodule_export]
    use crate::batch::Batch;
    #[pymodule_export]
    use crate::engine::{Choice, Engine, Review};
    #[pymodule_export]
    use crate::game::Game;
    #[pymodule_export]
    use crate::outcome::Outcome;
    #[pymodule_export]
    use crate::position::Position;
    #[pymodule_export]
    use crate::record::Record;
    #[pymodule_export]
    use crate::refusal::{
        BadPosition, BadRecord, BadRules, Busy, GameOver, IllegalTurn, PylosError, TablebaseError,
    };
    #[pymodule_export]
    use crate::rules::Rules;
    #[pymodule_export]
    use crate::seen::SeenGame;
    #[pymodule_export]
    use crate::solve::{Progress, solve};
    #[pymodule_export]
    use crate::tablebase::Tablebase;
    #[pymodule_export]
    use crate::value::{Score, Value};

    #[pymodule_init]
    fn init(module: &Bound<'_, PyModule>) -> PyResult<()> {
        crate::refusal::prepare(module.py())?;
        module.add("__version__", env!("CARGO_PKG_VERSION"))
    }
}
