//! The two clocks of a game, as arithmetic.

use std::fmt;
use std::time::Duration;

use super::TimeControl;
use crate::Side;
use crate::number::read_number;

/// What is left on both sides' clocks, and whose is running since when.
///
/// The clock never looks at the time itself: the caller says what time it is,
/// counted from any moment that stays the same, such as the start of 1970. So
/// a clock can be written down ([`Display`](fmt::Display)), read again by
/// another program ([`Clock::parse`]) and go on as if nothing had happened.
/// Time that would run backwards stands still instead.
///
/// ```
/// use std::time::Duration;
/// use pylos_rules::{Clock, pyramid::Color::{Dark, Light}};
/// let at = Duration::from_secs;
/// let control = "1m+5s".parse().unwrap();
/// let mut clock = Clock::new(control);
/// clock.start(Light, at(1000));
/// clock.finish_turn(Dark, at(1020)).unwrap();
/// assert_eq!(clock.left(Light, at(1025)), Some(at(45)));
/// assert_eq!(clock.left(Dark, at(1025)), Some(at(55)));
/// assert_eq!(clock.to_string(), "45000 60000 dark@1020000");
///
/// let mut clock = Clock::parse(control, "45000 60000 dark@1020000").unwrap();
/// assert_eq!(clock.deadline(), Some(at(1080)));
/// let late = clock.finish_turn(Light, at(1081)).unwrap_err();
/// assert_eq!(late.side, Dark);
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Clock<C> {
    control: TimeControl,
    /// What was left when the clock was last started or stopped, in the order
    /// of [`Side::BOTH`]; nothing counts without a limit.
    left: [Duration; 2],
    running: Option<(C, Duration)>,
}

impl<C: Side> Clock<C> {
    /// Both clocks set, neither running.
    pub fn new(control: TimeControl) -> Clock<C> {
        let time = match control {
            TimeControl::Unlimited => Duration::ZERO,
            TimeControl::PerMove(time) | TimeControl::PerGame { time, .. } => time.duration(),
        };
        Clock { control, left: [time; 2], running: None }
    }

    /// How the clocks are set.
    pub fn control(&self) -> TimeControl {
        self.control
    }

    /// Whose clock is running, and since when; `None` while both stand still.
    pub fn running(&self) -> Option<(C, Duration)> {
        self.running
    }

    /// What a side has left at this time; `None` without a limit.
    pub fn left(&self, side: C, now: Duration) -> Option<Duration> {
        if self.control == TimeControl::Unlimited {
            return None;
        }
        let elapsed = match self.running {
            Some((running, since)) if running == side => now.saturating_sub(since),
            _ => Duration::ZERO,
        };
        Some(self.left[index(side)].saturating_sub(elapsed))
    }

    /// When the running side will be out of time, if nothing happens before.
    pub fn deadline(&self) -> Option<Duration> {
        let (side, since) = self.running?;
        let left = self.left[index(side)];
        (self.control != TimeControl::Unlimited).then(|| since.saturating_add(left))
    }

    /// The side that is out of time at this time. The last moment still counts
    /// as in time.
    pub fn out_of_time(&self, now: Duration) -> Option<C> {
        let (side, _) = self.running?;
        self.deadline().is_some_and(|deadline| now > deadline).then_some(side)
    }

    /// Lets a side's clock run, and stops the other's without ending a turn.
    pub fn start(&mut self, side: C, now: Duration) {
        self.stop(now);
        self.running = Some((side, now));
    }

    /// The running side has finished its turn: it gets its increment, or a
    /// full measure for its next turn, and `next` is to move, be it the same
    /// side again. Nothing changes if it was too late.
    pub fn finish_turn(&mut self, next: C, now: Duration) -> Result<(), OutOfTime<C>> {
        if let Some(side) = self.out_of_time(now) {
            return Err(OutOfTime { side });
        }
        if let Some((side, _)) = self.running {
            self.stop(now);
            let left = &mut self.left[index(side)];
            *left = match self.control {
                TimeControl::Unlimited => Duration::ZERO,
                TimeControl::PerMove(time) => time.duration(),
                TimeControl::PerGame { increment, .. } => {
                    left.saturating_add(increment.map_or(Duration::ZERO, |more| more.duration()))
                }
            };
        }
        self.running = Some((next, now));
        Ok(())
    }

    /// Does not charge so much of the turn that is running: it was not the
    /// player who took it. Nobody gets back more than has passed.
    pub fn forgive(&mut self, time: Duration, now: Duration) {
        if let Some((_, since)) = &mut self.running {
            *since = since.saturating_add(time).min(now).max(*since);
        }
    }

    /// Stops both clocks: the game is over, or interrupted.
    pub fn stop(&mut self, now: Duration) {
        if let Some((side, _)) = self.running
            && let Some(left) = self.left(side, now)
        {
            self.left[index(side)] = left;
        }
        self.running = None;
    }

