//! From games to a pack: found, chosen, refuted, measured.

use std::ops::ControlFlow;

use super::{Mined, Plan, mine, select};
use crate::find::complete;
use crate::pack::Difficulty;
use crate::parallel::in_order;
use crate::{Judge, Measure, Puzzle, Puzzling, Themes};

/// How the puzzles of a rule set are made.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Recipe {
    /// Which games.
    pub seed: u64,
    /// How many are found to choose from.
    pub pool: usize,
    /// How many are kept.
    pub puzzles: usize,
    /// How many threads work.
    pub threads: usize,
}

/// The rule sets that the program brings puzzles for: how many are looked for,
/// and how many are kept.
pub const SHIPPED: [(&str, usize, usize); 13] = [
    ("children", 8_000, 500),
    ("children+raise", 4_000, 120),
    ("standard", 12_000, 500),
    ("standard+must", 4_000, 120),
    ("standard+raise", 4_000, 120),
    ("standard+must+raise", 4_000, 120),
    ("advanced", 9_000, 350),
    ("advanced+must", 4_000, 120),
    ("advanced+raise", 4_000, 120),
    ("advanced+must+raise", 4_000, 120),
    ("carpentier", 400, 150),
    ("carpentier+straight", 300, 100),
    ("jeux-et-strategie", 300, 100),
];

/// What is being done.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Stage {
    /// Looking through games.
    Mining(Mined),
    /// Letting levels try: so many of so many are done.
    Measuring(usize, usize),
}

/// The puzzles of a rule set with their themes and how hard they are; `None`
/// if `watch` breaks. The same recipe always gives the same puzzles.
pub fn prepare<P: Puzzling, J: Judge<P>>(
    rules: P::Rules,
    recipe: &Recipe,
    judge: impl Fn() -> J + Sync,
    mut watch: impl FnMut(Stage) -> ControlFlow<()>,
) -> Option<Vec<(Puzzle<P>, Themes, Difficulty)>> {
    let Recipe { seed, pool, puzzles, threads } = *recipe;
    let plan = Plan { rules, seed, wanted: pool, threads };
    let mut stopped = false;
    let found = mine(&plan, &judge, |mined| {
        let answer = watch(Stage::Mining(mined));
        stopped = answer.is_break();
        answer
    });
    if stopped {
        return None;
    }
    let mut referee = judge();
    let with_themes = found.into_iter().map(|solution| {
        let themes = Themes::of(&solution, Some(&mut referee));
        (solution, themes)
    });
    // Some turn out to be dull.
    let chosen = select(with_themes.collect(), puzzles + puzzles / 8);
    let all = chosen.len();
    let whole: Vec<(Puzzle<P>, Themes)> = chosen
        .into_iter()
        .filter_map(|(solution, themes)| Some((complete(&mut referee, &solution)?, themes)))
        .collect();
    let measured = in_order(
        &whole,
        threads,
        || Measure::<P>::new(rules),
        |measure, (puzzle, _)| measure.difficulty(puzzle),
        |done| watch(Stage::Measuring(done, all)),
    )?;
    let mut prepared: Vec<_> = whole
        .into_iter()
        .zip(measured)
        .map(|((puzzle, themes), difficulty)| (puzzle, themes, difficulty))
        .filter(|(puzzle, _, difficulty)| !is_dull(puzzle, *difficulty))
        .collect();
    prepared.truncate(puzzles);
    prepared.sort_by_key(|(puzzle, _, difficulty)| (difficulty.rating, puzzle.id()));
    Some(prepared)
}

/// A single turn that a beginner plays without looking.
fn is_dull<P: Puzzling>(puzzle: &Puzzle<P>, difficulty: Difficulty) -> bool {
    puzzle.decisions.len() == 1 && difficulty.level() == Some(1)
}
