//! Accounts are optional, and add history and ratings.

mod support;

use pylos_client::Client;
use serde_json::{Value, json};
use support::{Running, act, friends, friends_with, play, state};

fn account(name: &str) -> Value {
    json!({ "name": name, "password": "correct horse" })
}

async fn register(running: &Running, name: &str) -> Client {
    let mut client = running.client();
    let answer = client.post("/api/v1/accounts", &account(name)).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text);
    client
}

#[tokio::test]
async fn a_guest_who_registers_keeps_his_games() {
    let running = Running::start().await;
    let (mut first, _second, game) = running.two(friends("standard")).await;
    assert_eq!(first.get("/api/v1/me").await.unwrap().json()["player"]["kind"], "guest");
    first.post("/api/v1/accounts", &account("Ana")).await.unwrap();
    let seen = state(&mut first, &game).await;
    assert_eq!(seen["you"], json!(["light"]));
    assert_eq!(seen["seats"][0]["player"]["name"], "Ana");
    assert_eq!(play(&mut first, &game, 0, "a1").await.0, 200);
}

#[tokio::test]
async fn signing_in_brings_the_seats_along_and_a_new_secret() {
    let running = Running::start().await;
    register(&running, "Ana").await;
    let (mut first, _second, game) = running.two(friends("standard")).await;
    let guest = first.clone();
    let answer = first.post("/api/v1/session", &account("ANA")).await.unwrap();
    assert_eq!(answer.status, 200, "names are the same in any case");
    assert_ne!(first.cookie, guest.cookie);
    assert_eq!(play(&mut first, &game, 0, "a1").await.0, 200);
    assert_eq!(
        act(&mut guest.clone(), &game, json!({ "type": "resign", "ply": 1, "undos": 0 })).await.0,
        403
    );
    let mine = first.get("/api/v1/games?list=mine").await.unwrap().json();
    assert_eq!(mine["games"][0]["id"], game);
    assert_eq!(first.send("DELETE", "/api/v1/session", &json!({})).await.unwrap().status, 204);
    assert_eq!(first.cookie, None);
    let wrong = json!({ "name": "Ana", "password": "wrong horse" });
    let refused = first.post("/api/v1/session", &wrong).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (401, &json!("wrong_password")));
    let nobody = json!({ "name": "Nobody", "password": "correct horse" });
    let same = first.post("/api/v1/session", &nobody).await.unwrap();
    assert_eq!(same.text, refused.text, "nobody learns which names exist");
}

#[tokio::test]
async fn names_and_passwords_are_checked() {
    let running = Running::start().await;
    register(&running, "Ana").await;
    let cases = [
        ("ana", "correct horse", 409, "name_taken"),
        ("A", "correct horse", 400, "bad_name"),
        ("a b", "correct horse", 400, "bad_name"),
        ("<script>", "correct horse", 400, "bad_name"),
        ("Bob", "short", 400, "bad_password"),
    ];
    for (name, password, status, code) in cases {
        let body = json!({ "name": name, "password": password });
        let answer = running.client().post("/api/v1/accounts", &body).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (status, &json!(code)), "{name}");
    }
}

#[tokio::test]
async fn rated_games_change_both_ratings() {
    let running = Running::start().await;
    let (mut ana, mut bob) = (register(&running, "Ana").await, register(&running, "Bob").await);
    let wish = friends_with("standard", &json!({ "rated": true, "visibility": "public" }));
    let created = ana.create(&wish).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    bob.join(&created).await.unwrap();
    let resign = json!({ "type": "resign", "ply": 0, "undos": 0 });
    let (_, seen) = act(&mut bob, &game, resign).await;
    let changes = &seen["result"]["rating_changes"];
    assert!((changes[0].as_f64().unwrap() - 162.0).abs() < 1.0, "{changes}");
    assert_eq!(changes[0].as_f64().unwrap(), -changes[1].as_f64().unwrap());
    let shown = running.client().get("/api/v1/players/ana").await.unwrap().json();
    assert_eq!(shown["player"]["ratings"]["pyramid"]["rating"], 1662);
    let games = running.client().get("/api/v1/players/Ana/games").await.unwrap().json();
    assert_eq!(games["games"][0]["id"], game);
    let ranking = running.client().get("/api/v1/ratings?game=pyramid").await.unwrap();
    assert_eq!(ranking.status, 200);
    // What is deleted is gone; the game stays.
    let confirm = json!({ "password": "correct horse" });
    assert_eq!(ana.send("DELETE", "/api/v1/me", &confirm).await.unwrap().status, 204);
    assert_eq!(running.client().get("/api/v1/players/ana").await.unwrap().status, 404);
    let seen = state(&mut bob, &game).await;
    assert!(seen["seats"][0]["player"].get("name").is_none());
}

#[tokio::test]
async fn a_new_password_ends_other_sessions() {
    let running = Running::start().await;
    let mut here = register(&running, "Ana").await;
    let mut there = running.client();
    there.post("/api/v1/session", &account("Ana")).await.unwrap();
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    assert_eq!(here.send("PUT", "/api/v1/me/password", &change).await.unwrap().status, 204);
    assert_eq!(here.get("/api/v1/me").await.unwrap().json()["player"]["name"], "Ana");
    assert_eq!(there.get("/api/v1/me").await.unwrap().json(), json!({}));
    let mut guest = running.client();
    assert_eq!(guest.send("PUT", "/api/v1/me/password", &change).await.unwrap().status, 401);
}

#[tokio::test]
async fn a_session_ends_when_it_is_not_used() {
    let running = Running::start().await;
    let day = std::time::Duration::from_secs(86_400);
    let mut ana = register(&running, "Ana").await;
    let cookie = ana.cookie.clone();
    for _ in 0..3 {
        running.time.advance(60 * day);
        let me = ana.get("/api/v1/me").await.unwrap();
        assert_eq!(me.json()["player"]["name"], "Ana");
        let renewed = me.header("set-cookie").unwrap();
        assert!(renewed.contains("Max-Age=31536000"), "the browser keeps it, too: {renewed}");
        assert_eq!(ana.cookie, cookie, "the same secret");
    }
    running.time.advance(91 * day);
    let me = ana.get("/api/v1/me").await.unwrap();
    assert_eq!(me.json(), json!({}));
    assert_eq!(me.header("set-cookie"), None);
    let again = ana.post("/api/v1/session", &account("Ana")).await.unwrap();
    assert_eq!(again.status, 200, "whoever has an account signs in again");
    assert_ne!(ana.cookie, cookie);
}
