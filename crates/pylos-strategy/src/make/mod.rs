//! Strategies from exact values.

mod cover;
mod hold;
mod win;
mod workers;

use std::fmt;

use pylos_rules::Position as _;
use pylos_rules::Value;
use pylos_rules::pyramid::{Color, Position, Rules};

use crate::numbering::NUMBERING;
use crate::strategy::{Claim, Terms};

pub use hold::hold;
pub use win::win;

/// Somebody who knows the exact value of every position: a tablebase.
pub trait Values: Sync {
    /// Why a value cannot be told.
    type Error: Send;

    /// The value for the side to move, with its exact distance. An error ends
    /// everything, which is also how one stops.
    fn value(&self, position: &Position) -> Result<Value, Self::Error>;
}

impl<E: Send, F: Fn(&Position) -> Result<Value, E> + Sync> Values for F {
    type Error = E;

    fn value(&self, position: &Position) -> Result<Value, E> {
        self(position)
    }
}

/// What is wanted.
#[derive(Clone, Copy, Debug)]
pub struct Task {
    /// The rules of the game.
    pub rules: Rules,
    /// Where it begins.
    pub root: Position,
    /// Whose strategy it is.
    pub owner: Color,
    /// What is won in fewer plies is left to a search.
    pub down_to: u16,
    /// Threads to use.
    pub threads: usize,
}

impl Task {
    fn terms(&self, claim: Claim) -> Terms {
        let Task { rules, root, owner, down_to, .. } = *self;
        Terms { rules, root, owner, claim, down_to }
    }

    /// Plies of a search at the end of the plan.
    fn search(&self) -> u16 {
        self.terms(Claim::Wins).search()
    }

    /// Where the turns of the position with this number lead.
    fn nexts(&self, number: u32, to_move: Color) -> Vec<Position> {
        let position = NUMBERING.position(number, to_move);
        let nexts = |position: Position| {
            let turns = position.turns(self.rules).into_iter();
            turns.map(|turn| position.play_unchecked(self.rules, turn)).collect()
        };
        position.map(nexts).unwrap_or_default()
    }
}

/// How far the work has come.
#[derive(Clone, Copy, Debug)]
pub struct Progress {
    /// Which attempt it is, from 1.
    pub attempt: usize,
    /// How many there will be.
    pub attempts: usize,
    /// What the plan has reached.
    pub reached: Reached,
    /// How many positions the plan has.
    pub positions: usize,
}

/// What a plan has reached.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reached {
    /// This distance from the end.
    Distance(u16),
    /// So many questions are open, if it is only not to lose.
    Open(usize),
}

/// Why there is no strategy.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum MakeError<E> {
    /// The root is not worth to the owner what is claimed: this is its value
    /// for the side to move.
    NotSo(Value),
    /// A value could not be told.
    Values(E),
}

impl<E: fmt::Display> fmt::Display for MakeError<E> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            MakeError::NotSo(value) => write!(f, "the position is a {value} for the side to move"),
            MakeError::Values(error) => error.fmt(f),
        }
    }
}

impl<E: fmt::Debug + fmt::Display> std::error::Error for MakeError<E> {}
