//! A plain search: does the mover win within so many plies?

use std::ops::ControlFlow;

use pylos_rules::Position as _;
use pylos_rules::pyramid::{Position, Rules};

use crate::numbering::NUMBERING;
use crate::numbers::NumberMap;

/// Proves wins by trying every turn of the mover and every reply. What it has
/// found it keeps for the next question.
pub struct Prover {
    rules: Rules,
    /// For positions of the attacker: what is known.
    known: NumberMap<Known>,
}

/// What is known of a position with the attacker to move.
#[derive(Clone, Copy, Default)]
struct Known {
    /// He wins within so many plies, if this is not 0.
    wins: u8,
    /// He does not within so many.
    fails: u8,
}

/// How much is kept at most: beyond, everything is forgotten.
const ROOM: usize = 8_000_000;

impl Prover {
    /// A search that knows nothing yet.
    pub fn new(rules: Rules) -> Prover {
        Prover { rules, known: NumberMap::default() }
    }

    /// Whether the side to move can win within so many plies, whatever the
    /// other does.
    pub fn wins_within(&mut self, position: &Position, plies: u16) -> bool {
        if self.known.len() > ROOM {
            self.known.clear();
        }
        // The shortest win is the cheapest to prove.
        (1..=plies.min(255)).step_by(2).any(|plies| self.attack(position, plies as u8))
    }

    fn attack(&mut self, position: &Position, plies: u8) -> bool {
        let number = NUMBERING.number(position);
        let known = self.known.get(&number).copied().unwrap_or_default();
        if known.wins != 0 && known.wins <= plies {
            return true;
        }
        if known.fails >= plies {
            return false;
        }
        let won = self.try_turns(position, plies);
        let known = self.known.entry(number).or_default();
        if won {
            known.wins = plies;
        } else {
            known.fails = plies;
        }
        won
    }

    fn try_turns(&mut self, position: &Position, plies: u8) -> bool {
        let mover = position.to_move();
        let mut nexts: Vec<(u64, Position)> = Vec::new();
        for turn in position.turns(self.rules) {
            let next = position.play_unchecked(self.rules, turn);
            match next.outcome(self.rules) {
                Some(outcome) if outcome.winner() == Some(mover) => return true,
                Some(_) => {}
                None => nexts.push((0, next)),
            }
        }
        if plies < 3 {
            return false;
        }
        // The fewer replies there are, the sooner all of them are refuted.
        nexts.iter_mut().for_each(|(replies, next)| *replies = next.count(self.rules));
        nexts.sort_by_key(|(replies, _)| *replies);
        nexts.dedup_by_key(|(_, next)| *next);
        nexts.iter().any(|(_, next)| self.defence_fails(next, plies - 1))
    }

    /// Whether every reply loses within one ply less.
    fn defence_fails(&mut self, position: &Position, plies: u8) -> bool {
        let saved = position.visit(self.rules, |turn| {
            let next = position.play_unchecked(self.rules, turn);
            // A reply that ends the game ends it in the defender's favour.
            let lost = next.outcome(self.rules).is_none() && self.attack(&next, plies - 1);
            if lost { ControlFlow::Continue(()) } else { ControlFlow::Break(()) }
        });
        saved.is_continue()
    }
}
