//! What is known of a player from his games: how his rating went, how he fares
//! under which rules, whom he has beaten.

use super::{Store, read};
use crate::timekeeper::Millis;

/// Wins, losses and draws.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Tally {
    /// Games won.
    pub won: i64,
    /// Games lost.
    pub lost: i64,
    /// Games drawn.
    pub drawn: i64,
}

/// How somebody fares under some rules on one side.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Fared {
    /// The rule string.
    pub rules: String,
    /// 0 or 1.
    pub side: i64,
    /// How.
    pub tally: Tally,
}

/// A rating after a game.
#[derive(Clone, Debug, PartialEq)]
pub struct RatingPoint {
    /// What is rated, as the column of ratings has it.
    pub rated_as: String,
    /// When the game ended.
    pub at: Millis,
    /// The rating then.
    pub rating: f64,
}

/// A rated game that was won.
#[derive(Clone, Debug, PartialEq)]
pub struct BestWin {
    /// The game, if anybody may find it.
    pub game: Option<String>,
    /// Its rules.
    pub rules: String,
    /// When it ended.
    pub at: Millis,
    /// Who lost it; nobody any more if the account is deleted.
    pub opponent: Option<String>,
    /// The opponent's rating before it.
    pub rating: f64,
}

/// A win as it is read: its game, whether that is public, rules, end, opponent
/// and his rating.
type WinColumns = (String, i64, Option<String>, Millis, Option<String>, f64);

/// So many points of a rating's way are told, the latest.
const POINTS: i64 = 1_000;

/// Counts of games `played` with their `side` and `winner`.
macro_rules! tally {
    () => {
        "COALESCE(SUM(CASE WHEN winner = side THEN 1 ELSE 0 END), 0), \
         COALESCE(SUM(CASE WHEN winner <> side THEN 1 ELSE 0 END), 0), \
         COALESCE(SUM(CASE WHEN winner IS NULL THEN 1 ELSE 0 END), 0) "
    };
}

/// The games against people that `$1` has finished, by seat.
macro_rules! played {
    ($more_first:literal, $more_second:literal) => {
        concat!(
            "FROM (SELECT rules, CAST(0 AS BIGINT) AS side, winner FROM games WHERE first = $1 \
             AND phase = 'finished' AND result <> 'aborted' AND engines = 0 AND second <> $1 ",
            $more_first,
            " UNION ALL SELECT rules, CAST(1 AS BIGINT) AS side, winner FROM games \
             WHERE second = $1 AND phase = 'finished' AND result <> 'aborted' AND engines = 0 \
             AND first <> $1 ",
            $more_second,
            ") AS played "
        )
    };
}

impl Store {
    /// When a player came.
    pub async fn came(&self, player: &str) -> Result<Option<Millis>, sqlx::Error> {
        let row: Option<(Millis,)> = read!(self, pool => {
            sqlx::query_as("SELECT created FROM players WHERE id = $1")
                .bind(player).fetch_optional(pool).await
        })?;
        Ok(row.map(|(created,)| created))
    }

    /// How somebody fares against people, by rules and side.
    pub async fn record_of(&self, player: &str) -> Result<Vec<Fared>, sqlx::Error> {
        let rows: Vec<(Option<String>, i64, i64, i64, i64)> = read!(self, pool => {
            sqlx::query_as(concat!(
                "SELECT rules, side, ", tally!(), played!("", ""),
                "GROUP BY rules, side ORDER BY rules, side"
            ))
            .bind(player).fetch_all(pool).await
        })?;
        let fared = |(rules, side, won, lost, drawn): (Option<String>, i64, i64, i64, i64)| {
            Some(Fared { rules: rules?, side, tally: Tally { won, lost, drawn } })
        };
        Ok(rows.into_iter().filter_map(fared).filter(|fared| !fared.rules.is_empty()).collect())
    }

