//! What can be learnt of the pyramid game from its solution.
//!
//! A [`Judgement`] is read from the bytes of a file, one for each rule set. It
//! holds
//!
//! - a [`Network`] that judges a position by 28 [`patterns`] of its cells, with
//!   [`Weights`] that were fitted to exact values;
//! - the [`Openings`]: who wins with up to seven balls on the board, by heart.
//!
//! [`held_out`] tells the positions that nobody may learn from, so that what has
//! been learnt can be tested. Nothing here opens a file or knows a clock: bytes
//! are handed in.

#![deny(unsafe_code)]

mod file;
mod held_out;
mod network;
mod openings;
pub mod patterns;
mod simd;
mod weights;

pub use file::{Judgement, JudgementError, Learnt};
pub use held_out::{held_out, smallest_image};
pub use network::{Network, Seen};
pub use openings::{Openings, Outcome};
pub use simd::Machine;
pub use weights::{HIDDEN, PAIRS, Row, STAGES, Stage, WIDTH, Weights, stage_of};
