//! What every game owes to those who build on [`Position`]: one suite that
//! each game must pass under each of its rules.
//!
//! ```ignore
//! mod contract;
//! contract::contract::<pyramid::Position>(Rules::STANDARD, 40);
//! ```

use std::collections::{HashMap, HashSet};
use std::ops::ControlFlow;

use pylos_rules::{Composer, Game, PlayError, Position, Random, Record, Repetition, Side, Steps};

/// Where a random game is broken off.
const LONGEST: usize = 400;

/// Checks everything that can be said about any game, on so many games of
/// random turns.
pub fn contract<P: Steps>(rules: P::Rules, games: u32) {
    sides_are_two::<P>();
    rules_have_one_text::<P>(rules);
    let mut random = Random::new(1986);
    for _ in 0..games {
        let mut game = Game::<P>::new(rules).with_repetition(Repetition::OFF);
        while game.ply() < LONGEST {
            let position = *game.position();
            positions_have_one_text(&position, rules);
            turns_are_consistent(&position, rules);
            foreign_turns_are_refused(&position, rules, &game);
            let Some(turn) = position.random_turn(rules, &mut random) else {
                break;
            };
            if random.below(16) == 0 {
                turns_are_composed_of_steps(&position, rules);
                random_turns_are_equally_likely(&position, rules, &mut random);
            }
            game.play(turn).unwrap();
        }
        a_finished_game_stays_as_it_is(&game);
        history_can_be_undone_and_redone(&game);
        records_give_the_game_back(&game);
    }
}

fn sides_are_two<P: Position>() {
    let [first, second] = P::Side::BOTH;
    assert_eq!((first.other(), second.other()), (second, first));
    assert_ne!(first.to_string(), second.to_string());
    assert!(!P::NAME.is_empty() && P::NAME.bytes().all(|byte| byte.is_ascii_lowercase()));
}

fn rules_have_one_text<P: Position>(rules: P::Rules) {
    assert_eq!(rules.to_string().parse::<P::Rules>(), Ok(rules));
    let error = "no such rules".parse::<P::Rules>().unwrap_err();
    assert!(!error.to_string().is_empty());
}

fn positions_have_one_text<P: Position>(position: &P, rules: P::Rules) {
    let text = position.to_string();
    assert_eq!(P::parse(rules, &text).as_ref(), Ok(position), "{text}");
    assert!(P::parse(rules, &format!("{text} and more")).is_err(), "{text}");
    assert!(P::parse(rules, &text[..text.len() - 1]).is_err(), "{text}");
}

fn turns_are_consistent<P: Position>(position: &P, rules: P::Rules) {
    let turns = position.turns(rules);
    assert_eq!(position.count(rules), turns.len() as u64, "{position} {rules}");
    // Nobody may pass: a game goes on exactly while there are turns.
    assert_eq!(position.outcome(rules).is_some(), turns.is_empty(), "{position} {rules}");
    assert_eq!(turns.iter().collect::<HashSet<_>>().len(), turns.len(), "{position} {rules}");

    let mut texts = HashSet::new();
    for turn in &turns {
        let text = turn.to_string();
        assert_eq!(position.read_turn(rules, &text).as_ref(), Ok(turn), "{position} {text}");
        assert_eq!(position.canonical(rules, *turn), *turn, "{position} {text}");
        let next = position.play_unchecked(rules, *turn);
        assert_eq!(position.play(rules, *turn), Ok(next), "{position} {text}");
        assert!(texts.insert(text), "{position} {turn}");
    }
    visiting_stops_when_told(position, rules, &turns);
}

fn visiting_stops_when_told<P: Position>(position: &P, rules: P::Rules, turns: &[P::Turn]) {
    let wanted = turns.len() / 2;
    let mut seen = Vec::new();
    let stopped = position.visit(rules, |turn| {
        if seen.len() == wanted {
            return ControlFlow::Break(turn);
        }
        seen.push(turn);
        ControlFlow::Continue(())
    });
    assert_eq!(seen, turns[..wanted]);
    assert_eq!(stopped.break_value().as_ref(), turns.get(wanted));
}

