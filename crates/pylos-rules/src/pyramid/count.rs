//! How many turns there are, and one of them at random, without a list.

use std::ops::ControlFlow;

use super::generate::{Scene, TakeBacks};
use super::{Cells, Level, Move, Position, Rules, TakeBack};
use crate::Random;

/// See [`crate::Position::count`].
#[inline]
pub(super) fn count(position: &Position, rules: Rules) -> u64 {
    Tally::of(position, rules).turns
}

/// See [`crate::Position::random_turn`].
pub(super) fn random(position: &Position, rules: Rules, random: &mut Random) -> Option<Move> {
    let tally = Tally::of(position, rules);
    if tally.turns == 0 {
        return None;
    }
    tally.nth(random.below(tally.turns))
}

/// The turns of a position in three heaps: placements, raises, and on top of
/// these what the take-backs of completing placements and raises add. Most
/// positions have no such addition, and then two sums say it all.
struct Tally {
    scene: Scene,
    /// Balls that may be lifted and have somewhere to go.
    liftable: Cells,
    /// Where a ball of the mover completes something, if none is lifted.
    completing: Cells,
    /// Actions, with or without take-backs.
    actions: u64,
    turns: u64,
}

impl Tally {
    #[inline(always)]
    fn of(position: &Position, rules: Rules) -> Tally {
        let scene = Scene::of(position, rules);
        let completing = scene.completing(scene.own);
        let liftable = if scene.heights.is_empty() {
            Cells::NONE
        } else {
            scene.liftable() & !Cells::higher_than(Level::Two)
        };
        let actions = u64::from(scene.places.len()) + raises(liftable, scene.heights);
        let mut tally = Tally { scene, liftable, completing, actions, turns: actions };
        let mut more = 0;
        let _: ControlFlow<()> = tally.visit_completing(|turn| {
            more += with_take_backs(&tally.scene, turn) - 1;
            ControlFlow::Continue(())
        });
        tally.turns += more;
        tally
    }

    /// Shows the actions that complete something.
    #[inline(always)]
    fn visit_completing<B>(&self, mut visit: impl FnMut(Move) -> ControlFlow<B>) -> ControlFlow<B> {
        for to in self.scene.places & self.completing {
            visit(Move::place(to))?;
        }
        if (self.scene.heights & self.completing).is_empty() {
            return ControlFlow::Continue(());
        }
        for from in self.liftable {
            let targets = self.scene.targets(from) & self.completing;
            if targets.is_empty() {
                continue;
            }
            // The ball lifted no longer helps to complete anything.
            for to in targets & self.scene.completing(self.scene.own.without(from)) {
                visit(Move::raise(from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The turn with this number, in an order of its own: the bare actions
    /// first, then those with take-backs. Where taking back is an obligation,
    /// a bare action that completes something stands for the first of its
    /// ways to take back.
    fn nth(&self, n: u64) -> Option<Move> {
        let Some(mut rest) = n.checked_sub(self.actions) else {
            let action = self.nth_action(n as u32)?;
            return self.finished(action);
        };
        let skip = u64::from(self.scene.rules.take_back() == TakeBack::Must);
        let found = self.visit_completing(|action| {
            let take_backs = TakeBacks::after(&self.scene, action);
            let ways = take_backs.count() - skip;
            if rest < ways {
                return ControlFlow::Break(take_backs.nth(action, rest + skip));
            }
            rest -= ways;
            ControlFlow::Continue(())
        });
        found.break_value().flatten()
    }

    fn nth_action(&self, n: u32) -> Option<Move> {
        let Some(mut rest) = n.checked_sub(self.scene.places.len()) else {
            return self.scene.places.nth(n).map(Move::place);
        };
        for from in self.liftable {
            let targets = self.scene.targets(from);
            if rest < targets.len() {
                return targets.nth(rest).map(|to| Move::raise(from, to));
            }
            rest -= targets.len();
        }
        None
    }

    /// The action, with its first take-back if it obliges to one.
    fn finished(&self, action: Move) -> Option<Move> {
        let obliges = self.scene.rules.take_back() == TakeBack::Must && {
            let left = action.from().map_or(self.scene.own, |from| self.scene.own.without(from));
            self.scene.completing(left).contains(action.to())
        };
        if obliges { TakeBacks::after(&self.scene, action).nth(action, 0) } else { Some(action) }
    }
}

/// How many raises there are of these balls to these open cells: every ball to
/// every cell on a higher level, except to those that it helps to carry.
#[inline(always)]
fn raises(liftable: Cells, heights: Cells) -> u64 {
    if liftable.is_empty() {
        return 0;
    }
    let [_, on_two, on_three, apex] = heights.on_each_level();
    let [from_one, from_two, ..] = liftable.on_each_level();
    let above_two = on_three + apex;
    let pairs = from_one * (on_two + above_two) + from_two * above_two;
    u64::from(pairs - liftable.pairs_with_rests(heights))
}

/// How many turns an action that completes something stands for.
fn with_take_backs(scene: &Scene, turn: Move) -> u64 {
    let none = u64::from(scene.rules.take_back() == TakeBack::May);
    none + TakeBacks::after(scene, turn).count()
}

impl TakeBacks {
    /// The action with the `n`th way to take back: single balls first.
    fn nth(&self, action: Move, n: u64) -> Option<Move> {
        let Some(mut rest) = n.checked_sub(u64::from(self.free.len())) else {
            return self.free.nth(n as u32).map(|cell| action.taking(cell));
        };
        for first in self.free {
            let seconds = self.seconds(first);
            if rest < u64::from(seconds.len()) {
                return seconds.nth(rest as u32).map(|second| action.taking_both(first, second));
            }
            rest -= u64::from(seconds.len());
        }
        None
    }
}
