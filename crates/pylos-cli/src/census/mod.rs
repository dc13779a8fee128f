//! What is worth counting in many games, beyond what both have in common.

mod equator;

pub use equator::EquatorCensus;
use pylos_rules::Position;

/// Counts something over many games.
pub trait Census<P: Position>: Default {
    /// A turn has been played.
    fn turn(&mut self, rules: P::Rules, before: &P, turn: P::Turn, after: &P);

    /// A game has ended.
    fn game(&mut self, rules: P::Rules, start: &P, end: &P);

    /// What came out: names and figures.
    fn figures(&self) -> Vec<Figure>;
}

/// A figure with its name.
pub struct Figure {
    /// What it is; also its key in JSON, with `_` for spaces.
    pub name: String,
    /// How much.
    pub value: Quantity,
}

/// A figure that knows how it is written.
#[derive(Clone, Copy, Debug, PartialEq)]
pub enum Quantity {
    /// A part of all, from 0 to 1, written in percent.
    Share(f64),
    /// A mean.
    Mean(f64),
}

impl Figure {
    /// So many out of so many.
    pub fn share(name: impl Into<String>, part: u64, all: u64) -> Figure {
        Figure { name: name.into(), value: Quantity::Share(part as f64 / all.max(1) as f64) }
    }

    /// So much in so many.
    pub fn mean(name: impl Into<String>, sum: u64, count: u64) -> Figure {
        Figure { name: name.into(), value: Quantity::Mean(sum as f64 / count.max(1) as f64) }
    }
}

/// Nothing more is counted.
#[derive(Default)]
pub struct NothingMore;

impl<P: Position> Census<P> for NothingMore {
    fn turn(&mut self, _: P::Rules, _: &P, _: P::Turn, _: &P) {}

    fn game(&mut self, _: P::Rules, _: &P, _: &P) {}

    fn figures(&self) -> Vec<Figure> {
        Vec::new()
    }
}
