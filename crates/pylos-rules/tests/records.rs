//! The record format: the examples of its description, and what goes wrong.

use pylos_rules::pyramid::{Color, Position, Rules};
use pylos_rules::{Game, Record, RecordedResult, Repetition};

const DESCRIPTION: &str = include_str!("../../../docs/record.md");

/// The examples in the description that are whole records.
fn examples() -> Vec<&'static str> {
    let blocks = DESCRIPTION.split("```text\n").skip(1);
    let examples = blocks.filter_map(|block| block.split("```").next());
    examples.filter(|text| text.starts_with('[')).collect()
}

fn pyramid_record(body: &str) -> Record {
    format!("[Game \"pyramid\"]\n[Rules \"standard\"]\n{body}").parse().unwrap()
}

fn problem(body: &str) -> String {
    pyramid_record(body).to_game::<Position>().unwrap_err().to_string()
}

#[test]
fn the_examples_of_the_description_are_canonical_and_legal() {
    let examples = examples();
    assert_eq!(examples.len(), 3);
    for example in examples {
        let record: Record = example.parse().unwrap();
        assert_eq!(record.to_string(), example);
        if record.tags().get("Game") == Some("pyramid") {
            let game = record.to_game::<Position>().unwrap();
            let again = Record::of_game(&game).to_game::<Position>().unwrap();
            assert_eq!(again, game);
        }
    }
}

#[test]
fn several_games_are_read_and_printed_one_after_the_other() {
    let text = examples().join("\n");
    let records = Record::read_all(&text).unwrap();
    assert_eq!(records.len(), 3);
    let printed: Vec<String> = records.iter().map(Record::to_string).collect();
    assert_eq!(printed.join("\n"), text);
    assert_eq!(Record::read_all(" \n "), Ok(vec![]));
    let error = text.parse::<Record>().unwrap_err();
    assert_eq!(
        error.to_string(),
        "line 16, column 1: a second game begins here: expected one alone"
    );
}

#[test]
fn any_layout_is_read_and_one_is_printed() {
    let record = "\u{feff}[Z \"last\"][Dark \"a \\\"b\\\" \\\\ c\\nd\"]\r\n[Game\n\"pyramid\"]\
        {first}{second} 1.a1 1...b1 {x \\} y \\\\}\r\n{more}\n2.  c1 { over\nlines }*";
    let record: Record = record.parse().unwrap();
    let text = "[Game \"pyramid\"]\n[Dark \"a \\\"b\\\" \\\\ c\\nd\"]\n[Z \"last\"]\n\n\
        {first second}\n1. a1 b1 {x \\} y \\\\ more}\n2. c1 { over\nlines }\n*\n";
    assert_eq!(record.to_string(), text);
    assert_eq!(text.parse::<Record>().unwrap(), record);
    assert_eq!(record.tags().get("Dark"), Some("a \"b\" \\ c\nd"));
    assert_eq!(record.turns()[1].comment(), "x } y \\ more");
}

#[test]
fn what_is_not_a_record_is_refused_with_its_place() {
    for (text, message) in [
        ("", "there is no game here"),
        ("a1", "line 1, column 3: the record ends without a result: 1-0, 0-1, 1/2-1/2 or *"),
        (
            "[Game pyramid] *",
            "line 1, column 7: a tag looks like [Name \"value\"]: expected a value in quotes",
        ),
        (
            "[Game \"a\nb\"] *",
            "line 2, column 1: a tag looks like [Name \"value\"]: expected a closing quote",
        ),
        (
            "[A \"\\t\"] *",
            "line 1, column 7: a tag looks like [Name \"value\"]: expected \\\\, \\\" or \\n",
        ),
        ("[A \"1\"\n*", "line 2, column 1: a tag looks like [Name \"value\"]: expected ]"),
        ("[A \"1\"]\n[A \"2\"] *", "line 2, column 1: the tag A is given twice"),
        (
            "[1 \"1\"] *",
            "line 1, column 1: “1” is not a tag name: expected a letter, then letters, digits, _",
        ),
        (
            "1. a1\n[A \"1\"] *",
            "line 2, column 1: a tag among the turns: a result must come first, 1-0, 0-1, 1/2-1/2 or *",
        ),
        ("1. a1 {é{ *", "line 1, column 7: this comment is never closed: expected }"),
        ("1. a1 } *", "line 1, column 7: “}” cannot stand here"),
        ("1. a1 é *", "line 1, column 7: “é” cannot stand here"),
        (
            "1. a1 b1 3. c1 *",
            "line 1, column 10: “3.” is not the number of the turn that follows: expected 2.",
        ),
        (
            "1. a1 b1 99999999999999999999999.c1 *",
            "line 1, column 10: “99999999999999999999999.” is not the number of the turn that follows: expected 2.",
        ),
    ] {
        assert_eq!(text.parse::<Record>().unwrap_err().to_string(), message);
    }
}

