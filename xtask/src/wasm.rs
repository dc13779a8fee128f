//! What runs in the browser: the engine (`crates/pylos-browser`), the pictures
//! (`crates/pylos-easel`) and what reads records on other people's pages
//! (`crates/pylos-reader`) as WebAssembly.
//!
//! Not every machine has a compiler for it, so one is provided
//! (`toolchain.rs`), and where that cannot be, the app does without. Nothing
//! here touches the folders of ordinary builds.

mod apt;
mod debian;
mod packages;
mod stamp;
mod toolchain;

use std::path::{Path, PathBuf};
use std::process::Command;
use std::time::{Duration, Instant};

use crate::step::{self, Failed, cannot, cargo, program, root};
use toolchain::{Library, Reach, Toolchain};

const TARGET: &str = "wasm32-unknown-unknown";

/// The search compares many bytes at once; every browser of the last years
/// can do that.
const RUSTFLAGS: &str = "-Ctarget-feature=+simd128";

/// A file of WebAssembly for the pages.
struct Module {
    package: &'static str,
    /// What cargo makes of it.
    built: &'static str,
    /// Where the pages look for it.
    made: &'static str,
}

/// All of them. They are built together, and there are all or none.
const MODULES: [Module; 3] = [
    Module { package: "pylos-browser", built: "pylos_browser.wasm", made: "web/wasm/pylos.wasm" },
    Module { package: "pylos-easel", built: "pylos_easel.wasm", made: "web/wasm/easel.wasm" },
    Module { package: "pylos-reader", built: "pylos_reader.wasm", made: "web/wasm/reader.wasm" },
];

/// How long a machine without a compiler is not asked for one again.
const A_DAY: Duration = Duration::from_secs(24 * 60 * 60);

/// Why there is no engine for the browser.
pub enum Unbuilt {
    /// There is no compiler for it, which is nobody's fault.
    NoCompiler(Failed),
    /// It could not be compiled.
    Broken(Failed),
}

impl Unbuilt {
    /// As a failure of the task, for whoever cannot go on without.
    pub fn into_failed(self) -> Failed {
        let (Unbuilt::NoCompiler(why) | Unbuilt::Broken(why)) = self;
        Failed::new(format!("the engine for the browser cannot be built: {why}"))
    }

    /// What somebody is told who gets the app without it.
    pub fn told(self) -> String {
        let (Unbuilt::NoCompiler(why) | Unbuilt::Broken(why)) = self;
        format!("the app is built without the engine for the browser: {why}")
    }
}

/// Who hears what the compiler says.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Voice {
    /// Whoever sits there.
    Aloud,
    /// Nobody, unless it fails: others work at the same time.
    Quiet,
}

/// What is to be done before the app has its engine.
pub enum State {
    /// Nothing: it is there, and of the sources as they are.
    Fresh,
    /// It has to be built.
    Stale,
    /// There was no compiler to be had a short while ago.
    Missing(Unbuilt),
}

/// `cargo xtask wasm`.
pub fn asked(args: &[String]) -> Result<(), Failed> {
    match args {
        [] => {}
        [flag] if flag == "--speed" => return build_for_speed(),
        _ => {
            let asked = args.join(" ");
            return Err(Failed::new(format!("“{asked}” is not understood: wasm [--speed]")));
        }
    }
    if is_fresh() {
        println!("up to date: {}", sizes());
        return Ok(());
    }
    build(Voice::Aloud).map_err(Unbuilt::into_failed)
}

/// Builds it with fixed work in it, for `npm run bench` in `web`: as it is
/// shipped otherwise, and beside it.
fn build_for_speed() -> Result<(), Failed> {
    let toolchain = Toolchain::find(Reach::Network)?;
    let [engine, ..] = &MODULES;
    step::run(compiling(&toolchain, &[engine.package]).args(["--features", "speed"]))?;
    let to = folder().join("speed.wasm");
    put(&folder().join(TARGET).join("wasm").join(engine.built), &to)?;
    println!("{}", to.display());
    Ok(())
}

/// Builds it for real and lets Node try it.
pub fn test() -> Result<(), Failed> {
    build(Voice::Aloud).map_err(Unbuilt::into_failed)?;
    // The same games are played without a browser, and compared.
    step::run(&mut cargo([
        "build",
        "--locked",
        "--package",
        "pylos-browser",
        "--example",
        "games",
    ]))?;
    let games = root().join("target/debug/examples/games");
    step::run(program("node").arg("web/tests/wasm/run.mjs").arg(games))?;
    step::run(program("node").arg("web/tests/wasm/easel.mjs"))?;
    step::run(program("node").arg("web/tests/wasm/reader.mjs"))?;
    test_twins()
}

/// Lets Node hold the vectors of WebAssembly against plain Rust.
fn test_twins() -> Result<(), Failed> {
    let toolchain = Toolchain::find(Reach::Network)?;
    step::run(compiling(&toolchain, &["pylos-judgement"]).args(["--example", "twins"]))?;
    let twins = folder().join(TARGET).join("wasm/examples/twins.wasm");
    step::run(program("node").arg("web/tests/wasm/twins.mjs").arg(twins))
}

