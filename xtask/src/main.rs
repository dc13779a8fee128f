//! Project chores. `cargo xtask` alone lists them.
#![forbid(unsafe_code)]

mod checks;
mod fuzz;
mod needs;
mod play;
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
cargo xtask fuzz --inputs N
                          every fuzz target for N inputs
cargo xtask bench         speeds, as ratios to a baseline measured in the same run
cargo xtask web           build the web interface
cargo xtask wasm          build the engine for the browser; fetches a compiler for it into
                          target/, if there is none
cargo xtask site [--out DIR] [--tables DIR]
                          build the whole app as files for any static host, into target/site
                          or DIR, with the tablebases of the other DIR";

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
        "web" => web::build(),
        "wasm" => wasm::asked(rest),
        "site" => site::asked(rest),
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
