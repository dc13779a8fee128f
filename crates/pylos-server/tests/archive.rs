//! A server with a past: 100,000 finished and 20,000 abandoned games. How soon
//! it is ready, how long lists take, what a crawler through all of it leaves
//! in memory, and that nobody takes the time for an outage.
//!
//! It prints figures and is run by hand:
//! `cargo test --release -p pylos-server --test archive -- --ignored --nocapture`;
//! `PYLOS_ARCHIVE_MINUTES=30` lets it run for that long before it is asked
//! about outages.

mod support;

use std::time::{Duration, Instant};

use pylos_client::Client;
use pylos_server::Config;
use serde_json::{Value, json};
use sqlx::SqlitePool;
use support::{Running, Scratch, act, friends_with, generous, play};

const FINISHED: u32 = 100_000;
const ABANDONED: u32 = 20_000;

async fn start(scratch: &Scratch) -> Running {
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    Running::with(config).await
}

/// Resident memory in megabytes.
fn memory() -> f64 {
    let status = std::fs::read_to_string("/proc/self/status").unwrap();
    let line = status.lines().find_map(|line| line.strip_prefix("VmRSS:")).unwrap();
    line.split_whitespace().next().unwrap().parse::<f64>().unwrap() / 1000.0
}

/// Two games that are really played: one to its end, one until nobody came
/// back. All others are copies of them.
async fn originals(scratch: &Scratch) -> [String; 2] {
    let running = start(scratch).await;
    let wish = friends_with("standard", &json!({ "visibility": "public" }));
    let mut games = Vec::new();
    for ends in [true, false] {
        let (mut first, mut second, game) = running.two(wish.clone()).await;
        for (ply, turn) in ["a1", "b1", "c1", "d1", "a2", "d2"].into_iter().enumerate() {
            let mover = if ply % 2 == 0 { &mut first } else { &mut second };
            assert_eq!(play(mover, &game, ply as u64, turn).await.0, 200);
        }
        if ends {
            let resign = json!({ "type": "resign", "ply": 6, "undos": 0 });
            assert_eq!(act(&mut first, &game, resign).await.0, 200);
        }
        games.push(game);
    }
    running.stop().await;
    games.try_into().unwrap()
}

/// So many copies of a game, each a second older than the one before.
async fn copy(database: &SqlitePool, game: &str, copies: u32) {
    let columns: Vec<(String,)> = sqlx::query_as(
        "SELECT name FROM pragma_table_info('games') WHERE name NOT IN ('id', 'created', 'active')",
    )
    .fetch_all(database)
    .await
    .unwrap();
    let columns: Vec<String> = columns.into_iter().map(|(name,)| name).collect();
    let columns = columns.join(", ");
    let numbers = format!(
        "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {copies})"
    );
    for sql in [
        format!(
            "{numbers} INSERT INTO games (id, created, active, {columns}) \
             SELECT id || '-' || n, created - 1000 * n, active - 1000 * n, {columns} \
             FROM games, n WHERE id = '{game}'"
        ),
        format!(
            "{numbers} INSERT INTO events (game, revision, at, body) \
             SELECT game || '-' || n, revision, at, body FROM events, n WHERE game = '{game}'"
        ),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(database).await.unwrap();
    }
}

/// The time that a request takes, the best of a few: others use the machine
/// too.
async fn best(client: &mut Client, path: &str) -> (Duration, Value) {
    let mut best = (Duration::MAX, Value::Null);
    for _ in 0..10 {
        let begun = Instant::now();
        let answer = client.get(path).await.unwrap();
        assert_eq!(answer.status, 200, "{path}");
        best = (begun.elapsed().min(best.0), answer.json());
    }
    best
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "prints figures, and takes minutes"]
async fn a_server_with_a_past() {
    let scratch = Scratch::new();
    let [finished, abandoned] = originals(&scratch).await;
    let file = format!("sqlite:{}/pylos.db", scratch.0.display());
    let database = SqlitePool::connect(&file).await.unwrap();
    copy(&database, &finished, FINISHED - 1).await;
    copy(&database, &abandoned, ABANDONED - 1).await;
    sqlx::query("DELETE FROM outages").execute(&database).await.unwrap();
    database.close().await;
    let (empty, begun) = (memory(), Instant::now());
    let running = start(&scratch).await;
    let mut client = running.client();
    assert_eq!(client.get("/readyz").await.unwrap().status, 200);
    println!("ready after {:?}; {empty:.0} MB before, {:.0} MB then", begun.elapsed(), memory());
    let mut longest = Duration::ZERO;
    for list in ["live", "open", "finished"] {
        for more in ["", "&game=pyramid", "&game=equator", "&limit=100"] {
            let path = format!("/api/v1/games?list={list}{more}");
            let (time, _) = best(&mut client, &path).await;
            println!("{path}: {time:?}");
            longest = longest.max(time);
        }
    }
    let (mut games, mut before) = (0, String::new());
    let crawl = Instant::now();
    loop {
        let path = format!("/api/v1/games?list=finished&limit=100{before}");
        let page = client.get(&path).await.unwrap().json();
        games += page["games"].as_array().unwrap().len();
        let Some(next) = page["before"].as_str() else { break };
        before = format!("&before={next}");
    }
    println!("{games} games crawled in {:?}; {:.0} MB after it", crawl.elapsed(), memory());
    assert_eq!(games, FINISHED as usize);
    let minutes = std::env::var("PYLOS_ARCHIVE_MINUTES").map_or(0, |text| text.parse().unwrap());
    tokio::time::sleep(Duration::from_secs(60 * minutes + 10)).await;
    let database = SqlitePool::connect(&file).await.unwrap();
    // The time between the two servers is one, and a real one.
    let outages: (i64,) =
        sqlx::query_as("SELECT COUNT(*) FROM outages").fetch_one(&database).await.unwrap();
    println!("{} outages, {:.0} MB at the end; lists at most {longest:?}", outages.0, memory());
    assert!(outages.0 <= 1, "a false outage");
    running.stop().await;
}
