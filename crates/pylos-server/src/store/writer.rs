//! One task writes all games: what arrives while the disk is busy with one
//! commit goes together into the next. So a thousand games cost hardly more
//! waiting than one.

use std::collections::HashSet;

use sqlx::{Executor, IntoArguments, QueryBuilder};
use tokio::sync::{mpsc, oneshot};

use super::ratings::{self, Rate};
use super::{CHANNEL, Pools, StoreError};
use crate::timekeeper::Millis;

/// What happened in one game, to be written as a whole or not at all.
#[derive(Clone, Debug)]
pub struct Entry {
    /// The game.
    pub game: String,
    /// The revision of the first event; it must be the next one.
    pub revision: i64,
    /// When it happened.
    pub at: Millis,
    /// The events in order.
    pub events: Vec<String>,
    /// What changes with them.
    pub also: Vec<Also>,
}

/// What changes together with an event.
#[derive(Clone, Debug)]
pub enum Also {
    /// A new game: the entry's own, or one that follows it.
    Create(NewGame),
    /// What lists show of the game.
    Summarise(Summary),
    /// Somebody sits down.
    Sit {
        /// 0 or 1.
        chair: usize,
        /// The player.
        player: String,
    },
    /// Both players' ratings.
    Rate {
        /// The two games are rated apart.
        kind: &'static str,
        /// The players in the order of the sides.
        players: [String; 2],
        /// What the first has scored: 1, ½ or 0.
        score: f64,
    },
}

/// A game's row as it is created.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the columns of the table
pub struct NewGame {
    pub id: String,
    pub kind: &'static str,
    pub settings: String,
    pub listed: bool,
    pub created: Millis,
    pub players: [Option<String>; 2],
    pub summary: Summary,
}

/// The part of a game's row that changes.
#[derive(Clone, Debug, PartialEq)]
#[allow(missing_docs)] // the columns of the table
pub struct Summary {
    pub phase: &'static str,
    pub wanted: Option<&'static str>,
    pub ended: Option<Millis>,
    pub ply: i64,
    pub position: String,
    pub result: Option<&'static str>,
}

/// The answer to an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Written {
    /// It is on the disk, and changed the players' ratings by this much.
    Stored(Option<[f64; 2]>),
    /// Somebody else has written that revision: read, and think again.
    Conflict,
}

/// How many entries go into one commit at most: SQLite allows 32,766
/// variables, and an event takes four.
const BATCH: usize = 500;

/// How many entries may wait. When the disk cannot keep up, whoever asks for
/// more waits here, and holds nothing but its own entry.
const QUEUE: usize = 4_096;

type Job = (Entry, oneshot::Sender<Result<Written, StoreError>>);

#[derive(Clone, Debug)]
pub(super) struct Writer(mpsc::Sender<Request>);

#[derive(Debug)]
enum Request {
    Write(Job),
    Finish(oneshot::Sender<()>),
}

impl Writer {
    pub(super) fn start(pools: Pools) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        tokio::spawn(run(pools, receiver));
        Writer(sender)
    }

    pub(super) async fn append(&self, entry: Entry) -> Result<Written, StoreError> {
        let (answer, written) = oneshot::channel();
        let stopped = || StoreError("the database is closed".into());
        self.0.send(Request::Write((entry, answer))).await.map_err(|_| stopped())?;
        written.await.map_err(|_| stopped())?
    }

    /// Returns when everything that was asked before is written.
    pub(super) async fn finish(&self) {
        let (answer, finished) = oneshot::channel();
        if self.0.send(Request::Finish(answer)).await.is_ok() {
            let _ = finished.await;
        }
    }
}

async fn run(pools: Pools, mut requests: mpsc::Receiver<Request>) {
    while let Some(first) = requests.recv().await {
        let mut plain = Vec::new();
        let mut whole = Vec::new();
        let mut finish = Vec::new();
        let mut taken = HashSet::new();
        let mut next = Some(first);
        while let Some(request) = next {
            match request {
                // One event alone can share a statement with others, unless
                // one of them has the same key.
                Request::Write(job)
                    if job.0.events.len() == 1
                        && job.0.also.is_empty()
                        && taken.insert((job.0.game.clone(), job.0.revision)) =>
                {
                    plain.push(job);
                }
                Request::Write(job) => whole.push(job),
                Request::Finish(answer) => finish.push(answer),
            }
            let full = plain.len() + whole.len() >= BATCH;
            next = if full { None } else { requests.try_recv().ok() };
        }
        write_plain(&pools, plain).await;
        for (entry, answer) in whole {
            let _ = answer.send(write_whole(&pools, &entry).await.map_err(error));
        }
        for answer in finish {
            let _ = answer.send(());
        }
    }
}

