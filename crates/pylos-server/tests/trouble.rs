//! What goes wrong on the best-known game sites, and must not happen here.

mod support;

use std::time::{Duration, Instant};

use pylos_server::Config;
use serde_json::{Value, json};
use support::{Running, Scratch, act, connect, friends, friends_with, generous, play, state};

fn blitz() -> Value {
    friends_with(
        "standard",
        &json!({ "clock": { "kind": "per_game", "seconds": 60, "increment": 0 } }),
    )
}

async fn on(scratch: &Scratch) -> Running {
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    Running::with(config).await
}

#[tokio::test]
async fn a_move_sent_during_a_restart_is_not_lost_and_its_maker_is_not_flagged() {
    let scratch = Scratch::new();
    let running = on(&scratch).await;
    let (mut first, mut second, game) = running.two(blitz()).await;
    play(&mut first, &game, 0, "a1").await;
    play(&mut second, &game, 1, "b2").await;
    running.stop().await;
    // Light's turn finds nobody. The client keeps it and sends it again.
    assert!(first.get("/healthz").await.is_err());
    let restarted = on(&scratch).await;
    // Much more time than light has left passes while no server runs.
    restarted.stop().await;
    pretend_silence(&scratch, Duration::from_secs(3_600)).await;
    let running = on(&scratch).await;
    first.address = running.address;
    let (status, seen) = play(&mut first, &game, 2, "c3").await;
    assert_eq!((status, &seen["phase"]), (200, &json!("playing")));
    assert_eq!(seen["turns"][0]["turn"], "c3");
    assert!(seen["clock"]["remaining"][0].as_u64().unwrap() > 50_000, "{}", seen["clock"]);
}

/// Makes the last sign of life older, and with it everything that happened.
async fn pretend_silence(scratch: &Scratch, by: Duration) {
    let by = by.as_millis() as i64;
    let file = format!("sqlite:{}/pylos.db", scratch.0.display());
    let database = sqlx::SqlitePool::connect(&file).await.unwrap();
    // Clocks run on playing time, which is stored with every event: it moves too.
    for sql in [
        "UPDATE liveness SET at = at - $1",
        "UPDATE events SET at = at - $1, body = json_set(body, '$.time', json_extract(body, '$.time') - $1)",
        "UPDATE outages SET started = started - $1, ended = ended - $1",
    ] {
        sqlx::query(sql).bind(by).execute(&database).await.unwrap();
    }
    database.close().await;
}

#[tokio::test]
async fn a_recorded_move_never_flags_its_maker() {
    let running = Running::start().await;
    let clock = json!({ "clock": { "kind": "per_move", "seconds": 1 } });
    let (first, second, game) = running.two(friends_with("children", &clock)).await;
    let (mut light, mut dark) = connect(&first, &second, &game).await;
    light.play(0, "a1").await.unwrap();
    dark.hear_ply(1).await.unwrap();
    dark.play(1, "b1").await.unwrap();
    light.hear_ply(2).await.unwrap();
    // Turns that arrive around the very last moment: each is either played,
    // and then its maker goes on, or too late, and then it is not recorded.
    let cells = ["c1", "d1", "a2", "b2", "c2", "d2"];
    for (ply, cell) in (2..).zip(cells) {
        tokio::time::sleep(Duration::from_millis(935 + 10 * ply)).await;
        let (mover, waiter) =
            if ply % 2 == 0 { (&mut light, &mut dark) } else { (&mut dark, &mut light) };
        mover.play(ply, cell).await.unwrap();
        let seen = waiter
            .hear_until(|seen| seen["ply"].as_u64() > Some(ply) || seen["phase"] == "finished")
            .await
            .unwrap();
        let side = if ply % 2 == 0 { "light" } else { "dark" };
        if seen["phase"] == "finished" {
            assert_eq!(seen["ply"], ply, "a late turn is not recorded");
            assert_ne!(seen["result"]["winner"], side);
            return;
        }
        let last = seen["turns"].as_array().unwrap().last().unwrap();
        assert_eq!((&last["turn"], &last["side"]), (&json!(cell), &json!(side)));
        assert_ne!(seen["clock"]["running"], side, "its maker's clock stands");
    }
}

