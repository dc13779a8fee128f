//! A whole winning strategy of the pyramid game in a small file.
//!
//! Whoever moves second wins, and needs to know surprisingly little for it: one
//! good answer to everything that the first player can do after such answers,
//! up to symmetry. A [`Strategy`] is the set of positions that then arise. It
//! is [made](make) from exact values, [checked](check()) by the rules alone, and
//! followed by looking for a turn that leads back to it.
//!
//! ```no_run
//! use pylos_rules::pyramid::Position;
//! use pylos_strategy::{Strategy, check};
//! use std::ops::ControlFlow;
//!
//! let bytes = std::fs::read("standard.pylosstrategy")?;
//! let strategy = Strategy::from_bytes(&bytes)?;
//! assert_eq!(strategy.rank(&Position::START), Some(40));
//! let checked = check(&strategy, 2, |_, _| ControlFlow::Continue(()))?;
//! assert_eq!(checked.plies, Some(40));
//! # Ok::<(), Box<dyn std::error::Error>>(())
//! ```
//!
//! The format is described in `docs/solved/certificate.md`; files are made by
//! `pylos certify`.

#![forbid(unsafe_code)]

mod check;
mod checksum;
mod format;
mod gaps;
pub mod make;
mod numbering;
mod numbers;
mod problem;
mod prove;
mod strategy;
#[cfg(test)]
mod tests;

pub use check::{Checked, Fault, check, check_sample};
pub use problem::StrategyProblem;
pub use prove::Prover;
pub use strategy::{Claim, EXTENSION, Strategy, Terms, file_name};
