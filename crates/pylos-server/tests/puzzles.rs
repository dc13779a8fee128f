//! Puzzles over the network: the same for everybody, and counted once.

mod support;

use pylos_client::Client;
use serde_json::{Value, json};
use support::Running;

async fn post(client: &mut Client, path: &str, body: Value) -> (u16, Value) {
    let answer = client.post(&format!("/api/v1{path}"), &body).await.unwrap();
    (answer.status, answer.json())
}

async fn account(running: &Running, name: &str) -> Client {
    let mut client = running.client();
    let body = json!({ "name": name, "password": "correct horse" });
    assert_eq!(client.post("/api/v1/accounts", &body).await.unwrap().status, 201);
    client
}

/// A wrong try at a puzzle.
async fn wrong_try(client: &mut Client, puzzle: &Value) -> Value {
    let path = format!("/puzzles/{}/attempt", puzzle["id"].as_str().unwrap());
    for turn in puzzle["legal"].as_array().unwrap() {
        let acts = json!([{ "do": "try", "turn": turn["turn"] }]);
        // A guest without a rating: nothing is counted.
        let (_, answer) = post(client, &path, json!({ "acts": acts })).await;
        if answer["told"]["kind"] == "wrong" {
            return acts;
        }
    }
    panic!("everything is right in {puzzle}");
}

/// A puzzle as it is shown now.
async fn seen(client: &mut Client, puzzle: &Value) -> Value {
    let path = format!("/api/v1/puzzles/{}", puzzle["id"].as_str().unwrap());
    client.get(&path).await.unwrap().json()
}

#[tokio::test]
async fn the_daily_puzzle_is_the_same_for_everybody() {
    let running = Running::start().await;
    let (mut ana, mut guest) = (account(&running, "Ana").await, running.client());
    let day = json!({ "date": "2026-11-17" });
    let (status, first) = post(&mut ana, "/puzzles/daily", day.clone()).await;
    let (_, second) = post(&mut guest, "/puzzles/daily", day).await;
    assert_eq!((status, &first), (200, &second));
    let (_, other) = post(&mut guest, "/puzzles/daily", json!({ "date": "2026-11-18" })).await;
    assert_ne!(first["id"], other["id"]);
    assert_eq!(seen(&mut guest, &first).await, first);
}

#[tokio::test]
async fn the_first_attempt_of_an_account_counts_and_no_other() {
    let running = Running::start().await;
    let (mut ana, mut guest) = (account(&running, "Ana").await, running.client());
    let (_, list) = post(&mut ana, "/puzzles/next", json!({ "rules": "standard" })).await;
    let puzzle = list["puzzles"][0].clone();
    let path = format!("/puzzles/{}/attempt", puzzle["id"].as_str().unwrap());
    let acts = wrong_try(&mut guest, &puzzle).await;
    let (_, missed) = post(&mut ana, &path, json!({ "acts": acts })).await;
    assert_eq!(missed["counted"]["earlier"], false);
    let rating = missed["counted"]["solver"]["rating"].as_f64().unwrap();
    assert!(rating < 1500.0);
    // The same again, as after a lost answer, and then the solution.
    let (_, again) = post(&mut ana, &path, json!({ "acts": acts })).await;
    assert_eq!(again["counted"]["earlier"], true);
    assert_eq!(again["counted"]["solver"]["rating"].as_f64().unwrap(), rating);
    let give_up = json!({ "acts": [{ "do": "solution" }] });
    let (_, shown) = post(&mut ana, &path, give_up).await;
    assert_eq!(shown["counted"]["solver"]["puzzles"], 1);
    let mine = ana.get("/api/v1/me/puzzles").await.unwrap().json();
    assert_eq!((&mine["attempted"], &mine["solved"]), (&json!(1), &json!(0)));
    assert_eq!(mine["missed"], json!([puzzle["id"]]));
    // Solved in practice, it is missed no more, but counts as it did.
    let solution = shown["told"]["turns"].as_array().unwrap();
    let solvers = solution.iter().step_by(2);
    let acts: Vec<Value> = solvers.map(|turn| json!({ "do": "try", "turn": turn })).collect();
    let (_, solved) = post(&mut ana, &path, json!({ "acts": acts })).await;
    assert_eq!((&solved["state"], &solved["counted"]["score"]), (&json!("solved"), &json!(0.0)));
    let mine = ana.get("/api/v1/me/puzzles").await.unwrap().json();
    assert_eq!((&mine["missed"], &mine["solved"]), (&json!([]), &json!(0)));
    assert_eq!(mine["ratings"]["pyramid"]["puzzles"], 1);
    // The puzzle has become harder, once.
    let seen = seen(&mut guest, &puzzle).await;
    assert_eq!(seen["attempts"], 1);
    assert!(seen["rating"].as_i64() > puzzle["rating"].as_i64());
}

