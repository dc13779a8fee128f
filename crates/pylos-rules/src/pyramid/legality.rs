//! Whether one given turn is legal, and if not, which clause it breaks.
//!
//! Written straight from the rulebook, apart from the generator: the tests
//! hold the two against each other.

use super::{Cell, Cells, Illegal, Position, Rules, Step, Turn, TurnError};

/// The first clause, in the order of play, that the turn breaks.
pub(super) fn check(position: &Position, rules: Rules, turn: Turn) -> Result<(), Illegal> {
    let own = position.own();
    let to = turn.to();
    if position.occupied() == Cells::ALL {
        return Err(Illegal::GameOver);
    }
    if position.reserve(rules, position.to_move()) == 0
        && (turn.from().is_none() || !rules.plays_on_without_reserve())
    {
        return Err(Illegal::EmptyReserve { color: position.to_move() });
    }
    if let Some(from) = turn.from() {
        check_lift(position, from, to)?;
    }
    let left = turn.from().map_or(own, |from| own.without(from));
    let occupied = position.others() | left;
    if position.occupied().contains(to) {
        return Err(Illegal::Occupied { cell: to });
    }
    if let Some(empty) = (to.below() - occupied).first() {
        return Err(match turn.from() {
            Some(from) if from == empty => Illegal::CarriesItself { from, to },
            _ => Illegal::Unsupported { cell: to, empty },
        });
    }
    let completes = rules.completing(left).contains(to);
    check_take_backs(left.with(to), occupied.with(to), rules, turn, completes)
}

/// See [`crate::Position::forbids`].
pub(super) fn forbids(position: &Position, rules: Rules, steps: &[Step]) -> Option<Illegal> {
    let (action, taken) = match steps {
        [Step::Lift(from)] => return forbids_lift(position, rules, *from),
        [Step::Lift(from), Step::Place(to), taken @ ..] => (Turn::raise(*from, *to), taken),
        [Step::Place(to), taken @ ..] => (Turn::place(*to), taken),
        _ => return None,
    };
    let turn = match *taken {
        [] => action,
        [Step::TakeBack(first)] => action.taking(first),
        [Step::TakeBack(first), Step::TakeBack(second)] => action.taking_both(first, second),
        [_, _, Step::TakeBack(_)] => {
            return Some(Illegal::Malformed(TurnError::TooManyTakenBack));
        }
        _ => return None,
    };
    check(position, rules, turn).err()
}

/// Why a ball cannot be lifted: what is wrong with raising it to a cell that
/// is open to others.
fn forbids_lift(position: &Position, rules: Rules, from: Cell) -> Option<Illegal> {
    let heights = position.open() & Cells::higher_than(from.level());
    match (heights - from.above()).first().or(heights.first()) {
        Some(to) => check(position, rules, Turn::raise(from, to)).err(),
        None => check_lift(position, from, Cell::APEX).err(),
    }
}

/// P5: an own ball, carrying nothing, to a higher level.
fn check_lift(position: &Position, from: Cell, to: Cell) -> Result<(), Illegal> {
    if !position.own().contains(from) {
        return Err(Illegal::NotOwn { cell: from, color: position.to_move() });
    }
    if let Some(above) = (from.above() & position.occupied()).first() {
        return Err(Illegal::RaisesCarrier { from, above });
    }
    if to.level() <= from.level() {
        return Err(Illegal::NotHigher { from, to });
    }
    Ok(())
}

/// P6 to P8, P13: one after the other, own balls that carry nothing.
fn check_take_backs(
    mut own: Cells,
    mut occupied: Cells,
    rules: Rules,
    turn: Turn,
    completes: bool,
) -> Result<(), Illegal> {
    let Some(first) = turn.taken_back().next() else {
        return if completes && !rules.may_take_none() {
            Err(Illegal::MustTakeBack { cell: turn.to() })
        } else {
            Ok(())
        };
    };
    if !rules.gives_take_backs() {
        return Err(Illegal::NoTakeBacks);
    }
    if !completes {
        return Err(Illegal::CompletesNothing { cell: turn.to(), taken: first, set: rules.set() });
    }
    for cell in turn.taken_back() {
        if !own.contains(cell) {
            return Err(Illegal::TakesNotOwn { cell });
        }
        if let Some(above) = (cell.above() & occupied).first() {
            return Err(Illegal::TakesCarrier { cell, above });
        }
        own = own.without(cell);
        occupied = occupied.without(cell);
    }
    Ok(())
}

/// The canonical form of a legal turn: two balls in the first legal order,
/// counted in cell order.
pub(super) fn canonical(position: &Position, turn: Turn) -> Turn {
    let Some(swapped) = turn.swapped() else {
        return turn;
    };
    let occupied = position.others() | turn.action().change(position.own());
    match (turn.taken_back().next(), swapped.taken_back().next()) {
        (Some(first), Some(second)) if second < first && (second.above() & occupied).is_empty() => {
            swapped
        }
        _ => turn,
    }
}
