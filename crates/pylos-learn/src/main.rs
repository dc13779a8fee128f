//! `cargo xtask learn`: fits the judgement of the pyramid game to exact values.
//!
//! For every rule set whose tablebase is there it samples positions, trains a
//! network, rounds it, tests it on positions that it has not seen, and writes
//! `weights/RULES.judgement` with its error as a picture beside it. The same
//! seed gives the same bytes on any machine and with any number of threads.

#![forbid(unsafe_code)]

use std::path::{Path, PathBuf};
use std::process::ExitCode;
use std::sync::Mutex;
use std::time::Instant;

use pylos_judgement::{Judgement, Learnt, Openings};

use pylos_learn::sample::{self, outcome};
use pylos_learn::{Plan, plot, quantised, train};
use pylos_rules::pyramid::{Color, Position, Rules, Setup};
use pylos_tablebase::{Kind, Tablebase};

/// What is wanted.
struct Order {
    data: PathBuf,
    out: PathBuf,
    rules: Vec<Rules>,
    threads: usize,
    plan: Plan,
}

fn main() -> ExitCode {
    let order = match order(std::env::args().skip(1)) {
        Ok(order) => order,
        Err(wrong) => {
            eprintln!("error: {wrong}");
            eprintln!("usage: learn --data DIR [--out DIR] [--threads N] [--seed N] [RULES…]");
            return ExitCode::from(2);
        }
    };
    let left = Mutex::new(order.rules.iter().copied().rev().collect::<Vec<_>>());
    let failed = Mutex::new(false);
    let next = || left.lock().ok()?.pop();
    // One rule set is one thread's work from beginning to end, so that nothing
    // depends on which thread is faster.
    std::thread::scope(|scope| {
        for _ in 0..order.threads {
            scope.spawn(|| {
                while let Some(rules) = next() {
                    if let Err(wrong) = learn(rules, &order) {
                        eprintln!("{rules}: {wrong}");
                        if let Ok(mut failed) = failed.lock() {
                            *failed = true;
                        }
                    }
                }
            });
        }
    });
    ExitCode::from(u8::from(failed.into_inner().unwrap_or(true)))
}

fn order(mut arguments: impl Iterator<Item = String>) -> Result<Order, String> {
    let mut order = Order {
        data: std::env::var_os("PYLOS_DATA").map_or_else(PathBuf::new, PathBuf::from),
        out: Path::new(env!("CARGO_MANIFEST_DIR")).join("../pylos-engine/weights"),
        rules: Vec::new(),
        threads: std::thread::available_parallelism().map_or(1, usize::from),
        plan: Plan::default(),
    };
    while let Some(argument) = arguments.next() {
        let mut value = || arguments.next().ok_or(format!("{argument} needs a value"));
        let number =
            |text: String| text.parse::<u64>().map_err(|_| format!("“{text}” is not a number"));
        match &*argument {
            "--data" => order.data = value()?.into(),
            "--out" => order.out = value()?.into(),
            "--threads" => order.threads = number(value()?)?.max(1) as usize,
            "--seed" => order.plan.seed = number(value()?)?,
            "--positions" => order.plan.positions = number(value()?)? as usize,
            "--epochs" => order.plan.epochs = number(value()?)? as usize,
            _ => order.rules.push(argument.parse().map_err(|error| format!("{error}"))?),
        }
    }
    if order.rules.is_empty() {
        order.rules = Rules::ALL.to_vec();
    }
    Ok(order)
}

/// Everything for one rule set.
fn learn(rules: Rules, order: &Order) -> Result<(), Box<dyn std::error::Error>> {
    let path = Kind::Distances.path_in(&order.data.join("tablebases"), rules);
    let tablebase = Tablebase::open_whole(path)?.of(rules)?;
    let started = Instant::now();
    let said = |what: &str| println!("{rules}: {:5.0} s  {what}", started.elapsed().as_secs_f64());
    let openings = Openings::new(|own, other| {
        tablebase
            .probe(&position(own, other)?)
            .map(outcome)
            .map_err(Box::<dyn std::error::Error>::from)
    })?;
    said("the openings are known");
    let plan = &order.plan;
    let samples = sample::training(&tablebase, plan.seed, plan.positions, &said)?;
    let tests = sample::testing(&tablebase, plan.seed, TESTED)?;
    let (model, errors) = train(&samples, plan, &said);
    let weights = quantised(&model);
    let positions = samples.len() as u64;
    let learnt = Learnt { rules, seed: plan.seed, positions, weights, openings };
    let bytes = learnt.to_bytes();
    let judgement = Judgement::read(&bytes, rules)?;
    let network = judgement.network();
    let right = sample::agreement(&tests, |own, other| network.judge(own, other));
    let before = |own, other| if model.odds(own, other) > 0.0 { 1 } else { -1 };
    let float = sample::agreement(&tests, before);
    said(&format!(
        "the sign is right in {right:.2} % of {} unseen positions ({float:.2} % before rounding)",
        tests.len()
    ));
    std::fs::create_dir_all(&order.out)?;
    write(&order.out.join(format!("{rules}.judgement")), &bytes)?;
    write(
        &order.out.join(format!("{rules}.tests.txt")),
        sample::written(&tests[..COMMITTED]).as_bytes(),
    )?;
    write(&order.out.join(format!("{rules}.svg")), plot::errors(rules, &errors).as_bytes())?;
    said(&format!("{} bytes, hash {:016x}", bytes.len(), judgement.hash()));
    Ok(())
}

/// Unseen positions that the result is tested on …
const TESTED: usize = 30_000;
/// … and those of them that are committed, for every later test.
const COMMITTED: usize = 1_000;

/// Written under another name first: nobody reads half a file.
fn write(path: &Path, bytes: &[u8]) -> std::io::Result<()> {
    let draft = path.with_extension("draft");
    std::fs::write(&draft, bytes)?;
    std::fs::rename(draft, path)
}

fn position(
    own: pylos_rules::pyramid::Cells,
    other: pylos_rules::pyramid::Cells,
) -> Result<Position, pylos_rules::pyramid::PositionError> {
    Position::try_from(Setup { light: own, dark: other, to_move: Color::Light })
}
