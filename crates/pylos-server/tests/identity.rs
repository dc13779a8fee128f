//! Who somebody is, and for how long.

mod support;

use pylos_client::{Client, Closed, Socket};
use pylos_server::Config;
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::{Running, Scratch, connect, friends, generous, play, state};

fn account(name: &str) -> Value {
    json!({ "name": name, "password": "correct horse" })
}

async fn register(running: &Running, name: &str) -> (Client, String) {
    let mut client = running.client();
    let answer = client.post("/api/v1/accounts", &account(name)).await.unwrap();
    assert_eq!(answer.status, 201, "{}", answer.text);
    let code = answer.json()["recovery"].as_str().unwrap().to_owned();
    (client, code)
}

/// How the server closes a connection, whatever it says before.
async fn ending(socket: &mut Socket) -> Closed {
    loop {
        if let Err(error) = socket.hear().await {
            return *error.downcast_ref::<Closed>().unwrap_or_else(|| panic!("{error}"));
        }
    }
}

/// With a token instead of a cookie.
async fn with_token(
    running: &Running,
    method: &str,
    path: &str,
    token: &str,
    body: Value,
) -> (u16, Value) {
    let headers =
        [("Authorization", format!("Bearer {token}")), ("Content-Type", "application/json".into())];
    let headers: Vec<(&str, &str)> =
        headers.iter().map(|(name, value)| (*name, value.as_str())).collect();
    let body = if method == "GET" { String::new() } else { body.to_string() };
    let answer = running.client().request(method, path, &headers, &body).await.unwrap();
    (answer.status, answer.json())
}

#[tokio::test]
async fn a_session_that_was_planted_is_worth_nothing_after_registering() {
    let running = Running::start().await;
    let (mut victim, _second, game) = running.two(friends("standard")).await;
    let mut attacker = victim.clone();
    assert_eq!(victim.post("/api/v1/accounts", &account("Ana")).await.unwrap().status, 201);
    assert_ne!(victim.cookie, attacker.cookie);
    assert_eq!(attacker.get("/api/v1/me").await.unwrap().json(), json!({}));
    assert_eq!(play(&mut attacker, &game, 0, "a1").await.0, 403);
    assert_eq!(play(&mut victim, &game, 0, "a1").await.0, 200);
}

#[tokio::test]
async fn live_connections_end_with_what_they_rest_on() {
    let running = Running::start().await;
    let (mut ana, _) = register(&running, "Ana").await;
    let created = ana.create(&friends("standard")).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    let mut bob = running.client();
    bob.join(&created).await.unwrap();
    // A guest who registers comes back as somebody else.
    let (mut light, mut dark) = connect(&ana, &bob, &game).await;
    bob.post("/api/v1/accounts", &account("Bob")).await.unwrap();
    assert_eq!(ending(&mut dark).await, Closed(4001));
    // The other sessions go with a new password, this one stays.
    let mut phone = running.client();
    phone.post("/api/v1/session", &account("Ana")).await.unwrap();
    let mut there = phone.live(&game, "").await.unwrap();
    there.hear().await.unwrap();
    let change = json!({ "old": "correct horse", "new": "battery staple" });
    assert_eq!(ana.send("PUT", "/api/v1/me/password", &change).await.unwrap().status, 204);
    assert_eq!(ending(&mut there).await, Closed(4001));
    light.play(0, "a1").await.unwrap();
    light.hear_ply(1).await.unwrap();
    // Signing out.
    assert_eq!(ana.send("DELETE", "/api/v1/session", &json!({})).await.unwrap().status, 204);
    assert_eq!(ending(&mut light).await, Closed(4001));
    // Whoever is nobody watches on.
    let mut watcher = running.client().live(&game, "").await.unwrap();
    // Deleting the account.
    let mut dark = bob.live(&game, "").await.unwrap();
    let confirm = json!({ "password": "correct horse" });
    assert_eq!(bob.send("DELETE", "/api/v1/me", &confirm).await.unwrap().status, 204);
    assert_eq!(ending(&mut dark).await, Closed(4001));
    watcher.say(&json!({ "type": "ping", "id": 1 })).await.unwrap();
    watcher.hear_until(|told| told["type"] == "pong").await.unwrap();
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_signs_out_on_one_node_is_gone_on_all() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let node = async || {
        let mut config = Config::on_loopback(scratch.0.clone());
        (config.database, config.limits) = (postgres.address(), generous());
        Running::with(config).await
    };
    let (one, two) = (node().await, node().await);
    let (mut ana, _) = register(&one, "Ana").await;
    let created = ana.create(&friends("standard")).await.unwrap();
    let mut elsewhere = ana.clone();
    elsewhere.address = two.address;
    let mut there = elsewhere.live(created["game"].as_str().unwrap(), "").await.unwrap();
    there.hear().await.unwrap();
    ana.send("DELETE", "/api/v1/session", &json!({})).await.unwrap();
    assert_eq!(ending(&mut there).await, Closed(4001), "within a few seconds");
}

