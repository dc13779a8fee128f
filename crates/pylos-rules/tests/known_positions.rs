//! Positions whose turns are known from other programs and by hand, read from
//! `known_positions.txt`.

use pylos_rules::Position as _;
use pylos_rules::pyramid::{Cell, Cells, Color, Level, Position, Rules, Setup, Turn};

const POSITIONS: &str = include_str!("known_positions.txt");

struct Case {
    title: &'static str,
    board: Vec<&'static str>,
    facts: Vec<&'static str>,
}

fn cases() -> Vec<Case> {
    let mut cases: Vec<Case> = Vec::new();
    for line in POSITIONS.lines().filter(|line| !line.trim().is_empty() && !line.starts_with('#')) {
        if line.starts_with(|c: char| c.is_ascii_digit()) {
            cases.push(Case { title: line, board: Vec::new(), facts: Vec::new() });
        } else if let Some(case) = cases.last_mut() {
            let part = if line.starts_with(' ') { &mut case.board } else { &mut case.facts };
            part.push(line);
        }
    }
    cases
}

/// The position of a drawing: rows of ranks from 4 to 1, levels side by side,
/// every level with its rank before it, and the files below.
fn read_drawing(rows: &[&str], to_move: Color) -> Position {
    let mut setup = Setup { light: Cells::NONE, dark: Cells::NONE, to_move };
    let (files, ranks) = rows.split_last().unwrap();
    assert_eq!(files.split_whitespace().collect::<String>(), "abcdefghij");
    for row in ranks {
        let levels = row.trim().split("   ").zip(Level::ALL);
        for (part, level) in levels {
            let mut words = part.split_whitespace();
            let rank: u8 = words.next().unwrap().parse().unwrap();
            for (file, ball) in words.enumerate() {
                let cell = Cell::at(level, file as u8, rank - 1).unwrap();
                match ball {
                    "L" => setup.light = setup.light.with(cell),
                    "D" => setup.dark = setup.dark.with(cell),
                    _ => assert_eq!(ball, "."),
                }
            }
        }
    }
    setup.try_into().unwrap()
}

fn check(position: &Position, rules: Rules, fact: &str) {
    let turns = position.turns(rules);
    let texts = |wanted: &dyn Fn(&Turn) -> bool| -> Vec<String> {
        turns.iter().filter(|turn| wanted(turn)).map(Turn::to_string).collect()
    };
    let words: Vec<&str> = fact.split_whitespace().collect();
    match *words {
        [n, "turns"] => {
            assert_eq!(turns.len(), n.parse::<usize>().unwrap());
            assert_eq!(position.count(rules), turns.len() as u64);
        }
        ["exactly", ..] => assert_eq!(texts(&|_| true), words[1..]),
        ["at", cell, "exactly", ..] => {
            let cell: Cell = cell.parse().unwrap();
            assert_eq!(texts(&|turn| turn.to() == cell), words[3..]);
        }
        ["all", "at", cell] => {
            let cell: Cell = cell.parse().unwrap();
            assert!(turns.iter().all(|turn| turn.to() == cell));
        }
        [from, "rises", "to", n, "cells"] => {
            let from: Cell = from.parse().unwrap();
            let raises = turns.iter().filter(|turn| turn.from() == Some(from));
            let targets: Cells = raises.map(|turn| turn.to()).collect();
            assert_eq!(targets.len(), n.parse::<u32>().unwrap());
        }
        ["not", turn] => {
            assert!(position.read_turn(rules, turn).is_err());
            assert!(position.play(rules, turn.parse().unwrap()).is_err());
        }
        [turn] => assert_eq!(position.read_turn(rules, turn).unwrap().to_string(), turn),
        _ => panic!("what does “{fact}” mean?"),
    }
}

#[test]
fn every_known_position_has_its_known_turns() {
    let cases = cases();
    assert_eq!(cases.len(), 11);
    for case in cases {
        assert!(!case.facts.is_empty(), "{}", case.title);
        for line in case.facts {
            println!("{}: {line}", case.title); // shown if the check fails
            let (context, fact) = line.split_once(": ").unwrap();
            let (rules, side) = context.split_once(' ').unwrap();
            let turn = Color::BOTH.into_iter().find(|color| color.to_string() == side).unwrap();
            check(&read_drawing(&case.board, turn), rules.parse().unwrap(), fact);
        }
    }
}

/// The twelfth known fact is not about a position.
#[test]
fn there_are_273_pairs_of_a_lower_and_a_higher_cell() {
    let higher = |cell: Cell| Cells::higher_than(cell.level()).len();
    assert_eq!(Cell::ALL.into_iter().map(higher).sum::<u32>(), 273);
}
