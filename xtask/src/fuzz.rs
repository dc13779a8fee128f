//! Every fuzz target, for a short while or for so many inputs.
//!
//! libFuzzer needs coverage counters in the code, and those are ordinary
//! options of a stable compiler. So neither a nightly toolchain nor cargo-fuzz
//! is needed here, only a C++ compiler for libFuzzer itself; `cargo fuzz`
//! works on the same targets for longer runs with sanitizers.

use std::path::PathBuf;

use crate::step::{Failed, answers, cargo, host, program, root, run, run_quietly};

/// How long each target runs.
#[derive(Clone, Copy, Debug)]
pub enum Extent {
    /// So many seconds.
    Seconds(u32),
    /// So many inputs.
    Inputs(u64),
}

const COVERAGE: &str = "--cfg fuzzing -Cpasses=sancov-module \
    -Cllvm-args=-sanitizer-coverage-level=4 \
    -Cllvm-args=-sanitizer-coverage-inline-8bit-counters \
    -Cllvm-args=-sanitizer-coverage-pc-table";

/// Builds the targets and runs each for a few seconds.
pub fn smoke() -> Result<(), Failed> {
    run_all(Extent::Seconds(4), &[])
}

/// What `cargo xtask fuzz` is asked for.
pub fn asked(args: &[String]) -> Result<(), Failed> {
    match args {
        [] => smoke(),
        [flag, inputs, chosen @ ..] if flag == "--inputs" => {
            let inputs = inputs.parse().map_err(|_| {
                Failed::new(format!("--inputs needs a number of inputs, found “{inputs}”"))
            })?;
            run_all(Extent::Inputs(inputs), chosen)
        }
        _ => Err(Failed::new(format!(
            "“{}” is not understood: fuzz [--inputs N [TARGETS…]]",
            args.join(" ")
        ))),
    }
}

/// Builds the targets and runs each of these, or all if none is named.
fn run_all(extent: Extent, chosen: &[String]) -> Result<(), Failed> {
    let mut targets = targets()?;
    if let Some(unknown) = chosen.iter().find(|name| !targets.contains(name)) {
        return Err(Failed::new(format!(
            "there is no fuzz target “{unknown}”, only {}",
            targets.join(", ")
        )));
    }
    targets.retain(|target| chosen.is_empty() || chosen.contains(target));
    if !answers(program("c++").arg("--version")) {
        return Err(Failed::new("libFuzzer needs a C++ compiler (c++): please install one"));
    }
    let folder = root().join("fuzz");
    // Given a target, cargo keeps the flags away from build scripts; the host
    // is the only one sure to be installed.
    let host = host()?;
    let mut build = cargo(["build", "--locked", "--release", "--target", &host]);
    run(build.current_dir(&folder).env("RUSTFLAGS", COVERAGE))?;
    for target in targets {
        println!("fuzzing {target}");
        let corpus = folder.join("corpus").join(&target);
        std::fs::create_dir_all(&corpus)
            .map_err(|error| Failed::new(format!("cannot make {}: {error}", corpus.display())))?;
        let mut fuzzer = program(folder.join("target").join(&host).join("release").join(&target));
        fuzzer.current_dir(&folder).arg(corpus).arg("seeds");
        fuzzer.args(["-verbosity=0", "-timeout=10"]);
        fuzzer.args(longest(&target).map(|bytes| format!("-max_len={bytes}")));
        fuzzer.arg(match extent {
            Extent::Seconds(seconds) => format!("-max_total_time={seconds}"),
            Extent::Inputs(inputs) => format!("-runs={inputs}"),
        });
        let begun = std::time::Instant::now();
        // It talks a lot, which matters only if it found something.
        run_quietly(&mut fuzzer)?;
        if let Extent::Inputs(inputs) = extent {
            println!("  {inputs} inputs in {:.0} s", begun.elapsed().as_secs_f64());
        }
    }
    Ok(())
}

/// How many bytes of an input a target looks at, if not at all of them: what
/// comes behind would only be changed in vain.
fn longest(target: &str) -> Option<usize> {
    // The rules, and two hundred actions.
    (target == "play").then_some(201)
}

/// The names of the targets: one file each.
fn targets() -> Result<Vec<String>, Failed> {
    let folder = root().join("fuzz/fuzz_targets");
    let unreadable = |error| Failed::new(format!("cannot read {}: {error}", folder.display()));
    let mut names = Vec::new();
    for entry in folder.read_dir().map_err(unreadable)? {
        let path: PathBuf = entry.map_err(unreadable)?.path();
        if path.extension().is_some_and(|extension| extension == "rs") {
            names.extend(path.file_stem().map(|name| name.to_string_lossy().into_owned()));
        }
    }
    names.sort();
    Ok(names)
}
