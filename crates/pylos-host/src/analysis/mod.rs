//! What positions are worth, and where a game was won and lost.

mod evaluate;
mod review;

pub use evaluate::{evaluate, look_up};
pub use review::Reviewing;
