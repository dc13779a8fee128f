//! Engines against each other: games with clocks, forfeits, and what the
//! results say about strength.

mod contestant;
mod duel;
mod external;
mod opening;
mod ratings;
mod spec;
mod tally;

pub use contestant::{Allowance, Contestant, Forfeit, Ours};
pub use duel::{Played, play};
pub use external::External;
pub use opening::{BadOpening, random_opening, read_openings};
pub use ratings::{ratings, solve};
pub use spec::{BadSpec, Spec};
pub use tally::{Elo, Sprt, Tally, Verdict};
