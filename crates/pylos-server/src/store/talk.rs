//! What players last said to each other: short memory, no part of a game.

use pylos_host::wire::Phrase;

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// What somebody has last said.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredTalk {
    /// Who.
    pub player: String,
    /// What.
    pub phrase: Phrase,
    /// When.
    pub at: Millis,
}

/// A phrase is paid off after so long,
const PRICE: Millis = 6_000;
/// and this much may be owed: four phrases at once, then ten in a minute.
const CREDIT: Millis = 3 * PRICE;

impl Store {
    /// Notes what somebody says at a game, unless he has said too much of late:
    /// then the answer is how long he has to wait. All nodes count together.
    pub async fn note_talk(
        &self,
        game: &str,
        player: &str,
        phrase: Phrase,
        at: Millis,
    ) -> Result<Result<(), Millis>, sqlx::Error> {
        let noted = write!(self, pool => {
            sqlx::query(
                "INSERT INTO talk (game, player, phrase, at, due) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (game, player) DO UPDATE SET phrase = excluded.phrase, \
                 at = excluded.at, due = CASE WHEN talk.due > excluded.at \
                 THEN talk.due + (excluded.due - excluded.at) ELSE excluded.due END \
                 WHERE talk.due <= excluded.at + $6",
            )
            .bind(game).bind(player).bind(phrase.word()).bind(at).bind(at + PRICE).bind(CREDIT)
            .execute(pool).await.map(|done| done.rows_affected())
        })?;
        if noted > 0 {
            return Ok(Ok(()));
        }
        let due: Option<(Millis,)> = read!(self, pool => {
            sqlx::query_as("SELECT due FROM talk WHERE game = $1 AND player = $2")
                .bind(game).bind(player).fetch_optional(pool).await
        })?;
        Ok(Err(due.map_or(PRICE, |(due,)| (due - CREDIT - at).max(1))))
    }

    /// What was last said at a game. A phrase of a newer program is passed over.
    pub async fn talk(&self, game: &str) -> Result<Vec<StoredTalk>, sqlx::Error> {
        let rows: Vec<(String, String, Millis)> = read!(self, pool => {
            sqlx::query_as("SELECT player, phrase, at FROM talk WHERE game = $1 ORDER BY at, player")
                .bind(game).fetch_all(pool).await
        })?;
        let talk = |(player, phrase, at): (String, String, Millis)| {
            Some(StoredTalk { player, phrase: Phrase::of(&phrase)?, at })
        };
        Ok(rows.into_iter().filter_map(talk).collect())
    }

    /// What is still kept of what somebody has said: at which game, what, when.
    pub async fn talk_of(
        &self,
        player: &str,
    ) -> Result<Vec<(String, Phrase, Millis)>, sqlx::Error> {
        let rows: Vec<(String, String, Millis)> = read!(self, pool => {
            sqlx::query_as("SELECT game, phrase, at FROM talk WHERE player = $1 ORDER BY at")
                .bind(player).fetch_all(pool).await
        })?;
        let said =
            |(game, phrase, at): (String, String, Millis)| Some((game, Phrase::of(&phrase)?, at));
        Ok(rows.into_iter().filter_map(said).collect())
    }

    /// Forgets what was said before.
    pub async fn forget_talk(&self, before: Millis) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM talk WHERE at < $1").bind(before).execute(pool).await.map(drop)
        })
    }
}
