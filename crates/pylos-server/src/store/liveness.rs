//! When some server was alive. Clocks do not run while none is.
//!
//! Where several nodes share a database, its time is everybody's: a node with
//! a wrong clock can neither make an outage nor hide one. The time of a sign
//! of life is taken once there is a connection to write it with, so that a
//! database that was away has been silent, whoever waited for it.

use pylos_host::{Outage, Outages};

use super::{FRESH, Pools, RECONNECT_GRACE, Store, limited, read};
use crate::timekeeper::Millis;

/// A longer silence than this means that no server was there.
const SILENCE: Millis = 6_000;

/// Gives a sign of life on a connection; `$clock` is how the database tells
/// the time, `$1` a time that is handed in.
macro_rules! pulse_in {
    ($connection:expr, $given:expr, $most:literal, $clock:literal, $told:literal) => {{
        let (connection, given): (&mut _, Option<Millis>) = ($connection, $given);
        let alive: Option<(Millis,)> = sqlx::query_as(concat!(
            "UPDATE liveness SET at = ",
            $most,
            "(at, c.now) FROM (SELECT ",
            $clock,
            " AS now) AS c WHERE id = 1 AND at >= c.now - $2 RETURNING ",
            $told
        ))
        .bind(given)
        .bind(SILENCE)
        .fetch_optional(&mut *connection)
        .await?;
        if let Some((now,)) = alive {
            return Ok(now);
        }
        let (now, last): (Millis, Option<Millis>) =
            sqlx::query_as(concat!("SELECT ", $clock, ", (SELECT at FROM liveness WHERE id = 1)"))
                .bind(given)
                .fetch_one(&mut *connection)
                .await?;
        let Some(last) = last else {
            sqlx::query("INSERT INTO liveness (id, at) VALUES (1, $1) ON CONFLICT DO NOTHING")
                .bind(now)
                .execute(&mut *connection)
                .await?;
            return Ok(now);
        };
        // The outage is written before the sign of life: whoever dies in
        // between leaves the silence to be noticed by the next. Nodes that
        // notice together write the same row. It begins when nobody could
        // have played on the strength of the last sign any more, so that
        // playing time never goes back.
        sqlx::query("INSERT INTO outages (started, ended) VALUES ($1, $2) ON CONFLICT DO NOTHING")
            .bind(last + FRESH)
            .bind(now + RECONNECT_GRACE)
            .execute(&mut *connection)
            .await?;
        sqlx::query("UPDATE liveness SET at = $1 WHERE id = 1 AND at = $2")
            .bind(now)
            .bind(last)
            .execute(&mut *connection)
            .await?;
        Ok(now)
    }};
}

impl Store {
    /// A sign of life, to be given every second or so. If the last one, of
    /// this or any other server, is too long ago, the time since then becomes
    /// an outage. The answer is the time: that of the database if nodes share
    /// it, else the one that is handed in.
    pub async fn pulse(&self, own: impl FnOnce() -> Millis) -> Result<Millis, sqlx::Error> {
        limited(self.pulse_on(|| Some(own()), None)).await
    }

    /// The same at a made-up time.
    #[cfg(test)]
    pub async fn pulse_at(&self, now: Millis) -> Result<Millis, sqlx::Error> {
        self.pulse_on(|| Some(now), Some(now)).await
    }

    async fn pulse_on(
        &self,
        own: impl FnOnce() -> Option<Millis>,
        shared: Option<Millis>,
    ) -> Result<Millis, sqlx::Error> {
        match &self.pools {
            Pools::Sqlite { pulse, .. } => {
                let mut connection = pulse.acquire().await?;
                pulse_in!(&mut *connection, own(), "MAX", "$1", "$1")
            }
            Pools::Postgres(postgres) => {
                let mut connection = postgres.pulse().acquire().await?;
                pulse_in!(
                    &mut *connection,
                    shared,
                    "GREATEST",
                    "COALESCE($1::bigint, (extract(epoch FROM clock_timestamp()) * 1000)::bigint)",
                    "c.now"
                )
            }
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
