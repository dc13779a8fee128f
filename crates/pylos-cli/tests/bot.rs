//! Bots on a real server: whatever is killed, their games go on.
#![cfg(unix)]

use std::io::{BufRead as _, BufReader};
use std::net::SocketAddr;
use std::path::{Path, PathBuf};
use std::process::{Child, Command, Stdio};
use std::sync::mpsc::{Receiver, channel};
use std::time::Duration;

use program::{Program, Scratch};
use pylos_client::{Client, text};
use pylos_rules::Random;
use serde_json::{Value, json};

mod program;

const PASSWORD: &str = "correct horse battery";
const PATIENCE: Duration = Duration::from_secs(60);

/// A bot as a process, with what it tells.
struct Bot {
    child: Child,
    told: Receiver<Value>,
}

impl Bot {
    fn start(server: SocketAddr, token: &str, more: &[&str]) -> Bot {
        let mut command = Command::new(env!("CARGO_BIN_EXE_pylos"));
        command.args(["bot", "--json", "--server"]).arg(format!("http://{server}")).args(more);
        Bot::of(command.env("PYLOS_TOKEN", token))
    }

    fn of(command: &mut Command) -> Bot {
        let mut child = command
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::null())
            .spawn()
            .unwrap();
        let (sender, told) = channel();
        let lines = BufReader::new(child.stdout.take().unwrap()).lines().map_while(Result::ok);
        std::thread::spawn(move || {
            for line in lines {
                let _ = sender.send(serde_json::from_str(&line).unwrap_or(Value::Null));
            }
        });
        Bot { child, told }
    }

    /// Waits until it tells of such an event; what it tells.
    fn hear(&self, event: &str) -> String {
        loop {
            let told = self.told.recv_timeout(PATIENCE).unwrap_or_else(|_| panic!("no “{event}”"));
            if told["event"] == event {
                return text(&told, "told").to_owned();
            }
        }
    }

    fn signal(&self, signal: &str) {
        let id = self.child.id().to_string();
        assert!(Command::new("kill").args([signal, &id]).status().unwrap().success());
    }

    fn code(&mut self) -> Option<i32> {
        self.child.wait().unwrap().code()
    }
}

