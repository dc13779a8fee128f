//! What is right in a puzzle, from beginning to end.

use pylos_engine::Score;
use pylos_rules::Position;

use crate::{Goal, PuzzleId, Puzzling};

/// The line to find, with the opponent's turns: where a puzzle begins, what it
/// is about and where it ends. There is at least one turn, and the first is
/// the solver's.
#[derive(Clone, Debug, PartialEq)]
pub struct Solution<P: Position> {
    /// The rules.
    pub rules: P::Rules,
    /// What is to be kept.
    pub goal: Goal,
    /// What the beginning is worth to the solver.
    pub worth: Score,
    /// The turns, the last of them the solver's.
    pub plies: Vec<Ply<P>>,
}

/// A turn of the solution, the solver's or the opponent's.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Ply<P: Position> {
    /// The position before it.
    pub position: P,
    /// The turn.
    pub turn: P::Turn,
    /// The position after it.
    pub next: P,
}

impl<P: Puzzling> Solution<P> {
    /// Where it begins.
    pub fn start(&self) -> P {
        self.plies[0].position
    }

    /// Who solves it.
    pub fn solver(&self) -> P::Side {
        self.start().to_move()
    }

    /// The name of the puzzle.
    pub fn id(&self) -> PuzzleId {
        PuzzleId::of(&self.rules.to_string(), &self.start().to_string())
    }

    /// The solver's turns.
    pub fn solvers(&self) -> impl Iterator<Item = &Ply<P>> {
        let solver = self.solver();
        self.plies.iter().filter(move |ply| ply.position.to_move() == solver)
    }
}