#[tokio::test]
async fn names_that_look_alike_are_one_name() {
    let running = Running::start().await;
    register(&running, "Ana").await;
    for alike in ["ANA", "Аnа", "Ａna"] {
        let answer = running.client().post("/api/v1/accounts", &account(alike)).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (409, &json!("name_taken")), "{alike}");
    }
    assert_eq!(register(&running, "Anna").await.1.len(), 23);
}

#[tokio::test]
async fn an_account_is_not_guessed_at_from_many_addresses() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.proxy = pylos_server::Proxy::Trusted;
    let running = Running::with(config).await;
    let from = async |address: &str, password: &str| {
        let headers =
            [("X-Pylos", "1"), ("Content-Type", "application/json"), ("X-Forwarded-For", address)];
        let body = json!({ "name": "Ana", "password": password }).to_string();
        running.client().request("POST", "/api/v1/session", &headers, &body).await.unwrap().status
    };
    let mut owner = running.client();
    let headers = [("X-Pylos", "1"), ("X-Forwarded-For", "192.0.2.1")];
    let body = account("Ana").to_string();
    let made = owner.request("POST", "/api/v1/accounts", &headers, &body).await.unwrap();
    assert_eq!(made.status, 201);
    for n in 0..10 {
        assert_eq!(from(&format!("198.51.100.{n}"), "wrong horse").await, 401);
    }
    assert_eq!(from("198.51.100.77", "correct horse").await, 429, "from nowhere new");
    assert_eq!(from("192.0.2.1", "correct horse").await, 200, "where she was before, she gets in");
}

#[tokio::test]
async fn a_lost_password_is_replaced_by_the_code_that_was_shown() {
    let running = Running::start().await;
    let (mut ana, code) = register(&running, "Ana").await;
    let recover =
        |code: &str| json!({ "name": "ana", "recovery": code, "password": "battery staple" });
    let mut back = running.client();
    let wrong =
        back.post("/api/v1/accounts/recovery", &recover("AAAAA-AAAAA-AAAAA-AAAAA")).await.unwrap();
    assert_eq!((wrong.status, &wrong.json()["code"]), (401, &json!("wrong_code")));
    let typed = code.to_lowercase().replace('-', " ");
    let got_in = back.post("/api/v1/accounts/recovery", &recover(&typed)).await.unwrap();
    assert_eq!(got_in.status, 200, "{}", got_in.text);
    let next = got_in.json()["recovery"].as_str().unwrap().to_owned();
    assert_ne!(next, code);
    assert_eq!(back.get("/api/v1/me").await.unwrap().json()["player"]["name"], "Ana");
    assert_eq!(ana.get("/api/v1/me").await.unwrap().json(), json!({}), "other sessions end");
    let again = running.client().post("/api/v1/accounts/recovery", &recover(&code)).await.unwrap();
    assert_eq!(again.status, 401, "a code works once");
    let mut old = running.client();
    assert_eq!(old.post("/api/v1/session", &account("Ana")).await.unwrap().status, 401);
    // A new code, for whoever never had one or has lost it.
    let confirm = json!({ "password": "battery staple" });
    let made = back.post("/api/v1/me/recovery", &confirm).await.unwrap().json();
    let made = made["recovery"].as_str().unwrap();
    assert_eq!(
        running.client().post("/api/v1/accounts/recovery", &recover(&next)).await.unwrap().status,
        401
    );
    assert_eq!(
        running.client().post("/api/v1/accounts/recovery", &recover(made)).await.unwrap().status,
        200
    );
}

