//! How long to think about a turn, so that the time suffices.

use std::time::Duration;

use pylos_rules::{Clock, Side, TimeControl};

use crate::Limits;

/// The time that a player has.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Budget {
    /// What is left to the player for this turn or for the whole game; `None`
    /// if nobody counts.
    pub left: Option<Duration>,
    /// What is added after each turn; `None` if the time is for this turn
    /// alone.
    pub increment: Option<Duration>,
}

/// What lies between a player and the clock takes time too: an answer has to
/// be sent, and a busy machine is slow to notice that time is up.
const ON_THE_WAY: Duration = Duration::from_millis(10);

impl Budget {
    /// What a side has by its clock at this time.
    pub fn of<S: Side>(clock: &Clock<S>, side: S, now: Duration) -> Budget {
        let increment = match clock.control() {
            TimeControl::PerGame { increment, .. } => {
                Some(increment.map(|span| span.duration()).unwrap_or_default())
            }
            TimeControl::Unlimited | TimeControl::PerMove(_) => None,
        };
        Budget { left: clock.left(side, now), increment }
    }

    /// How long to think: most of the time for one turn, or a part of that for
    /// the game and most of what will be added.
    pub fn thinking_time(&self) -> Option<Duration> {
        let left = self.left?;
        let safe = left.saturating_sub(ON_THE_WAY).mul_f64(0.9);
        Some(match self.increment {
            None => safe,
            // Games are longer than sixteen more turns only where little is
            // left to think about.
            Some(increment) => (left / 16 + increment.mul_f64(0.8)).min(safe),
        })
    }

    /// The same as a limit.
    pub fn limits(&self) -> Limits {
        Limits { time: self.thinking_time(), ..Limits::NONE }
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::pyramid::Color::{Dark, Light};

    use super::*;

    fn seconds(n: u64) -> Duration {
        Duration::from_secs(n)
    }

    /// How long light thinks about its first turn, so many seconds after its
    /// clock was started.
    fn thinks(control: &str, after: u64) -> Option<Duration> {
        let mut clock = Clock::new(control.parse().unwrap());
        clock.start(Light, seconds(0));
        Budget::of(&clock, Light, seconds(after)).thinking_time()
    }

    #[test]
    fn time_for_one_turn_is_used_for_it() {
        let time = thinks("30s/move", 0).unwrap();
        assert!(time > seconds(25) && time < seconds(30), "{time:?}");
        let rest = thinks("30s/move", 20).unwrap();
        assert!(rest > seconds(8) && rest < seconds(10), "{rest:?}");
        assert_eq!(thinks("none", 5), None);
    }

    #[test]
    fn increments_count() {
        let [without, with] = ["5m", "5m+10s"].map(|control| thinks(control, 0).unwrap());
        assert_eq!(with, without + seconds(8));
        assert!(without > seconds(10) && without < seconds(30), "{without:?}");
    }

    #[test]
    fn little_time_is_never_overdrawn() {
        for control in ["1s", "1s+2s", "1s/move", "1m+1s"] {
            let mut clock = Clock::new(control.parse().unwrap());
            let mut now = Duration::ZERO;
            clock.start(Light, now);
            for turn in 0..100 {
                let budget = Budget::of(&clock, Light, now);
                let time = budget.thinking_time().unwrap();
                assert!(Some(time) < budget.left, "{control}, turn {turn}");
                now += time;
                clock.finish_turn(Dark, now).unwrap();
                clock.finish_turn(Light, now).unwrap();
            }
        }
        let nothing = Budget { left: Some(Duration::from_millis(3)), increment: None };
        assert_eq!(nothing.thinking_time(), Some(Duration::ZERO));
    }
}