impl Drop for Bot {
    fn drop(&mut self) {
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

/// An account for a program; its token.
fn register(server: SocketAddr, name: &str) -> String {
    let output = Command::new(env!("CARGO_BIN_EXE_pylos"))
        .args(["bot", "--json", "--register", name, "--server"])
        .arg(format!("http://{server}"))
        .env("PYLOS_PASSWORD", PASSWORD)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    let made: Value = serde_json::from_slice(&output.stdout).unwrap();
    text(&made, "token").to_owned()
}

/// Somebody who plays against bots.
struct Human {
    client: Client,
    random: Random,
}

impl Human {
    async fn new(server: SocketAddr) -> Human {
        let mut client = Client::new(server);
        let account = json!({ "name": "Ana", "password": PASSWORD });
        assert_eq!(client.post("/api/v1/accounts", &account).await.unwrap().status, 201);
        Human { client, random: Random::new(5) }
    }

    async fn challenge(&mut self, bot: &str, rules: &str, more: Value) -> String {
        let seats = json!([{ "kind": "me" }, { "kind": "friend" }]);
        let mut wish = json!({ "rules": rules, "seats": seats, "opponent": bot });
        wish.as_object_mut().unwrap().extend(more.as_object().cloned().unwrap_or_default());
        text(&self.client.create(&wish).await.unwrap(), "game").to_owned()
    }

    async fn state(&mut self, game: &str) -> Value {
        for _ in 0..600 {
            // The server may be away for a moment.
            match self.client.get(&format!("/api/v1/games/{game}")).await {
                Ok(answer) if answer.status == 200 => return answer.json(),
                _ => tokio::time::sleep(Duration::from_millis(100)).await,
            }
        }
        panic!("the server does not come back");
    }

    /// Plays random turns, until so many are played in all or all is over.
    async fn play(&mut self, game: &str, plies: u64) -> Value {
        let begun = std::time::Instant::now();
        loop {
            let state = self.state(game).await;
            if state["phase"] == "finished" || state["ply"].as_u64() >= Some(plies) {
                return state;
            }
            assert!(begun.elapsed() < 3 * PATIENCE, "nobody moves: {state}");
            match state["legal"].as_array() {
                Some(legal) if !legal.is_empty() => {
                    let turn = &legal[self.random.below(legal.len() as u64) as usize]["turn"];
                    let action = json!({ "type": "turn", "ply": state["ply"],
                                         "undos": state["undos"], "turn": turn });
                    let path = format!("/api/v1/games/{game}/actions");
                    let _ = self.client.post(&path, &action).await;
                }
                _ => tokio::time::sleep(Duration::from_millis(20)).await,
            }
        }
    }
}

fn example(name: &str) -> PathBuf {
    Path::new(env!("CARGO_MANIFEST_DIR")).join("../../docs/examples").join(name)
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_plays_both_games_and_several_at_once() {
    let scratch = Scratch::new("bot-plays");
    let server = Program::start(&scratch.0);
    let token = register(server.address, "Robot");
    let mut ana = Human::new(server.address).await;
    let bot = Bot::start(server.address, &token, &["--engine", "level:1", "--games", "3"]);
    assert_eq!(bot.hear("ready"), "Robot on the server");
    let clock = json!({ "clock": { "kind": "per_game", "seconds": 300, "increment": 2 } });
    let mut games = Vec::new();
    for rules in ["standard", "carpentier", "carpentier+hidden"] {
        games.push((rules, ana.challenge("Robot", rules, clock.clone()).await));
    }
    let rated = ana
        .challenge("Robot", "advanced", json!({ "start": "LLD............./........./..../. D" }))
        .await;
    for (rules, game) in &games {
        if rules.ends_with("hidden") {
            let arrange =
                json!({ "type": "arrange", "ply": 0, "undos": 0, "arrangement": "12345/54321" });
            while ana.state(game).await["phase"] == "waiting" {
                tokio::time::sleep(Duration::from_millis(50)).await;
            }
            let path = format!("/api/v1/games/{game}/actions");
            assert_eq!(ana.client.post(&path, &arrange).await.unwrap().status, 200);
        }
        let state = ana.play(game, u64::MAX).await;
        assert_eq!(state["phase"], "finished", "{rules}");
        let by = text(&state["result"], "by");
        assert!(!["resignation", "time", "abandonment", "aborted"].contains(&by), "{rules}: {by}");
    }
    // There is room for the fourth now; it begins in a position of its own.
    let state = ana.play(&rated, u64::MAX).await;
    assert_eq!(state["phase"], "finished");
    assert_eq!(state["seats"][1]["player"]["kind"], "bot");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_challenge_that_does_not_suit_is_declined() {
    let scratch = Scratch::new("bot-declines");
    let server = Program::start(&scratch.0);
    let token = register(server.address, "Robot");
    let mut ana = Human::new(server.address).await;
    let only = ["--engine", "level:1", "--rules", "standard", "--pace", "fast"];
    let mut bot = Bot::start(server.address, &token, &only);
    let game = ana.challenge("Robot", "carpentier", json!({})).await;
    assert_eq!(bot.hear("declined"), "not under carpentier");
    assert_eq!(ana.state(&game).await["result"]["by"], "aborted");
    ana.challenge("Robot", "standard", json!({})).await;
    assert_eq!(bot.hear("declined"), "no games that are of days");
    // Nothing is running: it ends at once.
    bot.signal("-TERM");
    assert_eq!(bot.code(), Some(0));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn games_go_on_after_the_bot_or_the_server_was_killed() {
    let scratch = Scratch::new("bot-killed");
    let mut server = Program::start(&scratch.0);
    let address = server.address;
    let token = register(address, "Robot");
    let mut ana = Human::new(address).await;
    let engine = format!("python3 {}", example("engine.py").display());
    let more = ["--engine", engine.as_str()];
    let mut bot = Bot::start(address, &token, &more);
    let game = ana.challenge("Robot", "standard", json!({})).await;
    ana.play(&game, 6).await;
    bot.child.kill().unwrap();
    bot.child.wait().unwrap();
    let bot = Bot::start(address, &token, &more);
    assert_eq!(ana.play(&game, 12).await["phase"], "playing");
    server.kill();
    bot.hear("trouble");
    let server = Program::at(&scratch.0, address);
    let state = ana.play(&game, u64::MAX).await;
    let by = text(&state["result"], "by");
    assert!(["apex", "empty-reserve", "repetition"].contains(&by), "{by}");
    bot.hear("over");
    drop(server);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_engine_that_dies_is_started_again_and_one_that_always_dies_resigns() {
    let scratch = Scratch::new("bot-engine");
    let server = Program::start(&scratch.0);
    let token = register(server.address, "Robot");
    let mut ana = Human::new(server.address).await;
    // It dies whenever it has played a turn.
    let engine = scratch.0.join("mortal.py");
    let whole = std::fs::read_to_string(example("engine.py")).unwrap();
    let mortal =
        whole.replace("        answer = None\n", "        sys.stdout.flush(); sys.exit(3)\n");
    assert_ne!(mortal, whole);
    std::fs::write(&engine, mortal).unwrap();
    let command = format!("python3 {}", engine.display());
    let bot = Bot::start(server.address, &token, &["--engine", &command]);
    let game = ana.challenge("Robot", "standard", json!({})).await;
    ana.play(&game, 6).await;
    assert!(bot.hear("engine failed").contains("crashed"));
    assert_eq!(ana.state(&game).await["phase"], "playing");
    drop(bot);
    // One that only says who it is.
    let hopeless = scratch.0.join("hopeless.py");
    std::fs::write(&hopeless, "print(\"id name Hopeless\\npylosok\", flush=True)\ninput()")
        .unwrap();
    let command = format!("python3 {}", hopeless.display());
    let bot = Bot::start(server.address, &token, &["--engine", &command]);
    let state = ana.play(&game, u64::MAX).await;
    assert_eq!(state["result"]["by"], "resignation");
    assert_eq!(state["result"]["winner"], "light");
    assert_eq!(bot.hear("resigns"), "the engine cannot go on");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_bot_that_is_told_to_stop_resigns_if_it_should() {
    let scratch = Scratch::new("bot-stop");
    let server = Program::start(&scratch.0);
    let token = register(server.address, "Robot");
    let mut ana = Human::new(server.address).await;
    let more = ["--engine", "level:1", "--on-stop", "resign"];
    let mut bot = Bot::start(server.address, &token, &more);
    let game = ana.challenge("Robot", "standard", json!({})).await;
    ana.play(&game, 4).await;
    bot.signal("-INT");
    assert_eq!(bot.hear("stops"), "resigns 1 games");
    assert_eq!(bot.code(), Some(0));
    assert_eq!(ana.state(&game).await["result"]["by"], "resignation");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn two_bots_find_each_other_by_quick_pairing() {
    let scratch = Scratch::new("bot-pairs");
    let server = Program::start(&scratch.0);
    let tokens = ["One", "Two"].map(|name| register(server.address, name));
    let more = ["--engine", "level:1", "--pair", "--games", "1", "--clock", "1m"];
    let bots = tokens.map(|token| Bot::start(server.address, &token, &more));
    assert_eq!(bots[0].hear("plays"), "standard");
    assert_eq!(bots[1].hear("plays"), "standard");
    assert_eq!(bots[0].hear("over"), bots[1].hear("over"));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn what_can_never_work_is_told_and_ends_it() {
    let scratch = Scratch::new("bot-refused");
    let server = Program::start(&scratch.0);
    let mut ana = Human::new(server.address).await;
    let wish = json!({ "label": "mine", "scopes": ["play"] });
    let token = ana.client.post("/api/v1/me/tokens", &wish).await.unwrap().json();
    let refused = |token: &str, more: &[&str]| {
        let output = Command::new(env!("CARGO_BIN_EXE_pylos"))
            .args(["bot", "--server", &format!("http://{}", server.address)])
            .args(more)
            .env("PYLOS_TOKEN", token)
            .env_remove("PYLOS_PASSWORD")
            .output()
            .unwrap();
        (output.status.code(), String::from_utf8_lossy(&output.stderr).into_owned())
    };
    let engine = ["--engine", "level:1"];
    for (token, more, told) in [
        (text(&token, "token"), &engine[..], "Ana is the account of a person"),
        ("pylos_nobody", &engine, "this token is not known"),
        ("", &engine, "a bot needs the token of its account"),
        ("a b\r\nX: y", &engine, "letters that no token has"),
        ("", &["--register", "Robot"], "put it into PYLOS_PASSWORD"),
        ("x", &["--engine", "level:11"], "is not a player"),
        ("x", &["--engine", "./no-engine"], "“./no-engine” does not say who it is: crashed"),
        ("x", &["--engine", "echo error no"], "“echo error no” does not say who it is: answered"),
        ("x", &[], "--engine"),
    ] {
        let (code, said) = refused(token, more);
        assert_eq!(code, Some(2), "{said}");
        assert!(said.contains(told), "{said}");
    }
}

/// The example of the documentation, against somebody who plays as well.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_bot_in_python_plays_a_game() {
    let scratch = Scratch::new("bot-python");
    let server = Program::start(&scratch.0);
    let mut ana = Human::new(server.address).await;
    // A turn a second would take a while.
    let code = std::fs::read_to_string(example("bot.py")).unwrap();
    let quick = scratch.0.join("bot.py");
    std::fs::write(&quick, code.replace("time.sleep(1)", "time.sleep(0.02)")).unwrap();
    let mut python = Command::new("python3");
    python.arg(&quick).env("PYLOS_TOKEN", register(server.address, "Snake"));
    python.env("PYLOS_SERVER", format!("http://{}", server.address));
    let _bot = Bot::of(&mut python);
    for rules in ["standard", "carpentier"] {
        let game = ana.challenge("Snake", rules, json!({})).await;
        let state = ana.play(&game, u64::MAX).await;
        assert_eq!(state["phase"], "finished", "{rules}");
    }
}
