//! One's own games: what waits for one, what runs, what is over, and what one
//! looks for among them. On both databases.

mod support;

use pylos_client::Client;
use pylos_server::Config;
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::{Running, Scratch, act, friends, friends_with, generous, play, register};

/// The games of a list that somebody looks for, by id, and the answer.
async fn mine(client: &mut Client, query: &str) -> (Vec<String>, Value) {
    let answer = client.get(&format!("/api/v1/me/games?{query}")).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    let list = answer.json();
    let games = list["games"].as_array().unwrap();
    (games.iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect(), list)
}

async fn ids(client: &mut Client, query: &str) -> Vec<String> {
    mine(client, query).await.0
}

async fn lists(running: &Running) {
    let mut stranger = running.client();
    assert_eq!(ids(&mut stranger, "list=finished").await, [""; 0], "nobody has no games");

    let clock = json!({ "clock": { "kind": "per_move", "seconds": 60 } });
    let (mut ana, mut bob, game) = running.two(friends_with("standard", &clock)).await;
    register(&mut ana, "Ana").await;
    register(&mut bob, "Bob_b").await;
    // Whoever is to move finds it among those that wait.
    let (waiting, list) = mine(&mut ana, "list=waiting").await;
    assert_eq!(waiting, [game.as_str()]);
    assert_eq!(list["games"][0]["you"], json!(["light"]));
    assert_eq!(list["games"][0]["to_move"], json!(["light"]));
    assert_eq!(ids(&mut bob, "list=running").await, [game.as_str()]);
    play(&mut ana, &game, 0, "a1").await;
    play(&mut bob, &game, 1, "b2").await;
    let (_, list) = mine(&mut ana, "list=waiting").await;
    let left = list["games"][0]["deadline"].as_i64().unwrap() - running.time.now();
    assert!((50_000..=60_000).contains(&left), "{left}");
    play(&mut ana, &game, 2, "c3").await;
    assert_eq!(ids(&mut ana, "list=waiting").await, [""; 0]);
    assert_eq!(ids(&mut bob, "list=waiting").await, [game.as_str()]);
    act(&mut bob, &game, json!({ "type": "resign", "ply": 3, "undos": 0 })).await;

    // In a secret setup it waits for both, and then for whoever is not ready.
    let secret = ana.create(&friends("carpentier+hidden")).await.unwrap();
    bob.join(&secret).await.unwrap();
    let secret = secret["game"].as_str().unwrap().to_owned();
    assert_eq!(ids(&mut ana, "list=waiting").await, [secret.as_str()]);
    assert_eq!(ids(&mut bob, "list=waiting").await, [secret.as_str()]);
    let ready = json!({ "type": "arrange", "ply": 0, "undos": 0, "arrangement": "12345/54321" });
    act(&mut ana, &secret, ready).await;
    assert_eq!(ids(&mut ana, "list=running").await, [secret.as_str()]);
    assert_eq!(ids(&mut bob, "list=waiting").await, [secret.as_str()]);

    // A game against a computer, resigned; one at one screen; one called off.
    let engine = json!({ "rules": "children", "seats": [{ "kind": "me" }, { "kind": "engine", "level": 1 }] });
    let lost = ana.create(&engine).await.unwrap()["game"].as_str().unwrap().to_owned();
    act(&mut ana, &lost, json!({ "type": "resign", "ply": 0, "undos": 0 })).await;
    let both = json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let screen = ana.create(&both).await.unwrap()["game"].as_str().unwrap().to_owned();
    act(&mut ana, &screen, json!({ "type": "resign", "ply": 0, "undos": 0 })).await;
    let open =
        ana.create(&friends("advanced+must")).await.unwrap()["game"].as_str().unwrap().to_owned();
    act(&mut ana, &open, json!({ "type": "abort", "ply": 0, "undos": 0 })).await;

    let all = [&open, &screen, &lost, &game].map(String::clone);
    assert_eq!(ids(&mut ana, "list=finished").await, all);
    assert_eq!(ids(&mut ana, "list=finished&game=equator").await, [""; 0]);
    for (search, found) in [
        ("result=won", vec![&game]),
        ("result=lost", vec![&lost]),
        ("result=drawn", vec![]),
        ("result=aborted", vec![&open]),
        ("rules=children", vec![&lost]),
        ("rules=advanced", vec![&open]),
        ("against=computer", vec![&lost]),
        ("against=people", vec![&open, &screen, &game]),
        ("opponent=bOB", vec![&game]),
        ("opponent=b_b", vec![&game]),
        // What means anything in a pattern means itself in a name.
        ("opponent=b%25b", vec![]),
        ("opponent=o__b", vec![]),
        ("opponent=Bob&result=lost", vec![]),
    ] {
        let found: Vec<String> = found.into_iter().cloned().collect();
        assert_eq!(ids(&mut ana, &format!("list=finished&{search}")).await, found, "{search}");
    }
    assert_eq!(ids(&mut bob, "list=finished&result=lost").await, [game.as_str()]);

    // Two at a time, nothing twice and nothing left out.
    let (first, list) = mine(&mut ana, "list=finished&limit=2").await;
    let before = list["before"].as_str().unwrap();
    let second = ids(&mut ana, &format!("list=finished&limit=2&before={before}")).await;
    assert_eq!([first, second].concat(), all);
    let bad = ana.get("/api/v1/me/games?list=finished&before=x").await.unwrap();
    assert_eq!(bad.status, 400);
    let bad = ana.get("/api/v1/me/games?list=finished&rules=chess").await.unwrap();
    assert_eq!((bad.status, bad.json()["code"].as_str()), (400, Some("bad_rules")));
}

#[tokio::test]
async fn lists_of_ones_own_games() {
    lists(&Running::start().await).await;
}

#[tokio::test]
async fn lists_of_ones_own_games_on_postgres() {
    let postgres = Postgres::start();
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    config.database = postgres.address();
    lists(&Running::with(config).await).await;
}
