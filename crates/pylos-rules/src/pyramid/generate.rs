//! Every legal turn, once each, in canonical order.
//!
//! The order: placements in cell order, then raises by the cell left and the
//! cell reached; each action without a take-back first, then with one (in cell
//! order), then with two (by the first, then the second, as written).

use std::ops::ControlFlow;

use super::{Cell, Cells, Level, Position, Rules, Turn};

/// What both generating and counting need to know of a position.
pub(super) struct Choices {
    pub own: Cells,
    pub occupied: Cells,
    /// Where the mover may place from the reserve.
    pub places: Cells,
    /// The open cells that a raise could lead to; none when nobody may raise.
    pub heights: Cells,
    pub rules: Rules,
}

impl Choices {
    #[inline(always)]
    pub fn of(position: &Position, rules: Rules) -> Choices {
        let (own, occupied) = (position.own(), position.occupied());
        let open = occupied.supported() - occupied;
        let has_reserve = own.len() < rules.balls(position.to_move());
        // P11: with an empty reserve the game is over, or only raising is left.
        let may_raise = has_reserve || rules.plays_on_without_reserve();
        Choices {
            own,
            occupied,
            places: if has_reserve { open } else { Cells::NONE },
            heights: if may_raise { open - Cells::GROUND } else { Cells::NONE },
            rules,
        }
    }

    /// The mover's balls that may be lifted: those that carry nothing (P5).
    #[inline(always)]
    pub fn liftable(&self) -> Cells {
        self.own - self.occupied.carriers()
    }

    /// Where a liftable ball may be raised to (P5): higher, and not onto a
    /// square that the ball itself is part of.
    #[inline(always)]
    pub fn targets(&self, from: Cell) -> Cells {
        (self.heights & Cells::higher_than(from.level())) - from.above()
    }
}

/// What the mover may take back once his ball lies where it was played.
pub(super) struct TakeBacks {
    own: Cells,
    occupied: Cells,
    /// His balls that carry nothing.
    pub free: Cells,
}

impl TakeBacks {
    #[inline(always)]
    pub fn after(choices: &Choices, turn: Turn) -> TakeBacks {
        let own = turn.change(choices.own);
        let occupied = (choices.occupied - choices.own) | own;
        TakeBacks { own, occupied, free: own - occupied.carriers() }
    }

    /// The mover's balls that taking back `first` sets free (P7).
    #[inline(always)]
    pub fn freed_by(&self, first: Cell) -> Cells {
        (self.own & first.below()).under_exactly_one(self.occupied)
    }

    /// What may be taken back after `first`, each pair being named once: pairs
    /// of free balls in cell order, and the balls that `first` was lying on.
    #[inline(always)]
    pub fn seconds(&self, first: Cell) -> Cells {
        let later = Cells::from_bits(self.free.bits() & u64::MAX << first.lattice() << 1);
        later | self.freed_by(first)
    }

    /// How many ways there are to take back one or two balls.
    #[inline(always)]
    pub fn count(&self) -> u64 {
        let free = u64::from(self.free.len());
        // A ball freed by another lies under just one ball, which is free.
        let freed = (self.own & self.free.carriers()).under_exactly_one(self.occupied);
        free + free * free.saturating_sub(1) / 2 + u64::from(freed.len())
    }
}

/// See [`crate::Position::visit`].
#[inline]
pub(super) fn visit<B>(
    position: &Position,
    rules: Rules,
    mut visit: impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    let choices = Choices::of(position, rules);
    let completing = choices.rules.completing(choices.own);
    for to in choices.places {
        let turn = Turn::place(to);
        if completing.contains(to) {
            visit_take_backs(&choices, turn, &mut visit)?;
        } else {
            visit(turn)?;
        }
    }
    if choices.heights.is_empty() {
        return ControlFlow::Continue(());
    }
    for from in choices.liftable() & !Cells::higher_than(Level::Two) {
        let targets = choices.targets(from);
        if targets.is_empty() {
            continue;
        }
        // The ball lifted no longer helps to complete anything.
        let completing = choices.rules.completing(choices.own.without(from));
        for to in targets {
            let turn = Turn::raise(from, to);
            if completing.contains(to) {
                visit_take_backs(&choices, turn, &mut visit)?;
            } else {
                visit(turn)?;
            }
        }
    }
    ControlFlow::Continue(())
}

fn visit_take_backs<B>(
    choices: &Choices,
    turn: Turn,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if choices.rules.may_take_none() {
        visit(turn)?;
    }
    let take_backs = TakeBacks::after(choices, turn);
    for first in take_backs.free {
        visit(turn.taking(first))?;
    }
    for first in take_backs.free {
        for second in take_backs.seconds(first) {
            visit(turn.taking_both(first, second))?;
        }
    }
    ControlFlow::Continue(())
}
