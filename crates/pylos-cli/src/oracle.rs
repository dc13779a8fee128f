//! Exact values of the pyramid game, from a tablebase.

use std::sync::Arc;

use pylos_engine::Oracle;
use pylos_rules::Value;
use pylos_rules::pyramid::{Position, Rules};
use pylos_tablebase::{Kind, Tablebase};

use crate::data_dir::DataDir;
use crate::tables;

struct TablebaseOracle(Tablebase);

impl Oracle<Position> for TablebaseOracle {
    fn value(&self, position: &Position) -> Option<Value> {
        self.0.probe(position).ok()
    }
}

/// Who knows the distances under these rules: a sound tablebase in the data
/// directory. Without one, games are played all the same.
pub fn pyramid(rules: Rules, data: &DataDir) -> Option<Arc<dyn Oracle<Position>>> {
    let path = tables::path(data, rules, Kind::Distances);
    let tablebase = Tablebase::open(path).ok().filter(|tablebase| tablebase.rules() == rules)?;
    Some(Arc::new(TablebaseOracle(tablebase)))
}
