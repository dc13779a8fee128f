//! Set phrases between players, and whose words somebody does not want.

mod support;

use std::time::Duration;

use pylos_client::Client;
use pylos_server::Config;
use serde_json::{Value, json};
use support::{Running, connect, friends, generous, register, state};

async fn say(client: &mut Client, game: &str, phrase: &str) -> u16 {
    let path = format!("/api/v1/games/{game}/talk");
    client.post(&path, &json!({ "phrase": phrase })).await.unwrap().status
}

fn said(state: &Value) -> Vec<(String, String)> {
    let text = |said: &Value, field: &str| said[field].as_str().unwrap().to_owned();
    let list = state["said"].as_array().cloned().unwrap_or_default();
    list.iter().map(|said| (text(said, "side"), text(said, "phrase"))).collect()
}

fn pair(side: &str, phrase: &str) -> (String, String) {
    (side.to_owned(), phrase.to_owned())
}

#[tokio::test]
async fn what_is_said_reaches_both_and_whoever_watches() {
    let running = Running::start().await;
    let (mut light, mut dark, game) = running.two(friends("standard")).await;
    let (mut one, mut two) = connect(&light, &dark, &game).await;
    let mut watcher = running.client().live(&game, "").await.unwrap();
    assert_eq!(said(&watcher.hear().await.unwrap()), []);
    one.say(&json!({ "type": "say", "phrase": "good-luck" })).await.unwrap();
    for socket in [&mut one, &mut two, &mut watcher] {
        let heard = socket.hear_until(|seen| !said(seen).is_empty()).await.unwrap();
        assert_eq!(said(&heard), [pair("light", "good-luck")]);
        assert_eq!((&heard["ply"], &heard["revision"]), (&json!(0), &json!(1)), "no event");
    }
    assert_eq!(say(&mut dark, &game, "you-too").await, 204);
    let heard = one.hear_until(|seen| said(seen).len() == 2).await.unwrap();
    assert_eq!(said(&heard), [pair("light", "good-luck"), pair("dark", "you-too")]);
    // The last of each stands; the record knows nothing of it.
    assert_eq!(say(&mut light, &game, "smile").await, 204);
    let seen = state(&mut running.client(), &game).await;
    assert_eq!(said(&seen), [pair("dark", "you-too"), pair("light", "smile")]);
    let record = light.get(&format!("/api/v1/games/{game}/record")).await.unwrap().text;
    assert!(!record.contains("smile") && !record.contains("good-luck"), "{record}");
}

#[tokio::test]
async fn only_two_people_talk_and_only_in_set_phrases() {
    let running = Running::start().await;
    let (mut light, dark, game) = running.two(friends("standard")).await;
    let path = format!("/api/v1/games/{game}/talk");
    for body in [
        json!({ "phrase": "you fool" }),
        json!({ "phrase": "HELLO" }),
        json!({}),
        json!({ "phrase": "hello", "text": "and more" }),
        json!({ "phrase": ["hello"] }),
    ] {
        let answer = light.post(&path, &body).await.unwrap();
        assert_eq!((answer.status, answer.json()["code"].as_str()), (400, Some("bad_request")));
    }
    assert_eq!(say(&mut running.client(), &game, "hello").await, 403, "a stranger");
    assert_eq!(say(&mut light, "no-such-game", "hello").await, 404);
    // Against a computer, alone at one screen, or while nobody has come.
    for (seats, status) in [
        (json!([{ "kind": "me" }, { "kind": "engine", "level": 1 }]), 409),
        (json!([{ "kind": "me" }, { "kind": "me" }]), 403),
        (json!([{ "kind": "me" }, { "kind": "friend" }]), 409),
    ] {
        let made = light.create(&json!({ "rules": "standard", "seats": seats })).await.unwrap();
        let made = made["game"].as_str().unwrap().to_owned();
        assert_eq!(say(&mut light, &made, "hello").await, status, "{seats}");
    }
    // Over the live connection a refusal is told, and nothing ends.
    let mut watcher = running.client().live(&game, "").await.unwrap();
    watcher.hear().await.unwrap();
    watcher.say(&json!({ "type": "say", "phrase": "hello" })).await.unwrap();
    assert_eq!(watcher.hear().await.unwrap()["code"], "no_seat");
    watcher.say(&json!({ "type": "say", "phrase": "free text" })).await.unwrap();
    assert_eq!(watcher.hear().await.unwrap()["code"], "bad_request");
    drop(dark);
    assert_eq!(said(&state(&mut light, &game).await), []);
}

