//! The way that a turn takes through the network is not the player's time. A
//! server that has measured it may leave it out of the charge, within bounds
//! that are worth nobody's cheating: so much for one turn, and in the whole
//! game no more than a quota that fills up slowly.

use std::time::Duration;

use crate::Millis;

/// The most that one turn is not charged.
pub const MOST: Duration = Duration::from_millis(500);

/// What every side may use up when the game begins, what each of its turns
/// adds, and how much can be saved up.
const BEGIN: Duration = Duration::from_millis(1_000);
const GAIN: Duration = Duration::from_millis(100);
const FULL: Duration = Duration::from_millis(2_000);

/// What a side may still be forgiven.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Quota(Duration);

impl Default for Quota {
    fn default() -> Quota {
        Quota(BEGIN)
    }
}

impl Quota {
    /// How much of a measured way is not charged now, in whole milliseconds.
    pub(super) fn of(self, measured: Duration) -> Millis {
        measured.min(MOST).min(self.0).as_millis() as Millis
    }

    /// A turn was played, of which this was not charged.
    pub(super) fn turn_played(&mut self, forgiven: Duration) {
        self.0 = (self.0.saturating_sub(forgiven) + GAIN).min(FULL);
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_slow_line_is_forgiven_and_a_feigned_one_gains_little() {
        let ms = Duration::from_millis;
        let mut slow = Quota::default();
        for _ in 0..100 {
            assert_eq!(slow.of(ms(100)), 100, "what every turn adds lasts for ever");
            slow.turn_played(ms(100));
        }
        let mut feigned = Quota::default();
        let mut gained = 0;
        for _ in 0..20 {
            let forgiven = feigned.of(ms(60_000));
            assert!(forgiven <= 500);
            gained += forgiven;
            feigned.turn_played(ms(forgiven as u64));
        }
        assert_eq!(gained, 1_000 + 19 * 100);
        let mut fast = Quota::default();
        for _ in 0..100 {
            fast.turn_played(Duration::ZERO);
        }
        assert_eq!(fast, Quota(FULL), "it is not saved up for ever");
    }
}
