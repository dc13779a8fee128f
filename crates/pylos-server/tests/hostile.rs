//! Malformed, oversized and foreign messages: refused clearly, and nobody else
//! notices.

mod support;

use std::time::Duration;

use pylos_client::tungstenite::Message;
use pylos_client::tungstenite::protocol::frame::Frame;
use pylos_client::tungstenite::protocol::frame::coding::{Data, OpCode};
use pylos_client::{Closed, Socket};
use pylos_server::{Config, Limits};
use serde_json::json;
use support::{Running, Scratch, connect, friends, generous, play, state};
use tokio::io::{AsyncReadExt as _, AsyncWriteExt as _};
use tokio::net::TcpStream;

#[tokio::test]
async fn nonsense_on_a_live_connection_is_answered_and_changes_nothing() {
    let running = Running::start().await;
    let (first, second, game) = running.two(friends("standard")).await;
    let (mut light, mut dark) = connect(&first, &second, &game).await;
    let deep = "[".repeat(2000);
    let nonsense = [
        "",
        "null",
        "{",
        "[]",
        "\"turn\"",
        "{\"type\":7}",
        "{\"type\":\"dance\"}",
        "{\"type\":\"turn\"}",
        "{\"type\":\"turn\",\"ply\":-1,\"undos\":0,\"turn\":\"a1\"}",
        "{\"type\":\"turn\",\"ply\":1e99,\"undos\":0,\"turn\":\"a1\"}",
        "{\"type\":\"turn\",\"ply\":0,\"undos\":0,\"turn\":\"a1\",\"side\":\"dark\"}",
        "{\"type\":\"turn\",\"ply\":0,\"undos\":0,\"turn\":null}",
        "{\"type\":\"offer\",\"ply\":0,\"undos\":0,\"what\":\"money\"}",
        "{\"type\":\"ping\",\"id\":\"\\ud800\"}",
        deep.as_str(),
    ];
    for text in nonsense {
        light.say_raw(Message::text(text.to_owned())).await.unwrap();
        let refused = light.hear_until(|message| message["type"] == "error").await.unwrap();
        assert_eq!(refused["code"], "bad_request", "{text}: {refused}");
        assert!(!refused["message"].as_str().unwrap().is_empty());
    }
    let turns = ["", " ", "a1 ", "z9", "a1xa1xa1xa1", "a1-", "-a1", "💥", "a1\u{0}", "A1"];
    for turn in turns {
        light.play(0, turn).await.unwrap();
        let refused = light.hear_until(|message| message["type"] == "error").await.unwrap();
        assert_eq!(refused["code"], "illegal_turn", "{turn}: {refused}");
    }
    for ply in [1, 7, u64::MAX] {
        light.play(ply, "a1").await.unwrap();
        let refused = light.hear_until(|message| message["type"] == "error").await.unwrap();
        assert_eq!(refused["code"], "stale");
    }
    light.say_raw(Message::binary(vec![0xff; 100])).await.unwrap();
    let refused = light.hear_until(|message| message["type"] == "error").await.unwrap();
    assert_eq!(refused["message"], "messages are text");
    light.play(0, "a1").await.unwrap();
    assert_eq!(dark.hear_ply(1).await.unwrap()["ply"], 1, "the game goes on");
}

/// How the server closes a connection, whatever it says before.
async fn ending(socket: &mut Socket) -> Closed {
    loop {
        if let Err(error) = socket.hear().await {
            return *error.downcast_ref::<Closed>().unwrap_or_else(|| panic!("{error}"));
        }
    }
}

#[tokio::test]
async fn a_message_that_is_too_large_ends_the_connection_only() {
    let running = Running::start().await;
    let (first, second, game) = running.two(friends("standard")).await;
    let (mut light, mut dark) = connect(&first, &second, &game).await;
    light.say_raw(Message::text("x".repeat(5_000))).await.unwrap();
    assert_eq!(ending(&mut light).await, Closed(1009));
    let mut light = first.live(&game, "").await.unwrap();
    let not_text = Frame::message(vec![0xff, 0xfe], OpCode::Data(Data::Text), true);
    light.say_raw(Message::Frame(not_text)).await.unwrap();
    assert_eq!(ending(&mut light).await, Closed(1007));
    dark.say(&json!({ "type": "ping", "id": 1 })).await.unwrap();
    dark.hear_until(|message| message["type"] == "pong").await.unwrap();
}

#[tokio::test]
async fn whoever_sends_too_much_is_let_go() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = Limits { messages: 5, ..generous() };
    let running = Running::with(config).await;
    let (first, _second, game) = running.two(friends("standard")).await;
    let mut light = first.live(&game, "").await.unwrap();
    for id in 0..50 {
        if light.say(&json!({ "type": "ping", "id": id })).await.is_err() {
            break;
        }
    }
    assert_eq!(ending(&mut light).await, Closed(4029));
}

