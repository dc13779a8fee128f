//! The daily letter: who wants it, who has had it, and what is in it.

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// A day; nobody gets two letters within one.
pub const DAY: Millis = 86_400_000;

/// A game that has waited for less than this may be about to be played.
const HOUR: Millis = 3_600_000;

/// Whether an account wants the letter.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct DigestWish {
    /// It does.
    pub wanted: bool,
    /// When its address was refused for good, which has switched it off.
    pub bounced: Option<Millis>,
}

/// Somebody for whom there is a letter to write.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the columns of the tables
pub struct Reader {
    pub player: String,
    pub name: String,
    pub address: String,
    pub language: String,
    pub home: String,
    pub stop: String,
}

/// A game that waits: which, and the opponent's name if he has one.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the columns of the tables
pub struct WaitingGame {
    pub id: String,
    pub opponent: Option<String>,
}

/// The games of one seat that wait for whoever holds it.
macro_rules! waits_for {
    ($seat:literal, $side:literal) => {
        concat!(
            "g.",
            $seat,
            " = m.player AND g.phase = 'playing' AND g.to_move IN (",
            $side,
            ", 2) AND g.engines = 0 AND g.rated_as LIKE '%/days' AND g.active <= $1 "
        )
    };
}

/// Of those, the ones that make a letter: new since the last one, or soon over.
macro_rules! presses {
    ($seat:literal, $side:literal) => {
        concat!(
            "EXISTS (SELECT 1 FROM games g WHERE ",
            waits_for!($seat, $side),
            "AND (g.active > m.digested - 3600000 OR g.deadline <= $3))"
        )
    };
}

macro_rules! waiting {
    ($seat:literal, $other:literal, $side:literal) => {
        concat!(
            "SELECT g.id, o.name AS opponent, g.active FROM mail m JOIN games g ON ",
            waits_for!($seat, $side),
            "LEFT JOIN players o ON o.id = g.",
            $other,
            " WHERE m.player = $2"
        )
    };
}

impl Store {
    /// Whether an account wants the letter.
    pub async fn digest_wish(&self, player: &str) -> Result<DigestWish, sqlx::Error> {
        let row: Option<(i64, Option<Millis>)> = read!(self, pool => {
            sqlx::query_as("SELECT digest, bounced FROM mail WHERE player = $1")
                .bind(player).fetch_optional(pool).await
        })?;
        let wish = |(digest, bounced)| DigestWish { wanted: digest == 1, bounced };
        Ok(row.map(wish).unwrap_or_default())
    }

    /// An account with a confirmed address wants the letter from now on;
    /// whether there is such an address. `stop` is what its links carry.
    pub async fn want_digest(
        &self,
        player: &str,
        language: &str,
        home: &str,
        stop: &str,
    ) -> Result<bool, sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "UPDATE mail SET digest = 1, bounced = NULL, language = $2, home = $3, stop = $4 \
                 WHERE player = $1 AND address IS NOT NULL",
            )
            .bind(player).bind(language).bind(home).bind(stop)
            .execute(pool).await.map(|done| done.rows_affected() > 0)
        })
    }

    /// An account does not want it any more.
    pub async fn end_digest(&self, player: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("UPDATE mail SET digest = 0 WHERE player = $1")
                .bind(player).execute(pool).await.map(drop)
        })
    }

    /// Whoever has this link does not want it any more.
    pub async fn stop_digest(&self, stop: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("UPDATE mail SET digest = 0 WHERE stop = $1")
                .bind(stop).execute(pool).await.map(drop)
        })
    }

    /// This address was refused for good: nothing more is sent there.
    pub async fn address_bounced(&self, reader: &Reader, now: Millis) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "UPDATE mail SET digest = 0, bounced = $3 WHERE player = $1 AND address = $2",
            )
            .bind(&reader.player).bind(&reader.address).bind(now).execute(pool).await.map(drop)
        })
    }

    /// Those for whom there is something to write, who have had no letter in a
    /// day. `soon` is a playing time: clocks that run out until then press.
    pub async fn digests_due(
        &self,
        now: Millis,
        soon: i64,
        limit: i64,
    ) -> Result<Vec<Reader>, sqlx::Error> {
        type Row = (String, String, String, String, String, String);
        let rows: Vec<Row> = read!(self, pool => {
            sqlx::query_as(concat!(
                "SELECT m.player, p.name, m.address, m.language, m.home, m.stop FROM mail m \
                 JOIN players p ON p.id = m.player WHERE m.digest = 1 AND m.digested <= $2 \
                 AND m.address IS NOT NULL AND p.name IS NOT NULL AND p.standing = 'open' AND (",
                presses!("first", "0"),
                " OR ",
                presses!("second", "1"),
                ") ORDER BY m.digested LIMIT $4"
            ))
            .bind(now - HOUR).bind(now - DAY).bind(soon).bind(limit).fetch_all(pool).await
        })?;
        let reader = |(player, name, address, language, home, stop)| Reader {
            player,
            name,
            address,
            language,
            home,
            stop,
        };
        Ok(rows.into_iter().map(reader).collect())
    }

    /// Takes it upon this node to write a letter: whether nobody else has.
    pub async fn claim_digest(&self, player: &str, now: Millis) -> Result<bool, sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "UPDATE mail SET digested = $2 \
                 WHERE player = $1 AND digest = 1 AND digested <= $3",
            )
            .bind(player).bind(now).bind(now - DAY)
            .execute(pool).await.map(|done| done.rows_affected() > 0)
        })
    }

    /// The games that wait for a player, the longest waiting first.
    pub async fn games_waiting_for(
        &self,
        player: &str,
        now: Millis,
        limit: i64,
    ) -> Result<Vec<WaitingGame>, sqlx::Error> {
        let rows: Vec<(String, Option<String>)> = read!(self, pool => {
            sqlx::query_as(concat!(
                "SELECT id, opponent FROM (",
                waiting!("first", "second", "0"),
                " UNION ",
                waiting!("second", "first", "1"),
                ") AS waiting ORDER BY active, id LIMIT $3"
            ))
            .bind(now - HOUR).bind(player).bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(id, opponent)| WaitingGame { id, opponent }).collect())
    }
}
