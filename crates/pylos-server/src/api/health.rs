//! For machines that look after the server.

use axum::extract::State;
use axum::http::StatusCode;

use crate::server::Server;

/// The process runs.
pub async fn alive() -> &'static str {
    "alive\n"
}

/// Moves can be stored.
pub async fn ready(State(server): State<Server>) -> (StatusCode, String) {
    match server.unready() {
        None => (StatusCode::OK, "ready\n".to_owned()),
        Some(reason) => (StatusCode::SERVICE_UNAVAILABLE, format!("{reason}\n")),
    }
}

/// What is counted.
pub async fn metrics(State(server): State<Server>) -> String {
    server.metrics.text(server.games.len(), server.pool.waiting())
}
