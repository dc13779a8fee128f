//! How many turns there are, and one of them at random, without a list.

use super::generate::{Scene, TakeBacks};
use super::{Cell, Cells, Level, Move, Position, Rules, TakeBack};
use crate::Random;

/// See [`crate::Position::count`].
#[inline]
pub(super) fn count(position: &Position, rules: Rules) -> u64 {
    let scene = Scene::of(position, rules);
    let completing = scene.completing(scene.own);
    let mut turns = u64::from(scene.places.len());
    for to in scene.places & completing {
        turns += with_take_backs(&scene, Move::place(to)) - 1;
    }
    if scene.heights.is_empty() {
        return turns;
    }
    for from in scene.liftable() & !Cells::higher_than(Level::Two) {
        let targets = scene.targets(from);
        turns += u64::from(targets.len());
        for to in raises_that_complete(&scene, completing, from, targets) {
            turns += with_take_backs(&scene, Move::raise(from, to)) - 1;
        }
    }
    turns
}

/// The targets on which the ball lifted from `from` completes something;
/// `completing` is the answer for the ball not lifted, which is never less.
#[inline(always)]
fn raises_that_complete(scene: &Scene, completing: Cells, from: Cell, targets: Cells) -> Cells {
    if (targets & completing).is_empty() {
        return Cells::NONE;
    }
    targets & scene.completing(scene.own.without(from))
}

/// How many turns an action that completes something stands for.
fn with_take_backs(scene: &Scene, turn: Move) -> u64 {
    let none = u64::from(scene.rules.take_back() == TakeBack::May);
    none + TakeBacks::after(scene, turn).count()
}

/// See [`crate::Position::random_turn`].
pub(super) fn random(position: &Position, rules: Rules, random: &mut Random) -> Option<Move> {
    let turns = count(position, rules);
    (turns > 0).then(|| nth(position, rules, random.below(turns))).flatten()
}

/// The turn with this number, in an order of its own: plain turns come first,
/// so that most numbers are answered without looking at take-backs.
fn nth(position: &Position, rules: Rules, mut n: u64) -> Option<Move> {
    let scene = Scene::of(position, rules);
    let completing = scene.completing(scene.own);
    let plain = scene.places - completing;
    if n < u64::from(plain.len()) {
        return plain.nth(n as u32).map(Move::place);
    }
    n -= u64::from(plain.len());
    for to in scene.places & completing {
        if let Some(turn) = nth_with_take_backs(&scene, Move::place(to), &mut n) {
            return Some(turn);
        }
    }
    for from in scene.liftable() & !Cells::higher_than(Level::Two) {
        let targets = scene.targets(from);
        let completes = raises_that_complete(&scene, completing, from, targets);
        let plain = targets - completes;
        if n < u64::from(plain.len()) {
            return plain.nth(n as u32).map(|to| Move::raise(from, to));
        }
        n -= u64::from(plain.len());
        for to in completes {
            if let Some(turn) = nth_with_take_backs(&scene, Move::raise(from, to), &mut n) {
                return Some(turn);
            }
        }
    }
    None
}

/// The `n`th way to finish a turn that completes something, or `n` reduced by
/// the number of ways.
fn nth_with_take_backs(scene: &Scene, turn: Move, n: &mut u64) -> Option<Move> {
    if scene.rules.take_back() == TakeBack::May {
        if *n == 0 {
            return Some(turn);
        }
        *n -= 1;
    }
    let take_backs = TakeBacks::after(scene, turn);
    let ways = take_backs.count();
    if *n >= ways {
        *n -= ways;
        return None;
    }
    let free = take_backs.free;
    if *n < u64::from(free.len()) {
        return free.nth(*n as u32).map(|cell| turn.taking(cell));
    }
    *n -= u64::from(free.len());
    for first in free {
        let seconds = take_backs.seconds(first);
        if *n < u64::from(seconds.len()) {
            return seconds.nth(*n as u32).map(|second| turn.taking_both(first, second));
        }
        *n -= u64::from(seconds.len());
    }
    None
}
