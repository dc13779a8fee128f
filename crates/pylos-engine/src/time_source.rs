//! Time, injected.

use std::time::{Duration, Instant};

/// A clock that only moves forward. The engine never looks at any other time,
/// so tests can let it pass as they like.
pub trait TimeSource: Send + Sync {
    /// How much time has passed since some fixed moment.
    fn now(&self) -> Duration;
}

/// The machine's own clock.
#[derive(Clone, Copy, Debug)]
pub struct SystemClock(Instant);

impl Default for SystemClock {
    fn default() -> SystemClock {
        SystemClock(Instant::now())
    }
}

impl TimeSource for SystemClock {
    fn now(&self) -> Duration {
        self.0.elapsed()
    }
}
