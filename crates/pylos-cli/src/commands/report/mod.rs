//! `pylos report`: the solved game in figures, as a page that stands for itself.

mod charts;
mod figures;
mod html;
mod markdown;
mod paper;
mod sections;

use std::path::PathBuf;
use std::sync::atomic::Ordering;

use pylos_findings::survey::Sample;
use pylos_rules::pyramid::Rules;
use pylos_tablebase::{Kind, Tablebase};
use serde_json::json;

use crate::commands::reach;
use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::tablebases::{self, Reporter, StageProgress, interrupt_flag};
use crate::threads_arg::ThreadsArg;
use crate::whole_file;
use figures::{Figures, Stop, Wanted};

/// Write a report on the solved game: HTML with drawings, and Markdown
///
/// It covers every reading whose tablebase is there, or those that --rules
/// names. Counts of all positions are exact; what must look at the turns of
/// positions looks at a sample drawn by lot, and says how exact that is. The
/// same options give the same report on every machine.
#[derive(clap::Args)]
pub struct Report {
    /// Only these rules; may be given several times
    #[arg(long, short, value_name = "RULES")]
    rules: Vec<String>,
    /// How many positions of each game to draw by lot
    #[arg(long, value_name = "N", default_value = "100000", value_parser = clap::value_parser!(u64).range(1..=1_000_000_000))]
    sample: u64,
    /// How many decisions to put to each level of the computer
    #[arg(long, value_name = "N", default_value = "200", value_parser = clap::value_parser!(u32).range(1..=1_000_000))]
    decisions: u32,
    /// Where chance begins
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Say nothing while working
    #[arg(long, short)]
    quiet: bool,
    /// The folder in which report.html and report.md appear
    #[arg(long, short, value_name = "DIR", default_value = ".")]
    output: PathBuf,
}

impl Report {
    /// Gathers the figures and writes both files.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let tables = self.tables(data)?;
        let wanted = Wanted {
            sample: Sample { positions: self.sample, seed: self.seed, threads: self.threads.get() },
            decisions: self.decisions as usize,
        };
        for tablebase in &tables {
            tablebases::check_memory(reach::memory(tablebase.rules()))?;
        }
        let interrupted = interrupt_flag();
        let mut reporter = Reporter::new(console.format(), self.quiet);
        let mut all = Vec::new();
        for (number, tablebase) in tables.iter().enumerate() {
            let rules = tablebase.rules().to_string();
            let mut failed = None;
            let figures = Figures::gather(tablebase, &wanted, &mut |part| {
                let step = StageProgress {
                    stage: "report",
                    done: (number as f64 + part) / tables.len() as f64,
                    left: None,
                    detail: &rules,
                    fields: json!({ "rules": rules }),
                };
                failed = failed.take().or(reporter.tell(step, console).err());
                match failed.is_some() || interrupted.load(Ordering::Relaxed) {
                    true => std::ops::ControlFlow::Break(()),
                    false => std::ops::ControlFlow::Continue(()),
                }
            });
            if let Some(failure) = failed {
                return Err(failure);
            }
            all.push(figures.map_err(|stop| match stop {
                Stop::Tablebase(error) => tablebases::unreadable(error),
                Stop::Reach(error) => tablebases::unsolved(error),
                Stop::Interrupted => {
                    Failure::new(FailureKind::Interrupted, "interrupted; nothing was written")
                }
            })?);
        }
        let seconds = reporter.finish().as_secs_f64();
        let paper = sections::paper(&all, &wanted);
        let files = [
            (self.output.join("report.html"), html::write(&paper)),
            (self.output.join("report.md"), markdown::write(&paper)),
        ];
        for (path, text) in &files {
            whole_file::write_in_new_folder(path, text.as_bytes())?;
        }
        let [html, markdown] = files.map(|(path, _)| path.display().to_string());
        match console.format() {
            Format::Text => {
                let games = all.len();
                console.line(format_args!(
                    "{games} {} in {seconds:.0} s: {html}, {markdown}",
                    if games == 1 { "game" } else { "games" }
                ))?;
            }
            Format::Json => console.json(&json!({
                "stage": "done",
                "done": 1.0,
                "seconds": seconds,
                "files": [html, markdown],
                "games": all.iter().map(Figures::to_json).collect::<Vec<_>>(),
            }))?,
        }
        Ok(Answer::Yes)
    }

    /// The tablebases that were asked for, or those that are there.
    fn tables(&self, data: &DataDir) -> Result<Vec<Tablebase>, Failure> {
        let directory = tablebases::directory(data);
        let open = |rules: Rules| {
            Tablebase::find(&directory, rules, Kind::Distances).map_err(tablebases::unreadable)
        };
        let mut tables = Vec::new();
        for text in &self.rules {
            let rules: Rules = text.parse()?;
            let missing = || {
                let words = format!(
                    "there is no tablebase with distances for {rules}: \
                     make it with `pylos solve --rules {rules}`"
                );
                Failure::new(FailureKind::NoTablebase, words)
            };
            tables.push(open(rules)?.ok_or_else(missing)?);
        }
        if self.rules.is_empty() {
            for rules in Rules::ALL {
                tables.extend(open(rules)?);
            }
        }
        match tables.is_empty() {
            false => Ok(tables),
            true => Err(Failure::new(
                FailureKind::NoTablebase,
                format!(
                    "there is no tablebase with distances in {}: make one with `pylos solve --rules standard`",
                    directory.display()
                ),
            )),
        }
    }
}
