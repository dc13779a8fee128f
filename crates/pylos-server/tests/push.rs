//! Being told by push that it is one's turn, by a push service of our own.

mod support;

use std::time::Duration;

use pylos_client::Client;
use pylos_server::{Config, Limits, Note, NoteWords, PushTo};
use serde_json::{Value, json};
use support::browser::{Browser, PushService, is_signed};
use support::*;

/// Words that show what was told to whom.
fn words(note: &Note, language: &str) -> NoteWords {
    let Note::Turn { opponent } = note else { panic!("{note:?}") };
    let text = format!("against {opponent:?}");
    NoteWords { subject: format!("your turn ({language})"), text }
}

fn config(scratch: &Scratch) -> Config {
    Config {
        limits: Limits { offers: 1_000, ..generous() },
        notes: Some(words),
        push: PushTo::Loopback,
        ..Config::on_loopback(scratch.0.clone())
    }
}

/// Days to think, and no clock.
fn days() -> Value {
    friends_with("standard", &json!({ "clock": { "kind": "per_move", "seconds": 86_400 } }))
}

async fn told(client: &mut Client) -> Value {
    client.get("/api/v1/me/notifications").await.unwrap().json()
}

async fn subscribe(client: &mut Client, subscription: &Value) -> u16 {
    client.send("PUT", "/api/v1/me/notifications/push", subscription).await.unwrap().status
}

#[tokio::test]
async fn whoever_is_away_is_told_once_and_nobody_else_can_read_it() {
    let (scratch, service) = (Scratch::new(), PushService::start().await);
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = running.two(days()).await;
    register(&mut ana, "Ana").await;
    // Nothing is on by itself.
    assert_eq!(told(&mut bob).await["push"], false);
    let browser = Browser::new();
    assert_eq!(subscribe(&mut bob, &browser.subscription(&service, "/bob")).await, 200);
    let known = told(&mut bob).await;
    assert_eq!((&known["push"], &known["letter"]), (&json!(true), &json!("none")));
    assert_eq!(told(&mut ana).await["push"], false, "the other browser knows nothing of it");

    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    let message = service.message().await;
    assert_eq!((&*message.path, message.header("content-encoding")), ("/bob", "aes128gcm"));
    assert!(!message.header("ttl").is_empty() && message.header("topic").len() <= 32);
    assert!(is_signed(&message, known["push_key"].as_str().unwrap(), &service));
    let clear = browser.read(&message.body);
    assert_eq!(clear["title"], "your turn (fr)");
    assert_eq!(clear["text"], "against Some(\"Ana\")");
    assert_eq!(clear["page"], format!("/game/{game}"));
    // Offers change the game, but it is the same turn.
    let offer = json!({ "type": "offer", "ply": 1, "undos": 0, "what": "draw" });
    assert_eq!(act(&mut ana, &game, offer).await.0, 200);
    assert!(service.is_silent().await);

    // A restart does not tell it again, and the key stays.
    let mut again = config(&scratch);
    again.database.clone_from(&running.server.config.database);
    running.stop().await;
    let running = Running::with(again).await;
    bob.address = running.address;
    assert_eq!(told(&mut bob).await["push_key"], known["push_key"]);
    assert!(service.is_silent().await);
}

#[tokio::test]
async fn whoever_is_at_the_board_or_plays_for_minutes_is_not_told() {
    let (scratch, service) = (Scratch::new(), PushService::start().await);
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = running.two(days()).await;
    let subscription = Browser::new().subscription(&service, "/bob");
    assert_eq!(subscribe(&mut bob, &subscription).await, 200);
    let (_here, _there) = connect(&ana, &bob, &game).await;
    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    let quick = json!({ "clock": { "kind": "per_move", "seconds": 60 } });
    let quick = bob.create(&friends_with("standard", &quick)).await.unwrap();
    ana.join(&quick).await.unwrap();
    assert!(service.is_silent().await);
}

#[tokio::test]
async fn a_service_that_is_busy_is_asked_again_and_one_that_is_gone_never() {
    let (scratch, service) = (Scratch::new(), PushService::start().await);
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = running.two(days()).await;
    assert_eq!(subscribe(&mut bob, &Browser::new().subscription(&service, "/bob")).await, 200);
    service.answers.lock().unwrap().extend([503, 410]);
    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    service.message().await;
    service.message().await;
    let gone = async {
        while told(&mut bob).await["push"] == true {
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(10), gone).await.expect("it is forgotten");
}

#[tokio::test]
async fn hostile_addresses_are_refused_and_a_session_takes_its_browser_along() {
    let scratch = Scratch::new();
    let service = PushService::start().await;
    let running = Running::with(config(&scratch)).await;
    let (_, mut bob, _) = running.two(days()).await;
    let good = Browser::new().subscription(&service, "/bob");
    let mut stranger = running.client();
    assert_eq!(subscribe(&mut stranger, &good).await, 401, "there is no session");
    for (field, bad) in [
        ("endpoint", "http://10.0.0.1/latest/meta-data"),
        ("endpoint", "file:///etc/passwd"),
        ("endpoint", "https://push.example.net/"),
        ("p256dh", "AAAA"),
        ("auth", "AAAA"),
        ("language", "<script>"),
        ("language", ""),
    ] {
        let mut subscription = good.clone();
        subscription[field] = json!(bad);
        assert_eq!(subscribe(&mut bob, &subscription).await, 400, "{field} {bad}");
    }
    assert_eq!(subscribe(&mut bob, &good).await, 200);
    assert_eq!(
        bob.send("DELETE", "/api/v1/me/notifications/push", &json!({})).await.unwrap().json()["push"],
        false
    );
    assert_eq!(subscribe(&mut bob, &good).await, 200);
    // Whoever signs out is not told here any more.
    let store = running.server.store.clone();
    let id = bob.get("/api/v1/me").await.unwrap().json()["player"]["id"].clone();
    assert_eq!(store.subscriptions_of(id.as_str().unwrap()).await.unwrap().len(), 1);
    assert_eq!(bob.send("DELETE", "/api/v1/session", &json!({})).await.unwrap().status, 204);
    assert_eq!(store.subscriptions_of(id.as_str().unwrap()).await.unwrap().len(), 0);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_tell_a_turn_once() {
    let postgres = support::postgres::Postgres::start();
    let service = PushService::start().await;
    let scratch = [Scratch::new(), Scratch::new()];
    let mut nodes = Vec::new();
    for scratch in &scratch {
        let database = postgres.address();
        nodes.push(Running::with(Config { database, ..config(scratch) }).await);
    }
    let (mut ana, mut bob, game) = nodes[0].two(days()).await;
    assert_eq!(subscribe(&mut bob, &Browser::new().subscription(&service, "/bob")).await, 200);
    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    service.message().await;
    assert!(service.is_silent().await, "it was told twice");
    for node in nodes {
        node.stop().await;
    }
}
