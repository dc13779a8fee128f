//! Exceptions: what is wrong, which clause it breaks, and the reason as data.

use pylos_rules::{Clause, Decision, DrawReason, Outcome, PlayError, Side};
use pylos_views::{Arg, Explain, Reason};
use pyo3::exceptions::PyValueError;
use pyo3::prelude::*;
use pyo3::types::PyDict;
use pyo3::{PyTypeInfo, create_exception};

use crate::playing::Playing;

create_exception!(
    pylos,
    PylosError,
    PyValueError,
    "Whatever the rules refuse: `clause` is the clause that is broken (\"P1\", \"E7\", …) or\n\
     None, `reason` a dict with the kind of the refusal and its details, or None.\n\n\
     >>> try:\n\
     ...     Position(\"standard\").play(\"e1\")\n\
     ... except PylosError as error:\n\
     ...     print(error, error.clause, error.reason)\n\
     e1 is not supported (P1): a1 is empty P1 {'kind': 'unsupported', 'at': 'e1', 'empty': 'a1'}"
);
create_exception!(pylos, IllegalTurn, PylosError, "A turn or an action that is not legal.");
create_exception!(pylos, GameOver, IllegalTurn, "The game has ended: nothing more is played.");
create_exception!(
    pylos,
    BadRules,
    PylosError,
    "A text that names no rules, or rules of another game."
);
create_exception!(pylos, BadPosition, PylosError, "Something that is not a position.");
create_exception!(pylos, BadRecord, PylosError, "A text that is no record, or no possible game.");
create_exception!(
    pylos,
    TablebaseError,
    PylosError,
    "A tablebase that cannot be made, read or used."
);
create_exception!(
    pylos,
    Busy,
    PylosError,
    "Another thread is using this object: give each its own."
);

/// Gives every exception its attributes, even where there is nothing to say.
pub fn prepare(py: Python<'_>) -> PyResult<()> {
    let class = PylosError::type_object(py);
    class.setattr("clause", py.None())?;
    class.setattr("reason", py.None())
}

/// A refusal of this class that the rules explain.
pub fn refused<E: PyTypeInfo>(error: &(impl Explain + ToString)) -> PyErr {
    explained::<E>(error.to_string(), error.clause(), Some(&error.reason()))
}

/// A turn that a game does not take.
pub fn not_played<P: Playing>(error: &PlayError<P>) -> PyErr {
    match error {
        PlayError::Finished(outcome) => over(*outcome),
        PlayError::Illegal(illegal) => refused::<IllegalTurn>(illegal),
    }
}

/// A game that has ended.
pub fn over<S: Side>(outcome: Outcome<S>) -> PyErr {
    let clause = ended_by(outcome);
    explained::<GameOver>(
        format!("the game is over: {outcome}"),
        clause,
        Some(&Reason::GameOver {}),
    )
}

/// A refusal of this class that no clause is the reason for.
pub fn plain<E: PyTypeInfo>(message: impl ToString) -> PyErr {
    explained::<E>(message.to_string(), None, None)
}

/// A refusal with all that is known of it.
pub fn explained<E: PyTypeInfo>(
    message: String,
    clause: Option<Clause>,
    reason: Option<&Reason>,
) -> PyErr {
    Python::attach(|py| {
        let error = PyErr::from_type(py.get_type::<E>(), message);
        let told = || {
            let value = error.value(py);
            if let Some(clause) = clause {
                value.setattr("clause", clause.to_string())?;
            }
            if let Some(reason) = reason {
                value.setattr("reason", as_dict(py, reason)?)?;
            }
            Ok::<(), PyErr>(())
        };
        match told() {
            Ok(()) => error,
            Err(worse) => worse,
        }
    })
}

fn as_dict<'py>(py: Python<'py>, reason: &Reason) -> PyResult<Bound<'py, PyDict>> {
    let dict = PyDict::new(py);
    dict.set_item("kind", reason.message_id().trim_start_matches("why-"))?;
    for (name, argument) in reason.args() {
        match argument {
            Arg::Text(text) => dict.set_item(name, text)?,
            Arg::Number(number) => dict.set_item(name, number)?,
            Arg::Side(side) => dict.set_item(name, format!("{side:?}").to_lowercase())?,
            Arg::Reason(reason) => dict.set_item(name, as_dict(py, &reason)?)?,
        }
    }
    Ok(dict)
}

/// The clause by which a game has ended; none if the players ended it.
fn ended_by<S: Side>(outcome: Outcome<S>) -> Option<Clause> {
    match outcome {
        Outcome::Win { by: Decision::Apex, .. } => Some(Clause::P10),
        Outcome::Win { by: Decision::EmptyReserve | Decision::NoRaise, .. } => Some(Clause::P11),
        Outcome::Win { by: Decision::Points, .. } => Some(Clause::E12),
        Outcome::Win { by: Decision::Time, .. } => Some(Clause::P14),
        Outcome::Draw(DrawReason::Repetition) => Some(Clause::P12),
        Outcome::Win { by: Decision::Resignation | Decision::Abandonment, .. }
        | Outcome::Draw(DrawReason::Agreement) => None,
    }
}
