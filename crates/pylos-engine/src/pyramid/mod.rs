//! The pyramid game: alpha-beta search without a tablebase.
//!
//! - `Node`: a position as the search sees it, mover and other;
//! - `successors`: where the mover can get to, each position once;
//! - `key`: one 64-bit name for a position and its seven mirror images;
//! - `table`: what has been found, shared by all threads;
//! - `spent`: what is drawn by repetition;
//! - `busy`: who is searching what;
//! - `evaluate`: an estimate where the search stops, by counts;
//! - `judge`: by counts, or by what was learnt (`pylos-judgement`);
//! - `built_in`: what was learnt and how the second player wins, if it is built in;
//! - `search`: iterative deepening over all that.

mod built_in;
mod busy;
mod evaluate;
#[cfg(feature = "embedded")]
pub mod files;
mod judge;
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

pub use pylos_judgement::{Judgement, JudgementError, Outcome, smallest_image};
pub use pylos_strategy::Strategy;

pub use evaluate::{FEATURES, estimate, features};
pub use searcher::PyramidSearcher;
pub use threats::{Threat, threats};
