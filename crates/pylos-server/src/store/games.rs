//! Reading games back.

use std::collections::HashMap;

use sqlx::Row as _;

use super::row::{
    GameSummary, ListedGame, SUMMARISE_POSTGRES, SUMMARISE_SQLITE, listed_columns, listed_people,
    select_listed,
};
use super::{Pools, Store, Summary, limited, read, write};
use crate::timekeeper::Millis;

/// A game's row.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the columns of the table
pub struct GameRow {
    pub id: String,
    pub kind: String,
    pub settings: String,
    pub created: Millis,
    pub players: [Option<String>; 2],
    pub changes: Option<[f64; 2]>,
}

/// Something that happened in a game.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredEvent {
    /// Its number, from 1.
    pub revision: i64,
    /// When.
    pub at: Millis,
    /// What, in JSON.
    pub body: String,
}

/// Which games to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum List {
    /// Public games being played.
    Live,
    /// Games that wait for anyone.
    Open,
    /// Public games that are over.
    Finished,
    /// All games of this player.
    Of(String),
    /// Games in which a seat is reserved for this player.
    To(String),
    /// The public games of this player.
    PublicOf(String),
}

/// A part of a list, the newest games first.
#[derive(Clone, Debug)]
pub struct Page {
    /// Only games of this kind.
    pub kind: Option<String>,
    /// Only games created before this moment (and below this id, for games of
    /// the same millisecond).
    pub before: Option<(Millis, String)>,
    /// How many at most.
    pub limit: i64,
}

/// Where an unfinished game stands in the order in which they were last touched.
pub type Place = (Millis, String);

/// The one shape in which all queries answer.
pub(super) type Columns =
    (String, String, String, Millis, Option<String>, Option<String>, Option<f64>, Option<f64>);

impl From<Columns> for GameRow {
    fn from(columns: Columns) -> GameRow {
        let (id, kind, settings, created, first, second, gained, lost) = columns;
        let changes = gained.zip(lost).map(|(gained, lost)| [gained, lost]);
        GameRow { id, kind, settings, created, players: [first, second], changes }
    }
}

macro_rules! select_games {
    ($($condition:literal),+) => {
        concat!(
            "SELECT id, kind, settings, created, first, second, first_change, second_change \
             FROM games ",
            $($condition),+
        )
    };
}

/// A part of a list, as it was read.
#[derive(Debug)]
pub struct Listed {
    /// The games, the newest first; those that cannot be read are left out.
    pub games: Vec<ListedGame>,
    /// How many those are.
    pub damaged: usize,
    /// Where the list goes on, if it may.
    pub before: Option<(Millis, String)>,
}

/// Reads the rows of a page; one that is damaged takes no other along.
macro_rules! listed {
    ($rows:expr, $limit:expr) => {{
        let rows = $rows;
        let mut listed = Listed { games: Vec::new(), damaged: 0, before: None };
        for row in &rows {
            match ListedGame::of(row) {
                Ok(game) => listed.games.push(game),
                Err(error) => {
                    tracing::error!(%error, "a row of a list cannot be read");
                    listed.damaged += 1;
                }
            }
        }
        if let Some(last) = rows.last().filter(|_| rows.len() as i64 == $limit) {
            listed.before = last.try_get("created").ok().zip(last.try_get("id").ok());
        }
        Ok(listed)
    }};
}

pub(super) use listed;

impl Store {
    /// One game's row.
    pub async fn game(&self, id: &str) -> Result<Option<GameRow>, sqlx::Error> {
        let row: Option<Columns> = read!(self, pool => {
            sqlx::query_as(select_games!("WHERE id = $1")).bind(id).fetch_optional(pool).await
        })?;
        Ok(row.map(GameRow::from))
    }

