//! Alpha-beta on the difference in points.
//!
//! A position is worth what the side to move will still take, less what the
//! opponent will, in hundredths of a point. What has been taken already plays
//! no part, so that positions reached with different scores share what is
//! found. Positions between battles go into the table; within a battle there
//! are only four turns, and few ways to transpose.

use pylos_rules::equator::{
    Color, Designation, Intersection, Movement, Position, Rules, Singleton, Turn,
};
use pylos_rules::{Position as _, Side as _};

use super::evaluate::estimate;
use super::key::{Key, Likeness};
use super::last_battles::LastBattle;
use super::order::{Answers, Order};
use super::plays::Plays;
use super::table::{Entry, Table};
use crate::Control;

/// One point, in the units of the search.
pub(super) const POINT: i16 = 100;

/// What winning battle 5 is worth beside the points, where a game can end with
/// equal points: it decides such a game (E11), and nothing else.
const LAST_BATTLE: i16 = 1;

/// More than any position is worth.
pub(super) const INFINITE: i16 = 22 * POINT;

/// What a search keeps between calls.
pub(super) struct Memory {
    pub table: Table,
    pub order: Order,
    /// Which positions share what is found.
    pub likeness: Likeness,
    pub last_battle: LastBattle,
}

/// A search in progress.
pub(super) struct Search<'a> {
    pub(super) rules: Rules,
    pub(super) memory: &'a mut Memory,
    control: &'a Control<'a>,
    nodes: u64,
    /// Set when the control has ended the search: what it returns from then
    /// on means nothing.
    stopped: bool,
}

impl<'a> Search<'a> {
    pub fn new(rules: Rules, memory: &'a mut Memory, control: &'a Control<'a>) -> Search<'a> {
        Search { rules, memory, control, nodes: 0, stopped: false }
    }

    /// The same search, going on after others that belong together with it.
    pub fn having_seen(mut self, nodes: u64) -> Search<'a> {
        self.nodes = nodes;
        self
    }

    /// How many positions have been looked at.
    pub fn nodes(&self) -> u64 {
        self.nodes
    }

    /// Whether the search was ended before it had its answer.
    pub fn is_stopped(&self) -> bool {
        self.stopped
    }

    /// What a turn is worth to the player who makes it, if it lies between the
    /// bounds; otherwise a bound. `battles` is how many battles are searched
    /// after the present one.
    pub fn turn(
        &mut self,
        position: &Position,
        turn: Turn,
        alpha: i16,
        beta: i16,
        battles: u8,
    ) -> i16 {
        let next = position.play_unchecked(self.rules, turn);
        self.after(position, &next, alpha, beta, battles)
    }

    /// What it is worth to the side to move that one position follows another,
    /// if it lies between the bounds; otherwise a bound.
    pub(super) fn after(
        &mut self,
        position: &Position,
        next: &Position,
        alpha: i16,
        beta: i16,
        battles: u8,
    ) -> i16 {
        let gain = gain(self.rules, position, next);
        let ended = next.battle() != position.battle();
        if ended && battles == 0 && !next.is_over() {
            let worth = estimate(next, self.rules);
            return gain + if next.to_move() == position.to_move() { worth } else { -worth };
        }
        let battles = battles - u8::from(ended && battles > 0);
        let (alpha, beta) = (alpha - gain, beta - gain);
        gain + if next.to_move() == position.to_move() {
            self.worth(next, alpha, beta, battles)
        } else {
            -self.worth(next, -beta, -alpha, battles)
        }
    }

    /// What a position after the setup is worth to the side to move, if it
    /// lies between the bounds; otherwise a bound.
    pub fn worth(
        &mut self,
        position: &Position,
        mut alpha: i16,
        mut beta: i16,
        battles: u8,
    ) -> i16 {
        self.nodes += 1;
        if self.nodes & 0xfff == 0 && self.control.must_end(self.nodes) {
            self.stopped = true;
        }
        if self.stopped || position.is_over() {
            return 0;
        }
        // Nobody can take more than there is.
        let all = all_there_is(position, self.rules);
        alpha = alpha.max(-all);
        beta = beta.min(all);
        if alpha >= beta {
            return alpha;
        }
        if self.ends_at_once(position) {
            return self.end_of_battle(position, alpha, beta, battles);
        }
        if position.played() > 0 {
            return self.best(position, alpha, beta, battles, None).0;
        }
        if self.last_battle_decides(position) {
            return self.last_battle(position, everything(position, self.rules));
        }
        let (key, image) = Key::of(position, self.rules, self.memory.likeness);
        let to_the_end = Position::BATTLES - position.battle();
        let battles = battles.min(to_the_end);
        let mut known = Entry { least: -INFINITE, most: INFINITE, battles, best: None };
        if let Some(entry) = self.memory.table.get(key) {
            known.best = entry.best;
            if entry.battles >= battles {
                known = entry;
            }
            alpha = alpha.max(known.least);
            beta = beta.min(known.most);
            if alpha >= beta {
                return if known.least >= beta { known.least } else { known.most };
            }
        }
        let first = known.best.and_then(|best| image.on_board(best));
        let (worth, best) = self.best(position, alpha, beta, battles, first);
        if self.stopped || known.battles > battles {
            // Nothing found, or more known than this search can tell.
            return worth;
        }
        if worth > alpha {
            known.least = worth;
            known.best = best.map(|best| image.on_image(best));
        }
        if worth < beta {
            known.most = worth;
        }
        self.memory.table.put(key, Entry { battles, ..known });
        worth
    }

