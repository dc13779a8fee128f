//! Parts of the pages of all versions that nodes have lately served.

use std::collections::HashSet;

use super::{Store, read, write};
use crate::timekeeper::Millis;

/// A part as it is kept.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StoredPart {
    /// Whether it is packed with gzip.
    pub packed: bool,
    /// Its bytes.
    pub bytes: Vec<u8>,
}

impl Store {
    /// The paths of all parts that are kept.
    pub async fn part_paths(&self) -> Result<HashSet<String>, sqlx::Error> {
        let rows: Vec<(String,)> = read!(self, pool => {
            sqlx::query_as("SELECT path FROM page_parts").fetch_all(pool).await
        })?;
        Ok(rows.into_iter().map(|(path,)| path).collect())
    }

    /// Keeps a part.
    pub async fn keep_part(
        &self,
        path: &str,
        part: &StoredPart,
        now: Millis,
    ) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query(
                "INSERT INTO page_parts (path, packed, bytes, served) VALUES ($1, $2, $3, $4) \
                 ON CONFLICT (path) DO UPDATE SET served = excluded.served",
            )
            .bind(path).bind(i64::from(part.packed)).bind(&part.bytes).bind(now)
            .execute(pool).await.map(drop)
        })
    }

    /// Notes that a part is still being served.
    pub async fn part_is_served(&self, path: &str, now: Millis) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("UPDATE page_parts SET served = $2 WHERE path = $1")
                .bind(path).bind(now).execute(pool).await.map(drop)
        })
    }

    /// Removes the parts that nobody has served since.
    pub async fn forget_parts(&self, before: Millis) -> Result<(), sqlx::Error> {
        write!(self, pool => {
            sqlx::query("DELETE FROM page_parts WHERE served < $1")
                .bind(before).execute(pool).await.map(drop)
        })
    }

    /// A part, of whichever version.
    pub async fn part(&self, path: &str) -> Result<Option<StoredPart>, sqlx::Error> {
        let row: Option<(i64, Vec<u8>)> = read!(self, pool => {
            sqlx::query_as("SELECT packed, bytes FROM page_parts WHERE path = $1")
                .bind(path).fetch_optional(pool).await
        })?;
        Ok(row.map(|(packed, bytes)| StoredPart { packed: packed != 0, bytes }))
    }
}
