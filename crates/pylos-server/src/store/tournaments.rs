//! Tournaments: what was agreed, what has happened, and who takes part.

use sqlx::Row as _;

use super::{Column, Pools, Store, limited, read, write};
use crate::timekeeper::Millis;

/// Where a tournament is played.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Venue {
    /// Here, where both players are of this server.
    Online,
    /// On wooden boards.
    Table,
}

/// When the next round is paired.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pairing {
    /// When the organiser says so.
    ByHand,
    /// When all results are in.
    Automatic,
}

impl Column for Venue {
    fn column(self) -> &'static str {
        match self {
            Venue::Online => "online",
            Venue::Table => "table",
        }
    }
}

impl Column for Pairing {
    fn column(self) -> &'static str {
        match self {
            Pairing::ByHand => "by_hand",
            Pairing::Automatic => "automatic",
        }
    }
}

/// A tournament as it is created.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the columns of the table
pub struct NewTournament {
    pub id: String,
    pub organiser: String,
    pub head: String,
    pub venue: Venue,
    pub listed: bool,
    pub rated: bool,
    pub pairing: Pairing,
    pub secret: String,
    pub created: Millis,
    pub starts: Option<Millis>,
    /// For how long somebody who does not come is waited for.
    pub no_show: Option<Millis>,
}

/// A tournament's row.
#[derive(Clone, Debug)]
#[allow(missing_docs)] // the columns of the table
pub struct TournamentRow {
    pub new: NewTournament,
    pub phase: String,
    pub players: i64,
    pub rounds: i64,
    pub revision: i64,
    pub changed: i64,
    /// The organiser's name, if it is an account.
    pub organiser_name: Option<String>,
}

/// What happened in a tournament, to be written as a whole or not at all.
#[derive(Clone, Debug)]
pub struct Happened<'a> {
    /// The tournament.
    pub tournament: &'a str,
    /// The revision of the first event; it must be the next one.
    pub revision: i64,
    /// When.
    pub at: Millis,
    /// The lines of each event.
    pub events: &'a [String],
    /// Entrants who are players of this server: number and player.
    pub entrants: &'a [(i64, String)],
    /// Pairings (round and board) that have their result now.
    pub decided: &'a [(i64, i64)],
    /// What the row says afterwards.
    pub phase: &'static str,
    /// How many take part.
    pub players: i64,
    /// How many rounds are paired.
    pub rounds: i64,
    /// From when on somebody should look after it.
    pub due: Option<Millis>,
}

/// What one of the two at a board says.
#[derive(Clone, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the columns of the table
pub struct StoredWord {
    pub round: i64,
    pub board: i64,
    pub seat: i64,
    pub result: String,
}

/// Which tournaments to list.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TournamentList {
    /// Public ones that people can enter.
    Entry,
    /// Public ones that have begun.
    Running,
    /// Public ones that are over.
    Over,
    /// Those that this player organises or takes part in.
    Of(String),
}

macro_rules! select_tournaments {
    ($condition:literal) => {
        concat!(
            "SELECT t.id, t.organiser, t.head, t.venue, t.listed, t.rated, t.pairing, t.secret, \
             t.created, t.starts, t.no_show, t.phase, t.players, t.rounds, t.revision, t.changed, \
             p.name AS organiser_name FROM tournaments t \
             LEFT JOIN players p ON p.id = t.organiser WHERE ",
            $condition
        )
    };
}

/// The same for a page of a list.
macro_rules! list_tournaments {
    ($condition:literal) => {
        concat!(
            select_tournaments!($condition),
            " AND (t.created, t.id) < ($2, $3) ORDER BY t.created DESC, t.id DESC LIMIT $4"
        )
    };
}

macro_rules! row {
    ($row:expr) => {{
        let row = $row;
        let venue: String = row.try_get("venue")?;
        let pairing: String = row.try_get("pairing")?;
        Ok::<TournamentRow, sqlx::Error>(TournamentRow {
            new: NewTournament {
                id: row.try_get("id")?,
                organiser: row.try_get("organiser")?,
                head: row.try_get("head")?,
                venue: if venue == "table" { Venue::Table } else { Venue::Online },
                listed: row.try_get::<i64, _>("listed")? != 0,
                rated: row.try_get::<i64, _>("rated")? != 0,
                pairing: if pairing == "automatic" { Pairing::Automatic } else { Pairing::ByHand },
                secret: row.try_get("secret")?,
                created: row.try_get("created")?,
                starts: row.try_get("starts")?,
                no_show: row.try_get("no_show")?,
            },
            phase: row.try_get("phase")?,
            players: row.try_get("players")?,
            rounds: row.try_get("rounds")?,
            revision: row.try_get("revision")?,
            changed: row.try_get("changed")?,
            organiser_name: row.try_get("organiser_name")?,
        })
    }};
}