#[tokio::test]
async fn bodies_are_checked_and_limited() {
    let running = Running::start().await;
    let mut client = running.client();
    let headers = [("X-Pylos", "1")];
    let large = "x".repeat(70_000);
    let cases = [
        ("POST", "/api/v1/games", "{", 400, "bad_request"),
        ("POST", "/api/v1/games", "{\"rules\":\"standard\"}", 400, "bad_request"),
        ("POST", "/api/v1/games", large.as_str(), 413, "too_large"),
        ("POST", "/api/v1/rules", "{\"rules\":\"standart\"}", 400, "bad_rules"),
        (
            "POST",
            "/api/v1/analysis/position",
            "{\"rules\":\"standard\",\"position\":\"L\"}",
            400,
            "bad_position",
        ),
        (
            "POST",
            "/api/v1/analysis/position",
            "{\"rules\":\"standard\",\"turns\":[\"e1\"]}",
            422,
            "illegal_turn",
        ),
        ("GET", "/api/v1/games/none", "", 404, "not_found"),
        ("GET", "/api/v1/games/../../etc/passwd", "", 404, "not_found"),
        ("GET", "/api/v1/nothing", "", 404, "not_found"),
        ("DELETE", "/api/v1/games/none", "", 405, "not_found"),
        ("GET", "/api/v1/games?list=all", "", 400, "bad_request"),
        ("GET", "/api/v1/games?limit=many", "", 400, "bad_request"),
        ("GET", "/api/v1/games?before=x", "", 400, "bad_request"),
        ("GET", "/api/v1/players/'%20OR%201=1", "", 404, "not_found"),
        ("GET", "/api/v1/ratings", "", 400, "bad_request"),
        ("POST", "/api/v1/tablebases/carpentier", "", 404, "not_found"),
    ];
    for (method, path, body, status, code) in cases {
        let answer = client.request(method, path, &headers, body).await.unwrap();
        let short: String = body.chars().take(60).collect();
        assert_eq!(answer.status, status, "{method} {path} {short}: {}", answer.text);
        assert_eq!(answer.json()["code"], code, "{method} {path} {short}");
    }
    let wishes = [
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "engine", "level": 11 }] }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "engine", "level": 0 }] }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }] }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "friend" }], "repetition": 1 }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "friend" }], "clock": { "kind": "per_move", "seconds": 0 } }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "friend" }], "clock": { "kind": "per_game", "seconds": 90000 } }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "friend" }], "clock": { "kind": "none", "seconds": 5 } }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "friend" }], "series": { "games": 1 } }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "me" }], "rated": true }),
        json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": "friend" }], "moves": [] }),
    ];
    for wish in wishes {
        let answer = client.post("/api/v1/games", &wish).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("bad_request")), "{wish}");
    }
}

#[tokio::test]
async fn foreign_pages_can_do_nothing() {
    let running = Running::start().await;
    let (first, _second, game) = running.two(friends("standard")).await;
    let mut victim = first.clone();
    let path = format!("/api/v1/games/{game}/actions");
    let resign = json!({ "type": "resign", "ply": 0, "undos": 0 }).to_string();
    let evil = ("Origin", "https://evil.example");
    let own = format!("http://{}", running.address);
    // A form on a foreign page: the cookie comes along, the header does not.
    let answer = victim.request("POST", &path, &[], &resign).await.unwrap();
    assert_eq!((answer.status, &answer.json()["code"]), (403, &json!("forbidden")));
    let answer = victim.request("POST", &path, &[("X-Pylos", "1"), evil], &resign).await.unwrap();
    assert_eq!(answer.status, 403);
    // A name of its own that leads here.
    let rebound = [("X-Pylos", "1"), ("Host", "evil.example"), ("Origin", "http://evil.example")];
    let answer = victim.request("POST", &path, &rebound, &resign).await.unwrap();
    assert_eq!(answer.status, 403);
    assert_eq!(state(&mut victim, &game).await["phase"], "playing");
    assert!(first.live_with(&game, "", &[("origin", "https://evil.example")]).await.is_err());
    assert!(first.live_with(&game, "", &[("origin", "null")]).await.is_err());
    assert!(first.live_with(&game, "", &[("origin", &own)]).await.is_ok());
}

#[tokio::test]
async fn every_answer_carries_the_headers_that_keep_browsers_safe() {
    let running = Running::start().await;
    let mut client = running.client();
    for path in ["/", "/api/openapi.json", "/api/v1/nothing", "/healthz"] {
        let answer = client.get(path).await.unwrap();
        let policy = answer.header("content-security-policy").unwrap();
        assert!(policy.contains("default-src 'none'") && policy.contains("frame-ancestors 'none'"));
        assert!(!policy.contains("script-src 'self' 'unsafe"), "{policy}");
        assert_eq!(answer.header("x-content-type-options"), Some("nosniff"), "{path}");
        assert_eq!(answer.header("x-frame-options"), Some("DENY"));
        assert_eq!(answer.header("referrer-policy"), Some("same-origin"));
    }
    client.create(&friends("standard")).await.unwrap();
    let answer = running.client().post("/api/v1/games", &friends("standard")).await.unwrap();
    let cookie = answer.header("set-cookie").unwrap();
    assert!(cookie.contains("HttpOnly") && cookie.contains("SameSite=Lax"), "{cookie}");
    assert_eq!(answer.header("cache-control"), Some("no-store"));
}

