//! Lists come from the rows alone.

mod support;

use pylos_server::{Config, Limits};
use serde_json::json;
use support::{Running, Scratch, act, friends_with, generous, play};

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
