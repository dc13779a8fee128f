//! A server on this machine, from its first line of output to the last.

mod browser;
mod claim;
mod socket;

use std::net::{IpAddr, Ipv4Addr, Ipv6Addr, SocketAddr};

use pylos_server::{Config, Server};
use serde_json::json;

use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, FailureKind};
use claim::Claim;
pub use socket::Port;

/// For whom the server runs.
#[derive(Clone, Copy, PartialEq, Eq)]
pub enum Guests {
    /// For whoever sits here: a browser shows it, if there is one.
    Ourselves,
    /// For others: nothing but the server is started.
    Others,
}

/// Serves until it is told to stop.
pub fn run(
    mut config: Config,
    port: Port,
    guests: Guests,
    console: &mut Console,
) -> Result<Answer, Failure> {
    std::fs::create_dir_all(&config.data)
        .map_err(|error| failure(format!("cannot make {}: {error}", config.data.display())))?;
    let mut claim = match Claim::on(&config.database) {
        Ok(claim) => claim,
        Err(taken) => return already_running(&taken, guests, console),
    };
    config.solver = std::env::current_exe().ok();
    let runtime = tokio::runtime::Builder::new_multi_thread()
        .enable_all()
        .build()
        .map_err(|error| failure(format!("cannot start: {error}")))?;
    runtime.block_on(async {
        let socket = socket::listen(port).await.map_err(failure)?;
        let (database, data) = (database_name(&config.database), config.data.clone());
        let server = Server::start(config)
            .await
            .map_err(|error| failure(format!("cannot open the database {database}: {error}")))?;
        // Before anybody knows that there is something to stop.
        let stop =
            told_to_stop().map_err(|error| failure(format!("cannot be stopped: {error}")))?;
        let url = url(socket.address);
        claim.tell(&url);
        match console.format() {
            Format::Text => {
                if let Some(taken) = socket.taken {
                    console.line(format_args!("Port {taken} is taken by another program."))?;
                }
                console.line(format_args!("Pylos is at {url} (Ctrl-C stops it)"))?;
                if socket.address.ip().is_unspecified() {
                    let port = socket.address.port();
                    console.line(format_args!(
                        "Others find it under this machine's name or address, port {port}."
                    ))?;
                }
                if guests == Guests::Ourselves {
                    console.line(format_args!("Your games are kept in {}", data.display()))?;
                }
            }
            Format::Json => console.json(&json!({ "url": url, "data": data }))?,
        }
        console.flush()?;
        if guests == Guests::Ourselves {
            browser::open(&url);
        }
        pylos_server::serve(server, socket.listener, stop)
            .await
            .map_err(|error| failure(format!("the server has failed: {error}")))?;
        Ok(Answer::Yes)
    })
}

/// One server is enough for whoever sits here; for others two on one file
/// would show each of them half of what happens.
fn already_running(
    taken: &claim::Taken,
    guests: Guests,
    console: &mut Console,
) -> Result<Answer, Failure> {
    let (Guests::Ourselves, Some(url)) = (guests, &taken.url) else {
        return Err(failure(taken.to_string()));
    };
    match console.format() {
        Format::Text => console.line(format_args!("Pylos is running already, at {url}"))?,
        Format::Json => console.json(&json!({ "url": url }))?,
    }
    browser::open(url);
    Ok(Answer::Yes)
}

fn failure(message: String) -> Failure {
    Failure::new(FailureKind::File, message)
}

/// The address for a browser on this machine: every machine is its own
/// loopback, whatever else it listens on.
fn url(address: SocketAddr) -> String {
    let ip = match address.ip() {
        IpAddr::V4(ip) if ip.is_unspecified() => Ipv4Addr::LOCALHOST.into(),
        IpAddr::V6(ip) if ip.is_unspecified() => Ipv6Addr::LOCALHOST.into(),
        ip => ip,
    };
    format!("http://{}/", SocketAddr::new(ip, address.port()))
}

/// The database without its password, fit to be shown.
fn database_name(url: &str) -> String {
    match (url.split_once("://"), url.rsplit_once('@')) {
        (Some((scheme, _)), Some((_, place))) => format!("{scheme}://…@{place}"),
        _ => url.to_owned(),
    }
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

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_browser_here_is_sent_to_an_address_that_works_here() {
        let shown = |address: &str| url(address.parse().unwrap());
        assert_eq!(shown("0.0.0.0:8080"), "http://127.0.0.1:8080/");
        assert_eq!(shown("[::]:8080"), "http://[::1]:8080/");
        assert_eq!(shown("192.168.1.5:80"), "http://192.168.1.5:80/");
    }

    #[test]
    fn a_password_is_never_shown() {
        assert_eq!(database_name("postgres://ana:geheim@db/pylos"), "postgres://…@db/pylos");
        assert_eq!(database_name("sqlite:/tmp/pylos.db"), "sqlite:/tmp/pylos.db");
    }
}
