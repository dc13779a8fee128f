//! Project chores. `cargo xtask` alone lists them.
#![forbid(unsafe_code)]

mod checks;
mod dist;
mod fuzz;
mod needs;
mod pictures;
mod play;
mod python;
mod release;
mod site;
mod step;
mod wasm;
mod web;

use std::process::ExitCode;

use step::{Failed, cargo};

const HELP: &str = "\
cargo xtask play [ARGS…]  build everything and start the game (or what ARGS ask of pylos)
cargo xtask test          every check and test; stops at the first that fails. Says what is
                          missing on this machine and installs it, where there is apt-get
cargo xtask test --all-rules
                          and all ten pyramid games solved, not only children
cargo xtask ci            the same, but runs all of them and sums up
cargo xtask fuzz          every fuzz target for a few seconds
cargo xtask fuzz --inputs N [TARGETS…]
                          every fuzz target, or these, for N inputs
cargo xtask bench         speeds, as ratios to a baseline measured in the same run
cargo xtask learn [--data DIR] [RULES…]
                          fit the engine's judgement to the tablebases in DIR/tablebases, for
                          all ten pyramid games or these, and write it to the engine's weights
cargo xtask audit-reasons --rules R --turns N --tables DIR
                          review games between levels and check every reason that is given
                          against the rulebook and the tablebase (docs/teaching.md)
cargo xtask web           build the web interface
cargo xtask wasm          build the engine for the browser; fetches a compiler for it into
                          target/, if there is none; with --speed for `npm run bench` in web
cargo xtask python        build the Python package, install it into an environment under target/
                          and run its tests and examples
cargo xtask site [--out DIR] [--tables DIR]
                          build the whole app as files for any static host, into target/site
                          or DIR, with the tablebases of the other DIR
cargo xtask dist          make and try out everything that a release consists of, into
                          target/dist (docs/releasing.md)
cargo xtask dist --check  and once more from nothing, which must give the same bytes
cargo xtask dist --quick  the packages of an unoptimised program alone, into target/dist-quick
cargo xtask release VERSION [--date YYYY-MM-DD] [--dry-run]
                          number, CHANGELOG, commit and tag of a release
cargo xtask pictures      draw the pictures of the documentation, into docs/images/boards";

fn main() -> ExitCode {
    let args: Vec<String> = std::env::args().skip(1).collect();
    let (task, rest) = match &*args {
        [] => ("help", &[][..]),
        [task, rest @ ..] => (task.as_str(), rest),
    };
    let done = match task {
        "play" => play::run(rest),
        "test" => games(rest).and_then(|games| checks::run(checks::OnFailure::Stop, games)),
        "ci" => games(rest).and_then(|games| checks::run(checks::OnFailure::GoOn, games)),
        "fuzz" => fuzz::asked(rest),
        "bench" => bench(),
        "learn" => learn(rest),
        "audit-reasons" => audit_reasons(rest),
        "web" => web::build(),
        "wasm" => wasm::asked(rest),
        "python" => python::test(),
        "site" => site::asked(rest),
        "dist" => dist::asked(rest),
        "release" => release::asked(rest),
        "pictures" => pictures::draw(),
        "help" | "--help" | "-h" => {
            println!("{HELP}");
            Ok(())
        }
        unknown => Err(Failed::new(format!("there is no task “{unknown}”\n\n{HELP}"))),
    };
    match done {
        Ok(()) => ExitCode::SUCCESS,
        Err(failed) => {
            eprintln!("error: {failed}");
            ExitCode::FAILURE
        }
    }
}

/// Which games the checks solve.
fn games(args: &[String]) -> Result<checks::Games, Failed> {
    match args {
        [] => Ok(checks::Games::One),
        [flag] if flag == "--all-rules" => Ok(checks::Games::All),
        _ => Err(Failed::new(format!("“{}” is not understood\n\n{HELP}", args.join(" ")))),
    }
}

/// The trainer is built for this very processor. That makes it faster and
/// changes no bit of what it finds, since no sum is put in another order.
fn learn(args: &[String]) -> Result<(), Failed> {
    let run = ["run", "--quiet", "--release", "--package", "pylos-learn"];
    let mut learn = cargo(run);
    learn.args(["--target-dir", "target/learn", "--"]).args(args);
    step::run(learn.env("RUSTFLAGS", "-C target-cpu=native"))
}

fn audit_reasons(args: &[String]) -> Result<(), Failed> {
    let audit = ["run", "--quiet", "--release", "--package", "pylos-teacher"];
    let mut audit = cargo(audit);
    step::run(audit.args(["--example", "audit_reasons", "--"]).args(args))
}

fn bench() -> Result<(), Failed> {
    step::run(&mut cargo([
        "run",
        "--quiet",
        "--release",
        "--package",
        "pylos-cli",
        "--",
        "bench",
    ]))?;
    step::run(&mut cargo(["bench", "--workspace", "--benches"]))
}
