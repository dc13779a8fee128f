//! A game's row: what lists, clocks and engines need to know of a game without
//! playing it through. It changes in the commit of every event.

use serde::Serialize;
use sqlx::{ColumnIndex, Decode, Row, Type};

use crate::timekeeper::Millis;

/// The part of a game's row that changes.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[allow(missing_docs)] // the columns of the table
pub struct Summary {
    pub revision: i64,
    /// Of the shapes of the game's events.
    pub version: i64,
    pub phase: &'static str,
    pub wanted: Option<&'static str>,
    pub active: Millis,
    pub ended: Option<Millis>,
    pub ply: i64,
    pub position: String,
    /// Who is to act: 0, 1, or 2 for both, as long as both arrange in secret.
    pub to_move: Option<i64>,
    /// Of the running clock, in playing time.
    pub deadline: Option<i64>,
    /// From when on any node may take the engine's turn.
    pub engine_due: Option<Millis>,
    pub result: Option<&'static str>,
    pub winner: Option<i64>,
    /// The result in English.
    pub outcome: Option<String>,
    pub first_points: Option<i64>,
    pub second_points: Option<i64>,
    /// Who is on vacation: 1 the first, 2 the second, 3 both.
    pub paused: i64,
}

/// Sets all of it, from a row `v` of the same columns.
macro_rules! set_summary {
    () => {
        "revision = v.revision, version = v.version, phase = v.phase, wanted = v.wanted, \
         active = v.active, ended = v.ended, ply = v.ply, position = v.position, \
         to_move = v.to_move, deadline = v.deadline, engine_due = v.engine_due, \
         result = v.result, winner = v.winner, outcome = v.outcome, \
         first_points = v.first_points, second_points = v.second_points, paused = v.paused"
    };
}

/// Summaries that SQLite reads from a JSON list.
macro_rules! summaries_in_sqlite {
    () => {
        "(SELECT value->>'game' AS game, value->>'revision' AS revision, \
          value->>'version' AS version, value->>'phase' AS phase, value->>'wanted' AS wanted, \
          value->>'active' AS active, value->>'ended' AS ended, value->>'ply' AS ply, \
          value->>'position' AS position, value->>'to_move' AS to_move, \
          value->>'deadline' AS deadline, value->>'engine_due' AS engine_due, \
          value->>'result' AS result, value->>'winner' AS winner, \
          value->>'outcome' AS outcome, value->>'first_points' AS first_points, \
          value->>'second_points' AS second_points, value->>'paused' AS paused FROM json_each($1)) AS v"
    };
}

/// The same for PostgreSQL; `events` adds the columns of an event.
macro_rules! summaries_in_postgres {
    ($($event:literal)?) => {
        concat!(
            "jsonb_to_recordset($1::jsonb) AS v(game text, revision bigint, version bigint, \
             phase text, wanted text, active bigint, ended bigint, ply bigint, position text, \
             to_move bigint, deadline bigint, engine_due bigint, result text, winner bigint, \
             outcome text, first_points bigint, second_points bigint, paused bigint"
            $(, $event)?, ")"
        )
    };
}

pub(super) const SUMMARISE_SQLITE: &str = concat!(
    "UPDATE games SET ",
    set_summary!(),
    " FROM ",
    summaries_in_sqlite!(),
    " WHERE games.id = v.game AND games.revision <= v.revision"
);

pub(super) const SUMMARISE_POSTGRES: &str = concat!(
    "UPDATE games SET ",
    set_summary!(),
    " FROM ",
    summaries_in_postgres!(),
    " WHERE games.id = v.game AND games.revision <= v.revision"
);

/// Single events of many games in one statement, which no stopped node can
/// leave half done: the events that are new, their games' rows, the news.
pub(super) const PLAY_POSTGRES: &str = concat!(
    "WITH v AS (SELECT * FROM ",
    summaries_in_postgres!(", at bigint, body text"),
    "), stored AS (INSERT INTO events (game, revision, at, body) \
     SELECT game, revision, at, body FROM v ORDER BY game \
     ON CONFLICT DO NOTHING RETURNING game, revision), \
     changed AS (UPDATE games SET ",
    set_summary!(),
    " FROM v JOIN stored s ON s.game = v.game AND s.revision = v.revision \
      WHERE games.id = v.game AND games.revision <= v.revision) \
     SELECT game, revision, pg_notify('pylos', game || ' ' || revision) FROM stored"
);

/// A game's summary, to be bound as JSON.
#[derive(Debug, Serialize)]
pub(super) struct GameSummary<'a> {
    pub game: &'a str,
    #[serde(flatten)]
    pub summary: &'a Summary,
}

/// A game as lists show it: its row, and who sits there.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the columns of the tables
pub struct ListedGame {
    pub id: String,
    pub kind: String,
    pub settings: String,
    pub phase: String,
    pub created: Millis,
    pub ply: i64,
    pub position: String,
    pub result: Option<String>,
    pub winner: Option<i64>,
    pub outcome: Option<String>,
    pub points: [Option<i64>; 2],
    pub changes: [Option<f64>; 2],
    pub to_move: Option<i64>,
    /// Of the running clock, in playing time.
    pub deadline: Option<i64>,
    pub ended: Option<Millis>,
    /// Who is on vacation: 1 the first, 2 the second, 3 both.
    pub paused: i64,
    pub seats: [ListedSeat; 2],
}

