//! Hosts look after players and games, and all of it is written down.

mod support;

use pylos_client::{Client, Closed};
use pylos_server::Hosting;
use serde_json::{Value, json};
use support::{Running, Scratch, friends_with, play, state};

fn account(name: &str) -> Value {
    json!({ "name": name, "password": "correct horse" })
}

async fn register(running: &Running, name: &str) -> Client {
    let mut client = running.client();
    assert_eq!(client.post("/api/v1/accounts", &account(name)).await.unwrap().status, 201);
    client
}

/// A server with its database, and the desk of the command line beside it.
async fn hosted() -> (Running, Hosting, Scratch) {
    let scratch = Scratch::new();
    let mut config = pylos_server::Config::on_loopback(scratch.0.clone());
    config.limits = support::generous();
    let database = config.database.clone();
    let running = Running::with(config).await;
    (running, Hosting::open(&database).await.unwrap(), scratch)
}

async fn host(running: &Running, desk: &Hosting) -> Client {
    let made = desk.appoint("Hera", "from the first day").await.unwrap();
    let mut hera = running.client();
    let signed_in = json!({ "name": "Hera", "password": made.password.unwrap() });
    let answer = hera.post("/api/v1/session", &signed_in).await.unwrap();
    assert_eq!((answer.status, &answer.json()["player"]["kind"]), (200, &json!("host")));
    hera
}

async fn deed(client: &mut Client, what: Value, note: &str) -> (u16, Value) {
    let body = json!({ "what": what, "note": note });
    let answer = client.post("/api/v1/host/acts", &body).await.unwrap();
    (answer.status, answer.json())
}

#[tokio::test]
async fn a_report_reaches_the_host_who_settles_it() {
    let (running, desk, _scratch) = hosted().await;
    let mut hera = host(&running, &desk).await;
    let (mut ana, _bob) = (register(&running, "Ana").await, register(&running, "Bob").await);
    let created = ana.create(&friends_with("standard", &json!({}))).await.unwrap();
    let report = json!({ "player": "bob", "game": created["game"], "reason": "behaviour", "text": "He left." });
    assert_eq!(ana.post("/api/v1/reports", &report).await.unwrap().status, 204);
    for (body, status) in [
        (json!({ "reason": "other" }), 400),
        (json!({ "player": "Nobody", "reason": "other" }), 404),
        (json!({ "game": "nothing", "reason": "other" }), 404),
        (json!({ "player": "Bob", "reason": "ugly" }), 400),
    ] {
        assert_eq!(ana.post("/api/v1/reports", &body).await.unwrap().status, status, "{body}");
    }
    assert_eq!(running.client().post("/api/v1/reports", &report).await.unwrap().status, 401);
    let seen = hera.get("/api/v1/host/reports").await.unwrap().json();
    let [seen] = seen["reports"].as_array().unwrap().as_slice() else { panic!("{seen}") };
    assert_eq!(
        (&seen["reporter"], &seen["player"], &seen["text"]),
        (&json!("Ana"), &json!("Bob"), &json!("He left."))
    );
    assert_eq!(
        deed(&mut hera, json!({ "act": "settle", "report": seen["id"] }), "talked to him").await.0,
        204
    );
    assert_eq!(deed(&mut hera, json!({ "act": "settle", "report": seen["id"] }), "").await.0, 404);
    assert_eq!(hera.get("/api/v1/host/reports").await.unwrap().json(), json!({ "reports": [] }));
}

