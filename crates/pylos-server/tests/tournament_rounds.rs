//! A large round, and a server that is killed in the middle of one.

mod support;

use std::io::Read as _;
use std::net::SocketAddr;
use std::process::Stdio;
use std::time::Duration;

use pylos_client::Client;
use pylos_server::{Config, Server, serve};
use serde_json::{Value, json};
use support::{Running, Scratch, act, generous, play};
use tokio::io::{AsyncBufReadExt as _, BufReader};
use tokio::process::{Child, Command};

fn wish() -> Value {
    json!({
        "name": "Large", "rules": "standard", "format": "swiss", "rounds": 9,
        "venue": "online", "pairing": "automatic",
    })
}

async fn begin(client: &mut Client) -> String {
    let page = client.post("/api/v1/tournaments", &wish()).await.unwrap().json();
    format!("/api/v1/tournaments/{}", page["tournament"]["id"].as_str().unwrap())
}

async fn enter(client: &mut Client, path: &str, name: &str) {
    let entry = json!({ "name": name });
    assert_eq!(client.post(&format!("{path}/entry"), &entry).await.unwrap().status, 200);
}

async fn shown(client: &mut Client, path: &str) -> Value {
    client.get(path).await.unwrap().json()["tournament"].clone()
}

async fn pair(client: &mut Client, path: &str) -> Result<u16, pylos_client::Trouble> {
    let revision = shown(client, path).await["revision"].clone();
    let deed = json!({ "revision": revision, "what": { "type": "pair" } });
    Ok(client.post(&format!("{path}/acts"), &deed).await?.status)
}

/// The processor time of this process so far, in seconds.
fn processor_time() -> f64 {
    let stat = std::fs::read_to_string("/proc/self/stat").unwrap();
    let fields: Vec<&str> = stat.rsplit_once(')').unwrap().1.split_whitespace().collect();
    let ticks: f64 = fields[11..13].iter().map(|ticks| ticks.parse::<f64>().unwrap()).sum();
    ticks / 100.0
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_of_150_games_starts_within_two_seconds_of_processor_time() {
    let running = Running::start().await;
    let mut organiser = running.client();
    let path = begin(&mut organiser).await;
    for number in 0..300 {
        enter(&mut running.client(), &path, &format!("Player {number}")).await;
    }
    let before = processor_time();
    assert_eq!(pair(&mut organiser, &path).await.unwrap(), 200);
    let spent = processor_time() - before;
    // They are there when the answer is.
    let round = shown(&mut organiser, &path).await["rounds"][0]["boards"].clone();
    let games: Vec<&str> =
        round.as_array().unwrap().iter().map(|board| board["game"].as_str().unwrap()).collect();
    assert_eq!(games.len(), 150);
    for game in games {
        let state = organiser.get(&format!("/api/v1/games/{game}")).await.unwrap().json();
        assert_eq!(state["phase"], "playing");
    }
    println!("300 players paired and 150 games begun in {spent:.2} s of processor time");
    assert!(spent < 2.0, "{spent}");
}

/// A server in a process of its own.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
#[ignore = "a part of the test below, which starts it"]
async fn node() {
    let data = std::env::var("PYLOS_ROUNDS_DATA").expect("the test below starts this");
    let mut config = Config::on_loopback(data.into());
    config.limits = generous();
    let server = Server::start(config).await.unwrap();
    let listener = tokio::net::TcpListener::bind("127.0.0.1:0").await.unwrap();
    println!("\naddress {}", listener.local_addr().unwrap());
    // Whoever has started this is gone when nothing can be read any more.
    let gone = async {
        let read = || std::io::stdin().read(&mut [0]);
        let _ = tokio::task::spawn_blocking(read).await;
    };
    serve(server, listener, gone).await.unwrap();
}

async fn start(data: &Scratch) -> (Child, SocketAddr) {
    let mut child = Command::new(std::env::current_exe().unwrap())
        .args(["--exact", "node", "--ignored", "--nocapture"])
        .env("PYLOS_ROUNDS_DATA", &data.0)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::null())
        .kill_on_drop(true)
        .spawn()
        .unwrap();
    let mut lines = BufReader::new(child.stdout.take().unwrap()).lines();
    loop {
        let line = lines.next_line().await.unwrap().expect("the server has not started");
        if let Some(address) = line.strip_prefix("address ") {
            return (child, address.parse().unwrap());
        }
    }
}

/// Every game of a round exists once, every result is that of its game, and the
/// next round is paired once, however often the server is killed meanwhile.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn kill_9_in_the_middle_of_a_round_loses_nothing() {
    let data = Scratch::new();
    let (mut child, mut address) = start(&data).await;
    let mut organiser = Client::new(address);
    let path = begin(&mut organiser).await;
    let mut players = Vec::new();
    for number in 0..40 {
        let mut player = Client::new(address);
        enter(&mut player, &path, &format!("Player {number}")).await;
        players.push(player);
    }
    let mut random = 7_u64;
    for number in 1..=3 {
        // Killed while the round is being paired (or its last results are being
        // entered), a little later every time.
        let mut asked = organiser.clone();
        let asked_path = path.clone();
        let asking = tokio::spawn(async move {
            if number == 1 {
                let _ = pair(&mut asked, &asked_path).await;
            }
        });
        random = random.wrapping_mul(6_364_136_223_846_793_005).wrapping_add(1);
        tokio::time::sleep(Duration::from_millis(random >> 33 & 63)).await;
        child.kill().await.unwrap();
        asking.abort();
        (child, address) = start(&data).await;
        organiser.address = address;
        players.iter_mut().for_each(|player| player.address = address);
        if number == 1 && shown(&mut organiser, &path).await["rounds"][0].is_null() {
            assert_eq!(pair(&mut organiser, &path).await.unwrap(), 200);
        }
        let boards = until(&mut organiser, &path, number).await;
        assert_eq!(boards.len(), 20);
        for board in &boards {
            let pair = [0, 1].map(|seat| board["players"][seat].as_u64().unwrap() as usize);
            let game = board["game"].as_str().unwrap();
            assert_eq!(play(&mut players[pair[0]], game, 0, "a1").await.0, 200);
            assert_eq!(play(&mut players[pair[1]], game, 1, "b1").await.0, 200);
            let resign = json!({ "type": "resign", "ply": 2, "undos": 0 });
            assert_eq!(act(&mut players[pair[1]], game, resign).await.0, 200);
        }
    }
    let tournament = {
        until(&mut organiser, &path, 4).await;
        shown(&mut organiser, &path).await
    };
    assert_eq!(tournament["rounds"].as_array().unwrap().len(), 4);
    for round in &tournament["rounds"].as_array().unwrap()[..3] {
        for board in round["boards"].as_array().unwrap() {
            assert_eq!(board["result"], "1-0", "whoever begins has won every game");
        }
    }
    child.kill().await.unwrap();
}

/// The boards of a round once all of its games are there.
async fn until(organiser: &mut Client, path: &str, round: usize) -> Vec<Value> {
    for _ in 0..1_200 {
        let shown = shown(organiser, path).await;
        if let Some(boards) = shown["rounds"][round - 1]["boards"].as_array()
            && boards.iter().all(|board| board["game"].is_string())
        {
            return boards.clone();
        }
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
    panic!("round {round} does not begin: {}", shown(organiser, path).await);
}
