//! How long the levels take for a turn, against how long they think at most.
//!
//! `cargo run --release -p pylos-engine --example level_times -- RULES [TURNS]`
//!
//! Each level plays against itself, from openings of four random turns.

use std::time::{Duration, Instant};

use pylos_engine::arena::random_opening;
use pylos_engine::{Engine, Level, Limits, Playable, Strength};
use pylos_rules::{equator, pyramid};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rules = arguments.next().unwrap_or_else(|| "standard".to_owned());
    let turns: usize = arguments.next().map_or(1_000, |text| text.parse().expect("a number"));
    assert!(turns > 0, "no turns, no times");
    println!("{rules}, {turns} turns a level, in milliseconds");
    println!("level   half   99 %  slowest  at most");
    if let Ok(rules) = rules.parse() {
        show::<pyramid::Position>(rules, turns);
    } else {
        show::<equator::Position>(rules.parse().expect("rules"), turns);
    }
}

fn show<P: Playable>(rules: P::Rules, turns: usize) {
    for level in Level::ALL {
        let mut times = times::<P>(rules, level, turns);
        times.sort();
        let ms = |time: Duration| time.as_secs_f64() * 1_000.0;
        println!(
            "{:5} {:6.1} {:6.1} {:8.1} {:8.0}",
            level.number(),
            ms(times[turns / 2]),
            ms(times[turns * 99 / 100]),
            ms(times[turns - 1]),
            ms(level.patience())
        );
    }
}

/// How long each of so many turns took.
fn times<P: Playable>(rules: P::Rules, level: Level, turns: usize) -> Vec<Duration> {
    let mut engine = Engine::<P>::new(rules, Strength::Level(level)).seeded(level.number().into());
    let mut times = Vec::with_capacity(turns);
    for seed in 0.. {
        let mut game = random_opening::<P>(rules, 4, seed);
        engine.forget();
        loop {
            if times.len() == turns {
                return times;
            }
            let begun = Instant::now();
            let Some(choice) = engine.choose(&game, &Limits::NONE) else { break };
            times.push(begun.elapsed());
            game.play(choice.turn).expect("a legal turn");
        }
    }
    times
}
