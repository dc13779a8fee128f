//! Who knows what positions are worth.

use pylos_puzzles::{OracleJudge, SolverJudge};
use pylos_rules::{equator, pyramid};
use pylos_tablebase::{Kind, Tablebase};

use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::tablebases;

/// What a solver of the equator game may use of the memory: enough for what
/// follows the middle of a game.
const MEMORY: usize = 32 << 20;

/// The tablebase of these rules, with distances.
pub fn tablebase(rules: pyramid::Rules, data: &DataDir) -> Result<Tablebase, Failure> {
    let directory = tablebases::directory(data);
    let found = Tablebase::find(&directory, rules, Kind::Distances);
    found.map_err(tablebases::unreadable)?.ok_or_else(|| {
        let message = format!(
            "there is no tablebase for {rules} yet: make it with `pylos solve --rules {rules}`"
        );
        Failure::new(FailureKind::NoTablebase, message)
    })
}

/// A judge of the pyramid game.
pub fn by_tablebase(tablebase: &Tablebase, rules: pyramid::Rules) -> OracleJudge<'_> {
    OracleJudge::new(tablebase, rules)
}

/// A judge of the equator game.
pub fn by_solving(rules: equator::Rules) -> SolverJudge {
    SolverJudge::new(rules, MEMORY)
}
