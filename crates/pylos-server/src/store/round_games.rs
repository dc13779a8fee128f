//! The games of a tournament's pairings.

use super::writer::create;
use super::{Column, NewGame, Pools, Store, limited, read, write};
use crate::timekeeper::Millis;

/// Where the game of a pairing is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum RoundGameState {
    /// Its result is still to come.
    Playing,
    /// The pairing has its result.
    Done,
    /// It ended before it began: the organiser decides.
    Void,
}

impl Column for RoundGameState {
    fn column(self) -> &'static str {
        match self {
            RoundGameState::Playing => "playing",
            RoundGameState::Done => "done",
            RoundGameState::Void => "void",
        }
    }
}

/// The game that a pairing is at.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RoundGame {
    /// The round, from 1.
    pub round: i64,
    /// The board, from 1.
    pub board: i64,
    /// Which game of the pairing it is, from 1.
    pub number: i64,
    /// Its id.
    pub game: String,
    /// Half points of the games before this one, in the order of the pairing.
    pub won: [i64; 2],
    /// Where it is in its life.
    pub state: RoundGameState,
}

/// A game of a pairing that has ended, and whose end nobody has seen to yet.
#[derive(Clone, Debug)]
pub struct FinishedGame {
    /// The tournament.
    pub tournament: String,
    /// The pairing and its game.
    pub at: RoundGame,
}

type Columns = (i64, i64, i64, String, i64, i64, String);
/// The same with its tournament before it.
type FinishedColumns = (String, i64, i64, i64, String, i64, i64, String);

fn round_game((round, board, number, game, first, second, state): Columns) -> RoundGame {
    let all = [RoundGameState::Done, RoundGameState::Void];
    let state = all.into_iter().find(|known| known.column() == state);
    let state = state.unwrap_or(RoundGameState::Playing);
    RoundGame { round, board, number, game, won: [first, second], state }
}

impl Store {
    /// The games that the pairings of a tournament are at.
    pub async fn round_games(&self, tournament: &str) -> Result<Vec<RoundGame>, sqlx::Error> {
        let rows: Vec<Columns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT round, board, number, game, first_won, second_won, state \
                 FROM tournament_games WHERE tournament = $1",
            )
            .bind(tournament).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(round_game).collect())
    }

    /// Creates games of pairings, all of them or none. What is there already
    /// stays as it is: a node that was killed, and another one, may try again.
    pub async fn create_round_games(
        &self,
        tournament: &str,
        games: &[(RoundGame, NewGame)],
    ) -> Result<(), sqlx::Error> {
        macro_rules! create_in {
            ($transaction:ident) => {{
                for (at, game) in games {
                    create!($transaction, game, " ON CONFLICT DO NOTHING");
                    sqlx::query(
                        "INSERT INTO tournament_games (tournament, round, board, number, game, \
                         first_won, second_won, state) \
                         VALUES ($1, $2, $3, $4, $5, $6, $7, 'playing') ON CONFLICT DO NOTHING",
                    )
                    .bind(tournament).bind(at.round).bind(at.board).bind(at.number)
                    .bind(&at.game).bind(at.won[0]).bind(at.won[1])
                    .execute(&mut *$transaction).await?;
                }
                sqlx::query("UPDATE tournaments SET changed = changed + 1 WHERE id = $1")
                    .bind(tournament).execute(&mut *$transaction).await?;
                $transaction.commit().await
            }};
        }
        match &self.pools {
            Pools::Sqlite { write, .. } => {
                limited(async {
                    let mut transaction = write.begin_with("BEGIN IMMEDIATE").await?;
                    create_in!(transaction)
                })
                .await
            }
            Pools::Postgres(shared) => {
                limited(async {
                    let mut transaction = shared.work().begin().await?;
                    create_in!(transaction)
                })
                .await
            }
        }
    }

    /// The first games of pairings that are being played and have hardly begun,
    /// with when they were created: nobody can have played twice in them.
    pub async fn first_round_games(
        &self,
        tournament: &str,
    ) -> Result<Vec<(RoundGame, Millis)>, sqlx::Error> {
        let rows: Vec<(i64, i64, i64, String, Millis)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT t.round, t.board, t.number, t.game, g.created \
                 FROM tournament_games t JOIN games g ON g.id = t.game \
                 WHERE t.tournament = $1 AND t.state = 'playing' AND g.phase = 'playing' \
                 AND g.ply < 2 AND t.first_won + t.second_won = 0",
            )
            .bind(tournament).fetch_all(pool).await
        })?;
        let game = |(round, board, number, game, created)| {
            let state = RoundGameState::Playing;
            (RoundGame { round, board, number, game, won: [0; 2], state }, created)
        };
        Ok(rows.into_iter().map(game).collect())
    }

    /// Games of pairings that have ended, and whose end nobody has seen to.
    pub async fn finished_round_games(&self, limit: i64) -> Result<Vec<FinishedGame>, sqlx::Error> {
        let rows: Vec<FinishedColumns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT t.tournament, t.round, t.board, t.number, t.game, t.first_won, \
                 t.second_won, t.state FROM tournament_games t JOIN games g ON g.id = t.game \
                 WHERE t.state = 'playing' AND g.phase = 'finished' LIMIT $1",
            )
            .bind(limit).fetch_all(pool).await
        })?;
        let finished = |(tournament, round, board, number, game, first, second, state)| {
            let at = round_game((round, board, number, game, first, second, state));
            FinishedGame { tournament, at }
        };
        Ok(rows.into_iter().map(finished).collect())
    }

    /// Lets a pairing go on with another game, or its game be void; unless
    /// somebody else has done so.
    pub async fn move_round_game(
        &self,
        tournament: &str,
        from: &RoundGame,
        to: &RoundGame,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            let moved = sqlx::query(
                "UPDATE tournament_games SET number = $5, game = $6, first_won = $7, \
                 second_won = $8, state = $9 \
                 WHERE tournament = $1 AND round = $2 AND board = $3 AND game = $4",
            )
            .bind(tournament).bind(from.round).bind(from.board).bind(&from.game)
            .bind(to.number).bind(&to.game).bind(to.won[0]).bind(to.won[1])
            .bind(to.state.column()).execute(pool).await?;
            if moved.rows_affected() > 0 {
                sqlx::query("UPDATE tournaments SET changed = changed + 1 WHERE id = $1")
                    .bind(tournament).execute(pool).await?;
            }
            Ok(())
        })
    }
}
