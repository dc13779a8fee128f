//! What every request passes: who may ask, and what every answer carries.

use std::any::Any;
use std::net::{IpAddr, Ipv4Addr, SocketAddr};
use std::sync::atomic::Ordering;

use axum::extract::{ConnectInfo, Request, State};
use axum::http::{HeaderMap, HeaderValue, Method, header};
use axum::middleware::Next;
use axum::response::{IntoResponse, Response};

use super::caller::{Address, bearer};
use super::origin::is_secure;
use crate::config::Proxy;
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::metrics::Metrics;
use crate::secret::fingerprint;
use crate::server::Server;

/// Nothing but our own pages may load anything, and only from here.
const POLICY: &str = "default-src 'none'; script-src 'self' 'wasm-unsafe-eval'; \
    style-src 'self'; style-src-attr 'unsafe-inline'; img-src 'self' data: blob:; \
    font-src 'self'; media-src 'self'; connect-src 'self'; manifest-src 'self'; \
    worker-src 'self'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'";

/// Checks host, origin and rate before anything else happens.
pub async fn check(
    State(server): State<Server>,
    mut request: Request,
    next: Next,
) -> Result<Response, ApiError> {
    let address = address(&server, &request);
    request.extensions_mut().insert(Address(address));
    let path = request.uri().path();
    match path {
        "/healthz" | "/readyz" => return Ok(next.run(request).await),
        "/metrics" => {
            check_metrics(&server, &request, address)?;
            return Ok(next.run(request).await);
        }
        _ => {}
    }
    check_host(&server, request.headers())?;
    if path.starts_with("/api/") {
        if let Err(error) = server.limiter.check(Limited::Request, address) {
            Metrics::count(&server.metrics.limited);
            return Err(error);
        }
        check_origin(&server, &request)?;
        server.refuse_when_stopping()?;
    }
    Ok(next.run(request).await)
}

/// What is counted is for this machine, and for whoever has the token: others
/// are told that there is nothing.
fn check_metrics(server: &Server, request: &Request, address: IpAddr) -> Result<(), ApiError> {
    let wanted = server.config.metrics_token.as_deref().map(fingerprint);
    let given = bearer(request.headers()).map(fingerprint);
    if address.to_canonical().is_loopback() || (wanted.is_some() && wanted == given) {
        return Ok(());
    }
    Err(ApiError::not_found("path"))
}

/// A page under a foreign name must not reach a server that is only for this
/// machine, even if that name leads here.
fn check_host(server: &Server, headers: &HeaderMap) -> Result<(), ApiError> {
    let hosts = &server.config.hosts;
    let Some(host) = headers.get(header::HOST).and_then(|host| host.to_str().ok()) else {
        return Ok(()); // no browser leaves it out
    };
    let name = match host.rsplit_once(':') {
        Some((name, port)) if port.bytes().all(|byte| byte.is_ascii_digit()) => name,
        _ => host,
    };
    if hosts.is_empty() || hosts.iter().any(|allowed| allowed.eq_ignore_ascii_case(name)) {
        return Ok(());
    }
    Err(ApiError::new(Code::Forbidden, "this server does not go by that name"))
}

/// Only our own pages may use the cookie of whoever looks at them.
fn check_origin(server: &Server, request: &Request) -> Result<(), ApiError> {
    let headers = request.headers();
    let changes = !matches!(*request.method(), Method::GET | Method::HEAD | Method::OPTIONS);
    let upgrades = headers.contains_key(header::UPGRADE);
    if let Some(origin) = headers.get(header::ORIGIN).filter(|_| changes || upgrades) {
        let origin = origin.to_str().unwrap_or_default();
        let host = headers.get(header::HOST).and_then(|host| host.to_str().ok());
        let own = origin.split_once("://").is_some_and(|(_, from)| Some(from) == host);
        if !own && !server.config.origins.iter().any(|allowed| allowed == origin) {
            return Err(ApiError::new(Code::Forbidden, "this origin may not use the API"));
        }
    }
    // Mail programs stop letters without our header; the link is the secret.
    let stops = request.uri().path().starts_with("/api/v1/mail/stop/");
    if changes && !stops && !headers.contains_key("x-pylos") && bearer(headers).is_none() {
        // A form or an image on a foreign page can set neither.
        return Err(ApiError::new(Code::Forbidden, "the header X-Pylos is missing"));
    }
    Ok(())
}

