//! What positions are worth, and where a game was won and lost.

mod evaluate;
mod review;

pub use evaluate::evaluate;
pub use review::Reviewing;
