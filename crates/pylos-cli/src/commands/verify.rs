//! `pylos verify`: an audit of a tablebase by the rules alone.

use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use pylos_tablebase::Kind;
use pylos_tablebase::audit::{Extent, Fault, audit};
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, Kind as FailureKind};
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, Reporter, Step, interrupt_flag};

/// Check a tablebase: derive its values again from those of their successors
///
/// The audit shares nothing with the solver but the rules: successors come from
/// the ordinary move generator. Checksums and images of positions are compared
/// too. Exit code 1 if anything is wrong.
#[derive(clap::Args)]
pub struct Verify {
    #[command(flatten)]
    rules: RulesArg,
    /// Check so many positions at random instead of all
    #[arg(long, value_name = "N")]
    sample: Option<u64>,
    /// What chance starts from
    #[arg(long, value_name = "S", default_value = "1")]
    seed: u64,
    /// Check the table of outcomes instead of that of distances
    #[arg(long)]
    outcomes: bool,
    /// How many threads to use; all cores if left out
    #[arg(long, short, value_name = "T", default_value = "0", hide_default_value = true)]
    threads: usize,
    /// Say nothing while working
    #[arg(long, short)]
    quiet: bool,
    /// Check this file instead of the one in the data directory
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

impl Verify {
    /// Audits, and says what was found.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        let kind = if self.outcomes { Kind::Outcomes } else { Kind::Distances };
        let path = self.file.clone().unwrap_or_else(|| tablebases::path(data, rules, kind));
        let tablebase = tablebases::open(&path)?;
        if tablebase.rules() != rules {
            let found = tablebase.rules();
            let message = format!("{}: this is a tablebase of {found}", path.display());
            return Err(Failure::new(FailureKind::NoTablebase, message));
        }
        let extent = match self.sample {
            Some(positions) => Extent::Sample { positions, seed: self.seed },
            None => Extent::Everything,
        };
        let cores = || std::thread::available_parallelism().map_or(1, usize::from);
        let threads = if self.threads == 0 { cores() } else { self.threads };
        let mut reporter = Reporter::new(console.format(), self.quiet);
        let interrupted = interrupt_flag();
        let mut failed = None;
        let checked = tablebase.check().map_err(Fault::Unreadable).and_then(|()| {
            audit(&tablebase, extent, threads, |done, total| {
                let step = Step {
                    stage: "checking",
                    done: done as f64 / total.max(1) as f64,
                    detail: &format!("{done} of {total} positions"),
                    fields: json!({ "positions": done, "total": total }),
                };
                if let Err(failure) = reporter.tell(step, console) {
                    failed = Some(failure);
                }
                match failed.is_some() || interrupted.load(Ordering::Relaxed) {
                    true => ControlFlow::Break(()),
                    false => ControlFlow::Continue(()),
                }
            })
        });
        let elapsed = reporter.finish().as_secs_f64();
        if let Some(failure) = failed {
            return Err(failure);
        }
        if interrupted.load(Ordering::Relaxed) {
            return Err(Failure::new(FailureKind::Interrupted, "interrupted before the end"));
        }
        let (answer, positions, fault) = match &checked {
            Ok(positions) => (Answer::Yes, *positions, None),
            Err(fault) => (Answer::No, 0, Some(fault.to_string())),
        };
        match (console.format(), &fault) {
            (Format::Json, _) => console.json(&json!({
                "rules": rules.to_string(),
                "sound": fault.is_none(),
                "positions": positions,
                "fault": fault,
                "seconds": elapsed,
            }))?,
            (Format::Text, None) => console.line(format_args!(
                "{rules}: {positions} positions agree with their successors ({elapsed:.1} s)"
            ))?,
            (Format::Text, Some(fault)) => console.line(format_args!("{rules}: {fault}"))?,
        }
        Ok(answer)
    }
}
