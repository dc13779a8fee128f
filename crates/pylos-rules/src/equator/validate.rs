//! Whether pawns, battle and score can belong together.
//!
//! Numbers are checked exactly: every pawn is on the board, set aside or
//! taken, and the points can be shared out over the battles fought. The battle
//! in progress is checked by replaying: some sequence of turns must leave just
//! these pawns on the equator. What is not asked is whether the pawns of
//! earlier battles could have been paired off so as to give this very score.

use super::position_error::Field;
use super::{
    Color, Equator, Movement, Point, Position, PositionError, Rules, SetAside, SetupMode, Size,
    lines, setup,
};
use crate::Side as _;

/// The first thing that is wrong with a position read from a text.
pub(super) fn check(rules: Rules, position: &Position) -> Result<(), PositionError> {
    let Position { battle, played, .. } = *position;
    let turns = match battle {
        0 => 2 * Position::PAWNS as u8,
        1..=Position::BATTLES => Position::TURNS,
        6 => 1,
        _ => 0,
    };
    if played >= turns {
        return Err(PositionError::NoSuchTurn { battle, played });
    }
    check_sizes(position)?;
    if let Some(point) = position.last
        && !lines::points(rules).contains(point)
    {
        return Err(PositionError::NoSuchPoint { point, points: rules.points });
    }
    if position.in_setup() || position.played == 0 {
        check_between_battles(position)?;
    }
    check_counts(rules, position)?;
    if position.in_setup() {
        check_mirror(rules, position)
    } else if position.is_over() {
        check_end(rules, position)
    } else {
        check_battle(rules, position)
    }
}

/// E3 and E8: two pawns of each size, and different ones on the equator.
fn check_sizes(position: &Position) -> Result<(), PositionError> {
    for size in Size::ALL {
        let on_equator = position.equator.pawns().of_size(size);
        for color in Color::BOTH {
            let own = on_equator & position.equator.of_color(color);
            if position.hemisphere(color).of_size(size).len() + own.len() > Size::PAWNS {
                return Err(PositionError::ThirdOfSize { color, size });
            }
        }
        if on_equator.len() > 1 {
            return Err(PositionError::EqualSizes { size });
        }
    }
    Ok(())
}

/// Before a battle's first turn the equator is empty; during the setup and at
/// the end nothing is set aside, during the setup nothing is taken (E10).
fn check_between_battles(position: &Position) -> Result<(), PositionError> {
    let Position { battle, played, .. } = *position;
    let outside = position.in_setup() || position.is_over();
    let wrong = [
        (Field::Equator, !position.equator.occupied().is_empty()),
        (Field::Last, position.last.is_some()),
        (Field::Pile, outside && position.pile > 0),
        (Field::Points, position.in_setup() && position.points != [0; 2]),
    ];
    match wrong.into_iter().find(|(_, wrong)| *wrong) {
        Some((what, _)) => Err(PositionError::NotBetweenBattles { what, battle, played }),
        None => Ok(()),
    }
}

/// How many pawns each side still has in its hemisphere (E5, E6).
fn check_counts(rules: Rules, position: &Position) -> Result<(), PositionError> {
    for color in Color::BOTH {
        let found = position.hemisphere(color).len();
        let played = u32::from(position.played);
        let expected = if position.in_setup() {
            setup::placed(rules.setup, position.leader, played, color)
        } else {
            let earlier = 2 * u32::from(position.battle - 1);
            let now = if color == position.leader { played.div_ceil(2) } else { played / 2 };
            Position::PAWNS - earlier - now
        };
        // E7: under `straight` a pawn stays for every pass.
        let passes = rules.movement == Movement::Straight && !position.in_setup();
        if found < expected || (found > expected && !passes) {
            let battle = position.battle;
            return Err(PositionError::PawnCount { color, found, expected, battle });
        }
    }
    Ok(())
}

/// E5: under `mirror` the leader has what the opponent has, at most one behind.
fn check_mirror(rules: Rules, position: &Position) -> Result<(), PositionError> {
    if rules.setup != SetupMode::Mirror {
        return Ok(());
    }
    let own = position.hemisphere(position.leader);
    let theirs = position.hemisphere(position.leader.other());
    let alike = own.iter().all(|(place, size)| theirs.at(place) == Some(size));
    if alike { Ok(()) } else { Err(PositionError::NotMirrored) }
}

/// E11, E12: everything that was played has been paid out.
fn check_end(rules: Rules, position: &Position) -> Result<(), PositionError> {
    let left: u32 = Color::BOTH.map(|color| position.hemisphere(color).len()).iter().sum();
    let expected = 2 * Position::PAWNS - left + u32::from(rules.singleton_points());
    let found = position.points.iter().map(|points| u32::from(*points)).sum();
    if found != expected {
        return Err(PositionError::FinalPoints { found, expected });
    }
    // The leader, who won battle 5, has the singleton and an unknown pile.
    let leader = position.points(position.leader);
    check_points(rules, position, leader.checked_sub(rules.singleton_points()), Bound::Least)
}

/// A battle in progress, or about to begin.
fn check_battle(rules: Rules, position: &Position) -> Result<(), PositionError> {
    let board: u32 = Color::BOTH.map(|color| position.hemisphere(color).len()).iter().sum();
    let board = board + position.equator.occupied().len();
    let points = position.points.iter().map(|points| u32::from(*points)).sum();
    if board + u32::from(position.pile) + points != 2 * Position::PAWNS {
        return Err(PositionError::Total { board, pile: position.pile, points });
    }
    check_points(rules, position, Some(position.points(position.leader)), Bound::Exact)?;
    check_pile(rules, position)?;
    check_last(rules, position)?;
    replay(rules, position, Replay { equator: [None; 5], aside: [[0; 5]; 2], turns: 0 })
        .then_some(())
        .ok_or(PositionError::Equator { played: position.played })?;
    Ok(())
}