#[test]
fn a_record_that_is_no_game_is_refused_with_the_place_and_the_reason() {
    let game = |text: &str| text.parse::<Record>().unwrap().to_game::<Position>().unwrap_err();
    assert_eq!(game("\n a1 *").to_string(), "line 2, column 2: the tag Game is missing");
    assert_eq!(
        game("[Game \"equator\"] *").to_string(),
        "line 1, column 1: tag Game: expected pyramid, found equator"
    );
    assert_eq!(
        game("[Game \"pyramid\"]\n[Rules \"standart\"] *").to_string(),
        "line 2, column 1: tag Rules: unknown rule set “standart”: did you mean “standard”?"
    );
    for (body, message) in [
        (
            "[Position \"LL\"] *",
            "line 3, column 1: tag Position: position text, character 3: expected L, D or . for \
             c1, found the end",
        ),
        (
            "[Repetition \"1\"] *",
            "line 3, column 1: tag Repetition: repetition “1” (P12): expected a number from 2, or off",
        ),
        ("1. a1 b1\n  2. a1 *", "line 4, column 6: turn 3, a1: a1 is not empty (P4)"),
        (
            "1. a1 b9 *",
            "line 3, column 7: turn 2, b9: “b9” is not a cell: cells are a1…d4, e1…g3, h1…i2 and \
             j1; a turn looks like f1, a1-f1, f1xa2 or a1-f1xf1xb2",
        ),
        (
            "1. a1\n 1-0",
            "line 4, column 2: the result 1-0 cannot be: the game goes on, so the tag Reason \
             must be one of resignation, time, abandonment",
        ),
        (
            "1. a1 1/2-1/2",
            "line 3, column 7: the result 1/2-1/2 cannot be: nobody has agreed on a draw",
        ),
        (
            "[Reason \"time\"] a1 *",
            "line 3, column 1: tag Reason: found time, but the game goes on",
        ),
        (
            "1. a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2 c3xc3 *",
            "line 3, column 46: the result * cannot be: draw: the position has occurred too \
             often (P12), 1/2-1/2",
        ),
        (
            "[Reason \"agreement\"] a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2 c3xc3 1/2-1/2",
            "line 3, column 1: tag Reason: found agreement, but draw: the position has occurred \
             too often (P12)",
        ),
        (
            "1. a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2 c3xc3 b2 *",
            "line 3, column 46: turn 11, b2: the game is over: draw: the position has occurred \
             too often (P12)",
        ),
    ] {
        assert_eq!(problem(body), message);
    }
}

#[test]
fn every_declared_end_survives_the_record() {
    type End = fn(&mut Game<Position>);
    let ends: [(End, RecordedResult); 5] = [
        (|game| game.resign(Color::Light).unwrap(), RecordedResult::Second),
        (|game| game.lose_on_time(Color::Dark).unwrap(), RecordedResult::First),
        (|game| game.abandon(Color::Light).unwrap(), RecordedResult::Second),
        (|game| game.agree_on_draw().unwrap(), RecordedResult::Draw),
        (|_| (), RecordedResult::Unfinished),
    ];
    for (end, score) in ends {
        let start = "LLD.L......D...D/........./..../. D".parse().unwrap();
        let off = Repetition::at(7).unwrap();
        let mut game = Game::from_position(Rules::ADVANCED, start).with_repetition(off);
        game.play_text("c2").unwrap();
        end(&mut game);
        let record: Record = Record::of_game(&game).to_string().parse().unwrap();
        assert_eq!(record.score(), score);
        assert_eq!(record.to_game(), Ok(game));
    }
}