    /// How one player fares against another.
    pub async fn between(&self, player: &str, other: &str) -> Result<Tally, sqlx::Error> {
        let (won, lost, drawn): (i64, i64, i64) = read!(self, pool => {
            sqlx::query_as(concat!(
                "SELECT ", tally!(), played!("AND second = $2", "AND first = $2")
            ))
            .bind(player).bind(other).fetch_one(pool).await
        })?;
        Ok(Tally { won, lost, drawn })
    }

    /// The way of a player's ratings, the oldest first.
    pub async fn rating_history(&self, player: &str) -> Result<Vec<RatingPoint>, sqlx::Error> {
        let rows: Vec<(String, Millis, f64)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT rated_as, ended, rating FROM (SELECT COALESCE(rated_as, kind) AS rated_as, \
                 ended, first_rating AS rating FROM games WHERE first = $1 \
                 AND first_rating IS NOT NULL UNION ALL SELECT COALESCE(rated_as, kind), ended, \
                 second_rating FROM games WHERE second = $1 AND second_rating IS NOT NULL) \
                 AS points WHERE ended IS NOT NULL ORDER BY ended DESC LIMIT $2",
            )
            .bind(player).bind(POINTS).fetch_all(pool).await
        })?;
        let point = |(rated_as, at, rating)| RatingPoint { rated_as, at, rating };
        Ok(rows.into_iter().rev().map(point).collect())
    }

    /// The rated games that a player has won against the strongest.
    pub async fn best_wins(&self, player: &str, limit: i64) -> Result<Vec<BestWin>, sqlx::Error> {
        let rows: Vec<WinColumns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id, listed, rules, ended, name, strength FROM (SELECT g.id, g.listed, \
                 g.rules, g.ended, o.name, g.second_rating - g.second_change AS strength \
                 FROM games g LEFT JOIN players o ON o.id = g.second WHERE g.first = $1 \
                 AND g.first_rating IS NOT NULL AND g.winner = 0 UNION ALL SELECT g.id, g.listed, \
                 g.rules, g.ended, o.name, g.first_rating - g.first_change \
                 FROM games g LEFT JOIN players o ON o.id = g.first WHERE g.second = $1 \
                 AND g.second_rating IS NOT NULL AND g.winner = 1) AS won \
                 ORDER BY strength DESC, ended DESC LIMIT $2",
            )
            .bind(player).bind(limit).fetch_all(pool).await
        })?;
        let win = |(id, listed, rules, at, opponent, rating): WinColumns| {
            let rules = rules.unwrap_or_default();
            BestWin { game: (listed == 1).then_some(id), rules, at, opponent, rating }
        };
        Ok(rows.into_iter().map(win).collect())
    }

    /// The mean accuracy in games whose review is exact, and how many those are.
    pub async fn accuracy_of(&self, player: &str) -> Result<Option<(f64, i64)>, sqlx::Error> {
        let (mean, games): (Option<f64>, i64) = read!(self, pool => {
            sqlx::query_as(
                "SELECT AVG(accuracy), COUNT(*) FROM (SELECT first_accuracy AS accuracy FROM games \
                 WHERE first = $1 AND phase = 'finished' AND first_accuracy IS NOT NULL \
                 UNION ALL SELECT second_accuracy FROM games \
                 WHERE second = $1 AND phase = 'finished' AND second_accuracy IS NOT NULL) AS exact",
            )
            .bind(player).fetch_one(pool).await
        })?;
        Ok(mean.map(|mean| (mean, games)))
    }

    /// Notes how accurate both sides were, as an exact review says.
    pub async fn set_accuracy(
        &self,
        game: &str,
        accuracy: [Option<f64>; 2],
    ) -> Result<(), sqlx::Error> {
        super::write!(self, pool => {
            sqlx::query(
                "UPDATE games SET first_accuracy = $2, second_accuracy = $3 \
                 WHERE id = $1 AND phase = 'finished'",
            )
            .bind(game).bind(accuracy[0]).bind(accuracy[1]).execute(pool).await.map(drop)
        })
    }
}
