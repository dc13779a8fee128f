//! What there is to watch: the featured game by its rule, those whom one
//! follows, games of days near their end, and the rest.

mod support;

use std::time::Duration;

use pylos_client::Client;
use pylos_server::{Config, Limits};
use serde_json::{Value, json};
use support::{Running, Scratch, act, friends, friends_with, generous, play, register, state};

async fn watch(client: &mut Client) -> Value {
    client.get("/api/v1/watch").await.unwrap().json()
}

fn ids(list: &Value) -> Vec<&str> {
    list.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap()).collect()
}

/// A game of two that anybody may watch, in which each has played once.
async fn game(first: &mut Client, second: &mut Client, more: Value) -> String {
    let mut wish = friends_with("standard", &json!({ "visibility": "public" }));
    wish.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    let created = first.create(&wish).await.unwrap();
    second.join(&created).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    play(first, &game, 0, "a1").await;
    play(second, &game, 1, "d4").await;
    game
}

async fn resign(client: &mut Client, game: &str, ply: u64) {
    let (status, _) = act(client, game, json!({ "type": "resign", "ply": ply, "undos": 0 })).await;
    assert_eq!(status, 200);
}

/// The game that began first and ends last is the first to be seen.
#[tokio::test]
async fn games_that_are_over_are_shown_by_when_they_ended() {
    let running = Running::start().await;
    let (mut ana, mut bob) = (running.client(), running.client());
    let early = game(&mut ana, &mut bob, json!({})).await;
    let late = game(&mut ana, &mut bob, json!({})).await;
    resign(&mut ana, &late, 2).await;
    running.time.advance(Duration::from_secs(1));
    resign(&mut ana, &early, 2).await;
    let seen = watch(&mut bob).await;
    assert_eq!(ids(&seen["finished"]), [early.as_str(), late.as_str()]);
}

#[tokio::test]
async fn rated_games_are_featured_before_others_and_people_before_computers() {
    let running = Running::start().await;
    let mut page = running.client();
    let empty = json!({ "followed": [], "finals": [], "live": [], "finished": [] });
    assert_eq!(watch(&mut page).await, empty);
    let mut clients = Vec::new();
    for name in ["Ana", "Bob", "Cleo", "Dan"] {
        let mut client = running.client();
        register(&mut client, name).await;
        clients.push(client);
    }
    let [ana, bob, cleo, dan] = &mut clients[..] else { unreachable!() };
    let engines = json!([{ "kind": "engine", "level": 1 }, { "kind": "engine", "level": 1 }]);
    let engines = page
        .create(&json!({ "rules": "standard", "seats": engines, "visibility": "public" }))
        .await
        .unwrap();
    let engines = engines["game"].as_str().unwrap().to_owned();
    assert_eq!(watch(&mut page).await["featured"]["id"], engines.as_str());
    let casual = game(cleo, dan, json!({})).await;
    assert_eq!(watch(&mut page).await["featured"]["id"], casual.as_str());
    // Ana gains rating points against Bob; her next rated game is stronger than
    // one of two who have none.
    let won = game(ana, bob, json!({ "rated": true })).await;
    resign(bob, &won, 2).await;
    let unknown = game(cleo, dan, json!({ "rated": true })).await;
    assert_eq!(watch(&mut page).await["featured"]["id"], unknown.as_str());
    let mut eve = running.client();
    register(&mut eve, "Eve").await;
    let strong = game(ana, &mut eve, json!({ "rated": true })).await;
    for _ in 0..3 {
        assert_eq!(watch(&mut page).await["featured"]["id"], strong.as_str(), "it stays");
    }
    let private = game(ana, bob, json!({ "rated": true, "visibility": "private" })).await;
    let seen = watch(&mut page).await;
    assert!(!seen.to_string().contains(&private), "nobody is shown what is not public");
    assert_eq!(ids(&seen["finished"]), [won.as_str()]);
    assert_eq!(ids(&seen["live"])[..2], [strong.as_str(), unknown.as_str()]);
    // A game in which nothing happens gives way to one in which something does.
    running.time.advance(Duration::from_secs(601));
    play(cleo, &casual, 2, "b1").await;
    assert_eq!(watch(&mut page).await["featured"]["id"], casual.as_str());
    // Of one game alone, and bad words.
    let globe = page.get("/api/v1/watch?game=equator").await.unwrap().json();
    assert_eq!(globe, empty);
    assert_eq!(page.get("/api/v1/watch?game=chess").await.unwrap().status, 400);
}