/// Whether anything has to be done, without asking the network.
pub fn state() -> State {
    if is_fresh() {
        return State::Fresh;
    }
    let note = note();
    let age = note.metadata().and_then(|file| file.modified()).ok().map(|then| then.elapsed());
    let is_recent = age.is_some_and(|age| age.is_ok_and(|age| age < A_DAY));
    match std::fs::read_to_string(note) {
        Ok(why) if is_recent && Toolchain::find(Reach::AtHand).is_err() => {
            State::Missing(Unbuilt::NoCompiler(Failed::new(why)))
        }
        _ => State::Stale,
    }
}

/// Builds it, if it is not as it should be already. What was built of other
/// sources does not stay behind: pages must not be bundled with it.
pub fn build(voice: Voice) -> Result<(), Unbuilt> {
    if is_fresh() {
        return Ok(());
    }
    let built = compile(voice);
    match &built {
        Ok(()) => drop(std::fs::remove_file(note())),
        Err(unbuilt) => {
            for made in all_made() {
                let _ = std::fs::remove_file(made);
            }
            if let Unbuilt::NoCompiler(why) = unbuilt {
                let _ = std::fs::create_dir_all(folder());
                let _ = std::fs::write(note(), why.to_string());
            }
        }
    }
    built
}

/// Lets it be built from nothing the next time.
pub fn forget() {
    let _ = std::fs::remove_dir_all(folder().join(TARGET));
    let _ = std::fs::remove_file(kept());
}

fn compile(voice: Voice) -> Result<(), Unbuilt> {
    let begun = Instant::now();
    let mut toolchain = Toolchain::find(Reach::Network).map_err(Unbuilt::NoCompiler)?;
    // Taken before: sources that change meanwhile make it stale.
    let sources = stamp::of(&sources());
    let built = run(&toolchain, voice).or_else(|why| match toolchain {
        // Where there is no network, cargo may lack what the library stands on.
        Toolchain::InUse(Library::Compiled) => {
            toolchain = Toolchain::InUse(Library::Shipped);
            run(&toolchain, voice)
        }
        _ => Err(why),
    });
    built.and_then(|()| hand_over(&sources)).map_err(Unbuilt::Broken)?;
    if voice == Voice::Aloud {
        let seconds = begun.elapsed().as_secs_f64();
        println!("{}, built with {} in {seconds:.0} s", sizes(), toolchain.name());
    }
    Ok(())
}

fn compiling(toolchain: &Toolchain, packages: &[&str]) -> Command {
    let mut build = cargo(["build", "--profile", "wasm"]);
    build.args(packages.iter().flat_map(|package| ["--package", package]));
    build.args(["--target", TARGET, "--target-dir"]).arg(folder());
    toolchain.compile(&mut build, RUSTFLAGS);
    build
}

fn run(toolchain: &Toolchain, voice: Voice) -> Result<(), Failed> {
    let mut build = compiling(toolchain, &MODULES.map(|module| module.package));
    match voice {
        Voice::Aloud => step::run(&mut build),
        Voice::Quiet => step::run_quietly(&mut build),
    }
}

/// Puts what was built where the pages look for it.
fn hand_over(sources: &str) -> Result<(), Failed> {
    for Module { built, made, .. } in &MODULES {
        let built = folder().join(TARGET).join("wasm").join(built);
        put(&built, &root().join(made))?;
    }
    let kept = kept();
    std::fs::write(&kept, whole_stamp(sources)).map_err(|error| cannot("write", &kept, &error))
}

/// Copies a file, unless the same is there already: pages are bundled anew
/// when it changes.
fn put(built: &Path, made: &Path) -> Result<(), Failed> {
    let bytes = std::fs::read(built).map_err(|error| cannot("read", built, &error))?;
    if std::fs::read(made).ok().as_ref() == Some(&bytes) {
        return Ok(());
    }
    let half = made.with_extension("tmp");
    let written = std::fs::create_dir_all(half.with_file_name(""))
        .and_then(|()| std::fs::write(&half, bytes))
        .and_then(|()| std::fs::rename(&half, made));
    written.map_err(|error| cannot("write", made, &error))
}

/// Whether it is made of the sources as they are, and still what was made.
fn is_fresh() -> bool {
    // Only what was built can be fresh, and most of the time it is.
    let kept = std::fs::read_to_string(kept());
    all_made().iter().all(|made| made.exists())
        && kept.is_ok_and(|kept| kept == whole_stamp(&stamp::of(&sources())))
}

fn whole_stamp(sources: &str) -> String {
    format!("sources {sources}\nmade {}\n", stamp::of(&all_made()))
}

/// Everything that may have a part in it. Not all of the crates have, but
/// cargo knows that better.
fn sources() -> Vec<PathBuf> {
    let names = [
        "crates",
        "locales",
        "Cargo.toml",
        "Cargo.lock",
        ".cargo",
        "xtask/src/wasm",
        "xtask/src/wasm.rs",
    ];
    names.map(|name| root().join(name)).into()
}

/// Where cargo builds it, apart from all else.
fn folder() -> PathBuf {
    root().join("target/wasm-build")
}

/// The stamp of what is there.
fn kept() -> PathBuf {
    folder().join("stamp")
}

/// Why there was no compiler, the last time.
fn note() -> PathBuf {
    folder().join("missing")
}

fn all_made() -> Vec<PathBuf> {
    MODULES.iter().map(|module| root().join(module.made)).collect()
}

fn sizes() -> String {
    let size = |module: &Module| {
        let bytes = root().join(module.made).metadata().map_or(0, |file| file.len());
        format!("{} {} kB", module.made, bytes.div_ceil(1000))
    };
    MODULES.each_ref().map(size).join(", ")
}