/// Turns from elsewhere in the game, and texts that are no turns.
fn foreign_turns_are_refused<P: Position>(position: &P, rules: P::Rules, game: &Game<P>) {
    let legal: HashSet<P::Turn> = position.turns(rules).into_iter().collect();
    for turn in game.turns().rev().take(5) {
        match position.play(rules, turn) {
            Ok(_) => assert!(legal.contains(&position.canonical(rules, turn)), "{position} {turn}"),
            Err(error) => {
                assert!(!legal.contains(&turn), "{position} {turn}");
                assert!(!error.to_string().is_empty());
            }
        }
    }
    for text in ["", " ", "no", "x", "-", "a1-", "é1", "a1xa1xa1xa1", "99@zz"] {
        assert!(position.read_turn(rules, text).is_err(), "{position} {text}");
    }
}

fn turns_are_composed_of_steps<P: Steps>(position: &P, rules: P::Rules) {
    let turns = position.turns(rules);
    let mut ways = HashSet::new();
    for turn in &turns {
        let orders = position.step_orders(rules, *turn);
        assert_eq!(orders[0], P::steps(*turn), "{position} {turn}");
        for order in orders {
            let mut composer = Composer::new(position, rules);
            for step in &order {
                assert_eq!(composer.step(*step), Ok(()), "{position} {turn}");
            }
            assert_eq!(composer.turn(), Some(*turn), "{position} {order:?}");
            assert!(composer.turns().contains(turn));
            assert!(!order.is_empty() && ways.insert(order), "{position} {turn}");
        }
    }
    assert_eq!(Composer::new(position, rules).turns(), turns);
}

fn a_finished_game_stays_as_it_is<P: Position>(game: &Game<P>) {
    if let Some(outcome) = game.outcome() {
        let mut again = game.clone();
        let turn = game.turns().next().expect("a game has turns");
        assert_eq!(again.play(turn), Err(PlayError::Finished(outcome)));
        assert_eq!(again.resign(P::Side::BOTH[0]), Err(PlayError::Finished(outcome)));
        assert_eq!(&again, game);
        assert!(game.position().play(game.rules(), turn).is_err());
        assert_eq!(game.position().random_turn(game.rules(), &mut Random::new(0)), None);
    }
}

fn history_can_be_undone_and_redone<P: Position>(game: &Game<P>) {
    let mut again = game.clone();
    let positions: Vec<P> = game.positions().copied().collect();
    while let Some(turn) = again.undo() {
        assert_eq!(Some(turn), game.turns().nth(again.ply()));
        assert_eq!(*again.position(), positions[again.ply()]);
        assert_eq!(again.outcome(), None);
    }
    assert_eq!(again.position(), game.start());
    while again.redo().is_some() {}
    assert_eq!(&again, game);
}

fn records_give_the_game_back<P: Position>(game: &Game<P>) {
    let record = Record::of_game(game);
    let text = record.to_string();
    assert_eq!(text.parse().as_ref(), Ok(&record), "{text}");
    assert_eq!(record.to_game().as_ref(), Ok(game), "{text}");
}

/// A chi-square test with one bin per turn. The seed is fixed, so the test
/// gives the same answer every time.
fn random_turns_are_equally_likely<P: Position>(
    position: &P,
    rules: P::Rules,
    random: &mut Random,
) {
    const EACH: u32 = 100;
    let mut drawn: HashMap<P::Turn, u32> =
        position.turns(rules).into_iter().map(|turn| (turn, 0)).collect();
    for _ in 0..drawn.len() as u32 * EACH {
        let turn = position.random_turn(rules, random).expect("there are turns");
        *drawn.get_mut(&turn).expect("it is legal") += 1;
    }
    let square = |n: &u32| (f64::from(*n) - f64::from(EACH)).powi(2) / f64::from(EACH);
    let chi_square: f64 = drawn.values().map(square).sum();
    let freedom = drawn.len() as f64 - 1.0;
    // Some six standard deviations above the mean: a turn that is twice as
    // likely as the others adds 100.
    let limit = freedom + 6.0 * (2.0 * freedom).sqrt() + 10.0;
    assert!(chi_square < limit, "{position} {rules}: {chi_square} for {freedom}");
}
