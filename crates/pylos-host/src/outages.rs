//! Time without a server is not charged to anybody.

use std::time::Duration;

use crate::Millis;

/// A time when no server was alive, and the moment after it that players are
/// given to come back.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Outage {
    /// The last sign of life.
    pub started: Millis,
    /// When the clocks go on.
    pub ended: Millis,
}

/// All outages in order of time.
///
/// They give a second time axis, on which outages take no time: the *playing
/// time*. Clocks run on it alone, so that they need to know nothing about
/// crashes and restarts.
#[derive(Clone, Debug, Default, PartialEq, Eq)]
pub struct Outages(Vec<Outage>);

impl Outages {
    /// Outages in order of their beginnings.
    pub fn new(outages: impl IntoIterator<Item = Outage>) -> Outages {
        let mut merged: Vec<Outage> = Vec::new();
        for outage in outages {
            match merged.last_mut() {
                // A server that died again within the grace of the last outage.
                Some(last) if outage.started <= last.ended => {
                    last.ended = last.ended.max(outage.ended);
                }
                _ => merged.push(outage),
            }
        }
        Outages(merged)
    }

    /// The playing time at this moment: it stands still during outages.
    pub fn playing_time(&self, at: Millis) -> Duration {
        let lost: Millis = self
            .0
            .iter()
            .rev()
            .filter(|outage| outage.started < at)
            .map(|outage| outage.ended.min(at) - outage.started)
            .sum();
        Duration::from_millis(u64::try_from(at - lost).unwrap_or(0))
    }

    /// When the clocks go on, or went on, after the last outage that has begun
    /// before this moment.
    pub fn last_end(&self, at: Millis) -> Option<Millis> {
        self.0.iter().rev().find(|outage| outage.started < at).map(|outage| outage.ended)
    }

    /// The moment at which this playing time is over.
    pub fn moment(&self, playing_time: Duration) -> Millis {
        let mut moment = playing_time.as_millis() as Millis;
        for outage in &self.0 {
            if outage.started < moment {
                moment += outage.ended - outage.started;
            }
        }
        moment
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    fn outages(times: &[(Millis, Millis)]) -> Outages {
        Outages::new(times.iter().map(|&(started, ended)| Outage { started, ended }))
    }

    #[test]
    fn playing_time_stands_still_without_a_server() {
        let outages = outages(&[(100, 200), (500, 600)]);
        let time = |at| outages.playing_time(at).as_millis();
        assert_eq!((time(50), time(100), time(150), time(200)), (50, 100, 100, 100));
        assert_eq!((time(300), time(550), time(700)), (200, 400, 500));
    }

    #[test]
    fn the_last_outage_may_not_be_over_yet() {
        let outages = outages(&[(100, 200), (500, 600)]);
        let last = |at| outages.last_end(at);
        assert_eq!([last(100), last(101), last(499)], [None, Some(200), Some(200)]);
        assert_eq!([last(550), last(700)], [Some(600), Some(600)]);
    }

    #[test]
    fn outages_that_touch_are_one() {
        assert_eq!(outages(&[(100, 203), (150, 300), (250, 280)]), outages(&[(100, 300)]));
    }

    proptest::proptest! {
        #[test]
        fn playing_time_is_the_number_of_moments_with_a_server(
            times in proptest::collection::vec((1i64..400, 1i64..60), 0..6),
            at in 0i64..500,
        ) {
            let mut times: Vec<_> = times.into_iter().map(|(s, n)| (s, s + n)).collect();
            times.sort_unstable();
            let outages = outages(&times);
            let served = (0..at).filter(|t| !times.iter().any(|(s, e)| (s..e).contains(&t)));
            let playing = outages.playing_time(at);
            proptest::prop_assert_eq!(playing.as_millis() as usize, served.count());
            // The moment of a playing time is the last one at which it shows.
            proptest::prop_assert_eq!(outages.playing_time(outages.moment(playing)), playing);
        }
    }
}
