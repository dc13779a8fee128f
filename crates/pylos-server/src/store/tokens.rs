//! What programs sign in with.

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// A token as the database knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredToken {
    /// By which it is revoked; no secret.
    pub id: String,
    /// Whose it is.
    pub player: String,
    /// What its owner calls it.
    pub label: String,
    /// What it allows, as words.
    pub scopes: String,
    /// When it was made.
    pub created: Millis,
    /// When it was last used, to the day.
    pub used: Option<Millis>,
}

type Columns = (String, String, String, String, Millis, Option<Millis>);

fn token((id, player, label, scopes, created, used): Columns) -> StoredToken {
    StoredToken { id, player, label, scopes, created, used }
}

/// Uses are noted once a day.
const DAY: Millis = 86_400_000;

impl Store {
    /// Adds a token; `secret` is its fingerprint.
    pub async fn add_token(&self, secret: &str, new: &StoredToken) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO tokens (id, player, token, label, scopes, created) \
                 VALUES ($1, $2, $3, $4, $5, $6)",
            )
            .bind(&new.id).bind(&new.player).bind(secret).bind(&new.label).bind(&new.scopes)
            .bind(new.created).execute(pool).await.map(drop)
        })
    }

    /// The token with this fingerprint.
    pub async fn token(
        &self,
        secret: &str,
        now: Millis,
    ) -> Result<Option<StoredToken>, sqlx::Error> {
        let row: Option<Columns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id, player, label, scopes, created, used FROM tokens WHERE token = $1",
            )
            .bind(secret).fetch_optional(pool).await
        })?;
        let found = row.map(token);
        if let Some(found) = &found
            && found.used.is_none_or(|used| used < now - DAY)
        {
            write!(self, pool => {
                sqlx::query("UPDATE tokens SET used = $2 WHERE token = $1")
                    .bind(secret).bind(now).execute(pool).await.map(drop)
            })?;
        }
        Ok(found)
    }

    /// All tokens of a player, the newest first.
    pub async fn tokens_of(&self, player: &str) -> Result<Vec<StoredToken>, sqlx::Error> {
        let rows: Vec<Columns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id, player, label, scopes, created, used FROM tokens \
                 WHERE player = $1 ORDER BY created DESC, id",
            )
            .bind(player).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(token).collect())
    }

    /// Revokes a token of a player; whether there was one.
    pub async fn remove_token(&self, player: &str, id: &str) -> Result<bool, sqlx::Error> {
        let removed = write!(self, pool => {
            sqlx::query("DELETE FROM tokens WHERE player = $1 AND id = $2")
                .bind(player).bind(id).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(removed > 0)
    }
}
