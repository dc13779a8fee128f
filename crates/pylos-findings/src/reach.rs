//! Whether play can lead to a position at all.
//!
//! From the position one goes back: to every position from which some turn
//! leads here, until the empty board is reached or nothing is left to go back
//! to. What can have come before is guessed generously and then checked by
//! playing the turn, so that the rules alone decide. Positions that are nearer
//! to the beginning, and in which both sides have as many balls as they should,
//! are tried first.

use std::cmp::Reverse;
use std::collections::{BinaryHeap, HashSet};

use pylos_rules::pyramid::{Cell, Cells, Color, Position, Rules, Setup, Turn};
use pylos_rules::{Position as _, Side as _};

/// What going back has shown.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Reach {
    /// Some line of turns leads there.
    Reachable,
    /// None does.
    Unreachable,
    /// Neither was found before the search was given up.
    Open,
}

/// Looks for a way from the empty board, at so many positions at most. Which
/// colour begins does not matter where both have as many balls.
pub fn reach(rules: Rules, position: &Position, most: usize) -> Reach {
    let mut seen = HashSet::from([*position]);
    let mut waiting = BinaryHeap::from([(Reverse(distance(position)), Entry(*position))]);
    let mut looked = 0;
    while let Some((_, Entry(position))) = waiting.pop() {
        if position.occupied().is_empty() {
            let even = rules.balls(Color::Light) == rules.balls(Color::Dark);
            match even || position.to_move() == Color::Light {
                true => return Reach::Reachable,
                false => continue,
            }
        }
        if looked == most {
            return Reach::Open;
        }
        looked += 1;
        for before in before(rules, &position) {
            if seen.insert(before) {
                waiting.push((Reverse(distance(&before)), Entry(before)));
            }
        }
    }
    Reach::Unreachable
}

/// How far it seems to be to the beginning: what must be put right between the
/// sides first, then the balls.
fn distance(position: &Position) -> (u32, u32) {
    let (own, others) = (position.own().len(), position.others().len());
    // Whoever has just moved has as many, or one more.
    let wrong = if others < own { own - others } else { (others - own).saturating_sub(1) };
    (wrong, own + others)
}

/// The positions from which a turn leads to this one.
pub fn before(rules: Rules, position: &Position) -> Vec<Position> {
    let (mover, waiting) = (position.own(), position.others());
    let occupied = position.occupied();
    let back = position.to_move().other();
    let mut found = Vec::new();
    let mut try_turn = |own: Cells, turn: Turn| {
        let (light, dark) = match back {
            Color::Light => (own, mover),
            Color::Dark => (mover, own),
        };
        let Ok(before) = Position::try_from(Setup { light, dark, to_move: back }) else { return };
        if before.check_balls(rules).is_ok() && before.play(rules, turn) == Ok(*position) {
            found.push(before);
        }
    };
    // Without take-backs.
    for to in waiting - occupied.carriers() {
        undo_action(waiting, mover, to, Turn::place(to), &mut try_turn);
    }
    if rules.patterns().is_empty() {
        return found;
    }
    // One ball or two may have been taken back: they lie on the board once more,
    // the one just played perhaps among them.
    for first in Cell::ALL.into_iter().filter(|cell| !occupied.contains(*cell)) {
        let one = waiting.with(first);
        undo_taking(one, mover, &[first], &mut try_turn);
        for second in Cell::ALL.into_iter().filter(|cell| !(one | mover).contains(*cell)) {
            undo_taking(one.with(second), mover, &[first, second], &mut try_turn);
        }
    }
    found
}

/// Undoes the action of a turn after which these balls were taken back.
fn undo_taking(own: Cells, other: Cells, taken: &[Cell], try_turn: &mut impl FnMut(Cells, Turn)) {
    let occupied = own | other;
    // What was there when balls were taken back must have been held up.
    if !(occupied - occupied.supported()).is_empty() {
        return;
    }
    for to in own - occupied.carriers() {
        let turn = match *taken {
            [first, second] => Turn::place(to).taking_both(first, second),
            [first] => Turn::place(to).taking(first),
            _ => return,
        };
        undo_action(own, other, to, turn, try_turn);
    }
}

