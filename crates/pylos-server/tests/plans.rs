//! Conditional turns: kept in secret, played by the server.

mod support;

use std::time::Duration;

use pylos_client::Client;
use pylos_server::{Config, Limits};
use serde_json::{Value, json};
use support::*;

fn config(scratch: &Scratch) -> Config {
    Config {
        limits: Limits { offers: 1_000, ..generous() },
        ..Config::on_loopback(scratch.0.clone())
    }
}

fn days(rules: &str) -> Value {
    friends_with(rules, &json!({ "clock": { "kind": "per_move", "seconds": 86_400 } }))
}

async fn plan(client: &mut Client, game: &str, ply: u64, lines: Value) -> (u16, Value) {
    let wish = json!({ "ply": ply, "undos": 0, "lines": lines });
    let path = format!("/api/v1/games/{game}/plan");
    let answer = client.send("PUT", &path, &wish).await.unwrap();
    (answer.status, answer.json())
}

async fn planned(client: &mut Client, game: &str) -> Value {
    client.get(&format!("/api/v1/games/{game}/plan")).await.unwrap().json()
}

async fn until_ply(client: &mut Client, game: &str, ply: u64) -> Value {
    let wait = async {
        loop {
            let seen = state(client, game).await;
            if seen["ply"].as_u64().unwrap() >= ply {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(20)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait).await.expect("the server plays")
}

#[tokio::test]
async fn what_was_planned_is_played_as_long_as_the_opponent_follows() {
    let scratch = Scratch::new();
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = running.two(days("standard")).await;
    let lines = json!([["a1", "b1", "c1", "d1"], ["a1", "b1", "d2", "c2"], ["b2", "c3"]]);
    let (status, kept) = plan(&mut bob, &game, 0, lines.clone()).await;
    assert_eq!((status, kept["lines"].as_array().unwrap().len()), (200, 3), "{kept}");
    // Nobody else learns of it, in no way.
    assert_eq!(planned(&mut ana, &game).await["lines"], json!([]));
    assert_eq!(planned(&mut running.client(), &game).await["code"], "no_seat");
    assert!(!state(&mut ana, &game).await.to_string().contains("plan"));
    let kept = bob.get("/api/v1/me/export").await.unwrap().json();
    assert!(kept["games"][0]["plan"].to_string().contains("c3"), "{kept}");
    let kept = ana.get("/api/v1/me/export").await.unwrap().json();
    assert!(!kept.to_string().contains("c3"), "{kept}");

    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    let seen = until_ply(&mut ana, &game, 2).await;
    assert_eq!(seen["turns"][1]["turn"], "b1");
    assert_eq!(play(&mut ana, &game, 2, "d2").await.0, 200);
    let seen = until_ply(&mut ana, &game, 4).await;
    assert_eq!(seen["turns"][3]["turn"], "c2");
    // All is played: nothing is left.
    assert_eq!(planned(&mut bob, &game).await["lines"], json!([]));
}

#[tokio::test]
async fn whoever_plays_something_else_is_not_answered_and_a_restart_forgets_nothing() {
    let scratch = Scratch::new();
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = running.two(days("standard")).await;
    plan(&mut bob, &game, 0, json!([["a1", "b1", "c1", "d1"]])).await;
    running.stop().await;
    let running = Running::with(config(&scratch)).await;
    (ana.address, bob.address) = (running.address, running.address);
    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    until_ply(&mut ana, &game, 2).await;
    assert_eq!(play(&mut ana, &game, 2, "d4").await.0, 200);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(state(&mut ana, &game).await["ply"], 3);
    assert_eq!(planned(&mut bob, &game).await["lines"], json!([]));
    assert_eq!(play(&mut bob, &game, 3, "a2").await.0, 200);
}

#[tokio::test]
async fn a_plan_that_the_mover_could_not_follow_is_found() {
    let scratch = Scratch::new();
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = running.two(days("standard")).await;
    register(&mut bob, "Bob").await;
    plan(&mut bob, &game, 0, json!([["a1", "b1"]])).await;
    // Whoever is on vacation does not play; afterwards nobody but the task that
    // looks for plans knows that there is one.
    let vacation = "/api/v1/me/vacation";
    assert_eq!(bob.send("PUT", vacation, &json!({ "days": 1 })).await.unwrap().status, 200);
    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    tokio::time::sleep(Duration::from_secs(3)).await;
    assert_eq!(state(&mut ana, &game).await["ply"], 1);
    assert_eq!(bob.send("DELETE", vacation, &json!({})).await.unwrap().status, 200);
    until_ply(&mut bob, &game, 2).await;
}

#[tokio::test]
async fn plans_are_checked_by_the_rules() {
    let scratch = Scratch::new();
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = running.two(days("standard")).await;
    let many: Vec<Value> = (0..25).map(|_| json!(["a1", "b1"])).collect();
    for (ply, lines, status) in [
        (0, json!([["a1"]]), 400),       // ends with the opponent's turn
        (0, json!([["a1", "a1"]]), 422), // illegal
        (0, json!([["a1", "b1"], ["a1", "c1"]]), 400), // two answers to one turn
        (0, json!([["e1", "b1"]]), 422),
        (0, json!([[]]), 400),
        (0, json!([["nonsense", "b1"]]), 422),
        (0, json!(many), 413),
        (1, json!([["a1", "b1"]]), 409),
    ] {
        let (found, answer) = plan(&mut bob, &game, ply, lines.clone()).await;
        assert_eq!(found / 100, 4, "{lines}: {answer}");
        assert!(status / 100 == 4 && !answer["message"].as_str().unwrap().is_empty());
    }
    assert_eq!(plan(&mut ana, &game, 0, json!([["a1", "b1"]])).await.0, 409, "it is her turn");
    assert_eq!(plan(&mut running.client(), &game, 0, json!([])).await.0 / 100, 4);
    // What begins another line is no line of its own; none takes all away.
    let lines = json!([["a1", "b1"], ["a1", "b1", "c1", "d1"], ["a1", "b1"]]);
    let (_, kept) = plan(&mut bob, &game, 0, lines).await;
    assert_eq!(kept["lines"], json!([["a1", "b1", "c1", "d1"]]));
    assert_eq!(plan(&mut bob, &game, 0, json!([])).await.1["lines"], json!([]));
    // Games of minutes have none.
    let quick = json!({ "clock": { "kind": "per_move", "seconds": 60 } });
    let (_, mut bob, quick) = running.two(friends_with("standard", &quick)).await;
    assert_eq!(plan(&mut bob, &quick, 0, json!([["a1", "b1"]])).await.0, 400);
}

#[tokio::test]
async fn an_undone_turn_ends_a_plan() {
    let scratch = Scratch::new();
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = running.two(days("standard")).await;
    play(&mut ana, &game, 0, "a1").await;
    play(&mut bob, &game, 1, "b1").await;
    plan(&mut bob, &game, 2, json!([["c1", "d1"]])).await;
    let undo = json!({ "type": "offer", "ply": 2, "undos": 0, "what": "undo" });
    assert_eq!(act(&mut ana, &game, undo.clone()).await.0, 200);
    assert_eq!(act(&mut bob, &game, undo).await.0, 200);
    assert_eq!(planned(&mut bob, &game).await["lines"], json!([]));
}
