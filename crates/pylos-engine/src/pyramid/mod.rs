//! The pyramid game: alpha-beta search without a tablebase.
//!
//! - `Node`: a position as the search sees it, mover and other;
//! - `successors`: where the mover can get to, each position once;
//! - `key`: one 64-bit name for a position and its seven mirror images;
//! - `table`: what has been found, shared by all threads;
//! - `spent`: what is drawn by repetition;
//! - `busy`: who is searching what;
//! - `evaluate`: an estimate where the search stops;
//! - `search`: iterative deepening over all that.

mod busy;
mod evaluate;
mod key;
mod node;
mod search;
mod searcher;
mod sight;
mod skill;
mod spent;
mod successors;
mod table;
mod threats;
#[cfg(test)]
mod three_by_three;
mod worker;

pub use evaluate::{FEATURES, estimate, features};
pub use searcher::PyramidSearcher;
pub use threats::{Threat, threats};
