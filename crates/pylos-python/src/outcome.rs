//! How a game ended.

use pylos_rules::Side;
use pyo3::prelude::*;

/// How a game ended.
///
/// >>> game = Game("standard")
/// >>> game.resign("light")
/// >>> game.outcome
/// Outcome(winner='dark', reason='resignation')
/// >>> str(game.outcome)
/// 'dark wins: the opponent resigned'
#[pyclass(frozen, eq, hash, module = "pylos")]
#[derive(Clone, PartialEq, Eq, Hash)]
pub struct Outcome {
    /// Who won; None if nobody did.
    #[pyo3(get)]
    winner: Option<String>,
    /// What decided it: "apex", "empty-reserve", "no-raise", "points",
    /// "resignation", "time", "abandonment", "repetition" or "agreement".
    #[pyo3(get)]
    reason: &'static str,
    told: String,
}

impl Outcome {
    /// An outcome of either game.
    pub fn of<S: Side>(outcome: pylos_rules::Outcome<S>) -> Outcome {
        Outcome {
            winner: outcome.winner().map(|side| side.to_string()),
            reason: outcome.reason(),
            told: outcome.to_string(),
        }
    }
}

#[pymethods]
impl Outcome {
    fn __str__(&self) -> &str {
        &self.told
    }

    fn __repr__(&self) -> String {
        let winner = self.winner.as_ref().map_or("None".to_owned(), |side| format!("'{side}'"));
        format!("Outcome(winner={winner}, reason='{}')", self.reason)
    }
}
