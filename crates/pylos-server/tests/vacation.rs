//! Vacations in games of days.

mod support;

use std::time::Duration;

use pylos_client::Client;
use pylos_server::{Config, Limits};
use serde_json::{Value, json};
use support::*;

const DAY: Duration = Duration::from_secs(86_400);

fn config(scratch: &Scratch) -> Config {
    Config {
        limits: Limits { offers: 1_000, ..generous() },
        ..Config::on_loopback(scratch.0.clone())
    }
}

/// A game with three days for a turn in which Ana is to move, after two turns.
async fn begun(running: &Running) -> (Client, Client, String) {
    let clock = json!({ "clock": { "kind": "per_move", "seconds": 259_200 } });
    let (mut ana, mut bob, game) = running.two(friends_with("standard", &clock)).await;
    register(&mut ana, "Ana").await;
    register(&mut bob, "Bob").await;
    assert_eq!(play(&mut ana, &game, 0, "a1").await.0, 200);
    assert_eq!(play(&mut bob, &game, 1, "b1").await.0, 200);
    (ana, bob, game)
}

async fn vacation(client: &mut Client, method: &str, body: Value) -> (u16, Value) {
    let answer = client.send(method, "/api/v1/me/vacation", &body).await.unwrap();
    (answer.status, answer.json())
}