/// E8: of the pawns played in a battle at least one stays on the equator, and
/// whatever was played now is there or set aside.
fn check_pile(rules: Rules, position: &Position) -> Result<(), PositionError> {
    let played = u32::from(position.played);
    let most = 3 * u32::from(position.battle - 1) + played.saturating_sub(1);
    let least = match rules.movement {
        Movement::Straight => 0,
        _ => played.saturating_sub(position.equator.occupied().len()),
    };
    let pile = position.pile;
    let possible = (least..=most).contains(&u32::from(pile));
    if possible { Ok(()) } else { Err(PositionError::Pile { pile }) }
}

enum Bound {
    Exact,
    Least,
}

/// E10: the battles fought can be shared out so that each side takes one to
/// four pawns in each of its own, and the last one was the leader's.
fn check_points(
    rules: Rules,
    position: &Position,
    leaders: Option<u8>,
    bound: Bound,
) -> Result<(), PositionError> {
    let battles = position.battle - 1;
    let others = position.points(position.leader.other());
    // E7: under `straight` it can happen that nobody plays in a battle.
    let least = u8::from(rules.movement != Movement::Straight);
    let fits = |points: u8, won: u8| (least * won..=4 * won).contains(&points);
    let possible = leaders.is_some_and(|leaders| {
        let won_by_leader = battles.min(1)..=battles;
        won_by_leader.into_iter().any(|won| {
            fits(others, battles - won)
                && match bound {
                    Bound::Exact => fits(leaders, won),
                    Bound::Least => leaders >= least * won,
                }
        })
    });
    let [blue, red] = position.points;
    if possible { Ok(()) } else { Err(PositionError::Points { blue, red, battles }) }
}

/// E7, E8: the last turn put a pawn of the player who took it on the point, or
/// (`new`) had it set aside, or (`straight`) was a pass.
fn check_last(rules: Rules, position: &Position) -> Result<(), PositionError> {
    if position.played == 0 {
        return Ok(());
    }
    let wrong = Err(PositionError::Last { last: position.last });
    let Some(point) = position.last else {
        return if rules.movement == Movement::Straight { Ok(()) } else { wrong };
    };
    match position.equator.at(point) {
        Some((color, _)) if color == position.to_move.other() => Ok(()),
        None if rules.set_aside == SetAside::New => Ok(()),
        _ => wrong,
    }
}

/// Part of a battle as it may have gone: who owns the pawn of each size on the
/// equator, and how many of each colour and size were set aside.
#[derive(Clone, Copy)]
struct Replay {
    equator: [Option<Color>; 5],
    aside: [[u8; 5]; 2],
    turns: u8,
}

/// Whether some continuation of the replay leads to the position.
fn replay(rules: Rules, position: &Position, so_far: Replay) -> bool {
    let color =
        if so_far.turns.is_multiple_of(2) { position.leader } else { position.leader.other() };
    let is_last = so_far.turns + 1 == position.played;
    if so_far.turns == position.played {
        return matches(position, &so_far);
    }
    let next = Replay { turns: so_far.turns + 1, ..so_far };
    let passed = rules.movement == Movement::Straight && (!is_last || position.last.is_none());
    if passed && replay(rules, position, next) {
        return true;
    }
    if is_last && position.last.is_none() {
        return false;
    }
    Size::ALL.into_iter().any(|size| {
        let slot = usize::from(size.number() - 1);
        let mut next = next;
        let mut stays = true;
        match (so_far.equator[slot], rules.set_aside) {
            (Some(_), SetAside::New) => {
                next.aside[color as usize][slot] += 1;
                stays = false;
            }
            (Some(old), SetAside::Old) => next.aside[old as usize][slot] += 1,
            (None, _) => {}
        }
        if stays {
            next.equator[slot] = Some(color);
        }
        let there = position.last.and_then(|last| position.equator.at(last));
        let fits = !is_last || there == stays.then_some((color, size));
        fits && replay(rules, position, next)
    })
}

fn matches(position: &Position, replayed: &Replay) -> bool {
    let on_equator = |equator: Equator, size| -> Option<Color> {
        let point: Point = equator.pawns().of_size(size).first()?;
        equator.at(point).map(|(color, _)| color)
    };
    let aside: u8 = replayed.aside.iter().flatten().sum();
    aside <= position.pile
        && Size::ALL.into_iter().zip(replayed.equator).all(|(size, owner)| {
            on_equator(position.equator, size) == owner
                && Color::BOTH.into_iter().all(|color| {
                    let slot = usize::from(size.number() - 1);
                    let in_hemisphere = position.hemisphere(color).of_size(size).len();
                    let there = in_hemisphere + u32::from(owner == Some(color));
                    there + u32::from(replayed.aside[color as usize][slot]) <= Size::PAWNS
                })
        })
        && plays_fit(position, replayed)
}

/// The pawns that a side no longer has in its hemisphere were played now or
/// in earlier battles, at most two in each (E6).
fn plays_fit(position: &Position, replayed: &Replay) -> bool {
    Color::BOTH.into_iter().all(|color| {
        let now = replayed.equator.iter().filter(|owner| **owner == Some(color)).count() as u32
            + replayed.aside[color as usize].iter().map(|n| u32::from(*n)).sum::<u32>();
        let gone = Position::PAWNS - position.hemisphere(color).len();
        (now..=now + 2 * u32::from(position.battle - 1)).contains(&gone)
    })
}