    /// Reads what `Display` has written: what is left for both sides in
    /// milliseconds, and the side whose clock runs with the time since when,
    /// as in `45000 60000 dark@1020000`, or without it while both stand still.
    pub fn parse(control: TimeControl, text: &str) -> Result<Clock<C>, ClockError> {
        let clock = || {
            let mut parts = text.split(' ');
            let left = [milliseconds(parts.next()?)?, milliseconds(parts.next()?)?];
            let running = match parts.next() {
                Some(running) => {
                    let (name, since) = running.split_once('@')?;
                    let side = C::BOTH.into_iter().find(|side| side.to_string() == name)?;
                    Some((side, milliseconds(since)?))
                }
                None => None,
            };
            parts.next().is_none().then_some(Clock { control, left, running })
        };
        clock().ok_or_else(|| ClockError(text.chars().take(60).collect()))
    }
}

/// Written with whole milliseconds; what is finer is dropped.
impl<C: Side> fmt::Display for Clock<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [first, second] = self.left;
        write!(f, "{} {}", first.as_millis(), second.as_millis())?;
        match self.running {
            Some((side, since)) => write!(f, " {side}@{}", since.as_millis()),
            None => Ok(()),
        }
    }
}

/// The answer to a turn that came too late.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct OutOfTime<C> {
    /// Whose time has run out.
    pub side: C,
}

impl<C: fmt::Display> fmt::Display for OutOfTime<C> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{} is out of time (P14)", self.side)
    }
}

impl<C: fmt::Debug + fmt::Display> std::error::Error for OutOfTime<C> {}

/// A text that is not a clock.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct ClockError(String);

impl fmt::Display for ClockError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a clock: expected two times and the side that runs", self.0)
    }
}

impl std::error::Error for ClockError {}

fn index<C: Side>(side: C) -> usize {
    usize::from(side != C::BOTH[0])
}

fn milliseconds(digits: &str) -> Option<Duration> {
    read_number(digits).map(Duration::from_millis)
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramid::Color::{self, Dark, Light};

    fn clock(control: &str) -> Clock<Color> {
        Clock::new(control.parse().unwrap())
    }

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    #[test]
    fn time_per_move_begins_anew_with_every_turn() {
        let mut clock = clock("30s/move");
        clock.start(Light, at(0));
        clock.finish_turn(Dark, at(29)).unwrap();
        assert_eq!(clock.left(Light, at(40)), Some(at(30)));
        assert_eq!(clock.left(Dark, at(40)), Some(at(19)));
        assert_eq!(clock.out_of_time(at(59)), None);
        assert_eq!(clock.out_of_time(at(60)), Some(Dark));
        assert_eq!(clock.finish_turn(Light, at(60)), Err(OutOfTime { side: Dark }));
    }

    #[test]
    fn a_side_may_have_two_turns_running() {
        let mut clock = clock("1m+2s");
        clock.start(Light, at(0));
        clock.finish_turn(Light, at(10)).unwrap();
        clock.finish_turn(Dark, at(15)).unwrap();
        assert_eq!(clock.left(Light, at(99)), Some(at(60 - 15 + 4)));
    }

    #[test]
    fn without_a_limit_nobody_is_ever_out_of_time() {
        let mut clock = clock("none");
        clock.start(Light, at(0));
        assert_eq!(clock.deadline(), None);
        assert_eq!(clock.left(Light, at(1)), None);
        clock.finish_turn(Dark, Duration::MAX).unwrap();
        assert_eq!(clock.out_of_time(Duration::MAX), None);
    }

    #[test]
    fn an_interrupted_clock_stands_still_and_time_never_runs_backwards() {
        let mut clock = clock("1m");
        clock.start(Light, at(100));
        clock.stop(at(110));
        assert_eq!(clock.left(Light, at(999)), Some(at(50)));
        clock.start(Light, at(1000));
        assert_eq!(clock.left(Light, at(990)), Some(at(50)));
        clock.finish_turn(Dark, at(990)).unwrap();
        assert_eq!(clock.left(Light, at(1)), Some(at(50)));
    }

    #[test]
    fn what_is_forgiven_is_not_charged_and_is_never_more_than_has_passed() {
        let mut clock = clock("1m");
        clock.start(Light, at(100));
        clock.forgive(at(3), at(110));
        assert_eq!(clock.left(Light, at(110)), Some(at(53)));
        clock.forgive(at(30), at(110));
        clock.finish_turn(Dark, at(110)).unwrap();
        assert_eq!(clock.left(Light, at(999)), Some(at(60)));
        assert_eq!(clock.left(Dark, at(120)), Some(at(50)), "the other's time begins now");
        clock.stop(at(120));
        clock.forgive(at(5), at(121));
        assert_eq!(clock.running(), None);
    }

    #[test]
    fn a_clock_is_written_and_read_again() {
        let mut clock = clock("1m+1s");
        for now in [5, 9, 20] {
            let text = clock.to_string();
            assert_eq!(Clock::parse(clock.control(), &text), Ok(clock));
            clock.finish_turn(if now == 9 { Dark } else { Light }, at(now)).unwrap();
        }
        for text in ["", "1", "1 2 3", "1 2 dark", "1 2 red@3", "1 2 dark@3 ", "+1 2", "1  2"] {
            assert!(Clock::<Color>::parse(clock.control(), text).is_err(), "{text}");
        }
    }
}
