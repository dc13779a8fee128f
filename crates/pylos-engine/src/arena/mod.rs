//! Engines against each other: games with clocks, forfeits, and what the
//! results say about strength.

pub mod conformance;
mod contestant;
mod duel;
mod external;
mod match_score;
mod opening;
mod process;
mod ratings;
mod spec;

pub use contestant::{Contestant, Forfeit, Ours};
pub use duel::{Played, play};
pub use external::External;
pub use match_score::{Elo, MatchScore, Sprt, Verdict};
pub use opening::{OpeningError, random_opening, read_openings};
pub use ratings::{ratings, solve};
pub use spec::{Spec, SpecError};
