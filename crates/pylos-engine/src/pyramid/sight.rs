//! What a player notices, and how well he judges.

use pylos_rules::Random;
use pylos_rules::pyramid::{Cell, Cells};

use super::node::Node;

/// What one side notices. Strong players see everything; weak levels overlook
/// some squares and some balls that could be raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// The cells on which completing something (P6, P13) is noticed.
    pub completions: Cells,
    /// The balls that are thought of as raisable (P5).
    pub raises: Cells,
}

impl Sight {
    pub const FULL: Sight = Sight { completions: Cells::ALL, raises: Cells::ALL };

    /// The sight of somebody who overlooks so many of a hundred completions
    /// and so many of a hundred raises; each cell is drawn by lot.
    pub fn that_overlooks(completions: u8, raises: u8, random: &mut Random) -> Sight {
        let mut seen = |overlooked: u8| {
            Cell::ALL.into_iter().filter(|_| random.below(100) >= overlooked.into()).collect()
        };
        Sight { completions: seen(completions), raises: seen(raises) }
    }
}

/// How far off a player's judgement of a position can be. The error is drawn
/// by lot for each position, but stays the same for a whole search.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Misjudgement {
    /// The largest error, in the units of the evaluation.
    pub error: u16,
    pub lot: u64,
}

impl Misjudgement {
    pub const SOUND: Misjudgement = Misjudgement { error: 0, lot: 0 };

    #[inline]
    pub fn error_at(self, node: Node) -> i32 {
        if self.error == 0 {
            return 0;
        }
        let mixed = node.own.bits().wrapping_mul(0x9e37_79b9_7f4a_7c15)
            ^ (node.other.bits() ^ self.lot).wrapping_mul(0xbf58_476d_1ce4_e5b9);
        let mixed = (mixed ^ mixed >> 31).wrapping_mul(0x94d0_49bb_1331_11eb);
        let range = 2 * u64::from(self.error) + 1;
        ((mixed >> 40) % range) as i32 - i32::from(self.error)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn overlooking_follows_the_percentage() {
        let mut random = Random::new(2);
        let seen: u32 = (0..1_000)
            .map(|_| Sight::that_overlooks(30, 0, &mut random))
            .map(|sight| {
                assert_eq!(sight.raises, Cells::ALL);
                sight.completions.len()
            })
            .sum();
        assert!((20_500..21_500).contains(&seen), "{seen} of 30,000, 21,000 expected");
    }

    #[test]
    fn errors_stay_within_bounds_and_average_out() {
        let misjudgement = Misjudgement { error: 50, lot: 3 };
        let node = |n: u64| Node { own: Cells::from_bits(n), other: Cells::NONE };
        let errors: Vec<i32> = (0..10_000).map(|n| misjudgement.error_at(node(n))).collect();
        assert!(errors.iter().all(|error| error.abs() <= 50));
        assert!(errors.iter().sum::<i32>().abs() < 20_000);
        assert!(errors.contains(&50) && errors.contains(&-50));
    }
}
