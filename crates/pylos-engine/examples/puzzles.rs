//! Draws tactical positions with their exact values from a tablebase, for
//! `tests/puzzles.txt`.
//!
//! `cargo run --release -p pylos-engine --example puzzles -- standard.pylostable`

use pylos_rules::pyramid::Position;
use pylos_rules::{Position as _, Random, Value};
use pylos_tablebase::Tablebase;

fn main() {
    let path = std::env::args().nth(1).expect("the path of a tablebase");
    let tablebase = Tablebase::open(&path).expect("a sound tablebase");
    let rules = tablebase.rules();
    let mut random = Random::new(7);
    for plies in [3, 5, 7, 9, 4, 6, 8] {
        let mut found = 0;
        while found < 3 {
            let mut position = Position::START;
            for _ in 0..60 {
                let Some(turn) = position.random_turn(rules, &mut random) else { break };
                position = position.play_unchecked(rules, turn);
                let moves = tablebase.best_moves(&position).expect("values");
                let Some(&(_, best)) = moves.first() else { break };
                let good: Vec<String> = moves
                    .iter()
                    .take_while(|(_, value)| *value == best)
                    .map(|(turn, _)| turn.to_string())
                    .collect();
                // A win that only one turn in several achieves, or a loss that
                // lasts longest in only a few ways.
                let sharp = moves.len() >= 6 && good.len() <= 2;
                if best.plies() == Some(plies) && sharp && position.outcome(rules).is_none() {
                    println!("{rules} | {position} | {best} | {}", good.join(" "));
                    found += 1;
                    break;
                }
            }
        }
    }
    assert_eq!(tablebase.probe(&Position::START).ok().map(|v| v < Value::Draw), Some(true));
}
