//! What the tests share.
#![allow(dead_code)] // every test file uses its own part

pub mod browser;
pub mod letters;
pub mod postgres;
pub mod proxy;

use std::net::SocketAddr;
use std::path::PathBuf;
use std::sync::atomic::{AtomicU32, Ordering};
use std::time::Duration;

use pylos_client::{Client, Socket};
use pylos_server::{Config, Limits, Server, Timekeeper, serve};
use serde_json::{Value, json};
use tokio::net::TcpListener;
use tokio::sync::oneshot;
use tokio::task::JoinHandle;

/// A directory that is gone after the test.
pub struct Scratch(pub PathBuf);

impl Scratch {
    pub fn new() -> Scratch {
        static NUMBER: AtomicU32 = AtomicU32::new(0);
        let number = NUMBER.fetch_add(1, Ordering::Relaxed);
        let name = format!("pylos-test-{}-{number}", std::process::id());
        let path = std::env::temp_dir().join(name);
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

/// Limits that no honest test reaches.
pub fn generous() -> Limits {
    Limits {
        connections_per_address: 20_000,
        requests: 100_000,
        games: 100_000,
        passwords: 100_000,
        pictures: 100_000,
        messages: 10_000,
        ..Limits::default()
    }
}

/// A server on a socket of its own.
pub struct Running {
    pub address: SocketAddr,
    pub server: Server,
    pub time: Timekeeper,
    stop: Option<oneshot::Sender<()>>,
    served: JoinHandle<std::io::Result<()>>,
    _scratch: Option<Scratch>,
}

impl Running {
    /// A server with a database of its own.
    pub async fn start() -> Running {
        let scratch = Scratch::new();
        let mut config = Config::on_loopback(scratch.0.clone());
        config.limits = generous();
        let mut running = Running::with(config).await;
        running._scratch = Some(scratch);
        running
    }

    pub async fn with(config: Config) -> Running {
        Running::at(config, Timekeeper::system()).await
    }

    /// With its own idea of the time.
    pub async fn at(config: Config, time: Timekeeper) -> Running {
        let server = Server::start_at(config, time.clone()).await.unwrap();
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (stop, stopped) = oneshot::channel::<()>();
        let served = tokio::spawn(serve(server.clone(), listener, async move {
            let _ = stopped.await;
        }));
        Running { address, server, time, stop: Some(stop), served, _scratch: None }
    }

    /// Stops as it does when it is told to.
    pub async fn stop(mut self) -> Option<Scratch> {
        if let Some(stop) = self.stop.take() {
            let _ = stop.send(());
        }
        self.served.await.unwrap().unwrap();
        self._scratch
    }

    pub fn client(&self) -> Client {
        Client::new(self.address)
    }

    /// A game between two browsers: who created it, who joined, its id.
    pub async fn two(&self, wish: Value) -> (Client, Client, String) {
        let (mut first, mut second) = (self.client(), self.client());
        let created = first.create(&wish).await.unwrap();
        second.join(&created).await.unwrap();
        (first, second, created["game"].as_str().unwrap().to_owned())
    }
}

/// Makes an account of whoever this is.
pub async fn register(client: &mut Client, name: &str) {
    let account = json!({ "name": name, "password": "correct horse" });
    let answer = client.post("/api/v1/accounts", &account).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text);
}

/// The wish for a game of two friends.
pub fn friends(rules: &str) -> Value {
    json!({ "rules": rules, "seats": [{ "kind": "me" }, { "kind": "friend" }] })
}

/// The same with other settings.
pub fn friends_with(rules: &str, more: &Value) -> Value {
    let mut wish = friends(rules);
    for (name, value) in more.as_object().unwrap() {
        wish[name] = value.clone();
    }
    wish
}

/// The state of a game as somebody sees it.
pub async fn state(client: &mut Client, game: &str) -> Value {
    client.get(&format!("/api/v1/games/{game}")).await.unwrap().json()
}

/// Acts over plain HTTP.
pub async fn act(client: &mut Client, game: &str, action: Value) -> (u16, Value) {
    let path = format!("/api/v1/games/{game}/actions");
    let answer = client.post(&path, &action).await.unwrap();
    (answer.status, answer.json())
}

/// Plays a turn over plain HTTP.
pub async fn play(client: &mut Client, game: &str, ply: u64, turn: &str) -> (u16, Value) {
    let action = json!({ "type": "turn", "ply": ply, "undos": 0, "turn": turn });
    act(client, game, action).await
}

/// Live connections of both players, their first states read.
pub async fn connect(first: &Client, second: &Client, game: &str) -> (Socket, Socket) {
    let mut sockets = (first.live(game, "").await.unwrap(), second.live(game, "").await.unwrap());
    sockets.0.hear().await.unwrap();
    sockets.1.hear().await.unwrap();
    sockets
}

pub async fn soon() {
    tokio::time::sleep(Duration::from_millis(20)).await;
}
