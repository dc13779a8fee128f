//! A real tablebase, from the click that builds it to what it is good for:
//! exact values, exact reviews, and an opponent that never errs.

mod program;

use std::collections::HashMap;
use std::time::{Duration, Instant};

use program::{Program, Scratch};
use pylos_client::{Client, text};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Position as _, Random, Value};
use pylos_tablebase::Tablebase;
use serde_json::{Value as Json, json};

/// Building takes half a minute on two idle cores; a busy machine gets its
/// time.
const LONGEST: Duration = Duration::from_secs(15 * 60);

const RULES: Rules = Rules::CHILDREN;

async fn tablebase(client: &mut Client) -> Json {
    client.get("/api/v1/tablebases/children").await.unwrap().json()
}

/// Watches a tablebase until it is as it should be; what was seen on the way.
async fn follow(client: &mut Client, wanted: impl Fn(&Json) -> bool) -> Vec<Json> {
    let begun = Instant::now();
    let mut seen = Vec::new();
    loop {
        let now = tablebase(client).await;
        assert_ne!(now["status"], "failed", "{now}");
        let there = wanted(&now);
        seen.push(now);
        if there {
            return seen;
        }
        assert!(begun.elapsed() < LONGEST, "{:?}", seen.last());
        tokio::time::sleep(Duration::from_millis(50)).await;
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_tablebase_is_built_from_the_interface_and_then_everything_is_exact() {
    let scratch = Scratch::new("exact");
    let folder = scratch.0.join("tablebases");
    let files = || std::fs::read_dir(&folder).map_or(0, Iterator::count);
    // What a process that was killed has left behind is gone when we start.
    std::fs::create_dir_all(&folder).unwrap();
    std::fs::write(folder.join("children.pylos.4711-0.tmp"), "half a tablebase").unwrap();
    let mut program = Program::with(&scratch.0, &["--allow-builds"]);
    let mut client = Client::new(program.address);
    assert_eq!(files(), 0);

    // Cancelled while it works: nothing is left, and it can be started again.
    let build = "/api/v1/tablebases/children";
    assert_eq!(client.post(build, &json!({})).await.unwrap().status, 202);
    follow(&mut client, |now| now["progress"]["stage"] == "solving").await;
    assert_eq!(client.send("DELETE", build, &json!({})).await.unwrap().status, 200);
    follow(&mut client, |now| now["status"] == "absent").await;
    assert_eq!(files(), 0);

    // Built, with progress that only ever grows.
    assert_eq!(client.post(build, &json!({})).await.unwrap().status, 202);
    assert_eq!(client.post(build, &json!({})).await.unwrap().status, 200, "once is enough");
    let seen = follow(&mut client, |now| now["status"] == "ready").await;
    let done: Vec<f64> = seen.iter().filter_map(|now| now["progress"]["done"].as_f64()).collect();
    assert!(done.is_sorted(), "{done:?}");
    assert!(done.iter().any(|&done| done > 0.1 && done < 0.7), "{done:?}");
    for stage in ["solving", "writing"] {
        assert!(seen.iter().any(|now| now["progress"]["stage"] == stage), "{stage}");
    }
    assert_eq!(files(), 1);
    let table = Tablebase::open(folder.join("children.pylostable")).unwrap();
    let bytes = std::fs::metadata(folder.join("children.pylostable")).unwrap().len();
    assert_eq!(seen.last().unwrap()["bytes"], bytes);

    evaluations_are_exact(&mut client, &table).await;
    reviews_are_exact(&mut client, &table).await;
    level_ten_never_gives_anything_away(&mut client, &table).await;

    // It is there after a restart, too.
    program.kill();
    let program = Program::start(&scratch.0);
    client.address = program.address;
    assert_eq!(tablebase(&mut client).await["status"], "ready");
}

/// The value of a turn for whoever plays it.
fn turn_value(table: &Tablebase, position: &Position, turn: &str) -> Value {
    let turn = position.read_turn(RULES, turn).unwrap();
    let after = position.play_unchecked(RULES, turn);
    let value = match after.outcome(RULES) {
        Some(_) => Value::Loss(0),
        None => table.probe(&after).unwrap(),
    };
    value.before()
}

fn shown(value: Value) -> Json {
    match value {
        Value::Win(plies) => json!({ "kind": "win", "plies": plies }),
        Value::Draw => json!({ "kind": "draw" }),
        Value::Loss(plies) => json!({ "kind": "loss", "plies": plies }),
    }
}

/// Won 2, drawn 1, lost 0.
fn points(value: &Json) -> i32 {
    match text(value, "kind") {
        "win" => 2,
        "draw" => 1,
        _ => 0,
    }
}

/// A game of chance: its positions, and the turns between them.
fn random_game(seed: u64) -> (Vec<Position>, Vec<String>) {
    let mut random = Random::new(seed);
    let (mut positions, mut turns) = (vec![Position::start(RULES)], Vec::new());
    while let Some(turn) = positions[turns.len()].random_turn(RULES, &mut random) {
        positions.push(positions[turns.len()].play_unchecked(RULES, turn));
        turns.push(turn.to_string());
    }
    (positions, turns)
}

async fn evaluations_are_exact(client: &mut Client, table: &Tablebase) {
    let mut compared = 0;
    for seed in 0..6 {
        let (positions, turns) = random_game(seed);
        for (position, _) in positions.iter().zip(&turns).step_by(5) {
            let query = json!({ "rules": "children", "position": position.to_string() });
            let answer = client.post("/api/v1/analysis/evaluate", &query).await.unwrap().json();
            assert_eq!(
                (&answer["source"], &answer["exact"]),
                (&json!("tablebase"), &json!(true)),
                "{answer}"
            );
            assert_eq!(answer["value"], shown(table.probe(position).unwrap()), "{position}");
            let listed = answer["turns"].as_array().unwrap();
            assert_eq!(listed.len(), position.turns(RULES).len(), "every turn");
            assert_eq!(listed[0]["value"], answer["value"], "the best first");
            for listed in listed {
                let value = turn_value(table, position, text(listed, "turn"));
                assert_eq!(listed["value"], shown(value), "{position} {listed}");
                compared += 1;
            }
            assert_eq!(answer["line"][0], listed[0]["turn"]);
        }
    }
    assert!(compared > 100, "{compared}");
}

async fn reviews_are_exact(client: &mut Client, table: &Tablebase) {
    let mut marks: HashMap<String, usize> = HashMap::new();
    for seed in 0..12 {
        let (positions, turns) = random_game(100 + seed);
        let query = json!({ "rules": "children", "turns": turns });
        let review = client.post("/api/v1/analysis/review", &query).await.unwrap().json();
        assert_eq!((&review["source"], &review["exact"]), (&json!("tablebase"), &json!(true)));
        let reviewed = review["turns"].as_array().unwrap();
        assert_eq!(reviewed.len(), turns.len());
        let mut lost = [0, 0];
        for (ply, (judged, position)) in reviewed.iter().zip(&positions).enumerate() {
            let (before, after) = (
                shown(table.probe(position).unwrap()),
                shown(turn_value(table, position, &turns[ply])),
            );
            assert_eq!((&judged["before"], &judged["after"]), (&before, &after), "{judged}");
            let all: Vec<Json> = position
                .turns(RULES)
                .iter()
                .map(|turn| shown(turn_value(table, position, &turn.to_string())))
                .collect();
            let keep = all.iter().filter(|value| points(value) == points(&before)).count();
            let mark = match points(&before) - points(&after) {
                2 => "blunder",
                1 => "mistake",
                _ if keep == 1 && all.len() > 1 => "only",
                _ if before == after => "best",
                _ => "slower",
            };
            assert_eq!(judged["mark"], mark, "{position} {judged}");
            lost[ply % 2] += usize::from(matches!(mark, "mistake" | "blunder"));
            *marks.entry(mark.to_owned()).or_default() += 1;
            // Whatever is called best is worth what could be had.
            for best in judged["best"].as_array().unwrap() {
                let value = turn_value(table, position, best.as_str().unwrap());
                assert_eq!(shown(value), before);
            }
        }
        for (side, lost) in review["sides"].as_array().unwrap().iter().zip(lost) {
            let sum = side["mistakes"].as_u64().unwrap() + side["blunders"].as_u64().unwrap();
            assert_eq!(sum as usize, lost, "{side}");
        }
    }
    for mark in ["blunder", "best", "slower", "only"] {
        assert!(marks.contains_key(mark), "chance has made no {mark}: {marks:?}");
    }
}

async fn level_ten_never_gives_anything_away(client: &mut Client, table: &Tablebase) {
    for seed in 0..3 {
        let mut random = Random::new(seed);
        let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 10 }]);
        let wish = json!({ "rules": "children", "seats": seats });
        let game = text(&client.create(&wish).await.unwrap(), "game").to_owned();
        let mut socket = client.live(&game, "").await.unwrap();
        let mut position = Position::start(RULES);
        let mut ply = 0;
        let mut answered = 0;
        while let Some(turn) = position.random_turn(RULES, &mut random) {
            socket.play(ply, &turn.to_string()).await.unwrap();
            position = position.play_unchecked(RULES, turn);
            if position.outcome(RULES).is_some() {
                break;
            }
            let state = socket.hear_ply(ply + 2).await.unwrap();
            let answer = text(state["turns"].as_array().unwrap().last().unwrap(), "turn");
            let had = table.probe(&position).unwrap();
            let kept = turn_value(table, &position, answer);
            assert_eq!(
                points(&shown(kept)),
                points(&shown(had)),
                "{position}: {answer} turns {had} into {kept}"
            );
            position = position.play_unchecked(RULES, position.read_turn(RULES, answer).unwrap());
            (ply, answered) = (ply + 2, answered + 1);
        }
        assert!(answered >= 5, "{answered}");
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_building_that_cannot_end_well_says_why_in_words() {
    let scratch = Scratch::new("hopeless");
    let program = Program::with(&scratch.0, &["--allow-builds"]);
    let mut client = Client::new(program.address);
    // Where the folder of tablebases should be there is something else.
    std::fs::write(scratch.0.join("tablebases"), "not a folder").unwrap();
    client.post("/api/v1/tablebases/children", &json!({})).await.unwrap();
    let begun = Instant::now();
    let failed = loop {
        let now = tablebase(&mut client).await;
        if now["status"] == "failed" {
            break now;
        }
        assert!(begun.elapsed() < LONGEST, "{now}");
        tokio::time::sleep(Duration::from_millis(20)).await;
    };
    let message = text(&failed, "message");
    assert!(message.contains("tablebases"), "{message}");
    assert!(!message.contains(['{', '}', '"']), "for people: {message}");
    // Once that is mended it can be tried again.
    std::fs::remove_file(scratch.0.join("tablebases")).unwrap();
    let again = client.post("/api/v1/tablebases/children", &json!({})).await.unwrap();
    assert_eq!(again.status, 202, "{}", again.text);
    follow(&mut client, |now| now["status"] == "building").await;
    client.send("DELETE", "/api/v1/tablebases/children", &json!({})).await.unwrap();
    follow(&mut client, |now| now["status"] == "absent").await;
}
