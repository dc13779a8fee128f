//! Several nodes on one PostgreSQL serve the same games.

mod support;

use std::time::{Duration, Instant};

use pylos_server::{Config, Timekeeper};
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::proxy::{Proxy, Way};
use support::{Running, Scratch, act, friends, friends_with, generous, play, state};

async fn node(postgres: &Postgres, scratch: &Scratch) -> Running {
    let mut config = Config::on_loopback(scratch.0.clone());
    config.database = postgres.address();
    config.limits = generous();
    Running::with(config).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_play_one_game_and_one_may_go() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let (one, two) = (node(&postgres, &scratch).await, node(&postgres, &scratch).await);
    let (mut first, mut second) = (one.client(), two.client());
    let created = first.create(&friends("standard")).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    second.join(&created).await.unwrap();
    let mut light = first.live(&game, "").await.unwrap();
    let mut dark = second.live(&game, "").await.unwrap();
    light.hear_until(|seen| seen["phase"] == "playing").await.unwrap();
    for ply in (0..10).step_by(2) {
        let cell = |n: u64| format!("{}{}", ["a", "b", "c", "d"][n as usize % 4], n / 4 + 1);
        light.play(ply, &cell(ply)).await.unwrap();
        let seen = dark.hear_ply(ply + 1).await.unwrap();
        assert_eq!(seen["turns"].as_array().unwrap().last().unwrap()["turn"], cell(ply));
        dark.play(ply + 1, &cell(ply + 1)).await.unwrap();
        light.hear_ply(ply + 2).await.unwrap();
    }
    // The first node goes; light comes to the other.
    drop(light);
    one.stop().await;
    first.address = two.address;
    let mut light = first.live(&game, "?ply=10&undos=0").await.unwrap();
    let seen = light.hear().await.unwrap();
    assert_eq!((&seen["ply"], &seen["you"]), (&json!(10), &json!(["light"])));
    light.play(10, "c3").await.unwrap();
    assert_eq!(dark.hear_ply(11).await.unwrap()["ply"], 11);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_is_said_at_one_node_is_heard_at_the_other_and_counted_by_both() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let (one, two) = (node(&postgres, &scratch).await, node(&postgres, &scratch).await);
    let (mut first, mut second) = (one.client(), two.client());
    let created = first.create(&friends("standard")).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    second.join(&created).await.unwrap();
    let mut dark = second.live(&game, "").await.unwrap();
    dark.hear().await.unwrap();
    let path = format!("/api/v1/games/{game}/talk");
    let said = first.post(&path, &json!({ "phrase": "good-luck" })).await.unwrap();
    assert_eq!(said.status, 204, "{}", said.text);
    let heard = dark.hear_until(|seen| !seen["said"].is_null()).await.unwrap();
    assert_eq!(heard["said"][0]["phrase"], "good-luck");
    // Four at once, wherever they are said.
    let mut stored = 0;
    for node in [&two, &one, &two, &one] {
        first.address = node.address;
        let answer = first.post(&path, &json!({ "phrase": "smile" })).await.unwrap();
        stored += u32::from(answer.status == 204);
    }
    assert_eq!(stored, 3);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_sent_to_two_nodes_is_played_once() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let (one, two) = (node(&postgres, &scratch).await, node(&postgres, &scratch).await);
    let (mut first, mut second, game) = one.two(friends("standard")).await;
    let mut elsewhere = first.clone();
    elsewhere.address = two.address;
    state(&mut elsewhere, &game).await; // both have it in memory
    for ply in (0..6).step_by(2) {
        let cell = ["a1", "b1", "c1", "d1", "a2", "b2"][ply as usize];
        let other = ["a3", "b3", "c3", "d3", "a4", "b4"][ply as usize];
        // The same turn, and a different one, at the same moment on two nodes.
        let (a, b) = tokio::join!(
            play(&mut first, &game, ply, cell),
            play(&mut elsewhere, &game, ply, if ply == 0 { cell } else { other })
        );
        let done = [a.0, b.0].iter().filter(|&&status| status == 200).count();
        assert_eq!(done, if ply == 0 { 2 } else { 1 }, "{a:?} {b:?}");
        let seen = state(&mut first, &game).await;
        assert_eq!(seen["ply"], ply + 1);
        // Free, whichever of the two was played.
        let answer = ["d4", "c4", "d3", "b4", "d2", "c2"][ply as usize + 1];
        assert_eq!(play(&mut second, &game, ply + 1, answer).await.0, 200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_known_on_every_node() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let (one, two) = (node(&postgres, &scratch).await, node(&postgres, &scratch).await);
    let clock = json!({ "clock": { "kind": "per_move", "seconds": 1 } });
    let (first, mut second, game) = one.two(friends_with("standard", &clock)).await;
    second.address = two.address;
    let mut dark = second.live(&game, "").await.unwrap();
    let mut light = first.live(&game, "").await.unwrap();
    dark.hear_until(|seen| seen["seats"][0]["online"] == true).await.unwrap();
    light.close().await.unwrap();
    dark.hear_until(|seen| seen["seats"][0]["online"] == false).await.unwrap();
    light = first.live(&game, "").await.unwrap();
    light.play(0, "a1").await.unwrap();
    dark.hear_ply(1).await.unwrap();
    dark.play(1, "b2").await.unwrap();
    // Whichever node notices first: the flag falls once, on both.
    for socket in [&mut light, &mut dark] {
        let end = socket.hear_until(|seen| seen["phase"] == "finished").await.unwrap();
        assert_eq!(
            (&end["result"]["by"], &end["result"]["winner"]),
            (&json!("time"), &json!("dark"))
        );
    }
    let mut anybody = two.client();
    let seen = state(&mut anybody, &game).await;
    assert_eq!(seen["revision"], 4, "joined, two turns, one flag");
    let resign = json!({ "type": "resign", "ply": 2, "undos": 0 });
    assert_eq!(act(&mut second, &game, resign).await.0, 409);
}

/// A node whose way to the database can be cut.
async fn distant_node(postgres: &Postgres, scratch: &Scratch) -> (Running, Proxy) {
    let proxy = Proxy::to(postgres.port()).await;
    let mut config = Config::on_loopback(scratch.0.clone());
    config.database = format!("postgres://pylos@{}/postgres?sslmode=disable", proxy.address);
    config.limits = generous();
    (Running::with(config).await, proxy)
}

async fn outages(postgres: &Postgres) -> i64 {
    let database = sqlx::PgPool::connect(&postgres.address()).await.unwrap();
    let sql = "SELECT COUNT(*) FROM outages";
    let (count,): (i64,) = sqlx::query_as(sql).fetch_one(&database).await.unwrap();
    database.close().await;
    count
}

fn minutes() -> Value {
    let clock = json!({ "clock": { "kind": "per_game", "seconds": 60, "increment": 0 } });
    friends_with("standard", &clock)
}

/// The database is away for eight seconds: that is an outage like any other.
async fn away(way: Way) {
    let (postgres, scratch) = (Postgres::start_with_tcp(), Scratch::new());
    let (running, proxy) = distant_node(&postgres, &scratch).await;
    let (mut first, mut second, game) = running.two(minutes()).await;
    play(&mut first, &game, 0, "a1").await;
    play(&mut second, &game, 1, "b2").await;
    assert_eq!(first.get("/readyz").await.unwrap().status, 200);
    proxy.becomes(way);
    let begun = Instant::now();
    tokio::time::sleep(Duration::from_secs(1)).await;
    let asked = Instant::now();
    let (status, refused) = play(&mut first, &game, 2, "c3").await;
    assert_eq!((status, &refused["code"]), (503, &json!("busy")));
    assert!(asked.elapsed() < Duration::from_millis(2_500), "{:?}", asked.elapsed());
    for path in ["/api/v1/games?list=live", "/api/v1/games/no-such-game"] {
        assert_eq!(first.get(path).await.unwrap().status, 503, "{path}");
    }
    tokio::time::sleep(Duration::from_secs(8).saturating_sub(begun.elapsed())).await;
    assert_eq!(first.get("/readyz").await.unwrap().status, 503);
    proxy.becomes(Way::Open);
    let opened = Instant::now();
    let seen = loop {
        let (status, seen) = play(&mut first, &game, 2, "c3").await;
        if status == 200 {
            break seen;
        }
        assert!(opened.elapsed() < Duration::from_secs(5), "it does not heal: {seen}");
        tokio::time::sleep(Duration::from_millis(100)).await;
    };
    // Two seconds at most of an outage are charged, and what it took to heal
    // is part of it.
    let left = seen["clock"]["remaining"][0].as_u64().unwrap();
    assert!(left > 60_000 - 3_500, "{}", seen["clock"]);
    assert_eq!(outages(&postgres).await, 1);
    assert_eq!(first.get("/readyz").await.unwrap().status, 200);
    running.stop().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_is_cut_off_is_an_outage() {
    away(Way::Cut).await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_database_that_swallows_everything_is_an_outage() {
    away(Way::Swallowing).await;
}

/// One node loses its news without a word: its boards are right again within
/// seconds, and a client that knows more makes it look at once.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn news_that_are_lost_are_caught_up_with() {
    let (postgres, scratch) = (Postgres::start_with_tcp(), Scratch::new());
    let one = node(&postgres, &scratch).await;
    let (two, proxy) = distant_node(&postgres, &scratch).await;
    let (mut first, mut second, game) = one.two(friends("standard")).await;
    let mut elsewhere = second.clone();
    elsewhere.address = two.address;
    let mut board = elsewhere.live(&game, "").await.unwrap();
    board.hear().await.unwrap();
    // Everything that two is connected by goes silent; new connections work.
    proxy.becomes(Way::Swallowing);
    tokio::time::sleep(Duration::from_millis(100)).await;
    play(&mut first, &game, 0, "a1").await;
    proxy.becomes(Way::Open);
    let seen = tokio::time::timeout(Duration::from_secs(7), board.hear_ply(1)).await;
    assert_eq!(seen.unwrap().unwrap()["ply"], 1);
    // An event of which nobody is told: whoever knows of it makes the node look.
    play(&mut second, &game, 1, "b2").await;
    board.hear_ply(2).await.unwrap();
    let database = sqlx::PgPool::connect(&postgres.address()).await.unwrap();
    let body = r#"{"version":1,"time":1,"event":"turn","turn":"c3"}"#;
    let sql = "INSERT INTO events (game, revision, at, body) VALUES ($1, 4, 1, $2)";
    sqlx::query(sql).bind(&game).bind(body).execute(&database).await.unwrap();
    board.say(&json!({ "type": "sync", "ply": 3, "undos": 0 })).await.unwrap();
    assert_eq!(board.hear_ply(3).await.unwrap()["ply"], 3);
    let (status, seen) = play(&mut second, &game, 3, "d4").await;
    assert_eq!((status, &seen["ply"]), (200, &json!(4)), "instead of being told to be stale");
    database.close().await;
}

/// The news arrive, but the database is busy when the node asks for more: it
/// asks again, and nobody is left with an old board.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_board_is_right_although_the_database_was_busy_when_news_came() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let running = node(&postgres, &scratch).await;
    let (mut first, second, game) = running.two(friends("standard")).await;
    play(&mut first, &game, 0, "a1").await;
    let mut board = second.live(&game, "").await.unwrap();
    board.hear_ply(1).await.unwrap();
    let database = sqlx::PgPool::connect(&postgres.address()).await.unwrap();
    // What another node has written.
    let body = r#"{"version":1,"time":1,"event":"turn","turn":"c3"}"#;
    let sql = "INSERT INTO events (game, revision, at, body) VALUES ($1, 3, 1, $2)";
    sqlx::query(sql).bind(&game).bind(body).execute(&database).await.unwrap();
    let mut holding = database.begin().await.unwrap();
    sqlx::query("LOCK TABLE events").execute(&mut *holding).await.unwrap();
    let news = format!("{game} 3");
    sqlx::query("SELECT pg_notify('pylos', $1)").bind(news).execute(&database).await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    holding.rollback().await.unwrap();
    let seen = tokio::time::timeout(Duration::from_secs(6), board.hear_ply(2)).await;
    assert_eq!(seen.expect("an old board").unwrap()["ply"], 2);
    database.close().await;
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_wrong_clock_stops_nobodys_clock() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let one = node(&postgres, &scratch).await;
    let (mut first, mut second, game) = one.two(minutes()).await;
    play(&mut first, &game, 0, "a1").await;
    play(&mut second, &game, 1, "b2").await;
    let wrong = Timekeeper::system();
    wrong.advance(Duration::from_secs(30));
    let mut config = Config::on_loopback(scratch.0.clone());
    config.database = postgres.address();
    config.limits = generous();
    let two = Running::at(config, wrong.clone()).await;
    first.address = two.address;
    let (status, seen) = play(&mut first, &game, 2, "c3").await;
    assert_eq!(status, 200);
    assert!(seen["clock"]["remaining"][0].as_u64().unwrap() > 50_000, "{}", seen["clock"]);
    // It goes wrong while it runs: refused there, and right again by itself.
    wrong.advance(Duration::from_secs(5));
    second.address = two.address;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    let (status, seen) = play(&mut second, &game, 3, "d4").await;
    assert_eq!((status, &seen["code"]), (503, &json!("busy")));
    assert_eq!(second.get("/readyz").await.unwrap().status, 503);
    let seen = loop {
        let (status, seen) = play(&mut second, &game, 3, "d4").await;
        if status == 200 {
            break seen;
        }
        tokio::time::sleep(Duration::from_millis(200)).await;
    };
    assert!(seen["clock"]["remaining"][1].as_u64().unwrap() > 48_000, "{}", seen["clock"]);
    assert_eq!(outages(&postgres).await, 0);
}

/// A newer program has written an event that this one cannot read: its players
/// are sent to another node, and nothing is stuck or broken.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_game_of_a_newer_program_is_handed_over() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let running = node(&postgres, &scratch).await;
    let (mut first, second, game) = running.two(friends("standard")).await;
    let (mut light, _dark) = support::connect(&first, &second, &game).await;
    let database = sqlx::PgPool::connect(&postgres.address()).await.unwrap();
    let body = r#"{"version":99,"time":1,"event":"teleported"}"#;
    let sql = "INSERT INTO events (game, revision, at, body) VALUES ($1, 2, 1, $2)";
    sqlx::query(sql).bind(&game).bind(body).execute(&database).await.unwrap();
    sqlx::query("UPDATE games SET revision = 2, version = 99 WHERE id = $1")
        .bind(&game)
        .execute(&database)
        .await
        .unwrap();
    let news = format!("{game} 2");
    sqlx::query("SELECT pg_notify('pylos', $1)").bind(news).execute(&database).await.unwrap();
    let closed = loop {
        match light.hear().await {
            Ok(_) => {}
            Err(closed) => break closed.to_string(),
        }
    };
    assert!(closed.contains("4000"), "{closed}");
    let (status, refused) = play(&mut first, &game, 0, "a1").await;
    assert_eq!((status, &refused["code"]), (503, &json!("busy")));
    assert_eq!(first.get("/readyz").await.unwrap().status, 200, "all else goes on");
    database.close().await;
}

static OLD: &[(&str, &[u8])] =
    &[("/index.html", b"<script src=/assets/old.js>"), ("/assets/old.js", &[b'o'; 4_000])];
static NEW: &[(&str, &[u8])] =
    &[("/index.html", b"<script src=/assets/new.js>"), ("/assets/new.js", b"new")];

/// While two versions run side by side, a page of one gets its parts from the
/// other too, and so does a tab that is older than the update.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_node_has_the_parts_of_every_version() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let start = async |files| {
        let mut config = Config::on_loopback(scratch.0.clone());
        (config.database, config.limits) = (postgres.address(), generous());
        config.pages = pylos_server::Pages::BuiltIn(files);
        Running::with(config).await
    };
    let (old, new) = (start(OLD).await, start(NEW).await);
    let fetched = async |running: &Running, path: &str| {
        let encodings = [("Accept-Encoding", "gzip")];
        let answer = running.client().request("GET", path, &encodings, "").await.unwrap();
        let header = |name: &str| answer.header(name).unwrap_or_default().to_owned();
        (answer.status, header("content-type"), header("content-encoding"), header("cache-control"))
    };
    let begun = Instant::now();
    for (running, path, encoding) in
        [(&old, "/assets/new.js", ""), (&new, "/assets/old.js", "gzip")]
    {
        let mut got = fetched(running, path).await;
        while got.0 == 404 && begun.elapsed() < Duration::from_secs(10) {
            tokio::time::sleep(Duration::from_millis(50)).await;
            got = fetched(running, path).await;
        }
        assert_eq!((got.0, &*got.2), (200, encoding), "{path}");
        assert!(got.1.starts_with("text/javascript") && got.3.contains("immutable"), "{got:?}");
    }
    old.stop().await;
    assert_eq!(fetched(&new, "/assets/old.js").await.0, 200, "tabs outlive their node");
    assert_eq!(fetched(&new, "/assets/never.js").await.0, 404);
}
