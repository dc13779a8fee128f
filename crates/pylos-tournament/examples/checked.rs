//! Simulates Swiss tournaments and has every round checked by the second
//! opinion of the tests: `cargo run --release -p pylos-tournament --example
//! checked 1000`.

#[path = "../tests/checker/mod.rs"]
mod checker;
#[path = "../tests/simulate/mod.rs"]
mod simulate;

use std::process::ExitCode;

fn main() -> ExitCode {
    let tournaments = std::env::args().nth(1).and_then(|it| it.parse().ok()).unwrap_or(100);
    let mut all = checker::Figures::default();
    let (mut least, mut most) = (usize::MAX, 0);
    for seed in 0..tournaments {
        let (players, rounds) = simulate::size(seed);
        (least, most) = (least.min(players), most.max(players));
        match checker::check(&simulate::simulate(players, rounds, seed).to_string()) {
            Ok(figures) => all.add(figures),
            Err(why) => {
                eprintln!("seed {seed}, {players} players, {rounds} rounds: {why}");
                return ExitCode::FAILURE;
            }
        }
    }
    println!("{tournaments} tournaments of {least} to {most} players: {all:?}");
    ExitCode::SUCCESS
}
