//! Where everything lasting is kept: a SQLite file, or PostgreSQL when several
//! nodes serve the same games. The same SQL runs on both.

mod belongings;
mod columns;
mod digest;
mod due;
mod explored;
mod games;
mod home;
mod hosts;
mod liveness;
mod mail;
mod names;
mod parts;
mod plans;
mod players;
mod postgres;
mod presence;
mod profiles;
mod push;
mod puzzles;
mod queue;
mod ratings;
mod round_games;
mod row;
mod talk;
#[cfg(test)]
pub(crate) mod tests;
mod ties;
mod together;
mod tokens;
mod tournaments;
mod trouble;
mod vacations;
mod watch;
mod writer;

use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use sqlx::SqlSafeStr as _;
use sqlx::migrate::{Migration, MigrationType, Migrator};
use sqlx::postgres::PgPool;
use sqlx::sqlite::{
    SqliteConnectOptions, SqliteJournalMode, SqlitePool, SqlitePoolOptions, SqliteSynchronous,
};

pub use belongings::StoredSession;
pub use columns::{Column, ended_by_in, kind_in, phase_in};
pub use digest::{DAY, Reader};
pub use explored::{By, CountedGame};
pub use games::{GameRow, List, Listed, Page, StoredEvent};
pub use home::{Against, Mine, Score, Search};
pub use hosts::{LogEntry, StoredReport, first_broken};
pub use mail::Purpose;
pub use parts::StoredPart;
pub use plans::StoredPlan;
pub use players::{Account, NewAccount, Role, Standing};
pub(crate) use presence::{DEAD, HEARTBEAT};
pub use profiles::{BestWin, Fared, RatingPoint, Tally};
pub use push::{StoredSubscription, TurnToTell};
pub use puzzles::DecidedAttempt;
pub use ratings::{RankedPlayer, StoredRating};
pub use round_games::{FinishedGame, RoundGame, RoundGameState};
pub use row::{ListedGame, ListedSeat, Summary};
pub use talk::StoredTalk;
pub use ties::{StoredTie, Tie};
pub use tokens::StoredToken;
pub use tournaments::{
    Happened, NewTournament, Pairing, StoredWord, TournamentList, TournamentRow, Venue,
};
pub use vacations::Vacation;
pub use watch::{Looking, Part, Traits};
pub use writer::{Also, Entry, NewGame, Written};

use crate::timekeeper::Millis;
use postgres::Postgres;
use queue::Writer;
pub(crate) use trouble::limited;
pub use trouble::{StoreError, is_full, is_passing};

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
    Postgres(Arc<Postgres>),
}

impl Pools {
    fn is_shared(&self) -> bool {
        matches!(self, Pools::Postgres(_))
    }
}

/// Runs the same query on whichever database it is, for a limited time.
macro_rules! read {
    ($store:expr, $pool:ident => $query:expr) => {
        match &$store.pools {
            $crate::store::Pools::Sqlite { read: $pool, .. } => {
                $crate::store::limited(async { $query }).await
            }
            $crate::store::Pools::Postgres(shared) => {
                let $pool = &shared.work();
                $crate::store::limited(async { $query }).await
            }
        }
    };
}

/// The same for queries that change something.
macro_rules! write {
    ($store:expr, $pool:ident => $query:expr) => {
        match &$store.pools {
            $crate::store::Pools::Sqlite { write: $pool, .. } => {
                $crate::store::limited(async { $query }).await
            }
            $crate::store::Pools::Postgres(shared) => {
                let $pool = &shared.work();
                $crate::store::limited(async { $query }).await
            }
        }
    };
}

pub(crate) use {read, write};

impl Store {
    /// Opens a database and brings its tables up to date. The address is
    /// `sqlite:PATH` (the file is made if it is missing) or `postgres://…`.
    pub async fn open(address: &str) -> Result<Store, sqlx::Error> {
        let pools = if address.starts_with("postgres:") || address.starts_with("postgresql:") {
            Pools::Postgres(Arc::new(Postgres::open(address).await?))
        } else {
            open_sqlite(address).await?
        };
        let writer = Writer::start(pools.clone());
        let store = Store { pools, writer };
        store.give_skeletons().await?;
        store.give_rules().await?;
        store.give_traits().await?;
        Ok(store)
    }

