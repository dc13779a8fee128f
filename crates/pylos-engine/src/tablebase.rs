//! Tablebases as oracles.

use std::path::Path;
use std::sync::Arc;

use pylos_rules::Value;
use pylos_rules::pyramid::{Position, Rules};
use pylos_tablebase::{Kind, Tablebase};

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

/// The tablebase for these rules in a directory, if there is a sound one.
pub fn find(directory: &Path, rules: Rules) -> Option<Arc<dyn Oracle<Position>>> {
    let path = Kind::Distances.path_in(directory, rules);
    let tablebase = Tablebase::open(path).ok()?;
    (tablebase.rules() == rules).then(|| Arc::new(tablebase) as Arc<dyn Oracle<Position>>)
}
