//! Tablebases as oracles.

use std::path::Path;
use std::sync::Arc;

use pylos_rules::Value;
use pylos_rules::pyramid::{Position, Rules};
use pylos_tablebase::{Kind, Tablebase, TablebaseError};

use crate::Oracle;

impl Oracle<Position> for Tablebase {
    fn value(&self, position: &Position) -> Option<Value> {
        // A table of outcomes alone has no distances to choose by.
        if self.kind() != Kind::Distances {
            return None;
        }
        self.probe(position).ok()
    }
}

/// The tablebase for these rules in a directory, if there is one; one that
/// cannot be used is an error, which names the file.
pub fn find(
    directory: &Path,
    rules: Rules,
) -> Result<Option<Arc<dyn Oracle<Position>>>, TablebaseError> {
    let found = Tablebase::find(directory, rules, Kind::Distances)?;
    Ok(found.map(|tablebase| Arc::new(tablebase) as Arc<dyn Oracle<Position>>))
}
