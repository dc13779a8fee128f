//! What those who play and those who make trouble know of each other, and who
//! is well.

use std::net::SocketAddr;
use std::sync::atomic::AtomicU64;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pylos_client::Client;
use pylos_rules::Random;

use crate::NODES;
use crate::trouble::FAULTS;

/// How often the proxy looks who is well.
const LOOK: Duration = Duration::from_millis(200);

#[derive(Default)]
pub struct Figures {
    pub faults: [AtomicU64; FAULTS.len()],
    pub games: AtomicU64,
    pub turns: AtomicU64,
    /// Requests that had to be sent more than once.
    pub again: AtomicU64,
    /// The computer's turns.
    pub answers: AtomicU64,
    /// The longest that somebody waited in all, and since a node was well: for
    /// an answer, and for the computer's turn.
    pub longest: Mutex<Duration>,
    pub longest_well: Mutex<Duration>,
    pub longest_computer: Mutex<Duration>,
}

pub struct World {
    pub addresses: Mutex<Vec<SocketAddr>>,
    pub well: Mutex<Well>,
    pub figures: Figures,
    pub end: Instant,
    /// Faults come so many times as fast.
    pub pace: u64,
    pub database: sqlx::PgPool,
}

/// Which nodes are well: nothing happens to them, and they say so.
#[derive(Default)]
pub struct Well {
    pub in_trouble: [bool; NODES],
    pub disk_full: u32,
    pub ready: [bool; NODES],
    /// Since when there has always been one.
    pub since: Option<Instant>,
}

impl Well {
    pub fn is_well(&self, node: usize) -> bool {
        self.ready[node] && !self.in_trouble[node] && self.disk_full == 0
    }

    pub fn changed(&mut self, change: impl FnOnce(&mut Well)) {
        change(self);
        let any = (0..NODES).any(|node| self.is_well(node));
        self.since = if any { self.since.or_else(|| Some(Instant::now())) } else { None };
    }
}

impl World {
    pub fn changed(&self, change: impl FnOnce(&mut Well)) {
        self.well.lock().unwrap().changed(change);
    }

    /// How long somebody has waited since there was a node that was well.
    pub fn waited(&self, begun: Instant) -> Duration {
        let since = self.well.lock().unwrap().since;
        since.map_or(Duration::ZERO, |since| since.max(begun).elapsed())
    }

    /// A node that is well, as far as anybody knows.
    pub fn somewhere(&self, random: &mut Random) -> SocketAddr {
        let well = self.well.lock().unwrap();
        let mut nodes: Vec<usize> = (0..NODES).filter(|&node| well.ready[node]).collect();
        if nodes.is_empty() {
            nodes.extend(0..NODES);
        }
        let node = nodes[random.below(nodes.len() as _) as usize];
        self.addresses.lock().unwrap()[node]
    }

    pub fn address(&self, node: usize) -> SocketAddr {
        self.addresses.lock().unwrap()[node]
    }
}

/// Asks a node whether it is well, again and again, as a proxy does.
pub async fn look(world: Arc<World>, node: usize) {
    loop {
        let mut client = Client::new(world.address(node));
        let asked = tokio::time::timeout(Duration::from_secs(1), client.get("/readyz")).await;
        let ready = matches!(asked, Ok(Ok(answer)) if answer.status == 200);
        world.changed(|well| well.ready[node] = ready);
        tokio::time::sleep(LOOK).await;
    }
}
