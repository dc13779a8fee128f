//! Vacations: a side that is away does not lose time. What a vacation is, and
//! who may take one, is not known here; a side's clock is paused and goes on
//! again by events like everything else, on playing time. A clock that is
//! running counts nothing from the moment at which its side was paused, or its
//! turn began if that came later; when it goes on, so much is not charged.

use std::time::Duration;

use super::{Event, Table};
use crate::chair::Chair;
use crate::wire::{Pace, Phase};

impl Table {
    /// Whether a side is away.
    pub fn is_paused(&self, chair: Chair) -> bool {
        self.paused[chair as usize].is_some()
    }

    /// What has to happen so that a side is away, or back again: nothing if it
    /// is so already, or is no person in a game of days.
    pub fn set_paused(&self, chair: Chair, away: bool) -> Option<Event> {
        if self.is_paused(chair) == away || self.phase() != Phase::Playing {
            return None;
        }
        let days = Pace::of(self.settings.clock) == Pace::Days && self.person(chair).is_some();
        match away {
            true => days.then_some(Event::Paused { chair }),
            false => Some(Event::Resumed { chair }),
        }
    }

    /// The time as the clock that is running knows it: it stands still while
    /// its side is away.
    pub(super) fn clock_time(&self, now: Duration) -> Duration {
        let Some((chair, begun)) = self.clock.running() else { return now };
        self.paused[chair as usize].map_or(now, |since| since.max(begun).min(now))
    }

    /// Whether the clock that should run stands still.
    pub(super) fn clock_stands(&self) -> bool {
        self.clock.running().is_some_and(|(chair, _)| self.is_paused(chair))
    }

    /// A side is back, or plays although it is away: its clock goes on.
    pub(super) fn go_on(&mut self, chair: Chair, now: Duration) {
        if self.clock.running().is_some_and(|(running, _)| running == chair) {
            let stood = now.saturating_sub(self.clock_time(now));
            self.clock.forgive(stood, now);
        }
        self.paused[chair as usize] = None;
    }
}

#[cfg(test)]
mod tests {
    use super::super::tests::{play, table};
    use super::*;
    use crate::table::Stamped;
    use crate::wire::ClockSetting;

    const HOUR: Duration = Duration::from_secs(3_600);

    fn happen(table: &mut Table, hours: u32, event: Option<Event>) {
        let time = (HOUR * hours).as_millis() as u64;
        table.apply(0, &Stamped { time, event: event.unwrap() }).unwrap();
    }

    /// Both have played, and the first side is to move since hour 0.
    fn begun() -> Table {
        let mut table = table(ClockSetting::PerMove { seconds: 86_400 });
        play(&mut table, 0, "a1");
        play(&mut table, 0, "b1");
        table
    }

    #[test]
    fn a_clock_stands_still_from_a_pause_to_its_end() {
        let mut table = begun();
        let chair = Chair::First;
        assert_eq!(table.deadline(), Some(HOUR * 24));
        let pause = table.set_paused(chair, true);
        happen(&mut table, 10, pause);
        assert_eq!((table.deadline(), table.set_paused(chair, true)), (None, None));
        assert_eq!(table.flag(HOUR * 500), None);
        assert_eq!(table.claimable(&[Chair::Second], [crate::Seen::Never; 2]), None);
        assert_eq!(table.end_of_untouched(), None);
        let back = table.set_paused(chair, false);
        happen(&mut table, 110, back);
        assert_eq!(table.deadline(), Some(HOUR * (24 + 100)));
        assert_eq!(table.flag(HOUR * 125), Some(Event::OutOfTime { chair }));
        assert_eq!(table.set_paused(chair, false), None);
    }

    #[test]
    fn a_pause_that_begins_before_the_turn_counts_from_the_turn_on() {
        let mut table = begun();
        let pause = table.set_paused(Chair::Second, true);
        happen(&mut table, 1, pause);
        assert_eq!(table.deadline(), Some(HOUR * 24), "the other's clock runs");
        play(&mut table, 5, "c1");
        assert_eq!(table.deadline(), None);
        let back = table.set_paused(Chair::Second, false);
        happen(&mut table, 30, back);
        assert_eq!(table.deadline(), Some(HOUR * (30 + 24)));
    }

    #[test]
    fn whoever_plays_is_back_and_was_not_late() {
        let mut table = begun();
        let pause = table.set_paused(Chair::First, true);
        happen(&mut table, 20, pause);
        play(&mut table, 300, "c1");
        assert!(!table.is_paused(Chair::First));
        assert_eq!(table.turns.last().unwrap().spent, HOUR * 20);
        assert_eq!(table.deadline(), Some(HOUR * 324));
    }

    #[test]
    fn only_games_of_days_between_people_are_paused() {
        let quick = table(ClockSetting::PerMove { seconds: 60 });
        assert_eq!(quick.set_paused(Chair::First, true), None);
        let untimed = table(ClockSetting::None {});
        assert!(untimed.set_paused(Chair::First, true).is_some());
    }
}
