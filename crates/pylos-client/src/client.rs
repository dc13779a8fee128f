//! One browser, as it were: requests, and live connections.

use std::net::SocketAddr;
use std::time::Duration;

use futures_util::{SinkExt as _, StreamExt as _};
use serde_json::{Value, json};
use tokio::net::TcpStream;
use tokio_tungstenite::WebSocketStream;
use tokio_tungstenite::tungstenite::client::IntoClientRequest as _;
use tokio_tungstenite::tungstenite::handshake::client::Request;
use tokio_tungstenite::tungstenite::protocol::WebSocketConfig;
use tokio_tungstenite::tungstenite::{self, Message};

use crate::stream::{Connection, converse};

/// What went wrong while talking.
pub type Trouble = Box<dyn std::error::Error + Send + Sync>;

/// Somebody who talks to a server: one browser, as it were.
#[derive(Clone, Debug)]
pub struct Client {
    /// Where the server is.
    pub address: SocketAddr,
    /// The cookie, once the server has set one.
    pub cookie: Option<String>,
}

/// An answer.
#[derive(Clone, Debug)]
pub struct Answer {
    /// The status.
    pub status: u16,
    /// The headers, names in lower case.
    pub headers: Vec<(String, String)>,
    /// The body.
    pub text: String,
}

impl Answer {
    /// The body as JSON; null if it is none.
    pub fn json(&self) -> Value {
        serde_json::from_str(&self.text).unwrap_or(Value::Null)
    }

    /// A header's value.
    pub fn header(&self, name: &str) -> Option<&str> {
        self.headers.iter().find(|(other, _)| other == name).map(|(_, value)| value.as_str())
    }
}

impl Client {
    /// Somebody whom the server does not know yet.
    pub fn new(address: SocketAddr) -> Client {
        Client { address, cookie: None }
    }

    /// Asks for something.
    pub async fn get(&mut self, path: &str) -> Result<Answer, Trouble> {
        self.request("GET", path, &[], "").await
    }

    /// Sends JSON, as our own pages do.
    pub async fn post(&mut self, path: &str, body: &Value) -> Result<Answer, Trouble> {
        self.send("POST", path, body).await
    }

    /// The same with any method.
    pub async fn send(
        &mut self,
        method: &str,
        path: &str,
        body: &Value,
    ) -> Result<Answer, Trouble> {
        let headers = [("X-Pylos", "1"), ("Content-Type", "application/json")];
        self.request(method, path, &headers, &body.to_string()).await
    }

    /// Sends whatever is said, and keeps the cookie that comes back.
    pub async fn request(
        &mut self,
        method: &str,
        path: &str,
        headers: &[(&str, &str)],
        body: &str,
    ) -> Result<Answer, Trouble> {
        let mut text = format!(
            "{method} {path} HTTP/1.1\r\nConnection: close\r\nContent-Length: {}\r\n",
            body.len()
        );
        if !headers.iter().any(|(name, _)| *name == "Host") {
            text.push_str(&format!("Host: {}\r\n", self.address));
        }
        if let Some(cookie) = &self.cookie {
            text.push_str(&format!("Cookie: {cookie}\r\n"));
        }
        for (name, value) in headers {
            text.push_str(&format!("{name}: {value}\r\n"));
        }
        text.push_str("\r\n");
        text.push_str(body);
        let mut stream = TcpStream::connect(self.address).await?;
        let answer = converse(&mut stream, &text).await?;
        if let Some(cookie) = answer.header("set-cookie") {
            let pair = cookie.split(';').next().unwrap_or_default();
            self.cookie = (!pair.ends_with('=')).then(|| pair.to_owned());
        }
        Ok(answer)
    }

    /// Creates a game; the answer is its state.
    pub async fn create(&mut self, wish: &Value) -> Result<Value, Trouble> {
        let answer = self.post("/api/v1/games", wish).await?;
        match answer.status {
            201 => Ok(answer.json()),
            _ => Err(format!("{}: {}", answer.status, answer.text).into()),
        }
    }

