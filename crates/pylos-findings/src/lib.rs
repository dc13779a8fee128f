//! What exact values say about the pyramid game.
//!
//! Whoever asks hands in the values, from a tablebase or from anywhere else:
//! this crate knows the rules alone. [`Lots`] draws positions, [`survey`] counts
//! what is worth knowing of them, [`dataset`] writes them down in columns,
//! [`playouts`] says how long and how wide games are, [`openings`] has fair
//! ways to begin, which [`ballots`] draws from, [`curiosities`] has places worth
//! a visit, and [`thumb`] looks for rules that a person can remember.

#![forbid(unsafe_code)]

pub mod ballots;
pub mod curiosities;
pub mod dataset;
mod lots;
pub mod openings;
pub mod playouts;
pub mod reach;
pub mod survey;
pub mod thumb;
mod weighing;

pub use lots::Lots;
pub use weighing::Weighed;
