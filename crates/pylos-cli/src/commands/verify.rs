//! `pylos verify`: an audit of a tablebase by the rules alone.

use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use pylos_rules::pyramid::Rules;
use pylos_tablebase::audit::{Audited, Extent, Fault, Shown, audit, compare};
use pylos_tablebase::{Kind, Tablebase};
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, Reporter, StageProgress, interrupt_flag};
use crate::threads_arg::ThreadsArg;

/// Check a tablebase: derive its values again from those of their successors
///
/// The audit shares nothing with the solver but the rules: successors come from
/// the ordinary move generator. Checksums and images of positions are compared
/// too. Exit code 1 if anything is wrong.
///
/// Outcomes alone can agree with one another and be wrong where play goes in a
/// circle. So the tablebase of distances in the same directory is audited, and
/// the outcomes are compared with it; without one the answer says that nothing
/// is proven.
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
    #[command(flatten)]
    threads: ThreadsArg,
    /// Say nothing while working
    #[arg(long, short)]
    quiet: bool,
    /// Check this file instead of the one in the data directory
    #[arg(long, value_name = "FILE")]
    file: Option<PathBuf>,
}

/// What has been found out about a file.
struct Finding {
    rules: Rules,
    checked: Result<Audited, Fault>,
    /// The tablebase of distances by which outcomes were judged.
    judge: Option<PathBuf>,
    seconds: f64,
}

impl Verify {
    /// Audits, and says what was found.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        let kind = if self.outcomes { Kind::Outcomes } else { Kind::Distances };
        let path = self.file.clone().unwrap_or_else(|| tablebases::path(data, rules, kind));
        let tablebase = tablebases::open_whole(&path, rules)?;
        let judge = match tablebase.kind() {
            Kind::Distances => None,
            Kind::Outcomes => judge(&path, rules)?,
        };
        let mut reporter = Reporter::new(console.format(), self.quiet);
        let interrupted = interrupt_flag();
        let mut failed = None;
        let mut watch = |stage, done: u64, total: u64| {
            let step = StageProgress {
                stage,
                done: done as f64 / total.max(1) as f64,
                left: None,
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
        };
        let checked = self.check(&tablebase, judge.as_ref(), &mut watch);
        let seconds = reporter.finish().as_secs_f64();
        if let Some(failure) = failed {
            return Err(failure);
        }
        if interrupted.load(Ordering::Relaxed) {
            return Err(Failure::new(FailureKind::Interrupted, "interrupted before the end"));
        }
        let judge = judge.map(|judge| judge.path().to_owned());
        let finding = Finding { rules, checked, judge, seconds };
        match console.format() {
            Format::Json => console.json(&finding.to_json())?,
            Format::Text => finding.lines().into_iter().try_for_each(|line| console.line(line))?,
        }
        Ok(if finding.checked.is_ok() { Answer::Yes } else { Answer::No })
    }

    fn check(
        &self,
        tablebase: &Tablebase,
        judge: Option<&Tablebase>,
        watch: &mut impl FnMut(&'static str, u64, u64) -> ControlFlow<()>,
    ) -> Result<Audited, Fault> {
        let extent = match self.sample {
            Some(positions) => Extent::Sample { positions, seed: self.seed },
            None => Extent::Everything,
        };
        let threads = self.threads.get();
        let mut audited = |tablebase: &Tablebase| {
            tablebase.check().map_err(Fault::Unreadable)?;
            audit(tablebase, extent, threads, |done, total| watch("checking", done, total))
        };
        let Some(judge) = judge else { return audited(tablebase) };
        // As much is proven of the outcomes as of the distances.
        let Audited { shown, .. } = audited(judge)?;
        tablebase.check().map_err(Fault::Unreadable)?;
        let watch = |done, total| watch("comparing", done, total);
        let positions = compare(tablebase, judge, extent, threads, watch)?;
        Ok(Audited { positions, shown })
    }
}

/// The tablebase of distances beside one of outcomes.
fn judge(path: &Path, rules: Rules) -> Result<Option<Tablebase>, Failure> {
    let directory = path.parent().unwrap_or(Path::new("."));
    let distances = Kind::Distances.path_in(directory, rules);
    distances.exists().then(|| tablebases::open_whole(&distances, rules)).transpose()
}

/// Why outcomes that agree with one another are not proven.
const LIMIT: &str = "this proves nothing yet: outcomes without distances can agree and be wrong \
    where play goes in a circle";

impl Finding {
    /// Whether the file is as it should be: unknown if nothing is wrong with it
    /// and nothing proven.
    fn sound(&self) -> Option<bool> {
        match &self.checked {
            Err(_) => Some(false),
            Ok(Audited { shown: Shown::Consistency, .. }) => None,
            Ok(Audited { shown: Shown::Everything | Shown::Sample, .. }) => Some(true),
        }
    }

    fn lines(&self) -> Vec<String> {
        let Finding { rules, checked, judge, seconds } = self;
        let Audited { positions, shown } = match checked {
            Ok(audited) => audited,
            Err(fault) => return vec![format!("{rules}: {fault}")],
        };
        let agree = match judge {
            None => format!("{positions} positions agree with their successors"),
            Some(judge) => format!("{positions} outcomes agree with {}", judge.display()),
        };
        let mut lines = vec![match shown {
            Shown::Everything => {
                format!("{rules}: {agree}, every value is proven ({seconds:.1} s)")
            }
            Shown::Sample | Shown::Consistency => format!("{rules}: {agree} ({seconds:.1} s)"),
        }];
        if *shown == Shown::Consistency {
            lines.push(format!(
                "{LIMIT}; make the distances with `pylos solve --rules {rules}`, and verify again"
            ));
        }
        lines
    }

    fn to_json(&self) -> serde_json::Value {
        let audited = self.checked.as_ref().ok();
        let shown = audited.map(|audited| match audited.shown {
            Shown::Everything => "everything",
            Shown::Sample => "sample",
            Shown::Consistency => "consistency",
        });
        json!({
            "rules": self.rules.to_string(),
            "sound": self.sound(),
            "shown": shown,
            "limit": (shown == Some("consistency")).then_some(LIMIT),
            "positions": audited.map_or(0, |audited| audited.positions),
            "compared_with": self.judge.as_ref().map(|judge| judge.display().to_string()),
            "fault": self.checked.as_ref().err().map(Fault::to_string),
            "seconds": self.seconds,
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn finding(shown: Shown) -> Finding {
        let checked = Ok(Audited { positions: 9, shown });
        Finding { rules: Rules::STANDARD, checked, judge: None, seconds: 1.0 }
    }

    /// Outcomes that agree with one another are not called sound, in words and
    /// in JSON: a drawn circle called won and lost agrees, too.
    #[test]
    fn what_is_only_consistent_is_not_called_sound() {
        let consistent = finding(Shown::Consistency);
        assert_eq!(consistent.to_json()["sound"], serde_json::Value::Null);
        assert_eq!(consistent.to_json()["limit"], LIMIT);
        let text = consistent.lines().join("\n");
        assert!(text.contains("proves nothing yet") && !text.contains("is proven"), "{text}");
    }

    #[test]
    fn only_all_of_the_distances_are_a_proof() {
        let everything = finding(Shown::Everything);
        assert_eq!(everything.to_json()["sound"], true);
        assert_eq!(
            everything.lines(),
            ["standard: 9 positions agree with their successors, every value is proven (1.0 s)"]
        );
        let sample = finding(Shown::Sample);
        assert_eq!(sample.to_json()["shown"], "sample");
        assert_eq!(sample.lines(), ["standard: 9 positions agree with their successors (1.0 s)"]);
    }
}
