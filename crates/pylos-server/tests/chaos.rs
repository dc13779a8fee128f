//! Three nodes on one PostgreSQL, and everything that can happen to them:
//! killed, stopped, cut off from the database, with a wrong clock, and a
//! database whose disk is full. A client
//! that knows what was acknowledged holds the result against it: nothing lost,
//! nothing twice, nothing out of order, no clock wrong.
//!
//! A minute of it is an ordinary test. For longer, and with more faults in it:
//! `PYLOS_CHAOS_SECONDS=1800 PYLOS_CHAOS_PACE=3 cargo test -p pylos-server --test chaos --
//! --nocapture`; the pace divides the time between faults and most of their lengths.

mod support;

use std::collections::HashSet;
use std::io::Read as _;
use std::net::SocketAddr;
use std::process::Stdio;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pylos_client::Client;
use pylos_rules::Random;
use pylos_server::{Config, Server, Timekeeper, serve};
use rustix::process::{Pid, Signal, kill_process};
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::proxy::{Proxy, Way};
use support::{Scratch, friends_with, generous};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

const NODES: usize = 3;

/// Games that are played at the same time.
const PLAYERS: usize = 24;

/// A node that answers nothing for so long is left for another.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// Nothing waits longer than this as long as one node is well. A busy machine
/// is given its time; the figures that are printed say how long it really was.
const STUCK: Duration = Duration::from_secs(30);

/// How much a clock may differ from what the client has measured, beside what
/// outages take from it.
const CLOCK: i64 = 1_000;