fn address(server: &Server, request: &Request) -> IpAddr {
    let direct = request.extensions().get::<ConnectInfo<SocketAddr>>();
    let direct = direct.map_or(IpAddr::V4(Ipv4Addr::LOCALHOST), |info| info.0.ip());
    if server.config.proxy == Proxy::None {
        return direct;
    }
    // The last address is the one that our own proxy has seen.
    let forwarded = request.headers().get_all("x-forwarded-for").iter().next_back();
    let last = forwarded
        .and_then(|list| list.to_str().ok())
        .and_then(|list| list.rsplit(',').next())
        .and_then(|address| address.trim().parse().ok());
    last.unwrap_or(direct)
}

/// The board that other people have on their pages (`web/src/widget`).
const FOR_OTHERS: &str = "/widget/";

/// Whose pages may read what anybody may read, without a cookie: everybody's.
/// A server for this machine is for the pages of this machine alone: others
/// should not even learn that it is there.
fn readers(server: &Server, request: &Request) -> Option<HeaderValue> {
    let reads = matches!(*request.method(), Method::GET | Method::HEAD);
    let origin = request.headers().get(header::ORIGIN)?;
    let path = request.uri().path();
    if !reads || !(path.starts_with("/api/") || path.starts_with(FOR_OTHERS)) {
        return None;
    }
    if !is_at_home(server) {
        return Some(HeaderValue::from_static("*"));
    }
    let (_, from) = origin.to_str().ok()?.split_once("://")?;
    let name = from.rsplit_once(':').filter(|(_, port)| !port.ends_with(']'));
    is_here(name.map_or(from, |(name, _)| name)).then(|| origin.clone())
}

/// Whether this name is this machine's.
fn is_here(host: &str) -> bool {
    ["localhost", "127.0.0.1", "[::1]"].contains(&host)
}

/// Whether the server is for this machine alone.
fn is_at_home(server: &Server) -> bool {
    let hosts = &server.config.hosts;
    !hosts.is_empty() && hosts.iter().all(|host| is_here(host))
}

/// Puts the headers on every answer that keep browsers from doing harm.
pub async fn secure(State(server): State<Server>, request: Request, next: Next) -> Response {
    let api = request.uri().path().starts_with("/api/");
    let for_others = request.uri().path().starts_with(FOR_OTHERS);
    let (encrypted, readers) = (is_secure(&server, request.headers()), readers(&server, &request));
    let mut response = next.run(request).await;
    let headers = response.headers_mut();
    if readers.is_some() || for_others {
        // Also without an origin: what a browser keeps of our own pages must not
        // be what it gives to others.
        headers.append(header::VARY, HeaderValue::from_static("Origin"));
    }
    if let Some(readers) = readers {
        headers.insert(header::ACCESS_CONTROL_ALLOW_ORIGIN, readers);
        let any = HeaderValue::from_static("cross-origin");
        headers.insert("cross-origin-resource-policy", any);
    }
    let mut set = |name: &'static str, value: &'static str| {
        headers.entry(name).or_insert(HeaderValue::from_static(value));
    };
    set("content-security-policy", POLICY);
    set("x-content-type-options", "nosniff");
    set("x-frame-options", "DENY");
    set("referrer-policy", "same-origin");
    set("cross-origin-opener-policy", "same-origin");
    // A page that loads a script need not say who it is. Where that matters, it
    // has to (`crossorigin`).
    let by_anybody = for_others && !is_at_home(&server);
    let loaders = if by_anybody { "cross-origin" } else { "same-origin" };
    set("cross-origin-resource-policy", loaders);
    set("permissions-policy", "camera=(), microphone=(), geolocation=()");
    if encrypted {
        // Never again without: for a year from the last visit.
        set("strict-transport-security", "max-age=31536000");
    }
    if api {
        set("cache-control", "no-store");
    }
    response
}

/// Counts answers.
pub async fn count(State(server): State<Server>, request: Request, next: Next) -> Response {
    let (method, path) = (request.method().clone(), request.uri().path().to_owned());
    let response = next.run(request).await;
    let class = usize::from(response.status().as_u16() / 100).saturating_sub(1);
    if let Some(counter) = server.metrics.answers.get(class) {
        counter.fetch_add(1, Ordering::Relaxed);
    }
    // Neither queries nor headers are logged: they may hold secrets.
    tracing::debug!(%method, path, status = response.status().as_u16(), "answered");
    response
}

/// The answer when a handler has panicked. The reason is logged, not shown.
pub fn after_panic(reason: Box<dyn Any + Send>) -> Response {
    let reason = reason
        .downcast_ref::<&str>()
        .map(|text| (*text).to_owned())
        .or_else(|| reason.downcast_ref::<String>().cloned())
        .unwrap_or_else(|| "a panic without words".to_owned());
    ApiError::internal(reason).into_response()
}
