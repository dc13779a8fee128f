//! What engines answer.

use pylos_engine::Source;
use pyo3::prelude::*;

use crate::playing::Playing;
use crate::value::Score;

/// A turn chosen, and why.
#[pyclass(frozen, get_all, module = "pylos")]
pub struct Choice {
    /// The turn.
    turn: String,
    /// What the position is worth to the side to move.
    score: Score,
    /// The line that is expected, the turn first.
    line: Vec<String>,
    /// How many plies deep the engine looked.
    depth: u32,
    /// How many positions it looked at.
    nodes: u64,
    /// How long it took.
    seconds: f64,
    /// Where the answer comes from: "search", "tablebase" or "strategy".
    source: &'static str,
}

impl Choice {
    /// What an engine has chosen.
    pub fn of<P: Playing>(choice: pylos_engine::Choice<P>) -> Choice {
        Choice {
            turn: choice.turn.to_string(),
            score: Score(choice.score),
            line: texts(&choice.line),
            depth: choice.depth,
            nodes: choice.nodes,
            seconds: choice.time.as_secs_f64(),
            source: match choice.source {
                Source::Search => "search",
                Source::Oracle => "tablebase",
                Source::Plan => "strategy",
            },
        }
    }
}

#[pymethods]
impl Choice {
    fn __repr__(&self) -> String {
        format!("<Choice {}: {}>", self.turn, self.score.0)
    }
}

/// A turn, held against the best one.
#[pyclass(frozen, get_all, module = "pylos")]
pub struct Review {
    /// The turn.
    turn: String,
    /// What it is worth to its player.
    score: Score,
    /// The line that is expected after it, the turn first.
    line: Vec<String>,
    /// The best turn; the same one if none is better.
    best: String,
    /// What the best turn is worth.
    best_score: Score,
    /// The line that is expected after it, the best turn first.
    best_line: Vec<String>,
    /// What the difference means, in words.
    verdict: String,
}

impl Review {
    /// What an engine has found.
    pub fn of<P: Playing>(review: pylos_engine::Review<P>) -> Review {
        Review {
            turn: review.turn.to_string(),
            score: Score(review.score),
            line: texts(&review.line),
            best: review.best.to_string(),
            best_score: Score(review.best_score),
            best_line: texts(&review.best_line),
            verdict: review.verdict.to_string(),
        }
    }
}

#[pymethods]
impl Review {
    fn __repr__(&self) -> String {
        format!("<Review {}: {}>", self.turn, self.verdict)
    }
}

/// Turns with what they are worth.
pub fn weighed<P: Playing>(weighed: pylos_engine::Weighed<P>) -> Vec<(String, Score)> {
    weighed.turns.into_iter().map(|(turn, score)| (turn.to_string(), Score(score))).collect()
}

fn texts(turns: &[impl ToString]) -> Vec<String> {
    turns.iter().map(ToString::to_string).collect()
}
