//! Lists come from the rows alone.

mod support;

use pylos_server::{Config, Limits};
use serde_json::json;
use support::{Running, Scratch, act, friends_with, generous, play, register};

async fn on(scratch: &Scratch, limits: Limits) -> Running {
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = limits;
    Running::with(config).await
}

#[tokio::test]
async fn a_list_plays_nothing_through_and_leaves_out_what_is_damaged() {
    let scratch = Scratch::new();
    let running = on(&scratch, generous()).await;
    let public = friends_with("standard", &json!({ "visibility": "public" }));
    let mut games = Vec::new();
    for _ in 0..3 {
        let (mut first, mut second, game) = running.two(public.clone()).await;
        play(&mut first, &game, 0, "a1").await;
        play(&mut second, &game, 1, "b2").await;
        games.push(game);
    }
    running.stop().await;
    let file = format!("sqlite:{}/pylos.db", scratch.0.display());
    let database = sqlx::SqlitePool::connect(&file).await.unwrap();
    let sql = "UPDATE games SET settings = '{' WHERE id = $1";
    sqlx::query(sql).bind(&games[1]).execute(&database).await.unwrap();
    // What has happened in a game is not asked for either.
    sqlx::query("UPDATE events SET body = '?'").execute(&database).await.unwrap();
    database.close().await;
    let running = on(&scratch, generous()).await;
    let mut anybody = running.client();
    let answer = anybody.get("/api/v1/games?list=live").await.unwrap();
    assert_eq!(answer.status, 200);
    let list = answer.json();
    let listed: Vec<&str> =
        list["games"].as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect();
    assert_eq!(listed, [games[2].as_str(), games[0].as_str()]);
    assert_eq!(list["games"][0]["ply"], 2);
    assert_eq!(list["games"][0]["position"], "L....D........../........./..../. L");
    assert_eq!(running.server.games.len(), 0, "nothing stays in memory");
    let metrics = anybody.get("/metrics").await.unwrap().text;
    assert!(metrics.contains("pylos_damaged_total 1\n"), "{metrics}");
}

/// Wherever games are listed, one that is damaged takes no other along: neither
/// one whose settings cannot be read, nor one with a word where a number should
/// be, nor one whose turns cannot be read.
#[tokio::test]
async fn no_page_fails_for_a_damaged_game() {
    let scratch = Scratch::new();
    let running = on(&scratch, generous()).await;
    let (mut ana, mut bob) = (running.client(), running.client());
    register(&mut ana, "Ana").await;
    register(&mut bob, "Bob").await;
    let more = json!({ "visibility": "public", "rated": true });
    let mut games = Vec::new();
    for number in 0..8 {
        let created = ana.create(&friends_with("standard", &more)).await.unwrap();
        let game = created["game"].as_str().unwrap().to_owned();
        bob.join(&created).await.unwrap();
        play(&mut ana, &game, 0, "a1").await;
        play(&mut bob, &game, 1, "b2").await;
        if number >= 4 {
            act(&mut ana, &game, json!({ "type": "resign", "ply": 2, "undos": 0 })).await;
        }
        games.push(game);
    }
    running.stop().await;
    let file = format!("sqlite:{}/pylos.db", scratch.0.display());
    let database = sqlx::SqlitePool::connect(&file).await.unwrap();
    for half in [0, 4] {
        for (game, sql) in [
            (half, "UPDATE games SET settings = '{' WHERE id = $1"),
            (half + 1, "UPDATE games SET ply = 'many' WHERE id = $1"),
            (half + 2, "UPDATE events SET body = '?' WHERE game = $1"),
        ] {
            sqlx::query(sql).bind(&games[game]).execute(&database).await.unwrap();
        }
    }
    database.close().await;
    let running = on(&scratch, generous()).await;
    for client in [&mut ana, &mut bob] {
        client.address = running.address;
    }
    for (path, sound) in [
        ("/games?list=live", 3),
        ("/games?list=finished", 7),
        ("/games?list=mine", 7),
        ("/players/Ana/games", 7),
        ("/me/games?list=waiting", 3),
        ("/me/games?list=finished", 7),
        ("/watch", 3),
        ("/watch", 7),
        ("/me/export", 7),
    ] {
        let answer = ana.get(&format!("/api/v1{path}")).await.unwrap();
        assert_eq!(answer.status, 200, "{path}: {}", answer.text);
        assert!(answer.text.contains(&games[sound]), "{path}: {}", answer.text);
    }
    let profile = ana.get("/api/v1/players/Ana/profile").await.unwrap();
    assert_eq!((profile.status, &profile.json()["record"][0]["lost"]), (200, &json!(4)));
    // The game itself says so, and no more; help elsewhere is not refused for it.
    let mut anybody = running.client();
    for damaged in [0, 2] {
        let answer = anybody.get(&format!("/api/v1/games/{}", games[damaged])).await.unwrap();
        assert_eq!(answer.status, 500, "{}", answer.text);
    }
    let turns = ["a1", "b1", "c1", "d1", "a2", "d2", "a3"];
    let query = json!({ "rules": "standard", "turns": turns, "budget": 10 });
    assert_eq!(ana.post("/api/v1/analysis/evaluate", &query).await.unwrap().status, 200);
    assert_eq!(play(&mut ana, &games[3], 2, "c3").await.0, 200, "all else goes on");
}

