//! Set phrases between the two players of a game, for all who look at it.

use std::net::IpAddr;
use std::sync::Arc;

use pylos_host::wire::Phrase;
use pylos_host::{Chair, Table};

use super::{Live, lock};
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::server::Server;
use crate::store::StoredTalk;
use crate::timekeeper::Millis;

/// So long what was said is told to whoever comes back to the board.
const MEMORY: Millis = 2 * 60_000;

impl Live {
    /// What was last said at this game.
    pub(super) fn set_talk(&self, talk: Vec<StoredTalk>) {
        *lock(&self.talk) = talk;
    }

    /// What its players have said a moment ago.
    pub fn said(&self, table: &Table, now: Millis) -> Vec<(Chair, Phrase, Millis)> {
        let talk = lock(&self.talk);
        let recent = talk.iter().filter(|talk| now - talk.at < MEMORY);
        let seated = recent.filter_map(|talk| match table.chairs_of(&talk.player)[..] {
            [chair] => Some((chair, talk.phrase, talk.at)),
            _ => None,
        });
        seated.collect()
    }
}

impl Server {
    /// Lets a player say something to the other, on all nodes.
    pub async fn say(
        &self,
        live: &Arc<Live>,
        player: &str,
        phrase: Phrase,
        address: IpAddr,
    ) -> Result<(), ApiError> {
        let now = self.time.now();
        live.table().talker(player, now)?;
        self.limiter.check(Limited::Offer, address)?;
        if let Err(wait) = self.store.note_talk(&live.id, player, phrase, now).await? {
            let refused = ApiError::new(Code::TooMany, "that was too much; wait a little");
            return Err(refused.after((wait as u64).div_ceil(1_000)));
        }
        live.set_talk(self.store.talk(&live.id).await?);
        live.wake();
        Ok(self.store.tell(&live.id).await?)
    }
}
