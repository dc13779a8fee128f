//! `pylos bench`: fixed work, how fast it goes, and a signature of its results.
//!
//! Machines differ, and one machine differs from hour to hour. So a baseline,
//! a workload that no change to the game ever touches, is measured in the same
//! run, and what can be compared between runs is the ratio to it.

use std::hint::black_box;
use std::time::Duration;

use pylos_engine::{FixedSearches, fixed_equator_searches, fixed_pyramid_searches};
use pylos_rules::{Position, Random, Side as _, equator, perft, perft_by_playing, pyramid};
use serde_json::json;

use crate::commands::bench_solve::BenchSolve;
use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;

/// Measure the speed of rules and search on one core, with a signature of the results
///
/// Every figure is the best of several rounds. The ratio to the baseline, a
/// reference workload measured in the same run, compares one run with another;
/// the signature changes only if a result does.
#[derive(clap::Args)]
#[command(args_conflicts_with_subcommands = true)]
pub struct Bench {
    #[command(subcommand)]
    what: Option<What>,
    /// How often each workload is run
    #[arg(long, value_name = "N", default_value = "3", value_parser = clap::value_parser!(u32).range(1..=1000))]
    rounds: u32,
}

/// What else can be measured.
#[derive(clap::Subcommand)]
enum What {
    Serve(super::bench_serve::BenchServe),
    Solve(BenchSolve),
}

/// One kind of work: what it is called, and what it counts.
struct Workload {
    name: &'static str,
    unit: &'static str,
    /// Does the work: how many units it was, and a digest of the results.
    work: fn() -> (u64, u64),
}

const BASELINE: Workload = Workload { name: "baseline", unit: "steps", work: baseline };

const WORKLOADS: [Workload; 7] = [
    Workload { name: "counting perft", unit: "leaves", work: counting_perft },
    Workload { name: "playing perft", unit: "turns", work: playing_perft },
    Workload { name: "random playouts", unit: "games", work: random_playouts },
    Workload { name: "search", unit: "nodes", work: search },
    Workload { name: "equator perft", unit: "leaves", work: equator_perft },
    Workload { name: "equator playouts", unit: "games", work: equator_playouts },
    Workload { name: "equator search", unit: "nodes", work: equator_search },
];

impl Bench {
    /// Measures, and writes the figures.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        match &self.what {
            Some(What::Solve(solve)) => solve.run(data, console),
            Some(What::Serve(serve)) => serve.run(console),
            None => self.rules(console),
        }
    }

    fn rules(&self, console: &mut Console) -> Result<Answer, Failure> {
        let (baseline, _) = self.measure(&BASELINE);
        let mut signature = Digest::new();
        let mut figures = Vec::new();
        for workload in &WORKLOADS {
            let (speed, digest) = self.measure(workload);
            signature.add(digest);
            figures.push((workload, speed));
        }
        let signature = format!("{:016x}", signature.0);
        match console.format() {
            Format::Text => {
                console.line(format_args!(
                    "{:<16} {:>9.2} million {}/s",
                    BASELINE.name,
                    baseline / 1e6,
                    BASELINE.unit
                ))?;
                for (workload, speed) in figures {
                    console.line(format_args!(
                        "{:<16} {:>9.2} million {:<9} {:.5} of the baseline",
                        workload.name,
                        speed / 1e6,
                        format!("{}/s", workload.unit),
                        speed / baseline
                    ))?;
                }
                console.line(format_args!("signature        {signature}"))?;
            }
            Format::Json => {
                let figures: Vec<_> = figures
                    .into_iter()
                    .map(|(workload, speed)| {
                        json!({
                            "name": workload.name,
                            "unit": workload.unit,
                            "per_second": speed,
                            "ratio": speed / baseline,
                        })
                    })
                    .collect();
                console.json(&json!({
                    "baseline_per_second": baseline,
                    "workloads": figures,
                    "signature": signature,
                }))?;
            }
        }
        Ok(Answer::Yes)
    }

    /// Units per second in the best round, and the digest of the results.
    fn measure(&self, workload: &Workload) -> (f64, u64) {
        let mut best = 0f64;
        let mut digest = 0;
        for _ in 0..self.rounds {
            let begun = busy_time();
            let (units, result) = black_box((workload.work)());
            let time = busy_time().saturating_sub(begun);
            best = best.max(units as f64 / time.as_secs_f64().max(1e-9));
            digest = result;
        }
        (best, digest)
    }
}

