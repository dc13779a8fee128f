//! The way that a turn takes is not charged to whoever plays it, within
//! bounds, and nobody's word is taken for it.

mod support;

use std::time::Duration;

use pylos_client::{Client, Socket};
use serde_json::{Value, json};
use support::{Running, connect, friends_with, play};

fn clock(seconds: u32) -> Value {
    let clock = json!({ "kind": "per_game", "seconds": seconds, "increment": 0 });
    friends_with("children", &json!({ "clock": clock }))
}

/// Both first turns, which are free.
async fn begin(running: &Running, wish: Value) -> (Client, Client, String, Socket, Socket) {
    let (first, second, game) = running.two(wish).await;
    let (mut light, mut dark) = connect(&first, &second, &game).await;
    light.play(0, "a1").await.unwrap();
    dark.hear_ply(1).await.unwrap();
    dark.play(1, "b1").await.unwrap();
    light.hear_ply(2).await.unwrap();
    (first, second, game, light, dark)
}

fn spent(seen: &Value) -> u64 {
    seen["turns"].as_array().unwrap().last().unwrap()["spent"].as_u64().unwrap()
}

#[tokio::test]
async fn a_slow_line_is_not_charged_within_bounds() {
    let running = Running::start().await;
    let (_, mut second, game, mut light, mut dark) = begin(&running, clock(60)).await;
    light.play(2, "c1").await.unwrap();
    // Nothing is read for a while, and so nothing is answered either: that is
    // what a long way looks like.
    tokio::time::sleep(Duration::from_millis(300)).await;
    dark.hear_ply(3).await.unwrap();
    dark.play(3, "d1").await.unwrap();
    let seen = light.hear_ply(4).await.unwrap();
    assert!(spent(&seen) < 150, "the way took 300 ms, charged were {}", spent(&seen));
    // At most half a second of it: the rest is charged.
    light.play(4, "a2").await.unwrap();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    dark.hear_ply(5).await.unwrap();
    dark.play(5, "b2").await.unwrap();
    let seen = light.hear_ply(6).await.unwrap();
    assert!((900..1_500).contains(&spent(&seen)), "charged were {}", spent(&seen));
    // Whoever plays by plain requests has no way that was measured, however
    // long it says it was.
    light.play(6, "c2").await.unwrap();
    dark.hear_ply(7).await.unwrap();
    tokio::time::sleep(Duration::from_millis(300)).await;
    let (status, seen) = play(&mut second, &game, 7, "d2").await;
    assert_eq!(status, 200);
    assert!(spent(&seen) >= 290, "charged were {}", spent(&seen));
}

#[tokio::test]
async fn thinking_is_charged_however_long_the_line() {
    let running = Running::start().await;
    let (_, _, _, mut light, mut dark) = begin(&running, clock(60)).await;
    light.play(2, "c1").await.unwrap();
    dark.hear_ply(3).await.unwrap();
    tokio::time::sleep(Duration::from_millis(400)).await;
    dark.play(3, "d1").await.unwrap();
    let seen = light.hear_ply(4).await.unwrap();
    assert!(spent(&seen) >= 390, "charged were {}", spent(&seen));
}

#[tokio::test]
async fn a_turn_that_was_sent_in_time_is_in_time_and_a_flag_still_falls() {
    let running = Running::start().await;
    let (_, _, _, mut light, mut dark) = begin(&running, clock(1)).await;
    light.play(2, "c1").await.unwrap();
    // The board comes 1.2 s after it was sent: half a second is not charged.
    tokio::time::sleep(Duration::from_millis(1_200)).await;
    dark.hear_ply(3).await.unwrap();
    dark.play(3, "d1").await.unwrap();
    let seen = light.hear_ply(4).await.unwrap();
    assert_eq!((&seen["ply"], &seen["phase"]), (&json!(4), &json!("playing")));
    let left = seen["clock"]["remaining"][1].as_u64().unwrap();
    assert!(left < 400, "dark has {left} ms left");
    // Light hears nothing at all any more, and is not waited for for ever.
    let end = dark.hear_until(|seen| seen["phase"] == "finished").await.unwrap();
    assert_eq!((&end["result"]["by"], &end["result"]["winner"]), (&json!("time"), &json!("dark")));
}
