//! What is always true of the pyramid game, tried on positions and texts that
//! chance makes up.

use proptest::prelude::*;
use pylos_rules::pyramid::{
    Cell, Cells, Color, Handicap, Position, PositionError, Rules, Setup, Symmetry, Turn,
};
use pylos_rules::{
    BrokenRule as _, Position as _, Random, Repetition, Span, Steps as _, TimeControl,
};

fn any_rules() -> impl Strategy<Value = Rules> {
    let handicaps = prop::sample::select(Handicap::all().collect::<Vec<_>>());
    // Every second game is one with 15 balls each.
    let handicaps = prop_oneof![Just(Handicap::NONE), handicaps];
    let all = prop::sample::select(Rules::ALL.to_vec());
    (all, handicaps).prop_map(|(rules, handicap)| rules.with_handicap(handicap))
}

fn any_cell() -> impl Strategy<Value = Cell> {
    prop::sample::select(Cell::ALL.to_vec())
}

/// A position from random play.
fn any_position() -> impl Strategy<Value = (Rules, Position)> {
    (any_rules(), any::<u64>(), 0..60usize).prop_map(|(rules, seed, plies)| {
        let mut random = Random::new(seed);
        let mut position = Position::START;
        for _ in 0..plies {
            match position.random_turn(rules, &mut random) {
                Some(turn) => position = position.play_unchecked(rules, turn),
                None => break,
            }
        }
        (rules, position)
    })
}

fn any_move() -> impl Strategy<Value = Turn> {
    let taken = prop::collection::vec(any_cell(), 0..=2);
    (prop::option::of(any_cell()), any_cell(), taken).prop_map(|(from, to, taken)| {
        let action = from.map_or(Turn::place(to), |from| Turn::raise(from, to));
        match *taken {
            [] => action,
            [first] => action.taking(first),
            [first, second, ..] => action.taking_both(first, second),
        }
    })
}

fn any_setup() -> impl Strategy<Value = Setup> {
    let cells = || prop::collection::vec(any_cell(), 0..24).prop_map(Cells::from_iter);
    let color = prop::sample::select(Color::BOTH.to_vec());
    // A text cannot put two balls on one cell.
    (cells(), cells(), color).prop_map(|(light, dark, to_move)| Setup {
        light,
        dark: dark - light,
        to_move,
    })
}

