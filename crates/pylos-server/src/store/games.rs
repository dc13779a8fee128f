//! Reading games back.

use super::{Store, read, write};
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

/// The one shape in which all queries answer.
type Columns =
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

macro_rules! select_page {
    ($condition:literal) => {
        select_games!(
            "WHERE ",
            $condition,
            " AND ($2 = '' OR kind = $2) AND (created < $3 OR (created = $3 AND id < $4)) \
             ORDER BY created DESC, id DESC LIMIT $5"
        )
    };
}

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

    /// A part of a list.
    pub async fn list(&self, list: &List, page: &Page) -> Result<Vec<GameRow>, sqlx::Error> {
        // Every condition uses $1, so that all lists bind alike.
        let (sql, subject) = match list {
            List::Live => (select_page!("phase = $1 AND listed = 1"), "playing"),
            List::Open => (select_page!("phase = $1 AND wanted = 'anyone'"), "waiting"),
            List::Finished => (select_page!("phase = $1 AND listed = 1"), "finished"),
            List::Of(player) => (select_page!("(first = $1 OR second = $1)"), player.as_str()),
            List::PublicOf(player) => {
                (select_page!("(first = $1 OR second = $1) AND listed = 1"), player.as_str())
            }
        };
        let kind = page.kind.as_deref().unwrap_or_default();
        let (at, id) = page.before.clone().unwrap_or((Millis::MAX, String::new()));
        let rows: Vec<Columns> = read!(self, pool => {
            sqlx::query_as(sql)
                .bind(subject)
                .bind(kind)
                .bind(at)
                .bind(id)
                .bind(page.limit)
                .fetch_all(pool)
                .await
        })?;
        Ok(rows.into_iter().map(GameRow::from).collect())
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

    /// The games being played, oldest first: after a restart somebody must
    /// watch their clocks and move for their engines.
    pub async fn being_played(&self, limit: i64) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as("SELECT id FROM games WHERE phase = 'playing' ORDER BY created LIMIT $1")
                .bind(limit)
                .fetch_all(pool)
                .await
        })?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }
}
