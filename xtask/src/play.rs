//! `cargo xtask play`: from a fresh clone to a running game.

use crate::step::{self, Failed, cargo};
use crate::wasm::{self, State, Unbuilt, Voice};
use crate::web;

/// Optimised for playing and quick to build: see the profile in `Cargo.toml`.
const PROFILE: [&str; 4] = ["--profile", "play", "--package", "pylos-cli"];

/// Builds the pages and the program, and becomes the program.
pub fn run(args: &[String]) -> Result<(), Failed> {
    let without = build()?;
    if let Some(unbuilt) = without {
        eprintln!("{}", unbuilt.told());
    }
    let mut program = cargo(["run", "--quiet"]);
    step::become_it(program.args(PROFILE).arg("--").args(args))
}

/// Everything that the program stands on is compiled while npm and the
/// compiler for the browser work: the library target of its package is the
/// pages and nothing else. Whoever has no engine for the browser plays
/// without, and is told why.
fn build() -> Result<Option<Unbuilt>, Failed> {
    let (engine, mut without) = match wasm::state() {
        State::Fresh => (Work::Done, None),
        State::Stale => (Work::ToDo, None),
        State::Missing(unbuilt) => (Work::Done, Some(unbuilt)),
    };
    if engine == Work::ToDo || !web::pages_are_fresh() {
        web::find_node()?;
        println!("building the pages and the program; the first time that takes some minutes");
        let (pages, dependencies) = std::thread::scope(|scope| {
            let pages = scope.spawn(|| pages(engine));
            let dependencies = step::run(cargo(["build", "--lib"]).args(PROFILE));
            (pages.join(), dependencies)
        });
        without = pages.map_err(|_| ended_in_a_panic("the pages"))??.or(without);
        dependencies?;
    }
    step::run(cargo(["build"]).args(PROFILE))?;
    Ok(without)
}

/// Whether there is something to do.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Work {
    Done,
    ToDo,
}

/// The pages, which carry the engine for the browser: what npm installs comes
/// while that is compiled.
fn pages(engine: Work) -> Result<Option<Unbuilt>, Failed> {
    let (engine, installed) = std::thread::scope(|scope| {
        let engine = (engine == Work::ToDo).then(|| scope.spawn(|| wasm::build(Voice::Quiet)));
        let installed = web::install();
        (engine.map(|engine| engine.join()), installed)
    });
    installed?;
    let built = engine.transpose().map_err(|_| ended_in_a_panic("the engine for the browser"))?;
    if !web::pages_are_fresh() {
        web::build_pages()?;
    }
    Ok(built.and_then(Result::err))
}

fn ended_in_a_panic(what: &str) -> Failed {
    Failed::new(format!("building {what} ended in a panic"))
}
