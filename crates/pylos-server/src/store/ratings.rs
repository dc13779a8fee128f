//! Ratings as they are stored.

use pylos_host::rating::{Rating, rate};
use pylos_host::wire::RatingShown;

use super::{Store, read};

/// A stored rating.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct StoredRating {
    /// Glicko-2, on the usual scale around 1500.
    pub rating: f64,
    /// How sure it is: twice this to either side covers 95 %.
    pub deviation: f64,
    /// How steady the player is.
    pub volatility: f64,
    /// How many rated games it rests on.
    pub games: i64,
}

impl From<StoredRating> for RatingShown {
    fn from(stored: StoredRating) -> RatingShown {
        RatingShown {
            rating: stored.rating.round() as i64,
            deviation: stored.deviation.round() as i64,
            games: stored.games,
        }
    }
}

/// A player of the ranking list.
#[derive(Clone, Debug, PartialEq)]
pub struct RankedPlayer {
    /// The player.
    pub id: String,
    /// The name.
    pub name: String,
    /// The rating.
    pub rating: StoredRating,
}

pub(super) const INSERT: &str = "INSERT INTO ratings \
     (player, game, rating, deviation, volatility, games) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT DO NOTHING";

pub(super) const UPSERT: &str = "INSERT INTO ratings (player, game, rating, deviation, volatility, games) \
     VALUES ($1, $2, $3, $4, $5, $6) ON CONFLICT (player, game) DO UPDATE SET \
     rating = excluded.rating, deviation = excluded.deviation, \
     volatility = excluded.volatility, games = excluded.games";

impl StoredRating {
    pub(super) fn unrated() -> StoredRating {
        StoredRating::from_rating(Rating::default(), 0)
    }

    fn from_rating(rating: Rating, games: i64) -> StoredRating {
        let Rating { rating, deviation, volatility } = rating;
        StoredRating { rating, deviation, volatility, games }
    }

    fn as_rating(self) -> Rating {
        let StoredRating { rating, deviation, volatility, .. } = self;
        Rating { rating, deviation, volatility }
    }
}

/// The work of rating one game, between reading and writing.
pub(super) struct Rate {
    players: [String; 2],
    before: [StoredRating; 2],
}

impl Rate {
    pub(super) fn new(players: &[String; 2]) -> Rate {
        Rate { players: players.clone(), before: [StoredRating::unrated(); 2] }
    }

    pub(super) fn in_locking_order(&self) -> [String; 2] {
        let mut order = self.players.clone();
        order.sort();
        order
    }

    pub(super) fn found(&mut self, player: &str, row: Option<(f64, f64, f64, i64)>) {
        let Some((rating, deviation, volatility, games)) = row else { return };
        for (id, before) in self.players.iter().zip(&mut self.before) {
            if id == player {
                *before = StoredRating { rating, deviation, volatility, games };
            }
        }
    }

    pub(super) fn after(&self, score: f64) -> [(String, StoredRating); 2] {
        let [first, second] = self.before.map(StoredRating::as_rating);
        let after = [rate(first, second, score), rate(second, first, 1.0 - score)];
        std::array::from_fn(|side| {
            let rating = StoredRating::from_rating(after[side], self.before[side].games + 1);
            (self.players[side].clone(), rating)
        })
    }

    pub(super) fn changes(&self, after: &[(String, StoredRating); 2]) -> [f64; 2] {
        std::array::from_fn(|side| after[side].1.rating - self.before[side].rating)
    }
}

impl Store {
    /// A player's ratings, one per kind of game.
    pub async fn ratings(&self, player: &str) -> Result<Vec<(String, StoredRating)>, sqlx::Error> {
        let rows: Vec<(String, f64, f64, f64, i64)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT game, rating, deviation, volatility, games FROM ratings \
                 WHERE player = $1 ORDER BY game",
            )
            .bind(player).fetch_all(pool).await
        })?;
        let rating = |(game, rating, deviation, volatility, games)| {
            (game, StoredRating { rating, deviation, volatility, games })
        };
        Ok(rows.into_iter().map(rating).collect())
    }

    /// The best players of a game. Who has hardly played is left out.
    pub async fn ranking(&self, kind: &str, limit: i64) -> Result<Vec<RankedPlayer>, sqlx::Error> {
        let rows: Vec<(String, String, f64, f64, f64, i64)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT p.id, p.name, r.rating, r.deviation, r.volatility, r.games \
                 FROM ratings r JOIN players p ON p.id = r.player \
                 WHERE r.game = $1 AND r.deviation < 200 AND p.name IS NOT NULL AND p.standing = 'open' \
                 ORDER BY r.rating DESC LIMIT $2",
            )
            .bind(kind).bind(limit).fetch_all(pool).await
        })?;
        let ranked = |(id, name, rating, deviation, volatility, games)| RankedPlayer {
            id,
            name,
            rating: StoredRating { rating, deviation, volatility, games },
        };
        Ok(rows.into_iter().map(ranked).collect())
    }
}
