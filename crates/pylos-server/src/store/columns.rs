//! What the columns of the database say. These words stay whatever the API
//! calls the same things.

use pylos_views::{EndedBy, Kind};

use pylos_host::wire::{Phase, Wanted};

use super::{Role, Standing};

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

impl Column for Role {
    fn column(self) -> &'static str {
        match self {
            Role::Player => "player",
            Role::Bot => "bot",
            Role::Host => "host",
        }
    }
}

impl Column for Standing {
    fn column(self) -> &'static str {
        match self {
            Standing::Open => "open",
            Standing::Closed => "closed",
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

/// Where in its life a game is that a column tells of.
pub fn phase_in(column: &str) -> Option<Phase> {
    let all = [Phase::Waiting, Phase::Playing, Phase::Finished];
    all.into_iter().find(|phase| phase.column() == column)
}

/// What a column says decided a game.
pub fn ended_by_in(column: &str) -> Option<EndedBy> {
    let all = [
        EndedBy::Apex,
        EndedBy::EmptyReserve,
        EndedBy::NoRaise,
        EndedBy::Points,
        EndedBy::Resignation,
        EndedBy::Time,
        EndedBy::Abandonment,
        EndedBy::Repetition,
        EndedBy::Agreement,
        EndedBy::Aborted,
    ];
    all.into_iter().find(|by| by.column() == column)
}

/// The game that a column names.
pub fn kind_in(column: &str) -> Option<Kind> {
    Kind::ALL.into_iter().find(|kind| kind.column() == column)
}
