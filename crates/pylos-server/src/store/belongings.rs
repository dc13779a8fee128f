//! What is kept of an account, for its owner.

use super::{Store, read};
use crate::timekeeper::Millis;

/// A session as its owner sees it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredSession {
    /// The fingerprint of the cookie.
    pub token: String,
    /// When it was opened.
    pub created: Millis,
    /// When it was last used, to the day.
    pub used: Millis,
}

impl Store {
    /// The sessions of a player, the latest used first.
    pub async fn sessions_of(&self, player: &str) -> Result<Vec<StoredSession>, sqlx::Error> {
        let rows: Vec<(String, Millis, Millis)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT token, created, used FROM sessions WHERE player = $1 \
                 ORDER BY used DESC, created DESC",
            )
            .bind(player).fetch_all(pool).await
        })?;
        let session = |(token, created, used)| StoredSession { token, created, used };
        Ok(rows.into_iter().map(session).collect())
    }

    /// The puzzles that somebody has attempted: which, with what score, when.
    pub async fn attempts_of(
        &self,
        player: &str,
    ) -> Result<Vec<(String, f64, Millis)>, sqlx::Error> {
        read!(self, pool => {
            sqlx::query_as(
                "SELECT puzzle, score, at FROM puzzle_attempts WHERE player = $1 ORDER BY at",
            )
            .bind(player).fetch_all(pool).await
        })
    }

    /// What somebody has told the hosts: when, for what reason, in which words.
    pub async fn reports_of(
        &self,
        player: &str,
    ) -> Result<Vec<(Millis, String, String)>, sqlx::Error> {
        read!(self, pool => {
            sqlx::query_as("SELECT at, reason, body FROM reports WHERE reporter = $1 ORDER BY at")
                .bind(player).fetch_all(pool).await
        })
    }
}
