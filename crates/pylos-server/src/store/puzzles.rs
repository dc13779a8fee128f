//! Attempts at puzzles, and the ratings of solvers and puzzles.

use pylos_host::puzzles::{PuzzleRating, counted};
use pylos_host::rating::Rating;
use pylos_host::wire::{Counted, SolverRating};

use super::{Pools, Store, limited, read, write};
use crate::timekeeper::Millis;

/// An attempt that its solver has decided.
#[derive(Clone, Debug)]
pub struct DecidedAttempt {
    /// The account.
    pub player: String,
    /// The puzzle.
    pub puzzle: String,
    /// Which game.
    pub game: &'static str,
    /// 1 or 0.
    pub score: f64,
    /// How hard the puzzle is if nobody has tried it before.
    pub first: PuzzleRating,
    /// When.
    pub at: Millis,
}

/// An attempt as it was counted.
#[derive(Clone, Debug, PartialEq)]
pub struct CountedAttempt {
    /// The puzzle.
    pub puzzle: String,
    /// 1 or 0.
    pub score: f64,
    /// Whether it has been solved without help since.
    pub solved: bool,
}

type Columns = (f64, f64, f64, i64);

fn solver((rating, deviation, volatility, puzzles): Columns) -> SolverRating {
    SolverRating { rating, deviation, volatility, puzzles }
}

fn puzzle((rating, deviation, volatility, attempts): Columns) -> PuzzleRating {
    PuzzleRating { rating: Rating { rating, deviation, volatility }, attempts }
}

/// Counts an attempt in one transaction, unless it is counted. Rows are made
/// before they are read, so that two who come first wait for each other; the
/// solver's row is always locked before the puzzle's.
macro_rules! count {
    ($pool:expr, $lock:literal, $attempt:expr) => {{
        let DecidedAttempt { player, puzzle: id, game, score, first, at } = $attempt;
        let mut transaction = $pool.begin().await?;
        let solved = (*score > 0.0).then_some(*at);
        let new = sqlx::query(
            "INSERT INTO puzzle_attempts (player, puzzle, game, score, change, at, solved) \
             VALUES ($1, $2, $3, $4, 0, $5, $6) ON CONFLICT (player, puzzle) DO NOTHING",
        )
        .bind(player)
        .bind(id)
        .bind(*game)
        .bind(*score)
        .bind(*at)
        .bind(solved)
        .execute(&mut *transaction)
        .await?
        .rows_affected()
            > 0;
        let unrated = SolverRating::default();
        sqlx::query(
            "INSERT INTO puzzle_solvers (player, game, rating, deviation, volatility, puzzles) \
             VALUES ($1, $2, $3, $4, $5, 0) ON CONFLICT (player, game) DO NOTHING",
        )
        .bind(player)
        .bind(*game)
        .bind(unrated.rating)
        .bind(unrated.deviation)
        .bind(unrated.volatility)
        .execute(&mut *transaction)
        .await?;
        let row: Columns = sqlx::query_as(concat!(
            "SELECT rating, deviation, volatility, puzzles FROM puzzle_solvers \
             WHERE player = $1 AND game = $2",
            $lock
        ))
        .bind(player)
        .bind(*game)
        .fetch_one(&mut *transaction)
        .await?;
        let before = solver(row);
        let told = if new {
            let Rating { rating, deviation, volatility } = first.rating;
            sqlx::query(
                "INSERT INTO puzzle_ratings (puzzle, rating, deviation, volatility, attempts) \
                 VALUES ($1, $2, $3, $4, 0) ON CONFLICT (puzzle) DO NOTHING",
            )
            .bind(id)
            .bind(rating)
            .bind(deviation)
            .bind(volatility)
            .execute(&mut *transaction)
            .await?;
            let row: Columns = sqlx::query_as(concat!(
                "SELECT rating, deviation, volatility, attempts FROM puzzle_ratings \
                 WHERE puzzle = $1",
                $lock
            ))
            .bind(id)
            .fetch_one(&mut *transaction)
            .await?;
            let hardness = puzzle(row);
            let told = counted(*score, before, hardness.rating);
            let after = hardness.after(before.rating(), *score);
            sqlx::query(
                "UPDATE puzzle_ratings SET rating = $2, deviation = $3, volatility = $4, \
                 attempts = $5 WHERE puzzle = $1",
            )
            .bind(id)
            .bind(after.rating.rating)
            .bind(after.rating.deviation)
            .bind(after.rating.volatility)
            .bind(after.attempts)
            .execute(&mut *transaction)
            .await?;
            sqlx::query(
                "UPDATE puzzle_solvers SET rating = $3, deviation = $4, volatility = $5, \
                 puzzles = $6 WHERE player = $1 AND game = $2",
            )
            .bind(player)
            .bind(*game)
            .bind(told.solver.rating)
            .bind(told.solver.deviation)
            .bind(told.solver.volatility)
            .bind(told.solver.puzzles)
            .execute(&mut *transaction)
            .await?;
            sqlx::query("UPDATE puzzle_attempts SET change = $3 WHERE player = $1 AND puzzle = $2")
                .bind(player)
                .bind(id)
                .bind(told.change)
                .execute(&mut *transaction)
                .await?;
            told
        } else {
            // Practice: what was missed counts as learnt once it is solved.
            if solved.is_some() {
                sqlx::query(
                    "UPDATE puzzle_attempts SET solved = $3 WHERE player = $1 AND puzzle = $2",
                )
                .bind(player)
                .bind(id)
                .bind(solved)
                .execute(&mut *transaction)
                .await?;
            }
            let (score,): (f64,) = sqlx::query_as(
                "SELECT score FROM puzzle_attempts WHERE player = $1 AND puzzle = $2",
            )
            .bind(player)
            .bind(id)
            .fetch_one(&mut *transaction)
            .await?;
            Counted { score, change: 0.0, solver: before, earlier: true }
        };
        transaction.commit().await?;
        Ok(told)
    }};
}