#[tokio::test]
async fn only_hosts_do_what_hosts_do() {
    let (running, desk, _scratch) = hosted().await;
    let mut hera = host(&running, &desk).await;
    let mut ana = register(&running, "Ana").await;
    let close = json!({ "act": "close", "player": "Hera" });
    assert_eq!(deed(&mut ana, close.clone(), "").await.0, 403);
    assert_eq!(deed(&mut running.client(), close.clone(), "").await.0, 401);
    assert_eq!(deed(&mut hera, close, "").await.0, 403, "not even a host, without the machine");
    for path in ["/api/v1/host/reports", "/api/v1/host/log"] {
        assert_eq!(ana.get(path).await.unwrap().status, 403);
    }
    let made =
        hera.post("/api/v1/me/tokens", &json!({ "label": "x", "scopes": ["play"] })).await.unwrap();
    let bearer = format!("Bearer {}", made.json()["token"].as_str().unwrap());
    let headers = [("Authorization", bearer.as_str())];
    let answer = running.client().request("GET", "/api/v1/host/log", &headers, "").await.unwrap();
    assert_eq!(answer.status, 403, "no program is a host");
    desk.dismiss("Hera", "").await.unwrap();
    assert_eq!(hera.get("/api/v1/host/log").await.unwrap().status, 403);
}

#[tokio::test]
async fn accounts_are_closed_opened_and_renamed_and_games_removed() {
    let (running, desk, _scratch) = hosted().await;
    let mut hera = host(&running, &desk).await;
    let (mut ana, mut bob) = (register(&running, "Ana").await, register(&running, "Bob").await);
    let created =
        ana.create(&friends_with("standard", &json!({ "visibility": "public" }))).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    bob.join(&created).await.unwrap();
    play(&mut ana, &game, 0, "a1").await;
    let mut dark = bob.live(&game, "").await.unwrap();
    dark.hear().await.unwrap();

    assert_eq!(deed(&mut hera, json!({ "act": "close", "player": "Bob" }), "").await.0, 204);
    let closed = dark.hear_until(|_| false).await.unwrap_err();
    assert_eq!(closed.downcast_ref::<Closed>(), Some(&Closed(4001)));
    let refused = bob.post("/api/v1/session", &account("Bob")).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("account_closed")));
    assert_eq!(deed(&mut hera, json!({ "act": "open", "player": "Bob" }), "").await.0, 204);
    assert_eq!(bob.post("/api/v1/session", &account("Bob")).await.unwrap().status, 200);

    let rename = |name: &str| json!({ "act": "rename", "player": "Bob", "name": name });
    assert_eq!(deed(&mut hera, rename("ANA"), "").await.0, 409);
    assert_eq!(deed(&mut hera, rename("a b"), "").await.0, 400);
    assert_eq!(deed(&mut hera, rename("Robert"), "").await.0, 204);
    assert_eq!(state(&mut ana, &game).await["seats"][1]["player"]["name"], "Robert");

    let mut light = ana.live(&game, "").await.unwrap();
    light.hear().await.unwrap();
    let remove = json!({ "act": "remove_game", "game": game });
    assert_eq!(deed(&mut hera, remove.clone(), "").await.0, 204);
    let closed = light.hear_until(|_| false).await.unwrap_err();
    assert_eq!(closed.downcast_ref::<Closed>(), Some(&Closed(4004)));
    assert_eq!(ana.get(&format!("/api/v1/games/{game}")).await.unwrap().status, 404);
    let live = ana.get("/api/v1/games?list=live").await.unwrap().json();
    assert_eq!(live["games"], json!([]));
    assert_eq!(deed(&mut hera, remove, "").await.0, 404);

    let log = hera.get("/api/v1/host/log").await.unwrap().json();
    let acts: Vec<&Value> =
        log["entries"].as_array().unwrap().iter().map(|entry| &entry["act"]).collect();
    assert_eq!(acts, ["remove_game", "rename", "open", "close", "appoint"], "{log}");
    assert_eq!(log["entries"][1]["detail"], "Bob → Robert");
    assert_eq!(
        (&log["entries"][1]["host"], &log["entries"][4]["host"]),
        (&json!("Hera"), &json!("the command line"))
    );
    assert!(log.get("broken").is_none());
    for method in ["POST", "PUT", "DELETE", "PATCH"] {
        let answer = hera.send(method, "/api/v1/host/log", &json!({})).await.unwrap();
        assert_eq!(answer.status, 405, "nobody changes the log: {method}");
    }
}
