//! A database as this program leaves it behind, kept for those that come
//! after: newer programs must go on with it (`src/live/released.rs`).
//!
//! Whoever is about to add a schema first keeps a database of the one before:
//! `cargo test -p pylos-server --test fixture -- --ignored` plays what is below
//! and writes `tests/fixtures/schema-N.sql`.

mod support;

use pylos_client::{Client, text};
use pylos_server::{Config, Hosting, Limits, Note, NoteWords};
use serde_json::{Value, json};
use sqlx::SqlitePool;
use support::browser::{Browser, PushService};
use support::*;

fn words(_: &Note, _: &str) -> NoteWords {
    NoteWords { subject: "letter".to_owned(), text: "text".to_owned() }
}

async fn done(client: &mut Client, method: &str, path: &str, body: Value) -> Value {
    let answer = client.send(method, &format!("/api/v1{path}"), &body).await.unwrap();
    assert!((200..300).contains(&answer.status), "{method} {path}: {}", answer.text);
    answer.json()
}

/// A game between two, and its id.
async fn game(first: &mut Client, second: &mut Client, rules: &str, more: Value) -> String {
    let mut wish = friends_with(rules, &more);
    wish["visibility"] = json!("public");
    let created = first.create(&wish).await.unwrap();
    second.join(&created).await.unwrap();
    text(&created, "game").to_owned()
}

async fn turns(players: [&mut Client; 2], game: &str, turns: &[&str]) {
    for (ply, turn) in turns.iter().enumerate() {
        let (status, said) = play(players[ply % 2], game, ply as u64, turn).await;
        assert_eq!(status, 200, "{said}");
    }
}

fn action(kind: &str, ply: u64, more: Value) -> Value {
    let mut action = json!({ "type": kind, "ply": ply, "undos": 0 });
    action.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
    action
}

/// Everything that is kept of people: accounts, tokens, reports, ties, puzzles.
async fn people(ana: &mut Client, bob: &mut Client, desk: &Hosting) -> [String; 2] {
    let account = json!({ "name": "Ana", "password": "correct horse" });
    let recovery = done(ana, "POST", "/accounts", account).await["recovery"].clone();
    register(bob, "Bob").await;
    let token = json!({ "label": "my bot", "scopes": ["play"] });
    let token = done(ana, "POST", "/me/tokens", token).await["token"].clone();
    desk.appoint("Hera", "from the first day").await.unwrap();
    let report = json!({ "player": "Ana", "reason": "other", "text": "hello" });
    done(bob, "POST", "/reports", report).await;
    done(ana, "PUT", "/me/following/Bob", json!({})).await;
    let me = bob.get("/api/v1/me").await.unwrap().json();
    let id = me["player"]["id"].as_str().unwrap();
    done(ana, "PUT", &format!("/me/muted/{id}"), json!({})).await;
    let puzzles = done(ana, "POST", "/puzzles/next", json!({ "rules": "standard" })).await;
    let puzzle = text(&puzzles["puzzles"][0], "id").to_owned();
    let surrender = json!({ "acts": [{ "do": "solution" }] });
    done(ana, "POST", &format!("/puzzles/{puzzle}/attempt"), surrender).await;
    [recovery, token].map(|secret| secret.as_str().unwrap().to_owned())
}

