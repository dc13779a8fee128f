//! The library against a second, naive implementation of the rulebook, on
//! positions from random play under each of the ten readings, and with
//! handicaps (P15).

mod naive;

use naive::{NaiveTurn, Pyramid, Readings};
use pylos_rules::pyramid::{Cell, Color, Position, Rules, Turn};
use pylos_rules::{Outcome, Position as _, Random};

const POSITIONS: u32 = 100_000;

/// Games of random turns; every position on the way is compared.
fn compare(rules: &str) {
    let readings = Readings::of(rules);
    let rules: Rules = rules.parse().unwrap();
    let mut random = Random::new(0xbad5eed);
    let mut compared = 0;
    while compared < POSITIONS {
        let (mut slow, mut fast) = (Pyramid::start(), Position::START);
        loop {
            let turns = compare_position(&slow, &fast, readings, rules, &mut random);
            compared += 1;
            if turns.is_empty() {
                break;
            }
            let turn = &turns[random.below(turns.len() as u64) as usize];
            slow = slow.play(turn);
            fast = fast.play(rules, turn.text().parse().unwrap()).unwrap();
        }
    }
}

/// Compares everything there is to say about a position; gives its turns.
fn compare_position(
    slow: &Pyramid,
    fast: &Position,
    readings: Readings,
    rules: Rules,
    random: &mut Random,
) -> Vec<NaiveTurn> {
    let text = fast.to_string();
    assert_eq!(slow.text(), text);
    assert_eq!(Pyramid::read(&text).text(), text);

    let in_every_order = slow.turns_in_every_order(readings);
    let expected = naive::once_each(&in_every_order);
    let turns = fast.turns(rules);
    let texts: Vec<String> = turns.iter().map(Turn::to_string).collect();
    assert_eq!(texts, expected.iter().map(NaiveTurn::text).collect::<Vec<_>>(), "{text} {rules}");
    assert_eq!(fast.count(rules), turns.len() as u64, "{text} {rules}");

    let outcome = fast.outcome(rules).map(|outcome| match outcome {
        Outcome::Win { winner, by } => format!("{winner} {}", by.name()),
        Outcome::Draw(reason) => reason.to_string(),
    });
    assert_eq!(outcome, slow.outcome(readings), "{text} {rules}");

    for (turn, expected) in turns.iter().zip(&expected) {
        let next = fast.play(rules, *turn).unwrap();
        assert!(is_same(&slow.play(expected), &next), "{text} {rules} {turn}: {next}");
        assert_eq!(next, fast.play_unchecked(rules, *turn));
    }

    // Any turn at all is legal or not, in either order of its take-backs.
    for _ in 0..8 {
        let turn = any_turn(&turns, random);
        let played = fast.play(rules, turn);
        let legal = in_every_order.contains(&NaiveTurn::read(&turn.to_string()));
        assert_eq!(played.is_ok(), legal, "{text} {rules} {turn}");
        if played.is_ok() {
            let canonical = fast.read_turn(rules, &turn.to_string()).unwrap();
            assert!(turns.contains(&canonical), "{text} {rules} {turn}");
            assert_eq!(fast.play(rules, canonical), played);
        }
    }
    expected
}

/// Whether the two mean the same position, without writing it down.
fn is_same(slow: &Pyramid, fast: &Position) -> bool {
    let [light, dark] = Color::BOTH.map(|color| fast.balls(color));
    slow.light_to_move() == (fast.to_move() == Color::Light)
        && naive::places().zip(Cell::ALL).all(|(place, cell)| {
            slow.balls_at(place) == (light.contains(cell), dark.contains(cell))
        })
}

/// A turn made up at random, or a legal one with something changed.
fn any_turn(turns: &[Turn], random: &mut Random) -> Turn {
    let mut cell = || Cell::ALL[random.below(30) as usize];
    let cells = [cell(), cell(), cell()];
    let model = match turns.len() as u64 {
        0 => Turn::raise(cells[0], cells[1]),
        n => turns[random.below(n) as usize],
    };
    let taken: Vec<Cell> = model.taken_back().collect();
    match (random.below(5), &*taken) {
        (0, _) => Turn::place(cells[0]),
        (1, _) => Turn::raise(cells[0], model.to()),
        (2, [first, ..]) => model.taking_both(*first, cells[0]),
        (3, [_, _]) => model.swapped().unwrap(),
        (3, _) => model.taking_both(cells[0], model.to()),
        (_, []) => model.taking(cells[0]),
        _ => model.action().taking_both(cells[0], cells[1]),
    }
}

macro_rules! compared {
    ($($name:ident: $rules:literal,)*) => {
        $(
            #[test]
            fn $name() {
                compare($rules);
            }
        )*
    };
}

macro_rules! readings {
    ($($name:ident: $rules:literal,)*) => {
        compared! { $($name: $rules,)* }

        #[test]
        fn no_reading_is_forgotten() {
            let compared: Vec<&str> = vec![$($rules),*];
            let all: Vec<String> = Rules::ALL.iter().map(Rules::to_string).collect();
            assert_eq!(compared, all);
        }
    };
}

readings! {
    children: "children",
    children_raise: "children+raise",
    standard: "standard",
    standard_must: "standard+must",
    standard_raise: "standard+raise",
    standard_must_raise: "standard+must+raise",
    advanced: "advanced",
    advanced_must: "advanced+must",
    advanced_raise: "advanced+raise",
    advanced_must_raise: "advanced+must+raise",
}

compared! {
    children_with_a_handicap: "children+15-14",
    standard_with_a_handicap: "standard+13-15",
    standard_raise_with_a_handicap: "standard+raise+15-11",
    advanced_with_the_greatest_handicap: "advanced+8-15",
    advanced_must_raise_with_few_balls: "advanced+must+raise+9-8",
}