#[tokio::test]
async fn clocks_neither_gain_nor_lose_time_on_reconnect() {
    let running = Running::start().await;
    let (first, second, game) = running.two(blitz()).await;
    let (mut light, mut dark) = connect(&first, &second, &game).await;
    light.play(0, "a1").await.unwrap();
    dark.hear_ply(1).await.unwrap();
    dark.play(1, "b2").await.unwrap();
    let start = light.hear_ply(2).await.unwrap();
    drop(light);
    for _ in 0..5 {
        let mut light = first.live(&game, "?ply=2").await.unwrap();
        let seen = light.hear().await.unwrap();
        let passed = seen["time"].as_i64().unwrap() - start["time"].as_i64().unwrap();
        let left = |state: &Value, side: usize| state["clock"]["remaining"][side].as_i64().unwrap();
        assert_eq!(left(&start, 0) - left(&seen, 0), passed, "light's time runs, here or not");
        assert_eq!(left(&start, 1), left(&seen, 1));
        tokio::time::sleep(Duration::from_millis(30)).await;
    }
}

#[tokio::test]
async fn after_a_reconnect_the_client_sees_who_is_to_move() {
    let running = Running::start().await;
    let (first, mut second, game) = running.two(friends("standard")).await;
    let mut light = first.live(&game, "").await.unwrap();
    light.play(0, "a1").await.unwrap();
    light.hear_ply(1).await.unwrap();
    drop(light); // the train enters a tunnel
    play(&mut second, &game, 1, "b2").await;
    let mut light = first.live(&game, "?ply=1&undos=0").await.unwrap();
    let seen = light.hear().await.unwrap();
    assert_eq!(seen["position"]["to_move"], "light");
    assert!(seen["legal"].is_array(), "it is our turn");
    assert_eq!(seen["from"], 1);
    assert_eq!(seen["turns"].as_array().unwrap().len(), 1, "exactly what was missed");
    assert_eq!(seen["turns"][0]["turn"], "b2");
}

#[tokio::test]
async fn one_lost_message_is_healed_by_the_next() {
    let running = Running::start().await;
    let (first, second, game) = running.two(friends("standard")).await;
    let (mut light, mut dark) = connect(&first, &second, &game).await;
    light.play(0, "a1").await.unwrap();
    let lost = dark.hear_ply(1).await.unwrap();
    drop(lost); // never shown
    dark.play(1, "b2").await.unwrap();
    let seen = dark.hear_ply(2).await.unwrap();
    // The board is whole in every message, and the gap can be seen.
    let text = seen["position"]["text"].as_str().unwrap();
    assert_eq!(text, "L....D........../........./..../. L");
    assert_eq!(seen["from"], 1, "a client that has ply 0 sees that something is missing");
    dark.say(&json!({ "type": "sync", "ply": 0, "undos": 0 })).await.unwrap();
    let seen = dark.hear().await.unwrap();
    assert_eq!((&seen["from"], seen["turns"].as_array().unwrap().len()), (&json!(0), 2));
    // A ping tells whether anything is missing.
    dark.say(&json!({ "type": "ping", "id": 7 })).await.unwrap();
    let pong = dark.hear_until(|message| message["type"] == "pong").await.unwrap();
    assert_eq!(
        (&pong["id"], &pong["ply"], &pong["revision"]),
        (&json!(7), &json!(2), &seen["revision"])
    );
}

#[tokio::test]
async fn a_resent_move_is_played_once() {
    let running = Running::start().await;
    let (mut first, mut second, game) = running.two(friends("standard")).await;
    for _ in 0..3 {
        let (status, seen) = play(&mut first, &game, 0, "a1").await;
        assert_eq!((status, &seen["ply"]), (200, &json!(1)));
    }
    play(&mut second, &game, 1, "b2").await;
    let (status, seen) = play(&mut first, &game, 0, "a1").await;
    assert_eq!((status, &seen["ply"]), (200, &json!(2)), "even after the answer to it");
    assert_eq!(seen["turns"].as_array().unwrap().len(), 2);
    // At once, on several connections.
    let mut sockets = Vec::new();
    for _ in 0..8 {
        let mut socket = first.live(&game, "").await.unwrap();
        socket.hear().await.unwrap();
        sockets.push(socket);
    }
    for socket in &mut sockets {
        socket.play(2, "c3").await.unwrap();
    }
    for socket in &mut sockets {
        socket.hear_ply(3).await.unwrap();
    }
    assert_eq!(state(&mut first, &game).await["ply"], 3);
}

