//! `pylos certify`: a proof that others can check.

mod finding;

use std::path::{Path, PathBuf};
use std::sync::atomic::{AtomicBool, Ordering};

use pylos_rules::pyramid::{Color, Position};
use pylos_rules::{Side as _, Value};
use pylos_strategy::make::{self, MakeError, Progress, Reached, Task};
use pylos_strategy::{Strategy, check};
use pylos_tablebase::{Kind, TablebaseError};
use serde_json::json;

use crate::console::{Answer, Console};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::file_error::FileError;
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, Reporter, StageProgress, interrupt_flag};
use crate::terminal_game::TerminalGame as _;
use crate::threads_arg::ThreadsArg;
use crate::{strategies, whole_file};

/// Write a winning strategy small enough to mail, or check one by the rules alone
///
/// The strategy has one turn of the winner for everything that the loser can do
/// after such turns, up to symmetry. It is made from the tablebase, and lies
/// where `pylos play` and `pylos engine` find it. Where the game is drawn, each
/// side gets a strategy by which it does not lose.
///
/// --check reads a file and derives its claim again without a tablebase. Exit
/// code 1 if the claim is not shown.
#[derive(clap::Args)]
pub struct Certify {
    #[command(flatten)]
    rules: RulesArg,
    /// Leave to a search what is won in fewer plies; 0 goes to the very end
    #[arg(long, value_name = "N", default_value = "12", conflicts_with = "check")]
    down_to: u16,
    /// Begin at this position instead of the empty board
    #[arg(long, value_name = "POS", requires = "output")]
    from: Option<String>,
    /// Write to this file instead of the data directory
    #[arg(long, short, value_name = "FILE", conflicts_with = "check")]
    output: Option<PathBuf>,
    /// Check this file instead of making one
    #[arg(long, value_name = "FILE", conflicts_with = "from")]
    check: Option<PathBuf>,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Say nothing while working
    #[arg(long, short)]
    quiet: bool,
}

/// Why a value cannot be told.
enum Lack {
    Tablebase(TablebaseError),
    Interrupted,
}

/// Deeper than this no search could follow.
const DEEPEST: u16 = 60;