#[tokio::test]
async fn too_many_requests_are_told_to_wait() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = Limits { games: 3, passwords: 2, connections_per_address: 2, ..generous() };
    let running = Running::with(config).await;
    let mut client = running.client();
    let created = client.create(&friends("standard")).await.unwrap();
    for _ in 0..2 {
        client.create(&friends("standard")).await.unwrap();
    }
    let refused = client.post("/api/v1/games", &friends("standard")).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (429, &json!("too_many")));
    assert!(refused.header("retry-after").unwrap().parse::<u64>().unwrap() >= 1);
    let guess = json!({ "name": "ana", "password": "password1" });
    for _ in 0..2 {
        assert_eq!(client.post("/api/v1/session", &guess).await.unwrap().status, 401);
    }
    assert_eq!(client.post("/api/v1/session", &guess).await.unwrap().status, 429);
    let game = created["game"].as_str().unwrap();
    let _two = (client.live(game, "").await.unwrap(), client.live(game, "").await.unwrap());
    assert!(client.live(game, "").await.is_err(), "two connections are enough");
}

#[tokio::test]
async fn a_client_that_does_not_read_holds_nobody_up() {
    let running = Running::start().await;
    let (mut first, mut second, game) = running.two(friends("children")).await;
    // It connects and never reads again, while much happens.
    let _deaf = first.live(&game, "").await.unwrap();
    let begun = std::time::Instant::now();
    let mut ply = 0;
    for rank in 1..=4 {
        for file in ["a", "b", "c", "d"] {
            let mover = if ply % 2 == 0 { &mut first } else { &mut second };
            assert_eq!(play(mover, &game, ply, &format!("{file}{rank}")).await.0, 200);
            ply += 1;
        }
    }
    assert!(begun.elapsed().as_secs() < 10);
    assert_eq!(state(&mut first, &game).await["ply"], 16);
}

#[tokio::test]
async fn whoever_never_ends_a_request_is_let_go() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = Limits { patience: Duration::from_millis(300), ..generous() };
    let running = Running::with(config).await;
    // Nothing at all; half a head; a whole request, and then silence.
    let begun = std::time::Instant::now();
    for said in ["", "GET / HTTP/1.1\r\nHost: loc", "GET /healthz HTTP/1.1\r\nHost: a\r\n\r\n"] {
        let mut stream = TcpStream::connect(running.address).await.unwrap();
        stream.write_all(said.as_bytes()).await.unwrap();
        let mut answer = Vec::new();
        let closed = tokio::time::timeout(Duration::from_secs(20), stream.read_to_end(&mut answer));
        assert!(closed.await.is_ok(), "{said:?} was waited for");
    }
    assert!(begun.elapsed() >= Duration::from_millis(900));
    assert_eq!(running.client().get("/healthz").await.unwrap().status, 200);
}

#[tokio::test]
async fn one_address_has_only_so_many_connections() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = Limits { connections_per_address: 2, ..generous() };
    let running = Running::with(config).await;
    let mut held = Vec::new();
    for _ in 0..202 {
        held.push(TcpStream::connect(running.address).await.unwrap());
    }
    let mut refused = TcpStream::connect(running.address).await.unwrap();
    let end = tokio::time::timeout(Duration::from_secs(20), refused.read(&mut [0; 1])).await;
    assert!(!matches!(end.unwrap(), Ok(1..)), "it is closed at once");
    drop(held);
    let mut client = running.client();
    for _ in 0..100 {
        if client.get("/healthz").await.is_ok_and(|answer| answer.status == 200) {
            return;
        }
        support::soon().await;
    }
    panic!("there is room again, and nobody is let in");
}

#[tokio::test]
async fn a_head_without_end_is_refused() {
    let running = Running::start().await;
    let mut client = running.client();
    let long = "x".repeat(100_000);
    let answer = client.request("GET", "/healthz", &[("X-Long", &long)], "").await;
    assert!(answer.map_or(true, |answer| answer.status == 431));
    assert_eq!(client.get("/healthz").await.unwrap().status, 200);
}

#[tokio::test]
async fn a_stopping_server_says_so() {
    let running = Running::start().await;
    let (first, _second, game) = running.two(friends("standard")).await;
    let mut light = first.live(&game, "").await.unwrap();
    light.hear().await.unwrap();
    let stopped = tokio::spawn(running.stop());
    assert_eq!(ending(&mut light).await, Closed(4000));
    stopped.await.unwrap();
}
