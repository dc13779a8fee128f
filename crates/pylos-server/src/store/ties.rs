//! What ties one player to another without the other knowing: whom he follows,
//! and whose words he does not want to see.

use super::players::role_in;
use super::{Role, Store, read, write};
use crate::timekeeper::Millis;

/// What ties a player to another.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Tie {
    /// His games are shown first.
    Follows,
    /// His words are not shown.
    Mutes,
}

/// Somebody to whom a player is tied.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTie {
    /// Who.
    pub id: String,
    /// The name; guests have none.
    pub name: Option<String>,
    /// What kind of account it is.
    pub role: Role,
    /// Since when.
    pub at: Millis,
}

/// A tie as it is read: the other's id, name and role, and since when.
type TieColumns = (String, Option<String>, String, Millis);

/// Ties of one kind that a player may have.
const MOST: i64 = 200;

/// The statements of both kinds, alike but for the table.
macro_rules! of_both {
    ($tie:expr, $($sql:literal),+) => {
        match $tie {
            Tie::Follows => of_both!(@ "follows", "followed", $($sql),+),
            Tie::Mutes => of_both!(@ "mutes", "muted", $($sql),+),
        }
    };
    (@ $table:literal, $other:literal, $a:literal, $b:literal, $c:literal) => {
        concat!($a, $table, $b, $other, $c)
    };
    (@ $table:literal, $other:literal, $a:literal, $b:literal, $c:literal, $d:literal) => {
        concat!($a, $table, $b, $other, $c, $table, $d)
    };
}

impl Store {
    /// Ties a player to another, as often as one likes; `false`: he has too
    /// many already.
    pub async fn tie(
        &self,
        tie: Tie,
        player: &str,
        other: &str,
        at: Millis,
    ) -> Result<bool, sqlx::Error> {
        if self.is_tied(tie, player, other).await? {
            return Ok(true);
        }
        let sql = of_both!(
            tie,
            "INSERT INTO ",
            " (player, ",
            ", at) SELECT $1, $2, $3 WHERE (SELECT COUNT(*) FROM ",
            " WHERE player = $1) < $4 ON CONFLICT DO NOTHING"
        );
        let added = write!(self, pool => {
            sqlx::query(sql).bind(player).bind(other).bind(at).bind(MOST)
                .execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(added > 0 || self.is_tied(tie, player, other).await?)
    }

    /// Unties them, whether they were tied or not.
    pub async fn untie(&self, tie: Tie, player: &str, other: &str) -> Result<(), sqlx::Error> {
        let sql = of_both!(tie, "DELETE FROM ", " WHERE player = $1 AND ", " = $2");
        write!(self, pool => {
            sqlx::query(sql).bind(player).bind(other).execute(pool).await.map(drop)
        })
    }

    /// Whether a player is tied to another.
    pub async fn is_tied(&self, tie: Tie, player: &str, other: &str) -> Result<bool, sqlx::Error> {
        let sql = of_both!(tie, "SELECT at FROM ", " WHERE player = $1 AND ", " = $2");
        let row: Option<(Millis,)> = read!(self, pool => {
            sqlx::query_as(sql).bind(player).bind(other).fetch_optional(pool).await
        })?;
        Ok(row.is_some())
    }

    /// To whom a player is tied, the latest first.
    pub async fn ties(&self, tie: Tie, player: &str) -> Result<Vec<StoredTie>, sqlx::Error> {
        let sql = of_both!(
            tie,
            "SELECT p.id, p.name, p.role, t.at FROM ",
            " t JOIN players p ON p.id = t.",
            " WHERE t.player = $1 ORDER BY t.at DESC, p.id"
        );
        let rows: Vec<TieColumns> = read!(self, pool => {
            sqlx::query_as(sql).bind(player).fetch_all(pool).await
        })?;
        let tie =
            |(id, name, role, at): TieColumns| StoredTie { id, name, role: role_in(&role), at };
        Ok(rows.into_iter().map(tie).collect())
    }

    /// A guest who signs in takes his ties along, and those to him: whoever has
    /// muted him need not do it again.
    pub async fn hand_over_ties(&self, from: &str, to: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            for sql in [
                "INSERT INTO follows (player, followed, at) SELECT $2, followed, at FROM follows \
                 WHERE player = $1 AND followed <> $2 ON CONFLICT DO NOTHING",
                "INSERT INTO mutes (player, muted, at) SELECT $2, muted, at FROM mutes \
                 WHERE player = $1 AND muted <> $2 ON CONFLICT DO NOTHING",
                "INSERT INTO mutes (player, muted, at) SELECT player, $2, at FROM mutes \
                 WHERE muted = $1 AND player <> $2 ON CONFLICT DO NOTHING",
            ] {
                sqlx::query(sql).bind(from).bind(to).execute(pool).await?;
            }
            Ok::<(), sqlx::Error>(())
        })?;
        self.forget_ties(from).await
    }

    /// Forgets all ties of a player and to him, and what he has said.
    pub async fn forget_ties(&self, player: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            for sql in [
                "DELETE FROM follows WHERE player = $1 OR followed = $1",
                "DELETE FROM mutes WHERE player = $1 OR muted = $1",
                "DELETE FROM talk WHERE player = $1",
            ] {
                sqlx::query(sql).bind(player).execute(pool).await?;
            }
            Ok::<(), sqlx::Error>(())
        })
    }
}
