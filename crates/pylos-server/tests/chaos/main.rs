//! Three nodes on one PostgreSQL, and everything that can happen to them:
//! killed, stopped, cut off from the database, with a wrong clock, and a
//! database whose disk is full. A client
//! that knows what was acknowledged holds the result against it: nothing lost,
//! nothing twice, nothing out of order, no clock wrong.
//!
//! Some players play against the computer, whose turns must come as well. They
//! all ask as through a proxy that looks at `/readyz`: what has to wait is
//! measured from the moment on when some node says that it is well.
//!
//! A minute of it is an ordinary test. For longer, and with more faults in it:
//! `PYLOS_CHAOS_SECONDS=1800 PYLOS_CHAOS_PACE=3 cargo test -p pylos-server --test chaos --
//! --nocapture`; the pace divides the time between faults and most of their lengths,
//! and `PYLOS_CHAOS_SEED` draws other ones.

mod players;
#[path = "../support/mod.rs"]
mod support;
mod trouble;
mod world;

use std::collections::HashSet;
use std::io::Read as _;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pylos_server::{Config, Server, Timekeeper, serve};
use support::postgres::Postgres;
use support::proxy::Proxy;
use support::{Scratch, generous};
use trouble::{FAULTS, Fault, Node};
use world::{Figures, World};

const NODES: usize = 3;

/// Games that are played at the same time.
const PLAYERS: usize = 24;

/// A node that answers nothing for so long is left for another.
const PATIENCE: Duration = Duration::from_millis(2_500);

/// Every so manieth player plays against the computer.
const AGAINST_COMPUTER: u64 = 4;

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
        well: Mutex::default(),
        figures: Figures::default(),
        end: Instant::now() + Duration::from_secs(seconds),
        pace: std::env::var("PYLOS_CHAOS_PACE").map_or(1, |text| text.parse().unwrap()),
        database: database.clone(),
    });
    let mut looking = tokio::task::JoinSet::new();
    (0..NODES).for_each(|node| drop(looking.spawn(world::look(Arc::clone(&world), node))));
    let seed = std::env::var("PYLOS_CHAOS_SEED").map_or(7, |text| text.parse().unwrap());
    let mut playing = tokio::task::JoinSet::new();
    for number in seed..seed + PLAYERS as u64 {
        let world = Arc::clone(&world);
        match number % AGAINST_COMPUTER {
            0 => playing.spawn(players::play_computer(world, number)),
            _ => playing.spawn(players::play(world, number, database.clone())),
        };
    }
    let faults = tokio::spawn(trouble::trouble(Arc::clone(&world), nodes, seed));
    while let Some(player) = playing.join_next().await {
        player.unwrap();
    }
    drop(faults.await.unwrap());
    drop(looking);
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
        "{} games, {} turns acknowledged, {} of the computer, {} requests sent again; the longest \
         wait {:?}, once a node was well {:?}, for the computer {:?}; faults {faults:?}",
        count(&figures.games),
        count(&figures.turns),
        count(&figures.answers),
        count(&figures.again),
        figures.longest.lock().unwrap(),
        figures.longest_well.lock().unwrap(),
        figures.longest_computer.lock().unwrap()
    );
    assert!(count(&figures.games) > 0 && faults.iter().map(|(_, n)| n).sum::<u64>() > 0);
    database.close().await;
}
