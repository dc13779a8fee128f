//! Whether one given turn is legal, and if not, which clause it breaks.
//!
//! Written straight from the rules, apart from the generator: the tests hold
//! the two against each other.

use super::{
    Hemisphere, Illegal, Intersection, Intersections, Movement, Place as _, Point, Position, Rules,
    Size, Step, Turn, generate, lines, setup,
};
use crate::Side as _;

/// The first clause that the turn breaks.
pub(super) fn check(position: &Position, rules: Rules, turn: Turn) -> Result<(), Illegal> {
    if position.is_over() {
        return Err(Illegal::GameOver);
    }
    match turn {
        Turn::Place { size, at } => check_placement(position, rules, size, at),
        Turn::Play { from, to } => check_play(position, rules, from, to),
        Turn::Pass => check_pass(position, rules),
    }
}

/// See [`crate::Position::forbids`].
pub(super) fn forbids(position: &Position, rules: Rules, steps: &[Step]) -> Option<Illegal> {
    let own = position.hemisphere(position.to_move);
    let turn = match *steps {
        // Half a turn: what is wrong with it at a place that is free.
        [Step::Take(size)] => {
            let at = (Intersections::ALL - own.occupied()).first()?;
            Turn::Place { size, at }
        }
        [Step::Lift(from)] => {
            let to = (lines::points(rules) - position.equator.occupied()).first()?;
            Turn::Play { from, to }
        }
        [Step::Take(size), Step::Place(at)] => Turn::Place { size, at },
        [Step::Lift(from), Step::Slide(to)] => Turn::Play { from, to },
        [Step::Pass] => Turn::Pass,
        _ => return None,
    };
    check(position, rules, turn).err()
}

/// E5: an own pawn that is still in hand, onto an empty own intersection.
fn check_placement(
    position: &Position,
    rules: Rules,
    size: Size,
    at: Intersection,
) -> Result<(), Illegal> {
    let color = position.to_move;
    if !position.in_setup() {
        return Err(Illegal::SetupOver);
    }
    let own = position.hemisphere(color);
    if own.occupied().contains(at) {
        return Err(Illegal::IntersectionOccupied { at, color });
    }
    if own.of_size(size).len() >= Size::PAWNS {
        return Err(Illegal::ThirdOfSize { size, color });
    }
    match setup::reflection(position, rules) {
        Some(Turn::Place { size: wanted, at: there }) if (wanted, there) != (size, at) => {
            Err(Illegal::NotTheReflection { size: wanted, at: there, other: color.other() })
        }
        _ => Ok(()),
    }
}

/// E7, E14: an own pawn, designated where that is the rule, over empty
/// intersections to an empty point.
fn check_play(
    position: &Position,
    rules: Rules,
    from: Intersection,
    to: Point,
) -> Result<(), Illegal> {
    let color = position.to_move;
    if position.in_setup() {
        return Err(Illegal::SetupNotOver { placed: position.played });
    }
    if !lines::points(rules).contains(to) {
        return Err(Illegal::NoSuchPoint { to });
    }
    let own = position.hemisphere(color);
    if own.at(from).is_none() {
        return Err(Illegal::NoPawn { from, color });
    }
    if position.equator.occupied().contains(to) {
        return Err(Illegal::PointOccupied { to });
    }
    check_way(own, rules.movement, from, to)?;
    if let (Some(designated), Some(last)) = (generate::designated(position, rules), position.last)
        && !designated.contains(from)
    {
        let free = lines::points(rules) - position.equator.occupied();
        let can_move = |pawn| {
            free.into_iter().any(|point| check_way(own, rules.movement, pawn, point).is_ok())
        };
        if designated.into_iter().any(can_move) {
            return Err(Illegal::NotDesignated { from, last, designated });
        }
    }
    Ok(())
}

/// E7: whether the way from an intersection to an empty point is open.
fn check_way(
    own: Hemisphere,
    movement: Movement,
    from: Intersection,
    to: Point,
) -> Result<(), Illegal> {
    let occupied = own.without(from).occupied();
    match movement {
        Movement::Free => Ok(()),
        Movement::Slide => {
            let region =
                Intersections::from_bits(lines::region(1 << from.index(), occupied.bits()));
            if region.contains(to.gate()) {
                return Ok(());
            }
            Err(Illegal::Blocked { from, to, by: lines::neighbours(region) & occupied })
        }
        Movement::Straight => {
            let ways = lines::straight_ways(from.index() as u8);
            let way = ways.into_iter().find(|(end, _)| usize::from(*end) == to.index());
            let Some((_, passed)) = way else { return Err(Illegal::NotStraight { from, to }) };
            let by = Intersections::from_bits(passed) & occupied;
            if by.is_empty() { Ok(()) } else { Err(Illegal::Blocked { from, to, by }) }
        }
    }
}

/// E7: only a player who cannot move may pass.
fn check_pass(position: &Position, rules: Rules) -> Result<(), Illegal> {
    if position.in_setup() {
        return Err(Illegal::SetupNotOver { placed: position.played });
    }
    let playable = position.playable(rules);
    match playable.first() {
        Some(from) => Err(Illegal::CanMove { from, color: position.to_move }),
        None => Ok(()),
    }
}
