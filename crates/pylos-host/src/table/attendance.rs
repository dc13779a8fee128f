//! Who has come to a game that was to begin at a time.

use pylos_rules::Side as _;

use super::Table;
use super::decide::Now;
use crate::chair::Chair;
use crate::{Millis, Seen};

/// Whoever has just lost the connection has not gone away.
const BLINK: Millis = 60_000;

impl Table {
    /// Who has not come, once nobody is waited for any longer: whoever has not
    /// played yet and is not there. Nobody is missing as long as whoever would
    /// have to act is there.
    pub fn missing(&self, now: &Now) -> [bool; 2] {
        let idle = |chair: Chair| {
            let arranged = self.arranged[chair as usize].is_some();
            !arranged && self.engine(chair).is_none() && !self.has_played(chair)
        };
        let gone = |chair: Chair| match now.presence[chair as usize] {
            Seen::Online => false,
            Seen::Left(at) => now.at - at > BLINK,
            Seen::Never => true,
        };
        let missing = |chair: Chair| idle(chair) && gone(chair);
        if self.awaited().into_iter().any(missing) { Chair::BOTH.map(missing) } else { [false; 2] }
    }

    /// Whether both have begun to play, so that nobody has to be waited for.
    pub fn has_begun(&self) -> bool {
        self.is_over() || self.both_have_played()
    }
}
