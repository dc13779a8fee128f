//! What every handicap (P15) is worth with best play:
//!
//! ```console
//! $ cargo run --release -p pylos-solver --example handicaps -- FILE [RULES…]
//! ```
//!
//! For each of the rule sets (`children standard advanced` unless others are
//! named; `standard+13-15` is that pair alone) and each pair of numbers of balls
//! from 8 to 15, `FILE` gets a line
//! `RULES+LIGHT-DARK VALUE`, the value of the empty board for light, who
//! begins. Solving a pair answers for either side beginning. What the file has
//! already is not solved again, so it can be stopped at any time and started
//! anew. The largest games come first.

use std::error::Error;
use std::fs::{self, OpenOptions};
use std::io::{self, Write as _};
use std::time::Instant;

use pylos_rules::Value;
use pylos_rules::pyramid::{Color, Handicap, Rules};
use pylos_solver::{Task, Verdict, solve};

fn main() -> Result<(), Box<dyn Error>> {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().ok_or("name a file to write to")?;
    let mut rules = arguments.map(|text| text.parse()).collect::<Result<Vec<Rules>, _>>()?;
    if rules.is_empty() {
        rules = vec![Rules::CHILDREN, Rules::STANDARD, Rules::ADVANCED];
    }
    let known = match fs::read_to_string(&path) {
        Err(error) if error.kind() == io::ErrorKind::NotFound => String::new(),
        known => known?,
    };
    let known: Vec<&str> = known.lines().filter_map(|line| line.split(' ').next()).collect();
    let mut file = OpenOptions::new().create(true).append(true).open(&path)?;
    let mut handicaps: Vec<Handicap> = Handicap::all().filter(light_has_no_fewer).collect();
    handicaps.sort_by_key(|handicap| std::cmp::Reverse(balls(*handicap)));
    for rules in rules {
        let alone = [rules.handicap()];
        let handicaps = if rules.handicap().is_none() { &*handicaps } else { &alone };
        for handicap in handicaps {
            let rules = rules.with_handicap(*handicap);
            // Dark to move is the game with the colours exchanged.
            let swapped = rules.with_handicap(handicap.swapped());
            let is_known = |rules: Rules| known.contains(&rules.to_string().as_str());
            if is_known(rules) && is_known(swapped) {
                continue;
            }
            let (clock, mut positions) = (Instant::now(), 0);
            let solution = solve(Task::full(rules), |progress| {
                positions = progress.total;
                Verdict::GoOn
            })?;
            let mut lines = line(rules, solution.value_for(Color::Light, 0, 0));
            if swapped != rules {
                lines += &line(swapped, solution.value_for(Color::Dark, 0, 0));
            }
            file.write_all(lines.as_bytes())?;
            file.sync_data()?;
            let seconds = clock.elapsed().as_secs_f64();
            println!("{lines}  {positions} positions, {seconds:.1} s");
        }
    }
    Ok(())
}

fn light_has_no_fewer(handicap: &Handicap) -> bool {
    handicap.balls(Color::Light) >= handicap.balls(Color::Dark)
}

fn balls(handicap: Handicap) -> u32 {
    Color::BOTH.map(|color| handicap.balls(color)).iter().sum()
}

fn line(rules: Rules, value: Value) -> String {
    format!("{rules} {value}\n")
}