#[tokio::test]
async fn an_account_is_not_asked_the_same_again() {
    let running = Running::start().await;
    let mut ana = account(&running, "Ana").await;
    let mut seen = std::collections::HashSet::new();
    for _ in 0..5 {
        let (_, list) = post(&mut ana, "/puzzles/next", json!({ "theme": "raise" })).await;
        let puzzle = &list["puzzles"][0];
        assert!(puzzle["themes"].as_array().unwrap().contains(&json!("raise")));
        assert!(seen.insert(puzzle["id"].clone()), "{puzzle} comes twice");
        let path = format!("/puzzles/{}/attempt", puzzle["id"].as_str().unwrap());
        post(&mut ana, &path, json!({ "acts": [{ "do": "hint" }] })).await;
    }
    // Whoever has no account says himself what he has seen.
    let mut guest = running.client();
    let all = json!({ "count": 50, "seen": seen });
    let (_, list) = post(&mut guest, "/puzzles/next", all).await;
    let puzzles = list["puzzles"].as_array().unwrap();
    assert_eq!(puzzles.len(), 50);
    assert!(puzzles.iter().all(|puzzle| !seen.contains(&puzzle["id"])));
}

#[tokio::test]
async fn a_guest_keeps_his_own_rating() {
    let running = Running::start().await;
    let mut guest = running.client();
    let (_, puzzle) = post(&mut guest, "/puzzles/daily", json!({})).await;
    let path = format!("/puzzles/{}/attempt", puzzle["id"].as_str().unwrap());
    let solver = json!({ "rating": 1200, "deviation": 80, "volatility": 0.06, "puzzles": 7 });
    let body = json!({ "acts": [{ "do": "solution" }], "solver": solver });
    let (_, shown) = post(&mut guest, &path, body).await;
    assert_eq!(shown["counted"]["solver"]["puzzles"], 8);
    assert_eq!(guest.get("/api/v1/me/puzzles").await.unwrap().status, 401);
    assert_eq!(seen(&mut guest, &puzzle).await["attempts"], 0, "guests rate no puzzle");
}

#[tokio::test]
async fn what_cannot_be_meant_is_refused_by_name() {
    let running = Running::start().await;
    let mut guest = running.client();
    let (_, puzzle) = post(&mut guest, "/puzzles/daily", json!({})).await;
    let path = format!("/puzzles/{}/attempt", puzzle["id"].as_str().unwrap());
    let after = json!([{ "do": "solution" }, { "do": "hint" }]);
    for (path, body, status, part) in [
        ("/puzzles/next", json!({ "theme": "raze" }), 400, "raze"),
        ("/puzzles/next", json!({ "rules": "carpentier+5+new" }), 404, "carpentier+5+new"),
        ("/puzzles/0000000000/attempt", json!({}), 404, "puzzle"),
        (&path, json!({ "acts": [{ "do": "try", "turn": "j1" }] }), 422, "P"),
        (&path, json!({ "acts": [{ "do": "guess" }] }), 400, "guess"),
        (&path, json!({ "acts": after }), 409, "act 2 comes too late"),
    ] {
        let (got, refused) = post(&mut guest, path, body).await;
        assert_eq!(got, status, "{path} {refused}");
        assert!(refused["message"].as_str().unwrap().contains(part), "{refused}");
    }
}
