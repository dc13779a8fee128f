//! Exact values of the pyramid game, from a tablebase.

use std::sync::Arc;

use pylos_engine::{Oracle, tablebase};
use pylos_rules::pyramid::{Position, Rules};

use crate::data_dir::DataDir;
use crate::tablebases;

/// Who knows the distances under these rules: a sound tablebase in the data
/// directory. Without one, games are played all the same.
pub fn pyramid(rules: Rules, data: &DataDir) -> Option<Arc<dyn Oracle<Position>>> {
    tablebase::find(&tablebases::directory(data), rules)
}
