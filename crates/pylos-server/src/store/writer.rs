//! What is written of a game, and how: its events, its row and whatever else
//! belongs to them, as a whole or not at all.

use std::collections::HashSet;

use serde::Serialize;
use sqlx::Transaction;
use sqlx::sqlite::{Sqlite, SqlitePool};

use super::ratings::{self, Rate, StoredRating};
use super::row::{GameSummary, SUMMARISE_POSTGRES, SUMMARISE_SQLITE};
use super::{CHANNEL, Pools, Summary, Traits};
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
    /// What the game's row says afterwards.
    pub row: Summary,
    /// Whether the game goes on as before: its row differs in what a turn
    /// changes, and in nothing else.
    pub is_steady: bool,
    /// What changes with them.
    pub also: Vec<Also>,
}

/// What changes together with an event.
#[derive(Clone, Debug)]
pub enum Also {
    /// A new game: the entry's own, or one that follows it.
    Create(Box<NewGame>),
    /// Somebody sits down.
    Sit {
        /// 0 or 1.
        chair: usize,
        /// The player.
        player: String,
    },
    /// Both players' ratings.
    Rate {
        /// What is rated: each game at each pace has its own.
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
    pub rules: String,
    /// What it counts for, if it is rated: the game at its pace.
    pub rated_as: &'static str,
    /// Whom a seat is reserved for who need not know its invitation.
    pub invited: Option<String>,
    pub listed: bool,
    /// What it is chosen by where games are watched.
    pub traits: Traits,
    pub created: Millis,
    pub players: [Option<String>; 2],
    /// Seats that a computer holds.
    pub engines: i64,
    pub summary: Summary,
}

/// The answer to an entry.
#[derive(Clone, Debug, PartialEq)]
pub enum Written {
    /// It is on the disk, and changed the players' ratings by this much.
    Stored(Option<[f64; 2]>),
    /// Somebody else has written that revision: read, and think again.
    Conflict,
}

impl Entry {
    /// Whether it is one event and the game's row, as nearly all are: such
    /// entries of many games share a commit.
    pub(super) fn is_plain(&self) -> bool {
        self.events.len() == 1 && self.also.is_empty()
    }

    /// Its one event, if it is plain.
    pub(super) fn body(&self) -> &str {
        self.events.first().map_or("", String::as_str)
    }

    fn creates_itself(&self) -> bool {
        self.also.iter().any(|also| matches!(also, Also::Create(new) if new.id == self.game))
    }
}

/// Which of the events were new.
pub(super) type Stored = HashSet<(String, i64)>;

/// An event as the database reads it from JSON.
#[derive(Serialize)]
struct EventGiven<'a> {
    game: &'a str,
    revision: i64,
    at: Millis,
    body: &'a str,
}

const INSERT_SQLITE: &str = "INSERT INTO events (game, revision, at, body) \
     SELECT value->>'game', value->>'revision', value->>'at', value->>'body' \
     FROM json_each($1) WHERE true ON CONFLICT DO NOTHING RETURNING game, revision";

const INSERT_POSTGRES: &str = "INSERT INTO events (game, revision, at, body) \
     SELECT game, revision, at, body FROM jsonb_to_recordset($1::jsonb) \
     AS v(game text, revision bigint, at bigint, body text) \
     ON CONFLICT DO NOTHING RETURNING game, revision";

pub(super) fn json(value: &impl Serialize) -> Result<String, sqlx::Error> {
    serde_json::to_string(value).map_err(|error| sqlx::Error::Encode(error.into()))
}

fn of(entry: &Entry) -> GameSummary<'_> {
    GameSummary { game: &entry.game, summary: &entry.row }
}

async fn notify(connection: &mut sqlx::PgConnection, news: String) -> Result<(), sqlx::Error> {
    sqlx::query("SELECT pg_notify($1, $2)").bind(CHANNEL).bind(news).execute(connection).await?;
    Ok(())
}

/// Begins to write into SQLite. On a full disk it ends a transaction by
/// itself, and whoever counts transactions takes it for open ever after: such
/// a connection is let go.
pub(super) async fn begin(write: &SqlitePool) -> Result<Transaction<'static, Sqlite>, sqlx::Error> {
    match write.begin_with("BEGIN IMMEDIATE").await {
        Err(sqlx::Error::InvalidSavePointStatement) => {
            write.acquire().await?.close().await?;
            write.begin_with("BEGIN IMMEDIATE").await
        }
        begun => begun,
    }
}

