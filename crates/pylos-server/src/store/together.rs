//! Many games in one commit: this is what nearly all writing is, and so it is
//! made to cost little. An event is bound as it is, and a game's row changes
//! where a turn changes it; what lists are ordered by stays untouched.

use sqlx::QueryBuilder;
use sqlx::sqlite::{Sqlite, SqliteConnection};

use super::Pools;
use super::row::{GameSummary, PLAY_POSTGRES, SUMMARISE_SQLITE};
use super::writer::{Entry, Stored, begin, json};
use crate::timekeeper::Millis;
use serde::Serialize;

/// Statements are made for so many rows, and kept: whatever there is to write
/// is cut into such parts.
const PARTS: [usize; 4] = [64, 16, 4, 1];

/// What has become of entries that were written together.
pub(super) enum Together {
    /// All are on the disk.
    All,
    /// These are; the others have met an event that was there before.
    Some(Stored),
    /// Nothing is written, because some of them have met one: each must be
    /// tried alone.
    OneByOne,
}

/// An event with its game's row afterwards, as the database reads it from
/// JSON.
#[derive(Serialize)]
struct PlainGiven<'a> {
    at: Millis,
    body: &'a str,
    #[serde(flatten)]
    row: GameSummary<'a>,
}

/// Writes plain entries of different games in one commit.
pub(super) async fn write_together(
    pools: &Pools,
    entries: &[Entry],
) -> Result<Together, sqlx::Error> {
    match pools {
        Pools::Sqlite { write, .. } => {
            let mut transaction = begin(write).await?;
            for part in parts(entries) {
                if insert(&mut transaction, part).await? != part.len() as u64 {
                    return Ok(Together::OneByOne); // dropping rolls back
                }
            }
            let (steady, others): (Vec<&Entry>, Vec<&Entry>) =
                entries.iter().partition(|entry| entry.is_steady);
            for part in parts(&steady) {
                update(&mut transaction, part).await?;
            }
            if !others.is_empty() {
                let rows: Vec<GameSummary<'_>> = others.into_iter().map(of).collect();
                sqlx::query(SUMMARISE_SQLITE).bind(json(&rows)?).execute(&mut *transaction).await?;
            }
            transaction.commit().await?;
            Ok(Together::All)
        }
        Pools::Postgres(shared) => {
            let given: Vec<PlainGiven<'_>> = entries
                .iter()
                .map(|entry| PlainGiven { at: entry.at, body: entry.body(), row: of(entry) })
                .collect();
            let query = sqlx::query_as(PLAY_POSTGRES).bind(json(&given)?);
            let stored: Vec<(String, i64)> = query.fetch_all(&shared.work()).await?;
            Ok(Together::Some(stored.into_iter().collect()))
        }
    }
}

fn of(entry: &Entry) -> GameSummary<'_> {
    GameSummary { game: &entry.game, summary: &entry.row }
}

/// Cuts a list into parts of the sizes that statements are made for.
fn parts<T>(mut rest: &[T]) -> impl Iterator<Item = &[T]> {
    std::iter::from_fn(move || {
        let size = PARTS.into_iter().find(|&size| size <= rest.len())?;
        let (part, others) = rest.split_at(size);
        rest = others;
        Some(part)
    })
}

/// Adds events; the answer is how many were not there before.
async fn insert(connection: &mut SqliteConnection, entries: &[Entry]) -> Result<u64, sqlx::Error> {
    let mut query = QueryBuilder::<Sqlite>::new("INSERT INTO events (game, revision, at, body) ");
    query.push_values(entries, |mut row, entry| {
        row.push_bind(&entry.game)
            .push_bind(entry.revision)
            .push_bind(entry.at)
            .push_bind(entry.body());
    });
    query.push(" ON CONFLICT DO NOTHING");
    Ok(query.build().execute(connection).await?.rows_affected())
}

/// Sets what a turn changes in the rows of games that go on.
async fn update(connection: &mut SqliteConnection, entries: &[&Entry]) -> Result<(), sqlx::Error> {
    let mut query = QueryBuilder::<Sqlite>::new(
        "UPDATE games SET revision = v.column2, version = v.column3, active = v.column4, \
         ply = v.column5, position = v.column6, to_move = v.column7, deadline = v.column8, \
         engine_due = v.column9 FROM (",
    );
    query.push_values(entries, |mut row, entry| {
        let summary = &entry.row;
        row.push_bind(&entry.game)
            .push_bind(summary.revision)
            .push_bind(summary.version)
            .push_bind(summary.active)
            .push_bind(summary.ply)
            .push_bind(&summary.position)
            .push_bind(summary.to_move)
            .push_bind(summary.deadline)
            .push_bind(summary.engine_due);
    });
    query.push(") AS v WHERE games.id = v.column1 AND games.revision <= v.column2");
    query.build().execute(connection).await?;
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_list_is_cut_into_parts_of_a_few_sizes() {
        for length in 0..200 {
            let list: Vec<usize> = (0..length).collect();
            let cut: Vec<&[usize]> = parts(&list).collect();
            assert_eq!(cut.concat(), list);
            assert!(cut.iter().all(|part| PARTS.contains(&part.len())));
        }
    }
}
