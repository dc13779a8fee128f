//! Both Pyloses in a browser, without a server.
//!
//! A [`Device`] answers the requests of the server's API in the server's own
//! shapes (`docs/api.md`), for a page that cannot or need not ask a server. It
//! keeps no games: whoever asks brings along what is stored of one
//! ([`StoredGame`]) and is told what to store ([`Write`]). So a worker that
//! runs it can be ended at any moment, and nothing is lost.
//!
//! Compiled to WebAssembly it is reached through `wasm.rs`, a handful of plain
//! functions that need no glue code; everything else is ordinary Rust and
//! tested as such.

mod device;
mod games;
mod puzzles;
mod shapes;
#[cfg(feature = "speed")]
pub mod speed;
mod tables;
#[cfg(target_arch = "wasm32")]
pub mod wasm;

pub use device::Device;
pub use puzzles::Puzzles;
pub use shapes::{Answer, GameRow, Next, Request, StoredEvent, StoredGame, Write};
pub use tables::Tables;
