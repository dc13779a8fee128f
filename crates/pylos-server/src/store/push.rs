//! Browsers that want to be told, and of which turns they were.

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// A browser as it has subscribed.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the columns of the table
pub struct StoredSubscription {
    pub endpoint: String,
    pub p256dh: String,
    pub auth: String,
    /// The language of whoever reads there.
    pub language: String,
}

/// A turn that somebody could be told of.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct TurnToTell {
    /// The game.
    pub game: String,
    /// Which turn.
    pub ply: i64,
}

impl Store {
    /// What the server signs with: what is there, else this, which all nodes
    /// use from now on.
    pub async fn push_key(&self, new: &str) -> Result<String, sqlx::Error> {
        write!(self, pool => {
            sqlx::query("INSERT INTO push_key (id, pkcs8) VALUES (1, $1) ON CONFLICT DO NOTHING")
                .bind(new).execute(pool).await?;
            let row: (String,) = sqlx::query_as("SELECT pkcs8 FROM push_key WHERE id = 1")
                .fetch_one(pool).await?;
            Ok(row.0)
        })
    }

    /// A session's browser is to be told from now on. An address is one
    /// browser's: whoever had it before has gone.
    pub async fn subscribe(
        &self,
        session: &str,
        subscription: &StoredSubscription,
    ) -> Result<(), sqlx::Error> {
        let StoredSubscription { endpoint, p256dh, auth, language } = subscription;
        write!(self, pool => {
            sqlx::query("DELETE FROM push_subscriptions WHERE endpoint = $1 AND session <> $2")
                .bind(endpoint).bind(session).execute(pool).await?;
            sqlx::query(
                "INSERT INTO push_subscriptions (session, endpoint, p256dh, auth, language) \
                 VALUES ($1, $2, $3, $4, $5) ON CONFLICT (session) DO UPDATE SET \
                 endpoint = excluded.endpoint, p256dh = excluded.p256dh, auth = excluded.auth, \
                 language = excluded.language",
            )
            .bind(session).bind(endpoint).bind(p256dh).bind(auth).bind(language)
            .execute(pool).await.map(drop)
        })
    }

    /// A session's browser is not told any more.
    pub async fn unsubscribe(&self, session: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM push_subscriptions WHERE session = $1")
                .bind(session).execute(pool).await.map(drop)
        })
    }

    /// Nobody is at this address any more.
    pub async fn endpoint_gone(&self, endpoint: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM push_subscriptions WHERE endpoint = $1")
                .bind(endpoint).execute(pool).await.map(drop)
        })
    }

    /// Whether a session's browser is told.
    pub async fn is_subscribed(&self, session: &str) -> Result<bool, sqlx::Error> {
        let row: Option<(String,)> = read!(self, pool => {
            sqlx::query_as("SELECT endpoint FROM push_subscriptions WHERE session = $1")
                .bind(session).fetch_optional(pool).await
        })?;
        Ok(row.is_some())
    }

    /// The browsers of a player.
    pub async fn subscriptions_of(
        &self,
        player: &str,
    ) -> Result<Vec<StoredSubscription>, sqlx::Error> {
        let rows: Vec<(String, String, String, String)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT b.endpoint, b.p256dh, b.auth, b.language FROM push_subscriptions b \
                 JOIN sessions s ON s.token = b.session WHERE s.player = $1",
            )
            .bind(player).fetch_all(pool).await
        })?;
        let subscription = |(endpoint, p256dh, auth, language)| StoredSubscription {
            endpoint,
            p256dh,
            auth,
            language,
        };
        Ok(rows.into_iter().map(subscription).collect())
    }

    /// Turns of correspondence games, begun between two moments, of which
    /// nobody was told and which somebody who has a browser waits for.
    pub async fn turns_to_tell(
        &self,
        since: Millis,
        until: Millis,
        limit: i64,
    ) -> Result<Vec<TurnToTell>, sqlx::Error> {
        let rows: Vec<(String, i64)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT g.id, g.ply FROM games g \
                 WHERE g.phase <> 'finished' AND g.active >= $1 AND g.active <= $2 \
                 AND g.phase = 'playing' AND g.rated_as LIKE '%/days' \
                 AND (g.told IS NULL OR g.told <> g.ply) \
                 AND EXISTS (SELECT 1 FROM push_subscriptions b \
                             JOIN sessions s ON s.token = b.session \
                             WHERE s.player = g.first OR s.player = g.second) \
                 ORDER BY g.active LIMIT $3",
            )
            .bind(since).bind(until).bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(game, ply)| TurnToTell { game, ply }).collect())
    }

    /// Takes it upon this node to tell of a turn: whether nobody else has.
    pub async fn claim_telling(&self, turn: &TurnToTell) -> Result<bool, sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "UPDATE games SET told = $2 \
                 WHERE id = $1 AND ply = $2 AND (told IS NULL OR told <> $2)",
            )
            .bind(&turn.game).bind(turn.ply).execute(pool).await
            .map(|done| done.rows_affected() > 0)
        })
    }
}