/// Who sits on a seat, as far as the database knows.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the columns of the tables
pub struct ListedSeat {
    pub player: Option<String>,
    pub name: Option<String>,
    pub role: Option<String>,
    pub rating: Option<f64>,
    pub deviation: Option<f64>,
    pub games: Option<i64>,
    /// Connected to some node.
    pub online: bool,
}

/// What lists show of the games `g`. `$6`: nodes that were alive since then are.
macro_rules! listed_columns {
    () => {
        "SELECT g.id, g.kind, g.settings, g.phase, g.created, g.ply, g.position, g.result, \
         g.winner, g.outcome, g.first_points, g.second_points, g.first_change, \
         g.second_change, g.to_move, g.deadline, g.ended, g.paused, g.first, g.second, \
         pf.name AS first_name, ps.name AS second_name, pf.role AS first_role, \
         ps.role AS second_role, rf.rating AS first_rating, \
         rf.deviation AS first_deviation, rf.games AS first_games, \
         rs.rating AS second_rating, rs.deviation AS second_deviation, \
         rs.games AS second_games, \
         (SELECT COUNT(*) FROM presence p JOIN nodes n ON n.id = p.node \
          WHERE p.game = g.id AND p.side = 0 AND p.left_at IS NULL AND n.alive >= $6) \
          AS first_online, \
         (SELECT COUNT(*) FROM presence p JOIN nodes n ON n.id = p.node \
          WHERE p.game = g.id AND p.side = 1 AND p.left_at IS NULL AND n.alive >= $6) \
          AS second_online "
    };
}

/// Who sits at the games `g`, and how strong they are.
macro_rules! listed_people {
    () => {
        " LEFT JOIN players pf ON pf.id = g.first LEFT JOIN players ps ON ps.id = g.second \
         LEFT JOIN ratings rf ON rf.player = g.first AND rf.game = COALESCE(g.rated_as, g.kind) \
         LEFT JOIN ratings rs ON rs.player = g.second AND rs.game = COALESCE(g.rated_as, g.kind) "
    };
}

/// What a page of a list selects, of games of any kind (`$2` is empty) or of
/// one, which an index of its own finds.
macro_rules! select_listed {
    ($condition:literal, $kind:literal) => {
        concat!(
            listed_columns!(),
            "FROM games g",
            listed_people!(),
            "WHERE ",
            $condition,
            $kind,
            " AND (g.created, g.id) < ($3, $4) \
             ORDER BY g.created DESC, g.id DESC LIMIT $5"
        )
    };
}

pub(super) use {listed_columns, listed_people, select_listed};

impl ListedGame {
    /// Reads a row. What other programs have put into it may be anything.
    pub(super) fn of<'r, R>(row: &'r R) -> Result<ListedGame, sqlx::Error>
    where
        R: Row,
        for<'i> &'i str: ColumnIndex<R>,
        String: Decode<'r, R::Database> + Type<R::Database>,
        i64: Decode<'r, R::Database> + Type<R::Database>,
        f64: Decode<'r, R::Database> + Type<R::Database>,
        Option<String>: Decode<'r, R::Database> + Type<R::Database>,
        Option<i64>: Decode<'r, R::Database> + Type<R::Database>,
        Option<f64>: Decode<'r, R::Database> + Type<R::Database>,
    {
        Ok(ListedGame {
            id: row.try_get("id")?,
            kind: row.try_get("kind")?,
            settings: row.try_get("settings")?,
            phase: row.try_get("phase")?,
            created: row.try_get("created")?,
            ply: row.try_get("ply")?,
            position: row.try_get("position")?,
            result: row.try_get("result")?,
            winner: row.try_get("winner")?,
            outcome: row.try_get("outcome")?,
            points: [row.try_get("first_points")?, row.try_get("second_points")?],
            changes: [row.try_get("first_change")?, row.try_get("second_change")?],
            to_move: row.try_get("to_move")?,
            deadline: row.try_get("deadline")?,
            ended: row.try_get("ended")?,
            paused: row.try_get("paused")?,
            seats: [
                ListedSeat {
                    player: row.try_get("first")?,
                    name: row.try_get("first_name")?,
                    role: row.try_get("first_role")?,
                    rating: row.try_get("first_rating")?,
                    deviation: row.try_get("first_deviation")?,
                    games: row.try_get("first_games")?,
                    online: row.try_get::<i64, _>("first_online")? > 0,
                },
                ListedSeat {
                    player: row.try_get("second")?,
                    name: row.try_get("second_name")?,
                    role: row.try_get("second_role")?,
                    rating: row.try_get("second_rating")?,
                    deviation: row.try_get("second_deviation")?,
                    games: row.try_get("second_games")?,
                    online: row.try_get::<i64, _>("second_online")? > 0,
                },
            ],
        })
    }
}
