//! The equator game: exact search of what follows the setup, and a player.
//!
//! - `plays`: the turns of a battle that need looking at, each standing for
//!   all that come to the same;
//! - `key` and `table`: what is known of positions between battles;
//! - `open`: when it no longer matters how the pawns stand;
//! - `last_battles`: short cuts where the end of the game is near;
//! - `search`: alpha-beta on the difference in points;
//! - `solver`: every turn with its exact result;
//! - `setup`: where to place pawns;
//! - `mix`: how to arrange them in secret;
//! - `habits` and `skill`: what the lower levels do wrong;
//! - `root` and `searcher`: the player, which deepens battle by battle.

mod evaluate;
mod habits;
mod key;
mod last_battles;
mod mix;
mod open;
mod order;
mod plays;
mod root;
mod search;
mod searcher;
mod setup;
mod skill;
mod solver;
mod table;

pub use mix::{Arranging, MixError, Mixes};
pub use searcher::EquatorSearcher;
pub use solver::{AnalysedTurn, Analysis, Ending, Solver, Unsolved};
