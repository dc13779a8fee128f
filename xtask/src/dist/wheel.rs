//! The Python package, made by maturin, which is fetched once into `target`.

use std::path::{Path, PathBuf};
use std::process::Command;

use super::{Release, built};
use crate::step::{self, Failed, cargo, program, root};

/// The very version, so that a wheel stays the same.
const MATURIN: &str = "maturin==1.16.0";

/// What the package itself needs, kept so that it can be tried offline.
const NEEDED: &str = "numpy==2.2.6";

/// Where the package is.
pub fn package() -> PathBuf {
    root().join("crates/pylos-python")
}

/// Where maturin is, and what the package needs.
fn tools() -> PathBuf {
    root().join("target/dist-tools")
}

/// Builds the wheel into a folder.
pub fn make(release: &Release, out: &Path, build: &Path) -> Result<(), Failed> {
    let maturin = maturin()?;
    fetch_crates()?;
    let mut wheel = program(maturin);
    wheel.args(["build", "--release", "--locked", "--offline", "--strip", "--out"]).arg(out);
    wheel.arg("--manifest-path").arg(package().join("Cargo.toml"));
    wheel.env("CARGO_TARGET_DIR", build);
    built::without_places(&mut wheel, build, release.time)?;
    step::run(&mut wheel)
}

/// Maturin asks about every crate of the lock file, also those that only other
/// systems compile, which building the program has not fetched.
fn fetch_crates() -> Result<(), Failed> {
    let there = step::run_quietly(&mut cargo(["fetch", "--locked", "--offline"]));
    there.or_else(|_| step::run_quietly(&mut cargo(["fetch", "--locked"]))).map_err(|why| {
        Failed::new(format!(
            "the Python package's builder asks about all crates of Cargo.lock, and some cannot be \
             fetched: {why}"
        ))
    })
}

/// Maturin, fetched if it is not there.
fn maturin() -> Result<PathBuf, Failed> {
    let maturin = tools().join("bin/maturin");
    let wanted = MATURIN.replace("==", " ");
    let there = step::told(program(&maturin).arg("--version"));
    if there.is_ok_and(|told| told.trim() == wanted) && wheels().is_dir() {
        return Ok(maturin);
    }
    let fetched = step::run_quietly(program("python3").args(["-m", "venv"]).arg(tools()))
        .and_then(|()| step::run_quietly(pip(&tools()).args(["install", MATURIN])))
        .and_then(|()| {
            let mut needed = pip(&tools());
            needed.args(["download", "--only-binary", ":all:", "--dest"]).arg(wheels());
            step::run_quietly(needed.arg(NEEDED))
        });
    fetched.map(|()| maturin).map_err(|why| {
        Failed::new(format!(
            "the Python package is built by {MATURIN}, which is not there and cannot be fetched: {why}"
        ))
    })
}

/// What the package needs, as files.
pub fn wheels() -> PathBuf {
    tools().join("wheels")
}

/// The pip of a folder of Python's.
pub fn pip(folder: &Path) -> Command {
    let mut pip = program(folder.join("bin/python"));
    pip.args(["-m", "pip", "--disable-pip-version-check", "--quiet"]);
    pip
}
