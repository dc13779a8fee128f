//! The tree of the pyramid game, and how often its turns were played.

mod support;

use std::time::Duration;

use pylos_client::Client;
use pylos_server::Config;
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::{Running, Scratch, act, friends, friends_with, generous, play};

async fn explore(client: &mut Client, query: Value) -> Value {
    let answer = client.post("/api/v1/analysis/explore", &query).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()
}

/// The entry of a turn, or of one of its images.
fn entry<'a>(explored: &'a Value, turn: &str) -> &'a Value {
    let is_it = |entry: &&Value| {
        let images = entry["images"].as_array().unwrap();
        entry["turn"] == turn || images.iter().any(|image| image == turn)
    };
    explored["turns"].as_array().unwrap().iter().find(is_it).unwrap()
}

fn fared(won: u64, drawn: u64, lost: u64) -> Value {
    json!({ "won": won, "drawn": drawn, "lost": lost })
}

/// Waits until so many games were counted at the first turn.
async fn until_counted(client: &mut Client, games: u64) -> Value {
    for _ in 0..600 {
        let explored = explore(client, json!({ "rules": "standard" })).await;
        let turns = explored["turns"].as_array().unwrap();
        let sum = |by: &str, fared: &str| -> u64 {
            turns.iter().map(|entry| entry["played"][by][fared].as_u64().unwrap()).sum()
        };
        let counted: u64 = ["people", "computers"]
            .iter()
            .flat_map(|by| ["won", "drawn", "lost"].map(|fared| sum(by, fared)))
            .sum();
        assert!(counted <= games, "{counted} games are counted, and {games} were played");
        if counted == games {
            return explored;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    panic!("the games are not counted");
}

/// A game of two friends of these turns, which whoever is to move resigns.
async fn resigned(running: &Running, wish: Value, turns: &[&str]) {
    let (mut first, mut second, game) = running.two(wish).await;
    for (ply, turn) in turns.iter().enumerate() {
        let player = if ply % 2 == 0 { &mut first } else { &mut second };
        assert_eq!(play(player, &game, ply as u64, turn).await.0, 200);
    }
    let player = if turns.len().is_multiple_of(2) { &mut first } else { &mut second };
    let resign = json!({ "type": "resign", "ply": turns.len(), "undos": 0 });
    assert_eq!(act(player, &game, resign).await.0, 200);
}

async fn games_are_counted_once(config: Config) {
    let running = Running::with(config.clone()).await;
    // Light resigns after b2 c3, and dark after c3: images of one turn.
    resigned(&running, friends("standard"), &["b2", "c3"]).await;
    resigned(&running, friends("standard"), &["c3"]).await;
    // From another position nothing is counted.
    let started = json!({ "start": "LD............../........./..../. L" });
    resigned(&running, friends_with("standard", &started), &["b2"]).await;
    let mut client = running.client();
    let explored = until_counted(&mut client, 2).await;
    assert_eq!(entry(&explored, "b2")["played"]["people"], fared(1, 0, 1));
    assert_eq!(entry(&explored, "b2")["played"]["computers"], fared(0, 0, 0));
    assert_eq!(entry(&explored, "a1")["played"]["people"], fared(0, 0, 0));
    // The same position, turned: what was played at c3's image of it.
    let query = json!({ "rules": "standard", "turns": ["c2"] });
    let explored = explore(&mut client, query).await;
    assert_eq!(entry(&explored, "b3")["played"]["people"], fared(1, 0, 0));
    // A game against a level, handed in from a device.
    let record = "[Game \"pyramid\"] [Rules \"standard\"] [Reason \"resignation\"] a1 b2 0-1";
    let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 3 }]);
    let handed = json!({ "record": record, "seats": seats });
    let answer = client.post("/api/v1/games/import", &handed).await.unwrap();
    assert!(answer.status < 300, "{}", answer.text);
    let explored = until_counted(&mut client, 3).await;
    assert_eq!(entry(&explored, "a1")["played"]["people"], fared(0, 0, 1));
    let query = json!({ "rules": "standard", "turns": ["a1"] });
    let explored = explore(&mut client, query).await;
    assert_eq!(entry(&explored, "b2")["played"]["computers"], fared(1, 0, 0));
    running.stop().await;
    // Whoever comes after, or beside, counts none of them again. Here dark
    // resigns, so that b1 has won.
    let running = Running::with(config).await;
    resigned(&running, friends("standard"), &["b1"]).await;
    let explored = until_counted(&mut running.client(), 4).await;
    assert_eq!(entry(&explored, "b1")["played"]["people"], fared(1, 0, 0));
    running.stop().await;
}

#[tokio::test]
async fn finished_games_are_counted_once_and_by_symmetry() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    games_are_counted_once(config).await;
}

#[tokio::test]
async fn the_same_on_postgres() {
    let postgres = Postgres::start();
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    config.database = postgres.address();
    games_are_counted_once(config).await;
}

#[tokio::test]
async fn without_a_tablebase_nothing_is_guessed() {
    let running = Running::start().await;
    let mut client = running.client();
    let query = json!({ "rules": "standard", "replies": 3, "budget": 50 });
    let explored = explore(&mut client, query).await;
    assert_eq!(explored["source"], "proof");
    let turns = explored["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 3, "sixteen first turns are three");
    // By heart: every first turn loses, how soon is not known.
    assert!(turns.iter().all(|entry| entry["value"] == json!({ "kind": "loss" })));
    assert_eq!(explored["value"], json!({ "kind": "loss" }));
    assert!(turns.iter().all(|entry| entry["good"].as_u64().is_some_and(|good| good > 0)));
    assert!(explored["record"].as_str().unwrap().contains("[Rules \"standard\"]"));
    // A reading of which nothing was learnt, and a position far from the end.
    let query = json!({ "rules": "standard+must", "turns": ["b2"], "replies": 3 });
    let explored = explore(&mut client, query).await;
    let turns = explored["turns"].as_array().unwrap();
    assert!(turns.iter().all(|entry| entry["value"].is_null() && entry["good"].is_null()));
    for (query, code) in [
        (json!({ "rules": "carpentier" }), "bad_request"),
        (json!({ "rules": "chess" }), "bad_rules"),
        (json!({ "rules": "standard", "turns": ["e1"] }), "illegal_turn"),
        (json!({ "rules": "standard", "depth": 3 }), "bad_request"),
    ] {
        let answer = client.post("/api/v1/analysis/explore", &query).await.unwrap();
        assert_eq!(answer.json()["code"], code, "{query}: {}", answer.text);
    }
}