impl Certify {
    /// Makes a strategy, or checks one, and says what was found.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        match &self.check {
            Some(path) => self.check(path, console),
            None => self.make(data, console),
        }
    }

    fn make(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let rules = tablebases::pyramid_rules(&self.rules)?;
        if self.down_to > DEEPEST {
            return Err(Failure::usage(format!("--down-to goes from 0 to {DEEPEST}")));
        }
        let root = Position::given(rules, self.from.as_deref())?;
        let path = tablebases::path(data, rules, Kind::Distances);
        let tablebase = tablebases::open_whole(&path, rules)?;
        let interrupted = interrupt_flag();
        let values = |position: &Position| {
            if interrupted.load(Ordering::Relaxed) {
                return Err(Lack::Interrupted);
            }
            tablebase.probe(position).map_err(Lack::Tablebase)
        };
        let value = values(&root).map_err(lacking)?;
        if let Value::Loss(plies) = value
            && plies < self.down_to.max(2)
        {
            return Err(Failure::usage(format!(
                "this position is lost in {plies} plies, where the strategy has ended already: \
                 choose a smaller --down-to, or an earlier position"
            )));
        }
        let owners = match value {
            Value::Win(_) => vec![root.to_move()],
            Value::Loss(_) => vec![root.to_move().other()],
            Value::Draw => Color::BOTH.to_vec(),
        };
        for owner in &owners {
            let task = Task {
                rules,
                root,
                owner: *owner,
                down_to: self.down_to,
                threads: self.threads.get(),
            };
            let mut reporter = Reporter::new(console.format(), self.quiet);
            let mut failed = None;
            let mut watch = |progress: Progress| {
                let told = reporter.tell(stage(&progress, value), console);
                failed = failed.take().or(told.err());
            };
            let strategy = match value {
                Value::Draw => make::hold(&task, &values, &mut watch),
                Value::Win(_) | Value::Loss(_) => make::win(&task, &values, &mut watch),
            };
            let seconds = reporter.finish().as_secs_f64();
            if let Some(failure) = failed {
                return Err(failure);
            }
            let strategy = strategy.map_err(|error| match error {
                MakeError::Values(lack) => lacking(lack),
                MakeError::NotSo(value) => Failure::usage(format!("the position is a {value}")),
            })?;
            let path = self.path(data, &strategy, owners.len() > 1);
            let bytes = strategy.to_bytes();
            whole_file::write_in_new_folder(&path, &bytes)?;
            finding::made(&strategy, bytes.len(), &path, seconds, console)?;
        }
        Ok(Answer::Yes)
    }

    /// Where a strategy goes. Two do not fit into one file: then the sides are
    /// part of the names.
    fn path(&self, data: &DataDir, strategy: &Strategy, several: bool) -> PathBuf {
        let terms = strategy.terms();
        match &self.output {
            None => tablebases::directory(data).join(terms.file_name()),
            Some(path) if several => {
                let stem = path.file_stem().unwrap_or_default().to_string_lossy();
                let extension = path.extension().map(|e| format!(".{}", e.to_string_lossy()));
                let name = format!("{stem}.{}{}", terms.owner, extension.unwrap_or_default());
                path.with_file_name(name)
            }
            Some(path) => path.clone(),
        }
    }

    fn check(&self, path: &Path, console: &mut Console) -> Result<Answer, Failure> {
        let bytes =
            std::fs::read(path).map_err(|error| Failure::in_file(path, &FileError::Io(error)))?;
        let strategy =
            Strategy::from_bytes(&bytes).map_err(|problem| strategies::unusable(path, &problem))?;
        let interrupted: &AtomicBool = &interrupt_flag();
        let mut reporter = Reporter::new(console.format(), self.quiet);
        let mut failed = None;
        let checked = check(&strategy, self.threads.get(), |done, total| {
            let step = StageProgress {
                stage: "checking",
                done: done as f64 / total.max(1) as f64,
                left: None,
                detail: &format!("{done} of {total} positions"),
                fields: json!({ "positions": done, "total": total }),
            };
            failed = failed.take().or(reporter.tell(step, console).err());
            match failed.is_some() || interrupted.load(Ordering::Relaxed) {
                true => std::ops::ControlFlow::Break(()),
                false => std::ops::ControlFlow::Continue(()),
            }
        });
        let seconds = reporter.finish().as_secs_f64();
        if let Some(failure) = failed {
            return Err(failure);
        }
        if interrupted.load(Ordering::Relaxed) {
            return Err(Failure::new(FailureKind::Interrupted, "interrupted before the end"));
        }
        finding::checked(&strategy, &checked, seconds, console)?;
        Ok(if checked.is_ok() { Answer::Yes } else { Answer::No })
    }
}

/// How far the work has come, as one number: every two plies nearer to the end
/// there are about twice as many positions.
fn stage(progress: &Progress, value: Value) -> StageProgress<'static> {
    let Progress { attempt, attempts, reached, positions } = *progress;
    let (part, fields) = match reached {
        Reached::Distance(distance) => {
            let above = value.plies().unwrap_or_default().saturating_sub(distance);
            let part = 1.0 - 0.9_f64.powi(i32::from(above));
            (part, json!({ "attempt": attempt, "distance": distance, "positions": positions }))
        }
        Reached::Open(open) => {
            let part = positions as f64 / (positions + open).max(1) as f64;
            (part, json!({ "attempt": attempt, "open": open, "positions": positions }))
        }
    };
    let detail: &'static str = "choosing turns";
    StageProgress {
        stage: "choosing",
        done: (attempt as f64 - 1.0 + part) / attempts as f64,
        left: None,
        detail,
        fields,
    }
}

fn lacking(lack: Lack) -> Failure {
    match lack {
        Lack::Tablebase(error) => tablebases::unreadable(error),
        Lack::Interrupted => {
            Failure::new(FailureKind::Interrupted, "interrupted; nothing was written")
        }
    }
}
