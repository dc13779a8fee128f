//! A server with a past: 100,000 finished and 20,000 abandoned games, of which
//! many need something at once: clocks that have run out, computers to move,
//! games that nobody has touched for a month. How soon it is ready, how long
//! lists take, what a crawler through all of it leaves in memory, how long it
//! takes until all of them have what they need, and that nobody takes any of it
//! for an outage.
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

/// So many of each kind of abandoned games.
const EACH: u32 = 5_000;

/// The kinds, and what tells that such a game has what it needs.
const ABANDONED: [(&str, &str); 3] = [
    ("out-of-time", "phase = 'finished' AND result = 'time'"),
    ("computer", "revision > 1"),
    ("untouched", "phase = 'finished' AND result = 'abandonment'"),
];

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

/// Games that are really played, of which all others are copies: one to its
/// end, the others until nobody came back.
struct Originals {
    finished: String,
    plain: String,
    clock: String,
    computer: String,
}

async fn originals(scratch: &Scratch) -> Originals {
    let running = start(scratch).await;
    let begin = async |more: Value, ends: bool| {
        let (mut first, mut second, game) = running.two(friends_with("standard", &more)).await;
        for (ply, turn) in ["a1", "b1", "c1", "d1", "a2", "d2"].into_iter().enumerate() {
            let mover = if ply % 2 == 0 { &mut first } else { &mut second };
            assert_eq!(play(mover, &game, ply as u64, turn).await.0, 200);
        }
        if ends {
            let resign = json!({ "type": "resign", "ply": 6, "undos": 0 });
            assert_eq!(act(&mut first, &game, resign).await.0, 200);
        }
        game
    };
    let minutes = json!({ "kind": "per_game", "seconds": 600, "increment": 0 });
    let public = json!({ "visibility": "public" });
    let mut anybody = running.client();
    let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 1 }]);
    let created = anybody.create(&json!({ "rules": "standard", "seats": seats })).await.unwrap();
    let computer = created["game"].as_str().unwrap().to_owned();
    let mut board = anybody.live(&computer, "").await.unwrap();
    board.play(0, "a1").await.unwrap();
    board.hear_ply(2).await.unwrap();
    drop(board);
    let originals = Originals {
        finished: begin(public.clone(), true).await,
        plain: begin(public.clone(), false).await,
        clock: begin(json!({ "clock": minutes }), false).await,
        computer,
    };
    running.stop().await;
    originals
}

/// So many copies of a game, each a second older than the one before and with
/// players of its own.
async fn copy(database: &SqlitePool, game: &str, name: &str, copies: u32) {
    let columns: Vec<(String,)> = sqlx::query_as(
        "SELECT name FROM pragma_table_info('games') \
         WHERE name NOT IN ('id', 'created', 'active', 'first', 'second')",
    )
    .fetch_all(database)
    .await
    .unwrap();
    let columns: Vec<String> = columns.into_iter().map(|(name,)| name).collect();
    let columns = columns.join(", ");
    let numbers = format!(
        "WITH RECURSIVE n (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {copies})"
    );
    let player = |seat: &str| {
        format!(
            "{numbers} INSERT INTO players (id, created) SELECT {seat} || '-{name}-' || n, created \
             FROM games, n WHERE id = '{game}' AND {seat} IS NOT NULL"
        )
    };
    for sql in [
        player("first"),
        player("second"),
        format!(
            "{numbers} INSERT INTO games (id, created, active, first, second, {columns}) \
             SELECT '{name}-' || n, created - 1000 * n, active - 1000 * n, \
             first || '-{name}-' || n, second || '-{name}-' || n, {columns} \
             FROM games, n WHERE id = '{game}'"
        ),
        format!(
            "{numbers} INSERT INTO events (game, revision, at, body) \
             SELECT '{name}-' || n, revision, at, body FROM events, n WHERE game = '{game}'"
        ),
    ] {
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(database).await.unwrap();
    }
}

/// The games of the past, and what has become of some of them meanwhile.
async fn remember(database: &SqlitePool, originals: &Originals) {
    copy(database, &originals.finished, "finished", FINISHED - 1).await;
    for (game, name) in [
        (&originals.plain, "plain"),
        (&originals.plain, "untouched"),
        (&originals.clock, "out-of-time"),
        (&originals.computer, "computer"),
    ] {
        copy(database, game, name, EACH).await;
    }
    for sql in [
        // An hour ago, and there were ten minutes.
        "UPDATE games SET deadline = deadline - 3600000 WHERE id LIKE 'out-of-time-%'",
        "UPDATE events SET body = json_set(body, '$.time', json_extract(body, '$.time') - 3600000) \
         WHERE game LIKE 'out-of-time-%'",
        // As if the server had died before the computer had thought.
        "DELETE FROM events WHERE game LIKE 'computer-%' AND revision > 1",
        "UPDATE games SET revision = 1, ply = 1, to_move = 1, engine_due = 1, \
         position = 'L.............../........./..../. D' WHERE id LIKE 'computer-%'",
        "UPDATE games SET active = active - 31 * 86400000 WHERE id LIKE 'untouched-%'",
        "DELETE FROM outages",
    ] {
        sqlx::query(sql).execute(database).await.unwrap();
    }
}

/// Follows the signs of life, and what has been done for abandoned games, until
/// all of them have what they need.
async fn follow(database: SqlitePool) -> Duration {
    let begun = Instant::now();
    let (mut longest, mut done) = (0, [false; ABANDONED.len()]);
    while done.contains(&false) {
        assert!(begun.elapsed() < Duration::from_secs(600), "{done:?}");
        tokio::time::sleep(Duration::from_millis(250)).await;
        let now = std::time::SystemTime::now().duration_since(std::time::UNIX_EPOCH).unwrap();
        let sql = "SELECT at FROM liveness";
        let (at,): (i64,) = sqlx::query_as(sql).fetch_one(&database).await.unwrap();
        longest = longest.max(now.as_millis() as i64 - at);
        for (number, (name, so)) in ABANDONED.into_iter().enumerate() {
            let sql = format!("SELECT COUNT(*) FROM games WHERE id LIKE '{name}-%' AND {so}");
            let query = sqlx::query_as(sqlx::AssertSqlSafe(sql));
            let (count,): (i64,) = query.fetch_one(&database).await.unwrap();
            if !done[number] && count == i64::from(EACH) {
                println!("{name}: {count} seen to after {:?}", begun.elapsed());
                done[number] = true;
            }
        }
    }
    Duration::from_millis(longest as u64)
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
    let originals = originals(&scratch).await;
    let file = format!("sqlite:{}/pylos.db", scratch.0.display());
    let database = SqlitePool::connect(&file).await.unwrap();
    remember(&database, &originals).await;
    database.close().await;
    let (empty, begun) = (memory(), Instant::now());
    let running = start(&scratch).await;
    let mut client = running.client();
    assert_eq!(client.get("/readyz").await.unwrap().status, 200);
    println!("ready after {:?}; {empty:.0} MB before, {:.0} MB then", begun.elapsed(), memory());
    let database = SqlitePool::connect(&file).await.unwrap();
    let followed = tokio::spawn(follow(database));
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
    assert!(games >= FINISHED as usize);
    let longest_silence = followed.await.unwrap();
    println!("the longest time without a sign of life: {longest_silence:?}; {:.0} MB", memory());
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
