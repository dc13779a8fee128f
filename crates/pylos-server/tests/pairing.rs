//! Quick pairing: everybody who looks gets one game and no more, on one node
//! or on two.

mod support;

use std::collections::HashMap;
use std::time::Duration;

use pylos_client::Client;
use pylos_server::{Config, Limits};
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::{Running, Scratch, generous, register};

async fn pair(client: &mut Client, wish: &Value) -> Value {
    let answer = client.post("/api/v1/pairing", wish).await.unwrap();
    assert_eq!(answer.status, 200, "{}", answer.text);
    answer.json()
}

fn wish() -> Value {
    json!({ "rules": "standard", "clock": { "kind": "per_game", "seconds": 300, "increment": 5 } })
}

#[tokio::test]
async fn whoever_waits_is_found_and_nobody_else() {
    let running = Running::start().await;
    let (mut ana, mut bob, mut eve) = (running.client(), running.client(), running.client());
    let waiting = pair(&mut ana, &wish()).await;
    assert_eq!(waiting["phase"], "waiting");
    // Asking again is waiting, not another game.
    assert_eq!(pair(&mut ana, &wish()).await["game"], waiting["game"]);
    // Another clock, other rules: another game.
    let other = pair(&mut eve, &json!({ "rules": "standard" })).await;
    assert_eq!(other["phase"], "waiting");
    let found = pair(&mut bob, &wish()).await;
    assert_eq!((&found["game"], found["phase"].as_str()), (&waiting["game"], Some("playing")));
    // Whoever asks once more in the very moment finds the game that has begun.
    let mut again = wish();
    again["waiting"] = waiting["game"].clone();
    assert_eq!(pair(&mut ana, &again).await["game"], waiting["game"]);
    let bad = bob.post("/api/v1/pairing", &json!({ "rules": "chess" })).await.unwrap();
    assert_eq!((bad.status, bad.json()["code"].as_str()), (400, Some("bad_rules")));
    let rated = json!({ "rules": "standard", "rated": true });
    assert_eq!(bob.post("/api/v1/pairing", &rated).await.unwrap().status, 401);
}

#[tokio::test]
async fn opponents_are_near_each_other_and_the_range_widens() {
    let running = Running::start().await;
    let (mut ana, mut bob) = (running.client(), running.client());
    register(&mut ana, "Ana").await;
    register(&mut bob, "Bob").await;
    let file = format!("sqlite:{}", running.server.config.database.trim_start_matches("sqlite:"));
    let database = sqlx::SqlitePool::connect(&file).await.unwrap();
    let sql = "INSERT INTO ratings (player, game, rating, deviation, volatility, games) \
               SELECT id, 'pyramid/fast', 1900, 60, 0.06, 30 FROM players WHERE name = 'Bob'";
    sqlx::query(sql).execute(&database).await.unwrap();
    let first = pair(&mut ana, &wish()).await;
    let second = pair(&mut bob, &wish()).await;
    assert_ne!(first["game"], second["game"], "400 points apart");
    running.time.advance(Duration::from_secs(10));
    assert_eq!(pair(&mut bob, &wish()).await["phase"], "waiting", "300 are allowed by now");
    running.time.advance(Duration::from_secs(10));
    // The one who came later goes over, and his own seat is gone.
    assert_eq!(pair(&mut ana, &wish()).await["game"], first["game"]);
    let found = pair(&mut bob, &wish()).await;
    assert_eq!((&found["game"], found["phase"].as_str()), (&first["game"], Some("playing")));
    let id = second["game"].as_str().unwrap();
    assert_eq!(support::state(&mut bob, id).await["result"]["by"], "aborted");
}

#[tokio::test]
async fn on_two_nodes_everybody_gets_one_game() {
    const PEOPLE: usize = 12;
    let postgres = Postgres::start();
    let scratches = [Scratch::new(), Scratch::new()];
    let mut nodes = Vec::new();
    for scratch in &scratches {
        let mut config = Config::on_loopback(scratch.0.clone());
        config.limits = Limits { offers: 100_000, ..generous() };
        config.database = postgres.address();
        nodes.push(Running::with(config).await);
    }
    // All at once, over both nodes, each asking until the game begins.
    let looking = (0..PEOPLE).map(|number| {
        let mut client = nodes[number % 2].client();
        tokio::spawn(async move {
            let mut asked = wish();
            let mut tries = 0;
            loop {
                let state = pair(&mut client, &asked).await;
                if state["phase"] == "playing" {
                    break;
                }
                tries += 1;
                assert!(tries < 1_000, "person {number} waits for ever in {}", state["game"]);
                asked["waiting"] = state["game"].clone();
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            let path = "/api/v1/me/games?list=";
            let mut playing = Vec::new();
            for list in ["waiting", "running"] {
                let list = client.get(&format!("{path}{list}")).await.unwrap().json();
                for game in list["games"].as_array().unwrap() {
                    assert_eq!(game["phase"], "playing", "nobody waits in a second game");
                    playing.push(game["id"].as_str().unwrap().to_owned());
                }
            }
            playing
        })
    });
    let mut seats: HashMap<String, usize> = HashMap::new();
    for person in looking.collect::<Vec<_>>() {
        let playing = person.await.unwrap();
        assert_eq!(playing.len(), 1, "{playing:?}");
        *seats.entry(playing[0].clone()).or_default() += 1;
    }
    assert_eq!(seats.len(), PEOPLE / 2);
    assert!(seats.values().all(|&people| people == 2), "{seats:?}");
}
