//! What every parser promises, whatever it is given: it never panics, it
//! refuses with words, and it says no more than fits a line. The fuzz targets
//! and the tests feed the same checks.

use std::fmt::Display;

use pylos_engine::arena::{Spec, read_openings};
use pylos_engine::protocol::Request;
use pylos_rules::{Position, equator, pyramid};

/// Lines of the engine protocol.
pub fn protocol(text: &str) {
    for line in text.lines() {
        match Request::read(line) {
            Ok(None) => assert!(line.trim().is_empty()),
            Ok(Some(request)) => {
                let again: String = line.split_whitespace().collect::<Vec<_>>().join(" ");
                assert_eq!(Request::read(&again), Ok(Some(request)), "{line}");
            }
            Err(error) => refused(&error),
        }
    }
}

/// Players as the command line names them.
pub fn players(text: &str) {
    match text.parse::<Spec>() {
        Ok(Spec::Command(words)) => {
            assert!(!words.is_empty());
            assert_eq!(words.join(" ").parse(), Ok(Spec::Command(words)));
        }
        Ok(Spec::Ours(..)) => assert!(text.contains(':') || text.trim() == "full", "{text}"),
        Err(error) => refused(&error),
    }
}

/// Files of openings, for both games.
pub fn openings(text: &str) {
    for rules in [pyramid::Rules::STANDARD, pyramid::Rules::CHILDREN] {
        openings_of::<pyramid::Position>(rules, text);
    }
    openings_of::<equator::Position>(equator::Rules::CARPENTIER, text);
}

fn openings_of<P: Position>(rules: P::Rules, text: &str) {
    match read_openings::<P>(rules, text) {
        Ok(openings) => {
            let line = |game: &pylos_rules::Game<P>| {
                let turns: Vec<String> = game.turns().map(|turn| turn.to_string()).collect();
                turns.join(" ") + "\n"
            };
            let printed: String = openings.iter().map(line).collect();
            assert_eq!(read_openings::<P>(rules, &printed).as_ref(), Ok(&openings), "{printed}");
        }
        Err(error) => refused(&error),
    }
}

fn refused(error: &impl Display) {
    let words = error.to_string();
    assert!(!words.is_empty() && words.len() < 2_000, "{words}");
}