fn error(error: sqlx::Error) -> StoreError {
    tracing::error!(%error, "could not write");
    StoreError(error.to_string())
}

async fn write_plain(pools: &Pools, jobs: Vec<Job>) {
    if jobs.is_empty() {
        return;
    }
    let (mut entries, mut answers) = (Vec::new(), Vec::new());
    for (entry, answer) in jobs {
        entries.push(entry);
        answers.push(answer);
    }
    match write_together(pools, &entries).await {
        Ok(stored) => {
            for (entry, answer) in entries.iter().zip(answers) {
                let key = (entry.game.clone(), entry.revision);
                let stored = stored.contains(&key);
                let _ =
                    answer.send(Ok(if stored { Written::Stored(None) } else { Written::Conflict }));
            }
        }
        Err(failure) => {
            // Perhaps only one of them is at fault. None is written now.
            tracing::warn!(error = %failure, entries = entries.len(), "writing one by one");
            for (entry, answer) in entries.iter().zip(answers) {
                let _ = answer.send(write_whole(pools, entry).await.map_err(error));
            }
        }
    }
}

/// Which of the events were new.
type Stored = HashSet<(String, i64)>;

async fn write_together(pools: &Pools, entries: &[Entry]) -> Result<Stored, sqlx::Error> {
    match pools {
        Pools::Sqlite { write, .. } => insert(write, entries).await,
        Pools::Postgres(pool) => {
            let mut transaction = pool.begin().await?;
            let stored = insert(&mut *transaction, entries).await?;
            let news = stored.iter().map(|(game, revision)| format!("{game} {revision}"));
            notify(&mut transaction, news.collect()).await?;
            transaction.commit().await?;
            Ok(stored)
        }
    }
}

async fn notify(connection: &mut sqlx::PgConnection, news: Vec<String>) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_notify($1, news) FROM unnest($2) AS news")
        .bind(CHANNEL)
        .bind(news)
        .execute(connection)
        .await?;
    Ok(())
}

async fn insert<'c, D, E>(executor: E, entries: &[Entry]) -> Result<Stored, sqlx::Error>
where
    D: sqlx::Database + sqlx::database::HasStatementCache,
    E: Executor<'c, Database = D>,
    for<'q> D::Arguments: IntoArguments<D>,
    for<'q> String: sqlx::Encode<'q, D> + sqlx::Type<D>,
    for<'q> &'q str: sqlx::Encode<'q, D> + sqlx::Type<D>,
    for<'q> i64: sqlx::Encode<'q, D> + sqlx::Type<D>,
    for<'r> (String, i64): sqlx::FromRow<'r, D::Row>,
{
    let mut rows: Vec<(&str, i64, Millis, &str)> = Vec::new();
    for entry in entries {
        let numbered = entry.events.iter().zip(entry.revision..);
        rows.extend(
            numbered.map(|(body, revision)| (&*entry.game, revision, entry.at, body.as_str())),
        );
    }
    // Two nodes that write in the same order cannot wait for each other.
    rows.sort_unstable();
    let mut query = QueryBuilder::<D>::new("INSERT INTO events (game, revision, at, body) ");
    query.push_values(rows, |mut row, (game, revision, at, body)| {
        row.push_bind(game.to_owned()).push_bind(revision).push_bind(at).push_bind(body.to_owned());
    });
    query.push(" ON CONFLICT DO NOTHING RETURNING game, revision");
    let stored: Vec<(String, i64)> =
        query.build_query_as().persistent(false).fetch_all(executor).await?;
    Ok(stored.into_iter().collect())
}