    /// What happened in a game after this revision.
    pub async fn events(&self, game: &str, after: i64) -> Result<Vec<StoredEvent>, sqlx::Error> {
        let rows: Vec<(i64, Millis, String)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT revision, at, body FROM events \
                 WHERE game = $1 AND revision > $2 ORDER BY revision",
            )
            .bind(game)
            .bind(after)
            .fetch_all(pool)
            .await
        })?;
        let event = |(revision, at, body)| StoredEvent { revision, at, body };
        Ok(rows.into_iter().map(event).collect())
    }

    /// The revisions of these games, by id; for nodes that share them.
    pub async fn revisions(&self, ids: &[String]) -> Result<HashMap<String, i64>, sqlx::Error> {
        let Pools::Postgres(shared) = &self.pools else { return Ok(HashMap::new()) };
        let sql = "SELECT id, revision FROM games WHERE id = ANY($1)";
        let query = sqlx::query_as(sql).bind(ids);
        let rows: Vec<(String, i64)> = limited(query.fetch_all(&shared.work())).await?;
        Ok(rows.into_iter().collect())
    }

    /// A part of a list, in one query and from the rows alone. Nodes that have
    /// been silent since `alive` are dead, and so are the connections to them.
    pub async fn list(
        &self,
        list: &List,
        page: &Page,
        alive: Millis,
    ) -> Result<Listed, sqlx::Error> {
        // Every condition uses $1, so that all lists bind alike.
        macro_rules! select {
            ($condition:literal) => {
                match page.kind {
                    None => select_listed!($condition, " AND $2 = ''"),
                    Some(_) => select_listed!($condition, " AND g.kind = $2"),
                }
            };
        }
        let (sql, subject) = match list {
            List::Live => (select!("g.phase = $1 AND g.listed = 1"), "playing"),
            List::Open => (select!("g.phase = $1 AND g.wanted = 'anyone'"), "waiting"),
            List::Finished => (select!("g.phase = $1 AND g.listed = 1"), "finished"),
            List::Of(player) => (select!("(g.first = $1 OR g.second = $1)"), player.as_str()),
            List::PublicOf(player) => {
                (select!("(g.first = $1 OR g.second = $1) AND g.listed = 1"), player.as_str())
            }
            List::To(player) => {
                (select!("g.invited = $1 AND g.phase = 'waiting'"), player.as_str())
            }
        };
        let kind = page.kind.as_deref().unwrap_or_default();
        let (at, id) = page.before.clone().unwrap_or((Millis::MAX, String::new()));
        read!(self, pool => {
            let query = sqlx::query(sql).bind(subject).bind(kind).bind(at).bind(id);
            let rows = query.bind(page.limit).bind(alive).fetch_all(pool).await?;
            listed!(rows, page.limit)
        })
    }

    /// Whether a player plays in a game that has begun.
    pub async fn plays_in(&self, player: &str, game: &str) -> Result<bool, sqlx::Error> {
        let row: Option<(String,)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id FROM games WHERE id = $2 AND phase = 'playing' \
                 AND (first = $1 OR second = $1)",
            )
            .bind(player).bind(game).fetch_optional(pool).await
        })?;
        Ok(row.is_some())
    }

    /// Whom a seat of a game is reserved for by name.
    pub async fn invited(&self, game: &str) -> Result<Option<String>, sqlx::Error> {
        let row: Option<(Option<String>,)> = read!(self, pool => {
            sqlx::query_as("SELECT invited FROM games WHERE id = $1")
                .bind(game).fetch_optional(pool).await
        })?;
        Ok(row.and_then(|(invited,)| invited))
    }

    /// Hands all seats of one player to another; the answer is the games.
    pub async fn hand_over(&self, from: &str, to: &str) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String,)> = write!(self, pool => {
            sqlx::query_as(
                "UPDATE games SET first = CASE WHEN first = $1 THEN $2 ELSE first END, \
                 second = CASE WHEN second = $1 THEN $2 ELSE second END \
                 WHERE first = $1 OR second = $1 RETURNING id",
            )
            .bind(from)
            .bind(to)
            .fetch_all(pool)
            .await
        })?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Games whose rows say nothing of what has happened: a program that did not
    /// know these columns has written them.
    pub async fn unfilled(&self, limit: i64) -> Result<Vec<GameRow>, sqlx::Error> {
        let rows: Vec<Columns> = read!(self, pool => {
            sqlx::query_as(select_games!("WHERE version = 0 LIMIT $1"))
                .bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(GameRow::from).collect())
    }

    /// So many unfinished games after a place in their order: those whose rows
    /// are older than what has happened, and the place where to go on, until
    /// there are no more.
    pub async fn behind(
        &self,
        (active, id): &Place,
        limit: i64,
    ) -> Result<(Vec<GameRow>, Option<Place>), sqlx::Error> {
        let places: Vec<Place> = read!(self, pool => {
            sqlx::query_as(
                "SELECT active, id FROM games WHERE phase <> 'finished' \
                 AND (active, id) > ($1, $2) ORDER BY active, id LIMIT $3",
            )
            .bind(active).bind(id).bind(limit).fetch_all(pool).await
        })?;
        let Some(last) = places.last().cloned() else { return Ok((Vec::new(), None)) };
        let rows: Vec<Columns> = read!(self, pool => {
            sqlx::query_as(select_games!(
                "WHERE phase <> 'finished' AND (active, id) > ($1, $2) \
                 AND (active, id) <= ($3, $4) AND version <= $5 AND revision < \
                 (SELECT MAX(revision) FROM events WHERE events.game = games.id)"
            ))
            .bind(active).bind(id).bind(last.0).bind(&last.1)
            .bind(i64::from(pylos_host::stored::VERSION)).fetch_all(pool).await
        })?;
        Ok((rows.into_iter().map(GameRow::from).collect(), Some(last)))
    }

    /// Writes rows anew that are older than what has happened, with the number
    /// of seats that computers hold.
    pub async fn fill(&self, rows: &[(String, Summary, i64)]) -> Result<(), sqlx::Error> {
        let summaries: Vec<GameSummary<'_>> =
            rows.iter().map(|(game, summary, _)| GameSummary { game, summary }).collect();
        let json = serde_json::to_string(&summaries).map_err(|e| sqlx::Error::Encode(e.into()))?;
        macro_rules! fill_in {
            ($pool:ident, $summarise:expr) => {{
                let mut transaction = $pool.begin().await?;
                sqlx::query($summarise).bind(&json).execute(&mut *transaction).await?;
                for (game, _, engines) in rows.iter().filter(|row| row.2 > 0) {
                    let sql = "UPDATE games SET engines = $2 WHERE id = $1";
                    let query = sqlx::query(sql).bind(game).bind(engines);
                    query.execute(&mut *transaction).await?;
                }
                transaction.commit().await
            }};
        }
        match &self.pools {
            Pools::Sqlite { write, .. } => {
                limited(async { fill_in!(write, SUMMARISE_SQLITE) }).await
            }
            Pools::Postgres(shared) => {
                let pool = shared.work();
                limited(async { fill_in!(pool, SUMMARISE_POSTGRES) }).await
            }
        }
    }
}
