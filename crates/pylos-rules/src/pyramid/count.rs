//! How many turns there are, and one of them at random, without a list.

use std::ops::ControlFlow;

use super::generate::{Choices, TakeBacks};
use super::{Cells, Level, Position, Rules, Turn};
use crate::Random;

/// See [`crate::Position::count`].
#[inline]
pub(super) fn count(position: &Position, rules: Rules) -> u64 {
    TurnCount::of(position, rules).turns
}

/// See [`crate::Position::random_turn`].
pub(super) fn random(position: &Position, rules: Rules, random: &mut Random) -> Option<Turn> {
    let count = TurnCount::of(position, rules);
    if count.turns == 0 {
        return None;
    }
    count.nth(random.below(count.turns))
}

/// The turns of a position in three heaps: placements, raises, and on top of
/// these what the take-backs of completing placements and raises add. Most
/// positions have no such addition, and then two sums say it all.
struct TurnCount {
    choices: Choices,
    /// Balls that may be lifted and have somewhere to go.
    liftable: Cells,
    /// Where a ball of the mover completes something, if none is lifted.
    completing: Cells,
    /// Actions, with or without take-backs.
    actions: u64,
    turns: u64,
}

impl TurnCount {
    #[inline(always)]
    fn of(position: &Position, rules: Rules) -> TurnCount {
        let choices = Choices::of(position, rules);
        let completing = choices.rules.completing(choices.own);
        let liftable = if choices.heights.is_empty() {
            Cells::NONE
        } else {
            choices.liftable() & !Cells::higher_than(Level::Two)
        };
        let actions = u64::from(choices.places.len()) + raises(liftable, choices.heights);
        let mut count = TurnCount { choices, liftable, completing, actions, turns: actions };
        let mut more = 0;
        let _: ControlFlow<()> = count.visit_completing(|turn| {
            more += with_take_backs(&count.choices, turn) - 1;
            ControlFlow::Continue(())
        });
        count.turns += more;
        count
    }

    /// Shows the actions that complete something.
    #[inline(always)]
    fn visit_completing<B>(&self, mut visit: impl FnMut(Turn) -> ControlFlow<B>) -> ControlFlow<B> {
        for to in self.choices.places & self.completing {
            visit(Turn::place(to))?;
        }
        if (self.choices.heights & self.completing).is_empty() {
            return ControlFlow::Continue(());
        }
        for from in self.liftable {
            let targets = self.choices.targets(from) & self.completing;
            if targets.is_empty() {
                continue;
            }
            // The ball lifted no longer helps to complete anything.
            for to in targets & self.choices.rules.completing(self.choices.own.without(from)) {
                visit(Turn::raise(from, to))?;
            }
        }
        ControlFlow::Continue(())
    }

    /// The turn with this number, in an order of its own: the bare actions
    /// first, then those with take-backs. Where taking back is an obligation,
    /// a bare action that completes something stands for the first of its
    /// ways to take back.
    fn nth(&self, n: u64) -> Option<Turn> {
        let Some(mut rest) = n.checked_sub(self.actions) else {
            let action = self.nth_action(n as u32)?;
            return self.finished(action);
        };
        let skip = u64::from(!self.choices.rules.may_take_none());
        let found = self.visit_completing(|action| {
            let take_backs = TakeBacks::after(&self.choices, action);
            let ways = take_backs.count() - skip;
            if rest < ways {
                return ControlFlow::Break(take_backs.nth(action, rest + skip));
            }
            rest -= ways;
            ControlFlow::Continue(())
        });
        found.break_value().flatten()
    }

    fn nth_action(&self, n: u32) -> Option<Turn> {
        let Some(mut rest) = n.checked_sub(self.choices.places.len()) else {
            return self.choices.places.nth(n).map(Turn::place);
        };
        for from in self.liftable {
            let targets = self.choices.targets(from);
            if rest < targets.len() {
                return targets.nth(rest).map(|to| Turn::raise(from, to));
            }
            rest -= targets.len();
        }
        None
    }

    /// The action, with its first take-back if it obliges to one.
    fn finished(&self, action: Turn) -> Option<Turn> {
        let obliges = !self.choices.rules.may_take_none() && {
            let left =
                action.from().map_or(self.choices.own, |from| self.choices.own.without(from));
            self.choices.rules.completing(left).contains(action.to())
        };
        if obliges { TakeBacks::after(&self.choices, action).nth(action, 0) } else { Some(action) }
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
fn with_take_backs(choices: &Choices, turn: Turn) -> u64 {
    let none = u64::from(choices.rules.may_take_none());
    none + TakeBacks::after(choices, turn).count()
}

impl TakeBacks {
    /// The action with the `n`th way to take back: single balls first.
    fn nth(&self, action: Turn, n: u64) -> Option<Turn> {
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