    /// Takes the friend's seat of a game that somebody else has created.
    pub async fn join(&mut self, created: &Value) -> Result<Value, Trouble> {
        let (game, invite) = (text(created, "game"), text(created, "invite"));
        let path = format!("/api/v1/games/{game}/join");
        let answer = self.post(&path, &json!({ "invite": invite })).await?;
        match answer.status {
            200 => Ok(answer.json()),
            _ => Err(format!("{}: {}", answer.status, answer.text).into()),
        }
    }

    /// Opens a live connection to a game.
    pub async fn live(&self, game: &str, query: &str) -> Result<Socket, Trouble> {
        self.live_with(game, query, &[]).await
    }

    /// The same with other headers.
    pub async fn live_with(
        &self,
        game: &str,
        query: &str,
        headers: &[(&'static str, &str)],
    ) -> Result<Socket, Trouble> {
        let address = self.address;
        let mut request =
            format!("ws://{address}/api/v1/games/{game}/live{query}").into_client_request()?;
        if let Some(cookie) = &self.cookie {
            request.headers_mut().insert("cookie", cookie.parse()?);
        }
        for (name, value) in headers {
            request.headers_mut().insert(*name, value.parse()?);
        }
        let stream = TcpStream::connect(address).await?;
        stream.set_nodelay(true)?;
        // Many idle clients in one process should not need much memory either.
        let config = WebSocketConfig::default().read_buffer_size(4 << 10).write_buffer_size(0);
        Socket::open(request, Box::new(stream), config).await
    }
}

/// A live connection.
#[derive(Debug)]
pub struct Socket(WebSocketStream<Box<dyn Connection>>);

impl Socket {
    pub(crate) async fn open(
        request: Request,
        stream: Box<dyn Connection>,
        config: WebSocketConfig,
    ) -> Result<Socket, Trouble> {
        let connected = tokio_tungstenite::client_async_with_config(request, stream, Some(config));
        let (socket, _) = tokio::time::timeout(Duration::from_secs(30), connected).await??;
        Ok(Socket(socket))
    }

    /// Says something.
    pub async fn say(&mut self, message: &Value) -> Result<(), Trouble> {
        Ok(self.0.send(Message::text(message.to_string())).await?)
    }

    /// Says anything at all.
    pub async fn say_raw(&mut self, message: Message) -> Result<(), Trouble> {
        Ok(self.0.send(message).await?)
    }

    /// The next message; an error if the connection is closed or nothing
    /// comes for ten seconds.
    pub async fn hear(&mut self) -> Result<Value, Trouble> {
        Ok(serde_json::from_str(&self.hear_text().await?)?)
    }

    /// The same, unread.
    pub async fn hear_text(&mut self) -> Result<String, Trouble> {
        loop {
            let next = tokio::time::timeout(Duration::from_secs(10), self.0.next()).await?;
            match next.ok_or("the connection is closed")?? {
                Message::Text(text) => return Ok(text.as_str().to_owned()),
                Message::Close(frame) => {
                    let code = frame.map_or(0, |frame| u16::from(frame.code));
                    return Err(Closed(code).into());
                }
                _ => {}
            }
        }
    }

    /// The next message for which this holds.
    pub async fn hear_until(&mut self, wanted: impl Fn(&Value) -> bool) -> Result<Value, Trouble> {
        loop {
            let message = self.hear().await?;
            if wanted(&message) {
                return Ok(message);
            }
        }
    }

    /// The next state of at least this ply.
    pub async fn hear_ply(&mut self, ply: u64) -> Result<Value, Trouble> {
        self.hear_until(|message| {
            message["type"] == "state" && message["ply"].as_u64() >= Some(ply)
        })
        .await
    }

    /// Plays a turn at this ply.
    pub async fn play(&mut self, ply: u64, turn: &str) -> Result<(), Trouble> {
        self.say(&json!({ "type": "turn", "ply": ply, "undos": 0, "turn": turn })).await
    }

    /// Closes the connection.
    pub async fn close(mut self) -> Result<(), tungstenite::Error> {
        self.0.close(None).await
    }
}

/// The server has closed the connection, with this code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Closed(pub u16);

impl std::fmt::Display for Closed {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        write!(f, "the server closed the connection with code {}", self.0)
    }
}

impl std::error::Error for Closed {}

/// A text field of a JSON object; empty if it is not there.
pub fn text<'a>(value: &'a Value, field: &str) -> &'a str {
    value[field].as_str().unwrap_or_default()
}
