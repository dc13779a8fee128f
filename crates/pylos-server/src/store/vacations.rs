//! Vacations of players, and the games that do not know of them yet.

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// A vacation.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Vacation {
    /// When it began.
    pub began: Millis,
    /// When it ends, or has ended.
    pub until: Millis,
}

/// Whether a seat's holder is on vacation at `$1`.
macro_rules! away {
    ($seat:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM vacations v WHERE v.player = g.",
            $seat,
            " AND v.began <= $1 AND v.until > $1)"
        )
    };
}

/// Games of those who are on vacation at `$1` which do not know it: from the
/// few vacations to their games.
macro_rules! unpaused {
    ($seat:literal, $bit:literal) => {
        concat!(
            "SELECT g.id FROM vacations v JOIN games g ON g.",
            $seat,
            " = v.player AND g.phase = 'playing' WHERE v.until > $1 AND v.began <= $1 \
             AND g.rated_as LIKE '%/days' AND (g.paused & ",
            $bit,
            ") = 0"
        )
    };
}

impl Store {
    /// The vacations that a player has begun in a year.
    pub async fn vacations_of(
        &self,
        player: &str,
        year: i64,
    ) -> Result<Vec<Vacation>, sqlx::Error> {
        let rows: Vec<(Millis, Millis)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT began, until FROM vacations WHERE player = $1 AND year = $2 ORDER BY number",
            )
            .bind(player).bind(year).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(began, until)| Vacation { began, until }).collect())
    }

    /// The vacation that a player is on.
    pub async fn vacation(
        &self,
        player: &str,
        now: Millis,
    ) -> Result<Option<Vacation>, sqlx::Error> {
        let row: Option<(Millis, Millis)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT began, until FROM vacations \
                 WHERE player = $1 AND began <= $2 AND until > $2 LIMIT 1",
            )
            .bind(player).bind(now).fetch_optional(pool).await
        })?;
        Ok(row.map(|(began, until)| Vacation { began, until }))
    }

    /// Begins the vacation of this number in the year; whether nobody else has
    /// begun one meanwhile: two at once are one, whether the other is seen here or
    /// has taken the number.
    pub async fn begin_vacation(
        &self,
        player: &str,
        year: i64,
        number: i64,
        vacation: Vacation,
    ) -> Result<bool, sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO vacations (player, year, number, began, until) \
                 SELECT $1, $2, $3, $4, $5 WHERE NOT EXISTS \
                 (SELECT 1 FROM vacations WHERE player = $1 AND until > $4) \
                 ON CONFLICT DO NOTHING",
            )
            .bind(player).bind(year).bind(number).bind(vacation.began).bind(vacation.until)
            .execute(pool).await.map(|done| done.rows_affected() > 0)
        })
    }

    /// Ends the vacation that a player is on; whether he was on one.
    pub async fn end_vacation(&self, player: &str, now: Millis) -> Result<bool, sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "UPDATE vacations SET until = $2 \
                 WHERE player = $1 AND began <= $2 AND until > $2",
            )
            .bind(player).bind(now).execute(pool).await.map(|done| done.rows_affected() > 0)
        })
    }

    /// Nothing is kept of a player's vacations.
    pub async fn forget_vacations(&self, player: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM vacations WHERE player = $1")
                .bind(player).execute(pool).await.map(drop)
        })
    }

    /// Games whose clocks should stand still and do not, or the other way
    /// round.
    pub async fn games_to_pause(
        &self,
        now: Millis,
        limit: i64,
    ) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(concat!(
                unpaused!("first", "1"),
                " UNION ",
                unpaused!("second", "2"),
                " UNION SELECT g.id FROM games g WHERE g.paused <> 0 AND (((g.paused & 1) <> 0 \
                 AND NOT ",
                away!("first"),
                ") OR ((g.paused & 2) <> 0 AND NOT ",
                away!("second"),
                ")) LIMIT $2"
            ))
            .bind(now).bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}