    /// Who may answer at each point, where that depends on the point (E14).
    /// Levels put their turns in order without it, as their strength was
    /// measured.
    fn answers(&self, position: &Position) -> Answers {
        let designated = self.rules.designation() == Designation::Line;
        match designated && self.memory.likeness == Likeness::Full && position.played() < 3 {
            true => Answers::to(position),
            false => Answers::ALIKE,
        }
    }

    /// Whether a position is the start of battle 5, whose winner takes all.
    /// Where pawns may be left over (E7, `straight`), he does not.
    fn last_battle_decides(&self, position: &Position) -> bool {
        position.battle() == Position::BATTLES
            && self.memory.likeness == Likeness::Full
            && self.rules.movement() != Movement::Straight
    }

    /// The worth of the best turn, and its pawn.
    pub(super) fn best(
        &mut self,
        position: &Position,
        mut alpha: i16,
        beta: i16,
        battles: u8,
        first: Option<Intersection>,
    ) -> (i16, Option<Intersection>) {
        let mut plays = Plays::NONE;
        plays.find(position, self.rules, self.memory.likeness);
        if plays.len() == 0 {
            return (self.turn(position, Turn::Pass, alpha, beta, battles), None);
        }
        let answers = self.answers(position);
        self.memory.order.rank(position, first, &answers, &mut plays);
        let (mut best, mut best_turn) = (-INFINITE, Turn::Pass);
        for i in 0..plays.len() {
            let turn = plays.best_from(i);
            // After the first turn, first ask whether another is better at all.
            let narrow = if i == 0 { beta } else { alpha + 1 };
            let mut worth = self.turn(position, turn, alpha, narrow, battles);
            if worth >= narrow && worth < beta && !self.stopped {
                worth = self.turn(position, turn, worth - 1, beta, battles);
            }
            if worth > best {
                (best, best_turn) = (worth, turn);
            }
            if self.stopped || best >= beta {
                break;
            }
            alpha = alpha.max(best);
        }
        if best >= beta && !self.stopped {
            self.memory.order.reward(position, best_turn, &answers);
        }
        let pawn = match best_turn {
            Turn::Play { from, .. } => Some(from),
            _ => None,
        };
        (best, pawn)
    }
}

/// What a turn brings the player who makes it at once, less what it brings the
/// opponent: a battle may end with it.
#[inline]
fn gain(rules: Rules, before: &Position, after: &Position) -> i16 {
    let mover = before.to_move();
    let taken = |color| i16::from(after.points(color)) - i16::from(before.points(color));
    let points = (taken(mover) - taken(mover.other())) * POINT;
    match after.is_over() && can_be_level(rules) {
        true if after.leader() == mover => points + LAST_BATTLE,
        true => points - LAST_BATTLE,
        false => points,
    }
}

/// Whether both sides can end with equal points: when their sum is even, or
/// when pawns may be left over.
fn can_be_level(rules: Rules) -> bool {
    rules.singleton() == Singleton::Off || rules.movement() == Movement::Straight
}

/// More than that nobody can take.
#[inline]
fn all_there_is(position: &Position, rules: Rules) -> i16 {
    still_to_come(position, rules) + LAST_BATTLE
}

/// What the winner of battle 5 takes.
fn everything(position: &Position, rules: Rules) -> i16 {
    still_to_come(position, rules) + if can_be_level(rules) { LAST_BATTLE } else { 0 }
}

/// All that can still be taken.
#[inline]
fn still_to_come(position: &Position, rules: Rules) -> i16 {
    let taken: u8 = Color::BOTH.map(|color| position.points(color)).iter().sum();
    let left = 2 * Position::PAWNS as i16 + i16::from(rules.singleton_points()) - i16::from(taken);
    left * POINT
}
