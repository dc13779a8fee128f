//! Talks to a Pylos server: for tests, for measuring how much one bears
//! ([`load`]), and as an example of how to use the API (`docs/api.md`).
#![forbid(unsafe_code)]

mod client;
pub mod load;

pub use client::{Answer, Client, Closed, Socket, Trouble, text};
pub use tokio_tungstenite::tungstenite;
