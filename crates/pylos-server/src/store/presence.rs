//! Who is connected, across nodes.

use pylos_host::Seen;

use super::{Pools, Store, limited, read, write};
use crate::timekeeper::Millis;

/// A node that has not given a sign of life for this long is dead, and so are
/// the connections it had.
pub(crate) const DEAD: Millis = 10_000;

impl Store {
    /// Notes that a seat's holder has connected to this node, or that the last
    /// connection has closed (`left`).
    pub async fn note_presence(
        &self,
        game: &str,
        side: usize,
        node: &str,
        left: Option<Millis>,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO presence (game, side, node, left_at) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (game, side, node) DO UPDATE SET left_at = excluded.left_at",
            )
            .bind(game).bind(side as i64).bind(node).bind(left).execute(pool).await.map(drop)
        })?;
        self.tell(game).await
    }

    /// Tells the other nodes to look at a game again.
    pub async fn tell(&self, game: &str) -> Result<(), sqlx::Error> {
        let Some(pool) = self.postgres() else { return Ok(()) };
        let query = sqlx::query("SELECT pg_notify($1, $2)").bind(super::CHANNEL);
        limited(query.bind(format!("{game} 0")).execute(&pool)).await?;
        Ok(())
    }

    /// What the nodes know about both seats of a game.
    pub async fn presence(&self, game: &str, now: Millis) -> Result<[Seen; 2], sqlx::Error> {
        let rows: Vec<(i64, Option<Millis>, Option<Millis>)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT p.side, p.left_at, n.alive FROM presence p \
                 LEFT JOIN nodes n ON n.id = p.node WHERE p.game = $1",
            )
            .bind(game).fetch_all(pool).await
        })?;
        let mut seen = [Seen::Never; 2];
        for (side, left, alive) in rows {
            let alive = alive.unwrap_or(0);
            let here = match left {
                None if alive >= now - DEAD => Seen::Online,
                None => Seen::Left(alive),
                Some(left) => Seen::Left(left),
            };
            let seen = &mut seen[usize::from(side != 0)];
            *seen = match (*seen, here) {
                (Seen::Online, _) | (_, Seen::Online) => Seen::Online,
                (Seen::Left(a), Seen::Left(b)) => Seen::Left(a.max(b)),
                (Seen::Never, other) | (other, Seen::Never) => other,
            };
        }
        Ok(seen)
    }

    /// A node's own sign of life, which it also hears of itself as long as the
    /// news reach it.
    pub async fn node_pulse(&self, node: &str, now: Millis) -> Result<(), sqlx::Error> {
        let Pools::Postgres(postgres) = &self.pools else { return Ok(()) };
        limited(async {
            let mut connection = postgres.pulse().acquire().await?;
            sqlx::query(
                "INSERT INTO nodes (id, alive) VALUES ($1, $2) \
                 ON CONFLICT (id) DO UPDATE SET alive = excluded.alive",
            )
            .bind(node)
            .bind(now)
            .execute(&mut *connection)
            .await?;
            let sql = "SELECT pg_notify($1, $2)";
            let news = format!("{HEARTBEAT} {node}");
            sqlx::query(sql).bind(super::CHANNEL).bind(news).execute(&mut *connection).await?;
            Ok(())
        })
        .await
    }
}

/// What stands in the news in place of a game when a node gives a sign of life.
pub(crate) const HEARTBEAT: &str = "node";
