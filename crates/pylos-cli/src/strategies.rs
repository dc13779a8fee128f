//! Strategies beside the tablebases (`pylos certify` makes them).

use std::path::Path;

use pylos_strategy::StrategyProblem;

use crate::failure::{Failure, FailureKind};

/// A strategy that cannot be used, and what to do about it.
pub fn unusable(path: &Path, problem: &StrategyProblem) -> Failure {
    let message =
        format!("{}: {problem}; remove it and make it again with `pylos certify`", path.display());
    Failure::new(FailureKind::File, message)
}
