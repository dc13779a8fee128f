//! Who is searching what, so that threads do not do the same work twice.
//!
//! A thread tells which positions it has begun to search. Another that comes
//! to such a position as an alternative puts it off until it has tried the
//! others; by then the table often knows the answer (Kerrigan's simplification
//! of ABDADA). The notes are hints: one that is lost or overwritten costs some
//! work and nothing else.

use std::sync::atomic::{AtomicU64, Ordering::Relaxed};

use super::key::Key;

const SETS: usize = 1 << 12;

/// The positions that are being searched.
pub(super) struct Busy {
    sets: Vec<[AtomicU64; 4]>,
}

/// A position and how deep it is searched, as one word that is not 0.
#[derive(Clone, Copy)]
pub(super) struct Mark(u64);

impl Mark {
    pub fn new(key: Key, depth: i32) -> Mark {
        let word = (key.bits ^ (depth as u64) << 58).wrapping_mul(0x9e37_79b9_7f4a_7c15);
        Mark((word ^ word >> 31).max(1))
    }

    fn set(self) -> usize {
        self.0 as usize % SETS
    }
}

impl Busy {
    pub fn new() -> Busy {
        Busy { sets: std::iter::repeat_with(Default::default).take(SETS).collect() }
    }

    /// Whether some thread is searching it.
    pub fn contains(&self, mark: Mark) -> bool {
        self.sets[mark.set()].iter().any(|slot| slot.load(Relaxed) == mark.0)
    }

    /// A thread begins to search it.
    pub fn begin(&self, mark: Mark) {
        let set = &self.sets[mark.set()];
        let free = set.iter().find(|slot| slot.load(Relaxed) == 0).unwrap_or(&set[0]);
        free.store(mark.0, Relaxed);
    }

    /// It has been searched.
    pub fn end(&self, mark: Mark) {
        for slot in &self.sets[mark.set()] {
            if slot.load(Relaxed) == mark.0 {
                slot.store(0, Relaxed);
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::super::node::Node;
    use super::*;
    use pylos_rules::pyramid::Position;

    #[test]
    fn a_search_is_noted_while_it_lasts() {
        let busy = Busy::new();
        let key = Key::of(Node::of(&Position::START));
        let (one, deeper) = (Mark::new(key, 7), Mark::new(key, 8));
        busy.begin(one);
        assert!(busy.contains(one) && !busy.contains(deeper));
        busy.end(one);
        assert!(!busy.contains(one));
    }
}
