//! Short cuts at the end of battles, where most of a search's work lies.
//!
//! *Battle 5.* Whoever wins it takes everything that is left: the pawns on the
//! equator, the pile with what the battle has set aside, and the singleton
//! (E10, E11). So all that can be known of its start is who wins, and that
//! depends on the four pawns alone, neither on the pile nor on the score.
//!
//! *The third and fourth turns of a battle*, where any pawn may be played to
//! any point. Where a pawn stood does not matter once the battle is over, so
//! each pair of pawns has one worth; a point matters only through the pawns
//! that it lets answer. So pairs of pawns are searched instead of points.

use pylos_rules::Position as _;
use pylos_rules::Side as _;
use pylos_rules::equator::{
    Designation, Hemisphere, Intersections, Movement, Place as _, Position, Rules, Turn,
};

use super::key::Likeness;
use super::order::Answers;
use super::search::{INFINITE, Search};

/// Who wins battle 5 from its start, as far as it has been found out.
pub(super) struct LastBattle {
    /// By the pawns of leader and responder; empty until it is needed.
    winners: Vec<Option<Winner>>,
}

#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Winner {
    Leader,
    Responder,
}

/// Ways to place two pawns: 45 pairs of intersections, five sizes each.
const PAIRS: usize = 45 * 25;

impl LastBattle {
    pub const UNKNOWN: LastBattle = LastBattle { winners: Vec::new() };

    pub fn winner(&self, position: &Position) -> Option<Winner> {
        *self.winners.get(place(position)?)?
    }

    pub fn remember(&mut self, position: &Position, winner: Winner) {
        if let Some(place) = place(position) {
            if self.winners.is_empty() {
                self.winners = vec![None; PAIRS * PAIRS];
            }
            self.winners[place] = Some(winner);
        }
    }

    pub fn forget(&mut self) {
        *self = LastBattle::UNKNOWN;
    }
}

/// The number of the start of battle 5; `None` if a side has not two pawns.
#[inline]
fn place(position: &Position) -> Option<usize> {
    let leader = position.leader();
    let [own, others] = [leader, leader.other()].map(|color| number(position.hemisphere(color)));
    Some(own? * PAIRS + others?)
}

#[inline]
fn number(pawns: Hemisphere) -> Option<usize> {
    let places = pawns.occupied();
    let first = places.first()?;
    let second = (places - Intersections::NONE.with(first)).first()?;
    if places.len() != 2 {
        return None;
    }
    let size = |place| pawns.at(place).map_or(0, |size| usize::from(size.number()) - 1);
    let (low, high) = (first.index(), second.index());
    Some((high * (high - 1) / 2 + low) * 25 + size(first) * 5 + size(second))
}

impl Search<'_> {
    /// What the start of battle 5 is worth to its leader.
    pub(super) fn last_battle(&mut self, position: &Position, everything: i16) -> i16 {
        let winner = match self.memory.last_battle.winner(position) {
            Some(winner) => winner,
            None => {
                let (worth, _) = self.best(position, -INFINITE, INFINITE, 0, None);
                let winner = if worth > 0 { Winner::Leader } else { Winner::Responder };
                if !self.is_stopped() {
                    self.memory.last_battle.remember(position, winner);
                }
                winner
            }
        };
        match winner {
            Winner::Leader => everything,
            Winner::Responder => -everything,
        }
    }

    /// Whether the third turn can be taken together with the fourth.
    #[inline]
    pub(super) fn ends_at_once(&self, position: &Position) -> bool {
        position.played() == 2
            && self.rules.movement() == Movement::Free
            && self.memory.likeness == Likeness::Full
    }

    /// What the third turn of a battle is worth to who makes it, if it lies
    /// between the bounds; otherwise a bound.
    pub(super) fn end_of_battle(
        &mut self,
        position: &Position,
        mut alpha: i16,
        beta: i16,
        battles: u8,
    ) -> i16 {
        let choices = Choices::of(position, self.rules);
        let Some(to) = position.empty_points(self.rules).first() else { return alpha };
        let mut best = -INFINITE;
        for from in self.memory.order.of_pawns(position, position.playable(self.rules)) {
            let next = position.play_unchecked(self.rules, Turn::Play { from, to });
            // What was too little once is too little now, and what was enough
            // is: the bounds only come nearer to each other.
            let mut known = [None; 10];
            for answers in &choices.sets[..choices.len] {
                let mut worst = INFINITE;
                for answer in *answers {
                    let worth = match known[answer.index()] {
                        Some(worth) => worth,
                        None => {
                            let to = next.empty_points(self.rules).first().unwrap_or(to);
                            let turn = Turn::Play { from: answer, to };
                            let end = next.play_unchecked(self.rules, turn);
                            self.after(position, &end, alpha, beta, battles)
                        }
                    };
                    known[answer.index()] = Some(worth);
                    worst = worst.min(worth);
                    if worst <= alpha {
                        break;
                    }
                }
                best = best.max(worst);
                alpha = alpha.max(best);
                if best >= beta {
                    let turn = Turn::Play { from, to };
                    self.memory.order.reward(position, turn, &Answers::ALIKE);
                    return best;
                }
            }
        }
        best
    }
}

/// The sets of pawns that a turn can leave to answer, without those that have
/// all of another: whoever answers picks what is worst.
struct Choices {
    sets: [Intersections; 9],
    len: usize,
}

impl Choices {
    fn of(position: &Position, rules: Rules) -> Choices {
        let all = position.hemisphere(position.to_move().other()).occupied();
        let mut choices = Choices { sets: [Intersections::NONE; 9], len: 0 };
        for to in position.empty_points(rules) {
            let set = match rules.designation() {
                Designation::Any => all,
                Designation::Line => match all & to.designates() {
                    // E14: if there are none of them, any may.
                    Intersections::NONE => all,
                    designated => designated,
                },
            };
            let sets = &choices.sets[..choices.len];
            if !sets.iter().any(|fewer| (*fewer - set).is_empty()) {
                choices.sets[choices.len] = set;
                choices.len += 1;
            }
        }
        choices
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::Random;

    use super::super::solver::Solver;
    use super::*;
    use crate::{Control, Limits, Stop, SystemClock};

    /// With all short cuts every turn comes to the same as without.
    #[test]
    fn short_cuts_change_no_result() {
        let (clock, stop) = (SystemClock::default(), Stop::default());
        let control = Control::start(Limits::NONE, &clock, &stop);
        let mut random = Random::new(6);
        for rules in
            ["jeux-et-strategie", "jeux-et-strategie+old", "jeux-et-strategie+any", "carpentier"]
        {
            let rules: Rules = rules.parse().unwrap();
            let mut with = Solver::new(rules, 1 << 22);
            let mut without = Solver::new(rules, 1 << 22);
            without.memory.likeness = Likeness::Mirrored;
            for played in (0..4).cycle().take(40) {
                let mut position = Position::dealt(rules, &mut random);
                while (position.battle(), position.played()) < (3, played) {
                    let turn = position.random_turn(rules, &mut random).unwrap();
                    position = position.play_unchecked(rules, turn);
                }
                let [one, other] = [&mut with, &mut without]
                    .map(|solver| solver.analyse(&position, &control).unwrap());
                assert_eq!(
                    (one.result, one.turns),
                    (other.result, other.turns),
                    "{rules}: {position}"
                );
            }
        }
    }
}
