//! Fits the judgement of the pyramid game to exact values.
//!
//! The parts of `cargo xtask learn`; [`sample`] also gives positions to test
//! on that nobody has learnt from.

#![forbid(unsafe_code)]

mod math;
mod model;
mod optimiser;
pub mod plot;
mod quantise;
pub mod sample;
mod train;

pub use model::Model;
pub use quantise::quantised;
pub use train::{Plan, train};
