//! Who may say something at a game: its two players, to each other.

use pylos_rules::Side as _;

use super::{Sitting, Table};
use crate::Millis;
use crate::chair::Chair;
use crate::refusal::{Code, Refusal};

/// So long after its end a game can still be talked about.
const AFTERWARDS: Millis = 24 * 3_600_000;

impl Table {
    /// The seat from which this player says something.
    pub fn talker(&self, player: &str, at: Millis) -> Result<Chair, Refusal> {
        let [chair] = self.chairs_of(player)[..] else {
            let message = match self.chairs_of(player).is_empty() {
                true => "only the players talk",
                false => "there is nobody else at this game",
            };
            return Err(Refusal::new(Code::NoSeat, message));
        };
        if !matches!(self.seats[chair.other() as usize], Sitting::Person(_)) {
            return Err(Refusal::new(Code::NotNow, "there is nobody else at this game"));
        }
        if self.ended.is_some_and(|ended| at - ended > AFTERWARDS) {
            return Err(Refusal::new(Code::NotNow, "this game has long been over"));
        }
        Ok(chair)
    }
}
