//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

pub use pylos_host::Millis;

/// Tells the time in milliseconds since 1970, and never goes backwards while
/// the process lives: the system's clock is read once, then a steady one.
#[derive(Clone, Debug)]
pub struct Timekeeper(Arc<Anchor>);

#[derive(Debug)]
struct Anchor {
    wall: Millis,
    steady: Instant,
    ahead: AtomicI64,
}

impl Timekeeper {
    /// The real time.
    pub fn system() -> Timekeeper {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timekeeper(Arc::new(Anchor {
            wall: wall.as_millis() as Millis,
            steady: Instant::now(),
            ahead: AtomicI64::new(0),
        }))
    }

    /// The time now.
    pub fn now(&self) -> Millis {
        let anchor = &*self.0;
        let passed = anchor.steady.elapsed().as_millis() as Millis;
        anchor.wall + passed + anchor.ahead.load(Ordering::Relaxed)
    }

    /// Lets time pass without waiting, for tests.
    pub fn advance(&self, by: Duration) {
        self.0.ahead.fetch_add(by.as_millis() as i64, Ordering::Relaxed);
    }
}