/// Waits until a game says of a side whether it is away.
async fn until_away(client: &mut Client, game: &str, seat: usize, away: bool) -> Value {
    let wait = async {
        loop {
            let seen = state(client, game).await;
            if (seen["seats"][seat]["on_vacation"] == true) == away {
                return seen;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
    };
    tokio::time::timeout(Duration::from_secs(20), wait).await.expect("the game is told")
}

#[tokio::test]
async fn a_clock_stands_still_on_vacation_and_survives_a_restart() {
    let scratch = Scratch::new();
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = begun(&running).await;
    let (status, shown) = vacation(&mut ana, "PUT", json!({ "days": 10 })).await;
    assert_eq!((status, &shown["left"], &shown["allowance"]), (200, &json!(20), &json!(30)));
    // The opponent sees it, on the board and in his list, and no clock runs.
    let seen = until_away(&mut bob, &game, 0, true).await;
    assert_eq!(
        (&seen["clock"]["running"], &seen["seats"][1]["on_vacation"]),
        (&Value::Null, &Value::Null)
    );
    let list = bob.get("/api/v1/me/games?list=running").await.unwrap().json();
    assert_eq!(list["games"][0]["seats"][0]["on_vacation"], true);
    assert_eq!(list["games"][0]["deadline"], Value::Null);
    // A week later, after a restart, nobody has lost, and the time is as it was.
    let time = running.time.clone();
    running.stop().await;
    time.advance(7 * DAY);
    let running = Running::at(config(&scratch), time).await;
    ana.address = running.address;
    bob.address = running.address;
    let seen = until_away(&mut bob, &game, 0, true).await;
    let left = seen["clock"]["remaining"][0].as_u64().unwrap();
    assert!((259_100_000..=259_200_000).contains(&left), "{left}");
    // It ends by itself, and then the clock runs. (The server is away meanwhile:
    // a leap of its time is an outage that it notices when it looks, perhaps
    // only after the vacation has ended.)
    let time = running.time.clone();
    running.stop().await;
    time.advance(4 * DAY);
    let running = Running::at(config(&scratch), time).await;
    bob.address = running.address;
    let seen = until_away(&mut bob, &game, 0, false).await;
    assert_eq!((&seen["phase"], &seen["clock"]["running"]), (&json!("playing"), &json!("light")));
    let left = seen["clock"]["remaining"][0].as_u64().unwrap();
    assert!((259_000_000..=259_200_000).contains(&left), "{left}");
    let list = bob.get("/api/v1/me/games?list=running").await.unwrap().json();
    let deadline = list["games"][0]["deadline"].as_i64().unwrap() - running.time.now();
    assert!((259_000_000..=259_210_000).contains(&deadline), "{deadline}");
}

#[tokio::test]
async fn whoever_plays_is_back_in_all_games_and_new_ones_are_told() {
    let scratch = Scratch::new();
    let running = Running::with(config(&scratch)).await;
    let (mut ana, mut bob, game) = begun(&running).await;
    vacation(&mut ana, "PUT", json!({ "days": 3 })).await;
    until_away(&mut bob, &game, 0, true).await;
    // A game that begins during the vacation knows of it; one of minutes does not.
    let clock = json!({ "clock": { "kind": "per_move", "seconds": 86_400 } });
    let other = bob.create(&friends_with("standard", &clock)).await.unwrap();
    ana.join(&other).await.unwrap();
    let other = other["game"].as_str().unwrap().to_owned();
    until_away(&mut bob, &other, 1, true).await;
    let clock = json!({ "clock": { "kind": "per_move", "seconds": 60 } });
    let quick = bob.create(&friends_with("standard", &clock)).await.unwrap();
    ana.join(&quick).await.unwrap();
    tokio::time::sleep(Duration::from_secs(2)).await;
    let quick = state(&mut bob, quick["game"].as_str().unwrap()).await;
    assert_eq!(quick["seats"][1]["on_vacation"], Value::Null);
    running.time.advance(DAY);
    assert_eq!(play(&mut ana, &game, 2, "c1").await.0, 200);
    until_away(&mut bob, &other, 1, false).await;
    until_away(&mut bob, &game, 0, false).await;
    let (_, shown) = vacation(&mut ana, "GET", json!({})).await;
    assert_eq!((&shown["until"], &shown["left"]), (&Value::Null, &json!(28)), "two have begun");
}

#[tokio::test]
async fn nobody_takes_more_than_there_is() {
    let scratch = Scratch::new();
    let running = Running::with(config(&scratch)).await;
    let (mut ana, _, _) = begun(&running).await;
    for days in [json!(0), json!(-1), json!(31), json!(i64::MAX), json!("1"), Value::Null] {
        assert_eq!(vacation(&mut ana, "PUT", json!({ "days": days })).await.0, 400, "{days}");
    }
    let mut guest = running.client();
    assert_eq!(vacation(&mut guest, "PUT", json!({ "days": 1 })).await.0, 401);
    assert_eq!(vacation(&mut ana, "PUT", json!({ "days": 30 })).await.0, 200);
    let (status, refused) = vacation(&mut ana, "PUT", json!({ "days": 1 })).await;
    assert_eq!((status, &refused["code"]), (409, &json!("not_now")));
    let (status, shown) = vacation(&mut ana, "DELETE", json!({})).await;
    assert_eq!((status, &shown["left"]), (200, &json!(29)));
    // Beginning and ending it again and again uses days up.
    for left in [28, 27] {
        assert_eq!(vacation(&mut ana, "PUT", json!({ "days": 1 })).await.0, 200);
        assert_eq!(vacation(&mut ana, "DELETE", json!({})).await.1["left"], left);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn nodes_agree_on_who_is_away() {
    let postgres = support::postgres::Postgres::start();
    let scratch = [Scratch::new(), Scratch::new()];
    let mut nodes = Vec::new();
    for scratch in &scratch {
        let database = postgres.address();
        nodes.push(Running::with(Config { database, ..config(scratch) }).await);
    }
    let (mut ana, mut bob, game) = begun(&nodes[0]).await;
    // Two beginnings at once are one.
    let mut again = ana.clone();
    again.address = nodes[1].address;
    let (one, two) = tokio::join!(
        vacation(&mut ana, "PUT", json!({ "days": 5 })),
        vacation(&mut again, "PUT", json!({ "days": 5 })),
    );
    assert!((one.0 == 200) != (two.0 == 200), "{one:?} {two:?}");
    bob.address = nodes[1].address;
    until_away(&mut bob, &game, 0, true).await;
    let store = &nodes[0].server.store;
    let events = store.events(&game, 0).await.unwrap();
    let pauses = events.iter().filter(|event| event.body.contains("paused")).count();
    assert_eq!(pauses, 1);
    vacation(&mut again, "DELETE", json!({})).await;
    bob.address = nodes[0].address;
    until_away(&mut bob, &game, 0, false).await;
}
