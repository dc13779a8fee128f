//! Guests, accounts and their sessions.

use std::collections::HashSet;

use sqlx::QueryBuilder;

use super::{Column as _, Pools, Store, limited, read, write};
use crate::names::{folded, skeleton};
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
    /// The fingerprint of the code that leads back in without a password.
    pub recovery: Option<String>,
    /// What kind of account it is.
    pub role: Role,
    /// Whether it may be used.
    pub standing: Standing,
}

/// What kind of account it is.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Role {
    /// A person, or a guest.
    Player,
    /// A program, and everybody knows it.
    Bot,
    /// A person who looks after the others.
    Host,
}

/// Whether an account may be used.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Standing {
    /// It may.
    Open,
    /// A host has closed it.
    Closed,
}

/// What an account consists of when it is made.
#[derive(Clone, Copy, Debug)]
pub struct NewAccount<'a> {
    /// The name, as it is shown.
    pub name: &'a str,
    /// The password's hash.
    pub password: &'a str,
    /// The recovery code's fingerprint.
    pub recovery: &'a str,
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

type Columns = (String, Option<String>, Option<String>, Option<String>, String, String);

fn account((id, name, password, recovery, role, standing): Columns) -> Account {
    let standing =
        if standing == Standing::Open.column() { Standing::Open } else { Standing::Closed };
    Account { id, name, password, recovery, role: role_in(&role), standing }
}

/// What kind of account a column tells of.
pub(super) fn role_in(column: &str) -> Role {
    let known = [Role::Bot, Role::Host].into_iter().find(|known| known.column() == column);
    known.unwrap_or(Role::Player)
}

/// The beginning of every query for accounts.
macro_rules! select {
    () => {
        "SELECT id, name, password, recovery, role, standing FROM players "
    };
}

/// Those of these secrets that are kept.
fn among<D: sqlx::Database>(secrets: &[String]) -> QueryBuilder<D>
where
    for<'q> String: sqlx::Encode<'q, D> + sqlx::Type<D>,
{
    let mut query = QueryBuilder::new("");
    for (table, joint) in [("sessions", " UNION ALL "), ("tokens", "")] {
        query.push("SELECT token FROM ").push(table).push(" WHERE token IN (");
        let mut list = query.separated(", ");
        for secret in secrets {
            list.push_bind(secret.clone());
        }
        query.push(")").push(joint);
    }
    query
}

