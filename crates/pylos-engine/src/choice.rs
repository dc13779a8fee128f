//! What an engine answers.

use std::time::Duration;

use pylos_rules::Position;

use crate::Score;

/// A turn chosen, and why.
#[derive(Clone, Debug)]
pub struct Choice<P: Position> {
    /// The turn.
    pub turn: P::Turn,
    /// What the engine thinks of the position, for the side to move.
    pub score: Score,
    /// The line that it expects, `turn` first.
    pub line: Vec<P::Turn>,
    /// How many plies deep it looked.
    pub depth: u32,
    /// How many positions it looked at.
    pub nodes: u64,
    /// How long it took.
    pub time: Duration,
    /// Where the answer comes from.
    pub source: Source,
}

/// Every turn weighed.
#[derive(Clone, Debug)]
pub struct Weighed<P: Position> {
    /// The best turn.
    pub best: Choice<P>,
    /// Every legal turn with what it is worth to its player, best first.
    pub turns: Vec<(P::Turn, Score)>,
}

/// Where an answer comes from.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Source {
    /// From searching.
    Search,
    /// From exact values that were known beforehand.
    Oracle,
    /// From a strategy that was known beforehand.
    Plan,
}
