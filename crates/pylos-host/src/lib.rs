//! Games of both Pyloses as they are played, without any input or output:
//! seats, turns, clocks, offers and series ([`Table`]), computer players
//! ([`Thinker`], [`EngineTask`]), analysis ([`analysis`]), and the shapes in
//! which all of it is asked for and answered ([`wire`], [`queries`]).
//!
//! Whoever hosts games brings the rest: the server a database and a network,
//! the browser its own storage. Time and chance are handed in ([`Now`],
//! [`Lots`]).
#![forbid(unsafe_code)]

pub mod analysis;
mod board;
mod chair;
mod engine_task;
pub mod explore;
pub mod fair_play;
mod import;
pub mod json;
mod lots;
mod near_end;
mod outages;
pub mod puzzles;
pub mod queries;
pub mod rating;
mod refusal;
mod seen;
pub mod stored;
mod table;
mod thinker;
pub mod wire;

pub use board::{Board, Ending, kind_of, read_rules};
pub use chair::Chair;
pub use engine_task::EngineTask;
pub use import::Import;
pub use lots::Lots;
pub use near_end::is_near_end;
pub use outages::{Outage, Outages};
pub use refusal::{Code, Refusal};
pub use seen::{Millis, Seen};
pub use table::lag::MOST as MOST_LAG;
pub use table::{
    Actor, Advance, Ballot, Decided, Event, NextGame, Now, Series, Settings, Sitting, Stamped,
    Swap, Table, Viewer,
};
pub use thinker::{Plans, PyramidOracle, PyramidPlan, Thinker, Thought, Weighed};