/// Writes an entry with all that belongs to it in a transaction of its own.
pub(super) async fn write_whole(pools: &Pools, entry: &Entry) -> Result<Written, sqlx::Error> {
    let numbered = (entry.revision..).zip(&entry.events);
    let events: Vec<EventGiven<'_>> = numbered
        .map(|(revision, body)| EventGiven { game: &entry.game, revision, at: entry.at, body })
        .collect();
    let (events, row) = (json(&events)?, json(&[of(entry)])?);
    macro_rules! write_in {
        ($transaction:ident, $insert:expr, $summarise:expr, $lock:literal, $last:block) => {{
            if !entry.events.is_empty() {
                let query = sqlx::query_as($insert).bind(&events);
                let stored: Vec<(String, i64)> = query.fetch_all(&mut *$transaction).await?;
                if stored.len() != entry.events.len() {
                    return Ok(Written::Conflict); // dropping rolls back
                }
            }
            let mut changes = None;
            for also in &entry.also {
                match also {
                    Also::Create(game) => create!($transaction, game, ""),
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
            if !entry.creates_itself() {
                sqlx::query($summarise).bind(&row).execute(&mut *$transaction).await?;
            }
            $last
            $transaction.commit().await?;
            Ok(Written::Stored(changes))
        }};
    }
    match pools {
        Pools::Sqlite { write, .. } => {
            let mut transaction = begin(write).await?;
            write_in!(transaction, INSERT_SQLITE, SUMMARISE_SQLITE, "", {})
        }
        Pools::Postgres(shared) => {
            let mut transaction = shared.work().begin().await?;
            write_in!(transaction, INSERT_POSTGRES, SUMMARISE_POSTGRES, " FOR UPDATE", {
                let last = entry.revision + entry.events.len() as i64 - 1;
                notify(&mut transaction, format!("{} {last}", entry.game)).await?;
            })
        }
    }
}

macro_rules! create {
    ($transaction:ident, $game:ident, $conflict:literal) => {{
        let summary = &$game.summary;
        sqlx::query(concat!(
            "INSERT INTO games (id, kind, settings, listed, first, second, created, engines, \
             phase, wanted, ply, position, revision, version, active, ended, to_move, deadline, \
             engine_due, result, winner, outcome, first_points, second_points, rules, rated_as, invited, rated, days) \
             VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13, $14, $15, $16, $17, \
             $18, $19, $20, $21, $22, $23, $24, $25, $26, $27, $28, $29)",
            $conflict
        ))
        .bind(&$game.id)
        .bind($game.kind)
        .bind(&$game.settings)
        .bind(i64::from($game.listed))
        .bind(&$game.players[0])
        .bind(&$game.players[1])
        .bind($game.created)
        .bind($game.engines)
        .bind(summary.phase)
        .bind(summary.wanted)
        .bind(summary.ply)
        .bind(&summary.position)
        .bind(summary.revision)
        .bind(summary.version)
        .bind(summary.active)
        .bind(summary.ended)
        .bind(summary.to_move)
        .bind(summary.deadline)
        .bind(summary.engine_due)
        .bind(summary.result)
        .bind(summary.winner)
        .bind(&summary.outcome)
        .bind(summary.first_points)
        .bind(summary.second_points)
        .bind(&$game.rules)
        .bind($game.rated_as)
        .bind(&$game.invited)
        .bind(i64::from($game.traits.rated))
        .bind(i64::from($game.traits.days))
        .execute(&mut *$transaction)
        .await?;
    }};
}

macro_rules! rate {
    ($transaction:ident, $lock:literal, $game:expr, $kind:ident, $players:ident, $score:expr) => {{
        let mut rate = Rate::new($players);
        // The players' rows are locked in one order, whichever side they play.
        for id in rate.in_locking_order() {
            // A newcomer has none, and what is not there cannot be locked.
            let unrated = StoredRating::unrated();
            sqlx::query(ratings::INSERT)
                .bind(&id)
                .bind(*$kind)
                .bind(unrated.rating)
                .bind(unrated.deviation)
                .bind(unrated.volatility)
                .bind(unrated.games)
                .execute(&mut *$transaction)
                .await?;
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
        let sql = "UPDATE games SET first_change = $2, second_change = $3, first_rating = $4, \
                   second_rating = $5 WHERE id = $1";
        sqlx::query(sql)
            .bind(&$game)
            .bind(changes[0])
            .bind(changes[1])
            .bind(changed[0].1.rating)
            .bind(changed[1].1.rating)
            .execute(&mut *$transaction)
            .await?;
        Some(changes)
    }};
}

pub(super) use create;
use rate;