    /// Whether several nodes can share this database.
    pub fn is_shared(&self) -> bool {
        self.pools.is_shared()
    }

    /// The pool to listen on for news from other nodes; `None` for SQLite.
    pub(crate) fn postgres(&self) -> Option<PgPool> {
        match &self.pools {
            Pools::Postgres(shared) => Some(shared.work()),
            Pools::Sqlite { .. } => None,
        }
    }

    /// Lets connections go that have died without a word.
    pub(crate) fn renew_connections(&self) {
        if let Pools::Postgres(shared) = &self.pools {
            shared.renew();
        }
    }

    /// Writes an entry of a game. When this returns, it is on the disk.
    pub async fn append(&self, entry: Entry) -> Result<Written, StoreError> {
        self.writer.append(entry).await
    }

    /// Whether writing has failed a moment ago.
    pub fn is_failing(&self) -> bool {
        self.writer.is_failing()
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
            Pools::Postgres(shared) => shared.close().await,
        }
    }
}

/// What has made the tables what they are, in order. What has been released
/// never changes: databases remember it.
fn migrations() -> Migrator {
    let steps = [
        (1, "games", include_str!("../../migrations/1_games.sql")),
        (2, "sessions end", include_str!("../../migrations/2_sessions_end.sql")),
        (3, "puzzles", include_str!("../../migrations/3_puzzles.sql")),
        (4, "read model", include_str!("../../migrations/4_read_model.sql")),
        (5, "people", include_str!("../../migrations/5_people.sql")),
        (6, "mail and parts", include_str!("../../migrations/6_mail_and_parts.sql")),
        (7, "club", include_str!("../../migrations/7_club.sql")),
        (8, "tournaments", include_str!("../../migrations/8_tournaments.sql")),
        (9, "correspondence", include_str!("../../migrations/9_correspondence.sql")),
        (10, "social", include_str!("../../migrations/10_social.sql")),
        (11, "no-shows", include_str!("../../migrations/11_no_shows.sql")),
        (12, "explored", include_str!("../../migrations/12_explored.sql")),
    ];
    let migrations = steps.into_iter().map(|(number, name, sql)| {
        Migration::new(number, name.into(), MigrationType::Simple, sql.into_sql_str(), false)
    });
    Migrator::with_migrations(migrations.collect())
}

/// The tables as an older program has made them.
#[cfg(test)]
pub(crate) fn migrations_until(schema: i64) -> Migrator {
    let steps = migrations().iter().filter(|step| step.version <= schema).cloned().collect();
    Migrator::with_migrations(steps)
}

async fn open_sqlite(address: &str) -> Result<Pools, sqlx::Error> {
    let options = SqliteConnectOptions::from_str(address)?
        .create_if_missing(true)
        .journal_mode(SqliteJournalMode::Wal)
        // A commit is on the disk when it returns.
        .synchronous(SqliteSynchronous::Full)
        .busy_timeout(Duration::from_secs(1))
        .foreign_keys(true);
    let one = || SqlitePoolOptions::new().max_connections(1).min_connections(1);
    let write = one().connect_with(options.clone()).await?;
    migrations().run(&write).await?;
    let pulse = one().connect_with(options.clone().synchronous(SqliteSynchronous::Normal)).await?;
    let read = SqlitePoolOptions::new()
        .max_connections(4)
        .acquire_timeout(Duration::from_millis(1_500))
        .connect_with(options)
        .await?;
    Ok(Pools::Sqlite { read, write, pulse })
}

/// Nothing happens in a game unless a sign of life was given within so long:
/// an outage begins that much after the last one, and clocks are charged no
/// more of it.
pub const FRESH: Millis = 2_000;

/// How long clocks stand still after servers were away, so that players can
/// come back.
pub const RECONNECT_GRACE: Millis = 3_000;
