//! `pylos serve`, and `pylos` alone: the server.

use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::path::PathBuf;

use pylos_server::{Builds, Config, Proxy, Server};
use serde_json::json;
use tokio::net::TcpListener;

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, Kind};

/// Host live games: web pages, API and WebSockets on one port
///
/// Without --database everything is kept in a file of the data directory.
/// Several servers can share one PostgreSQL. docs/server.md says how to run it
/// for others.
#[derive(clap::Args)]
pub struct Serve {
    /// Where to listen
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
    /// Let visitors build tablebases
    #[arg(long)]
    allow_builds: bool,
    /// Threads for computer players and analysis
    #[arg(long, value_name = "N")]
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
        config.builds = if self.allow_builds { Builds::Allowed } else { Builds::Forbidden };
        config.engine_threads = self.engine_threads.unwrap_or(config.engine_threads);
        config.web.clone_from(&self.web);
        let limits = &mut config.limits;
        limits.connections = self.max_connections.unwrap_or(limits.connections);
        limits.connections_per_address =
            self.max_connections_per_address.unwrap_or(limits.connections_per_address);
        limits.requests = self.max_requests.unwrap_or(limits.requests);
        limits.games = self.max_games.unwrap_or(limits.games);
        log(self.log, console.format());
        run(config, self.listen, Then::Nothing, console)
    }
}

/// `pylos` alone: a server for whoever sits here, and a browser that shows it.
pub fn at_home(data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
    let config = Config::on_loopback(data.path());
    let address = SocketAddr::new(IpAddr::V4(Ipv4Addr::LOCALHOST), 8080);
    log(tracing::Level::WARN, console.format());
    run(config, address, Then::Browse, console)
}

/// What to do once the server answers.
#[derive(Clone, Copy, PartialEq, Eq)]
enum Then {
    Nothing,
    Browse,
}

fn run(
    mut config: Config,
    address: SocketAddr,
    then: Then,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let file = |message: String| Failure::new(Kind::File, message);
    std::fs::create_dir_all(&config.data)
        .map_err(|error| file(format!("cannot make {}: {error}", config.data.display())))?;
    config.solver = std::env::current_exe().ok();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| file(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let database = database_name(&config.database);
        let server = Server::start(config)
            .await
            .map_err(|error| file(format!("cannot open the database {database}: {error}")))?;
        let listener = listen(address, then)
            .await
            .map_err(|error| file(format!("cannot listen on {address}: {error}")))?;
        let address = listener.local_addr().unwrap_or(address);
        // Before anybody knows that there is something to stop.
        let stop = told_to_stop().map_err(|error| file(format!("cannot be stopped: {error}")))?;
        let url = format!("http://{address}/");
        match console.format() {
            Format::Text => console.line(format_args!("Pylos is at {url} (Ctrl-C stops it)"))?,
            Format::Json => console.json(&json!({ "url": url }))?,
        }
        console.flush()?;
        if then == Then::Browse {
            browse(&url);
        }
        pylos_server::serve(server, listener, stop)
            .await
            .map_err(|error| file(format!("the server has failed: {error}")))?;
        Ok(Answer::Yes)
    })
}

/// At home any port will do if the usual one is taken.
async fn listen(address: SocketAddr, then: Then) -> std::io::Result<TcpListener> {
    match TcpListener::bind(address).await {
        Err(error) if then == Then::Browse && error.kind() == std::io::ErrorKind::AddrInUse => {
            TcpListener::bind(SocketAddr::new(address.ip(), 0)).await
        }
        bound => bound,
    }
}

/// The database without its password, fit to be shown.
fn database_name(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}://…@{place}"),
        _ => url.to_owned(),
    }
}

/// Shows the pages, if there is anything to show them with. Nobody minds if
/// not: the address has been told.
fn browse(url: &str) {
    let opener = if cfg!(target_os = "macos") {
        "open"
    } else if cfg!(windows) {
        "explorer"
    } else {
        "xdg-open"
    };
    let silent = std::process::Stdio::null;
    let _ = std::process::Command::new(opener)
        .arg(url)
        .stdin(silent())
        .stdout(silent())
        .stderr(silent())
        .spawn();
}

/// Ctrl-C, or the signal that service managers send.
#[cfg(unix)]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()> + Send> {
    use tokio::signal::unix::{SignalKind, signal};
    let mut interrupt = signal(SignalKind::interrupt())?;
    let mut terminate = signal(SignalKind::terminate())?;
    Ok(async move {
        std::future::poll_fn(|context| {
            let told = interrupt.poll_recv(context).is_ready();
            let told = terminate.poll_recv(context).is_ready() || told;
            if told { std::task::Poll::Ready(()) } else { std::task::Poll::Pending }
        })
        .await;
    })
}

/// Ctrl-C.
#[cfg(not(unix))]
fn told_to_stop() -> std::io::Result<impl Future<Output = ()> + Send> {
    Ok(async {
        let _ = tokio::signal::ctrl_c().await;
    })
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(database_name("postgres://ana:geheim@db/pylos"), "postgres://…@db/pylos");
        assert_eq!(database_name("sqlite:/tmp/pylos.db"), "sqlite:/tmp/pylos.db");
    }
}
