//! What the equator game comes to after setups drawn by lot, both playing
//! perfectly: setups with their exact results, and what many of them say.
//!
//! ```text
//! cargo run --release -p pylos-engine --example equator_results -- RULES FROM TO >> FILE
//! cargo run --release -p pylos-engine --example equator_results -- summary FILE
//! ```
//!
//! Every setup has a number and is drawn with it as the seed, so that the work
//! can be done in parts.

use std::collections::BTreeMap;

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Limits, Stop, SystemClock};
use pylos_rules::Random;
use pylos_rules::equator::{Arrangement, Color, Position, Rules};

fn main() {
    let arguments: Vec<String> = std::env::args().skip(1).collect();
    match &arguments[..] {
        [summary, file] if summary == "summary" => {
            summarise(&std::fs::read_to_string(file).expect("a file"));
        }
        [rules, from, to] => {
            let number = |text: &str| text.parse::<u64>().expect("a number");
            solve(rules.parse().expect("rules"), number(from), number(to));
        }
        _ => panic!("RULES FROM TO, or summary FILE"),
    }
}

/// A line for each setup: its number, the leader's arrangement, the
/// responder's, and by how many points the leader wins.
fn solve(rules: Rules, from: u64, to: u64) {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    for number in from..to {
        let mut random = Random::new(number);
        let start = Position::start_led_by(rules, Color::Blue);
        let start = start.with_random_setup(rules, &mut random);
        let mut solver = Solver::new(rules, 64 << 20);
        let (result, _) = solver.result(&start, &control).expect("no limits");
        let [leaders, responders] = Color::BOTH
            .map(|color| Arrangement::try_from(start.hemisphere(color)).expect("a complete setup"));
        println!("{number} {leaders} {responders} {:+}", result.margin);
    }
}

/// A histogram of the leader's points, and what it says.
fn summarise(lines: &str) {
    let margin = |line: &str| line.rsplit(' ').next()?.parse::<i32>().ok();
    let margins: Vec<i32> = lines.lines().map(|line| margin(line).expect("a margin")).collect();
    let n = margins.len() as f64;
    let mut seen = BTreeMap::new();
    margins.iter().for_each(|margin| *seen.entry((21 + margin) / 2).or_insert(0u32) += 1);
    println!("| points of the leader | setups | share |\n|---|---|---|");
    for (points, setups) in &seen {
        let share = f64::from(*setups) / n;
        let error = (share * (1.0 - share) / n).sqrt();
        println!("| {points} | {setups} | {:.1} ± {:.1} % |", 100.0 * share, 100.0 * error);
    }
    let mean = margins.iter().sum::<i32>() as f64 / n;
    let variance = margins.iter().map(|m| (f64::from(*m) - mean).powi(2)).sum::<f64>() / (n - 1.0);
    let won = margins.iter().filter(|margin| **margin > 0).count() as f64 / n;
    println!(
        "\n{n} setups: the leader is {mean:+.2} ± {:.2} points ahead (spread {:.2}) and wins \
         {:.1} ± {:.1} %",
        (variance / n).sqrt(),
        variance.sqrt(),
        100.0 * won,
        100.0 * (won * (1.0 - won) / n).sqrt()
    );
}
