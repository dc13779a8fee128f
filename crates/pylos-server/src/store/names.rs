//! Accounts made before names that look alike were one name.

use super::{Store, read, write};
use crate::names::skeleton;

impl Store {
    /// Gives every account that has none its skeleton, the oldest first. One
    /// that looks like an older account stays without: it keeps its name, and
    /// nobody new can take another one like it.
    pub(super) async fn give_skeletons(&self) -> Result<(), sqlx::Error> {
        let rows: Vec<(String, String)> = read!(self, pool => {
            sqlx::query_as(
                "SELECT id, name FROM players WHERE name IS NOT NULL AND skeleton IS NULL \
                 ORDER BY created, id",
            )
            .fetch_all(pool).await
        })?;
        for (id, name) in rows {
            write!(self, pool => {
                sqlx::query(
                    "UPDATE players SET skeleton = $2 WHERE id = $1 AND NOT EXISTS \
                     (SELECT 1 FROM players other WHERE other.skeleton = $2)",
                )
                .bind(id).bind(skeleton(&name)).execute(pool).await.map(drop)
            })?;
        }
        Ok(())
    }
}
