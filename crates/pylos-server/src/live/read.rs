//! Games from the store: as they are first asked for, and what other nodes
//! have written since.

use std::sync::Arc;
use std::sync::atomic::Ordering;

use pylos_host::stored::{RowError, read_event, read_settings};
use pylos_host::wire::Player;
use pylos_host::{Seen, Sitting, Table};

use super::fill::hand_over;
use super::{Live, Role, lock};
use crate::error::ApiError;
use crate::server::Server;
use crate::store::{GameRow, StoredEvent};

impl Server {
    /// A game, from memory or from the store.
    pub async fn live(&self, id: &str) -> Result<Arc<Live>, ApiError> {
        let now = self.time.now();
        if let Some(live) = self.games.get(id) {
            *lock(&live.touched) = now;
            if live.is_handed_over() {
                return Err(hand_over());
            }
            if live.doubt.load(Ordering::Acquire) {
                drop(self.certain(&live).await?);
            }
            return Ok(live);
        }
        let _place = self.games.loading.acquire().await.map_err(ApiError::internal)?;
        if let Some(live) = self.games.get(id) {
            return Ok(live); // somebody else was faster
        }
        // First the events, then who sits there: a seat that is taken in between
        // is taken twice if its event is known and its player is not. The other
        // way round whoever wants it meets the event, and looks again.
        let events = self.store.events(id, 0).await?;
        let row = self.store.game(id).await?.ok_or_else(|| ApiError::not_found("game"))?;
        let mut table = self.table_of(&row).await?;
        for event in &events {
            apply_stored(&mut table, event)?;
        }
        let presence = match self.store.is_shared() {
            true => self.store.presence(id, now).await?,
            // Nobody can be here yet: they have from now on to come back.
            false => [Seen::Left(now); 2],
        };
        let talk = self.store.talk(id).await?;
        let live = self.games.insert(Live::new(table, presence, now));
        live.set_talk(talk);
        // News that came while it was being read have found nobody to tell.
        if self.store.is_shared() {
            live.doubt.store(true, Ordering::Release);
            drop(self.certain(&live).await?);
        }
        self.tend(&live, Role::Follower);
        Ok(live)
    }

    /// The right to change a game, once it is certain that the memory is as
    /// new as the store.
    pub(super) async fn certain<'a>(
        &self,
        live: &'a Arc<Live>,
    ) -> Result<tokio::sync::MutexGuard<'a, ()>, ApiError> {
        let guard = live.turn.lock().await;
        if live.doubt.load(Ordering::Acquire) {
            self.catch_up(live).await?;
            live.doubt.store(false, Ordering::Release);
        }
        Ok(guard)
    }

    /// Reads what other nodes have written since.
    pub(super) async fn catch_up(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        let caught_up = self.read_on(live).await;
        if caught_up.as_ref().is_err_and(|error| *error == hand_over()) {
            // Whoever is connected is sent to another node; once nobody is,
            // the game may be looked at again.
            live.handed_over.store(true, Ordering::Release);
            live.wake();
            self.games.remove(&live.id);
        }
        caught_up
    }

    async fn read_on(&self, live: &Arc<Live>) -> Result<(), ApiError> {
        let mut table = (*live.table()).clone();
        let events = self.store.events(&live.id, table.revision).await?;
        let row = self.store.game(&live.id).await?.ok_or_else(|| ApiError::not_found("game"))?;
        for event in &events {
            apply_stored(&mut table, event)?;
        }
        let people = self.people(&row).await?;
        for (seat, person) in table.seats.iter_mut().zip(people) {
            if let Some(person) = person {
                *seat = Sitting::Person(person);
            }
        }
        table.rating_changes = row.changes;
        live.publish(table);
        self.tend(live, Role::Follower);
        Ok(())
    }

    async fn table_of(&self, row: &GameRow) -> Result<Table, ApiError> {
        let settings = read_settings(&row.settings).map_err(ApiError::internal)?;
        let people = self.people(row).await?;
        let mut table = Table::new(row.id.clone(), settings, people, row.created)?;
        table.rating_changes = row.changes;
        Ok(table)
    }

    async fn people(&self, row: &GameRow) -> Result<[Option<Player>; 2], ApiError> {
        let [first, second] = &row.players;
        let mut people = [None, None];
        for (person, id) in people.iter_mut().zip([first, second]) {
            if let Some(id) = id {
                *person = Some(self.player(id).await?);
            }
        }
        Ok(people)
    }
}

/// Lets a stored event happen.
pub(super) fn apply_stored(table: &mut Table, stored: &StoredEvent) -> Result<(), ApiError> {
    let event = read_event(&stored.body).map_err(|error| match error {
        RowError::Newer(_) => hand_over(),
        damaged => ApiError::internal(damaged),
    })?;
    table.apply(stored.at, &event).map_err(|error| {
        ApiError::internal(format!("event {} of game {}: {error}", stored.revision, table.id))
    })
}
