//! What the columns of the database say. These words stay whatever the API
//! calls the same things.

use pylos_views::{EndedBy, Kind};

use pylos_host::wire::{Phase, Wanted};

/// A word in a column.
pub trait Column: Copy + 'static {
    /// How it is stored.
    fn column(self) -> &'static str;
}

impl Column for Kind {
    fn column(self) -> &'static str {
        match self {
            Kind::Pyramid => "pyramid",
            Kind::Equator => "equator",
        }
    }
}

impl Column for Phase {
    fn column(self) -> &'static str {
        match self {
            Phase::Waiting => "waiting",
            Phase::Playing => "playing",
            Phase::Finished => "finished",
        }
    }
}

impl Column for Wanted {
    fn column(self) -> &'static str {
        match self {
            Wanted::Friend => "friend",
            Wanted::Anyone => "anyone",
        }
    }
}

impl Column for EndedBy {
    fn column(self) -> &'static str {
        match self {
            EndedBy::Apex => "apex",
            EndedBy::EmptyReserve => "empty-reserve",
            EndedBy::NoRaise => "no-raise",
            EndedBy::Points => "points",
            EndedBy::Resignation => "resignation",
            EndedBy::Time => "time",
            EndedBy::Abandonment => "abandonment",
            EndedBy::Repetition => "repetition",
            EndedBy::Agreement => "agreement",
            EndedBy::Aborted => "aborted",
        }
    }
}

/// The game that a column names.
pub fn kind_in(column: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.column() == column)
}
