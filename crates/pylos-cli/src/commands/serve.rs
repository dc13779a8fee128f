//! `pylos serve`, and `pylos` alone: the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use pylos_server::{BadMail, Builds, Config, Mail, Pages, Proxy};

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::host::{self, Guests, Port};
use crate::{letters, sharing};

/// Host live games: web pages, API and WebSockets on one port
///
/// Without --database everything is kept in a file of the data directory.
/// Several servers can share one PostgreSQL. docs/server.md says how to run it
/// for others.
#[derive(clap::Args)]
pub struct Serve {
    /// Where to listen; 0.0.0.0:8080 lets others in
    #[arg(long, value_name = "ADDRESS:PORT", default_value = "127.0.0.1:8080")]
    listen: SocketAddr,
    /// The database: sqlite:PATH or postgres://USER:PASSWORD@HOST/NAME
    #[arg(long, value_name = "URL", env = "PYLOS_DATABASE", hide_env_values = true)]
    database: Option<String>,
    /// A name under which the server is reached; can be repeated. All, if left out
    #[arg(long, value_name = "HOST")]
    host: Vec<String>,
    /// Another origin whose pages may use the API; can be repeated
    #[arg(long, value_name = "ORIGIN")]
    origin: Vec<String>,
    /// A proxy of our own stands in front and sets X-Forwarded-For and -Proto
    #[arg(long)]
    behind_proxy: bool,
    /// Show /metrics to whoever brings this token, not to this machine alone
    #[arg(long, value_name = "TOKEN", env = "PYLOS_METRICS_TOKEN", hide_env_values = true)]
    metrics_token: Option<String>,
    /// Send mail by this server: smtps://USER:PASSWORD@HOST, or
    /// smtp://USER:PASSWORD@HOST?tls=required
    #[arg(
        long,
        value_name = "URL",
        env = "PYLOS_SMTP",
        hide_env_values = true,
        requires = "mail_from"
    )]
    smtp: Option<String>,
    /// From this address: "Pylos <pylos@example.org>"
    #[arg(long, value_name = "ADDRESS", env = "PYLOS_MAIL_FROM")]
    mail_from: Option<String>,
    /// Let visitors build tablebases
    #[arg(long)]
    allow_builds: bool,
    /// Threads for computer players and analysis, 1024 at most
    #[arg(long, value_name = "N", value_parser = crate::threads_arg::at_most)]
    engine_threads: Option<usize>,
    /// Serve the web pages of this directory instead of those built in
    #[arg(long, value_name = "DIR")]
    web: Option<PathBuf>,
    /// At most this many live connections, in all
    #[arg(long, value_name = "N")]
    max_connections: Option<usize>,
    /// At most this many live connections from one address
    #[arg(long, value_name = "N")]
    max_connections_per_address: Option<usize>,
    /// At most this many requests per second from one address
    #[arg(long, value_name = "N")]
    max_requests: Option<u32>,
    /// At most this many new games per minute from one address
    #[arg(long, value_name = "N")]
    max_games: Option<u32>,
    /// At most this many games against computers going on for one person
    #[arg(long, value_name = "N")]
    max_engine_games: Option<u32>,
    /// End games that nobody has touched for so many days; 0: never
    #[arg(long, value_name = "DAYS", default_value = "30")]
    end_untouched_after: u32,
    /// What to log: error, warn, info or debug
    #[arg(long, value_name = "LEVEL", default_value = "info")]
    log: tracing::Level,
}

impl Serve {
    /// Serves until it is told to stop.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let mut config = Config::on_loopback(data.path());
        if let Some(database) = &self.database {
            config.database.clone_from(database);
        }
        // Whoever listens to the world goes by any name that he does not name.
        if !self.host.is_empty() || !self.listen.ip().is_loopback() || self.behind_proxy {
            config.hosts.clone_from(&self.host);
        }
        config.origins.clone_from(&self.origin);
        config.proxy = if self.behind_proxy { Proxy::Trusted } else { Proxy::None };
        config.metrics_token = self.metrics_token.clone().filter(|token| !token.is_empty());
        config.builds = if self.allow_builds { Builds::Allowed } else { Builds::Forbidden };
        config.engine_threads = self.engine_threads.unwrap_or(config.engine_threads);
        config.pages = self.web.clone().map_or_else(built_in, Pages::Directory);
        config.teller = Some(sharing::words);
        config.notes = Some(letters::words);
        if let Some((smtp, from)) = self.smtp.as_deref().zip(self.mail_from.as_deref()) {
            let mail = Mail::new(smtp, from, letters::words);
            let bad = |error: BadMail| Failure::new(FailureKind::Usage, error.to_string());
            config.mail = Some(mail.map_err(bad)?);
        }
        let limits = &mut config.limits;
        limits.connections = self.max_connections.unwrap_or(limits.connections);
        limits.connections_per_address =
            self.max_connections_per_address.unwrap_or(limits.connections_per_address);
        limits.requests = self.max_requests.unwrap_or(limits.requests);
        limits.games = self.max_games.unwrap_or(limits.games);
        limits.engine_games = self.max_engine_games.unwrap_or(limits.engine_games);
        config.untouched_days = Some(self.end_untouched_after).filter(|&days| days > 0);
        log(self.log, console.format());
        host::run(config, Port::Exactly(self.listen), Guests::Others, console)
    }
}

/// `pylos` alone: a server for whoever sits here, and a browser that shows it.
pub fn at_home(data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
    let mut config = Config::on_loopback(data.path());
    config.pages = built_in();
    config.teller = Some(sharing::words);
    config.notes = Some(letters::words);
    let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
    log(tracing::Level::WARN, console.format());
    host::run(config, Port::OrNext(address), Guests::Ourselves, console)
}

/// The pages that this program carries.
fn built_in() -> Pages {
    match pylos_pages::FILES {
        [] => Pages::None,
        files => Pages::BuiltIn(files),
    }
}

/// Logs go to standard error: lines for people, JSON with `--json`.
fn log(level: tracing::Level, format: Format) {
    let subscriber = tracing_subscriber::fmt()
        .with_max_level(level)
        .with_target(false)
        .with_writer(std::io::stderr);
    // Somebody may have set one already: then that one stays.
    let _ = match format {
        Format::Text => subscriber.try_init(),
        Format::Json => subscriber.json().try_init(),
    };
}
