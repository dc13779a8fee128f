//! `cargo xtask play`: from a fresh clone to a running game.

use crate::step::{self, Failed, cargo};
use crate::web;

/// Optimised for playing and quick to build: see the profile in `Cargo.toml`.
const PROFILE: [&str; 4] = ["--profile", "play", "--package", "pylos-cli"];

/// Builds the pages and the program, and becomes the program.
pub fn run(args: &[String]) -> Result<(), Failed> {
    build()?;
    let mut program = cargo(["run", "--quiet"]);
    step::become_it(program.args(PROFILE).arg("--").args(args))
}

/// Everything that the program stands on is compiled while npm works: the
/// library target of its package is the pages and nothing else.
fn build() -> Result<(), Failed> {
    if !web::pages_are_fresh() {
        web::find_node()?;
        println!("building the pages and the program; the first time that takes some minutes");
        let (pages, dependencies) = std::thread::scope(|scope| {
            let pages = scope.spawn(web::build_pages);
            let dependencies = step::run(cargo(["build", "--lib"]).args(PROFILE));
            (pages.join(), dependencies)
        });
        pages.map_err(|_| Failed::new("building the pages ended in a panic"))??;
        dependencies?;
    }
    step::run(cargo(["build"]).args(PROFILE))
}