#[tokio::test]
async fn offers_and_syncs_are_limited() {
    let scratch = Scratch::new();
    let running = on(&scratch, Limits { offers: 3, ..generous() }).await;
    let (mut first, second, game) = running.two(friends_with("standard", &json!({}))).await;
    let mut said = Vec::new();
    for kind in ["offer", "decline", "offer", "decline"] {
        let action = json!({ "type": kind, "ply": 0, "undos": 0, "what": "draw" });
        said.push(act(&mut first, &game, action).await.0);
    }
    assert_eq!(said, [200, 200, 200, 429]);
    let mut socket = second.live(&game, "").await.unwrap();
    for _ in 0..12 {
        socket.say(&json!({ "type": "sync", "ply": 0, "undos": 0 })).await.unwrap();
    }
    let refused = socket.hear_until(|message| message["type"] == "error").await.unwrap();
    assert_eq!(refused["code"], "too_many");
    // The connection stays.
    socket.say(&json!({ "type": "ping", "id": 1 })).await.unwrap();
    socket.hear_until(|message| message["type"] == "pong").await.unwrap();
}

#[tokio::test]
async fn watchers_see_what_is_new_and_nothing_that_is_not_theirs() {
    let running = Running::start().await;
    let (first, second, game) = running.two(friends_with("standard", &json!({}))).await;
    let (light, _dark) = support::connect(&first, &second, &game).await;
    let mut watchers = Vec::new();
    for _ in 0..5 {
        let mut socket = running.client().live(&game, "").await.unwrap();
        socket.hear().await.unwrap();
        watchers.push(socket);
    }
    drop(light);
    for watcher in &mut watchers {
        let seen = watcher.hear_until(|seen| seen["seats"][0]["online"] == false).await.unwrap();
        assert_eq!(seen["you"], json!([]));
        assert!(seen["invite"].is_null() && seen["legal"].is_null());
    }
}

/// However many watch a game, what they see is made once for all of them.
#[tokio::test]
async fn what_watchers_see_is_made_once() {
    const WATCHERS: usize = 40;
    let running = Running::start().await;
    let (mut first, _second, game) = running.two(friends_with("standard", &json!({}))).await;
    let mut watchers = Vec::new();
    for _ in 0..WATCHERS {
        let mut socket = running.client().live(&game, "").await.unwrap();
        socket.hear().await.unwrap();
        watchers.push(socket);
    }
    support::soon().await;
    let made = async || {
        let metrics = running.client().get("/metrics").await.unwrap().text;
        let line = metrics.lines().find_map(|line| line.strip_prefix("pylos_states_total "));
        line.unwrap_or_else(|| panic!("{metrics}")).parse::<usize>().unwrap()
    };
    let before = made().await;
    play(&mut first, &game, 0, "a1").await;
    for watcher in &mut watchers {
        watcher.hear_ply(1).await.unwrap();
    }
    // A message tells the time and is good for 50 ms: on a busy machine it is
    // made more than once, but not for everybody.
    let after = made().await - before;
    assert!((1..=WATCHERS / 4).contains(&after), "made {after} times");
}
