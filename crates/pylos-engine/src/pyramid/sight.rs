//! What a player notices.

use pylos_rules::pyramid::Cells;

/// What one side notices. Strong players see everything; weak levels overlook
/// some squares and some balls that could be raised.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Sight {
    /// The cells on which completing something (P6, P13) is noticed.
    pub completions: Cells,
    /// The balls that are thought of as raisable (P5).
    pub raises: Cells,
}

impl Sight {
    pub const FULL: Sight = Sight { completions: Cells::ALL, raises: Cells::ALL };
}
