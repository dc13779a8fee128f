//! When some server was alive. Clocks do not run while none is.

use pylos_host::{Outage, Outages};

use super::{Pools, RECONNECT_GRACE, Store, read};
use crate::timekeeper::Millis;

/// A longer silence than this means that no server was there.
const SILENCE: Millis = 6_000;

impl Store {
    /// A sign of life, to be given every second or so. If the last one, of
    /// this or any other server, is too long ago, the time since then becomes
    /// an outage.
    pub async fn pulse(&self, now: Millis) -> Result<(), sqlx::Error> {
        macro_rules! pulse_in {
            ($pool:expr) => {{
                let alive = sqlx::query("UPDATE liveness SET at = $1 WHERE id = 1 AND at >= $2")
                    .bind(now)
                    .bind(now - SILENCE)
                    .execute($pool)
                    .await?;
                if alive.rows_affected() > 0 {
                    return Ok(());
                }
                let last: Option<(Millis,)> =
                    sqlx::query_as("SELECT at FROM liveness WHERE id = 1")
                        .fetch_optional($pool)
                        .await?;
                let Some((last,)) = last else {
                    sqlx::query(
                        "INSERT INTO liveness (id, at) VALUES (1, $1) ON CONFLICT DO NOTHING",
                    )
                    .bind(now)
                    .execute($pool)
                    .await?;
                    return Ok(());
                };
                // The outage is written before the sign of life: whoever dies
                // in between leaves the silence to be noticed by the next.
                // Nodes that notice together write the same row.
                sqlx::query(
                    "INSERT INTO outages (started, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING",
                )
                .bind(last)
                .bind(now + RECONNECT_GRACE)
                .execute($pool)
                .await?;
                sqlx::query("UPDATE liveness SET at = $1 WHERE id = 1 AND at = $2")
                    .bind(now)
                    .bind(last)
                    .execute($pool)
                    .await?;
                Ok(())
            }};
        }
        match &self.pools {
            Pools::Sqlite { pulse, .. } => pulse_in!(pulse),
            Pools::Postgres(pool) => pulse_in!(pool),
        }
    }

    /// The times when no server was alive.
    pub async fn outages(&self) -> Result<Outages, sqlx::Error> {
        let rows: Vec<(Millis, Millis)> = read!(self, pool => {
            sqlx::query_as("SELECT started, ended FROM outages ORDER BY started")
                .fetch_all(pool)
                .await
        })?;
        Ok(Outages::new(rows.into_iter().map(|(started, ended)| Outage { started, ended })))
    }
}
