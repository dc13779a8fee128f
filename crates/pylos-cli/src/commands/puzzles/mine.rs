//! `pylos puzzles mine`: puzzles from games between levels.

use std::fmt::Write as _;
use std::ops::ControlFlow;
use std::path::PathBuf;
use std::sync::atomic::Ordering;

use pylos_puzzles::check::{Tried, check_solution};
use pylos_puzzles::mine::{Mined, Plan, mine};
use pylos_puzzles::parallel::in_order;
use pylos_puzzles::{Judge, Solution, Themes};
use pylos_rules::ByGame;
use serde_json::{Value, json};

use super::judges;
use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::rules_arg::RulesArg;
use crate::tablebases::{Reporter, StageProgress, interrupt_flag};
use crate::threads_arg::ThreadsArg;
use crate::whole_file;

/// Look for puzzles in games between levels
///
/// Each is one line: its name, position, goal, worth, solution and themes, with
/// tabs between. The same seed finds the same puzzles, whatever the number of
/// threads. The pyramid game needs its tablebase.
#[derive(clap::Args)]
pub struct Mine {
    #[command(flatten)]
    rules: RulesArg,
    /// How many puzzles
    #[arg(long, value_name = "N", default_value = "1000", value_parser = clap::value_parser!(u64).range(1..=10_000_000))]
    count: u64,
    /// Seed of the games
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArg,
    /// Go over every puzzle a second time, in another way
    #[arg(long)]
    check: bool,
    /// Write them into this file instead of standard output
    #[arg(long, short, value_name = "FILE")]
    output: Option<PathBuf>,
}

impl Mine {
    /// Looks for puzzles and writes them.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        match self.rules.get()? {
            ByGame::Pyramid(rules) => {
                let tablebase = judges::tablebase(rules, data)?;
                self.mine(rules, || judges::by_tablebase(&tablebase, rules), console)
            }
            ByGame::Equator(rules) => self.mine(rules, || judges::by_solving(rules), console),
        }
    }

    fn mine<P: Tried, J: Judge<P>>(
        &self,
        rules: P::Rules,
        judge: impl Fn() -> J + Sync,
        console: &mut Console,
    ) -> Result<Answer, Failure> {
        let threads = self.threads.get();
        let plan = Plan { rules, seed: self.seed, wanted: self.count as usize, threads };
        let mut telling = Telling::new(console);
        let found = mine(&plan, &judge, |Mined { puzzles, games }| {
            let detail = format!("{puzzles} puzzles in {games} games");
            telling.tell("mining", puzzles, plan.wanted, &detail)
        });
        telling.go_on()?;
        let mut faults = 0;
        let all = found.len();
        // Themes take exact values, too, so they are found beside each other.
        let themes = in_order(
            &found,
            threads,
            &judge,
            |judge, solution| Themes::of(solution, Some(judge)),
            |_| ControlFlow::Continue(()),
        );
        let themes = themes.unwrap_or_default();
        let pairs: Vec<(Solution<P>, Themes)> = found.into_iter().zip(themes).collect();
        let mut answers = Vec::new();
        if self.check {
            let work = |judge: &mut J, (solution, themes): &(Solution<P>, Themes)| {
                check_solution(solution, *themes, judge)
            };
            let watch = |done| telling.tell("checking", done, all, &format!("{done} of {all}"));
            answers = in_order(&pairs, threads, &judge, work, watch).unwrap_or_default();
            telling.go_on()?;
        }
        let seconds = telling.finish();
        for (answer, (solution, _)) in answers.iter().zip(&pairs) {
            if let Err(fault) = answer {
                faults += 1;
                eprintln!("{}: {fault}", solution.id());
            }
        }
        self.write(&pairs, console)?;
        let per_second = all as f64 / seconds.max(1e-9);
        let checked =
            if self.check { format!(", checked: {faults} faults") } else { String::new() };
        let summary = json!({
            "rules": rules.to_string(), "puzzles": all, "seconds": seconds, "threads": threads,
            "checked": self.check, "faults": faults,
        });
        match console.format() {
            Format::Json => console.json(&summary)?,
            Format::Text => eprintln!(
                "{all} puzzles of {rules} in {seconds:.1} s, {per_second:.0} a second on {threads} \
                 threads{checked}"
            ),
        }
        Ok(if faults == 0 && all == plan.wanted { Answer::Yes } else { Answer::No })
    }

    fn write<P: Tried>(
        &self,
        found: &[(Solution<P>, Themes)],
        console: &mut Console,
    ) -> Result<(), Failure> {
        let mut text = String::new();
        for (solution, themes) in found {
            // Writing to a text cannot fail.
            let _ = match console.format() {
                Format::Text => writeln!(text, "{}", line(solution, *themes)),
                Format::Json => writeln!(text, "{}", document(solution, *themes)),
            };
        }
        match &self.output {
            Some(path) => whole_file::write(path, text.as_bytes()),
            None => console.text(text),
        }
    }
}

fn turns<P: Tried>(solution: &Solution<P>) -> Vec<String> {
    solution.plies.iter().map(|ply| ply.turn.to_string()).collect()
}

fn names(themes: Themes) -> Vec<&'static str> {
    themes.iter().map(|theme| theme.name()).collect()
}

fn line<P: Tried>(solution: &Solution<P>, themes: Themes) -> String {
    let Solution { goal, worth, .. } = solution;
    let (turns, themes) = (turns(solution).join(" "), names(themes).join(" "));
    format!("{}\t{}\t{goal}\t{worth}\t{turns}\t{themes}", solution.id(), solution.start())
}

fn document<P: Tried>(solution: &Solution<P>, themes: Themes) -> Value {
    json!({
        "id": solution.id().to_string(),
        "rules": solution.rules.to_string(),
        "position": solution.start().to_string(),
        "goal": solution.goal.name(),
        "worth": solution.worth.to_string(),
        "line": turns(solution),
        "themes": names(themes),
    })
}

/// Progress that can be interrupted.
pub struct Telling<'a> {
    reporter: Reporter,
    console: &'a mut Console,
    interrupted: std::sync::Arc<std::sync::atomic::AtomicBool>,
    failed: Option<Failure>,
}

impl<'a> Telling<'a> {
    /// Tells it on the terminal, if there is one; standard output is left
    /// alone.
    pub fn new(console: &'a mut Console) -> Telling<'a> {
        let reporter = Reporter::for_side_work();
        Telling { reporter, console, interrupted: interrupt_flag(), failed: None }
    }

    /// So much of so much is done; breaks if nobody wants the rest.
    pub fn tell(
        &mut self,
        stage: &'static str,
        done: usize,
        all: usize,
        detail: &str,
    ) -> ControlFlow<()> {
        let done = (done as f64 / all.max(1) as f64).min(1.0);
        let step = StageProgress { stage, done, left: None, detail, fields: json!({}) };
        if let Err(failure) = self.reporter.tell(step, self.console) {
            self.failed.get_or_insert(failure);
        }
        if self.failed.is_some() || self.interrupted.load(Ordering::Relaxed) {
            return ControlFlow::Break(());
        }
        ControlFlow::Continue(())
    }

    /// Whether the work may go on.
    pub fn go_on(&mut self) -> Result<(), Failure> {
        if let Some(failure) = self.failed.take() {
            return Err(failure);
        }
        if self.interrupted.load(Ordering::Relaxed) {
            return Err(Failure::new(FailureKind::Interrupted, "interrupted before the end"));
        }
        Ok(())
    }

    /// Clears what was shown; the seconds since the beginning.
    pub fn finish(self) -> f64 {
        self.reporter.finish().as_secs_f64()
    }
}
