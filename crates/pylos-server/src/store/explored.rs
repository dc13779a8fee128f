//! How often which turn was played: finished games, counted once each.

use std::collections::{BTreeMap, HashMap};

use pylos_host::stored;
use pylos_host::wire::{Fared, Played};
use serde::Serialize;

use super::games::Columns;
use super::writer::{begin, json};
use super::{GameRow, Pools, Store, limited, read};

/// Who played a turn. The numbers stand in the table.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub enum By {
    /// A person.
    People = 0,
    /// A level or another program.
    Computers = 1,
}

/// A finished game with what is to be counted of it.
#[derive(Clone, Debug)]
pub struct CountedGame {
    /// The game.
    pub id: String,
    /// Its rules.
    pub rules: String,
    /// Its turns: the classes of the positions before and after, by whom, and
    /// how he has fared.
    pub turns: Vec<(i64, i64, By, Fared)>,
}

/// A row to be added to those that are there, as the database reads it.
#[derive(Serialize)]
struct Added<'a> {
    rules: &'a str,
    position: i64,
    next: i64,
    player: i64,
    won: u64,
    drawn: u64,
    lost: u64,
}

/// All rows of these games; sorted, so that nodes that count at once lock them
/// in one order.
fn added<'a>(games: impl Iterator<Item = &'a CountedGame>) -> Vec<Added<'a>> {
    let mut sums: BTreeMap<(&str, i64, i64, By), Fared> = BTreeMap::new();
    for game in games {
        for (position, next, by, fared) in &game.turns {
            let sum = sums.entry((&game.rules, *position, *next, *by)).or_default();
            sum.won += fared.won;
            sum.drawn += fared.drawn;
            sum.lost += fared.lost;
        }
    }
    let row = |((rules, position, next, by), Fared { won, drawn, lost })| Added {
        rules,
        position,
        next,
        player: by as i64,
        won,
        drawn,
        lost,
    };
    sums.into_iter().map(row).collect()
}

macro_rules! add {
    ($from:literal) => {
        concat!(
            "INSERT INTO explored (rules, position, next, player, won, drawn, lost) ",
            $from,
            " ON CONFLICT (rules, position, next, player) DO UPDATE SET \
             won = explored.won + excluded.won, drawn = explored.drawn + excluded.drawn, \
             lost = explored.lost + excluded.lost"
        )
    };
}

const ADD_SQLITE: &str = add!(
    "SELECT value->>'rules', value->>'position', value->>'next', value->>'player', \
     value->>'won', value->>'drawn', value->>'lost' FROM json_each($1) WHERE true"
);
const ADD_POSTGRES: &str = add!(
    "SELECT rules, position, next, player, won, drawn, lost FROM jsonb_to_recordset($1::jsonb) \
     AS v(rules text, position bigint, next bigint, player bigint, won bigint, drawn bigint, \
     lost bigint)"
);

const MARK_SQLITE: &str = "UPDATE games SET explored = 1 WHERE explored IS NULL \
     AND id IN (SELECT value FROM json_each($1)) RETURNING id";
// A game that another node is counting at this moment is left to it.
const MARK_POSTGRES: &str = "UPDATE games SET explored = 1 WHERE id IN \
     (SELECT id FROM games WHERE explored IS NULL \
      AND id IN (SELECT jsonb_array_elements_text($1::jsonb)) FOR UPDATE SKIP LOCKED) RETURNING id";

impl Store {
    /// Finished games that have not been counted, as far as this program can
    /// read them.
    pub async fn uncounted(&self, limit: i64) -> Result<Vec<GameRow>, sqlx::Error> {
        let rows: Vec<Columns> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id, kind, settings, created, first, second, first_change, second_change \
                 FROM games WHERE phase = 'finished' AND explored IS NULL AND version <= $1 LIMIT $2",
            )
            .bind(i64::from(stored::VERSION)).bind(limit).fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(GameRow::from).collect())
    }

    /// Counts games, each of them once: whatever was counted before, here or by
    /// another node, is left out. The answer is how many were new.
    pub async fn count(&self, games: &[CountedGame]) -> Result<usize, sqlx::Error> {
        let ids = json(&games.iter().map(|game| game.id.as_str()).collect::<Vec<_>>())?;
        macro_rules! count {
            ($transaction:ident, $mark:expr, $add:expr) => {{
                let query = sqlx::query_as::<_, (String,)>($mark).bind(&ids);
                let new = query.fetch_all(&mut *$transaction).await?;
                let is_new = |game: &&CountedGame| new.iter().any(|(id,)| *id == game.id);
                let rows = added(games.iter().filter(is_new));
                if !rows.is_empty() {
                    sqlx::query($add).bind(json(&rows)?).execute(&mut *$transaction).await?;
                }
                $transaction.commit().await?;
                Ok(new.len())
            }};
        }
        limited(async {
            match &self.pools {
                Pools::Sqlite { write, .. } => {
                    let mut transaction = begin(write).await?;
                    count!(transaction, MARK_SQLITE, ADD_SQLITE)
                }
                Pools::Postgres(shared) => {
                    let mut transaction = shared.work().begin().await?;
                    count!(transaction, MARK_POSTGRES, ADD_POSTGRES)
                }
            }
        })
        .await
    }

    /// How often turns were played from a position, by the class that they lead
    /// to.
    pub async fn played_from(
        &self,
        rules: &str,
        position: i64,
    ) -> Result<HashMap<i64, Played>, sqlx::Error> {
        let rows: Vec<(i64, i64, i64, i64, i64)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT next, player, won, drawn, lost FROM explored \
                 WHERE rules = $1 AND position = $2",
            )
            .bind(rules).bind(position).fetch_all(pool).await
        })?;
        let mut played: HashMap<i64, Played> = HashMap::new();
        for (next, player, won, drawn, lost) in rows {
            let [won, drawn, lost] = [won, drawn, lost].map(|games| games.max(0) as u64);
            let known = played.entry(next).or_default();
            match player == By::Computers as i64 {
                true => known.computers = Fared { won, drawn, lost },
                false => known.people = Fared { won, drawn, lost },
            }
        }
        Ok(played)
    }
}
