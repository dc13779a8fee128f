//! What positions are worth, and where a game was won and lost.

mod because;
mod evaluate;
mod review;
mod thumb;
mod weighed;

pub use evaluate::{evaluate, look_up};
pub use review::Reviewing;
pub use thumb::thumb;
pub use weighed::WeighedPosition;
