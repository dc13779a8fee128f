//! When the database does not do what it is asked for.

use std::time::Duration;

/// The longest that one question may take.
const PATIENCE: Duration = Duration::from_millis(1_800);

/// Runs something on the database for so long and no longer.
pub(crate) async fn limited<T>(
    work: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    tokio::time::timeout(PATIENCE, work).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// The database could not write. What was asked may or may not have happened:
/// whoever asked must read again.
#[derive(Clone, Debug)]
pub struct StoreError {
    /// For the log.
    fault: String,
    /// For whoever asked.
    pub advice: &'static str,
}

impl StoreError {
    pub(super) fn of(fault: &str) -> StoreError {
        let advice = "the move could not be stored; send it again";
        StoreError { fault: fault.to_owned(), advice }
    }
}

impl From<&sqlx::Error> for StoreError {
    fn from(error: &sqlx::Error) -> StoreError {
        let advice = if is_full(error) {
            "the server's disk is full; nothing is lost, and the move can be sent again"
        } else {
            "the move could not be stored; send it again"
        };
        StoreError { fault: error.to_string(), advice }
    }
}

impl std::fmt::Display for StoreError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        f.write_str(&self.fault)
    }
}

impl std::error::Error for StoreError {}

/// Whether there is no room left on the disk.
pub fn is_full(error: &sqlx::Error) -> bool {
    // SQLITE_FULL; disk_full of PostgreSQL
    code(error).is_some_and(|code| code == "13" || code == "53100")
}

/// Whether the same question may be answered in a moment: the database is
/// away, starts, stops, has too much to do or no room. Nothing is damaged.
pub fn is_passing(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::PoolTimedOut
        | sqlx::Error::PoolClosed
        | sqlx::Error::WorkerCrashed
        | sqlx::Error::Protocol(_)
        | sqlx::Error::Tls(_)
        | sqlx::Error::Io(_) => true,
        sqlx::Error::Database(_) => code(error).is_some_and(|code| {
            // Of PostgreSQL: connections, rollbacks, resources, locks, shutdown;
            // of SQLite: busy, locked, read-only, input and output, full,
            // cannot open, with whatever they add to it.
            let classes = ["08", "40", "53", "55P03", "57"];
            if code.len() == 5 {
                return classes.iter().any(|class| code.starts_with(class));
            }
            let primary = code.parse::<u32>().map(|code| code & 0xff);
            matches!(primary, Ok(5 | 6 | 8 | 10 | 13 | 14))
        }),
        _ => false,
    }
}

fn code(error: &sqlx::Error) -> Option<String> {
    error.as_database_error().and_then(|error| error.code()).map(|code| code.into_owned())
}
