//! How hard a puzzle is, by letting the levels try.

use std::sync::Arc;

use pylos_engine::{Engine, Level, Limits, Resources, Strength};
use pylos_rules::Game;

use crate::judge::StandingClock;
use crate::pack::Difficulty;
use crate::{Puzzle, Puzzling};

/// How often each level from 1 to 8 tries. The lower ones overlook things by
/// chance, the higher ones take their time.
const TRIES: [u32; 8] = [4, 4, 4, 4, 3, 2, 1, 1];

/// What the levels are worth on the scale of puzzles (docs/levels.md): a level
/// and a puzzle of one rating are an even match.
const RATINGS: [f64; 8] = [600.0, 780.0, 1000.0, 1180.0, 1400.0, 1650.0, 1870.0, 2130.0];

/// Enough memory for level 8.
const MEMORY: usize = 1 << 20;

/// Lets levels try puzzles of one rule set.
pub struct Measure<P: Puzzling> {
    engine: Engine<P>,
}

impl<P: Puzzling> Measure<P> {
    /// For these rules.
    pub fn new(rules: P::Rules) -> Measure<P> {
        let engine = || Engine::timed(rules, Strength::Full, Arc::new(StandingClock));
        let resources = Resources { threads: 1, memory: MEMORY };
        Measure { engine: engine().with_resources(resources).unwrap_or_else(|_| engine()) }
    }

    /// How hard a puzzle is. The same puzzle is always as hard.
    pub fn difficulty(&mut self, puzzle: &Puzzle<P>) -> Difficulty {
        let mut solved = [0; 8];
        for (level, (tries, solved)) in (1..).zip(TRIES.iter().zip(&mut solved)) {
            let strength = Level::new(level).map_or(Strength::Full, Strength::Level);
            self.engine.set_strength(strength);
            for attempt in 0..*tries {
                let seed = puzzle.id().number() ^ u64::from(level) << 56 ^ u64::from(attempt) << 60;
                *solved += u32::from(self.solves(puzzle, seed));
            }
        }
        let most = (0..8).filter(|level| 2 * solved[*level] > TRIES[*level]);
        let levels = most.fold(0, |levels, level| levels | 1 << level);
        // Level 9 plays as level 8 does with five times as many positions, and
        // is taken to find the same. Level 10 looks exact values up, and the
        // puzzle is made of them.
        let levels = levels | (levels >> 7 & 1) << 8 | 1 << 9;
        Difficulty { levels, rating: likeliest(solved) }
    }

    /// Whether the engine finds every decision.
    fn solves(&mut self, puzzle: &Puzzle<P>, seed: u64) -> bool {
        self.engine.forget();
        self.engine.seed(seed);
        puzzle.decisions.iter().all(|decision| {
            let game = Game::from_position(puzzle.rules, decision.position);
            let choice = self.engine.choose(&game, &Limits::NONE);
            choice.is_some_and(|choice| decision.judge(puzzle.rules, choice.turn).is_none())
        })
    }
}

/// The rating at which what the levels have solved is likeliest, with a weak
/// belief in the middle so that it stays on the scale.
fn likeliest(solved: [u32; 8]) -> u16 {
    let likelihood = |rating: u16| {
        let belief = -((f64::from(rating) - 1500.0) / 600.0).powi(2) / 2.0;
        let levels = (0..8).map(|level| {
            let chance = 1.0 / (1.0 + 10f64.powf((f64::from(rating) - RATINGS[level]) / 400.0));
            let [solved, failed] = [solved[level], TRIES[level] - solved[level]].map(f64::from);
            solved * chance.ln() + failed * (1.0 - chance).ln()
        });
        belief + levels.sum::<f64>()
    };
    let ratings = (40..=260).map(|tens| 10 * tens);
    ratings.max_by(|a, b| likelihood(*a).total_cmp(&likelihood(*b))).unwrap_or(1500)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_more_levels_solve_is_easier() {
        let none = likeliest([0; 8]);
        let strong = likeliest([0, 0, 0, 0, 0, 0, 0, 1]);
        let middling = likeliest([0, 0, 1, 3, 3, 2, 1, 1]);
        let all = likeliest(TRIES);
        assert!(
            all < middling && middling < strong && strong < none,
            "{all} {middling} {strong} {none}"
        );
        assert!((400..=700).contains(&all) && (2_200..=2_600).contains(&none), "{all} {none}");
    }
}