#[tokio::test]
async fn a_reload_with_a_move_in_flight_cannot_send_a_second_one_for_the_same_ply() {
    let running = Running::start().await;
    let (first, _second, game) = running.two(friends("standard")).await;
    let mut before = first.live(&game, "").await.unwrap();
    before.hear().await.unwrap();
    before.play(0, "a1").await.unwrap();
    drop(before); // the page is reloaded before the answer
    let mut after = first.live(&game, "").await.unwrap();
    after.play(0, "d4").await.unwrap();
    let seen = after.hear_until(|message| message["type"] == "error" || message["ply"] == 1).await;
    assert!(seen.is_ok());
    tokio::time::sleep(Duration::from_millis(100)).await;
    let seen = state(&mut first.clone(), &game).await;
    assert_eq!(seen["ply"], 1, "one of the two was played, never both");
    let played = seen["turns"][0]["turn"].as_str().unwrap().to_owned();
    let other = if played == "a1" { "d4" } else { "a1" };
    let (status, refused) = play(&mut first.clone(), &game, 0, other).await;
    assert_eq!((status, &refused["code"]), (409, &json!("stale")));
}

#[tokio::test]
async fn everything_survives_a_restart() {
    let scratch = Scratch::new();
    let running = on(&scratch).await;
    let (mut first, mut second, game) = running.two(blitz()).await;
    for (ply, turn) in ["a1", "d4", "b1", "c4", "a2", "d3", "b2xb1"].into_iter().enumerate() {
        let mover = if ply % 2 == 0 { &mut first } else { &mut second };
        assert_eq!(play(mover, &game, ply as u64, turn).await.0, 200);
    }
    let offer = json!({ "type": "offer", "ply": 7, "undos": 0, "what": "draw" });
    act(&mut first, &game, offer).await;
    let before = state(&mut first, &game).await;
    running.stop().await;
    let running = on(&scratch).await;
    (first.address, second.address) = (running.address, running.address);
    let after = state(&mut first, &game).await;
    for field in ["position", "turns", "revision", "offers", "undos", "seats", "you"] {
        let (mut a, mut b) = (before[field].clone(), after[field].clone());
        if field == "seats" {
            (a[0]["online"], b[0]["online"]) = (json!(null), json!(null));
            (a[1]["online"], b[1]["online"]) = (json!(null), json!(null));
        }
        assert_eq!(a, b, "{field}");
    }
    let left = |state: &Value| state["clock"]["remaining"][1].as_i64().unwrap();
    let passed = after["time"].as_i64().unwrap() - before["time"].as_i64().unwrap();
    assert!(left(&before) >= left(&after) && left(&before) - left(&after) <= passed);
    assert_eq!(play(&mut second, &game, 7, "c3").await.0, 200);
}

/// Somebody else holds the database for a while: what cannot be written is
/// refused in time, nothing of it is there, and it can be sent again.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_write_that_fails_is_refused_in_time_and_can_be_sent_again() {
    let scratch = Scratch::new();
    let running = on(&scratch).await;
    let (mut first, mut second, game) = running.two(blitz()).await;
    play(&mut first, &game, 0, "a1").await;
    play(&mut second, &game, 1, "b2").await;
    let file = format!("sqlite:{}/pylos.db", scratch.0.display());
    let other = sqlx::SqlitePool::connect(&file).await.unwrap();
    let holding = other.begin_with("BEGIN IMMEDIATE").await.unwrap();
    let asked = Instant::now();
    let (status, refused) = play(&mut first, &game, 2, "c3").await;
    assert_eq!((status, &refused["code"]), (503, &json!("busy")), "{refused}");
    assert!(asked.elapsed() < Duration::from_millis(2_500), "{:?}", asked.elapsed());
    assert_eq!(first.get("/readyz").await.unwrap().status, 503);
    // Whoever looks sees what is stored.
    assert_eq!(state(&mut second, &game).await["ply"], 2);
    holding.rollback().await.unwrap();
    other.close().await;
    let free = Instant::now();
    let seen = loop {
        let (status, seen) = play(&mut first, &game, 2, "c3").await;
        if status == 200 {
            break seen;
        }
        assert!(free.elapsed() < Duration::from_secs(5), "{seen}");
        tokio::time::sleep(Duration::from_millis(50)).await;
    };
    assert_eq!((&seen["ply"], &seen["revision"]), (&json!(3), &json!(4)), "once");
    assert_eq!(play(&mut second, &game, 3, "d4").await.0, 200);
    assert_eq!(first.get("/readyz").await.unwrap().status, 200);
    running.stop().await;
    let running = on(&scratch).await;
    first.address = running.address;
    assert_eq!(state(&mut first, &game).await["ply"], 4, "and nothing else was kept");
}