impl Store {
    /// Counts an attempt. One that was counted before changes nothing, and the
    /// answer says so.
    pub async fn count_attempt(&self, attempt: &DecidedAttempt) -> Result<Counted, sqlx::Error> {
        match &self.pools {
            Pools::Sqlite { write, .. } => limited(async { count!(write, "", attempt) }).await,
            Pools::Postgres(shared) => {
                let pool = shared.work();
                limited(async { count!(pool, " FOR UPDATE", attempt) }).await
            }
        }
    }

    /// An account's rating as a solver of one game's puzzles.
    pub async fn solver(&self, player: &str, game: &str) -> Result<SolverRating, sqlx::Error> {
        let row: Option<Columns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT rating, deviation, volatility, puzzles FROM puzzle_solvers \
                 WHERE player = $1 AND game = $2",
            )
            .bind(player).bind(game).fetch_optional(pool).await
        })?;
        Ok(row.map_or_else(SolverRating::default, solver))
    }

    /// The puzzles that an account has attempted, the latest first.
    pub async fn attempts(&self, player: &str) -> Result<Vec<CountedAttempt>, sqlx::Error> {
        let rows: Vec<(String, f64, Option<Millis>)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT puzzle, score, solved FROM puzzle_attempts WHERE player = $1 \
                 ORDER BY at DESC, puzzle",
            )
            .bind(player).fetch_all(pool).await
        })?;
        let attempt = |(puzzle, score, solved): (String, f64, Option<Millis>)| CountedAttempt {
            puzzle,
            score,
            solved: solved.is_some(),
        };
        Ok(rows.into_iter().map(attempt).collect())
    }

    /// How hard the puzzles are that somebody has attempted.
    pub async fn puzzle_ratings(&self) -> Result<Vec<(String, PuzzleRating)>, sqlx::Error> {
        let rows: Vec<(String, f64, f64, f64, i64)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT puzzle, rating, deviation, volatility, attempts FROM puzzle_ratings",
            )
            .fetch_all(pool).await
        })?;
        let rated = |(id, rating, deviation, volatility, attempts)| {
            (id, puzzle((rating, deviation, volatility, attempts)))
        };
        Ok(rows.into_iter().map(rated).collect())
    }

    /// How hard one puzzle is; `None` if nobody has attempted it.
    pub async fn puzzle_rating(&self, id: &str) -> Result<Option<PuzzleRating>, sqlx::Error> {
        let row: Option<Columns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT rating, deviation, volatility, attempts FROM puzzle_ratings \
                 WHERE puzzle = $1",
            )
            .bind(id).fetch_optional(pool).await
        })?;
        Ok(row.map(puzzle))
    }

    /// Forgets an account's attempts and ratings.
    pub(super) async fn forget_attempts(&self, player: &str) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM puzzle_attempts WHERE player = $1")
                .bind(player).execute(pool).await?;
            sqlx::query("DELETE FROM puzzle_solvers WHERE player = $1")
                .bind(player).execute(pool).await.map(drop)
        })
    }
}
