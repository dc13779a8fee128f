//! Talks to a Pylos server: for tests, for measuring how much one bears
//! ([`load`]), for programs that play ([`Remote`]), and as an example of how to use the API (`docs/api.md`).
#![forbid(unsafe_code)]

mod client;
pub mod load;
mod remote;
mod stream;

pub use client::{Answer, Client, Closed, Socket, Trouble, text};
pub use remote::{Origin, OriginError, Remote};
pub use tokio_tungstenite::tungstenite;
