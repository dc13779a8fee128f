//! Where everything lasting is kept: a SQLite file, or PostgreSQL when several
//! nodes serve the same games. The same SQL runs on both.

mod columns;
mod games;
mod liveness;
mod players;
mod presence;
mod ratings;
#[cfg(test)]
mod tests;
mod writer;

use std::str::FromStr;
use std::time::Duration;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::{PgPool, PgPoolOptions};
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

pub use columns::{Column, kind_in};
pub use games::{GameRow, List, Page, StoredEvent};
pub use players::Account;
pub use ratings::{RankedPlayer, StoredRating};
pub use writer::{Also, Entry, NewGame, Summary, Written};

use crate::timekeeper::Millis;
use writer::Writer;

/// The channel on which nodes tell each other that a game has changed.
pub(crate) const CHANNEL: &str = "pylos";

/// The database. Clones share it.
#[derive(Clone, Debug)]
pub struct Store {
    pools: Pools,
    writer: Writer,
}

#[derive(Clone, Debug)]
enum Pools {
    Sqlite {
        read: SqlitePool,
        /// One connection, so that writers queue here and not in SQLite.
        write: SqlitePool,
        /// Signs of life do not wait for the disk: losing the last of them
        /// only makes an outage look longer.
        pulse: SqlitePool,
    },
    Postgres(PgPool),
}

/// Runs the same query on whichever database it is.
macro_rules! read {
    ($store:expr, $pool:ident => $query:expr) => {
        match &$store.pools {
            $crate::store::Pools::Sqlite { read: $pool, .. } => $query,
            $crate::store::Pools::Postgres($pool) => $query,
        }
    };
}

/// The same for queries that change something.
macro_rules! write {
    ($store:expr, $pool:ident => $query:expr) => {
        match &$store.pools {
            $crate::store::Pools::Sqlite { write: $pool, .. } => $query,
            $crate::store::Pools::Postgres($pool) => $query,
        }
    };
}

pub(crate) use {read, write};

impl Store {
    /// Opens a database and brings its tables up to date. The address is
    /// `sqlite:PATH` (the file is made if it is missing) or `postgres://…`.
    pub async fn open(address: &str) -> Result<Store, sqlx::Error> {
        let pools = if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            let pool = PgPoolOptions::new()
                .max_connections(16)
                .acquire_timeout(Duration::from_secs(5))
                .connect(address)
                .await?;
            migrations().run(&pool).await?;
            Pools::Postgres(pool)
        } else {
            open_sqlite(address).await?
        };
        let writer = Writer::start(pools.clone());
        Ok(Store { pools, writer })
    }

    /// Whether several nodes can share this database.
    pub fn is_shared(&self) -> bool {
        matches!(self.pools, Pools::Postgres(_))
    }

    /// The pool to listen on for news from other nodes; `None` for SQLite.
    pub(crate) fn postgres(&self) -> Option<&PgPool> {
        match &self.pools {
            Pools::Postgres(pool) => Some(pool),
            Pools::Sqlite { .. } => None,
        }
    }

    /// Writes an entry of a game. When this returns, it is on the disk.
    pub async fn append(&self, entry: Entry) -> Result<Written, StoreError> {
        self.writer.append(entry).await
    }

    /// Whether the database answers.
    pub async fn is_ready(&self) -> bool {
        read!(self, pool => sqlx::query("SELECT 1").execute(pool).await.is_ok())
    }

    /// Waits for what is being written, then closes the database.
    pub async fn close(&self) {
        self.writer.finish().await;
        match &self.pools {
            Pools::Sqlite { read, write, pulse } => {
                read.close().await;
                pulse.close().await;
                write.close().await;
            }
            Pools::Postgres(pool) => pool.close().await,
        }
    }
}

/// The database could not write. What was asked may or may not have happened:
/// whoever asked must read again.
#[derive(Clone, Debug)]
pub struct StoreError(pub String);

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for StoreError {}

/// What has made the tables what they are, in order. What has been released
/// never changes: databases remember it.
fn migrations() -> Migrator {
    let steps = [
        ("games", include_str!("../../migrations/1_games.sql")),
        ("sessions end", include_str!("../../migrations/2_sessions_end.sql")),
    ];
    let migrations = (1..).zip(steps).map(|(number, (name, sql))| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

async fn open_sqlite(address: &str) -> Result<Pools, sqlx::Error> {
    let options = SqliteConnectOptions::from_str(address)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is on the disk when it returns.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(10))
        .foreign_keys(true);
    let one = || SqlitePoolOptions::new().max_connections(1).min_connections(1);
    let write = one().connect_with(options.clone()).await?;
    migrations().run(&write).await?;
    let pulse = one().connect_with(options.clone().synchronous(SqliteSynchronous::Normal)).await?;
    let read = SqlitePoolOptions::new()
        .max_connections(4)
        .acquire_timeout(Duration::from_secs(5))
        .connect_with(options)
        .await?;
    Ok(Pools::Sqlite { read, write, pulse })
}

/// How long clocks stand still after servers were away, so that players can
/// come back.
pub const RECONNECT_GRACE: Millis = 3_000;
