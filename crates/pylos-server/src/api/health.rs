//! For machines that look after the server.

use axum::extract::State;
use axum::http::StatusCode;

use crate::server::Server;

/// The process runs.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// Moves can be stored.
pub async fn ready(State(server): State<Server>) -> (StatusCode, &'static str) {
    if server.is_stopping() {
        (StatusCode::SERVICE_UNAVAILABLE, "stopping\n")
    } else if server.store.is_ready().await {
        (StatusCode::OK, "ready\n")
    } else {
        (StatusCode::SERVICE_UNAVAILABLE, "the database does not answer\n")
    }
}

/// What is counted.
pub async fn metrics(State(server): State<Server>) -> String {
    server.metrics.text(server.games.len(), server.pool.waiting())
}
