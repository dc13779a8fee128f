//! Puzzles of both games called Pylos.
//!
//! A [`Puzzle`] is a position in which exactly one resulting position keeps
//! what the solver has: the win, the draw, the points, or the longest
//! resistance ([`Goal`]). It goes on as long as that stays so, and knows the
//! opponent's answer to every wrong try, so that solving needs no exact values:
//! [`Attempt`] judges whatever a solver does.
//!
//! - [`mine`] finds them in games between levels, with the exact values of a
//!   [`Judge`]; [`check`] goes over them again by another way.
//! - [`Pack`] is a file of thousands of them, a few of which the program
//!   brings along ([`Pack::shipped`]); [`choose`] picks the next one.
//! - [`Theme`]s are predicates on position and line, never labels.
#![forbid(unsafe_code)]

mod attempt;
pub mod check;
pub mod choose;
mod date;
pub mod find;
mod goal;
mod id;
mod judge;
mod measure;
pub mod mine;
pub mod pack;
pub mod parallel;
mod puzzle;
mod puzzling;
mod solution;
mod themes;

pub use attempt::{Act, Attempt, AttemptError, Progress, Verdict};
pub use date::{Date, DateError};
pub use goal::Goal;
pub use id::{IdError, PuzzleId};
pub use judge::{Choice, Judge, OracleJudge, SolverJudge};
pub use measure::Measure;
pub use pack::{Difficulty, Entry, Pack, PackError};
pub use puzzle::{AnyPuzzle, Decision, Puzzle, Wrong};
pub use puzzling::Puzzling;
pub use solution::{Ply, Solution};
pub use themes::{Theme, ThemeError, Themes};
