//! Games between levels: where the positions come from.

use std::sync::Arc;

use pylos_engine::{Engine, Level, Limits, Resources, Strength};
use pylos_rules::{Game, Random};

use crate::Puzzling;
use crate::id::mixed;
use crate::judge::StandingClock;

/// Games between levels, numbered. Weak and middling players get into the
/// positions that people get into; strong ones would take a second a turn and
/// play the same games again and again.
pub struct Games<P: Puzzling> {
    rules: P::Rules,
    seed: u64,
    engine: Engine<P>,
}

/// The levels that play.
const LEVELS: u64 = 5;

/// No game is longer than this many turns.
const LONGEST: usize = 120;

/// A small memory is quickly forgotten, and enough for these levels.
const MEMORY: usize = 1 << 15;

impl<P: Puzzling> Games<P> {
    /// The games of a seed.
    pub fn new(rules: P::Rules, seed: u64) -> Games<P> {
        let engine = || Engine::timed(rules, Strength::Full, Arc::new(StandingClock));
        let resources = Resources { threads: 1, memory: MEMORY };
        // So little memory can always be had; without it games are the same.
        let engine = engine().with_resources(resources).unwrap_or_else(|_| engine());
        Games { rules, seed, engine }
    }

    /// The positions of a game in order, without the last.
    pub fn positions(&mut self, number: u64) -> Vec<P> {
        let mut random = Random::new(mixed(self.seed ^ mixed(number)));
        let mut level = || Level::new(random.below(LEVELS) as u8 + 1).unwrap_or(Level::HIGHEST);
        let levels = [level(), level()];
        self.engine.forget();
        self.engine.seed(random.bits());
        let start = P::dealt(self.rules, &mut random);
        let mut game = Game::from_position(self.rules, start);
        let mut positions = Vec::new();
        while game.outcome().is_none() && positions.len() < LONGEST {
            let position = *game.position();
            positions.push(position);
            let first = position.to_move() == start.to_move();
            self.engine.set_strength(Strength::Level(levels[usize::from(first)]));
            let Some(choice) = self.engine.choose(&game, &Limits::NONE) else { break };
            if game.play(choice.turn).is_err() {
                break;
            }
        }
        positions
    }
}