/// One of the nodes, in a process of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a part of the test below, which starts it"]
async fn node() {
    let database = std::env::var("PYLOS_CHAOS_DATABASE").expect("the test below starts this");
    let ahead: u64 = std::env::var("PYLOS_CHAOS_AHEAD").unwrap().parse().unwrap();
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    (config.database, config.limits, config.engine_threads) = (database, generous(), 1);
    let time = Timekeeper::system();
    time.advance(Duration::from_secs(ahead));
    let server = loop {
        match Server::start_at(config.clone(), time.clone()).await {
            Ok(server) => break server,
            Err(error) => eprintln!("a node cannot start yet: {error}"),
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("\naddress {}", listener.local_addr().unwrap());
    // Whoever has started this is gone when nothing can be read any more.
    let gone = async {
        let read = || std::io::stdin().read(&mut [0]);
        let _ = tokio::task::spawn_blocking(read).await;
    };
    serve(server, listener, gone).await.unwrap();
}

/// A node as the test sees it.
struct Node {
    proxy: Proxy,
    child: Child,
    address: SocketAddr,
}

impl Node {
    async fn start(proxy: Proxy, ahead: u64) -> Node {
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

    fn send(&self, signal: Signal) {
        let id = self.child.id().and_then(|id| Pid::from_raw(id as i32)).unwrap();
        kill_process(id, signal).unwrap();
    }
}

/// What happens to a node.
#[derive(Clone, Copy, Debug)]
enum Fault {
    Killed,
    Stopped,
    Cut,
    Swallowed,
    WrongClock,
    /// Of all of them at once: nobody can write.
    DiskFull,
}

const FAULTS: [Fault; 6] = [
    Fault::Killed,
    Fault::Stopped,
    Fault::Cut,
    Fault::Swallowed,
    Fault::WrongClock,
    Fault::DiskFull,
];

/// A disk that can be full: as long as there is a row in `full_disk`, the
/// database refuses events in the very words of one that has no room.
const FULL_DISK: &str = "
    CREATE TABLE full_disk (since TIMESTAMPTZ NOT NULL DEFAULT clock_timestamp());
    CREATE FUNCTION refuse_when_full() RETURNS trigger LANGUAGE plpgsql AS $$ BEGIN
        IF EXISTS (SELECT 1 FROM full_disk) THEN
            RAISE EXCEPTION 'could not extend file: No space left on device'
                USING ERRCODE = 'disk_full';
        END IF;
        RETURN NEW;
    END $$;
    CREATE TRIGGER refuse_when_full BEFORE INSERT ON events
        FOR EACH ROW EXECUTE FUNCTION refuse_when_full();";

#[derive(Default)]
struct Figures {
    faults: [AtomicU64; FAULTS.len()],
    games: AtomicU64,
    turns: AtomicU64,
    /// Turns that had to be sent more than once.
    again: AtomicU64,
    longest: Mutex<Duration>,
}

struct World {
    addresses: Mutex<Vec<SocketAddr>>,
    figures: Figures,
    end: Instant,
    /// Faults come so many times as fast.
    pace: u64,
    database: sqlx::PgPool,
}

/// Lets faults happen to one node after another, never to all at once.
async fn trouble(world: Arc<World>, nodes: Vec<Node>, seed: u64) -> Vec<Node> {
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
                    }
                    Fault::Killed | Fault::WrongClock => {
                        let ahead = if matches!(FAULTS[kind], Fault::Killed) { 0 } else { 30 };
                        node.child.kill().await.unwrap();
                        node = Node::start(node.proxy, ahead).await;
                        world.addresses.lock().unwrap()[number] = node.address;
                    }
                }
                world.figures.faults[kind].fetch_add(1, Ordering::Relaxed);
                // Well again is whoever answers so.
                let mut client = Client::new(node.address);
                let asked = Instant::now();
                loop {
                    let ready = tokio::time::timeout(PATIENCE, client.get("/readyz")).await;
                    if matches!(ready, Ok(Ok(answer)) if answer.status == 200) {
                        break;
                    }
                    assert!(
                        asked.elapsed() < STUCK,
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

/// Asks one node after the other until one answers as it should.
async fn insist(
    world: &World,
    client: &mut Client,
    random: &mut Random,
    path: &str,
    body: Option<&Value>,
    right: impl Fn(u16) -> bool,
) -> Value {
    let begun = Instant::now();
    for attempt in 0u64.. {
        client.address = world.addresses.lock().unwrap()[random.below(NODES as _) as usize];
        let asked = async {
            match body {
                Some(body) => client.post(path, body).await,
                None => client.get(path).await,
            }
        };
        let answer = tokio::time::timeout(PATIENCE, asked).await;
        if let Ok(Ok(answer)) = answer {
            if right(answer.status) {
                world.figures.again.fetch_add(u64::from(attempt > 0), Ordering::Relaxed);
                let mut longest = world.figures.longest.lock().unwrap();
                *longest = begun.elapsed().max(*longest);
                return answer.json();
            }
            assert!(
                matches!(answer.status, 503 | 429),
                "{path}: {} {}",
                answer.status,
                answer.text
            );
        }
        assert!(begun.elapsed() < STUCK, "{path} is stuck");
        tokio::time::sleep(Duration::from_millis(20 + random.below(100))).await;
    }
    unreachable!("attempts have no end")
}

/// Plays games one after the other, and holds each against what was
/// acknowledged.
async fn play(world: Arc<World>, number: u64, outages: sqlx::PgPool) {
    let mut random = Random::new(number);
    let mut clients = [0, 1].map(|_| Client::new(world.addresses.lock().unwrap()[0]));
    let clock = json!({ "clock": { "kind": "per_game", "seconds": 600, "increment": 0 } });
    let wish = friends_with("children", &clock);
    while Instant::now() < world.end {
        let created =
            insist(&world, &mut clients[0], &mut random, "/api/v1/games", Some(&wish), |s| {
                s == 201
            })
            .await;
        let game = created["game"].as_str().unwrap().to_owned();
        let join = format!("/api/v1/games/{game}/join");
        let invite = json!({ "invite": created["invite"] });
        insist(&world, &mut clients[1], &mut random, &join, Some(&invite), |s| s == 200).await;
        let mut cells: Vec<String> =
            (0..16).map(|n| format!("{}{}", ["a", "b", "c", "d"][n % 4], n / 4 + 1)).collect();
        for n in (1..cells.len()).rev() {
            cells.swap(n, random.below(n as _) as usize);
        }
        // When each turn was first sent and when it was acknowledged.
        let mut times = Vec::new();
        let path = format!("/api/v1/games/{game}/actions");
        for (ply, cell) in cells.iter().enumerate() {
            let turn = json!({ "type": "turn", "ply": ply, "undos": 0, "turn": cell });
            let sent = Instant::now();
            let client = &mut clients[ply % 2];
            let seen = insist(&world, client, &mut random, &path, Some(&turn), |s| s == 200).await;
            times.push((sent, Instant::now()));
            assert!(seen["ply"].as_u64().unwrap() > ply as u64, "an acknowledged turn is there");
            world.figures.turns.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(random.below(60))).await;
        }
        let whole = format!("/api/v1/games/{game}?ply=0&undos=0");
        // A node may not have heard of the last turns yet.
        let seen = loop {
            let path = whole.as_str();
            let seen = insist(&world, &mut clients[0], &mut random, path, None, |s| s == 200).await;
            if seen["turns"].as_array().is_some_and(|turns| turns.len() >= cells.len()) {
                break seen;
            }
            assert!(times[15].1.elapsed() < STUCK, "a node stays behind: {seen}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let turns = seen["turns"].as_array().unwrap();
        let played: Vec<&str> = turns.iter().map(|turn| turn["turn"].as_str().unwrap()).collect();
        assert_eq!(played, cells, "exactly what was acknowledged, in this order");
        assert_eq!(seen["revision"], 17, "joined and sixteen turns, nothing twice");
        let spent: i64 = turns[2..].iter().map(|turn| turn["spent"].as_i64().unwrap()).sum();
        let most = (times[15].1 - times[1].0).as_millis() as i64;
        let least = (times[15].0 - times[1].1).as_millis() as i64;
        let silent = stood_still(&outages, most).await;
        assert!(spent <= most + CLOCK, "charged {spent} ms of {most}");
        assert!(spent >= least - silent - CLOCK, "charged {spent} ms of {least}, {silent} silent");
        let end = json!({ "type": "resign", "ply": 16, "undos": 0 });
        insist(&world, &mut clients[0], &mut random, &path, Some(&end), |s| s == 200).await;
        world.figures.games.fetch_add(1, Ordering::Relaxed);
    }
}

/// For how long clocks may have stood still in the last so many milliseconds.
async fn stood_still(database: &sqlx::PgPool, last: i64) -> i64 {
    let sql = "SELECT COALESCE(SUM(ended - started), 0)::bigint FROM outages WHERE ended > \
               (extract(epoch FROM clock_timestamp()) * 1000)::bigint - $1 - 10000";
    sqlx::query_as::<_, (i64,)>(sql).bind(last).fetch_one(database).await.unwrap().0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn three_nodes_lose_nothing_whatever_happens_to_them() {
    let seconds = std::env::var("PYLOS_CHAOS_SECONDS").map_or(50, |text| text.parse().unwrap());
    let postgres = Postgres::start_with_tcp();
    let mut nodes = Vec::new();
    for _ in 0..NODES {
        nodes.push(Node::start(Proxy::to(postgres.port()).await, 0).await);
    }
    let database = sqlx::PgPool::connect(&postgres.address()).await.unwrap();
    sqlx::raw_sql(FULL_DISK).execute(&database).await.unwrap();
    let world = Arc::new(World {
        addresses: Mutex::new(nodes.iter().map(|node| node.address).collect()),
        figures: Figures::default(),
        end: Instant::now() + Duration::from_secs(seconds),
        pace: std::env::var("PYLOS_CHAOS_PACE").map_or(1, |text| text.parse().unwrap()),
        database: database.clone(),
    });
    let mut players = tokio::task::JoinSet::new();
    for number in 0..PLAYERS as u64 {
        players.spawn(play(Arc::clone(&world), number, database.clone()));
    }
    let trouble = tokio::spawn(trouble(Arc::clone(&world), nodes, 7));
    while let Some(player) = players.join_next().await {
        player.unwrap();
    }
    drop(trouble.await.unwrap());
    // The database says the same: every game has its revisions from 1 on.
    let gaps: Vec<(String,)> = sqlx::query_as(
        "SELECT game FROM events GROUP BY game HAVING COUNT(*) <> MAX(revision) OR MIN(revision) <> 1",
    )
    .fetch_all(&database)
    .await
    .unwrap();
    assert_eq!(gaps.into_iter().collect::<HashSet<_>>(), HashSet::new());
    // And every row says what its events say.
    let late: Vec<(String,)> = sqlx::query_as(
        "SELECT id FROM games g WHERE revision <> \
         COALESCE((SELECT MAX(revision) FROM events e WHERE e.game = g.id), 0)",
    )
    .fetch_all(&database)
    .await
    .unwrap();
    assert_eq!(late.into_iter().collect::<HashSet<_>>(), HashSet::new());
    let figures = &world.figures;
    let count = |number: &AtomicU64| number.load(Ordering::Relaxed);
    let faults: Vec<(Fault, u64)> =
        FAULTS.into_iter().zip(figures.faults.iter().map(count)).collect();
    println!(
        "{} games, {} turns acknowledged, {} requests sent again, longest wait {:?}, faults {faults:?}",
        count(&figures.games),
        count(&figures.turns),
        count(&figures.again),
        figures.longest.lock().unwrap()
    );
    assert!(count(&figures.games) > 0 && faults.iter().map(|(_, n)| n).sum::<u64>() > 0);
    database.close().await;
}
