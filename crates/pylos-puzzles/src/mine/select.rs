//! A few thousand of many: what is shipped.

use std::collections::BTreeMap;

use crate::find::LONGEST;
use crate::{Puzzling, Solution, Theme, Themes};

/// Of how many puzzles out of a hundred one, two, three, … turns are to be
/// found: mostly few, as people like them.
const LENGTHS: [usize; LONGEST] = [40, 26, 14, 9, 6, 5];

/// Picks so many that every theme has its share, and every length. The pool's
/// order decides among equals.
pub fn select<P: Puzzling>(
    pool: Vec<(Solution<P>, Themes)>,
    wanted: usize,
) -> Vec<(Solution<P>, Themes)> {
    let share = wanted / P::THEMES.len().max(1);
    let mut have: BTreeMap<Theme, usize> = BTreeMap::new();
    let mut rest = by_length(pool);
    // Rare themes choose first, so that common ones do not use up the room.
    let mut themes: Vec<Theme> = P::THEMES.to_vec();
    themes.sort_by_key(|theme| rest.iter().filter(|(_, has)| has.contains(*theme)).count());
    let mut chosen = Vec::new();
    for theme in themes {
        rest = pick(rest, &mut chosen, wanted, |has| {
            let lacks = have.get(&theme).is_none_or(|count| *count < share);
            let takes = lacks && has.contains(theme);
            if takes {
                has.iter().for_each(|theme| *have.entry(theme).or_default() += 1);
            }
            takes
        });
    }
    pick(rest, &mut chosen, wanted, |_| true);
    chosen
}

/// The pool in an order that has the wished shares of lengths in all its
/// parts.
fn by_length<P: Puzzling>(pool: Vec<(Solution<P>, Themes)>) -> Vec<(Solution<P>, Themes)> {
    let mut seen = [0; LONGEST];
    let mut keyed: Vec<(usize, (Solution<P>, Themes))> = Vec::with_capacity(pool.len());
    for (solution, themes) in pool {
        let length = (solution.solvers().count() - 1).min(LONGEST - 1);
        seen[length] += 1;
        keyed.push((10_000 * seen[length] / LENGTHS[length], (solution, themes)));
    }
    keyed.sort_by_key(|(key, _)| *key);
    keyed.into_iter().map(|(_, it)| it).collect()
}

/// Moves what is wanted from one list to the other until that is full.
fn pick<P: Puzzling>(
    from: Vec<(Solution<P>, Themes)>,
    to: &mut Vec<(Solution<P>, Themes)>,
    wanted: usize,
    mut takes: impl FnMut(Themes) -> bool,
) -> Vec<(Solution<P>, Themes)> {
    let mut left = Vec::new();
    for (solution, themes) in from {
        if to.len() < wanted && takes(themes) {
            to.push((solution, themes));
        } else {
            left.push((solution, themes));
        }
    }
    left
}
