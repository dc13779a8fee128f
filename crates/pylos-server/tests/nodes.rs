//! Several nodes on one PostgreSQL serve the same games.

mod support;

use pylos_server::Config;
use serde_json::json;
use support::postgres::Postgres;
use support::{Running, Scratch, act, friends, friends_with, generous, play, state};

async fn node(postgres: &Postgres, scratch: &Scratch) -> Running {
    let mut config = Config::on_loopback(scratch.0.clone());
    config.database = postgres.address();
    config.limits = generous();
    Running::with(config).await
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_nodes_play_one_game_and_one_may_go() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let (one, two) = (node(&postgres, &scratch).await, node(&postgres, &scratch).await);
    let (mut first, mut second) = (one.client(), two.client());
    let created = first.create(&friends("standard")).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    second.join(&created).await.unwrap();
    let mut light = first.live(&game, "").await.unwrap();
    let mut dark = second.live(&game, "").await.unwrap();
    light.hear_until(|seen| seen["phase"] == "playing").await.unwrap();
    for ply in (0..10).step_by(2) {
        let cell = |n: u64| format!("{}{}", ["a", "b", "c", "d"][n as usize % 4], n / 4 + 1);
        light.play(ply, &cell(ply)).await.unwrap();
        let seen = dark.hear_ply(ply + 1).await.unwrap();
        assert_eq!(seen["turns"].as_array().unwrap().last().unwrap()["turn"], cell(ply));
        dark.play(ply + 1, &cell(ply + 1)).await.unwrap();
        light.hear_ply(ply + 2).await.unwrap();
    }
    // The first node goes; light comes to the other.
    drop(light);
    one.stop().await;
    first.address = two.address;
    let mut light = first.live(&game, "?ply=10&undos=0").await.unwrap();
    let seen = light.hear().await.unwrap();
    assert_eq!((&seen["ply"], &seen["you"]), (&json!(10), &json!(["light"])));
    light.play(10, "c3").await.unwrap();
    assert_eq!(dark.hear_ply(11).await.unwrap()["ply"], 11);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_move_sent_to_two_nodes_is_played_once() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let (one, two) = (node(&postgres, &scratch).await, node(&postgres, &scratch).await);
    let (mut first, mut second, game) = one.two(friends("standard")).await;
    let mut elsewhere = first.clone();
    elsewhere.address = two.address;
    state(&mut elsewhere, &game).await; // both have it in memory
    for ply in (0..6).step_by(2) {
        let cell = ["a1", "b1", "c1", "d1", "a2", "b2"][ply as usize];
        let other = ["a3", "b3", "c3", "d3", "a4", "b4"][ply as usize];
        // The same turn, and a different one, at the same moment on two nodes.
        let (a, b) = tokio::join!(
            play(&mut first, &game, ply, cell),
            play(&mut elsewhere, &game, ply, if ply == 0 { cell } else { other })
        );
        let done = [a.0, b.0].iter().filter(|&&status| status == 200).count();
        assert_eq!(done, if ply == 0 { 2 } else { 1 }, "{a:?} {b:?}");
        let seen = state(&mut first, &game).await;
        assert_eq!(seen["ply"], ply + 1);
        // Free, whichever of the two was played.
        let answer = ["d4", "c4", "d3", "b4", "d2", "c2"][ply as usize + 1];
        assert_eq!(play(&mut second, &game, ply + 1, answer).await.0, 200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn who_is_there_is_known_on_every_node() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let (one, two) = (node(&postgres, &scratch).await, node(&postgres, &scratch).await);
    let clock = json!({ "clock": { "kind": "per_move", "seconds": 1 } });
    let (first, mut second, game) = one.two(friends_with("standard", &clock)).await;
    second.address = two.address;
    let mut dark = second.live(&game, "").await.unwrap();
    let mut light = first.live(&game, "").await.unwrap();
    dark.hear_until(|seen| seen["seats"][0]["online"] == true).await.unwrap();
    light.close().await.unwrap();
    dark.hear_until(|seen| seen["seats"][0]["online"] == false).await.unwrap();
    light = first.live(&game, "").await.unwrap();
    light.play(0, "a1").await.unwrap();
    dark.hear_ply(1).await.unwrap();
    dark.play(1, "b2").await.unwrap();
    // Whichever node notices first: the flag falls once, on both.
    for socket in [&mut light, &mut dark] {
        let end = socket.hear_until(|seen| seen["phase"] == "finished").await.unwrap();
        assert_eq!(
            (&end["result"]["by"], &end["result"]["winner"]),
            (&json!("time"), &json!("dark"))
        );
    }
    let mut anybody = two.client();
    let seen = state(&mut anybody, &game).await;
    assert_eq!(seen["revision"], 4, "joined, two turns, one flag");
    let resign = json!({ "type": "resign", "ply": 2, "undos": 0 });
    assert_eq!(act(&mut second, &game, resign).await.0, 409);
}