#[tokio::test]
async fn who_says_too_much_waits_at_this_game() {
    let running = Running::start().await;
    let (mut light, mut dark, game) = running.two(friends("standard")).await;
    for _ in 0..4 {
        assert_eq!(say(&mut light, &game, "applause").await, 204);
    }
    let path = format!("/api/v1/games/{game}/talk");
    let refused = light.post(&path, &json!({ "phrase": "oops" })).await.unwrap();
    assert_eq!((refused.status, refused.json()["code"].as_str()), (429, Some("too_many")));
    let wait: u64 = refused.header("retry-after").unwrap().parse().unwrap();
    assert!((1..=6).contains(&wait), "{wait}");
    assert_eq!(said(&state(&mut light, &game).await), [pair("light", "applause")]);
    running.time.advance(Duration::from_secs(wait));
    assert_eq!(say(&mut light, &game, "oops").await, 204);
    assert_eq!(say(&mut light, &game, "oops").await, 429);
    assert_eq!(say(&mut dark, &game, "hello").await, 204, "each has his own measure");
    // Another game has another one, too.
    let next = light.create(&friends("standard")).await.unwrap();
    dark.join(&next).await.unwrap();
    assert_eq!(say(&mut light, next["game"].as_str().unwrap(), "hello").await, 204);
}

#[tokio::test]
async fn a_board_that_comes_back_sees_the_last_words_even_after_a_restart() {
    let running = Running::start().await;
    let (mut light, _dark, game) = running.two(friends("standard")).await;
    assert_eq!(say(&mut light, &game, "one-moment").await, 204);
    let scratch = running.stop().await.unwrap();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    let running = Running::with(config).await;
    light.address = running.address;
    assert_eq!(said(&state(&mut light, &game).await), [pair("light", "one-moment")]);
    // What was said long ago is told to nobody.
    running.time.advance(Duration::from_secs(120));
    assert_eq!(said(&state(&mut light, &game).await), []);
}

async fn muted(client: &mut Client) -> Vec<String> {
    let answer = client.get("/api/v1/me/muted").await.unwrap().json();
    let players = answer["players"].as_array().unwrap();
    players.iter().map(|player| player["id"].as_str().unwrap().to_owned()).collect()
}

async fn id_of(client: &mut Client) -> String {
    let me = client.get("/api/v1/me").await.unwrap().json();
    me["player"]["id"].as_str().unwrap().to_owned()
}

#[tokio::test]
async fn mutes_are_kept_by_player_and_nobody_is_told() {
    let running = Running::start().await;
    let (mut light, mut dark, game) = running.two(friends("standard")).await;
    let other = id_of(&mut dark).await;
    let path = format!("/api/v1/me/muted/{other}");
    let before = state(&mut dark, &game).await;
    for _ in 0..2 {
        assert_eq!(light.send("PUT", &path, &json!({})).await.unwrap().status, 204);
    }
    assert_eq!(muted(&mut light).await, [other.as_str()]);
    assert_eq!(muted(&mut dark).await, [""; 0]);
    let after = state(&mut dark, &game).await;
    assert_eq!((&before["seats"], &before["revision"]), (&after["seats"], &after["revision"]));
    assert_eq!(say(&mut dark, &game, "hello").await, 204, "he is not told");
    let export = light.get("/api/v1/me/export").await.unwrap().json();
    assert_eq!(export["account"]["muted"][0]["id"], other.as_str());
    let export = dark.get("/api/v1/me/export").await.unwrap().json();
    assert_eq!(export["account"]["talk"][0]["phrase"], "hello");
    assert_eq!(export["account"]["muted"], json!([]));
    // Oneself, nobody, and not at all.
    let own = id_of(&mut light).await;
    let own = format!("/api/v1/me/muted/{own}");
    assert_eq!(light.send("PUT", &own, &json!({})).await.unwrap().status, 400);
    assert_eq!(light.send("PUT", "/api/v1/me/muted/p_0", &json!({})).await.unwrap().status, 404);
    for _ in 0..2 {
        assert_eq!(light.send("DELETE", &path, &json!({})).await.unwrap().status, 204);
    }
    assert_eq!(muted(&mut light).await, [""; 0]);
}

#[tokio::test]
async fn a_muted_guest_who_signs_in_stays_muted() {
    let running = Running::start().await;
    let (mut ana, mut bob) = (running.client(), running.client());
    register(&mut bob, "Bob").await;
    let account = id_of(&mut bob).await;
    let (_, mut guest, _) = running.two(friends("standard")).await;
    let path = format!("/api/v1/me/muted/{}", id_of(&mut guest).await);
    assert_eq!(ana.send("PUT", &path, &json!({})).await.unwrap().status, 204);
    let bobs = json!({ "name": "Bob", "password": "correct horse" });
    assert_eq!(guest.post("/api/v1/session", &bobs).await.unwrap().status, 200);
    assert_eq!(muted(&mut ana).await, [account]);
    // The account goes, and with it whatever ties to it.
    let gone = guest.send("DELETE", "/api/v1/me", &json!({ "password": "correct horse" })).await;
    assert_eq!(gone.unwrap().status, 204);
    assert_eq!(muted(&mut ana).await, [""; 0]);
}
