//! What counts is played fairly.

mod support;

use std::time::Duration;

use pylos_client::Client;
use serde_json::{Value, json};
use support::{Running, act, friends_with, play};

async fn register(running: &Running, name: &str) -> Client {
    let mut client = running.client();
    let account = json!({ "name": name, "password": "correct horse" });
    assert_eq!(client.post("/api/v1/accounts", &account).await.unwrap().status, 201);
    client
}

/// Ana and Bob at a rated game, and its id.
async fn rated(running: &Running, more: &Value) -> (Client, Client, String) {
    let (mut ana, mut bob) = (register(running, "Ana").await, register(running, "Bob").await);
    let mut wish = friends_with("standard", more);
    wish["rated"] = json!(true);
    let created = ana.create(&wish).await.unwrap();
    bob.join(&created).await.unwrap();
    (ana, bob, created["game"].as_str().unwrap().to_owned())
}

fn abort(ply: u64) -> Value {
    json!({ "type": "abort", "ply": ply, "undos": 0 })
}

#[tokio::test]
async fn nobody_is_helped_with_a_rated_game_of_his_own() {
    let running = Running::start().await;
    let (mut ana, mut bob, game) = rated(&running, &json!({})).await;
    let turns = ["a1", "b1", "c1", "d1", "a2", "b3"];
    for (ply, turn) in (0..).zip(turns) {
        let mover = if ply % 2 == 0 { &mut ana } else { &mut bob };
        assert_eq!(play(mover, &game, ply, turn).await.0, 200);
    }
    let asked = json!({ "rules": "standard", "turns": turns, "budget": 10 });
    let ahead = json!({ "rules": "standard", "turns": ["a1", "b1", "c1", "d1", "a2", "b3", "d4"], "budget": 10 });
    let turned =
        json!({ "rules": "standard", "turns": ["d1", "d2", "d3", "d4", "c1", "b2"], "budget": 10 });
    let path = "/api/v1/analysis/evaluate";
    for (name, client) in [("Ana", &mut ana), ("Bob", &mut bob)] {
        for query in [&asked, &ahead, &turned] {
            let answer = client.post(path, query).await.unwrap();
            assert_eq!(
                (answer.status, &answer.json()["code"]),
                (403, &json!("fair_play")),
                "{name}"
            );
        }
        let review = json!({ "rules": "standard", "turns": turns });
        assert_eq!(client.post("/api/v1/analysis/review", &review).await.unwrap().status, 403);
        let elsewhere = json!({ "rules": "standard", "turns": ["b2"], "budget": 10 });
        assert_eq!(client.post(path, &elsewhere).await.unwrap().status, 200, "{name}");
    }
    // However many games she has begun since.
    let alone = json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    for _ in 0..60 {
        ana.create(&alone).await.unwrap();
    }
    assert_eq!(ana.post(path, &asked).await.unwrap().status, 403);
    let mut stranger = running.client();
    assert_eq!(stranger.post(path, &asked).await.unwrap().status, 200, "whoever watches may ask");
    act(&mut bob, &game, json!({ "type": "resign", "ply": 6, "undos": 0 })).await;
    assert_eq!(ana.post(path, &asked).await.unwrap().status, 200, "it is over");
}

#[tokio::test]
async fn whoever_has_seen_the_first_turn_cannot_abort() {
    let running = Running::start().await;
    let (mut ana, mut bob, game) = rated(&running, &json!({})).await;
    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    let (status, refused) = act(&mut bob, &game, abort(1)).await;
    assert_eq!((status, &refused["code"]), (409, &json!("not_now")), "Bob has seen it");
    let (status, seen) = act(&mut ana, &game, abort(1)).await;
    assert_eq!((status, &seen["result"]["by"]), (200, &json!("aborted")), "Ana has seen nothing");
    assert!(seen["result"].get("rating_changes").is_none());
}

#[tokio::test]
async fn an_untimed_rated_game_is_not_claimed_for_a_lost_connection() {
    let running = Running::start().await;
    let (mut ana, mut bob, game) = rated(&running, &json!({})).await;
    let claim = |ply: u64| json!({ "type": "claim", "ply": ply, "undos": 0 });
    running.time.advance(Duration::from_secs(3 * 86_400));
    assert_eq!(act(&mut bob, &game, claim(0)).await.0, 409, "nothing has been played: abort it");
    play(&mut ana, &game, 0, "a1").await;
    play(&mut bob, &game, 1, "b2").await;
    running.time.advance(Duration::from_secs(90));
    assert_eq!(act(&mut bob, &game, claim(2)).await.0, 409, "a minute is nothing");
    running.time.advance(Duration::from_secs(86_400));
    let (status, seen) = act(&mut bob, &game, claim(2)).await;
    assert_eq!((status, &seen["result"]["by"]), (200, &json!("abandonment")));
}
