//! A puzzle: where it begins, and what is right and wrong from there on.

use pylos_engine::Score;
use pylos_rules::{ByGame, Position, Value, equator, pyramid};

use crate::{Goal, Ply, PuzzleId, Puzzling, Solution};

/// A puzzle of one game.
#[derive(Clone, Debug, PartialEq)]
pub struct Puzzle<P: Position> {
    /// The rules.
    pub rules: P::Rules,
    /// What is to be kept.
    pub goal: Goal,
    /// What the beginning is worth to the solver.
    pub worth: Score,
    /// Where the solver has to choose, in order: at least one.
    pub decisions: Vec<Decision<P>>,
}

/// A puzzle of either game.
pub type AnyPuzzle = ByGame<Puzzle<pyramid::Position>, Puzzle<equator::Position>>;

/// A position in which the solver has to find the only way.
#[derive(Clone, Debug, PartialEq)]
pub struct Decision<P: Position> {
    /// Where.
    pub position: P,
    /// The turn to find, the first in canonical order of those that come to
    /// the same.
    pub solution: P::Turn,
    /// Everything else, in canonical order, each standing for all that come to
    /// the same.
    pub wrong: Vec<Wrong<P>>,
    /// What the opponent then plays, up to the next decision; nothing after
    /// the last. Two turns or none where a battle ends between them.
    pub replies: Vec<P::Turn>,
}

/// A wrong try and its refutation.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Wrong<P: Position> {
    /// The turn.
    pub turn: P::Turn,
    /// What it is worth to the solver.
    pub worth: Score,
    /// The opponent's best answer; none if he is not to move after it, because
    /// the game is over or the solver leads the next battle.
    pub reply: Option<P::Turn>,
}

impl<P: Puzzling> Puzzle<P> {
    /// Where it begins.
    pub fn start(&self) -> P {
        self.decisions[0].position
    }

    /// Its name.
    pub fn id(&self) -> PuzzleId {
        PuzzleId::of(&self.rules.to_string(), &self.start().to_string())
    }

    /// What is at stake in a decision: what its position is worth to the
    /// solver. With the only good turn and the most stubborn replies the end
    /// comes nearer by one with every ply.
    pub fn worth_at(&self, decision: usize) -> Score {
        let before = &self.decisions[..decision];
        let plies = before.iter().map(|decision| 1 + decision.replies.len() as u16).sum::<u16>();
        match self.worth {
            Score::Exact(Value::Win(all)) => Score::Exact(Value::Win(all.saturating_sub(plies))),
            Score::Exact(Value::Loss(all)) => Score::Exact(Value::Loss(all.saturating_sub(plies))),
            same => same,
        }
    }

    /// What is right, from beginning to end.
    pub fn solution(&self) -> Solution<P> {
        let mut plies = Vec::new();
        for decision in &self.decisions {
            let turns = [decision.solution].into_iter().chain(decision.replies.iter().copied());
            turns.fold(decision.position, |position, turn| {
                let next = position.play_unchecked(self.rules, turn);
                plies.push(Ply { position, turn, next });
                next
            });
        }
        Solution { rules: self.rules, goal: self.goal, worth: self.worth, plies }
    }
}

impl<P: Puzzling> Decision<P> {
    /// What a legal turn comes to here; `None` stands for the solution.
    pub fn judge(&self, rules: P::Rules, turn: P::Turn) -> Option<&Wrong<P>> {
        let same = |other| other == turn || self.position.come_to_the_same(rules, other, turn);
        if same(self.solution) {
            return None;
        }
        self.wrong.iter().find(|wrong| same(wrong.turn))
    }
}