/// Games of every kind and in every phase; some of them by what they are.
async fn games(
    ana: &mut Client,
    bob: &mut Client,
    guest: &mut Client,
) -> [(&'static str, String); 3] {
    let minutes = json!({ "kind": "per_game", "seconds": 600, "increment": 5 });
    let rated = json!({ "rated": true, "clock": minutes, "opening": "balanced" });
    let over = game(ana, bob, "standard", rated).await;
    let seen = state(ana, &over).await;
    let light = seen["legal"][0]["turn"].as_str().unwrap().to_owned();
    assert_eq!(play(ana, &over, 0, &light).await.0, 200);
    let seen = state(bob, &over).await;
    let dark = seen["legal"][0]["turn"].as_str().unwrap().to_owned();
    assert_eq!(play(bob, &over, 1, &dark).await.0, 200);
    assert_eq!(act(bob, &over, action("resign", 2, json!({}))).await.0, 200);

    let running = game(ana, bob, "advanced+must", json!({ "clock": minutes })).await;
    turns([ana, bob], &running, &["a1", "d4", "b1"]).await;
    act(bob, &running, action("offer", 3, json!({ "what": "draw" }))).await;
    done(ana, "POST", &format!("/games/{running}/talk"), json!({ "phrase": "good-luck" })).await;

    let aborted = game(guest, bob, "children", json!({ "series": { "games": 2 } })).await;
    act(guest, &aborted, action("abort", 0, json!({}))).await;
    let series = game(ana, guest, "children", json!({ "series": { "games": 2 } })).await;
    turns([ana, guest], &series, &["a1", "b1"]).await;
    act(guest, &series, action("resign", 2, json!({}))).await;

    let secret = game(ana, bob, "carpentier+hidden", json!({})).await;
    let arrangement = json!({ "arrangement": "12345/54321" });
    act(ana, &secret, action("arrange", 0, arrangement)).await;
    let equator = game(ana, bob, "jeux-et-strategie", json!({})).await;
    // Who leads is drawn by lot.
    for client in [&mut *ana, bob] {
        let seen = state(client, &equator).await;
        if let Some(turn) = seen["legal"][0]["turn"].as_str().filter(|_| seen["ply"] == 0) {
            assert_eq!(play(client, &equator, 0, turn).await.0, 200);
        }
    }

    let days = json!({ "clock": { "kind": "per_move", "seconds": 259_200 } });
    let paused = game(ana, bob, "standard", days.clone()).await;
    turns([ana, bob], &paused, &["a1", "b1"]).await;
    let planned = game(guest, bob, "standard", days).await;
    let plan = json!({ "ply": 0, "undos": 0, "lines": [["a1", "b1", "c1", "d1"]] });
    done(bob, "PUT", &format!("/games/{planned}/plan"), plan).await;

    let computer = json!([{ "kind": "me" }, { "kind": "engine", "level": 1 }]);
    let computer = guest.create(&json!({ "rules": "standard", "seats": computer })).await.unwrap();
    assert_eq!(play(guest, text(&computer, "game"), 0, "a1").await.0, 200);
    let open = json!([{ "kind": "me" }, { "kind": "anyone" }]);
    guest.create(&json!({ "rules": "standard", "seats": open })).await.unwrap();
    let challenge = friends_with("standard", &json!({ "opponent": "Bob" }));
    ana.create(&challenge).await.unwrap();
    done(ana, "PUT", "/me/vacation", json!({ "days": 5 })).await;
    for _ in 0..100 {
        let seen = state(bob, &paused).await;
        if seen["seats"][0]["on_vacation"] == true {
            return [("running", running), ("paused", paused), ("planned", planned)];
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the vacation does not begin");
}

/// A tournament in its first round, with one result; its id.
async fn tournament(ana: &mut Client) -> String {
    let wish = json!({
        "name": "Club evening", "rules": "standard", "format": "swiss", "rounds": 3,
        "venue": "table", "pairing": "by_hand", "visibility": "public",
    });
    let page = done(ana, "POST", "/tournaments", wish).await;
    let path = format!("/tournaments/{}", text(&page["tournament"], "id"));
    let names = ["Ada", "Charles", "Dora", "Emil"].map(|name| json!({ "name": name }));
    let mut revision = page["tournament"]["revision"].clone();
    for what in [json!({ "type": "enter", "players": names }), json!({ "type": "pair" })] {
        let deed = json!({ "revision": revision, "what": what });
        let page = done(ana, "POST", &format!("{path}/acts"), deed).await;
        revision = page["tournament"]["revision"].clone();
    }
    let tokens = ana.get(&format!("/api/v1{path}/tokens?round=1")).await.unwrap().json();
    for (index, seat) in ["first", "second"].into_iter().enumerate() {
        let token = &tokens["boards"][0]["tokens"][index];
        let word = json!({ "round": 1, "board": 1, "seat": seat, "token": token, "result": "1-0" });
        done(ana, "POST", &format!("{path}/words"), word).await;
    }
    path["/tournaments/".len()..].to_owned()
}

/// Every row of every table, as a statement that puts it back.
async fn rows(database: &SqlitePool) -> Vec<String> {
    let tables: Vec<(String,)> = sqlx::query_as(
        "SELECT name FROM sqlite_master WHERE type = 'table' AND name NOT LIKE 'sqlite%' \
         AND name NOT LIKE '\\_%' ESCAPE '\\' ORDER BY rowid",
    )
    .fetch_all(database)
    .await
    .unwrap();
    let mut rows = Vec::new();
    for (table,) in tables {
        let columns: Vec<(String,)> = sqlx::query_as("SELECT name FROM pragma_table_info($1)")
            .bind(&table)
            .fetch_all(database)
            .await
            .unwrap();
        let columns: Vec<String> = columns.into_iter().map(|(name,)| name).collect();
        let values = columns.iter().map(|name| format!("quote({name})")).collect::<Vec<_>>();
        let sql = format!(
            "SELECT 'INSERT INTO {table} ({}) VALUES (' || {} || ');' FROM {table} ORDER BY rowid",
            columns.join(", "),
            values.join(" || ', ' || ")
        );
        let found: Vec<(String,)> =
            sqlx::query_as(sqlx::AssertSqlSafe(sql)).fetch_all(database).await.unwrap();
        rows.extend(found.into_iter().map(|(row,)| row));
    }
    rows
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "writes a file of the repository"]
async fn keep_a_database() {
    let (scratch, service) = (Scratch::new(), PushService::start().await);
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = Limits { offers: 1_000, ..generous() };
    config.notes = Some(words);
    config.push = pylos_server::PushTo::Loopback;
    let address = config.database.clone();
    let running = Running::with(config).await;
    let (mut ana, mut bob, mut guest) = (running.client(), running.client(), running.client());
    let desk = Hosting::open(&address).await.unwrap();
    let [recovery, token] = people(&mut ana, &mut bob, &desk).await;
    let mut marks = vec![("recovery", recovery), ("token", token)];
    marks.extend(games(&mut ana, &mut bob, &mut guest).await);
    marks.push(("tournament", tournament(&mut ana).await));
    let subscription = Browser::new().subscription(&service, "/ana");
    done(&mut ana, "PUT", "/me/notifications/push", subscription).await;
    running.stop().await;
    let database = SqlitePool::connect(&address).await.unwrap();
    let (schema,): (i64,) = sqlx::query_as("SELECT MAX(version) FROM _sqlx_migrations")
        .fetch_one(&database)
        .await
        .unwrap();
    let rows = rows(&database).await;
    database.close().await;
    let file = format!("{}/tests/fixtures/schema-{schema}.sql", env!("CARGO_MANIFEST_DIR"));
    let mut head = format!(
        "-- Written by the program of schema {schema}: what it left behind after a few games.\n\
         -- Newer programs must go on with it. Made by tests/fixture.rs.\n"
    );
    for (name, what) in marks {
        head += &format!("-- {name}: {what}\n");
    }
    std::fs::write(&file, head + &rows.join("\n") + "\n").unwrap();
    println!("{} rows in {file}", rows.len());
}
