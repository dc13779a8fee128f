//! The search against the plainest possible search, near the end of the game.

use std::ops::ControlFlow;

use pylos_engine::{Engine, Limits, Resources, Score, Strength};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Game, Position as _, Random, Value};

/// The value, if the game is decided within so many plies: every turn of the
/// rules tried, nothing clever.
fn naive(position: &Position, rules: Rules, plies: u16) -> Option<Value> {
    if position.outcome(rules).is_some() {
        return Some(Value::Loss(0));
    }
    if plies == 0 {
        return None;
    }
    let mut best: Option<Value> = None;
    let mut all_decided = true;
    let _: ControlFlow<()> = position.visit(rules, |turn| {
        let next = position.play_unchecked(rules, turn);
        match naive(&next, rules, plies - 1) {
            Some(value) => best = best.max(Some(value.before())),
            None => all_decided = false,
        }
        ControlFlow::Continue(())
    });
    match best {
        Some(Value::Win(_)) => best,
        _ if all_decided => best,
        _ => None,
    }
}

/// A position late in a random game.
fn late(rules: Rules, balls: u32, random: &mut Random) -> Position {
    loop {
        let mut position = Position::START;
        while let Some(turn) = position.random_turn(rules, random) {
            if position.occupied().len() >= balls {
                return position;
            }
            position = position.play_unchecked(rules, turn);
        }
    }
}

#[test]
fn late_positions_have_their_exact_values() {
    const PLIES: u16 = 3;
    let mut random = Random::new(12);
    for rules in Rules::ALL {
        let mut decided = 0;
        for _ in 0..60 {
            let position = late(rules, 26, &mut random);
            let expected = naive(&position, rules, PLIES);
            let mut engine = Engine::<Position>::new(rules, Strength::Full);
            let game = Game::from_position(rules, position);
            let score = engine.choose(&game, &Limits::depth(PLIES.into())).map(|c| c.score);
            match expected {
                Some(Value::Loss(0)) => assert_eq!(score, None, "{rules}: {position}"),
                Some(value) => {
                    assert_eq!(score, Some(Score::Exact(value)), "{rules}: {position}");
                    decided += 1;
                }
                None => assert!(!score.unwrap().is_exact(), "{rules}: {position}"),
            }
        }
        assert!(decided >= 15, "{rules}: only {decided} positions are decided");
    }
}

/// Positions from the tablebases, with their exact values.
#[test]
fn puzzles_are_solved() {
    solve_puzzles(Resources::default());
}

/// Threads that leave work to each other leave none undone.
#[test]
fn several_threads_solve_the_puzzles_too() {
    solve_puzzles(Resources { threads: 3, memory: 1 << 24 });
}

fn solve_puzzles(resources: Resources) {
    let puzzles = include_str!("puzzles.txt");
    let mut solved = 0;
    for line in puzzles.lines().filter(|line| !line.is_empty() && !line.starts_with('#')) {
        let [rules, position, value, turns] =
            line.split('|').map(str::trim).collect::<Vec<_>>()[..]
        else {
            panic!("{line}");
        };
        let rules: Rules = rules.parse().unwrap();
        let position: Position = position.parse().unwrap();
        let value: Value = value.parse().unwrap();
        let plies = value.plies().unwrap();
        let mut engine =
            Engine::<Position>::new(rules, Strength::Full).with_resources(resources).unwrap();
        let game = Game::from_position(rules, position);
        let choice = engine.choose(&game, &Limits::depth(plies.into())).unwrap();
        assert_eq!(choice.score, Score::Exact(value), "{line}");
        // Another turn may lead to the same position.
        let after = |turn| position.play(rules, turn).unwrap();
        let chosen = after(choice.turn);
        let is_good = |turn: &str| after(position.read_turn(rules, turn).unwrap()) == chosen;
        assert!(turns.split_whitespace().any(is_good), "{line}: {}", choice.turn);
        solved += 1;
    }
    assert!(solved >= 20);
}
