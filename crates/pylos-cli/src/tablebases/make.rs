//! Making a tablebase: solve, write, tell how it goes.

use std::path::Path;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use pylos_rules::pyramid::{RuleSet, Rules};
use pylos_solver::{Machine, Solution, SolveError, Task, Verdict};
use pylos_tablebase::Kind;
use serde_json::json;

use super::course::{Course, Standing};
use super::machine;
use super::progress::{Reporter, StageProgress};
use crate::console::Console;
use crate::failure::{Failure, FailureKind};
use crate::threads_arg::ThreadsArg;

/// A tablebase to make.
#[derive(Clone, Copy, Debug)]
pub struct Make {
    /// The rules.
    pub rules: Rules,
    /// What it will tell.
    pub kind: Kind,
    /// Threads to use, for solving and for writing.
    pub threads: ThreadsArg,
}

/// A tablebase that has been made.
pub struct Made {
    /// What was found out.
    pub solution: Solution,
    /// The length of the file.
    pub bytes: u64,
    /// How long solving took, and everything.
    pub solving: Duration,
    /// Everything.
    pub elapsed: Duration,
}

/// What making a tablebase takes.
struct Needs {
    memory: u64,
    disk: u64,
    seconds: f64,
}

impl Make {
    /// Makes the file. What goes wrong before the end leaves nothing behind.
    pub fn run(
        self,
        path: &Path,
        mut reporter: Reporter,
        console: &mut Console,
    ) -> Result<Made, Failure> {
        let file = |error: std::io::Error| {
            Failure::new(FailureKind::File, format!("{}: {error}", path.display()))
        };
        let directory = path.parent().unwrap_or(Path::new("."));
        std::fs::create_dir_all(directory).map_err(file)?;
        let needs = self.needs();
        self.announce(&needs, path, &reporter);
        check(&needs, directory)?;
        let interrupted = interrupt_flag();
        let mut failed = None;
        let mut tell = |reporter: &mut Reporter, step: StageProgress| {
            if let Err(failure) = reporter.tell(step, console) {
                failed.get_or_insert(failure);
            }
            match failed.is_some() || interrupted.load(Ordering::Relaxed) {
                true => Verdict::Stop,
                false => Verdict::GoOn,
            }
        };
        let task = Task { threads: self.threads.get(), ..Task::full(self.rules) };
        let course = Course::of(self.rules);
        let clock = std::time::Instant::now();
        let solved = pylos_solver::solve(task, |progress| {
            let million = |n: u64| n as f64 / 1e6;
            let seconds = clock.elapsed().as_secs_f64();
            let rate = million(progress.decided) / seconds;
            let Standing { done, left } = course.solving(progress.pass, seconds);
            let step = StageProgress {
                stage: "solving",
                done,
                left,
                detail: &format!(
                    "pass {}: {:.0} of {:.0} million positions decided, {rate:.0} million/s",
                    progress.pass,
                    million(progress.decided),
                    million(progress.total),
                ),
                fields: json!({
                    "pass": progress.pass,
                    "decided": progress.decided,
                    "total": progress.total,
                }),
            };
            tell(&mut reporter, step)
        });
        let solving = clock.elapsed();
        let made = solved.map_err(unsolved).and_then(|solution| {
            let written = pylos_solver::write(&solution, self.kind, path, |written| {
                let part = written.done as f64 / written.total as f64;
                let seconds = (clock.elapsed() - solving).as_secs_f64();
                let Standing { done, left } = course.writing(part, seconds, solving.as_secs_f64());
                let step = StageProgress {
                    stage: "writing",
                    done,
                    left,
                    detail: &format!("{} written", machine::bytes(written.bytes)),
                    fields: json!({ "bytes": written.bytes }),
                };
                tell(&mut reporter, step)
            });
            let bytes = written.map_err(file)?.ok_or_else(|| unsolved(SolveError::Stopped))?;
            Ok((solution, bytes))
        });
        let elapsed = reporter.finish();
        if let Some(failure) = failed {
            return Err(failure);
        }
        made.map(|(solution, bytes)| Made { solution, bytes, solving, elapsed })
    }

    fn needs(self) -> Needs {
        // 18,265,555 registers of 32 bytes make a table. There are two families
        // of tables, with take-backs six, and three to four and a half more for
        // the distances.
        let table = 18_265_555 * 32;
        let (halves, disk) = match self.rules.set() {
            RuleSet::Children => (10, 250),
            RuleSet::Standard => (19, 700),
            RuleSet::Advanced => (19, 1000),
        };
        let disk = if self.kind == Kind::Outcomes { disk / 3 } else { disk };
        let seconds = Course::of(self.rules).seconds();
        Needs { memory: table * halves / 2, disk: disk * 1_000_000, seconds }
    }

    fn announce(self, needs: &Needs, path: &Path, reporter: &Reporter) {
        if reporter.is_quiet() {
            return;
        }
        eprintln!(
            "Solving {}: about {} of memory, at most {} on disk, about {:.0} s on two cores ({} instructions).",
            self.rules,
            machine::bytes(needs.memory),
            machine::bytes(needs.disk),
            needs.seconds,
            Machine::detect().name(),
        );
        eprintln!("The tablebase will be {}.", path.display());
    }
}

/// Why there is no solution.
pub fn unsolved(error: SolveError) -> Failure {
    match error {
        SolveError::Stopped => {
            Failure::new(FailureKind::Interrupted, "interrupted; nothing was written")
        }
        error => Failure::new(FailureKind::Resources, error.to_string()),
    }
}

/// Refuses at once what cannot end well.
fn check(needs: &Needs, directory: &Path) -> Result<(), Failure> {
    check_memory(needs.memory)?;
    match machine::free_disk(directory) {
        Some(free) if free < needs.disk => {
            Err(lack(&format!("room in {}", directory.display()), needs.disk, free))
        }
        _ => Ok(()),
    }
}

/// Refuses what needs more memory than there is.
pub fn check_memory(needed: u64) -> Result<(), Failure> {
    match machine::available_memory() {
        Some(free) if free < needed => Err(lack("memory", needed, free)),
        _ => Ok(()),
    }
}

fn lack(what: &str, needed: u64, there: u64) -> Failure {
    let message = format!(
        "not enough {what}: {} are needed and {} are free",
        machine::bytes(needed),
        machine::bytes(there)
    );
    Failure::new(FailureKind::Resources, message)
}

/// Set once the user wants to stop (Ctrl-C, or the system's request to end).
pub fn interrupt_flag() -> Arc<AtomicBool> {
    let flag = Arc::new(AtomicBool::new(false));
    let handler = Arc::clone(&flag);
    // Without a handler the process ends at once, which is no harm to the
    // tablebase that was there before.
    let _ = ctrlc::set_handler(move || handler.store(true, Ordering::Relaxed));
    flag
}
