//! Solves the pyramid game completely: every position of every rule set, with
//! its exact distance, in seconds.
//!
//! The idea: for a fixed set of occupied cells the positions are its
//! colourings, so "the mover has lost" is a Boolean function with one variable
//! a cell, and its truth table has one bit a position. A family of turns (this
//! cell filled, that ball raised) reads whole tables, 256 positions to an
//! instruction. Start reading at [`layout`], then [`solve`](mod@solve) and
//! [`reads`].
//!
//! ```
//! use pylos_rules::{Value, pyramid::Rules};
//! use pylos_solver::{Shape, Task, Verdict, solve};
//!
//! // The game on a 3 × 3 base with seven balls a side.
//! let task = Task { shape: Shape::even(3, 7), ..Task::full(Rules::CHILDREN) };
//! let solution = solve(task, |_| Verdict::GoOn)?;
//! assert_eq!(solution.value(0, 0), Value::Loss(16));
//! # Ok::<(), pylos_solver::SolveError>(())
//! ```

mod block;
pub mod board;
mod codes;
pub mod layout;
mod memory;
mod pieces;
pub mod reach;
pub mod reads;
pub mod register;
pub mod simd;
mod solution;
pub mod solve;
mod write;

pub use board::Shape;
pub use codes::DistanceError;
pub use pylos_tablebase::Balls;
pub use reach::{Reached, Spread, reach};
pub use simd::Machine;
pub use solution::Solution;
pub use solve::{Progress, SolveError, Task, Verdict, solve};
pub use write::{Written, write};