/// The mover's balls before a ball came to lie on `to`: from the reserve, or
/// from any lower cell.
fn undo_action(
    own: Cells,
    other: Cells,
    to: Cell,
    placing: Turn,
    try_turn: &mut impl FnMut(Cells, Turn),
) {
    let without = own.without(to);
    try_turn(without, placing);
    for from in Cell::ALL.into_iter().filter(|from| from.level() < to.level()) {
        if !(without | other).contains(from) {
            let raise = Turn::raise(from, to);
            let mut taken = placing.taken_back();
            let turn = match (taken.next(), taken.next()) {
                (Some(first), Some(second)) => raise.taking_both(first, second),
                (Some(first), None) => raise.taking(first),
                _ => raise,
            };
            try_turn(without.with(from), turn);
        }
    }
}

/// A position in the queue, ordered like any other.
#[derive(PartialEq, Eq)]
struct Entry(Position);

impl Ord for Entry {
    fn cmp(&self, other: &Entry) -> std::cmp::Ordering {
        let key = |position: &Position| (position.own().bits(), position.others().bits());
        key(&self.0).cmp(&key(&other.0))
    }
}

impl PartialOrd for Entry {
    fn partial_cmp(&self, other: &Entry) -> Option<std::cmp::Ordering> {
        Some(self.cmp(other))
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::Random;

    use super::*;

    /// Whatever play leads to has been led to from the position before, among
    /// others, and each of those has a turn that leads here.
    #[test]
    fn play_can_be_taken_back() {
        let mut random = Random::new(21);
        for rules in ["children", "standard", "advanced", "advanced+must+raise"] {
            let rules: Rules = rules.parse().unwrap();
            let mut position = Position::START;
            while let Some(turn) = position.random_turn(rules, &mut random) {
                let next = position.play_unchecked(rules, turn);
                let before = before(rules, &next);
                assert!(before.contains(&position), "{rules}: {position} {turn}");
                for other in before {
                    let leads = |turn| other.play_unchecked(rules, turn) == next;
                    assert!(other.turns(rules).into_iter().any(leads), "{other} to {next}");
                }
                position = next;
            }
        }
    }

    /// Without take-backs balls never get fewer, so that all positions of up to
    /// five balls that can be reached are found by playing on from the empty
    /// board. Going back must agree with that.
    #[test]
    fn going_back_agrees_with_playing_on() {
        let rules = Rules::CHILDREN;
        let mut reached = HashSet::from([Position::START]);
        let mut open = vec![Position::START];
        while let Some(position) = open.pop() {
            for turn in position.turns(rules) {
                let next = position.play_unchecked(rules, turn);
                if next.occupied().len() <= 5 && reached.insert(next) {
                    open.push(next);
                }
            }
        }
        let colourless = |position: &Position| (position.own().bits(), position.others().bits());
        let reached: HashSet<(u64, u64)> = reached.iter().map(colourless).collect();
        let mut random = Random::new(22);
        let mut found = [0; 2];
        for _ in 0..2_000 {
            let mut cells = Cells::NONE;
            while cells.len() < 5 {
                let open = cells.supported() - cells;
                cells = cells.with(open.nth(random.below(u64::from(open.len())) as u32).unwrap());
            }
            let own: Cells = cells.into_iter().filter(|_| random.below(2) == 0).collect();
            let setup = Setup { light: own, dark: cells - own, to_move: Color::Light };
            let position = Position::try_from(setup).unwrap();
            let expected = reached.contains(&colourless(&position));
            let said = reach(rules, &position, 100_000);
            assert_eq!(said == Reach::Reachable, expected, "{position}");
            assert_ne!(said, Reach::Open, "{position}");
            found[usize::from(expected)] += 1;
        }
        assert!(found.iter().all(|many| *many > 100), "{found:?}");
    }
}
