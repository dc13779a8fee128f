//! How often the engine's turn keeps a win won or a draw drawn, on positions
//! that nobody has learnt from.
//!
//! `cargo run --release -p pylos-engine --example kept -- TABLEBASE [learnt|counts|FILE] [MS] [COUNT] [FROM] [TO]`
//!
//! The positions have FROM to TO balls, or any number. The time is processor
//! time. Instead of milliseconds `d8` is a depth.

use std::time::Duration;

use pylos_engine::Limits;
use pylos_judgement::Outcome;
use pylos_learn::sample::{outcome, testing};
use pylos_rules::{Game, Position as _};
use pylos_tablebase::Tablebase;

mod measuring;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().expect("the path of a tablebase");
    let judges = arguments.next().unwrap_or_else(|| "learnt".to_owned());
    let limit = arguments.next().unwrap_or_else(|| "100".to_owned());
    let mut number = |usual: u32| arguments.next().map_or(usual, |n| n.parse().expect("a number"));
    let count = number(1_000) as usize;
    let balls = number(0)..=number(30);
    let tablebase = Tablebase::open(&path).expect("a sound tablebase");
    let rules = tablebase.rules();
    let limits = match limit.strip_prefix('d') {
        Some(depth) => Limits::depth(depth.parse().expect("a depth")),
        None => Limits::time(Duration::from_millis(limit.parse().expect("milliseconds"))),
    };
    let mut engine = measuring::player(rules, &judges);
    let tests = testing(&tablebase, 77, 12 * count).expect("a sound tablebase");
    let mut tallies = [(0u32, 0u32); 4];
    let (mut depths, mut nodes) = (0, 0);
    let worth_keeping = tests.iter().filter(|test| {
        test.outcome != Outcome::Loss && balls.contains(&test.position.occupied().len())
    });
    for test in worth_keeping.take(count) {
        let game = Game::from_position(rules, test.position);
        engine.forget();
        let Some(choice) = engine.choose(&game, &limits) else { continue };
        let next = test.position.play_unchecked(rules, choice.turn);
        let value = outcome(tablebase.probe(&next).expect("a value")).before();
        let tally = &mut tallies[test.position.occupied().len() as usize / 8];
        tally.0 += u32::from(value >= test.outcome);
        tally.1 += 1;
        depths += choice.depth;
        nodes += choice.nodes;
    }
    let all = tallies.iter().fold((0, 0), |sum, tally| (sum.0 + tally.0, sum.1 + tally.1));
    let share = |(kept, all): (u32, u32)| 100.0 * f64::from(kept) / f64::from(all.max(1));
    println!(
        "{rules}, {judges}, {limit}: {:.2} % of {} kept, depth {:.1}, {:.0} positions each",
        share(all),
        all.1,
        f64::from(depths) / f64::from(all.1),
        nodes as f64 / f64::from(all.1)
    );
    for (from, tally) in (0..).step_by(8).zip(tallies) {
        println!("  {from} to {} balls: {:.2} % of {}", from + 7, share(tally), tally.1);
    }
}
