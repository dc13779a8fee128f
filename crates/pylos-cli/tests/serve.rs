//! The server as a program: killed at any moment, it has every move that it
//! has acknowledged.

use std::net::SocketAddr;
use std::process::Command;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::time::Duration;

use program::{Program, Scratch};
use pylos_client::{Client, text};
use pylos_rules::Random;
use serde_json::json;
use tokio::task::JoinSet;

#[path = "../../pylos-server/tests/support/postgres.rs"]
mod postgres;
mod program;

/// A game between two guests, and what the server has acknowledged of it.
struct Match {
    players: [Client; 2],
    game: String,
    acknowledged: Vec<String>,
}

impl Match {
    async fn create(address: SocketAddr) -> Match {
        let (mut first, mut second) = (Client::new(address), Client::new(address));
        let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
        let clock = json!({ "kind": "per_game", "seconds": 300, "increment": 0 });
        let wish = json!({ "rules": "standard", "seats": seats, "clock": clock });
        let created = first.create(&wish).await.unwrap();
        second.join(&created).await.unwrap();
        let game = text(&created, "game").to_owned();
        Match { players: [first, second], game, acknowledged: Vec::new() }
    }

    /// Plays until the server is gone. A turn counts as acknowledged only once
    /// the answer is there.
    async fn play(mut self, killed: Arc<AtomicBool>, seed: u64) -> Match {
        let mut random = Random::new(seed);
        while !killed.load(Ordering::Relaxed) {
            let ply = self.acknowledged.len();
            let player = &mut self.players[ply % 2];
            let Ok(state) = player.get(&format!("/api/v1/games/{}", self.game)).await else {
                break;
            };
            let state = state.json();
            let Some(legal) = state["legal"].as_array() else { break };
            let turn = text(&legal[random.below(legal.len() as u64) as usize], "turn").to_owned();
            let action = json!({ "type": "turn", "ply": ply, "undos": 0, "turn": turn });
            let path = format!("/api/v1/games/{}/actions", self.game);
            match player.post(&path, &action).await {
                Ok(answer) if answer.status == 200 => self.acknowledged.push(turn),
                _ => break,
            }
        }
        self
    }

    /// Holds what a restarted server knows against what was acknowledged.
    async fn check(&mut self, address: SocketAddr) {
        for player in &mut self.players {
            player.address = address;
        }
        let state = self.players[0].get(&format!("/api/v1/games/{}", self.game)).await.unwrap();
        let state = state.json();
        let turns: Vec<&str> =
            state["turns"].as_array().unwrap().iter().map(|turn| text(turn, "turn")).collect();
        let known = self.acknowledged.len();
        assert!(turns.len() >= known, "acknowledged turns are lost: {turns:?}");
        assert_eq!(&turns[..known], &self.acknowledged[..], "and no others take their place");
        assert!(turns.len() <= known + 1, "one may have been written and not answered: {turns:?}");
        // 300 seconds each; what was played took no more than a few.
        for side in 0..2 {
            let left = state["clock"]["remaining"][side].as_u64().unwrap();
            assert!((200_000..=300_000).contains(&left), "{left}");
        }
        self.acknowledged = turns.into_iter().map(str::to_owned).collect();
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_acknowledged_move_survives_kill_9_at_any_moment() {
    let scratch = Scratch::new("crash");
    let mut random = Random::new(42);
    let mut program = Program::start(&scratch.0);
    let mut matches = Vec::new();
    for _ in 0..200 {
        matches.push(Match::create(program.address).await);
    }
    for round in 0..4 {
        let killed = Arc::new(AtomicBool::new(false));
        let mut playing = JoinSet::new();
        for (number, game) in matches.drain(..).enumerate() {
            playing.spawn(game.play(Arc::clone(&killed), round * 1_000 + number as u64));
        }
        tokio::time::sleep(Duration::from_millis(300 + random.below(900))).await;
        program.kill();
        killed.store(true, Ordering::Relaxed);
        matches = playing.join_all().await;
        program = Program::start(&scratch.0);
        for game in &mut matches {
            game.check(program.address).await;
        }
    }
    let played: usize = matches.iter().map(|game| game.acknowledged.len()).sum();
    assert!(played > 200, "only {played} turns were played");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_node_is_killed_mid_game_and_the_game_goes_on_at_another() {
    let scratch = Scratch::new("nodes");
    let postgres = postgres::Postgres::start();
    let database = postgres.address();
    let mut one = Program::with(&scratch.0, &["--database", &database]);
    let two = Program::with(&scratch.0, &["--database", &database]);
    let mut game = Match::create(one.address).await;
    game.players[1].address = two.address;
    let mut dark = game.players[1].live(&game.game, "").await.unwrap();
    let mut light = game.players[0].live(&game.game, "").await.unwrap();
    light.play(0, "a1").await.unwrap();
    dark.hear_ply(1).await.unwrap();
    dark.play(1, "b2").await.unwrap();
    light.hear_ply(2).await.unwrap();
    light.play(2, "c3").await.unwrap();
    light.hear_ply(3).await.unwrap();
    one.kill();
    assert_eq!(dark.hear_ply(3).await.unwrap()["turns"][0]["turn"], "c3");
    dark.play(3, "d4").await.unwrap();
    dark.hear_ply(4).await.unwrap();
    game.players[0].address = two.address;
    let mut light = game.players[0].live(&game.game, "?ply=3&undos=0").await.unwrap();
    let seen = light.hear().await.unwrap();
    assert_eq!(seen["turns"][0]["turn"], "d4", "exactly what was missed");
    light.play(4, "a2").await.unwrap();
    dark.hear_ply(5).await.unwrap();
}

#[test]
fn a_server_that_is_told_to_stop_stops() {
    let scratch = Scratch::new("stop");
    let mut program = Program::start(&scratch.0);
    let stopped = Command::new("kill").arg(program.child.id().to_string()).status().unwrap();
    assert!(stopped.success());
    let status = program.child.wait().unwrap();
    assert!(status.success(), "{status}");
}

#[test]
fn bad_addresses_are_told_so() {
    let scratch = Scratch::new("bad");
    let run = |arguments: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_pylos"))
            .arg("--data")
            .arg(&scratch.0)
            .arg("serve")
            .args(arguments)
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let (code, said) = run(&["--listen", "nowhere"]);
    assert_eq!(code, Some(2), "{said}");
    let (code, said) = run(&["--database", "postgres://ana:geheim@127.0.0.1:1/pylos"]);
    assert_eq!(code, Some(2), "{said}");
    assert!(said.contains("cannot open the database") && !said.contains("geheim"), "{said}");
}