impl Store {
    /// Keeps a new tournament.
    pub async fn add_tournament(&self, new: &NewTournament) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO tournaments (id, organiser, head, venue, listed, rated, pairing, \
                 secret, created, starts, no_show, phase, players, rounds, revision, changed, \
                 due) \
                 VALUES ($1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, 'entry', 0, 0, 0, 1, $10)",
            )
            .bind(&new.id).bind(&new.organiser).bind(&new.head).bind(new.venue.column())
            .bind(i64::from(new.listed)).bind(i64::from(new.rated)).bind(new.pairing.column())
            .bind(&new.secret).bind(new.created).bind(new.starts).bind(new.no_show)
            .execute(pool).await.map(drop)
        })
    }

    /// A tournament's row.
    pub async fn tournament(&self, id: &str) -> Result<Option<TournamentRow>, sqlx::Error> {
        read!(self, pool => {
            let row = sqlx::query(select_tournaments!("t.id = $1")).bind(id).fetch_optional(pool);
            row.await?.map(|row| row!(&row)).transpose()
        })
    }

    /// The lines of what happened after this revision, in order.
    pub async fn tournament_lines(
        &self,
        id: &str,
        after: i64,
    ) -> Result<Vec<(i64, String)>, sqlx::Error> {
        read!(self, pool => {
            sqlx::query_as(
                "SELECT revision, body FROM tournament_events \
                 WHERE tournament = $1 AND revision > $2 ORDER BY revision",
            )
            .bind(id).bind(after).fetch_all(pool).await
        })
    }

    /// Which entrants are players of this server.
    pub async fn entrants(&self, id: &str) -> Result<Vec<(i64, String)>, sqlx::Error> {
        read!(self, pool => {
            sqlx::query_as(
                "SELECT number, player FROM tournament_entrants WHERE tournament = $1",
            )
            .bind(id).fetch_all(pool).await
        })
    }

    /// Writes what happened; `false` if somebody else was faster: then nothing
    /// is written.
    pub async fn happen(&self, happened: &Happened<'_>) -> Result<bool, sqlx::Error> {
        macro_rules! happen_in {
            ($transaction:ident) => {{
                for (revision, body) in (happened.revision..).zip(happened.events) {
                    let stored = sqlx::query(
                        "INSERT INTO tournament_events (tournament, revision, at, body) \
                         VALUES ($1, $2, $3, $4) ON CONFLICT DO NOTHING",
                    )
                    .bind(happened.tournament)
                    .bind(revision)
                    .bind(happened.at)
                    .bind(body)
                    .execute(&mut *$transaction)
                    .await?;
                    if stored.rows_affected() == 0 {
                        return Ok(false); // dropping rolls back
                    }
                }
                for (number, player) in happened.entrants {
                    let stored = sqlx::query(
                        "INSERT INTO tournament_entrants (tournament, number, player) \
                         VALUES ($1, $2, $3) ON CONFLICT DO NOTHING",
                    )
                    .bind(happened.tournament)
                    .bind(number)
                    .bind(player)
                    .execute(&mut *$transaction)
                    .await?;
                    if stored.rows_affected() == 0 {
                        return Ok(false); // the same person, from another window
                    }
                }
                for (round, board) in happened.decided {
                    sqlx::query(
                        "UPDATE tournament_games SET state = 'done' \
                         WHERE tournament = $1 AND round = $2 AND board = $3",
                    )
                    .bind(happened.tournament)
                    .bind(round)
                    .bind(board)
                    .execute(&mut *$transaction)
                    .await?;
                }
                sqlx::query(
                    "UPDATE tournaments SET revision = $2, changed = changed + 1, phase = $3, \
                     players = $4, rounds = $5, due = $6 WHERE id = $1",
                )
                .bind(happened.tournament)
                .bind(happened.revision + happened.events.len() as i64 - 1)
                .bind(happened.phase)
                .bind(happened.players)
                .bind(happened.rounds)
                .bind(happened.due)
                .execute(&mut *$transaction)
                .await?;
                $transaction.commit().await?;
                Ok(true)
            }};
        }
        match &self.pools {
            Pools::Sqlite { write, .. } => {
                limited(async {
                    let mut transaction = write.begin_with("BEGIN IMMEDIATE").await?;
                    happen_in!(transaction)
                })
                .await
            }
            Pools::Postgres(shared) => {
                limited(async {
                    let mut transaction = shared.work().begin().await?;
                    happen_in!(transaction)
                })
                .await
            }
        }
    }

    /// Sets when a tournament starts by itself; not once it has begun.
    pub async fn schedule(
        &self,
        id: &str,
        revision: i64,
        starts: Option<Millis>,
    ) -> Result<bool, sqlx::Error> {
        let set = write!(self, pool => {
            sqlx::query(
                "UPDATE tournaments SET starts = $3, due = $3, changed = changed + 1 \
                 WHERE id = $1 AND revision = $2 AND phase = 'entry'",
            )
            .bind(id).bind(revision).bind(starts).execute(pool).await
            .map(|done| done.rows_affected())
        })?;
        Ok(set > 0)
    }

    /// Tournaments that somebody should look after, the longest waiting first.
    pub async fn due_tournaments(
        &self,
        now: Millis,
        limit: i64,
    ) -> Result<Vec<String>, sqlx::Error> {
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id FROM tournaments WHERE due IS NOT NULL AND due <= $1 \
                 ORDER BY due LIMIT $2",
            )
            .bind(now).bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(id,)| id).collect())
    }

    /// Nothing is left to do after this revision until this moment.
    pub async fn looked_after(
        &self,
        id: &str,
        revision: i64,
        due: Option<Millis>,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("UPDATE tournaments SET due = $3 WHERE id = $1 AND revision = $2")
                .bind(id).bind(revision).bind(due).execute(pool).await.map(drop)
        })
    }

    /// Keeps what somebody at a board says; it replaces what they said before.
    pub async fn say_word(
        &self,
        id: &str,
        word: &StoredWord,
        at: Millis,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO tournament_words (tournament, round, board, seat, result, at) \
                 VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (tournament, round, board, seat) \
                 DO UPDATE SET result = excluded.result, at = excluded.at",
            )
            .bind(id).bind(word.round).bind(word.board).bind(word.seat).bind(&word.result)
            .bind(at).execute(pool).await?;
            sqlx::query("UPDATE tournaments SET changed = changed + 1 WHERE id = $1")
                .bind(id).execute(pool).await.map(drop)
        })
    }

    /// What has been said at the boards of a tournament.
    pub async fn words(&self, id: &str) -> Result<Vec<StoredWord>, sqlx::Error> {
        let rows: Vec<(i64, i64, i64, String)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT round, board, seat, result FROM tournament_words WHERE tournament = $1",
            )
            .bind(id).fetch_all(pool).await
        })?;
        let word = |(round, board, seat, result)| StoredWord { round, board, seat, result };
        Ok(rows.into_iter().map(word).collect())
    }

    /// A part of a list, the newest first.
    pub async fn tournaments(
        &self,
        list: &TournamentList,
        before: Option<(Millis, String)>,
        limit: i64,
    ) -> Result<Vec<TournamentRow>, sqlx::Error> {
        let (sql, subject) = match list {
            TournamentList::Entry => {
                (list_tournaments!("t.phase = 'entry' AND t.listed = 1 AND $1 = ''"), "")
            }
            TournamentList::Running => (
                list_tournaments!("t.phase IN ('playing', 'between') AND t.listed = 1 AND $1 = ''"),
                "",
            ),
            TournamentList::Over => {
                (list_tournaments!("t.phase = 'over' AND t.listed = 1 AND $1 = ''"), "")
            }
            TournamentList::Of(player) => (
                list_tournaments!(
                    "(t.organiser = $1 OR t.id IN \
                     (SELECT tournament FROM tournament_entrants WHERE player = $1))"
                ),
                player.as_str(),
            ),
        };
        let (at, id) = before.unwrap_or((Millis::MAX, String::new()));
        read!(self, pool => {
            let query = sqlx::query(sql).bind(subject).bind(at);
            let rows = query.bind(&id).bind(limit).fetch_all(pool).await?;
            rows.iter().map(|row| row!(row)).collect()
        })
    }

    /// Hands the places of one player in tournaments to another, where that one
    /// takes no part already.
    pub async fn hand_over_entries(&self, from: &str, to: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "UPDATE tournaments SET changed = changed + 1 WHERE organiser = $1 OR id IN \
                 (SELECT tournament FROM tournament_entrants WHERE player = $1)",
            )
            .bind(from).execute(pool).await?;
            sqlx::query("UPDATE tournaments SET organiser = $2 WHERE organiser = $1")
                .bind(from).bind(to).execute(pool).await?;
            sqlx::query(
                "UPDATE tournament_entrants SET player = $2 WHERE player = $1 AND tournament \
                 NOT IN (SELECT tournament FROM tournament_entrants WHERE player = $2)",
            )
            .bind(from).bind(to).execute(pool).await.map(drop)
        })
    }
}
