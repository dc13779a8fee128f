//! Fixed work, to hold the speed in a browser against that of the machine
//! itself (`npm run bench` in `web`). It is no part of what is shipped.

use std::sync::Arc;

use pylos_engine::{Engine, Limits, Playable, Strength, TimeSource};
use pylos_rules::{Game, Position as _, equator, perft, pyramid};

/// A piece of work.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Work {
    /// The pyramid game searched from the empty board.
    PyramidSearch,
    /// The equator game searched from its first battle.
    EquatorSearch,
    /// The positions after so many turns counted.
    Perft,
}

impl Work {
    /// All of it, in the order of its numbers.
    pub const ALL: [Work; 3] = [Work::PyramidSearch, Work::EquatorSearch, Work::Perft];

    /// Its name.
    pub const fn name(self) -> &'static str {
        match self {
            Work::PyramidSearch => "pyramid search",
            Work::EquatorSearch => "equator search",
            Work::Perft => "perft",
        }
    }

    /// Does it, and says how many positions that were: as many everywhere.
    pub fn carry_out(self, clock: Arc<dyn TimeSource>) -> u64 {
        match self {
            Work::PyramidSearch => {
                let rules = pyramid::Rules::STANDARD;
                search(rules, pyramid::Position::start(rules), Limits::depth(9), clock)
            }
            Work::EquatorSearch => {
                let rules = equator::Rules::JEUX_ET_STRATEGIE;
                let text = "BEAAB/ECDCD/........./aeddc/bcabe R 1.0 - 0 0:0";
                let Ok(position) = equator::Position::parse(rules, text) else { return 0 };
                search(rules, position, Limits::nodes(300_000), clock)
            }
            Work::Perft => {
                let rules = pyramid::Rules::ADVANCED;
                perft(&pyramid::Position::start(rules), rules, 7)
            }
        }
    }
}

fn search<P: Playable>(
    rules: P::Rules,
    position: P,
    limits: Limits,
    clock: Arc<dyn TimeSource>,
) -> u64 {
    let mut engine = Engine::<P>::timed(rules, Strength::Full, clock);
    engine.choose(&Game::from_position(rules, position), &limits).map_or(0, |choice| choice.nodes)
}
