//! Accounts and profiles: one's name, sessions and belongings, and what others
//! see. On both databases.

mod support;

use pylos_client::Client;
use pylos_server::Config;
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::{Running, Scratch, act, friends_with, generous, play, register};

async fn on_postgres(postgres: &Postgres) -> (Running, Scratch) {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    config.database = postgres.address();
    (Running::with(config).await, scratch)
}

async fn get(client: &mut Client, path: &str) -> Value {
    let answer = client.get(&format!("/api/v1{path}")).await.unwrap();
    assert_eq!(answer.status, 200, "{path}: {}", answer.text);
    answer.json()
}

async fn send(client: &mut Client, method: &str, path: &str, body: &Value) -> (u16, Value) {
    let answer = client.send(method, &format!("/api/v1{path}"), body).await.unwrap();
    let body = if answer.text.is_empty() { Value::Null } else { answer.json() };
    (answer.status, body)
}

/// A rated game that the second player resigns after a turn each.
async fn won(first: &mut Client, second: &mut Client, clock: Value) -> String {
    let wish =
        friends_with("standard", &json!({ "rated": true, "clock": clock, "visibility": "public" }));
    let created = first.create(&wish).await.unwrap();
    second.join(&created).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    play(first, &game, 0, "a1").await;
    play(second, &game, 1, "b2").await;
    let resign = json!({ "type": "resign", "ply": 2, "undos": 0 });
    assert_eq!(act(second, &game, resign).await.0, 200);
    game
}

async fn two(running: &Running) -> (Client, Client) {
    let (mut ana, mut bob) = (running.client(), running.client());
    register(&mut ana, "Ana").await;
    register(&mut bob, "Bob").await;
    (ana, bob)
}

async fn profiles(running: &Running) {
    let (mut ana, mut bob) = two(running).await;
    let slow = json!({ "kind": "per_game", "seconds": 1800, "increment": 0 });
    let fast = json!({ "kind": "per_game", "seconds": 180, "increment": 0 });
    let first = won(&mut ana, &mut bob, slow.clone()).await;
    won(&mut bob, &mut ana, slow).await;
    won(&mut ana, &mut bob, fast).await;
    let profile = get(&mut bob, "/players/ana/profile").await;
    // Each pace is rated apart.
    let paces: Vec<(&str, i64)> = profile["ratings"]
        .as_array()
        .unwrap()
        .iter()
        .map(|rating| (rating["pace"].as_str().unwrap(), rating["games"].as_i64().unwrap()))
        .collect();
    assert_eq!(paces, [("slow", 2), ("fast", 1)]);
    // The way of each rating ends where the rating is.
    for rating in profile["ratings"].as_array().unwrap() {
        let mut way = profile["history"].as_array().unwrap().iter();
        let last = way.rfind(|point| point["pace"] == rating["pace"]).unwrap();
        assert_eq!(last["rating"], rating["rating"]);
    }
    assert_eq!(
        profile["record"],
        json!([
            { "rules": "standard", "side": "light", "won": 2, "lost": 0, "drawn": 0 },
            { "rules": "standard", "side": "dark", "won": 0, "lost": 1, "drawn": 0 },
        ])
    );
    assert_eq!(profile["against_you"], json!({ "won": 2, "lost": 1, "drawn": 0 }));
    // The best win is the one against a rating that was not lowered yet.
    let best = &profile["best"][0];
    assert_eq!(best["opponent"], "Bob");
    assert!(profile["best"].as_array().unwrap().iter().any(|win| win["id"] == json!(first)));
    assert!(best["rating"].as_i64() >= profile["best"][1]["rating"].as_i64());
    // Nobody is compared with himself, nor with nobody.
    assert!(get(&mut ana, "/players/Ana/profile").await["against_you"].is_null());
    assert!(get(&mut running.client(), "/players/Ana/profile").await["against_you"].is_null());
    let missing = ana.get("/api/v1/players/Nobody/profile").await.unwrap();
    assert_eq!(missing.status, 404);
    // A review that is not exact says nothing about accuracy.
    assert!(profile["accuracy"].is_null());
    running.server.store.set_accuracy(&first, [Some(0.75), None]).await.unwrap();
    let profile = get(&mut bob, "/players/Ana/profile").await;
    assert_eq!(profile["accuracy"], json!({ "mean": 0.75, "games": 1 }));
    assert!(get(&mut ana, "/players/Bob/profile").await["accuracy"].is_null());
    // Too few games for the list of the best, but the question is understood.
    assert!(get(&mut ana, "/ratings?game=pyramid&pace=fast").await["players"].is_array());
}

