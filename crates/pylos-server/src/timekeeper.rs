//! What time it is.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, AtomicI64, Ordering};
use std::time::{Duration, Instant, SystemTime, UNIX_EPOCH};

pub use pylos_host::Millis;

/// Tells the time in milliseconds since 1970, and never goes backwards while
/// the process lives: the system's clock is read once, then a steady one. A
/// node that shares a database follows its time instead.
#[derive(Clone, Debug)]
pub struct Timekeeper(Arc<Anchor>);

#[derive(Debug)]
struct Anchor {
    wall: Millis,
    steady: Instant,
    ahead: AtomicI64,
    /// The last time that was told.
    told: AtomicI64,
    /// Whether another clock has been followed before.
    led: AtomicBool,
}

/// A time told that much before its time means that the clock stands still.
const SKEW: Millis = 1_000;

impl Timekeeper {
    /// The real time.
    pub fn system() -> Timekeeper {
        let wall = SystemTime::now().duration_since(UNIX_EPOCH).unwrap_or_default();
        Timekeeper(Arc::new(Anchor {
            wall: wall.as_millis() as Millis,
            steady: Instant::now(),
            ahead: AtomicI64::new(0),
            told: AtomicI64::new(0),
            led: AtomicBool::new(false),
        }))
    }

    /// The time now.
    pub fn now(&self) -> Millis {
        let own = self.own();
        self.0.told.fetch_max(own, Ordering::Relaxed).max(own)
    }

    /// The time as this clock has it, which may go backwards when it follows
    /// another.
    pub(crate) fn own(&self) -> Millis {
        let anchor = &*self.0;
        let passed = anchor.steady.elapsed().as_millis() as Millis;
        anchor.wall + passed + anchor.ahead.load(Ordering::Relaxed)
    }

    /// Follows a clock that told its time between two moments of our own. The
    /// first time, whatever was told before is forgotten; then the time may
    /// stand still, but never goes back.
    pub(crate) fn follow(&self, theirs: Millis, asked: Millis, answered: Millis) {
        let difference = theirs - (asked + answered) / 2;
        let uncertain = (answered - asked) / 2 + 5;
        let first = !self.0.led.swap(true, Ordering::Relaxed);
        if difference.abs() > uncertain {
            self.0.ahead.fetch_add(difference, Ordering::Relaxed);
            if difference.abs() > SKEW {
                tracing::warn!(difference, "this machine's clock is not the database's");
            }
        }
        if first {
            self.0.told.store(0, Ordering::Relaxed);
        }
    }

    /// Whether the time stands still, because more has been told than is.
    pub fn is_skewed(&self) -> bool {
        self.0.told.load(Ordering::Relaxed) > self.own() + SKEW
    }

    /// Lets time pass without waiting, for tests.
    pub fn advance(&self, by: Duration) {
        self.0.ahead.fetch_add(by.as_millis() as i64, Ordering::Relaxed);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_wrong_clock_follows_and_never_goes_back() {
        let clock = Timekeeper::system();
        let right = clock.now();
        clock.advance(Duration::from_secs(30));
        assert!(clock.now() >= right + 30_000);
        // Before anything has happened, the right time is simply taken.
        let now = clock.own();
        clock.follow(right, now, now);
        assert!((clock.now() - right).abs() < 1_000 && !clock.is_skewed());
        // Later it stands still until the other has caught up.
        clock.advance(Duration::from_secs(30));
        let told = clock.now();
        let now = clock.own();
        clock.follow(right, now, now);
        assert!(clock.now() == told && clock.is_skewed());
        // A small difference may be the way that the answer took.
        let now = clock.own();
        clock.follow(now - 20, now - 100, now);
        assert!((clock.own() - now).abs() < 30);
    }
}
