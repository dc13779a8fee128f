//! `pylos solve`: making a tablebase.

use std::path::PathBuf;

use pylos_tablebase::Kind;
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, Make, Reporter};
use crate::threads_arg::ThreadsArg;

/// Solve the pyramid game completely and keep the values in a tablebase
///
/// Every position gets its exact value: who wins, and in how many plies. The
/// file appears only when it is complete; Ctrl-C leaves nothing behind.
#[derive(clap::Args)]
pub struct Solve {
    #[command(flatten)]
    rules: RulesArg,
    /// Keep who wins, and not in how many plies: a smaller file
    #[arg(long)]
    outcomes: bool,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Say nothing while working
    #[arg(long, short)]
    quiet: bool,
    /// Write to this file instead of the data directory
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Solve {
    /// Solves, writes, and says what was found.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        let kind = if self.outcomes { Kind::Outcomes } else { Kind::Distances };
        let path = self.output.clone().unwrap_or_else(|| tablebases::new_path(data, rules, kind));
        let reporter = Reporter::new(console.format(), self.quiet);
        let make = Make { rules, kind, threads: self.threads };
        let made = make.run(&path, reporter, console)?;
        let value = made.solution.value(0, 0);
        let old = tablebases::directory(data).join(kind.old_file_name(rules));
        let unused = (self.output.is_none() && old.exists()).then_some(old);
        let (solving, all) = (made.solving.as_secs_f64(), made.elapsed.as_secs_f64());
        match console.format() {
            Format::Text => {
                console.line(format_args!(
                    "{rules}: from the empty board, {value}; the longest win takes {} plies",
                    made.solution.longest
                ))?;
                console.line(format_args!(
                    "solved in {solving:.1} s, written in {:.1} s: {} bytes in {}",
                    all - solving,
                    made.bytes,
                    path.display()
                ))?;
                if let Some(old) = &unused {
                    console.line(format_args!(
                        "{} has the name of an older version and is used no more: you can remove it",
                        old.display()
                    ))?;
                }
            }
            Format::Json => console.json(&json!({
                "stage": "done",
                "done": 1.0,
                "rules": rules.to_string(),
                "value": value.to_string(),
                "longest": made.solution.longest,
                "solving_seconds": solving,
                "seconds": all,
                "bytes": made.bytes,
                "file": path.display().to_string(),
                "unused": unused.map(|old| old.display().to_string()),
            }))?,
        }
        Ok(Answer::Yes)
    }
}
