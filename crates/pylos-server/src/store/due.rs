//! What games need although nobody looks at them, found by indices: clocks
//! that have run out, engines whose turn it is, games that nobody touches, and
//! what is left behind by those who went away.

use pylos_host::stored;

use super::{Pools, Store, limited, read, write};
use crate::timekeeper::Millis;

impl Store {
    /// Games whose clock has run out at this playing time, the longest first.
    pub async fn out_of_time(&self, time: i64, limit: i64) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id FROM games WHERE deadline IS NOT NULL AND deadline <= $1 \
                 AND version <= $2 ORDER BY deadline LIMIT $3",
            )
            .bind(time).bind(i64::from(stored::VERSION)).bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Games in which an engine is to act and nobody sees to it, the longest
    /// waiting first. Whoever gets one has it to himself until `until`.
    pub async fn take_engine_turns(
        &self,
        now: Millis,
        until: Millis,
        limit: i64,
    ) -> Result<Vec<String>, sqlx::Error> {
        // Looking costs less than writing, and mostly there is nothing.
        let some: Option<(String,)> = read!(self, pool => {
            sqlx::query_as("SELECT id FROM games WHERE engine_due IS NOT NULL AND engine_due <= $1 LIMIT 1")
                .bind(now).fetch_optional(pool).await
        })?;
        if some.is_none() {
            return Ok(Vec::new());
        }
        macro_rules! take {
            ($pool:expr, $skip:literal) => {
                limited(async {
                    sqlx::query_as::<_, (String,)>(concat!(
                        "UPDATE games SET engine_due = $2 WHERE id IN \
                         (SELECT id FROM games WHERE engine_due IS NOT NULL AND engine_due <= $1 \
                          AND version <= $3 ORDER BY engine_due LIMIT $4",
                        $skip,
                        ") RETURNING id"
                    ))
                    .bind(now).bind(until).bind(i64::from(stored::VERSION)).bind(limit)
                    .fetch_all($pool).await
                })
                .await
            };
        }
        let rows = match &self.pools {
            Pools::Sqlite { write, .. } => take!(write, "")?,
            Pools::Postgres(shared) => take!(&shared.work(), " FOR UPDATE SKIP LOCKED")?,
        };
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Unfinished games in which nothing has happened since this moment.
    pub async fn untouched(&self, since: Millis, limit: i64) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id FROM games WHERE phase <> 'finished' AND active < $1 \
                 AND version <= $2 ORDER BY active LIMIT $3",
            )
            .bind(since).bind(i64::from(stored::VERSION)).bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Nobody looks after this game by itself any more: it cannot be read. Its
    /// next event, should there be one, puts it back.
    pub async fn give_up(&self, game: &str, now: Millis) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "UPDATE games SET deadline = NULL, engine_due = NULL, active = $2 WHERE id = $1",
            )
            .bind(game).bind(now).execute(pool).await.map(drop)
        })
    }

    /// Notes that a game cannot be played through: lists leave it out.
    pub async fn mark_damaged(&self, game: &str, revision: i64) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "UPDATE games SET phase = 'damaged', version = $2, revision = $3, \
                 deadline = NULL, engine_due = NULL WHERE id = $1",
            )
            .bind(game).bind(i64::from(stored::VERSION)).bind(revision)
            .execute(pool).await.map(drop)
        })
    }

    /// How many unfinished games against computers somebody has in which
    /// something has happened since this moment.
    pub async fn engine_games_of(&self, player: &str, since: Millis) -> Result<i64, sqlx::Error> {
        let row: (i64,) = read!(self, pool => {
            sqlx::query_as(
                "SELECT COUNT(*) FROM games WHERE (first = $1 OR second = $1) \
                 AND phase <> 'finished' AND engines > 0 AND active >= $2",
            )
            .bind(player).bind(since).fetch_one(pool).await
        })?;
        Ok(row.0)
    }

    /// Removes some of the presence that is over since this moment, and of
    /// nodes that died before it; the answer is how much was removed.
    pub async fn sweep_presence(&self, before: Millis, most: i64) -> Result<u64, sqlx::Error> {
        write!(self, pool => {
            let gone = sqlx::query(
                "DELETE FROM presence WHERE (game, side, node) IN \
                 (SELECT game, side, node FROM presence WHERE left_at < $1 LIMIT $2)",
            )
            .bind(before).bind(most).execute(pool).await?.rows_affected();
            let dead = sqlx::query(
                "DELETE FROM presence WHERE (game, side, node) IN \
                 (SELECT p.game, p.side, p.node FROM presence p JOIN nodes n ON n.id = p.node \
                  WHERE n.alive < $1 LIMIT $2)",
            )
            .bind(before).bind(most).execute(pool).await?.rows_affected();
            if dead == 0 {
                sqlx::query("DELETE FROM nodes WHERE alive < $1").bind(before).execute(pool).await?;
            }
            Ok(gone + dead)
        })
    }
}
