//! Live games of both Pyloses over HTTP and WebSocket.
//!
//! [`Server::start`] opens a database and looks after its games; [`router`]
//! is everything it answers to; [`serve`] puts that on a socket until it is
//! told to stop. `docs/server.md` says how to run it, `docs/api.md` how to
//! talk to it.
#![forbid(unsafe_code)]

mod api;
mod config;
mod error;
mod impatient;
mod limiter;
mod live;
mod metrics;
mod pages;
mod password;
mod pool;
mod rating;
mod secret;
mod serve;
mod server;
mod store;
mod tablebases;
mod timekeeper;

pub use api::{openapi, router};
pub use config::{Builds, Config, Limits, Pages, Proxy};
pub use serve::serve;
pub use server::Server;
pub use timekeeper::Timekeeper;
