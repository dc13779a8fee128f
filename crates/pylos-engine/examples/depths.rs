//! How deep the search gets from the empty board, and how fast.
//!
//! `cargo run --release -p pylos-engine --example depths -- standard 41 1 [DEPTH]`

use std::time::Duration;

use pylos_engine::{Engine, Limits, Resources, Strength};
use pylos_rules::Game;
use pylos_rules::pyramid::{Position, Rules};

fn main() {
    let mut args = std::env::args().skip(1);
    let rules: Rules = args.next().map_or(Rules::STANDARD, |text| text.parse().expect("rules"));
    let seconds = args.next().map_or(10, |text| text.parse().expect("seconds"));
    let threads = args.next().map_or(1, |text| text.parse().expect("threads"));
    let resources = Resources { threads, memory: 1 << 30 };
    let mut engine =
        Engine::<Position>::new(rules, Strength::Full).with_resources(resources).expect("memory");
    let depth = args.next().map(|text| text.parse().expect("depth"));
    let limits = Limits { depth, ..Limits::time(Duration::from_secs(seconds)) };
    engine.choose_and_report(&Game::new(rules), &limits, &mut |choice| {
        let seconds = choice.time.as_secs_f64();
        println!(
            "depth {:2}  {:>9}  {:>12} nodes  {:7.2} s  {:5.1} M/s  {:?}",
            choice.depth,
            choice.score.to_string(),
            choice.nodes,
            seconds,
            choice.nodes as f64 / seconds / 1e6,
            choice.line
        );
    });
}
