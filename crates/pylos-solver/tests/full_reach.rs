//! What play can lead to in the whole game, held against the ordinary rules:
//! positions with few balls by playing on from the empty board, and positions
//! of every kind by going back to it. `cargo xtask test` runs `children`, and
//! with `--all-rules` every reading.

use std::collections::HashSet;

use pylos_findings::Lots;
use pylos_findings::reach::{Reach, reach as way_back};
use pylos_rules::pyramid::{Cells, Color, Position, Rules};
use pylos_rules::{Position as _, Random};
use pylos_solver::{Reached, Task, Verdict, reach};

/// All positions of the game, and full pyramids whose apex is the ball of the
/// player who has just moved.
const POSITIONS: u64 = 12_507_810_089;
const WON_PYRAMIDS: u64 = 77_558_760;

/// How many positions play leads to under each reading. They were found here
/// first.
const REACHED: [(&str, u64); 10] = [
    ("children", 8_303_181_295),
    ("children+raise", 8_303_188_407),
    ("standard", 12_036_175_779),
    ("standard+must", 12_000_409_917),
    ("standard+raise", 12_036_200_955),
    ("standard+must+raise", 12_000_424_437),
    ("advanced", 12_204_354_604),
    ("advanced+must", 12_086_075_393),
    ("advanced+raise", 12_204_533_480),
    ("advanced+must+raise", 12_086_266_625),
];

#[test]
fn children() {
    prove("children");
}

#[test]
fn children_raise() {
    prove("children+raise");
}

#[test]
fn standard() {
    prove("standard");
}

#[test]
fn standard_must() {
    prove("standard+must");
}

#[test]
fn standard_raise() {
    prove("standard+raise");
}

#[test]
fn standard_must_raise() {
    prove("standard+must+raise");
}

#[test]
fn advanced() {
    prove("advanced");
}

#[test]
fn advanced_must() {
    prove("advanced+must");
}

#[test]
fn advanced_raise() {
    prove("advanced+raise");
}

#[test]
fn advanced_must_raise() {
    prove("advanced+must+raise");
}

fn prove(name: &str) {
    let rules: Rules = name.parse().unwrap();
    let found = reach(Task::full(rules), |spread| {
        assert_eq!(spread.total, POSITIONS);
        Verdict::GoOn
    });
    let found = found.unwrap();
    all_that_play_finds(rules, &found);
    ways_back(rules, &found);
    games_by_lot(rules, &found);
    let expected =
        REACHED.iter().find(|(rules, _)| *rules == name).map(|(_, positions)| *positions);
    assert_eq!(Some(found.positions()), expected, "{rules}");
    assert!(found.by_balls()[30] <= WON_PYRAMIDS, "{rules}");
}

fn contains(found: &Reached, position: &Position) -> bool {
    let mask = |cells: Cells| cells.into_iter().fold(0, |mask, cell| mask | 1 << cell.index());
    found.contains(position.to_move(), mask(position.own()), mask(position.others()))
}

/// Every position that can be reached without ever having more than eight
/// balls on the board is known, and of those with up to seven there are no
/// others: with take-backs, too, no way round by more balls leads to new ones.
fn all_that_play_finds(rules: Rules, found: &Reached) {
    let mut seen = HashSet::from([(Cells::NONE, Cells::NONE)]);
    let mut open = vec![Position::START];
    let mut by_balls = [0; 9];
    while let Some(position) = open.pop() {
        assert!(contains(found, &position), "{rules}: {position}");
        by_balls[position.occupied().len() as usize] += 1;
        for turn in position.turns(rules) {
            let next = position.play_unchecked(rules, turn);
            if next.occupied().len() <= 8 && seen.insert((next.own(), next.others())) {
                open.push(next);
            }
        }
    }
    assert_eq!(by_balls[..=7], found.by_balls()[..=7], "{rules}");
}

/// Positions drawn by lot, from which one goes back by the ordinary rules.
fn ways_back(rules: Rules, found: &Reached) {
    let (lots, mut random) = (Lots::new(rules), Random::new(7));
    let mut decided = [0; 2];
    for _ in 0..1_000 {
        let position = lots.draw(&mut random);
        let known = contains(found, &position);
        let expected = match way_back(rules, &position, 2_000) {
            Reach::Reachable => true,
            Reach::Unreachable => false,
            Reach::Open => continue,
        };
        assert_eq!(known, expected, "{rules}: {position}");
        decided[usize::from(known)] += 1;
    }
    assert!(decided[0] > 10 && decided[1] > 200, "{rules}: {decided:?}");
}

/// Whatever comes up in a game can come up.
fn games_by_lot(rules: Rules, found: &Reached) {
    let mut random = Random::new(8);
    for _ in 0..200 {
        let mut position = Position::START;
        for _ in 0..200 {
            assert!(contains(found, &position), "{rules}: {position}");
            let Some(turn) = position.random_turn(rules, &mut random) else { break };
            position = position.play_unchecked(rules, turn);
        }
    }
    // Nobody plays twice in a row.
    assert!(!found.contains(Color::Light, 0b11, 0));
}
