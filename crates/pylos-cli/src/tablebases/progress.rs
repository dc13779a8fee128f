//! Telling how a solve is getting on.

use std::io::IsTerminal as _;
use std::time::{Duration, Instant};

use indicatif::{ProgressBar, ProgressDrawTarget, ProgressStyle};
use serde_json::json;

use crate::console::{Console, Format};
use crate::failure::Failure;

/// How progress is told.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum Manner {
    /// Nothing is said.
    Quiet,
    /// A bar on the terminal.
    Bar,
    /// Now and then a line on standard error, which is no terminal.
    Lines,
    /// A JSON document for every step.
    Json,
}

/// Tells the progress of a long piece of work in several stages.
pub struct Reporter {
    manner: Manner,
    bar: ProgressBar,
    begun: Instant,
    /// When a line was last written.
    told: Instant,
}

/// Where a stage stands.
pub struct StageProgress<'a> {
    /// What is being done.
    pub stage: &'static str,
    /// How much of the whole work is done, from 0 to 1.
    pub done: f64,
    /// Seconds until the end; `None`: guessed from what is done.
    pub left: Option<f64>,
    /// More in words.
    pub detail: &'a str,
    /// More in JSON: fields to add.
    pub fields: serde_json::Value,
}

impl Reporter {
    /// For a command whose work this is.
    pub fn new(format: Format, quiet: bool) -> Reporter {
        Reporter::telling(match (quiet, format) {
            (true, _) => Manner::Quiet,
            (_, Format::Json) => Manner::Json,
            (_, Format::Text) if std::io::stderr().is_terminal() => Manner::Bar,
            _ => Manner::Lines,
        })
    }

    /// For a command that answers something else: standard output is not
    /// touched.
    pub fn for_side_work() -> Reporter {
        let terminal = std::io::stderr().is_terminal();
        Reporter::telling(if terminal { Manner::Bar } else { Manner::Quiet })
    }

    fn telling(manner: Manner) -> Reporter {
        let target = match manner {
            Manner::Bar => ProgressDrawTarget::stderr(),
            _ => ProgressDrawTarget::hidden(),
        };
        let bar = ProgressBar::with_draw_target(Some(1000), target);
        let style = "{prefix:>8} [{bar:32}] {percent:>3} %  {msg}";
        if let Ok(style) = ProgressStyle::with_template(style) {
            bar.set_style(style.progress_chars("=> "));
        }
        let now = Instant::now();
        Reporter { manner, bar, begun: now, told: now }
    }

    /// Whether words are wanted on the terminal.
    pub fn is_quiet(&self) -> bool {
        matches!(self.manner, Manner::Quiet | Manner::Json)
    }

    /// Tells where the work stands.
    pub fn tell(&mut self, step: StageProgress, console: &mut Console) -> Result<(), Failure> {
        let seconds = self.begun.elapsed().as_secs_f64();
        let guess = || (step.done > 0.02).then(|| seconds * (1.0 - step.done) / step.done);
        let left = step.left.or_else(guess);
        let eta = left.map_or(String::new(), |left| format!(", about {left:.0} s left"));
        match self.manner {
            Manner::Quiet => {}
            Manner::Bar => {
                self.bar.set_position((step.done * 1000.0) as u64);
                self.bar.set_prefix(step.stage);
                self.bar.set_message(format!("{}{eta}", step.detail));
            }
            Manner::Lines => {
                if self.told.elapsed() > Duration::from_secs(5) {
                    self.told = Instant::now();
                    eprintln!("{}: {}{eta}", step.stage, step.detail);
                }
            }
            Manner::Json => {
                let mut line = json!({
                    "stage": step.stage,
                    "done": (step.done * 1e4).round() / 1e4,
                    "seconds": (seconds * 1e3).round() / 1e3,
                });
                if let Some(left) = left {
                    line["left"] = ((left * 10.0).round() / 10.0).into();
                }
                if let (Some(line), Some(fields)) = (line.as_object_mut(), step.fields.as_object())
                {
                    line.extend(fields.clone());
                }
                console.json(&line)?;
                console.flush()?;
            }
        }
        Ok(())
    }

    /// Clears the bar and gives the time since the beginning.
    pub fn finish(self) -> Duration {
        self.bar.finish_and_clear();
        self.begun.elapsed()
    }
}
