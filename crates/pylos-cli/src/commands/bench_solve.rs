//! `pylos bench solve`: how long solving takes, from a small board to the full
//! one, and how fast a tablebase answers.

use std::hint::black_box;
use std::time::{Duration, Instant};

use pylos_rules::pyramid::{Color, Position, Rules};
use pylos_rules::{Position as _, Random};
use pylos_solver::{Machine, Shape, Task, Verdict};
use pylos_tablebase::{Kind, Tablebase};
use serde_json::{Value, json};

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::rules_arg::RulesArg;
use crate::tablebases;
use crate::threads_arg::ThreadsArg;

/// Measure solving, on boards from small to full, and probing
///
/// The last board is the real game. If its tablebase is there, random probes
/// and analyses of it are timed as well, on one core.
#[derive(clap::Args)]
pub struct BenchSolve {
    #[command(flatten)]
    rules: RulesArg,
    /// Stop at this many balls a side
    #[arg(long, value_name = "BALLS", default_value = "15", value_parser = clap::value_parser!(u8).range(1..=15))]
    up_to: u8,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Use only instructions that every processor has
    #[arg(long)]
    portable: bool,
}

/// The boards, from small to full.
const BOARDS: [Shape; 9] = [
    Shape::even(3, 7),
    Shape::even(4, 6),
    Shape::even(4, 8),
    Shape::even(4, 10),
    Shape::even(4, 11),
    Shape::even(4, 12),
    Shape::even(4, 13),
    Shape::even(4, 14),
    Shape::FULL,
];

impl BenchSolve {
    /// Solves board after board, and writes how long it took.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        let machine = if self.portable { Machine::PORTABLE } else { Machine::detect() };
        if console.format() == Format::Text {
            console.line(format_args!("{rules}, {} instructions", machine.name()))?;
            console.line("base  balls       positions  value      seconds  million/s  longest")?;
        }
        let mut boards = Vec::new();
        let up_to = |shape: &Shape| shape.balls.total() <= 2 * usize::from(self.up_to);
        // With a handicap (P15) there is one board alone.
        let shapes = match rules.handicap().is_none() {
            true => BOARDS.into_iter().filter(up_to).collect(),
            false => vec![Shape::of(rules)],
        };
        for shape in shapes {
            let task = Task { shape, rules, threads: self.threads.get(), machine };
            boards.push(measure(task, console)?);
        }
        let found = Tablebase::find(&tablebases::directory(data), rules, Kind::Distances);
        let probing = match found.map_err(tablebases::unreadable)? {
            Some(tablebase) => Some(measure_probing(&tablebase)?),
            None => None,
        };
        match (console.format(), probing) {
            (Format::Text, Some((probes, analysis))) => {
                console
                    .line(format_args!("probes    {:.2} million/s on one core", probes / 1e6))?;
                let micros = analysis.as_secs_f64() * 1e6;
                console.line(format_args!("analysis  {micros:.0} µs for the slowest position"))?;
            }
            (Format::Text, None) => {
                console.line("no tablebase to probe: make it with `pylos solve`")?;
            }
            (Format::Json, probing) => console.json(&json!({
                "rules": rules.to_string(),
                "instructions": machine.name(),
                "boards": boards,
                "probes_per_second": probing.map(|(probes, _)| probes),
                "slowest_analysis_seconds": probing.map(|(_, slowest)| slowest.as_secs_f64()),
            }))?,
        }
        Ok(Answer::Yes)
    }
}

fn measure(task: Task, console: &mut Console) -> Result<Value, Failure> {
    let side = task.shape.side;
    let [light, dark] = Color::BOTH.map(|color| task.shape.balls.count(color));
    let balls = if light == dark { light.to_string() } else { format!("{light}-{dark}") };
    let clock = Instant::now();
    let mut total = 0;
    let solution = pylos_solver::solve(task, |progress| {
        total = progress.total;
        Verdict::GoOn
    })
    .map_err(|error| Failure::new(FailureKind::Resources, error.to_string()))?;
    let seconds = clock.elapsed().as_secs_f64();
    let value = solution.value(0, 0).to_string();
    let speed = total as f64 / seconds / 1e6;
    if console.format() == Format::Text {
        console.line(format_args!(
            "{side} × {side}  {balls:>4}  {total:>14}  {value:<8} {seconds:>9.3}  {speed:>9.0}  {:>7}",
            solution.longest
        ))?;
        console.flush()?;
    }
    Ok(json!({
        "base": side,
        "balls": if light == dark { json!(light) } else { json!(balls) },
        "positions": total,
        "value": value,
        "longest": solution.longest,
        "seconds": seconds,
    }))
}

/// Probes a second, and the slowest of many analyses.
fn measure_probing(tablebase: &Tablebase) -> Result<(f64, Duration), Failure> {
    let rules = tablebase.rules();
    let positions = positions(rules, 100_000);
    let probe_all = || {
        let mut probes = positions.iter().map(|position| tablebases::probe(tablebase, position));
        probes.try_for_each(|value| value.map(|value| _ = black_box(value)))
    };
    // Once to bring the blocks into memory, once for the figure.
    probe_all()?;
    let clock = Instant::now();
    probe_all()?;
    let probes = positions.len() as f64 / clock.elapsed().as_secs_f64();
    let mut slowest = Duration::ZERO;
    for position in &positions[..2_000] {
        let analyse = || tablebase.best_moves(position).map_err(tablebases::unreadable);
        black_box(analyse()?);
        let clock = Instant::now();
        black_box(analyse()?);
        slowest = slowest.max(clock.elapsed());
    }
    Ok((probes, slowest))
}

/// Positions from random games.
fn positions(rules: Rules, count: usize) -> Vec<Position> {
    let mut random = Random::new(1);
    let mut positions = Vec::with_capacity(count);
    let mut position = Position::START;
    while positions.len() < count {
        positions.push(position);
        position = match position.random_turn(rules, &mut random) {
            Some(turn) => position.play_unchecked(rules, turn),
            None => Position::START,
        };
    }
    positions
}
