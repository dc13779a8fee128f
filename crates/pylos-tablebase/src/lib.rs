//! The exact value of every position of the pyramid game, in a file.
//!
//! ```no_run
//! use pylos_rules::pyramid::Position;
//! use pylos_tablebase::Tablebase;
//!
//! let tablebase = Tablebase::open("standard.pylostable")?;
//! println!("{}", tablebase.probe(&Position::START)?); // loss 40
//! for (turn, value) in tablebase.best_moves(&Position::START)? {
//!     println!("{turn}: {value}");
//! }
//! # Ok::<(), pylos_tablebase::TablebaseError>(())
//! ```
//!
//! The format is described in `docs/tablebase.md`; files are made by
//! `pylos solve`.

#![forbid(unsafe_code)]

pub mod audit;
mod balls;
mod block_numbers;
mod blocks;
mod checksum;
mod classes;
pub mod code;
mod format;
mod handicaps;
mod index;
mod occupancies;
mod partial;
mod ranks;
mod tablebase;
pub mod writer;

pub use balls::Balls;
pub use code::BLOCK;
pub use format::{Kind, Statistics, TablebaseError, TablebaseProblem};
pub use handicaps::opening_value;
pub use index::TABLE_ORDER;
pub use partial::{Asked, PartialTablebase};
pub use tablebase::Tablebase;
