//! What players tell the hosts, and what hosts did.

use sha2::{Digest as _, Sha256};

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// What somebody has told the hosts.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the columns of the table
pub struct StoredReport {
    pub id: String,
    pub at: Millis,
    pub reporter: String,
    pub player: Option<String>,
    pub game: Option<String>,
    pub reason: String,
    pub body: String,
    pub settled: Option<Millis>,
}

type ReportColumns =
    (String, Millis, String, Option<String>, Option<String>, String, String, Option<Millis>);

/// Something that a host did, as it is written down.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the columns of the table
pub struct LogEntry {
    pub number: i64,
    pub at: Millis,
    pub host: String,
    pub act: String,
    pub subject: String,
    pub detail: String,
    pub note: String,
    pub chain: String,
}

type LogColumns = (i64, Millis, String, String, String, String, String, String);

impl From<LogColumns> for LogEntry {
    fn from(columns: LogColumns) -> LogEntry {
        let (number, at, host, act, subject, detail, note, chain) = columns;
        LogEntry { number, at, host, act, subject, detail, note, chain }
    }
}

impl LogEntry {
    /// The fingerprint of this entry and, through that of the one before, of
    /// all: whoever changes one must change every one after it.
    pub fn seal(&self, before: &str) -> String {
        let mut digest = Sha256::new();
        let (number, at) = (self.number.to_string(), self.at.to_string());
        for part in
            [before, &number, &at, &self.host, &self.act, &self.subject, &self.detail, &self.note]
        {
            // The length keeps the parts apart, whatever they contain.
            digest.update((part.len() as u64).to_le_bytes());
            digest.update(part.as_bytes());
        }
        digest.finalize().iter().map(|byte| format!("{byte:02x}")).collect()
    }
}

/// How often an entry is numbered anew when another host was faster.
const TRIES: usize = 20;

impl Store {
    /// Keeps a report.
    pub async fn add_report(&self, report: &StoredReport) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO reports (id, at, reporter, player, game, reason, body) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7)",
            )
            .bind(&report.id).bind(report.at).bind(&report.reporter).bind(&report.player)
            .bind(&report.game).bind(&report.reason).bind(&report.body)
            .execute(pool).await.map(drop)
        })
    }

    /// The reports that no host has settled, the newest first.
    pub async fn open_reports(&self) -> Result<Vec<StoredReport>, sqlx::Error> {
        let rows: Vec<ReportColumns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id, at, reporter, player, game, reason, body, settled FROM reports \
                 WHERE settled IS NULL ORDER BY at DESC, id LIMIT 200",
            )
            .fetch_all(pool).await
        })?;
        let report = |(id, at, reporter, player, game, reason, body, settled)| StoredReport {
            id,
            at,
            reporter,
            player,
            game,
            reason,
            body,
            settled,
        };
        Ok(rows.into_iter().map(report).collect())
    }

    /// How many reports of somebody no host has settled.
    pub async fn reports_by(&self, reporter: &str) -> Result<i64, sqlx::Error> {
        let row: (i64,) = read!(self, pool => {
            sqlx::query_as("SELECT COUNT(*) FROM reports WHERE reporter = $1 AND settled IS NULL")
                .bind(reporter).fetch_one(pool).await
        })?;
        Ok(row.0)
    }

    /// A host is done with a report; whether it was open.
    pub async fn settle_report(&self, id: &str, at: Millis) -> Result<bool, sqlx::Error> {
        let settled = write!(self, pool => {
            sqlx::query("UPDATE reports SET settled = $2 WHERE id = $1 AND settled IS NULL")
                .bind(id).bind(at).execute(pool).await.map(|done| done.rows_affected())
        })?;
        Ok(settled > 0)
    }

    /// Removes a game with all that happened in it. What it did to ratings
    /// stays.
    pub async fn remove_game(&self, id: &str) -> Result<bool, sqlx::Error> {
        let removed = write!(self, pool => {
            let removed = sqlx::query("DELETE FROM games WHERE id = $1")
                .bind(id).execute(pool).await?.rows_affected();
            sqlx::query("DELETE FROM talk WHERE game = $1").bind(id).execute(pool).await?;
            sqlx::query("DELETE FROM events WHERE game = $1")
                .bind(id).execute(pool).await.map(|_| removed)
        })?;
        Ok(removed > 0)
    }

    /// Writes down what a host does; number and seal are given here.
    pub async fn log(&self, mut entry: LogEntry) -> Result<LogEntry, sqlx::Error> {
        for _ in 1..TRIES {
            match self.log_once(&mut entry).await {
                // Another host was faster: it is the one before, then.
                Err(sqlx::Error::Database(error)) if error.is_unique_violation() => {}
                done => return done.map(|()| entry),
            }
        }
        self.log_once(&mut entry).await.map(|()| entry)
    }

    async fn log_once(&self, entry: &mut LogEntry) -> Result<(), sqlx::Error> {
        let last: Option<(i64, String)> = write!(self, pool => {
            sqlx::query_as("SELECT number, chain FROM host_log ORDER BY number DESC LIMIT 1")
                .fetch_optional(pool).await
        })?;
        let (number, before) = last.unwrap_or_default();
        entry.number = number + 1;
        entry.chain = entry.seal(&before);
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO host_log (number, at, host, act, subject, detail, note, chain) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8)",
            )
            .bind(entry.number).bind(entry.at).bind(&entry.host).bind(&entry.act)
            .bind(&entry.subject).bind(&entry.detail).bind(&entry.note).bind(&entry.chain)
            .execute(pool).await.map(drop)
        })
    }

    /// What hosts did after this number, in order.
    pub async fn log_after(&self, number: i64) -> Result<Vec<LogEntry>, sqlx::Error> {
        let rows: Vec<LogColumns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT number, at, host, act, subject, detail, note, chain FROM host_log \
                 WHERE number > $1 ORDER BY number",
            )
            .bind(number).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(LogEntry::from).collect())
    }
}

/// The number of the first entry that is not as it was written, or that does
/// not follow the one before.
pub fn first_broken(entries: &[LogEntry]) -> Option<i64> {
    let mut before = "";
    for (number, entry) in (1..).zip(entries) {
        if entry.number != number || entry.chain != entry.seal(before) {
            return Some(number);
        }
        before = &entry.chain;
    }
    None
}
