//! Guests, accounts and their sessions.

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// A player as the database knows it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Account {
    /// The player.
    pub id: String,
    /// The name; guests have none.
    pub name: Option<String>,
    /// The password's hash; guests have none.
    pub password: Option<String>,
}

/// A day in milliseconds: uses are noted once a day, which is exact enough.
const DAY: Millis = 86_400_000;

/// How long after its last use a session ends. Whoever has an account can sign
/// in again; a guest's seat is lost with the session.
const ACCOUNT_SESSION: Millis = 90 * DAY;
const GUEST_SESSION: Millis = 365 * DAY;

/// Somebody else has that name.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct NameTaken;

/// Whether there was something to delete.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Deleted {
    /// It is gone.
    Yes,
    /// It was not there.
    NotThere,
}

type Columns = (String, Option<String>, Option<String>);

fn account((id, name, password): Columns) -> Account {
    Account { id, name, password }
}

impl Store {
    /// Adds a guest.
    pub async fn add_guest(&self, id: &str, now: Millis) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("INSERT INTO players (id, created) VALUES ($1, $2)")
                .bind(id).bind(now).execute(pool).await.map(drop)
        })
    }

    /// Adds a session; `token` is the fingerprint of the cookie.
    pub async fn add_session(
        &self,
        token: &str,
        player: &str,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("INSERT INTO sessions (token, player, created, used) VALUES ($1, $2, $3, $3)")
                .bind(token).bind(player).bind(now).execute(pool).await.map(drop)
        })
    }

    /// Whose session this is. One that has not been used for too long is none.
    pub async fn session(&self, token: &str, now: Millis) -> Result<Option<Account>, sqlx::Error> {
        let row: Option<(String, Option<String>, Option<String>, Millis)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT p.id, p.name, p.password, s.used FROM sessions s JOIN players p \
                 ON p.id = s.player WHERE s.token = $1",
            )
            .bind(token).fetch_optional(pool).await
        })?;
        let Some((id, name, password, used)) = row else { return Ok(None) };
        let life = if name.is_some() { ACCOUNT_SESSION } else { GUEST_SESSION };
        if used < now - life {
            return Ok(None);
        }
        if used < now - DAY {
            write!(self, pool => {
                sqlx::query("UPDATE sessions SET used = $2 WHERE token = $1")
                    .bind(token).bind(now).execute(pool).await.map(drop)
            })?;
        }
        Ok(Some(Account { id, name, password }))
    }

    /// Removes the sessions that have ended by themselves, and guests who have
    /// neither a session nor a game.
    pub async fn remove_ended_sessions(&self, now: Millis) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "DELETE FROM sessions WHERE used < $1 OR (used < $2 AND player IN \
                 (SELECT id FROM players WHERE name IS NOT NULL))",
            )
            .bind(now - GUEST_SESSION).bind(now - ACCOUNT_SESSION).execute(pool).await?;
            // Whoever came a moment ago is about to get a session.
            sqlx::query(
                "DELETE FROM players WHERE name IS NULL AND created < $1 \
                 AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player = players.id) \
                 AND NOT EXISTS (SELECT 1 FROM games g WHERE g.first = players.id) \
                 AND NOT EXISTS (SELECT 1 FROM games g WHERE g.second = players.id)",
            )
            .bind(now - DAY).execute(pool).await.map(drop)
        })
    }

    /// Ends a session.
    pub async fn end_session(&self, token: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM sessions WHERE token = $1")
                .bind(token).execute(pool).await.map(drop)
        })
    }

    /// Ends all sessions of a player but one.
    pub async fn end_other_sessions(&self, player: &str, keep: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM sessions WHERE player = $1 AND token <> $2")
                .bind(player).bind(keep).execute(pool).await.map(drop)
        })
    }

    /// A player by id.
    pub async fn player(&self, id: &str) -> Result<Option<Account>, sqlx::Error> {
        let row: Option<Columns> = read!(self, pool => {
            sqlx::query_as("SELECT id, name, password FROM players WHERE id = $1")
                .bind(id).fetch_optional(pool).await
        })?;
        Ok(row.map(account))
    }

    /// An account by name, in any case.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, sqlx::Error> {
        let row: Option<Columns> = read!(self, pool => {
            sqlx::query_as("SELECT id, name, password FROM players WHERE folded = $1")
                .bind(name.to_lowercase()).fetch_optional(pool).await
        })?;
        Ok(row.map(account))
    }

    /// Turns a guest into an account.
    pub async fn name_guest(
        &self,
        id: &str,
        name: &str,
        password: &str,
    ) -> Result<Result<(), NameTaken>, sqlx::Error> {
        let done = write!(self, pool => {
            sqlx::query(
                "UPDATE players SET name = $2, folded = $3, password = $4 \
                 WHERE id = $1 AND name IS NULL",
            )
            .bind(id).bind(name).bind(name.to_lowercase()).bind(password)
            .execute(pool).await.map(drop)
        });
        match done {
            Ok(()) => Ok(Ok(())),
            Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Err(NameTaken)),
            Err(error) => Err(error),
        }
    }

    /// Changes a password.
    pub async fn set_password(&self, id: &str, password: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("UPDATE players SET password = $2 WHERE id = $1")
                .bind(id).bind(password).execute(pool).await.map(drop)
        })
    }

    /// Deletes an account. Its games stay, played by a nameless guest whom
    /// nobody can be any more.
    pub async fn delete_account(&self, id: &str) -> Result<Deleted, sqlx::Error> {
        let deleted = write!(self, pool => {
            sqlx::query("DELETE FROM ratings WHERE player = $1").bind(id).execute(pool).await?;
            sqlx::query("DELETE FROM sessions WHERE player = $1").bind(id).execute(pool).await?;
            sqlx::query(
                "UPDATE players SET name = NULL, folded = NULL, password = NULL \
                 WHERE id = $1 AND name IS NOT NULL",
            )
            .bind(id).execute(pool).await?.rows_affected()
        });
        Ok(if deleted > 0 { Deleted::Yes } else { Deleted::NotThere })
    }
}