proptest! {
    #![proptest_config(ProptestConfig { cases: 2_000, failure_persistence: None, ..ProptestConfig::default() })]

    #[test]
    fn a_turn_is_read_as_it_is_written(turn in any_move()) {
        prop_assert_eq!(turn.to_string().parse(), Ok(turn));
    }

    #[test]
    fn a_setup_is_read_as_it_is_written(setup in any_setup()) {
        prop_assert_eq!(setup.to_string().parse(), Ok(setup));
    }

    #[test]
    fn a_setup_is_a_position_or_is_refused_with_its_first_fault(setup in any_setup()) {
        let occupied = setup.light | setup.dark;
        match Position::try_from(setup) {
            Ok(position) => prop_assert_eq!(position.to_string(), setup.to_string()),
            Err(PositionError::TooMany { balls, .. }) => prop_assert!(balls > 15),
            Err(PositionError::Floating { cell, empty }) => {
                prop_assert!(occupied.contains(cell) && !occupied.contains(empty));
                prop_assert!(cell.below().contains(empty));
            }
            Err(other) => prop_assert!(false, "{}", other),
        }
    }

    #[test]
    fn a_position_is_read_as_it_is_written((_, position) in any_position()) {
        prop_assert_eq!(position.to_string().parse(), Ok(position));
    }

    #[test]
    fn a_wrong_letter_in_a_position_is_found((_, position) in any_position(), place in 0..36usize) {
        let mut text: Vec<char> = position.to_string().chars().collect();
        let place = place % text.len();
        text[place] = '?';
        let text: String = text.into_iter().collect();
        match text.parse::<Position>() {
            Err(PositionError::Character { place: found, .. }) => prop_assert_eq!(found, place + 1),
            other => prop_assert!(false, "{:?}", other),
        }
    }

    #[test]
    fn play_keeps_the_balls_together((rules, position) in any_position()) {
        for turn in position.turns(rules) {
            let next = position.play(rules, turn).unwrap();
            for color in Color::BOTH {
                let balls = next.balls(color).len() + next.reserve(rules, color);
                prop_assert_eq!(balls, rules.balls(color));
            }
            let mover = position.to_move();
            let placed = i64::from(turn.from().is_none());
            let taken = turn.taken_back().count() as i64;
            let used = i64::from(position.reserve(rules, mover))
                - i64::from(next.reserve(rules, mover));
            prop_assert_eq!(used, placed - taken);
            prop_assert_eq!(next.balls(next.to_move()), position.others());
            // What play makes is a position by the rules of positions.
            prop_assert_eq!(Position::parse(rules, &next.to_string()), Ok(next));
        }
    }

    #[test]
    fn a_position_with_more_balls_than_there_are_is_refused((_, position) in any_position(), rules in any_rules()) {
        let too_many = |color: &Color| position.balls(*color).len() > rules.balls(*color);
        match Position::parse(rules, &position.to_string()) {
            Ok(read) => {
                prop_assert_eq!(read, position);
                prop_assert!(!Color::BOTH.iter().any(too_many));
            }
            Err(error) => {
                prop_assert!(Color::BOTH.iter().any(too_many), "{}", error);
                prop_assert!(error.to_string().ends_with("(P15)"), "{}", error);
            }
        }
    }

    #[test]
    fn symmetry_commutes_with_play((rules, position) in any_position(), which in 0..8usize) {
        let symmetry = Symmetry::ALL[which];
        let image = symmetry.position(&position);
        prop_assert_eq!(symmetry.inverse().position(&image), position);
        prop_assert_eq!(image.count(rules), position.count(rules));
        let turns = image.turns(rules);
        for turn in position.turns(rules) {
            let turned = symmetry.turn(&position, turn);
            prop_assert!(turns.contains(&turned));
            let next = position.play_unchecked(rules, turn);
            prop_assert_eq!(image.play(rules, turned), Ok(symmetry.position(&next)));
        }
    }

    #[test]
    fn an_illegal_turn_is_refused_with_a_clause_and_changes_nothing(
        (rules, position) in any_position(),
        turn in any_move(),
    ) {
        let before = position;
        let legal = position.turns(rules);
        match position.play(rules, turn) {
            Ok(_) => prop_assert!(legal.contains(&position.canonical(rules, turn))),
            Err(error) => {
                prop_assert!(!legal.contains(&turn));
                let clause = error.clause().unwrap();
                prop_assert!(error.to_string().contains(&clause.to_string()), "{}", error);
            }
        }
        prop_assert_eq!(position, before);
    }

    #[test]
    fn either_order_of_take_backs_means_the_same_turn((rules, position) in any_position()) {
        for turn in position.turns(rules) {
            let Some(swapped) = turn.swapped() else { continue };
            if position.play(rules, swapped).is_ok() {
                prop_assert_eq!(position.read_turn(rules, &swapped.to_string()), Ok(turn));
                prop_assert_eq!(position.canonical(rules, swapped), turn);
                prop_assert_eq!(position.step_orders(rules, turn).len(), 2);
            }
        }
    }

    #[test]
    fn random_turns_are_legal((rules, position) in any_position(), seed: u64) {
        let turn = position.random_turn(rules, &mut Random::new(seed));
        prop_assert_eq!(turn.is_none(), position.outcome(rules).is_some());
        if let Some(turn) = turn {
            prop_assert!(position.turns(rules).contains(&turn));
        }
    }

    #[test]
    fn times_are_read_as_they_are_written(ms in 1..=86_400_000_000u64, more in 0..100_000u64) {
        use std::time::Duration;
        let time = Span::new(Duration::from_millis(ms)).unwrap();
        prop_assert_eq!(time.to_string().parse(), Ok(time));
        let increment = Span::new(Duration::from_millis(more));
        for control in [
            TimeControl::Unlimited,
            TimeControl::PerMove(time),
            TimeControl::PerGame { time, increment },
        ] {
            prop_assert_eq!(control.to_string().parse(), Ok(control));
        }
    }

    #[test]
    fn repetition_is_read_as_it_is_written(limit: u32) {
        let repetition = Repetition::at(limit).unwrap_or(Repetition::OFF);
        prop_assert_eq!(repetition.to_string().parse(), Ok(repetition));
    }
}

#[test]
fn cells_and_rules_are_read_as_they_are_written() {
    for (index, cell) in Cell::ALL.into_iter().enumerate() {
        assert_eq!(cell.to_string().parse(), Ok(cell));
        assert_eq!((cell.index(), Cell::from_index(index)), (index, Some(cell)));
    }
    for rules in Rules::ALL {
        for handicap in Handicap::all() {
            let rules = rules.with_handicap(handicap);
            assert_eq!(rules.to_string().parse(), Ok(rules));
        }
    }
}
