//! Conditional turns, as they are kept: beside the games and not in them.

use super::{Store, read, write};

/// A plan as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPlan {
    /// So many turns were played when it was made.
    pub ply: i64,
    /// So many times turns had been undone.
    pub undos: i64,
    /// Its lines: turns with spaces between them, a line each.
    pub lines: String,
}

impl Store {
    /// The plan of a seat.
    pub async fn plan(&self, game: &str, side: usize) -> Result<Option<StoredPlan>, sqlx::Error> {
        let row: Option<(i64, i64, String)> = read!(self, pool => {
            sqlx::query_as("SELECT ply, undos, lines FROM plans WHERE game = $1 AND side = $2")
                .bind(game).bind(side as i64).fetch_optional(pool).await
        })?;
        Ok(row.map(|(ply, undos, lines)| StoredPlan { ply, undos, lines }))
    }

    /// Makes a plan, in place of the one before.
    pub async fn set_plan(
        &self,
        game: &str,
        side: usize,
        plan: &StoredPlan,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO plans (game, side, ply, undos, lines) VALUES ($1, $2, $3, $4, $5) \
                 ON CONFLICT (game, side) DO UPDATE SET \
                 ply = excluded.ply, undos = excluded.undos, lines = excluded.lines",
            )
            .bind(game).bind(side as i64).bind(plan.ply).bind(plan.undos).bind(&plan.lines)
            .execute(pool).await.map(drop)
        })
    }

    /// Drops a plan, if it is still this one.
    pub async fn drop_plan(
        &self,
        game: &str,
        side: usize,
        plan: &StoredPlan,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "DELETE FROM plans WHERE game = $1 AND side = $2 AND ply = $3 AND lines = $4",
            )
            .bind(game).bind(side as i64).bind(plan.ply).bind(&plan.lines)
            .execute(pool).await.map(drop)
        })
    }

    /// Games in which somebody is to move who has a plan, and is not away.
    pub async fn plans_due(&self, limit: i64) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT p.game FROM plans p JOIN games g ON g.id = p.game \
                 WHERE g.phase = 'playing' AND g.to_move = p.side \
                 AND (g.paused & (p.side + 1)) = 0 LIMIT $1",
            )
            .bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Drops the plans of games that are over, or not there any more.
    pub async fn sweep_plans(&self) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "DELETE FROM plans WHERE NOT EXISTS (SELECT 1 FROM games g \
                 WHERE g.id = plans.game AND g.phase = 'playing')",
            )
            .execute(pool).await.map(drop)
        })
    }

    /// Drops the plans of a player.
    pub async fn forget_plans(&self, player: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "DELETE FROM plans WHERE EXISTS (SELECT 1 FROM games g WHERE g.id = plans.game \
                 AND ((plans.side = 0 AND g.first = $1) OR (plans.side = 1 AND g.second = $1)))",
            )
            .bind(player).execute(pool).await.map(drop)
        })
    }
}
