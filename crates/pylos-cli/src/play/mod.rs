//! Playing in a terminal.
//!
//! [`table`] holds the game with everything around it and knows nothing of
//! terminals; [`prompt`] talks to it in lines, [`screen`] with keys and a
//! drawn board.

mod order;
pub mod prompt;
pub mod record_file;
pub mod screen;
mod seat;
mod table;
mod thinker;

pub use seat::Seat;
pub use table::Table;
pub use thinker::Brain;
