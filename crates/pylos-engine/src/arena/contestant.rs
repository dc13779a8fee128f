//! Who plays.

use std::fmt;
use std::sync::Arc;
use std::time::Duration;

use pylos_rules::{Game, Position};

use crate::{Budget, Engine, Limits, Playable, Strength, TimeSource};

/// Why a player loses without having lost on the board.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Forfeit {
    /// It ended, or could not be started.
    Crashed(String),
    /// It played a turn that is not legal.
    Illegal {
        /// What it played.
        turn: String,
        /// Why that is not legal.
        why: String,
    },
    /// It answered something else than a turn.
    Nonsense(String),
    /// It does not play under these rules.
    OtherRules(String),
    /// Its time ran out.
    Time,
}

impl fmt::Display for Forfeit {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Forfeit::Crashed(how) => write!(f, "crashed: {how}"),
            Forfeit::Illegal { turn, why } => write!(f, "played “{turn}”: {why}"),
            Forfeit::Nonsense(answer) => write!(f, "answered “{answer}”"),
            Forfeit::OtherRules(rules) => write!(f, "does not play {rules}"),
            Forfeit::Time => f.write_str("ran out of time"),
        }
    }
}

/// A player in a match.
pub trait Contestant<P: Position> {
    /// A new game begins; chance comes from this seed.
    fn prepare(&mut self, rules: P::Rules, seed: u64) -> Result<(), Forfeit>;

    /// Chooses a turn; the game is not over. The text is checked by whoever
    /// asks.
    fn choose(&mut self, game: &Game<P>, budget: Budget) -> Result<String, Forfeit>;
}

/// Our own engine.
pub struct Ours<P: Playable> {
    engine: Engine<P>,
    limits: Limits,
}

impl<P: Playable> Ours<P> {
    /// A player of this strength; the limits hold for every turn.
    pub fn new(rules: P::Rules, strength: Strength, limits: Limits) -> Ours<P> {
        Ours { engine: Engine::new(rules, strength), limits }
    }

    /// The same player on a clock that stands still: only the work that it
    /// does is limited, so a busy machine does not make it weaker.
    #[must_use]
    pub fn unhurried(self) -> Ours<P> {
        Ours { engine: self.engine.with_clock(Arc::new(Still)), ..self }
    }
}

struct Still;

impl TimeSource for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

impl<P: Playable> Contestant<P> for Ours<P> {
    fn prepare(&mut self, _: P::Rules, seed: u64) -> Result<(), Forfeit> {
        self.engine.forget();
        self.engine.seed(seed);
        Ok(())
    }

    fn choose(&mut self, game: &Game<P>, budget: Budget) -> Result<String, Forfeit> {
        match self.engine.choose(game, &self.limits.and(budget.limits())) {
            Some(choice) => Ok(choice.turn.to_string()),
            None => Err(Forfeit::Nonsense("no turn".to_owned())),
        }
    }
}
