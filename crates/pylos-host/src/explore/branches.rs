//! The turns of a position up to symmetry, as they are being found out about.

use std::time::Duration;

use pylos_engine::Score;
use pylos_rules::pyramid::{Position, Rules, Turn};
use pylos_rules::{Game, Position as _, Value};

use super::class;
use super::truth::Knows;
use crate::board::Board;
use crate::thinker::Thinker;
use crate::wire::{Certain, ExploredTurn};

/// Where the turns of a position lead, each place once.
pub(super) struct Branches<'a> {
    game: &'a Game<Position>,
    branches: Vec<Branch>,
}

/// Turns that lead to one position up to symmetry.
struct Branch {
    class: i64,
    /// In canonical order.
    turns: Vec<Turn>,
    /// Where the first of them leads.
    after: Position,
    /// What they are worth to their player.
    value: Option<Certain>,
    good: Option<u64>,
}

impl<'a> Branches<'a> {
    pub(super) fn new(game: &'a Game<Position>) -> Branches<'a> {
        let (rules, position) = (game.rules(), game.position());
        let mut branches: Vec<Branch> = Vec::new();
        let turns = if game.outcome().is_some() { Vec::new() } else { position.turns(rules) };
        for turn in turns {
            let after = position.play_unchecked(rules, turn);
            let class = class(&after);
            match branches.iter_mut().find(|branch| branch.class == class) {
                Some(branch) => branch.turns.push(turn),
                None => {
                    // P10, P11: whoever is to move once the game is over has lost.
                    let over = after.outcome(rules).map(|_| Value::Win(1).into());
                    let turns = vec![turn];
                    branches.push(Branch { class, turns, after, value: over, good: None });
                }
            }
        }
        Branches { game, branches }
    }

    /// Values all turns, if somebody knows them all.
    pub(super) fn value_all(&mut self, knows: &dyn Knows) -> bool {
        let after: Vec<Position> = self.branches.iter().map(|branch| branch.after).collect();
        let Some(values) = knows.values(&after) else { return false };
        for (branch, value) in self.branches.iter_mut().zip(values) {
            branch.value = Some(value.before());
        }
        true
    }

    /// Values those turns that somebody knows.
    pub(super) fn value_where(&mut self, knows: &dyn Knows) {
        for branch in self.branches.iter_mut().filter(|branch| branch.value.is_none()) {
            let value = knows.values(&[branch.after]).and_then(|values| values.first().copied());
            branch.value = value.map(Certain::before);
        }
    }

    /// Looks for proofs of who wins after the turns of which nothing is known,
    /// within this time for all of them. Of what a search finds, only won and
    /// lost is taken: both are proved by lines that the rules alone confirm.
    pub(super) fn prove(&mut self, thinker: &mut Thinker, board: &Board, time: Duration) {
        let open = self.branches.iter().filter(|branch| branch.value.is_none()).count();
        let each = time / open.max(1) as u32;
        if each.is_zero() {
            return;
        }
        for branch in self.branches.iter_mut().filter(|branch| branch.value.is_none()) {
            let mut after = board.clone();
            if after.play(&branch.turns[0].to_string()).is_err() {
                continue;
            }
            branch.value = match thinker.think(&after, None, each, None).map(|found| found.score) {
                // How soon is another question: a search looks for any win.
                Some(Score::Exact(Value::Win(_))) => Some(Certain::Loss { plies: None }),
                Some(Score::Exact(Value::Loss(_))) => Some(Certain::Win { plies: None }),
                _ => None,
            };
        }
    }

    /// The best first, unknown ones before losses; equals stay in canonical
    /// order.
    pub(super) fn sort(&mut self) {
        let rank = |branch: &Branch| match branch.value {
            // The shortest win is the best, and the longest loss.
            Some(Certain::Win { plies }) => (0, plies.map_or(i32::MAX, i32::from)),
            Some(Certain::Draw) => (1, 0),
            None => (2, 0),
            Some(Certain::Loss { plies }) => (3, -plies.map_or(0, i32::from)),
        };
        self.branches.sort_by_key(rank);
    }

    /// Counts the replies that keep what the opponent has, after so many of the
    /// turns, the first ones; whether all that was wanted is known.
    pub(super) fn count_good_replies(&mut self, knows: &dyn Knows, many: usize) -> bool {
        let rules = self.game.rules();
        let wanted = self.branches.iter_mut().take(many);
        let mut wanted: Vec<&mut Branch> = wanted.filter(|branch| branch.value.is_some()).collect();
        let replies: Vec<Vec<Position>> =
            wanted.iter().map(|branch| positions_after(rules, &branch.after)).collect();
        // All together are one question.
        if let Some(values) = knows.values(&replies.concat()) {
            let mut values = values.as_slice();
            for (branch, replies) in wanted.iter_mut().zip(&replies) {
                let (own, rest) = values.split_at(replies.len());
                (branch.good, values) = (Some(keeping(own)), rest);
            }
            return true;
        }
        // Whoever knows only some positions may know those after one turn.
        for (branch, replies) in wanted.iter_mut().zip(&replies) {
            branch.good = knows.values(replies).map(|values| keeping(&values));
        }
        false
    }

    /// What the position is worth to the side to move, if that follows from
    /// what is known of its turns.
    pub(super) fn value(&self) -> Option<Certain> {
        if self.game.outcome().is_some() {
            return Some(Value::Loss(0).into());
        }
        let best =
            self.branches.iter().filter_map(|branch| branch.value).map(Certain::result).max();
        let all = self.branches.iter().all(|branch| branch.value.is_some());
        // One winning turn is enough; anything else takes all turns.
        let best = best.filter(|best| all || *best == 2)?;
        // They are sorted: the first of those is the shortest or the longest.
        self.branches.iter().filter_map(|branch| branch.value).find(|value| value.result() == best)
    }

    pub(super) fn show(self) -> Vec<ExploredTurn> {
        let rules = self.game.rules();
        let show = |Branch { turns, after, value, good, .. }: Branch| {
            let mut texts = turns.iter().map(Turn::to_string);
            ExploredTurn {
                turn: texts.next().unwrap_or_default(),
                images: texts.collect(),
                position: after.to_string(),
                value,
                replies: if after.outcome(rules).is_some() { 0 } else { after.count(rules) },
                good,
                played: None,
            }
        };
        self.branches.into_iter().map(show).collect()
    }
}

/// Where each turn leads; nowhere if the game is over.
fn positions_after(rules: Rules, position: &Position) -> Vec<Position> {
    if position.outcome(rules).is_some() {
        return Vec::new();
    }
    let turns = position.turns(rules).into_iter();
    turns.map(|turn| position.play_unchecked(rules, turn)).collect()
}

/// How many turns keep the best result, given what the positions after them are
/// worth to the other side: the worse for him, the better.
fn keeping(after: &[Certain]) -> u64 {
    let results = || after.iter().map(|value| value.result());
    let best = results().min();
    results().filter(|result| Some(*result) == best).count() as u64
}
