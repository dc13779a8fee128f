//! Measuring a server: many games at once, and many who only watch.

use std::net::SocketAddr;
use std::time::{Duration, Instant};

use serde::Deserialize;
use serde_json::json;
use tokio::task::JoinSet;

use crate::{Client, Socket, Trouble, text};

/// What was measured.
#[derive(Clone, Debug)]
pub struct Measured {
    /// Turns played.
    pub turns: usize,
    /// From sending a turn to the opponent's receiving it, in order of size.
    pub delays: Vec<Duration>,
}

impl Measured {
    /// The delay that this share of the turns did not exceed.
    pub fn delay(&self, share: f64) -> Duration {
        let last = self.delays.len().saturating_sub(1);
        let place = (self.delays.len() as f64 * share).ceil() as usize;
        self.delays.get(place.saturating_sub(1).min(last)).copied().unwrap_or_default()
    }
}

/// How many connections are opened at the same time.
const AT_ONCE: usize = 32;

/// Opens connections that only watch, spread over some games, and hands them
/// out open.
pub async fn watch(address: SocketAddr, idle: usize) -> Result<Vec<Socket>, Trouble> {
    let mut creator = Client::new(address);
    let mut games = Vec::new();
    for _ in 0..idle.div_ceil(10) {
        let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
        let created = creator.create(&json!({ "rules": "standard", "seats": seats })).await?;
        games.push(text(&created, "game").to_owned());
    }
    let mut sockets = Vec::new();
    let numbers: Vec<usize> = (0..idle).collect();
    for part in numbers.chunks(AT_ONCE) {
        let mut opening = JoinSet::new();
        for &number in part {
            let (client, game) = (Client::new(address), games[number % games.len()].clone());
            opening.spawn(async move { client.live(&game, "").await });
        }
        while let Some(opened) = opening.join_next().await {
            sockets.push(opened??);
        }
    }
    Ok(sockets)
}

/// Creates games, with both players of each there.
pub async fn begin(address: SocketAddr, games: usize) -> Result<Begun, Trouble> {
    let mut pairs = Vec::new();
    let numbers: Vec<usize> = (0..games).collect();
    for part in numbers.chunks(AT_ONCE) {
        let mut opening = JoinSet::new();
        for _ in part {
            opening.spawn(Pair::open(address));
        }
        while let Some(opened) = opening.join_next().await {
            pairs.push(opened??);
        }
    }
    Ok(Begun(pairs))
}

/// Plays all games at once, one turn a second each, for so long.
pub async fn play(Begun(pairs): Begun, time: Duration) -> Result<Measured, Trouble> {
    let begin = Instant::now() + Duration::from_millis(500);
    let (end, games) = (begin + time, pairs.len());
    let mut playing = JoinSet::new();
    for (number, pair) in pairs.into_iter().enumerate() {
        // The turns of all games are spread evenly over the second.
        let offset = Duration::from_secs_f64(number as f64 / games.max(1) as f64);
        playing.spawn(pair.play(begin + offset, end));
    }
    let mut delays = Vec::new();
    while let Some(played) = playing.join_next().await {
        delays.extend(played??);
    }
    delays.sort_unstable();
    Ok(Measured { turns: delays.len(), delays })
}

/// Games that can be played.
pub struct Begun(Vec<Pair>);

/// Two players of one game.
struct Pair {
    sockets: [Socket; 2],
    next: Option<String>,
}

/// What a player needs to know of a state: how far the game is, and then, who
/// is to move, what can be played. Nothing of it is copied: clients and server
/// share the machine that is measured.
#[derive(Deserialize)]
struct Seen {
    #[serde(default)]
    ply: usize,
}

#[derive(Deserialize)]
struct Choice<'a> {
    #[serde(borrow, default)]
    legal: Option<Vec<Turn<'a>>>,
}

#[derive(Deserialize)]
struct Turn<'a> {
    turn: &'a str,
}

impl Pair {
    async fn open(address: SocketAddr) -> Result<Pair, Trouble> {
        let (mut first, mut second) = (Client::new(address), Client::new(address));
        let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
        let created = first.create(&json!({ "rules": "standard", "seats": seats })).await?;
        second.join(&created).await?;
        let game = text(&created, "game");
        let sockets = [first.live(game, "").await?, second.live(game, "").await?];
        Ok(Pair { sockets, next: Some("b2".to_owned()) })
    }

    async fn play(mut self, begin: Instant, end: Instant) -> Result<Vec<Duration>, Trouble> {
        let mut delays = Vec::new();
        let mut at = begin;
        for ply in 0.. {
            let Some(turn) = self.next.take() else { break };
            tokio::time::sleep_until(at.into()).await;
            if at >= end {
                break;
            }
            let [first, second] = &mut self.sockets;
            let (mover, waiter) = if ply % 2 == 0 { (first, second) } else { (second, first) };
            let sent = Instant::now();
            mover.play(ply as u64, &turn).await?;
            let seen = hear(waiter, ply + 1).await?;
            delays.push(sent.elapsed());
            hear(mover, ply + 1).await?;
            // Any turn will do; the last ones are those that build upwards.
            let Choice { legal } = serde_json::from_str(&seen)?;
            self.next = legal.and_then(|legal| {
                let choice = (ply * 7) % legal.len().max(1);
                legal.get(choice).map(|turn| turn.turn.to_owned())
            });
            at += Duration::from_secs(1);
        }
        Ok(delays)
    }
}

/// The next state of at least this ply, as it was sent.
async fn hear(socket: &mut Socket, ply: usize) -> Result<String, Trouble> {
    loop {
        let text = socket.hear_text().await?;
        if serde_json::from_str::<Seen>(&text)?.ply >= ply {
            return Ok(text);
        }
    }
}
