//! Finished games are counted for the explorer, a few at a time, beside
//! everything else: whoever plays never waits for it, and games of years ago
//! are counted as those of today.

use std::time::Duration;

use pylos_host::explore::{self, Step};
use pylos_host::stored::read_settings;
use pylos_host::{Sitting, Table};

use super::fill::nobody;
use super::read::apply_stored;
use crate::error::ApiError;
use crate::server::Server;
use crate::store::{By, CountedGame, GameRow, Role};

/// How often it looks for games that have ended.
const LOOK: Duration = Duration::from_secs(3);

/// How seldom, when the database does not answer.
const LONGEST: Duration = Duration::from_secs(60);

/// So many are counted in one commit, and then others have their turn.
const BATCH: i64 = 20;
const PAUSE: Duration = Duration::from_millis(200);

impl Server {
    /// Counts games until the server stops.
    pub(crate) async fn keep_counting(&self) {
        let mut wait = LOOK;
        loop {
            tokio::time::sleep(wait).await;
            wait = match self.count_some().await {
                Ok(games) if games == BATCH as usize => PAUSE,
                Ok(_) => LOOK,
                Err(error) => {
                    tracing::warn!(%error, "cannot count games for the explorer");
                    (2 * wait).clamp(LOOK, LONGEST)
                }
            };
        }
    }

    /// Counts some games; the answer is how many there were.
    pub(crate) async fn count_some(&self) -> Result<usize, ApiError> {
        let rows = self.store.uncounted(BATCH).await?;
        let mut games = Vec::with_capacity(rows.len());
        for row in &rows {
            games.push(self.counted(row).await?);
        }
        if !games.is_empty() {
            self.store.count(&games).await?;
        }
        Ok(rows.len())
    }

    /// What is to be counted of a game: nothing if it cannot be read, did not
    /// begin on the empty board, or has no result.
    async fn counted(&self, row: &GameRow) -> Result<CountedGame, ApiError> {
        let mut game = CountedGame { id: row.id.clone(), rules: String::new(), turns: Vec::new() };
        if row.kind != "pyramid" {
            return Ok(game);
        }
        let events = self.store.events(&row.id, 0).await?;
        let played = || {
            let settings = read_settings(&row.settings).map_err(ApiError::internal)?;
            let people = [0, 1].map(|side: usize| row.players[side].as_deref().map(nobody));
            let mut table = Table::new(row.id.clone(), settings, people, row.created)?;
            events.iter().try_for_each(|event| apply_stored(&mut table, event))?;
            Ok::<Table, ApiError>(table)
        };
        let table = match played() {
            Ok(table) if !table.is_aborted() => table,
            Ok(_) => return Ok(game),
            Err(error) => {
                tracing::warn!(%error, game = row.id, "a game is left out of the explorer");
                return Ok(game);
            }
        };
        let mut by = [By::People; 2];
        for (by, sitting) in by.iter_mut().zip(&table.seats) {
            *by = match sitting {
                Sitting::Engine(_) => By::Computers,
                Sitting::Person(player) => self.plays_as(player.id.as_deref()).await?,
                Sitting::Free(_) => By::People,
            };
        }
        game.rules.clone_from(&table.settings.rules);
        let turn = |Step { before, after, mover, fared }: Step| (before, after, by[mover], fared);
        game.turns = explore::steps(table.board()).into_iter().map(turn).collect();
        Ok(game)
    }

    /// Accounts may belong to programs; those who are gone count as people.
    async fn plays_as(&self, player: Option<&str>) -> Result<By, ApiError> {
        let Some(id) = player else { return Ok(By::People) };
        let account = self.store.player(id).await?;
        let is_program = account.is_some_and(|account| account.role == Role::Bot);
        Ok(if is_program { By::Computers } else { By::People })
    }
}
