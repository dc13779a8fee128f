//! The server on a socket.

use std::net::SocketAddr;
use std::time::Duration;

use tokio::net::TcpListener;

use crate::api::router;
use crate::server::Server;

/// How long requests may take to end when the server stops.
const FAREWELL: Duration = Duration::from_secs(5);

/// Answers on a socket until `stop` is there; then says goodbye, writes what
/// is being written and closes the database.
pub async fn serve(
    server: Server,
    listener: TcpListener,
    stop: impl Future<Output = ()> + Send + 'static,
) -> std::io::Result<()> {
    let app = router(&server).into_make_service_with_connect_info::<SocketAddr>();
    let (told, mut ended) = tokio::sync::watch::channel(());
    let stopping = server.clone();
    let graceful = axum::serve(listener, app).with_graceful_shutdown(async move {
        stop.await;
        drop(told);
        stopping.stop().await;
    });
    tokio::select! {
        served = graceful.into_future() => served,
        // Somebody who never ends a request must not keep the server alive.
        () = async {
            while ended.changed().await.is_ok() {}
            tokio::time::sleep(FAREWELL).await;
        } => {
            server.stop().await;
            Ok(())
        }
    }
}
