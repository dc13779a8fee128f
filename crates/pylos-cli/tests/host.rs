//! `pylos host` beside a running server.

use std::process::Command;
use std::time::Duration;

use program::{Program, Scratch};
use pylos_client::{Client, Closed};
use serde_json::{Value, json};

mod program;

/// Runs `pylos host` and gives its exit code and answer.
fn host(scratch: &Scratch, arguments: &[&str]) -> (i32, Value) {
    let output = Command::new(env!("CARGO_BIN_EXE_pylos"))
        .args(["--json", "--data"])
        .arg(&scratch.0)
        .arg("host")
        .args(arguments)
        .env_remove("PYLOS_DATABASE")
        .output()
        .unwrap();
    let text = if output.stdout.is_empty() { output.stderr } else { output.stdout };
    (output.status.code().unwrap(), serde_json::from_slice(&text).unwrap())
}

#[tokio::test]
async fn a_host_is_made_on_the_command_line_and_a_running_server_follows() {
    let scratch = Scratch::new("host");
    let (code, made) = host(&scratch, &["appoint", "Hera"]);
    assert_eq!(code, 0, "{made}");
    let server = Program::start(&scratch.0);
    let mut hera = Client::new(server.address);
    let account = json!({ "name": "Hera", "password": made["password"] });
    let signed_in = hera.post("/api/v1/session", &account).await.unwrap();
    assert_eq!(signed_in.json()["player"]["kind"], "host");
    let mut bob = Client::new(server.address);
    let account = json!({ "name": "Bob", "password": "correct horse" });
    bob.post("/api/v1/accounts", &account).await.unwrap();
    let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
    let created = bob.create(&json!({ "rules": "standard", "seats": seats })).await.unwrap();
    let game = created["game"].as_str().unwrap();
    let mut socket = bob.live(game, "").await.unwrap();
    socket.hear().await.unwrap();
    assert_eq!(host(&scratch, &["close", "bob", "--note", "spam"]).0, 0);
    let closed = loop {
        match socket.hear().await {
            Ok(_) => {}
            Err(error) => break *error.downcast_ref::<Closed>().unwrap(),
        }
    };
    assert_eq!(closed, Closed(4001), "the server has noticed by itself");
    let refused = bob.post("/api/v1/session", &account).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("account_closed")));
    assert_eq!(host(&scratch, &["remove-game", game]).0, 0);
    let mut gone = 0;
    for _ in 0..100 {
        gone = hera.get(&format!("/api/v1/games/{game}")).await.unwrap().status;
        if gone == 404 {
            break;
        }
        tokio::time::sleep(Duration::from_millis(100)).await;
    }
    assert_eq!(gone, 404);
    let (code, log) = host(&scratch, &["log"]);
    assert_eq!(code, 0);
    let acts: Vec<&str> = log["entries"]
        .as_array()
        .unwrap()
        .iter()
        .map(|entry| entry["act"].as_str().unwrap())
        .collect();
    assert_eq!(acts, ["remove_game", "close", "appoint"]);
    assert_eq!(log["entries"][1]["note"], "spam");
    let (code, nobody) = host(&scratch, &["close", "Nobody"]);
    assert_eq!((code, &nobody["done"]), (1, &json!(false)));
    assert_eq!(host(&scratch, &["rename", "Bob", "a b"]).0, 2);
}
