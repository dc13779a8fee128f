//! How long a judgement takes: `cargo run --release -p pylos-judgement --example speed`.
//!
//! All turns of the positions of a few games are judged, as a search does it:
//! what they have in common once, then each by what it changes. The fastest of
//! many short runs counts, so that other work on the machine does not.

use std::hint::black_box;
use std::time::{Duration, Instant};

use pylos_judgement::{Judgement, Machine, Network};
use pylos_rules::pyramid::{Cells, Position, Rules};
use pylos_rules::{Position as _, Random};

/// Positions with what the mover's balls can become.
fn positions() -> Vec<(Position, Vec<Cells>)> {
    let rules = Rules::STANDARD;
    let mut random = Random::new(6);
    let mut position = Position::START;
    let mut positions = Vec::new();
    while positions.len() < 200 {
        let turns = position.turns(rules);
        let after = |turn| position.play_unchecked(rules, turn).balls(position.to_move());
        positions.push((position, turns.into_iter().map(after).collect()));
        position = match position.random_turn(rules, &mut random) {
            Some(turn) => position.play_unchecked(rules, turn),
            None => Position::START,
        };
    }
    positions
}

fn fastest(mut run: impl FnMut() -> i32) -> Duration {
    let timed = |_| {
        let started = Instant::now();
        black_box(run());
        started.elapsed()
    };
    (0..2_000).map(timed).min().unwrap_or_default()
}

fn main() {
    let bytes = include_bytes!("../../pylos-engine/weights/standard.judgement");
    let judgement = Judgement::read(bytes, Rules::STANDARD).expect("what is committed");
    let positions = positions();
    let turns: usize = positions.iter().map(|(_, turns)| turns.len()).sum();
    for machine in Machine::all() {
        let network: Network = judgement.network().clone().on(machine);
        let every_turn = fastest(|| {
            positions.iter().fold(0, |sum, (position, turns)| {
                let seen = network.see(position.others(), position.own());
                turns.iter().fold(sum, |sum, own| sum ^ network.judge_after(&seen, *own))
            })
        });
        let anew = fastest(|| {
            positions.iter().fold(0, |sum, (position, _)| {
                sum ^ network.judge(black_box(position.own()), position.others())
            })
        });
        let each = |time: Duration, count: usize| time.as_nanos() as f64 / count as f64;
        println!(
            "{}: {:.0} ns for a turn, {:.0} ns anew",
            machine.name(),
            each(every_turn, turns),
            each(anew, positions.len())
        );
    }
}