/// How long this thread has worked. Time in which others had the core does
/// not count, so that a busy machine gives the same figures as an idle one.
#[cfg(unix)]
fn busy_time() -> Duration {
    let time = rustix::time::clock_gettime(rustix::time::ClockId::ThreadCPUTime);
    Duration::new(time.tv_sec as u64, time.tv_nsec as u32)
}

/// How long the program has run: the nearest thing to be had everywhere.
#[cfg(not(unix))]
fn busy_time() -> Duration {
    use std::sync::LazyLock;
    use std::time::Instant;
    static BEGUN: LazyLock<Instant> = LazyLock::new(Instant::now);
    BEGUN.elapsed()
}

/// A digest of a sequence of numbers (FNV-1a over whole words).
struct Digest(u64);

impl Digest {
    fn new() -> Digest {
        Digest(0xcbf2_9ce4_8422_2325)
    }

    fn add(&mut self, number: u64) {
        self.0 = (self.0 ^ number).wrapping_mul(0x0100_0000_01b3).rotate_left(29);
    }
}

/// Arithmetic that depends on itself, on a table that fits the first cache:
/// what a core does when it plays board games, without the game.
fn baseline() -> (u64, u64) {
    const STEPS: u64 = 100_000_000;
    let mut table = [0u64; 512];
    let mut x = 1u64;
    for i in 0..STEPS {
        x ^= x << 13;
        x ^= x >> 7;
        x ^= x << 17;
        let slot = &mut table[(x >> 55) as usize];
        *slot = slot.wrapping_add(x.count_ones() as u64 ^ i);
    }
    (STEPS, table.iter().fold(0, |sum, slot| sum ^ slot))
}

fn counting_perft() -> (u64, u64) {
    let mut digest = Digest::new();
    let mut leaves = 0;
    for rules in [pyramid::Rules::CHILDREN, pyramid::Rules::STANDARD, pyramid::Rules::ADVANCED] {
        let count = perft(&pyramid::Position::START, rules, 7);
        digest.add(count);
        leaves += count;
    }
    (leaves, digest.0)
}

fn playing_perft() -> (u64, u64) {
    let rules = pyramid::Rules::STANDARD;
    let leaves = perft_by_playing(&pyramid::Position::START, rules, 7);
    let mut digest = Digest::new();
    digest.add(leaves);
    // The turns of the earlier plies are left out: the last ply has nine
    // tenths of them.
    (leaves, digest.0)
}

/// The engine's fixed searches, whose own signature is among the results.
fn search() -> (u64, u64) {
    let FixedSearches { nodes, signature } = fixed_pyramid_searches();
    (nodes, signature)
}

fn random_playouts() -> (u64, u64) {
    playouts::<pyramid::Position>(100_000, pyramid::Rules::STANDARD)
}

/// The whole of battle 1 (four turns), and the first turn of battle 2.
fn equator_perft() -> (u64, u64) {
    let rules = equator::Rules::CARPENTIER;
    let start = "BEAAB/ECDCD/........./aeddc/bcabe R 1.0 - 0 0:0";
    let leaves = equator::Position::parse(rules, start).map_or(0, |start| perft(&start, rules, 5));
    let mut digest = Digest::new();
    digest.add(leaves);
    (leaves, digest.0)
}

fn equator_playouts() -> (u64, u64) {
    playouts::<equator::Position>(20_000, equator::Rules::CARPENTIER)
}

fn equator_search() -> (u64, u64) {
    let FixedSearches { nodes, signature } = fixed_equator_searches();
    (nodes, signature)
}

/// Games of random turns from their start to their end: how many, and a digest
/// of how long they were and whose turn it would have been.
fn playouts<P: Position>(games: u64, rules: P::Rules) -> (u64, u64) {
    let mut random = Random::new(1);
    let mut digest = Digest::new();
    for _ in 0..games {
        let mut position = P::dealt(rules, &mut random);
        let mut plies = 0u64;
        while let Some(turn) = position.random_turn(rules, &mut random) {
            position = position.play_unchecked(rules, turn);
            plies += 1;
        }
        digest.add(plies << 1 | u64::from(position.to_move() == P::Side::BOTH[0]));
    }
    (games, digest.0)
}