async fn belongings(running: &Running) {
    let (mut ana, mut bob) = two(running).await;
    let name = |name: &str| json!({ "name": name, "password": "correct horse" });
    // Another name, if nobody has it and one that looks like it.
    let (status, refused) = send(&mut ana, "PUT", "/me/name", &name("bob")).await;
    assert_eq!((status, refused["code"].as_str()), (409, Some("name_taken")));
    let wrong = json!({ "name": "Anna", "password": "not this one" });
    assert_eq!(send(&mut ana, "PUT", "/me/name", &wrong).await.0, 401);
    assert_eq!(send(&mut ana, "PUT", "/me/name", &name("a b")).await.0, 400);
    assert_eq!(send(&mut ana, "PUT", "/me/name", &name("ANA")).await.1["player"]["name"], "ANA");
    assert_eq!(send(&mut ana, "PUT", "/me/name", &name("Anna")).await.0, 200);
    assert_eq!(running.client().get("/api/v1/players/Ana").await.unwrap().status, 404);
    // Signed in twice; the other session is ended, this one stays.
    let mut elsewhere = running.client();
    assert_eq!(send(&mut elsewhere, "POST", "/session", &name("Anna")).await.0, 200);
    let sessions = get(&mut ana, "/me/sessions").await;
    let here: Vec<bool> =
        sessions["sessions"].as_array().unwrap().iter().map(|s| s["here"] == true).collect();
    assert_eq!((here.len(), here.iter().filter(|here| **here).count()), (2, 1));
    assert_eq!(send(&mut ana, "DELETE", "/me/sessions", &json!({})).await.0, 204);
    assert!(get(&mut elsewhere, "/me").await["player"].is_null());
    assert_eq!(get(&mut ana, "/me").await["player"]["name"], "Anna");
    // Guests have no account to look at, and no sessions of others.
    assert_eq!(running.client().get("/api/v1/me/sessions").await.unwrap().status, 401);
    assert_eq!(running.client().get("/api/v1/me/export").await.unwrap().status, 401);

    let game = won(&mut ana, &mut bob, json!({ "kind": "none" })).await;
    // In a game that is not over the opponent may have secrets.
    let hidden = ana.create(&friends_with("carpentier+hidden", &json!({}))).await.unwrap();
    bob.join(&hidden).await.unwrap();
    let ready = json!({ "type": "arrange", "ply": 0, "undos": 0, "arrangement": "12345/54321" });
    act(&mut ana, hidden["game"].as_str().unwrap(), ready).await;
    for client in [&mut ana, &mut bob] {
        let all = get(client, "/me/export").await;
        assert_eq!(all["games"].as_array().unwrap().len(), 2);
        assert_eq!(all["games"][0]["events"], json!([]));
        assert_eq!(all["games"][1]["summary"]["id"], json!(game));
        let events = all["games"][1]["events"].as_array().unwrap();
        assert!(events.iter().any(|event| event["event"]["turn"] == "b2"), "{events:?}");
        assert_eq!(all["account"]["ratings"][0]["pace"], "days");
        let text = all.to_string();
        assert!(!text.contains("12345/54321") && !text.contains("invite"), "{text}");
        assert!(!text.contains("password") && !text.contains("recovery"), "{text}");
    }
}

#[tokio::test]
async fn what_others_see_of_a_player() {
    profiles(&Running::start().await).await;
}

#[tokio::test]
async fn what_belongs_to_an_account() {
    belongings(&Running::start().await).await;
}

#[tokio::test]
async fn the_same_on_postgres() {
    let postgres = Postgres::start();
    let (running, _scratch) = on_postgres(&postgres).await;
    profiles(&running).await;
    running.stop().await;
    let postgres = Postgres::start();
    let (running, _scratch) = on_postgres(&postgres).await;
    belongings(&running).await;
}
