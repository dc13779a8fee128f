//! Everything that must hold before a change lands.

use std::time::{Duration, Instant};

use crate::step::{self, Failed, answers, cargo};
use crate::{fuzz, needs, python, wasm, web};

/// What to do when a check fails.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum OnFailure {
    /// Stop there: the quickest answer for somebody at work.
    Stop,
    /// Run the others too: one list of all that is wrong.
    GoOn,
}

/// How many of the ten pyramid games are solved.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Games {
    /// `children`, the quickest.
    One,
    /// Every reading: many minutes.
    All,
}

type Check = (&'static str, fn() -> Result<(), Failed>);

/// Cheap ones first, the web before what carries it, and the engine for the
/// browser before the web.
const CHECKS: [Check; 12] = [
    ("format", format),
    ("engine for the browser, in Node", wasm::test),
    ("web interface", web::build),
    ("lints", lints),
    ("tests", tests),
    ("the Python package", python::test),
    ("the whole game under the children's rules", children),
    ("examples in the documentation", doc_tests),
    ("documentation", documentation),
    ("libraries as packages", packages),
    ("fuzzing, for a short while", fuzz::smoke),
    ("web interface in a browser", web::test),
];

/// Provides what the checks need, runs them, and says how long each took.
pub fn run(on_failure: OnFailure, games: Games) -> Result<(), Failed> {
    web::find_node()?;
    needs::provide()?;
    let mut report: Vec<(&str, Duration, Option<Failed>)> = Vec::new();
    let all_games: Check = ("the whole game under every reading", all_readings);
    let more = (games == Games::All).then_some(all_games);
    for (name, check) in CHECKS.into_iter().chain(more) {
        println!("── {name}");
        let clock = Instant::now();
        let failed = check().err();
        let stop = failed.is_some() && on_failure == OnFailure::Stop;
        report.push((name, clock.elapsed(), failed));
        if stop {
            break;
        }
    }
    println!();
    for (name, time, failed) in &report {
        let verdict = failed.as_ref().map_or("ok".to_owned(), Failed::to_string);
        println!("{:>6.1} s  {name}: {verdict}", time.as_secs_f64());
    }
    match report.iter().filter(|(_, _, failed)| failed.is_some()).count() {
        0 => Ok(()),
        1 => Err(Failed::new("a check failed")),
        several => Err(Failed::new(format!("{several} checks failed"))),
    }
}

fn format() -> Result<(), Failed> {
    run_cargo(["fmt", "--all", "--check"])?;
    run_cargo(["fmt", "--manifest-path", "fuzz/Cargo.toml", "--check"])
}

fn lints() -> Result<(), Failed> {
    let mut clippy = cargo(["clippy", "--locked", "--workspace", "--all-targets"]);
    step::run(clippy.args(["--all-features", "--", "-D", "warnings"]))
}

fn tests() -> Result<(), Failed> {
    if answers(&mut cargo(["nextest", "--version"])) {
        run_cargo(["nextest", "run", "--locked", "--workspace", "--no-fail-fast"])
    } else {
        // The same tests, a little slower and less neatly reported.
        run_cargo([
            "test",
            "--locked",
            "--workspace",
            "--lib",
            "--bins",
            "--tests",
            "--no-fail-fast",
        ])
    }
}

fn children() -> Result<(), Failed> {
    whole_game(&["--exact", "children"])
}

fn all_readings() -> Result<(), Failed> {
    whole_game(&[])
}

/// Solves games completely and audits them, and finds what play can lead to, one
/// at a time, because each fills gigabytes of memory. The solver is optimised in
/// the ordinary profile too.
fn whole_game(which: &[&str]) -> Result<(), Failed> {
    let mut test = cargo(["test", "--locked", "--package", "pylos-solver"]);
    test.args(["--features", "full-game", "--test", "full_game", "--test", "full_reach"]);
    test.args(["--", "--test-threads", "1"]);
    step::run(test.args(which))
}

fn doc_tests() -> Result<(), Failed> {
    run_cargo(["test", "--locked", "--workspace", "--doc"])
}

fn documentation() -> Result<(), Failed> {
    let mut doc = cargo(["doc", "--locked", "--workspace", "--no-deps"]);
    step::run(doc.env("RUSTDOCFLAGS", "-D warnings"))
}

/// What a registry would get, without compiling it again.
fn packages() -> Result<(), Failed> {
    // It says at length that tests are left out.
    step::run_quietly(&mut cargo([
        "package",
        "--locked",
        "--offline",
        "--workspace",
        "--no-verify",
        "--allow-dirty",
    ]))
}

fn run_cargo<const N: usize>(args: [&str; N]) -> Result<(), Failed> {
    step::run(&mut cargo(args))
}
