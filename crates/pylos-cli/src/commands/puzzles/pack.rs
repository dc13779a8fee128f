//! `pylos puzzles pack`: a file of puzzles, as the program brings one along.

use std::path::PathBuf;

use pylos_puzzles::mine::{Recipe, SHIPPED, Stage, prepare};
use pylos_puzzles::pack::{self, Packed, PackedSet};
use pylos_puzzles::{Difficulty, Judge, Puzzle, Puzzling, Themes};
use pylos_rules::{AnyRules, ByGame};
use serde_json::json;

use super::mine::Telling;
use super::{judges, opened, unusable};
use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;
use crate::threads_arg::ThreadsArg;
use crate::whole_file;

/// Make a pack of puzzles: find, choose and refute them, let the levels try
///
/// The pack that the program brings along is made by this command without
/// further options, with the tablebases of all ten readings at hand. The same
/// seed makes the same pack.
#[derive(clap::Args)]
pub struct PackCommand {
    /// Where to
    #[arg(long, short, value_name = "FILE")]
    output: PathBuf,
    /// Only of these rules; may be given several times
    #[arg(long, short, value_name = "RULES")]
    rules: Vec<String>,
    /// Keep the puzzles of all other rules from this pack
    #[arg(long, value_name = "FILE")]
    keep: Option<PathBuf>,
    /// Seed of the games
    #[arg(long, value_name = "N", default_value = "1")]
    seed: u64,
    #[command(flatten)]
    threads: ThreadsArg,
}

impl PackCommand {
    /// Makes the pack.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let mut wanted: Vec<AnyRules> = Vec::new();
        for rules in &self.rules {
            wanted.push(rules.parse()?);
        }
        let kept = self.keep.as_deref().map(|path| opened(Some(path))).transpose()?;
        let mut sets = Vec::new();
        for (name, pool, puzzles) in SHIPPED {
            let rules: AnyRules = name.parse()?;
            if wanted.is_empty() || wanted.contains(&rules) {
                let (seed, threads) = (self.seed, self.threads.get());
                let recipe = Recipe { seed, pool, puzzles, threads };
                sets.push(PackedSet { rules, puzzles: make(rules, &recipe, data, console)? });
            } else if let Some(kept) = &kept
                && !kept.of_rules(name).is_empty()
            {
                let puzzles = kept.of_rules(name).iter().map(|entry| {
                    let puzzle = kept.puzzle(entry).map_err(|error| unusable(&error))?;
                    Ok(Packed { puzzle, themes: entry.themes, difficulty: entry.difficulty })
                });
                sets.push(PackedSet { rules, puzzles: puzzles.collect::<Result<_, Failure>>()? });
            }
        }
        let bytes = pack::write(&sets);
        whole_file::write(&self.output, &bytes)?;
        let puzzles: usize = sets.iter().map(|set| set.puzzles.len()).sum();
        match console.format() {
            Format::Text => console.line(format_args!(
                "{puzzles} puzzles of {} rule sets, {} bytes",
                sets.len(),
                bytes.len()
            ))?,
            Format::Json => console.json(&json!({
                "puzzles": puzzles, "rule_sets": sets.len(), "bytes": bytes.len(),
            }))?,
        }
        Ok(Answer::Yes)
    }
}

fn make(
    rules: AnyRules,
    recipe: &Recipe,
    data: &DataDir,
    console: &mut Console,
) -> Result<Vec<Packed>, Failure> {
    match rules {
        ByGame::Pyramid(rules) => {
            let tablebase = judges::tablebase(rules, data)?;
            let judge = || judges::by_tablebase(&tablebase, rules);
            let prepared = prepared(rules, recipe, judge, console)?.into_iter();
            Ok(prepared
                .map(|(puzzle, themes, difficulty)| Packed {
                    puzzle: ByGame::Pyramid(puzzle),
                    themes,
                    difficulty,
                })
                .collect())
        }
        ByGame::Equator(rules) => {
            let judge = || judges::by_solving(rules);
            let prepared = prepared(rules, recipe, judge, console)?.into_iter();
            Ok(prepared
                .map(|(puzzle, themes, difficulty)| Packed {
                    puzzle: ByGame::Equator(puzzle),
                    themes,
                    difficulty,
                })
                .collect())
        }
    }
}

fn prepared<P: Puzzling, J: Judge<P>>(
    rules: P::Rules,
    recipe: &Recipe,
    judge: impl Fn() -> J + Sync,
    console: &mut Console,
) -> Result<Vec<(Puzzle<P>, Themes, Difficulty)>, Failure> {
    let mut telling = Telling::new(console);
    let prepared = prepare(rules, recipe, judge, |stage| match stage {
        Stage::Mining(mined) => {
            let detail = format!("{rules}: {} puzzles", mined.puzzles);
            telling.tell("mining", mined.puzzles, recipe.pool, &detail)
        }
        Stage::Measuring(done, all) => {
            telling.tell("levels", done, all, &format!("{rules}: {done} of {all}"))
        }
    });
    telling.go_on()?;
    telling.finish();
    Ok(prepared.unwrap_or_default())
}
