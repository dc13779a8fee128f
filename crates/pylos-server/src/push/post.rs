//! Handing a message to a push service.

use std::sync::{Arc, LazyLock};
use std::time::Duration;

use axum::body::Body;
use axum::http::{Request, StatusCode, header};
use hyper::client::conn::http1;
use hyper_util::rt::TokioIo;
use tokio::io::{AsyncRead, AsyncWrite};
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{ClientConfig, RootCertStore, crypto};

use super::endpoint::Lost;
use super::{Endpoint, Pushed};

/// The longest that a push service may take.
pub(super) const PATIENCE: Duration = Duration::from_secs(20);

/// A message as it is handed over.
pub(super) struct Post<'a> {
    pub(super) signature: String,
    pub(super) topic: &'a str,
    pub(super) life: Duration,
    pub(super) body: Vec<u8>,
}

/// Hands a message over. Wherever the service would send us instead, we do not
/// go.
pub(super) async fn post(endpoint: &Endpoint, ask: Post<'_>) -> Pushed {
    let address = match endpoint.address().await {
        Ok(address) => address,
        Err(Lost::Unknown) => return Pushed::Later,
        Err(Lost::Forbidden) => return Pushed::Refused,
    };
    let Ok(stream) = TcpStream::connect(address).await else { return Pushed::Later };
    if !endpoint.is_secure() {
        return over(stream, endpoint, ask).await;
    }
    let Ok(name) = ServerName::try_from(endpoint.host().to_owned()) else {
        return Pushed::Refused;
    };
    let Some(connector) = CONNECTOR.clone() else { return Pushed::Refused };
    match connector.connect(name, stream).await {
        Ok(stream) => over(stream, endpoint, ask).await,
        Err(_) => Pushed::Later,
    }
}

/// Trusts whom browsers trust.
static CONNECTOR: LazyLock<Option<TlsConnector>> = LazyLock::new(|| {
    let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
    let config = ClientConfig::builder_with_provider(Arc::new(crypto::ring::default_provider()))
        .with_safe_default_protocol_versions()
        .ok()?
        .with_root_certificates(roots)
        .with_no_client_auth();
    Some(TlsConnector::from(Arc::new(config)))
});

async fn over<S>(stream: S, endpoint: &Endpoint, ask: Post<'_>) -> Pushed
where
    S: AsyncRead + AsyncWrite + Send + Unpin + 'static,
{
    let request = Request::post(endpoint.path())
        .header(header::HOST, endpoint.authority())
        .header(header::AUTHORIZATION, ask.signature)
        .header(header::CONTENT_TYPE, "application/octet-stream")
        .header(header::CONTENT_ENCODING, "aes128gcm")
        .header("ttl", ask.life.as_secs())
        .header("urgency", "normal")
        .header("topic", ask.topic)
        .body(Body::from(ask.body));
    let Ok(request) = request else { return Pushed::Refused };
    let Ok((mut sender, connection)) = http1::handshake(TokioIo::new(stream)).await else {
        return Pushed::Later;
    };
    let connection = tokio::spawn(connection);
    let answer = sender.send_request(request).await;
    connection.abort(); // what the answer says besides does not matter
    answer.map_or(Pushed::Later, |answer| meaning(answer.status()))
}

fn meaning(status: StatusCode) -> Pushed {
    match status {
        status if status.is_success() => Pushed::Taken,
        StatusCode::NOT_FOUND | StatusCode::GONE => Pushed::Gone,
        StatusCode::TOO_MANY_REQUESTS | StatusCode::REQUEST_TIMEOUT => Pushed::Later,
        status if status.is_server_error() => Pushed::Later,
        _ => Pushed::Refused,
    }
}
