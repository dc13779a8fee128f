//! Talking to a server anywhere, as a program does: by its address on the web,
//! with a token.

use std::fmt;
use std::str::FromStr;
use std::sync::Arc;
use std::time::Duration;

use serde_json::Value;
use tokio::net::TcpStream;
use tokio_rustls::TlsConnector;
use tokio_rustls::rustls::pki_types::ServerName;
use tokio_rustls::rustls::{self, ClientConfig, RootCertStore};
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;

use crate::client::{Answer, Socket, Trouble};
use crate::stream::{Connection, converse};

/// Where a server is: `https://pylos.example.org`, `http://127.0.0.1:8080`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Origin {
    secure: bool,
    host: String,
    port: u16,
}

/// A text that is not the address of a server.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct OriginError(String);

impl fmt::Display for OriginError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let wanted = "https://pylos.example.org or http://127.0.0.1:8080";
        write!(f, "“{}” is not the address of a server, as {wanted} would be", self.0)
    }
}

impl std::error::Error for OriginError {}

impl FromStr for Origin {
    type Err = OriginError;

    fn from_str(text: &str) -> Result<Origin, OriginError> {
        let read = || {
            let (scheme, rest) = text.trim().split_once("://")?;
            let secure = match scheme.to_ascii_lowercase().as_str() {
                "http" => false,
                "https" => true,
                _ => return None,
            };
            let place = rest.strip_suffix('/').unwrap_or(rest);
            let usual = if secure { 443 } else { 80 };
            let (host, port) = match place.rsplit_once(':') {
                // The colons of an address of version 6 are inside its brackets.
                Some((host, port)) if !port.ends_with(']') => (host, port.parse().ok()?),
                _ => (place, usual),
            };
            let bare = host.strip_prefix('[').and_then(|host| host.strip_suffix(']'));
            let letters = |c: char| c.is_ascii_alphanumeric() || "-._".contains(c);
            let good = match bare {
                Some(address) => address.parse::<std::net::Ipv6Addr>().is_ok(),
                None => !host.is_empty() && host.chars().all(letters),
            };
            good.then(|| Origin { secure, host: host.to_owned(), port })
        };
        read().ok_or_else(|| OriginError(text.chars().take(80).collect()))
    }
}

impl fmt::Display for Origin {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let scheme = if self.secure { "https" } else { "http" };
        write!(f, "{scheme}://{}", self.authority())
    }
}

impl Origin {
    fn authority(&self) -> String {
        match (self.secure, self.port) {
            (true, 443) | (false, 80) => self.host.clone(),
            (_, port) => format!("{}:{port}", self.host),
        }
    }

    /// The host without the brackets of an address of version 6.
    fn bare_host(&self) -> &str {
        self.host.trim_start_matches('[').trim_end_matches(']')
    }
}

/// A program that talks to a server, with a token or as whoever it has signed
/// in as.
#[derive(Clone)]
pub struct Remote {
    origin: Origin,
    token: Option<String>,
    cookie: Option<String>,
    encryption: Arc<ClientConfig>,
}

/// How long connecting may take.
const CONNECTING: Duration = Duration::from_secs(15);

impl Remote {
    /// A program that shows this token, if it has one.
    pub fn new(origin: Origin, token: Option<String>) -> Result<Remote, Trouble> {
        let provider = Arc::new(rustls::crypto::ring::default_provider());
        let roots = RootCertStore { roots: webpki_roots::TLS_SERVER_ROOTS.to_vec() };
        let encryption = ClientConfig::builder_with_provider(provider)
            .with_safe_default_protocol_versions()?
            .with_root_certificates(roots)
            .with_no_client_auth();
        Ok(Remote { origin, token, cookie: None, encryption: Arc::new(encryption) })
    }

    async fn connect(&self) -> Result<Box<dyn Connection>, Trouble> {
        let connecting = async {
            let host = self.origin.bare_host();
            let stream = TcpStream::connect((host, self.origin.port)).await?;
            stream.set_nodelay(true)?;
            if !self.origin.secure {
                return Ok::<Box<dyn Connection>, Trouble>(Box::new(stream));
            }
            let name = ServerName::try_from(host.to_owned())?;
            let encrypted = TlsConnector::from(Arc::clone(&self.encryption));
            Ok(Box::new(encrypted.connect(name, stream).await?))
        };
        tokio::time::timeout(CONNECTING, connecting)
            .await
            .map_err(|_| format!("{} does not answer", self.origin))?
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Trouble> {
        self.send("GET", path, None).await
    }

    /// Sends JSON.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, Trouble> {
        self.send("POST", path, Some(body)).await
    }

    /// The same with any method, with a body or without.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: Option<&Value>,
    ) -> Result<Answer, Trouble> {
        let body = body.map(Value::to_string).unwrap_or_default();
        let mut request = format!(
            "{method} {path} HTTP/1.1\r\nHost: {}\r\nConnection: close\r\nX-Pylos: 1\r\n\
             Content-Type: application/json\r\nContent-Length: {}\r\n",
            self.origin.authority(),
            body.len()
        );
        for (name, value) in self.credentials() {
            request += &format!("{name}: {value}\r\n");
        }
        request += &format!("\r\n{body}");
        let answer = converse(&mut *self.connect().await?, &request).await?;
        if let Some(cookie) = answer.header("set-cookie") {
            self.cookie = cookie.split(';').next().map(str::to_owned);
        }
        Ok(answer)
    }

    /// Opens a live connection to a game; all turns are told at first.
    pub async fn live(&self, game: &str) -> Result<Socket, Trouble> {
        let scheme = if self.origin.secure { "wss" } else { "ws" };
        let path = format!("/api/v1/games/{game}/live");
        let mut request =
            format!("{scheme}://{}{path}", self.origin.authority()).into_client_request()?;
        for (name, value) in self.credentials() {
            request.headers_mut().insert(name, value.parse()?);
        }
        let stream = self.connect().await?;
        Socket::open(request, stream, WebSocketConfig::default()).await
    }

    fn credentials(&self) -> impl Iterator<Item = (&'static str, String)> {
        let token = self.token.as_ref().map(|token| ("authorization", format!("Bearer {token}")));
        let cookie = self.cookie.clone().map(|cookie| ("cookie", cookie));
        token.into_iter().chain(cookie)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn addresses_are_read() {
        for (text, written, port) in [
            ("https://pylos.example.org", "https://pylos.example.org", 443),
            ("HTTP://127.0.0.1:8080/", "http://127.0.0.1:8080", 8080),
            ("http://localhost:80", "http://localhost", 80),
            ("http://[::1]:8080", "http://[::1]:8080", 8080),
            ("https://[::1]", "https://[::1]", 443),
        ] {
            let origin: Origin = text.parse().unwrap();
            assert_eq!((origin.to_string().as_str(), origin.port), (written, port));
        }
    }

    #[test]
    fn what_is_no_address_is_refused() {
        for text in [
            "",
            "pylos.example.org",
            "ftp://pylos.example.org",
            "http://",
            "http://a b",
            "http://host:port",
            "http://host:99999",
            "http://host/path",
            "http://me@host",
            "http://[::1",
            "http://a\r\nX-Evil: 1",
        ] {
            assert!(text.parse::<Origin>().is_err(), "{text}");
        }
    }
}
