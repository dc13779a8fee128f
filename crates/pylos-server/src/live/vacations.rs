//! Who is on vacation does not lose time in games of days. A vacation is a row
//! of its own; every game of whoever takes it is told by an event. A task on
//! every node finds the games that do not know yet, by indices, so that it
//! does not matter who has begun or ended a vacation, whether he was killed in
//! the middle of it, and which games have begun since.

use std::sync::Arc;

use pylos_host::wire::Phase;
use pylos_host::{Chair, Decided};
use pylos_rules::Side as _;

use super::Live;
use super::act::{TRIES, WriteResult};
use crate::error::ApiError;
use crate::secret::LOTS;
use crate::server::Server;

impl Server {
    /// Pauses both clocks of a game, or lets them go on, as vacations are now.
    pub(super) async fn settle_vacations(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        self.be_alive().await?;
        let _guard = self.certain(live).await?;
        for chair in Chair::BOTH {
            for _ in 0..TRIES {
                let table = live.table();
                let now = self.now(live, self.time.now());
                let away = match table.person(chair) {
                    Some(player) if table.phase() == Phase::Playing => {
                        self.store.vacation(player, now.at).await?.is_some()
                    }
                    _ => false,
                };
                let Some(event) = table.set_paused(chair, away) else { break };
                let decided = Decided::from(event);
                let advance = table.advance(now.at, now.time, decided, LOTS)?;
                let written = self.write(live, &table, advance, now.at, Vec::new()).await?;
                if written == WriteResult::Done {
                    break;
                }
            }
        }
        // A row that says otherwise is put right.
        self.fill_row(&live.table()).await
    }

    /// Whoever plays a game that stood still is back from his vacation.
    pub(super) async fn back_from_vacation(&self, player: &str) -> Result<(), ApiError> {
        self.store.end_vacation(player, self.time.now()).await?;
        Ok(())
    }
}
