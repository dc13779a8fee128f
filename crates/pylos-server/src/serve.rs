//! The server on a socket.

use std::net::SocketAddr;
use std::sync::Arc;
use std::time::Duration;

use axum::Router;
use axum::body::Body;
use axum::extract::ConnectInfo;
use axum::http::Request;
use hyper::body::Incoming;
use hyper::server::conn::http1;
use hyper_util::rt::{TokioIo, TokioTimer};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::{OwnedSemaphorePermit, Semaphore, watch};
use tower::ServiceExt as _;

use crate::api::router;
use crate::config::Proxy;
use crate::impatient::Impatient;
use crate::metrics::Metrics;
use crate::server::Server;

/// How long requests may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Bytes of a request's head at most.
const HEAD_SIZE: usize = 32 << 10;

/// A live connection leaves its place here once it is live, and is counted
/// elsewhere: so many more plain ones there may be.
const PLAIN: usize = 2_000;

/// Answers on a socket until `stop` is there; then says goodbye, writes what
/// is being written and closes the database.
pub async fn serve(
    server: Server,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    if let Ok(address) = listener.local_addr() {
        server.listening.get_or_init(|| address);
    }
    let app = router(&server);
    let all = server.config.limits.connections.saturating_add(PLAIN);
    let all = all.min(Semaphore::MAX_PERMITS).min(u32::MAX as usize);
    let room = Arc::new(Semaphore::new(all));
    let goodbye = watch::Sender::new(false);
    let mut stop = std::pin::pin!(stop);
    loop {
        let accepted = tokio::select! {
            accepted = listener.accept() => accepted,
            () = &mut stop => break,
        };
        let (stream, address) = match accepted {
            Ok(accepted) => accepted,
            Err(error) => {
                // A client that has gone already, or no open files left.
                tracing::warn!(%error, "cannot accept a connection");
                tokio::time::sleep(Duration::from_millis(50)).await;
                continue;
            }
        };
        let Some(place) = Connection::take(&server, &room, address) else {
            Metrics::count(&server.metrics.limited);
            continue; // which closes it
        };
        let _ = stream.set_nodelay(true);
        let patience = server.config.limits.patience;
        let stream = Impatient::new(stream, patience);
        let connection = talk(app.clone(), stream, address, patience, goodbye.subscribe());
        tokio::spawn(async move {
            connection.await;
            drop(place);
        });
    }
    drop(listener);
    goodbye.send_replace(true);
    let everybody = room.acquire_many(all as u32);
    // Somebody who never ends a request must not keep the server alive.
    let _ = tokio::join!(server.say_goodbye(), tokio::time::timeout(FAREWELL, everybody));
    server.close().await;
    Ok(())
}

/// One of the connections that the limits allow.
struct Connection {
    server: Server,
    address: Option<SocketAddr>,
    _room: OwnedSemaphorePermit,
}

impl Connection {
    fn take(server: &Server, room: &Arc<Semaphore>, address: SocketAddr) -> Option<Connection> {
        let room = Arc::clone(room).try_acquire_owned().ok()?;
        // Behind a proxy all come from one address.
        let address = (server.config.proxy == Proxy::None).then_some(address);
        if let Some(address) = address
            && !server.limiter.arrive(address.ip())
        {
            return None;
        }
        Some(Connection { server: server.clone(), address, _room: room })
    }
}

impl Drop for Connection {
    fn drop(&mut self) {
        if let Some(address) = self.address {
            self.server.limiter.depart(address.ip());
        }
    }
}

/// Answers whatever is asked on one connection.
async fn talk(
    app: Router,
    stream: Impatient<TcpStream>,
    address: SocketAddr,
    patience: Duration,
    mut goodbye: watch::Receiver<bool>,
) {
    let service = hyper::service::service_fn(move |request: Request<Incoming>| {
        let mut request = request.map(Body::new);
        request.extensions_mut().insert(ConnectInfo(address));
        app.clone().oneshot(request)
    });
    let connection = http1::Builder::new()
        .timer(TokioTimer::new())
        .header_read_timeout(patience)
        .max_buf_size(HEAD_SIZE)
        .serve_connection(TokioIo::new(stream), service)
        .with_upgrades();
    let mut connection = std::pin::pin!(connection);
    // How it ends is the client's affair.
    tokio::select! {
        _ = connection.as_mut() => {}
        () = said(&mut goodbye) => {
            connection.as_mut().graceful_shutdown();
            let _ = connection.await;
        }
    }
}

async fn said(goodbye: &mut watch::Receiver<bool>) {
    let _ = goodbye.wait_for(|said| *said).await;
}
