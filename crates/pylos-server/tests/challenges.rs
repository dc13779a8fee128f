//! Challenges by name, and clocks of days.

mod support;

use pylos_client::Client;
use serde_json::{Value, json};
use support::{Running, friends_with, register, state};

async fn challenges(client: &mut Client) -> Vec<String> {
    let answer = client.get("/api/v1/me/challenges").await.unwrap().json();
    let games = answer["games"].as_array().unwrap();
    games.iter().map(|game| game["id"].as_str().unwrap().to_owned()).collect()
}

async fn create(client: &mut Client, more: Value) -> (u16, Value) {
    let answer = client.post("/api/v1/games", &friends_with("standard", &more)).await.unwrap();
    (answer.status, answer.json())
}

#[tokio::test]
async fn whoever_is_challenged_sits_down_or_declines_and_nobody_else_does() {
    let running = Running::start().await;
    let (mut ana, mut bob, mut eve) = (running.client(), running.client(), running.client());
    register(&mut ana, "Ana").await;
    register(&mut bob, "Bob").await;
    register(&mut eve, "Eve").await;
    let (status, first) = create(&mut ana, json!({ "opponent": "bob", "rated": true })).await;
    assert_eq!(status, 201, "{first}");
    let first = first["game"].as_str().unwrap().to_owned();
    assert_eq!(challenges(&mut bob).await, [first.as_str()]);
    assert_eq!(challenges(&mut eve).await, [""; 0]);
    assert_eq!(challenges(&mut running.client()).await, [""; 0]);
    // The seat is Bob's: Eve has neither a right to it nor to decline it.
    let join = format!("/api/v1/games/{first}/join");
    assert_eq!(eve.post(&join, &json!({})).await.unwrap().status, 403);
    let decline = format!("/api/v1/me/challenges/{first}");
    assert_eq!(eve.send("DELETE", &decline, &json!({})).await.unwrap().status, 404);
    assert_eq!(bob.post(&join, &json!({})).await.unwrap().status, 200);
    assert_eq!(state(&mut ana, &first).await["phase"], "playing");
    assert_eq!(challenges(&mut bob).await, [""; 0], "it is accepted");
    assert_eq!(bob.send("DELETE", &decline, &json!({})).await.unwrap().status, 409);

    let second = create(&mut ana, json!({ "opponent": "Bob" })).await.1;
    let second = second["game"].as_str().unwrap().to_owned();
    let decline = format!("/api/v1/me/challenges/{second}");
    assert_eq!(bob.send("DELETE", &decline, &json!({})).await.unwrap().status, 204);
    assert_eq!(bob.send("DELETE", &decline, &json!({})).await.unwrap().status, 204, "once more");
    assert_eq!(state(&mut ana, &second).await["result"]["by"], "aborted");
    assert_eq!(challenges(&mut bob).await, [""; 0]);
}

#[tokio::test]
async fn bad_challenges_are_named() {
    let running = Running::start().await;
    let (mut ana, mut robot) = (running.client(), running.client());
    register(&mut ana, "Ana").await;
    register(&mut robot, "Robot").await;
    robot.post("/api/v1/me/bot", &json!({})).await.unwrap();
    for (more, status, code) in [
        (json!({ "opponent": "Nobody" }), 404, "not_found"),
        (json!({ "opponent": "ana" }), 400, "bad_request"),
        (json!({ "opponent": "Robot", "rated": true }), 403, "fair_play"),
        (
            json!({ "opponent": "Robot", "seats": [{ "kind": "me" }, { "kind": "anyone" }] }),
            400,
            "bad_request",
        ),
    ] {
        let (given, refused) = create(&mut ana, more.clone()).await;
        assert_eq!((given, refused["code"].as_str()), (status, Some(code)), "{more}");
    }
    assert_eq!(create(&mut ana, json!({ "opponent": "Robot" })).await.0, 201);
    // A rated game of a guest is refused before anybody is challenged.
    let (status, refused) =
        create(&mut running.client(), json!({ "opponent": "Ana", "rated": true })).await;
    assert_eq!((status, refused["code"].as_str()), (401, Some("sign_in")));
    assert_eq!(challenges(&mut ana).await, [""; 0]);
}

#[tokio::test]
async fn a_turn_may_take_two_weeks_and_no_longer() {
    let running = Running::start().await;
    let mut ana = running.client();
    let clock = |seconds: u64| json!({ "clock": { "kind": "per_move", "seconds": seconds } });
    let (status, game) = create(&mut ana, clock(14 * 86_400)).await;
    assert_eq!((status, &game["clock"]["control"]["seconds"]), (201, &json!(1_209_600)));
    assert_eq!(create(&mut ana, clock(14 * 86_400 + 1)).await.0, 400);
    let whole = json!({ "clock": { "kind": "per_game", "seconds": 86_401 } });
    assert_eq!(create(&mut ana, whole).await.0, 400);
}
