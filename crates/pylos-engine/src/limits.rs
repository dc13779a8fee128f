//! How far a search may go, and how it is stopped.

use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use crate::TimeSource;

/// What ends a search; it ends at whichever comes first. Without any limit it
/// goes on until it is stopped or everything is known.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Limits {
    /// No deeper than this many plies.
    pub depth: Option<u32>,
    /// No more than about this many positions. Such a search runs on one
    /// thread, so that it always does the same.
    pub nodes: Option<u64>,
    /// No longer than this.
    pub time: Option<Duration>,
}

impl Limits {
    /// Nothing but being stopped ends the search.
    pub const NONE: Limits = Limits { depth: None, nodes: None, time: None };

    /// A fixed depth.
    pub const fn depth(plies: u32) -> Limits {
        Limits { depth: Some(plies), ..Limits::NONE }
    }

    /// A fixed amount of work.
    pub const fn nodes(nodes: u64) -> Limits {
        Limits { nodes: Some(nodes), ..Limits::NONE }
    }

    /// A fixed time.
    pub const fn time(time: Duration) -> Limits {
        Limits { time: Some(time), ..Limits::NONE }
    }

    /// Whichever limit of the two is stricter, for each.
    #[must_use]
    pub fn and(self, other: Limits) -> Limits {
        fn stricter<T: Ord>(a: Option<T>, b: Option<T>) -> Option<T> {
            match (a, b) {
                (Some(a), Some(b)) => Some(a.min(b)),
                (a, b) => a.or(b),
            }
        }
        Limits {
            depth: stricter(self.depth, other.depth),
            nodes: stricter(self.nodes, other.nodes),
            time: stricter(self.time, other.time),
        }
    }
}

/// A switch that ends a search from another thread; clones share it.
#[derive(Clone, Debug, Default)]
pub struct Stop(Arc<AtomicBool>);

impl Stop {
    /// Ends the search that is running, and any that begins before
    /// [`Stop::clear`].
    pub fn stop(&self) {
        self.0.store(true, Ordering::Relaxed);
    }

    /// Lets searches run again.
    pub fn clear(&self) {
        self.0.store(false, Ordering::Relaxed);
    }

    /// Whether searches should end.
    pub fn is_set(&self) -> bool {
        self.0.load(Ordering::Relaxed)
    }
}

/// What a running search asks whether it may go on.
#[derive(Clone)]
pub struct Control<'a> {
    limits: Limits,
    clock: &'a dyn TimeSource,
    started: Duration,
    stop: &'a Stop,
}

impl<'a> Control<'a> {
    /// A search that starts now.
    pub fn start(limits: Limits, clock: &'a dyn TimeSource, stop: &'a Stop) -> Control<'a> {
        Control { limits, clock, started: clock.now(), stop }
    }

    /// The same search, limited further.
    #[must_use]
    pub fn within(&self, limits: Limits) -> Control<'a> {
        Control { limits: self.limits.and(limits), ..self.clone() }
    }

    /// The limits.
    pub fn limits(&self) -> Limits {
        self.limits
    }

    /// How long the search has run.
    pub fn elapsed(&self) -> Duration {
        self.clock.now().saturating_sub(self.started)
    }

    /// Whether the search must end now. Looks at the clock: ask every few
    /// thousand positions, not at each.
    pub fn must_end(&self, nodes: u64) -> bool {
        self.stop.is_set()
            || self.limits.nodes.is_some_and(|limit| nodes >= limit)
            || self.limits.time.is_some_and(|limit| self.elapsed() >= limit)
    }

    /// Whether a search of this depth is allowed.
    pub fn allows_depth(&self, depth: u32) -> bool {
        self.limits.depth.is_none_or(|limit| depth <= limit)
    }
}
