//! Which positions play can lead to, found twice: by truth tables, and by
//! playing on from the empty board, one turn at a time.

mod naive;

use std::collections::HashSet;

use naive::{Game, Position};
use pylos_rules::pyramid::{Color, Rules};
use pylos_solver::{Balls, Machine, Reached, Shape, SolveError, Task, Verdict, reach};

fn reached(shape: Shape, rules: Rules) -> Reached {
    let task = Task { shape, threads: 2, ..Task::full(rules) };
    reach(task, |_| Verdict::GoOn).expect("a small game needs little")
}

/// Plays on until nothing is new. Positions by the mover (light 0, dark 1, and
/// 0 for both where they have as many balls) and the masks of the balls.
fn played(game: &Game) -> HashSet<(usize, u32, u32)> {
    let movers = if game.balls[0] == game.balls[1] { 1 } else { 2 };
    let mut found = HashSet::from([(0, 0, 0)]);
    let mut open = vec![(0, Position::EMPTY)];
    while let Some((mover, position)) = open.pop() {
        for next in game.successors_of(&position, mover) {
            let (own, others) = game.masks(&next);
            let mover = (mover + 1) % movers;
            if found.insert((mover, own, others)) {
                open.push((mover, next));
            }
        }
    }
    found
}

/// Compares every position, reached or not, and the counts.
fn compare(side: u8, [light, dark]: [u8; 2], rules: Rules) {
    let what = format!("{rules} {side} {light}-{dark}");
    let game = Game::with_handicap(side.into(), [light.into(), dark.into()], &rules.to_string());
    let expected = played(&game);
    let found = reached(Shape { side, balls: Balls::new(light, dark) }, rules);
    let mut by_balls = vec![0; game.places().count() + 1];
    for (_, own, others) in &expected {
        by_balls[(own | others).count_ones() as usize] += 1;
    }
    assert_eq!(found.by_balls(), by_balls, "{what}");
    assert_eq!(found.positions(), expected.len() as u64, "{what}");
    let mut possible = vec![0; by_balls.len()];
    for (mover, color) in Color::BOTH.into_iter().enumerate() {
        // With as many balls, whoever is to move.
        let known = if light == dark { 0 } else { mover };
        for position in game.positions_of(mover) {
            let (own, others) = game.masks(&position);
            let reached = found.contains(color, own, others);
            let expected = expected.contains(&(known, own, others));
            assert_eq!(reached, expected, "{what}: {color} {own:#b} {others:#b}");
            possible[(own | others).count_ones() as usize] += 1;
        }
    }
    if light == dark {
        // Both colours have been counted.
        possible.iter_mut().for_each(|count| *count /= 2);
    }
    assert_eq!(found.possible(), possible, "{what}");
}

fn compare_all_readings(side: u8, balls: [u8; 2]) {
    for rules in Rules::ALL {
        compare(side, balls, rules);
    }
}

#[test]
fn the_2_by_2_base() {
    for balls in (1..=5).flat_map(|light| (1..=5).map(move |dark| [light, dark])) {
        compare_all_readings(2, balls);
    }
}

/// From one ball to more than the pyramid holds.
#[test]
fn the_3_by_3_base() {
    for balls in [1, 3, 5, 6, 7, 9] {
        compare_all_readings(3, [balls, balls]);
    }
}

#[test]
fn the_3_by_3_base_with_handicaps() {
    for balls in [[7, 6], [3, 7], [5, 4]] {
        compare_all_readings(3, balls);
    }
}

/// The real board, with the slots of the middle and the corners and tables of
/// many registers.
#[test]
fn the_4_by_4_base() {
    compare_all_readings(4, [3, 3]);
    compare(4, [4, 2], "standard".parse().unwrap());
    compare(4, [2, 4], "advanced+must+raise".parse().unwrap());
    // Four balls make squares and lines.
    compare(4, [4, 4], "advanced+must+raise".parse().unwrap());
}

/// On a base of 2 × 2 cells with three balls each, counted by hand: the base
/// fills as turns alternate, and then only the first player has a ball for the
/// apex.
#[test]
fn counted_by_hand() {
    let found = reached(Shape::even(2, 3), Rules::CHILDREN);
    assert_eq!(found.by_balls(), [1, 4, 12, 12, 6, 6]);
    assert_eq!(found.positions(), 41);
    // At most three balls of each colour: of 32 colourings with five balls
    // twenty are positions.
    assert_eq!(found.possible(), [1, 8, 24, 32, 14, 20]);
    // Two balls of the mover, none of the other: nobody plays twice.
    assert!(!found.contains(Color::Light, 0b0011, 0));
    assert!(found.contains(Color::Light, 0b0001, 0b0010));
}

/// The whole game without take-backs, in a second. Up to four balls all lie on
/// level 1, in every colouring that playing in turn makes; `full_reach.rs`
/// holds the rest against the rules.
#[test]
fn all_positions_of_children() {
    let found = reached(Shape::FULL, Rules::CHILDREN);
    assert_eq!(found.by_balls()[..5], [1, 16, 120 * 2, 560 * 3, 1820 * 6]);
    assert_eq!(found.by_balls()[28..], [434_985_388, 146_919_922, 74_059_762]);
    assert_eq!(found.positions(), 8_303_181_295);
    assert_eq!(found.possible().iter().sum::<u64>(), 12_507_810_089);
    assert_eq!(found.rounds(), 1, "balls never come back");
}

/// Without wide instructions, and on one thread, the same is found.
#[test]
fn both_machines_find_the_same() {
    for rules in Rules::ALL {
        let task = Task { shape: Shape::even(3, 7), threads: 2, ..Task::full(rules) };
        let counts = |task| {
            let found = reach(task, |_| Verdict::GoOn).unwrap();
            (found.by_balls().to_vec(), found.rounds())
        };
        let portable = Task { machine: Machine::PORTABLE, threads: 1, ..task };
        assert_eq!(counts(task), counts(portable), "{rules}");
    }
}

#[test]
fn whoever_watches_can_stop() {
    let task = Task { shape: Shape::even(3, 7), threads: 1, ..Task::full(Rules::STANDARD) };
    let mut last = 0;
    let stopped = reach(task, |spread| {
        assert!(spread.reached > last || spread.round > 1, "every number of balls adds something");
        last = spread.reached;
        if (spread.round, spread.balls) == (2, 5) { Verdict::Stop } else { Verdict::GoOn }
    });
    assert!(matches!(stopped, Err(SolveError::Stopped)));
}
