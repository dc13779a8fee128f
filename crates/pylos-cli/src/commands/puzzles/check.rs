//! `pylos puzzles check`: a pack gone over in another way.

use std::path::PathBuf;

use pylos_puzzles::check::{Fault, Tried, check};
use pylos_puzzles::parallel::in_order;
use pylos_puzzles::{Judge, Pack, Puzzle, Themes};
use pylos_rules::{AnyRules, ByGame};
use serde_json::json;

use super::mine::Telling;
use super::{judges, opened, unusable};
use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::threads_arg::ThreadsArg;

/// Check every puzzle of a pack against the rules and the exact values
///
/// All turns that can be written down are tried, the rules say which of them
/// are legal, and every resulting position is looked up (or, in the equator
/// game, solved) by itself. Refutations and themes are checked, too.
#[derive(clap::Args)]
pub struct Check {
    /// The pack; the one that the program brings along if left out
    #[arg(value_name = "FILE")]
    file: Option<PathBuf>,
    /// Only of these rules; may be given several times
    #[arg(long, short, value_name = "RULES")]
    rules: Vec<String>,
    #[command(flatten)]
    threads: ThreadsArg,
}

impl Check {
    /// Checks, and says what is wrong.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let mut wanted: Vec<AnyRules> = Vec::new();
        for rules in &self.rules {
            wanted.push(rules.parse()?);
        }
        let pack = opened(self.file.as_deref())?;
        let mut sound = true;
        for (name, rules) in pack.rule_sets() {
            if !wanted.is_empty() && !wanted.contains(&rules) {
                continue;
            }
            let faults = self.faults(&pack, name, rules, data, console)?;
            let puzzles = pack.of_rules(name).len();
            for (id, fault) in &faults {
                eprintln!("{id}: {fault}");
            }
            sound &= faults.is_empty();
            match console.format() {
                Format::Text => {
                    console
                        .line(format_args!("{name}: {puzzles} puzzles, {} faults", faults.len()))?;
                }
                Format::Json => console.json(&json!({
                    "rules": name, "puzzles": puzzles,
                    "faults": faults.iter().map(|(id, fault)| {
                        json!({ "id": id, "fault": fault.to_string() })
                    }).collect::<Vec<_>>(),
                }))?,
            }
        }
        Ok(if sound { Answer::Yes } else { Answer::No })
    }

    fn faults(
        &self,
        pack: &Pack,
        name: &str,
        rules: AnyRules,
        data: &DataDir,
        console: &mut Console,
    ) -> Result<Vec<(String, Fault)>, Failure> {
        let (mut pyramid, mut equator) = (Vec::new(), Vec::new());
        for entry in pack.of_rules(name) {
            match pack.puzzle(entry).map_err(|error| unusable(&error))? {
                ByGame::Pyramid(puzzle) => pyramid.push((puzzle, entry.themes)),
                ByGame::Equator(puzzle) => equator.push((puzzle, entry.themes)),
            }
        }
        match rules {
            ByGame::Pyramid(rules) => {
                let tablebase = judges::tablebase(rules, data)?;
                self.all(&pyramid, || judges::by_tablebase(&tablebase, rules), console)
            }
            ByGame::Equator(rules) => self.all(&equator, || judges::by_solving(rules), console),
        }
    }

    fn all<P: Tried, J: Judge<P>>(
        &self,
        puzzles: &[(Puzzle<P>, Themes)],
        judge: impl Fn() -> J + Sync,
        console: &mut Console,
    ) -> Result<Vec<(String, Fault)>, Failure> {
        let mut telling = Telling::new(console);
        let all = puzzles.len();
        let work =
            |judge: &mut J, (puzzle, themes): &(Puzzle<P>, Themes)| check(puzzle, *themes, judge);
        let watch = |done| telling.tell("checking", done, all, &format!("{done} of {all}"));
        let answers = in_order(puzzles, self.threads.get(), judge, work, watch);
        telling.go_on()?;
        telling.finish();
        let answers = answers.unwrap_or_default().into_iter().zip(puzzles);
        Ok(answers
            .filter_map(|(answer, (puzzle, _))| Some((puzzle.id().to_string(), answer.err()?)))
            .collect())
    }
}
