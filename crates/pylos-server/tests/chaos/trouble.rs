//! The nodes, and what happens to them.

use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use pylos_client::Client;
use pylos_rules::Random;
use rustix::process::{Pid, Signal, kill_process};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

use crate::support::proxy::{Proxy, Way};
use crate::world::World;
use crate::{NODES, PATIENCE};

/// No node takes longer than this to be well again. A busy machine is given
/// its time.
const HEALED: Duration = Duration::from_secs(30);

/// What happens to a node.
#[derive(Clone, Copy, Debug)]
pub enum Fault {
    Killed,
    Stopped,
    Cut,
    Swallowed,
    WrongClock,
    /// Of all of them at once: nobody can write.
    DiskFull,
}

pub const FAULTS: [Fault; 6] = [
    Fault::Killed,
    Fault::Stopped,
    Fault::Cut,
    Fault::Swallowed,
    Fault::WrongClock,
    Fault::DiskFull,
];

/// A node as the test sees it.
pub struct Node {
    pub proxy: Proxy,
    pub child: Child,
    pub address: SocketAddr,
}

impl Node {
    pub async fn start(proxy: Proxy, ahead: u64) -> Node {
        let database = format!("postgres://pylos@{}/postgres?sslmode=disable", proxy.address);
        let mut child = Command::new(std::env::current_exe().unwrap())
            .args(["--exact", "node", "--ignored", "--nocapture"])
            .env("PYLOS_CHAOS_DATABASE", database)
            .env("PYLOS_CHAOS_AHEAD", ahead.to_string())
            .stdin(Stdio::piped())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .kill_on_drop(true)
            .spawn()
            .unwrap();
        let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
        let address = loop {
            let line = lines.next_line().await.unwrap().expect("a node has not started");
            if let Some(address) = line.strip_prefix("address ") {
                break address.parse().unwrap();
            }
        };
        Node { proxy, child, address }
    }

    pub fn send(&self, signal: Signal) {
        let id = self.child.id().and_then(|id| Pid::from_raw(id as i32)).unwrap();
        kill_process(id, signal).unwrap();
    }
}

/// Lets faults happen to one node after another, never to all at once.
pub async fn trouble(world: Arc<World>, nodes: Vec<Node>, seed: u64) -> Vec<Node> {
    let well = Arc::new(tokio::sync::Semaphore::new(NODES - 1));
    let mut random = Random::new(seed);
    let mut tasks = tokio::task::JoinSet::new();
    for (number, mut node) in nodes.into_iter().enumerate() {
        let (world, well) = (Arc::clone(&world), Arc::clone(&well));
        let mut random = Random::new(random.below(1 << 30));
        tasks.spawn(async move {
            while Instant::now() < world.end {
                let pause = Duration::from_millis((500 + random.below(2_500)) / world.pace);
                tokio::time::sleep(pause).await;
                let place = well.acquire().await.unwrap();
                let kind = random.below(FAULTS.len() as _) as usize;
                // However fast: one in eight is as long as any, so that outages
                // happen too.
                let pace = if random.below(8) == 0 { 1 } else { world.pace };
                let long = Duration::from_millis((500 + random.below(8_000)) / pace);
                let full = matches!(FAULTS[kind], Fault::DiskFull);
                world.changed(|well| {
                    well.in_trouble[number] = !full;
                    well.disk_full += u32::from(full);
                });
                match FAULTS[kind] {
                    Fault::Stopped => {
                        node.send(Signal::STOP);
                        tokio::time::sleep(long).await;
                        node.send(Signal::CONT);
                    }
                    Fault::Cut | Fault::Swallowed => {
                        let cut = matches!(FAULTS[kind], Fault::Cut);
                        node.proxy.becomes(if cut { Way::Cut } else { Way::Swallowing });
                        tokio::time::sleep(long).await;
                        node.proxy.becomes(Way::Open);
                    }
                    Fault::DiskFull => {
                        let change = async |sql: &'static str| {
                            sqlx::query(sql).execute(&world.database).await.unwrap();
                        };
                        change("INSERT INTO full_disk DEFAULT VALUES").await;
                        tokio::time::sleep(long / 3).await;
                        change("DELETE FROM full_disk").await;
                        world.changed(|well| well.disk_full -= 1);
                    }
                    Fault::Killed | Fault::WrongClock => {
                        let ahead = if matches!(FAULTS[kind], Fault::Killed) { 0 } else { 30 };
                        node.child.kill().await.unwrap();
                        node = Node::start(node.proxy, ahead).await;
                        world.addresses.lock().unwrap()[number] = node.address;
                    }
                }
                world.figures.faults[kind].fetch_add(1, Ordering::Relaxed);
                world.changed(|well| {
                    // What the proxy knew of it is old.
                    well.ready[number] &= full;
                    well.in_trouble[number] = false;
                });
                // Well again is whoever answers so.
                let mut client = Client::new(node.address);
                let asked = Instant::now();
                loop {
                    let ready = tokio::time::timeout(PATIENCE, client.get("/readyz")).await;
                    if matches!(ready, Ok(Ok(answer)) if answer.status == 200) {
                        break;
                    }
                    assert!(
                        asked.elapsed() < HEALED,
                        "a node does not heal after {:?}",
                        FAULTS[kind]
                    );
                    tokio::time::sleep(Duration::from_millis(50)).await;
                }
                drop(place);
            }
            node
        });
    }
    tasks.join_all().await
}
