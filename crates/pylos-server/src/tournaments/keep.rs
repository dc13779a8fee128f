//! What tournaments need although nobody looks at them: a start at its time,
//! games of rounds that are paired, results of games that have ended, the next
//! round. Found by indices, on every node; doing it twice changes nothing.

use std::time::Duration;

use pylos_tournament::{Action, Format, Phase};

use super::absent::Attendance;
use super::act::TRIES;
use crate::error::{ApiError, Code};
use crate::server::Server;
use crate::store::Pairing;

/// How often it looks, when all is well.
const LOOK: Duration = Duration::from_millis(500);

/// How seldom it looks, when the database does not answer.
const LONGEST: Duration = Duration::from_secs(4);

/// How many are looked after at a time.
const SOME: i64 = 200;

impl Server {
    /// Looks after tournaments until the server stops.
    pub(crate) async fn keep_tournaments(&self) {
        let mut wait = LOOK;
        loop {
            tokio::time::sleep(wait).await;
            wait = match self.look_after_tournaments().await {
                Ok(()) => LOOK,
                Err(error) => {
                    tracing::warn!(%error, "cannot look after tournaments");
                    (2 * wait).min(LONGEST)
                }
            };
        }
    }

    /// Ends of games, and tournaments that are due.
    pub async fn look_after_tournaments(&self) -> Result<(), ApiError> {
        for finished in self.store.finished_round_games(SOME).await? {
            self.unless_damaged(&finished.tournament, self.see_to_end(&finished).await)?;
        }
        for id in self.store.due_tournaments(self.time.now(), SOME).await? {
            self.unless_damaged(&id, self.tend_tournament(&id).await)?;
        }
        Ok(())
    }

    /// One that cannot be read does not stand in the way of the others; a
    /// database that does not answer ends it all for now.
    fn unless_damaged(&self, id: &str, done: Result<(), ApiError>) -> Result<(), ApiError> {
        match done {
            Err(error) if error.code() == Code::Busy => Err(error),
            Err(error) => {
                tracing::error!(%error, tournament = id, "a tournament cannot be looked after");
                Ok(())
            }
            Ok(()) => Ok(()),
        }
    }

    /// Does what is to be done for a tournament now.
    pub(super) async fn tend_tournament(&self, id: &str) -> Result<(), ApiError> {
        for _ in 0..TRIES {
            let loaded = self.tournament(id).await?;
            self.create_missing_games(&loaded).await?;
            let (row, tournament) = (&loaded.row, &loaded.tournament);
            let (phase, now) = (tournament.phase(), self.time.now());
            let automatic = row.new.pairing == Pairing::Automatic;
            let arena = tournament.settings().format == Format::Arena;
            let pair = match phase {
                Phase::Entry => row.new.starts.is_some_and(|starts| starts <= now),
                Phase::Between => automatic,
                Phase::Playing => automatic && arena,
                Phase::Over => false,
            };
            // Too few are there, or nobody is free: that changes with an event.
            if pair && self.let_happen(&loaded, vec![Action::Pair], None).await.is_ok() {
                continue;
            }
            let mut later = row.new.starts.filter(|starts| phase == Phase::Entry && *starts > now);
            if phase == Phase::Playing {
                match self.see_who_has_come(&loaded).await? {
                    Attendance::Forfeited => continue,
                    Attendance::Wait(until) => later = until,
                }
            }
            return Ok(self.store.looked_after(id, row.revision, later).await?);
        }
        Ok(())
    }
}
