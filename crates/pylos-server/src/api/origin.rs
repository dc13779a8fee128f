//! Under which address a caller has reached the server.

use axum::http::{HeaderMap, header};

use crate::config::Proxy;
use crate::server::Server;

/// Whether the caller's connection is encrypted: our own proxy says so.
pub fn is_secure(server: &Server, headers: &HeaderMap) -> bool {
    server.config.proxy == Proxy::Trusted
        && headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https")
}

/// The address that pages of this server have for the caller, without a path:
/// `https://pylos.example.org`. The guard has seen that the server goes by
/// that name.
pub fn origin(server: &Server, headers: &HeaderMap) -> Option<String> {
    let host = headers.get(header::HOST)?.to_str().ok()?;
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || b".-:[]".contains(&byte);
    if host.is_empty() || !host.bytes().all(plain) {
        return None;
    }
    let scheme = if is_secure(server, headers) { "https" } else { "http" };
    Some(format!("{scheme}://{host}"))
}
