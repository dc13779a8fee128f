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

#[test]
fn children() {
    prove("children", 0);
}

fn prove(rules: &str, expected: u64) {
    let rules: Rules = rules.parse().unwrap();
    let found = reach(Task::full(rules), |spread| {
        assert_eq!(spread.total, POSITIONS);
        Verdict::GoOn
    });
    let found = found.unwrap();
    assert_eq!(found.positions(), expected, "{rules}");
    assert!(found.by_balls()[30] <= WON_PYRAMIDS, "{rules}");
    all_that_play_finds(rules, &found);
    ways_back(rules, &found);
    games_by_lot(rules, &found);
}

fn contains(found: &Reached, position: &Position) -> bool {
    let mask = |cells: Cells| cells.into_iter().fold(0, |mask, cell| mask | 1 << cell.index());
    found.contains(position.to_move(), mask(position.own()), mask(position.others()))
}

/// Every position that can be reached without ever having more than eight
/// balls on the board is known, and of those with up to six there are no
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
    assert_eq!(by_balls[..=6], found.by_balls()[..=6], "{rules}");
}

/// Positions drawn by lot, from which one goes back by the ordinary rules.
fn ways_back(rules: Rules, found: &Reached) {
    let (lots, mut random) = (Lots::new(rules), Random::new(7));
    let mut decided = [0; 2];
    for _ in 0..2_000 {
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
    assert!(decided[0] > 20 && decided[1] > 200, "{rules}: {decided:?}");
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
