//! Solves random positions of the equator game and says how much processor time
//! it took: the result alone, and then, beginning anew, every turn's.
//!
//! `cargo run --release -p pylos-engine --example equator_solve -- RULES BATTLE GAMES`

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Limits, Stop, TimeSource};
use pylos_rules::equator::{Position, Rules};
use pylos_rules::{Position as _, Random};

#[allow(dead_code)]
mod measuring;

use measuring::ProcessorTime;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules = arguments.next().as_deref().unwrap_or("carpentier").parse().expect("rules");
    let battle: u8 = arguments.next().as_deref().unwrap_or("3").parse().expect("a battle");
    let games: u64 = arguments.next().as_deref().unwrap_or("10").parse().expect("a number");
    let (clock, stop) = (ProcessorTime, Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let mut random = Random::new(2);
    let mut all = Vec::new();
    for _ in 0..games {
        let mut position = Position::dealt(rules, &mut random);
        while position.battle() < battle {
            let turn = position.random_turn(rules, &mut random).expect("a turn");
            position = position.play_unchecked(rules, turn);
        }
        let mut solver = Solver::new(rules, 64 << 20);
        let started = clock.now();
        let (result, nodes) = solver.result(&position, &control).expect("solved");
        let alone = clock.now() - started;
        solver.forget();
        let started = clock.now();
        let analysis = solver.analyse(&position, &control).expect("solved");
        assert_eq!(analysis.result, result);
        println!(
            "{position}  {:+}  {nodes} nodes in {alone:.2?}, all turns {} in {:.2?}",
            result.margin,
            analysis.nodes,
            clock.now() - started
        );
        all.push((nodes, alone));
    }
    all.sort();
    let (nodes, time) =
        all.iter().fold((0, 0.0), |(n, t), (nodes, time)| (n + nodes, t + time.as_secs_f64()));
    println!(
        "median {} nodes, mean {:.3} s, {:.1} million nodes/s",
        all[all.len() / 2].0,
        time / games as f64,
        nodes as f64 / time / 1e6
    );
}
