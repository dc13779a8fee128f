//! How a server is set up.

use std::path::PathBuf;
use std::time::Duration;

use crate::mail::{Mail, NoteTeller};
use crate::push::PushTo;
use crate::share::Teller;

/// How a server is set up.
#[derive(Clone, Debug)]
pub struct Config {
    /// `sqlite:PATH` or `postgres://…`.
    pub database: String,
    /// Where tablebases are kept.
    pub data: PathBuf,
    /// The program that builds tablebases (`PROGRAM solve …`); without one
    /// they cannot be built from here.
    pub solver: Option<PathBuf>,
    /// Whether visitors may build tablebases.
    pub builds: Builds,
    /// The hosts that this server answers to, without ports; all if empty.
    /// A server on loopback names itself here, so that no foreign page can
    /// reach it under a name of its own.
    pub hosts: Vec<String>,
    /// Other origins whose pages may use the API.
    pub origins: Vec<String>,
    /// Whether a proxy stands in front: it then says who calls and how.
    pub proxy: Proxy,
    /// What opens `/metrics` to others than this machine; nothing does without.
    pub metrics_token: Option<String>,
    /// Threads for engines and analysis.
    pub engine_threads: usize,
    /// The web pages.
    pub pages: Pages,
    /// Who tells what links to games and positions lead to; without one, all
    /// pages tell the same.
    pub teller: Option<Teller>,
    /// How letters are sent to players; `None`: not at all.
    pub mail: Option<Mail>,
    /// Who tells what push messages say; without one, none are sent.
    pub notes: Option<NoteTeller>,
    /// Where push messages may be sent.
    pub push: PushTo,
    /// Games that nobody has touched for so many days are ended; never, if
    /// there is no such number.
    pub untouched_days: Option<u32>,
    /// What callers may ask for.
    pub limits: Limits,
}

/// Where the web pages come from.
#[derive(Clone, Debug)]
pub enum Pages {
    /// There are none: a plain page says so.
    None,
    /// The program carries them: every file with its path as a browser asks
    /// for it.
    BuiltIn(&'static [(&'static str, &'static [u8])]),
    /// They are in this directory.
    Directory(PathBuf),
}

/// Whether visitors may build tablebases.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Builds {
    /// They may: it is their own machine.
    Allowed,
    /// They may not: it takes minutes of all cores and gigabytes.
    Forbidden,
}

/// Whether a proxy stands in front.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Proxy {
    /// Callers connect directly.
    None,
    /// `X-Forwarded-For` and `X-Forwarded-Proto` are set by our own proxy.
    Trusted,
}

/// What callers may ask for.
#[derive(Clone, Copy, Debug)]
pub struct Limits {
    /// Bytes of a request's body.
    pub body: usize,
    /// Bytes of a record that is uploaded.
    pub record: usize,
    /// Bytes of a live message.
    pub message: usize,
    /// Live connections in all.
    pub connections: usize,
    /// Live connections from one address.
    pub connections_per_address: usize,
    /// Requests per second from one address; ten times as many at once.
    pub requests: u32,
    /// New games per minute from one address.
    pub games: u32,
    /// Passwords tried per minute from one address.
    pub passwords: u32,
    /// Pictures drawn per minute for one address.
    pub pictures: u32,
    /// Games against computers that one person may have going on, and that
    /// one address may begin in a minute.
    pub engine_games: u32,
    /// Offers made and declined per minute from one address.
    pub offers: u32,
    /// Live messages per second on one connection; twice as many at once.
    pub messages: u32,
    /// How long a client may take for the head of a request, be silent between
    /// two of them, and take nothing of an answer.
    pub patience: Duration,
}

impl Default for Limits {
    fn default() -> Limits {
        Limits {
            body: 64 << 10,
            record: 1 << 20,
            message: 4 << 10,
            connections: 20_000,
            connections_per_address: 200,
            requests: 50,
            games: 60,
            passwords: 20,
            pictures: 60,
            engine_games: 40,
            offers: 60,
            messages: 20,
            patience: Duration::from_secs(30),
        }
    }
}

impl Config {
    /// A server for whoever sits at this machine, with its data here.
    pub fn on_loopback(data: PathBuf) -> Config {
        Config {
            database: format!("sqlite:{}", data.join("pylos.db").display()),
            data,
            solver: None,
            builds: Builds::Allowed,
            hosts: ["localhost", "127.0.0.1", "[::1]"].map(str::to_owned).into(),
            origins: Vec::new(),
            proxy: Proxy::None,
            metrics_token: None,
            engine_threads: std::thread::available_parallelism()
                .map_or(1, |cores| cores.get().saturating_sub(1).max(1)),
            pages: Pages::None,
            teller: None,
            mail: None,
            notes: None,
            push: PushTo::Internet,
            untouched_days: Some(30),
            limits: Limits::default(),
        }
    }
}
