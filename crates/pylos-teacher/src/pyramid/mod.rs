//! The pyramid game.
//!
//! - `threat`: who completes what, and where;
//! - `merit`: what a turn does, by the rules alone;
//! - `refutation`: what an answer does to it, by the rules alone;
//! - `teacher`: the same on lines of exact values, and what only those tell.

mod merit;
mod refutation;
mod teacher;
mod threat;

pub use merit::merits;
pub use refutation::refutations;
pub use teacher::Teacher;

use pylos_rules::pyramid::{Cells, Turn};
use pylos_views::{Because, Explanation};

/// A reason with the line that shows it and the cells that it is about.
fn explained(because: Because, line: &[Turn], places: Cells) -> Explanation {
    Explanation {
        because,
        line: line.iter().map(ToString::to_string).collect(),
        places: places.into_iter().map(|cell| cell.to_string()).collect(),
    }
}
