//! Seats that are reserved for somebody by name.

use std::sync::Arc;

use pylos_host::wire::{NewGame, Phase, Player, PlayerKind, SeatWish};
use pylos_host::{Decided, Event};

use super::Live;
use super::act::{TRIES, WriteResult};
use crate::error::{ApiError, Code};
use crate::secret::LOTS;
use crate::server::Server;
use crate::store::Standing;

impl Server {
    /// Whom a wish challenges: an account that can accept it.
    pub(super) async fn challenged(
        &self,
        wish: &NewGame,
        creator: &Player,
    ) -> Result<Option<String>, ApiError> {
        let Some(name) = &wish.opponent else { return Ok(None) };
        let bad = |message: &'static str| ApiError::new(Code::BadRequest, message);
        if !wish.seats.contains(&SeatWish::Friend {}) {
            return Err(bad("whoever is challenged takes the seat of a friend"));
        }
        let account = self.store.account(name).await?;
        let account = account.filter(|account| account.standing == Standing::Open);
        let account = account.ok_or_else(|| ApiError::not_found("player"))?;
        if Some(&account.id) == creator.id.as_ref() {
            return Err(bad("nobody challenges himself"));
        }
        let player = self.show_player(account.clone()).await?;
        if wish.rated && player.kind == PlayerKind::Bot {
            return Err(ApiError::new(Code::FairPlay, "programs play games that are not rated"));
        }
        Ok(Some(account.id))
    }

    /// What somebody must know to sit down who was challenged by name: nothing.
    pub async fn invitation_for(
        &self,
        live: &Arc<Live>,
        player: Option<&str>,
        given: Option<String>,
    ) -> Result<Option<String>, ApiError> {
        if given.is_some() || player.is_none() || live.table().phase() != Phase::Waiting {
            return Ok(given);
        }
        let invited = self.store.invited(&live.table().id).await?;
        Ok((invited.as_deref() == player).then(|| live.table().settings.invite.clone()))
    }

    /// Calls off a game for which somebody is still waited.
    pub async fn call_off(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        self.be_alive().await?;
        let _guard = self.certain(live).await?;
        for _ in 0..TRIES {
            let table = live.table();
            if table.phase() != Phase::Waiting {
                return Err(ApiError::new(Code::NotNow, "the game has begun; resign instead"));
            }
            let now = self.now(live, self.time.now());
            let advance = table.advance(now.at, now.time, Decided::from(Event::Aborted), LOTS)?;
            // Somebody may sit down on another node in the same moment.
            if self.write(live, &table, advance, now.at, Vec::new()).await? == WriteResult::Done {
                return Ok(());
            }
        }
        Err(ApiError::new(Code::Busy, "others are faster; try again"))
    }
}
