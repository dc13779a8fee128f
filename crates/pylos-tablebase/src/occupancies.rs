//! From an occupancy to its class, in one step.

use crate::index::OrderMask;

/// A hash table with open addressing: from the occupancy, in table order, to
/// what is known of it. At most two thirds of its places are taken, and the
/// 141,119 occupancies of the whole game take 2 MB.
pub struct Occupancies {
    slots: Box<[u64]>,
    /// How far a hash is shifted to number the places.
    shift: u32,
}

/// What is known of an occupancy.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Found {
    /// The number of its class.
    pub class: usize,
    /// The number of a symmetry that leads to the class.
    pub symmetry: usize,
}

/// A place that is not taken: no occupancy has all 32 bits set.
const FREE: u64 = u64::MAX;

impl Occupancies {
    /// An empty table for at most so many occupancies.
    pub fn with_room_for(occupancies: usize) -> Occupancies {
        let places = (occupancies + occupancies / 2).next_power_of_two().max(2);
        Occupancies {
            slots: vec![FREE; places].into_boxed_slice(),
            shift: u64::BITS - places.trailing_zeros(),
        }
    }

    /// Adds an occupancy, unless it is there already.
    pub fn insert(&mut self, occupied: OrderMask, found: Found) {
        let mut at = self.first(occupied);
        while self.slots[at] != FREE {
            if self.slots[at] as u32 == occupied {
                return;
            }
            at = (at + 1) % self.slots.len();
        }
        let known = (found.class << 3 | found.symmetry) as u64;
        self.slots[at] = known << 32 | u64::from(occupied);
    }

    /// What is known of an occupancy.
    #[inline]
    pub fn find(&self, occupied: OrderMask) -> Option<Found> {
        let mut at = self.first(occupied);
        loop {
            let slot = self.slots[at];
            if slot as u32 == occupied {
                let known = (slot >> 32) as usize;
                return Some(Found { class: known >> 3, symmetry: known & 7 });
            }
            if slot == FREE {
                return None;
            }
            at = (at + 1) & (self.slots.len() - 1);
        }
    }

    #[inline]
    fn first(&self, occupied: OrderMask) -> usize {
        // The golden ratio spreads neighbouring numbers evenly.
        (u64::from(occupied).wrapping_mul(0x9e37_79b9_7f4a_7c15) >> self.shift) as usize
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_put_in_is_found_and_nothing_else() {
        let mut table = Occupancies::with_room_for(1000);
        let found = |i: u32| Found { class: i as usize * 3, symmetry: i as usize % 8 };
        for i in 0..1000 {
            table.insert(i * i, found(i));
            table.insert(i * i, found(i + 1));
        }
        for i in 0..1_000_000u32 {
            let root = i.isqrt();
            let known = (root < 1000 && root * root == i).then(|| found(root));
            assert_eq!(table.find(i), known, "{i}");
        }
        assert_eq!(Occupancies::with_room_for(0).find(0), None);
    }
}