/// Writes an entry with all that belongs to it in a transaction of its own.
async fn write_whole(pools: &Pools, entry: &Entry) -> Result<Written, sqlx::Error> {
    macro_rules! write_in {
        ($transaction:ident, $lock:literal, $before_commit:block) => {{
            if !entry.events.is_empty() {
                let stored = insert(&mut *$transaction, std::slice::from_ref(entry)).await?;
                if stored.len() != entry.events.len() {
                    return Ok(Written::Conflict); // dropping rolls back
                }
            }
            let mut changes = None;
            for also in &entry.also {
                match also {
                    Also::Create(game) => create!($transaction, game),
                    Also::Summarise(summary) => summarise!($transaction, entry.game, summary),
                    Also::Sit { chair, player } => {
                        let sql = match chair {
                            0 => "UPDATE games SET first = $2 WHERE id = $1",
                            _ => "UPDATE games SET second = $2 WHERE id = $1",
                        };
                        let query = sqlx::query(sql).bind(&entry.game).bind(player);
                        query.execute(&mut *$transaction).await?;
                    }
                    Also::Rate { kind, players, score } => {
                        changes = rate!($transaction, $lock, entry.game, kind, players, *score);
                    }
                }
            }
            $before_commit
            $transaction.commit().await?;
            Ok(Written::Stored(changes))
        }};
    }
    match pools {
        Pools::Sqlite { write, .. } => {
            let mut transaction = write.begin_with("BEGIN IMMEDIATE").await?;
            write_in!(transaction, "", {})
        }
        Pools::Postgres(pool) => {
            let mut transaction = pool.begin().await?;
            write_in!(transaction, " FOR UPDATE", {
                let last = entry.revision + entry.events.len() as i64 - 1;
                notify(&mut transaction, vec![format!("{} {last}", entry.game)]).await?;
            })
        }
    }
}

macro_rules! create {
    ($transaction:ident, $game:ident) => {{
        let summary = &$game.summary;
        sqlx::query(
            "INSERT INTO games (id, kind, settings, listed, phase, wanted, first, second, \
             created, ply, position) VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)",
        )
        .bind(&$game.id)
        .bind($game.kind)
        .bind(&$game.settings)
        .bind(i64::from($game.listed))
        .bind(summary.phase)
        .bind(summary.wanted)
        .bind(&$game.players[0])
        .bind(&$game.players[1])
        .bind($game.created)
        .bind(summary.ply)
        .bind(&summary.position)
        .execute(&mut *$transaction)
        .await?;
    }};
}

macro_rules! summarise {
    ($transaction:ident, $game:expr, $summary:ident) => {{
        sqlx::query(
            "UPDATE games SET phase = $2, wanted = $3, ended = $4, ply = $5, position = $6, \
             result = $7 WHERE id = $1",
        )
        .bind(&$game)
        .bind($summary.phase)
        .bind($summary.wanted)
        .bind($summary.ended)
        .bind($summary.ply)
        .bind(&$summary.position)
        .bind($summary.result)
        .execute(&mut *$transaction)
        .await?;
    }};
}

macro_rules! rate {
    ($transaction:ident, $lock:literal, $game:expr, $kind:ident, $players:ident, $score:expr) => {{
        let mut rate = Rate::new($players);
        // The players' rows are locked in one order, whichever side they play.
        for id in rate.in_locking_order() {
            let row: Option<(f64, f64, f64, i64)> = sqlx::query_as(concat!(
                "SELECT rating, deviation, volatility, games FROM ratings \
                 WHERE player = $1 AND game = $2",
                $lock
            ))
            .bind(&id)
            .bind(*$kind)
            .fetch_optional(&mut *$transaction)
            .await?;
            rate.found(&id, row);
        }
        let changed = rate.after($score);
        for (id, rating) in &changed {
            sqlx::query(ratings::UPSERT)
                .bind(id)
                .bind(*$kind)
                .bind(rating.rating)
                .bind(rating.deviation)
                .bind(rating.volatility)
                .bind(rating.games)
                .execute(&mut *$transaction)
                .await?;
        }
        let changes = rate.changes(&changed);
        sqlx::query("UPDATE games SET first_change = $2, second_change = $3 WHERE id = $1")
            .bind(&$game)
            .bind(changes[0])
            .bind(changes[1])
            .execute(&mut *$transaction)
            .await?;
        Some(changes)
    }};
}

use {create, rate, summarise};
