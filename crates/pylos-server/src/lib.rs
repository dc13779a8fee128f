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
mod guesses;
mod heart;
mod hosting;
mod impatient;
mod limiter;
mod live;
mod mail;
mod metrics;
mod names;
mod notify;
mod pages;
mod parts;
mod password;
mod plan;
mod pool;
mod push;
mod rated;
mod secret;
mod serve;
mod server;
mod share;
mod sockets;
mod store;
mod strategies;
mod tablebases;
mod timekeeper;
mod tournaments;

pub use api::{openapi, router};
pub use config::{Builds, Config, Limits, Pages, Proxy};
pub use error::ApiError;
pub use hosting::{
    ActName, Appointed, HostAct, HostLog, Hosting, Logged, ReportReason, ReportShown,
};
pub use mail::{BadMail, Mail, Note, NoteTeller, NoteWords, WaitingNote};
pub use push::PushTo;
pub use serve::serve;
pub use server::Server;
pub use share::{Shared, Teller, Words};
pub use timekeeper::Timekeeper;
