//! What every parser promises, whatever it is given: it never panics, it
//! refuses with words, and what it accepts it prints and reads again. The
//! fuzz targets and the tests feed the same checks.

use std::fmt::{Debug, Display};
use std::str::FromStr;

use pylos_rules::{
    Clock, Composer, Game, Position, Random, Record, Repetition, Span, Steps, TimeControl, Value,
    equator, pyramid,
};

/// Names of cells, and what else stands for a place.
pub fn cells(text: &str) {
    round_trip::<pyramid::Cell>(text);
    round_trip::<equator::Intersection>(text);
    round_trip::<equator::Point>(text);
}

/// Turns, as texts alone and in a position.
pub fn turns(text: &str) {
    round_trip::<pyramid::Turn>(text);
    round_trip::<equator::Turn>(text);
    for (rules, board) in [
        (pyramid::Rules::STANDARD, "LLD.L......D...D/........./..../. L"),
        (pyramid::Rules::ADVANCED, "DLDLLDLDDLDLLDLD/LDLDLDLDL/..../. D"),
    ] {
        turn_in(&board.parse::<pyramid::Position>().unwrap(), rules, text);
    }
    for rules in [equator::Rules::CARPENTIER, equator::Rules::JEUX_ET_STRATEGIE] {
        let board = "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e3 0 0:0";
        turn_in(&equator::Position::parse(rules, board).unwrap(), rules, text);
        turn_in(&equator::Position::start(rules), rules, text);
    }
}

/// Position texts, and what positions are worth.
pub fn positions(text: &str) {
    round_trip::<Value>(text);
    round_trip::<pyramid::Setup>(text);
    for rules in ["standard", "advanced+must+raise", "standard+8-13"] {
        position_text::<pyramid::Position>(rules.parse().unwrap(), text);
    }
    for rules in ["carpentier", "carpentier+5+straight+nosingleton", "jeux-et-strategie+hidden"] {
        position_text::<equator::Position>(rules.parse().unwrap(), text);
    }
}

/// Secret arrangements of the equator game.
pub fn arrangements(text: &str) {
    round_trip::<equator::Arrangement>(text);
}

/// Rule strings.
pub fn rule_strings(text: &str) {
    round_trip::<pyramid::Rules>(text);
    round_trip::<equator::Rules>(text);
}

/// Time controls, clocks and limits for repetition.
pub fn time_controls(text: &str) {
    round_trip::<Span>(text);
    round_trip::<TimeControl>(text);
    round_trip::<Repetition>(text);
    let control = "5m+3s".parse().unwrap();
    match Clock::<pyramid::Color>::parse(control, text) {
        Ok(clock) => assert_eq!(Clock::parse(control, &clock.to_string()), Ok(clock)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Records, and the games in them.
pub fn records(text: &str) {
    round_trip::<Record>(text);
    match Record::read_all(text) {
        Ok(records) => {
            let printed: Vec<String> = records.iter().map(Record::to_string).collect();
            let printed = printed.join("\n");
            assert_eq!(Record::read_all(&printed).as_ref(), Ok(&records), "{printed}");
            for record in &records {
                game_of::<pyramid::Position>(record);
                game_of::<equator::Position>(record);
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

/// Two games played as the bytes say: each byte chooses what happens next.
pub fn play(bytes: &[u8]) {
    let (which, rest) = bytes.split_first().unwrap_or((&0, &[]));
    let handicap = pyramid::Handicap::all().nth(usize::from(*which) % 64).unwrap();
    let pyramid_rules = pyramid::Rules::ALL[usize::from(*which) % 10].with_handicap(handicap);
    play_game::<pyramid::Position>(pyramid_rules, rest);
    if let Some(rules) = equator::Rules::all().nth(usize::from(*which) % 240) {
        play_game::<equator::Position>(rules, rest);
    }
}

fn round_trip<T>(text: &str)
where
    T: FromStr<Err: Display + Debug + PartialEq> + Display + PartialEq + Debug,
{
    match text.parse::<T>() {
        Ok(value) => assert_eq!(value.to_string().parse(), Ok(value)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn position_text<P: Position>(rules: P::Rules, text: &str) {
    match P::parse(rules, text) {
        Ok(position) => {
            assert_eq!(P::parse(rules, &position.to_string()), Ok(position));
            let turns = position.turns(rules);
            assert_eq!(position.count(rules), turns.len() as u64, "{position}");
            assert_eq!(position.outcome(rules).is_some(), turns.is_empty(), "{position}");
            for turn in turns {
                let next = position.play(rules, turn).expect("it was said to be legal");
                assert_eq!(P::parse(rules, &next.to_string()), Ok(next), "{position} {turn}");
            }
        }
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn turn_in<P: Position>(position: &P, rules: P::Rules, text: &str) {
    match position.read_turn(rules, text) {
        Ok(turn) => assert!(position.turns(rules).contains(&turn), "{position} {text}"),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn game_of<P: Position>(record: &Record) {
    match record.to_game::<P>() {
        Ok(game) => assert_eq!(Record::of_game(&game).to_game(), Ok(game)),
        Err(error) => assert!(!error.to_string().is_empty()),
    }
}

fn play_game<P: Steps>(rules: P::Rules, bytes: &[u8]) {
    let mut game = Game::<P>::new(rules);
    for byte in bytes.iter().take(200) {
        let (action, choice) = (byte & 7, usize::from(byte >> 3));
        let turns = game.position().turns(rules);
        match action {
            0..=3 => {
                // Now and then a bad text comes first, which must change nothing.
                if action == 0 {
                    let before = game.clone();
                    assert!(game.play_text(&format!("{choice}")).is_err());
                    assert_eq!(game, before);
                }
                let over = game.outcome().is_some();
                let turn = turns.get((choice * 4 + usize::from(action)) % turns.len().max(1));
                if let Some(turn) = turn {
                    assert_eq!(game.play(*turn).is_err(), over);
                }
            }
            4 => {
                let mut composer = Composer::new(game.position(), rules);
                while let Some(step) = composer.possible().get(choice).copied() {
                    composer.step(step).expect("it was said to be possible");
                }
                if let Some(turn) = composer.turn() {
                    assert!(turns.contains(&turn));
                }
            }
            5 => {
                game.undo();
            }
            6 => {
                game.redo();
            }
            _ => {
                let mut random = Random::new(choice as u64);
                if let Some(turn) = game.position().random_turn(rules, &mut random) {
                    assert!(turns.contains(&turn));
                }
            }
        }
    }
    let record = Record::of_game(&game);
    assert_eq!(record.to_string().parse().as_ref(), Ok(&record));
    assert_eq!(record.to_game(), Ok(game));
}
