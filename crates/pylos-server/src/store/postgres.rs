//! The connections to PostgreSQL: with limits on everything that could wait
//! for ever, and exchanged as a whole when they have died without a word.

use std::sync::{PoisonError, RwLock};
use std::time::Duration;

use sqlx::postgres::{PgConnectOptions, PgPool, PgPoolOptions};

/// How long to wait for a connection.
const ACQUIRE: Duration = Duration::from_millis(1_500);

/// What the database itself puts an end to. A node that was stopped in the
/// middle of a transaction holds its keys for no longer than this.
const LIMITS: [(&str, &str); 3] = [
    ("lock_timeout", "400ms"),
    ("statement_timeout", "1500ms"),
    ("idle_in_transaction_session_timeout", "1500ms"),
];

/// PostgreSQL, as several nodes share it.
#[derive(Debug)]
pub(crate) struct Postgres {
    options: PgConnectOptions,
    pools: RwLock<Connections>,
}

#[derive(Clone, Debug)]
struct Connections {
    work: PgPool,
    /// Signs of life must not wait behind anybody's work.
    pulse: PgPool,
}

impl Connections {
    fn lazily(options: &PgConnectOptions) -> Connections {
        let pool = |most| PgPoolOptions::new().max_connections(most).acquire_timeout(ACQUIRE);
        Connections {
            work: pool(16).connect_lazy_with(options.clone()),
            pulse: pool(2).connect_lazy_with(options.clone()),
        }
    }
}

impl Postgres {
    /// Opens the database, brings its tables up to date (which may take its
    /// time), and sets the limits.
    pub(super) async fn open(address: &str) -> Result<Postgres, sqlx::Error> {
        let options: PgConnectOptions = address.parse()?;
        let patient = PgPoolOptions::new().max_connections(1).acquire_timeout(ACQUIRE * 4);
        let patient = patient.connect_with(options.clone()).await?;
        super::migrations().run(&patient).await?;
        patient.close().await;
        let options = options.options(LIMITS);
        let pools = RwLock::new(Connections::lazily(&options));
        Ok(Postgres { options, pools })
    }

    /// The same database once more, as another program opens it.
    #[cfg(test)]
    pub(super) fn reopened(&self) -> Postgres {
        let pools = RwLock::new(Connections::lazily(&self.options));
        Postgres { options: self.options.clone(), pools }
    }

    pub(crate) fn work(&self) -> PgPool {
        self.pools.read().unwrap_or_else(PoisonError::into_inner).work.clone()
    }

    pub(crate) fn pulse(&self) -> PgPool {
        self.pools.read().unwrap_or_else(PoisonError::into_inner).pulse.clone()
    }

    /// Lets all connections go and begins with new ones: a network that
    /// swallows everything tells nobody for a quarter of an hour.
    pub(crate) fn renew(&self) {
        let new = Connections::lazily(&self.options);
        let mut pools = self.pools.write().unwrap_or_else(PoisonError::into_inner);
        let old = std::mem::replace(&mut *pools, new);
        drop(pools);
        tokio::spawn(async move { tokio::join!(old.work.close(), old.pulse.close()) });
    }

    pub(super) async fn close(&self) {
        let pools = self.pools.read().unwrap_or_else(PoisonError::into_inner).clone();
        tokio::join!(pools.work.close(), pools.pulse.close());
    }
}
