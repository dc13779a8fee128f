//! Reviews games between levels and holds every reason that the teacher gives
//! against the rulebook and exact values.
//!
//! ```text
//! cargo xtask audit-reasons --rules standard --turns 100000 --tables DIR
//! ```

#[path = "../tests/reasons/audit/mod.rs"]
mod audit;
#[path = "audit_reasons/games.rs"]
mod games;
#[path = "audit_reasons/tally.rs"]
mod tally;

use std::path::PathBuf;
use std::process::ExitCode;

use pylos_rules::{AnyRules, ByGame};

use tally::Tally;

struct Asked {
    rules: AnyRules,
    turns: u64,
    tables: PathBuf,
    seed: u64,
}

const USAGE: &str = "audit_reasons --rules R [--turns N] [--tables DIR] [--seed N]";

fn asked() -> Result<Asked, String> {
    let mut asked =
        Asked { rules: AnyRules::default(), turns: 1_000, tables: PathBuf::from("."), seed: 1 };
    let mut args = std::env::args().skip(1);
    while let Some(name) = args.next() {
        let value = args.next().ok_or_else(|| format!("{name} needs a value; {USAGE}"))?;
        let number = || value.parse().map_err(|_| format!("“{value}” is no number; {USAGE}"));
        match name.as_str() {
            "--rules" => asked.rules = value.parse().map_err(|error| format!("{error}"))?,
            "--turns" => asked.turns = number()?,
            "--seed" => asked.seed = number()?,
            "--tables" => asked.tables = value.into(),
            _ => return Err(format!("“{name}” is not understood; {USAGE}")),
        }
    }
    Ok(asked)
}

fn run() -> Result<Tally, String> {
    let asked = asked()?;
    let mut tally = Tally::default();
    match asked.rules {
        ByGame::Pyramid(rules) => {
            let found = pylos_engine::tablebase::find(&asked.tables, rules);
            let oracle = found.map_err(|error| error.to_string())?;
            let oracle =
                oracle.ok_or_else(|| format!("no tablebase for {rules} in {:?}", asked.tables))?;
            games::pyramid(rules, &*oracle, asked.turns, asked.seed, &mut tally);
        }
        ByGame::Equator(rules) => games::equator(rules, asked.turns, asked.seed, &mut tally),
    }
    Ok(tally)
}

fn main() -> ExitCode {
    match run() {
        Ok(tally) => {
            println!("{tally}");
            if tally.is_clean() { ExitCode::SUCCESS } else { ExitCode::FAILURE }
        }
        Err(message) => {
            eprintln!("error: {message}");
            ExitCode::from(2)
        }
    }
}