#[tokio::test]
async fn whom_one_follows_stands_first_and_does_not_know_it() {
    let running = Running::start().await;
    let (mut ana, mut bob, mut fan) = (running.client(), running.client(), running.client());
    register(&mut ana, "Ana").await;
    register(&mut bob, "Bob").await;
    let between = game(&mut ana, &mut bob, json!({})).await;
    let following = |name: &str| format!("/api/v1/me/following/{name}");
    assert_eq!(fan.send("PUT", &following("Nobody"), &json!({})).await.unwrap().status, 404);
    assert_eq!(ana.send("PUT", &following("ana"), &json!({})).await.unwrap().status, 400);
    assert_eq!(watch(&mut fan).await["followed"], json!([]));
    for name in ["ana", "Ana", "Bob"] {
        assert_eq!(fan.send("PUT", &following(name), &json!({})).await.unwrap().status, 204);
    }
    let names = |list: &Value| -> Vec<String> {
        let players = list["players"].as_array().unwrap();
        players.iter().map(|player| player["name"].as_str().unwrap().to_owned()).collect()
    };
    let list = fan.get("/api/v1/me/following").await.unwrap().json();
    let mut named = names(&list);
    named.sort();
    assert_eq!(named, ["Ana", "Bob"]);
    assert_eq!(ids(&watch(&mut fan).await["followed"]), [between.as_str()], "once, not twice");
    let seen = |profile: Value| profile["followed"].as_bool().unwrap();
    let profile = "/api/v1/players/ana/profile";
    assert!(seen(fan.get(profile).await.unwrap().json()));
    assert!(!seen(ana.get(profile).await.unwrap().json()), "she is not told");
    assert!(!seen(bob.get(profile).await.unwrap().json()));
    assert_eq!(ana.get("/api/v1/me/following").await.unwrap().json(), json!({ "players": [] }));
    let export = ana.get("/api/v1/me/export").await.unwrap().json();
    assert_eq!(export["account"]["following"], json!([]));
    let export = fan.get("/api/v1/me/export").await.unwrap().json();
    assert_eq!(export["account"]["following"].as_array().unwrap().len(), 2);
    // No longer; and an account that goes is followed by nobody.
    assert_eq!(fan.send("DELETE", &following("bob"), &json!({})).await.unwrap().status, 204);
    assert_eq!(names(&fan.get("/api/v1/me/following").await.unwrap().json()), ["Ana"]);
    let gone = ana.send("DELETE", "/api/v1/me", &json!({ "password": "correct horse" })).await;
    assert_eq!(gone.unwrap().status, 204);
    assert_eq!(fan.get("/api/v1/me/following").await.unwrap().json(), json!({ "players": [] }));
    assert_eq!(watch(&mut fan).await["followed"], json!([]));
}

#[tokio::test]
async fn nobody_is_tied_to_more_than_two_hundred() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = Limits { offers: 100_000, ..generous() };
    let running = Running::with(config).await;
    let mut fan = running.client();
    for number in 0..201 {
        let mut guest = running.client();
        guest.create(&friends("standard")).await.unwrap();
        let me = guest.get("/api/v1/me").await.unwrap().json();
        let path = format!("/api/v1/me/muted/{}", me["player"]["id"].as_str().unwrap());
        let status = fan.send("PUT", &path, &json!({})).await.unwrap().status;
        assert_eq!(status, if number < 200 { 204 } else { 409 }, "{number}");
    }
}

#[tokio::test]
async fn games_of_days_are_told_of_when_they_near_their_end() {
    let running = Running::start().await;
    let (mut ana, mut bob, mut page) = (running.client(), running.client(), running.client());
    let days = json!({ "kind": "per_move", "seconds": 86_400 });
    let late = "LLLLDDDDLLLLDDDD/LLLLDD.../..../. L";
    let early = game(&mut ana, &mut bob, json!({ "clock": days })).await;
    let minutes = json!({ "kind": "per_move", "seconds": 60 });
    let start = |clock: &Value| {
        let more = json!({ "clock": clock, "start": late, "visibility": "public" });
        friends_with("standard", &more)
    };
    let quick = ana.create(&start(&minutes)).await.unwrap();
    bob.join(&quick).await.unwrap();
    let slow = ana.create(&start(&days)).await.unwrap();
    bob.join(&slow).await.unwrap();
    let slow = slow["game"].as_str().unwrap().to_owned();
    let seen = watch(&mut page).await;
    assert_eq!(ids(&seen["finals"]), [slow.as_str()], "neither the early one nor the quick one");
    assert!(state(&mut page, &slow).await["result"].is_null());
    resign(&mut bob, &slow, 0).await;
    resign(&mut bob, &early, 2).await;
    let seen = watch(&mut page).await;
    assert_eq!(ids(&seen["finals"]), [early.as_str(), slow.as_str()], "the latest end first");
    running.time.advance(Duration::from_secs(3 * 86_400 + 60));
    assert_eq!(watch(&mut page).await["finals"], json!([]));
}