/// A second account with a name that is taken is no fault of the database.
fn unless_taken(done: Result<(), sqlx::Error>) -> Result<Result<(), NameTaken>, sqlx::Error> {
    match done {
        Ok(()) => Ok(Ok(())),
        Err(sqlx::Error::Database(error)) if error.is_unique_violation() => Ok(Err(NameTaken)),
        Err(error) => Err(error),
    }
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
        let row: Option<(String, Millis)> = read!(self, pool => {
            sqlx::query_as("SELECT player, used FROM sessions WHERE token = $1")
                .bind(token).fetch_optional(pool).await
        })?;
        let Some((player, used)) = row else { return Ok(None) };
        let Some(account) = self.player(&player).await? else { return Ok(None) };
        let life = if account.name.is_some() { ACCOUNT_SESSION } else { GUEST_SESSION };
        if used < now - life {
            return Ok(None);
        }
        if used < now - DAY {
            write!(self, pool => {
                sqlx::query("UPDATE sessions SET used = $2 WHERE token = $1")
                    .bind(token).bind(now).execute(pool).await.map(drop)
            })?;
        }
        Ok(Some(account))
    }

    /// Removes some of the sessions that have ended by themselves; the answer
    /// is how many.
    pub async fn remove_ended_sessions(&self, now: Millis, most: i64) -> Result<u64, sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "DELETE FROM sessions WHERE token IN (SELECT s.token FROM sessions s \
                 JOIN players p ON p.id = s.player \
                 WHERE s.used < $1 OR (s.used < $2 AND p.name IS NOT NULL) LIMIT $3)",
            )
            .bind(now - GUEST_SESSION).bind(now - ACCOUNT_SESSION).bind(most)
            .execute(pool).await.map(|done| done.rows_affected())
        })
    }

    /// Guests from this id on who have neither a session nor a game nor a
    /// place in a tournament, and the id to go on from, if there are more. Looked for where it holds nobody up.
    pub async fn forgotten_guests(
        &self,
        from: &str,
        now: Millis,
        most: i64,
    ) -> Result<(Vec<String>, Option<String>), sqlx::Error> {
        // Whoever came a moment ago is about to get a session.
        let rows: Vec<(String, i64)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id, (SELECT COUNT(*) FROM sessions s WHERE s.player = players.id) \
                 + (SELECT COUNT(*) FROM games g WHERE g.first = players.id) \
                 + (SELECT COUNT(*) FROM games g WHERE g.second = players.id) \
                 + (SELECT COUNT(*) FROM tournament_entrants e WHERE e.player = players.id) \
                 FROM players WHERE id > $1 AND name IS NULL AND created < $2 \
                 ORDER BY id LIMIT $3",
            )
            .bind(from).bind(now - DAY).bind(most).fetch_all(pool).await
        })?;
        let next = rows.last().filter(|_| rows.len() as i64 == most).map(|(id, _)| id.clone());
        let forgotten = rows.into_iter().filter(|(_, uses)| *uses == 0).map(|(id, _)| id);
        Ok((forgotten.collect(), next))
    }

    /// Removes a guest, unless somebody is that guest again by now.
    pub async fn remove_guest(&self, id: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "DELETE FROM players WHERE id = $1 AND name IS NULL \
                 AND NOT EXISTS (SELECT 1 FROM sessions s WHERE s.player = players.id) \
                 AND NOT EXISTS (SELECT 1 FROM games g WHERE g.first = players.id) \
                 AND NOT EXISTS (SELECT 1 FROM games g WHERE g.second = players.id) \
                 AND NOT EXISTS (SELECT 1 FROM tournament_entrants e WHERE e.player = players.id)",
            )
            .bind(id).execute(pool).await.map(drop)
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

    /// Which of these sessions and tokens are still good; all that a caller
    /// holds are compared in a few queries.
    pub async fn still_good(&self, secrets: &[String]) -> Result<HashSet<String>, sqlx::Error> {
        let mut good = HashSet::new();
        for some in secrets.chunks(500) {
            let rows: Vec<(String,)> = match &self.pools {
                Pools::Sqlite { read, .. } => {
                    let mut query = among::<sqlx::Sqlite>(some);
                    limited(query.build_query_as().persistent(false).fetch_all(read)).await?
                }
                Pools::Postgres(shared) => {
                    let mut query = among::<sqlx::Postgres>(some);
                    let query = query.build_query_as().persistent(false);
                    limited(query.fetch_all(&shared.work())).await?
                }
            };
            good.extend(rows.into_iter().map(|(token,)| token));
        }
        Ok(good)
    }

    /// A player by id.
    pub async fn player(&self, id: &str) -> Result<Option<Account>, sqlx::Error> {
        let row: Option<Columns> = read!(self, pool => {
            sqlx::query_as(concat!(select!(), "WHERE id = $1"))
                .bind(id).fetch_optional(pool).await
        })?;
        Ok(row.map(account))
    }

    /// An account by name, in any case, or by one that looks the same.
    pub async fn account(&self, name: &str) -> Result<Option<Account>, sqlx::Error> {
        let row: Option<Columns> = read!(self, pool => {
            sqlx::query_as(concat!(
                select!(),
                "WHERE folded = $1 OR skeleton = $2 \
                 ORDER BY CASE WHEN folded = $1 THEN 0 ELSE 1 END LIMIT 1"
            ))
            .bind(folded(name)).bind(skeleton(name)).fetch_optional(pool).await
        })?;
        Ok(row.map(account))
    }

    /// Turns a guest into an account.
    pub async fn name_guest(
        &self,
        id: &str,
        new: NewAccount<'_>,
    ) -> Result<Result<(), NameTaken>, sqlx::Error> {
        let done = write!(self, pool => {
            sqlx::query(
                "UPDATE players SET name = $2, folded = $3, skeleton = $4, password = $5, \
                 recovery = $6 WHERE id = $1 AND name IS NULL",
            )
            .bind(id).bind(new.name).bind(folded(new.name)).bind(skeleton(new.name))
            .bind(new.password).bind(new.recovery)
            .execute(pool).await.map(drop)
        });
        unless_taken(done)
    }

    /// Gives an account another name.
    pub async fn rename(&self, id: &str, name: &str) -> Result<Result<(), NameTaken>, sqlx::Error> {
        let done = write!(self, pool => {
            sqlx::query(
                "UPDATE players SET name = $2, folded = $3, skeleton = $4 \
                 WHERE id = $1 AND name IS NOT NULL",
            )
            .bind(id).bind(name).bind(folded(name)).bind(skeleton(name))
            .execute(pool).await.map(drop)
        });
        unless_taken(done)
    }

    /// Makes an account what it is from now on.
    pub async fn set_role(&self, id: &str, role: Role) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("UPDATE players SET role = $2 WHERE id = $1 AND name IS NOT NULL")
                .bind(id).bind(role.column()).execute(pool).await.map(drop)
        })
    }

    /// Closes or opens an account; closing ends all that it is signed in with.
    pub async fn set_standing(&self, id: &str, standing: Standing) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("UPDATE players SET standing = $2 WHERE id = $1 AND name IS NOT NULL")
                .bind(id).bind(standing.column()).execute(pool).await.map(drop)
        })?;
        match standing {
            Standing::Closed => self.end_everything(id).await,
            Standing::Open => Ok(()),
        }
    }

    /// What all the rated games that somebody is playing now have come to: which
    /// game, and its position. A row that an older program has written does not
    /// say whether it is rated.
    pub async fn rated_positions_of(
        &self,
        player: &str,
    ) -> Result<Vec<(String, String)>, sqlx::Error> {
        read!(self, pool => {
            sqlx::query_as(
                "SELECT kind, position FROM games WHERE phase = 'playing' \
                 AND COALESCE(rated, 1) = 1 AND (first = $1 OR second = $1)",
            )
            .bind(player).fetch_all(pool).await
        })
    }

    /// A new code to get back in with; the old one leads nowhere.
    pub async fn set_recovery(&self, id: &str, recovery: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("UPDATE players SET recovery = $2 WHERE id = $1 AND name IS NOT NULL")
                .bind(id).bind(recovery).execute(pool).await.map(drop)
        })
    }

    /// A new password and a new code, if the code was still this one (or there
    /// was none): it leads back in once, whichever nodes try.
    pub async fn recover(
        &self,
        id: &str,
        code: Option<&str>,
        password: &str,
        next: &str,
    ) -> Result<bool, sqlx::Error> {
        let changed = write!(self, pool => {
            sqlx::query(
                "UPDATE players SET password = $3, recovery = $4 \
                 WHERE id = $1 AND COALESCE(recovery, '') = $2 AND standing = 'open'",
            )
            .bind(id).bind(code.unwrap_or_default()).bind(password).bind(next)
            .execute(pool).await.map(|done| done.rows_affected())
        })?;
        if changed > 0 {
            self.end_everything(id).await?;
        }
        Ok(changed > 0)
    }

    /// Ends all sessions and tokens of an account.
    async fn end_everything(&self, id: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM tokens WHERE player = $1").bind(id).execute(pool).await?;
            sqlx::query("DELETE FROM mail_codes WHERE player = $1").bind(id).execute(pool).await?;
            sqlx::query("DELETE FROM sessions WHERE player = $1")
                .bind(id).execute(pool).await.map(drop)
        })
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
        self.forget_attempts(id).await?;
        self.forget_ties(id).await?;
        self.remove_mail(id).await?;
        self.forget_vacations(id).await?;
        self.forget_plans(id).await?;
        let deleted = write!(self, pool => {
            sqlx::query("DELETE FROM ratings WHERE player = $1").bind(id).execute(pool).await?;
            sqlx::query("DELETE FROM tokens WHERE player = $1").bind(id).execute(pool).await?;
            sqlx::query("DELETE FROM sessions WHERE player = $1").bind(id).execute(pool).await?;
            sqlx::query(
                "UPDATE players SET name = NULL, folded = NULL, skeleton = NULL, password = NULL, \
                 recovery = NULL, role = 'player' WHERE id = $1 AND name IS NOT NULL",
            )
            .bind(id).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(if deleted > 0 { Deleted::Yes } else { Deleted::NotThere })
    }
}
