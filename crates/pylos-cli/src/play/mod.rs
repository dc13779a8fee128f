//! Playing in a terminal.
//!
//! [`table`] holds the game with everything around it and knows nothing of
//! terminals; [`prompt`] talks to it in lines, [`screen`] with keys and a
//! drawn board.

mod help;
mod order;
pub mod prompt;
pub mod record_file;
mod review;
pub mod screen;
mod seat;
mod table;
mod thinker;

pub use seat::Seat;
pub use table::Table;

use std::sync::Arc;

use pylos_engine::{Engine, Oracle, Plan, Playable, Strength};

use crate::failure::Failure;
use crate::language::Text;

/// Who plays and judges besides the people at the keyboard.
pub struct Players<P: Playable> {
    /// Plays the sides that the computer has, and gives hints.
    engine: Engine<P>,
    /// Knows exact values.
    oracle: Option<Arc<dyn Oracle<P>>>,
    /// Why nobody does, if there is a tablebase that cannot be used.
    trouble: Option<Failure>,
}

impl<P: Playable> Players<P> {
    /// The engine with chance from this seed, and exact values or a strategy if
    /// there are any.
    pub fn new(
        rules: P::Rules,
        seed: u64,
        oracle: Result<Option<Arc<dyn Oracle<P>>>, Failure>,
        plan: Result<Option<Arc<dyn Plan<P>>>, Failure>,
    ) -> Players<P> {
        let (oracle, trouble) = match oracle {
            Ok(oracle) => (oracle, None),
            Err(trouble) => (None, Some(trouble)),
        };
        let (plan, trouble) = match plan {
            Ok(plan) => (plan, trouble),
            Err(another) => (None, trouble.or(Some(another))),
        };
        let mut engine = Engine::new(rules, Strength::Full).seeded(seed);
        if let Some(oracle) = &oracle {
            engine = engine.with_oracle(Arc::clone(oracle));
        }
        if plan.is_some() {
            engine = engine.with_plan(plan);
        }
        Players { engine, oracle, trouble }
    }
}

fn no_values(trouble: Option<&Failure>) -> Failure {
    match trouble {
        Some(trouble) => trouble.clone(),
        None => Failure::at_table(Text::NoValues),
    }
}