#[tokio::test]
async fn a_program_plays_with_a_token_and_no_more_than_it_allows() {
    let running = Running::start().await;
    let (mut ana, _) = register(&running, "Ana").await;
    let wish = json!({ "label": "my bot", "scopes": ["play"] });
    let made = ana.post("/api/v1/me/tokens", &wish).await.unwrap();
    assert_eq!(made.status, 201, "{}", made.text);
    let (id, token) = (
        made.json()["id"].as_str().unwrap().to_owned(),
        made.json()["token"].as_str().unwrap().to_owned(),
    );
    let (status, me) = with_token(&running, "GET", "/api/v1/me", &token, Value::Null).await;
    assert_eq!((status, &me["player"]["name"]), (200, &json!("Ana")));
    // Joining and playing, yes; creating and everything about the account, no.
    let mut bob = running.client();
    let created = bob.create(&friends("standard")).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    let invite = json!({ "invite": created["invite"] });
    let path = format!("/api/v1/games/{game}/join");
    assert_eq!(with_token(&running, "POST", &path, &token, invite).await.0, 200);
    assert_eq!(state(&mut ana, &game).await["you"], json!(["dark"]));
    let refused = with_token(&running, "POST", "/api/v1/games", &token, friends("standard")).await;
    assert_eq!((refused.0, &refused.1["code"]), (403, &json!("forbidden")));
    let muted = bob.get("/api/v1/me").await.unwrap().json();
    let muted = format!("/api/v1/me/muted/{}", muted["player"]["id"].as_str().unwrap());
    for (method, path) in [
        ("GET", "/api/v1/me/tokens"),
        ("POST", "/api/v1/me/tokens"),
        ("POST", "/api/v1/me/bot"),
        ("DELETE", "/api/v1/me"),
        ("PUT", "/api/v1/me/password"),
        ("POST", "/api/v1/me/recovery"),
        ("PUT", "/api/v1/me/following/Ana"),
        ("DELETE", "/api/v1/me/following/Ana"),
        ("PUT", &muted),
        ("DELETE", &muted),
        ("POST", "/api/v1/reports"),
    ] {
        let body = match path {
            "/api/v1/me/tokens" => json!({ "label": "more" }),
            "/api/v1/me/password" => json!({ "old": "correct horse", "new": "battery staple" }),
            "/api/v1/me/bot" => json!({}),
            "/api/v1/reports" => json!({ "game": game, "reason": "other" }),
            _ => json!({ "password": "correct horse" }),
        };
        assert_eq!(
            with_token(&running, method, path, &token, body).await.0,
            403,
            "{method} {path}"
        );
    }
    // A live connection of the program's, until the token is revoked.
    let bearer = format!("Bearer {token}");
    let headers = [("authorization", bearer.as_str())];
    let mut socket = running.client().live_with(&game, "", &headers).await.unwrap();
    assert_eq!(socket.hear().await.unwrap()["you"], json!(["dark"]));
    play(&mut bob, &game, 0, "a1").await;
    socket.hear_ply(1).await.unwrap();
    socket.play(1, "b2").await.unwrap();
    assert_eq!(socket.hear_ply(2).await.unwrap()["ply"], 2);
    let listed = ana.get("/api/v1/me/tokens").await.unwrap().json();
    assert_eq!(
        (&listed["tokens"][0]["label"], &listed["tokens"][0]["scopes"]),
        (&json!("my bot"), &json!(["play"]))
    );
    assert!(listed["tokens"][0].get("token").is_none(), "it is shown once");
    let path = format!("/api/v1/me/tokens/{id}");
    assert_eq!(ana.send("DELETE", &path, &json!({})).await.unwrap().status, 204);
    assert_eq!(ending(&mut socket).await, Closed(4001));
    let gone = with_token(&running, "GET", "/api/v1/me", &token, Value::Null).await;
    assert_eq!((gone.0, &gone.1["code"]), (401, &json!("sign_in")));
    assert_eq!(ana.send("DELETE", &path, &json!({})).await.unwrap().status, 404);
}

#[tokio::test]
async fn a_token_that_may_only_read_watches() {
    let running = Running::start().await;
    let (mut ana, _) = register(&running, "Ana").await;
    let created = ana.create(&friends("standard")).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    running.client().join(&created).await.unwrap();
    let made = ana.post("/api/v1/me/tokens", &json!({ "label": "eyes" })).await.unwrap().json();
    let bearer = format!("Bearer {}", made["token"].as_str().unwrap());
    let mut socket =
        running.client().live_with(&game, "", &[("authorization", &bearer)]).await.unwrap();
    socket.play(0, "a1").await.unwrap();
    let refused = socket.hear_until(|told| told["type"] == "error").await.unwrap();
    assert_eq!(refused["code"], "forbidden");
    assert_eq!(state(&mut ana, &game).await["ply"], 0);
    let nonsense = [("authorization", "Bearer pylos_nobody")];
    assert!(running.client().live_with(&game, "", &nonsense).await.is_err());
}

#[tokio::test]
async fn a_program_is_known_as_one_and_plays_unrated() {
    let running = Running::start().await;
    let (mut bot, _) = register(&running, "Robo").await;
    let shown = bot.post("/api/v1/me/bot", &json!({})).await.unwrap().json();
    assert_eq!(shown["player"]["kind"], "bot");
    let mut wish = friends("standard");
    wish["rated"] = json!(true);
    let refused = bot.post("/api/v1/games", &wish).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("fair_play")));
    let (mut ana, _) = register(&running, "Ana").await;
    let created = ana.create(&wish).await.unwrap();
    assert!(bot.join(&created).await.is_err());
    let created = ana.create(&friends("standard")).await.unwrap();
    let seen = bot.join(&created).await.unwrap();
    assert_eq!(seen["seats"][1]["player"]["kind"], "bot");
    // Whoever was rated as a person stays one.
    let created = ana.create(&wish).await.unwrap();
    let (mut bob, _) = register(&running, "Bob").await;
    bob.join(&created).await.unwrap();
    let game = created["game"].as_str().unwrap();
    support::act(&mut bob, game, json!({ "type": "resign", "ply": 0, "undos": 0 })).await;
    assert_eq!(bob.post("/api/v1/me/bot", &json!({})).await.unwrap().status, 409);
}
