//! A page solves puzzles on a device to which it has handed the pack.

use std::sync::Arc;

use pylos_browser::Device;
use pylos_engine::SystemClock;
use pylos_host::Lots;
use serde_json::{Value, json};

struct Zero;

impl Lots for Zero {
    fn fill(&self, bytes: &mut [u8]) {
        bytes.fill(0);
    }
}

fn pack() -> Vec<u8> {
    include_bytes!("../../pylos-puzzles/shipped/puzzles.pack").to_vec()
}

fn device() -> Device {
    Device::new(Arc::new(SystemClock::default()), Arc::new(Zero), |_, _| ())
}

/// 2026-11-17, in milliseconds.
const AT: i64 = 1_794_873_600_000;

fn ask(device: &mut Device, method: &str, path: &str, body: Value) -> (u64, Value) {
    let request = json!({ "method": method, "path": path, "body": body, "at": AT });
    let answer = device.answer(request.to_string().as_bytes());
    let answer: Value = serde_json::from_slice(&answer).expect("answers are JSON");
    (answer["status"].as_u64().unwrap(), answer["body"].clone())
}

#[test]
fn a_pack_is_handed_in_before_anything_can_be_solved() {
    let mut device = device();
    let (status, refused) = ask(&mut device, "GET", "/puzzles", Value::Null);
    assert_eq!((status, &refused["code"]), (409, &json!("not_now")));
    let mut newer = pack();
    newer[8] = 200;
    let refused = device.puzzles().open(newer).unwrap_err();
    assert!(refused.message.contains("format 200"), "{refused}");
    device.puzzles().open(pack()).unwrap();
    let (status, catalog) = ask(&mut device, "GET", "/puzzles", Value::Null);
    assert_eq!(status, 200);
    assert!(catalog["sets"].as_array().unwrap().iter().any(|set| set["rules"] == "standard"));
}

#[test]
fn a_puzzle_is_tried_hinted_at_and_solved() {
    let mut device = device();
    device.puzzles().open(pack()).unwrap();
    let (_, daily) = ask(&mut device, "POST", "/puzzles/daily", json!({}));
    let (_, named) = ask(&mut device, "POST", "/puzzles/daily", json!({ "date": "2026-11-17" }));
    assert_eq!(daily, named);
    let path = format!("/puzzles/{}/attempt", daily["id"].as_str().unwrap());
    let solver = json!({ "rating": 1500, "deviation": 350, "volatility": 0.06, "puzzles": 0 });
    // What the solution is, a solver who gives up is told.
    let give_up = json!({ "acts": [{ "do": "solution" }], "solver": solver });
    let (_, shown) = ask(&mut device, "POST", &path, give_up);
    assert_eq!((&shown["state"], &shown["counted"]["score"]), (&json!("shown"), &json!(0.0)));
    assert!(shown["counted"]["change"].as_f64().unwrap() < 0.0);
    let solution = shown["told"]["turns"].as_array().unwrap().clone();
    let right = &solution[0];
    // Anything else is answered by its refutation, and can be tried again.
    let legal = daily["legal"].as_array().unwrap();
    let tried = |turn: &Value| json!({ "do": "try", "turn": turn });
    let mut wrong = 0;
    for turn in legal {
        let acts = json!([tried(&turn["turn"])]);
        let (status, answer) = ask(&mut device, "POST", &path, json!({ "acts": acts }));
        assert_eq!(status, 200);
        if answer["told"]["kind"] == "wrong" {
            wrong += 1;
            assert_eq!(answer["state"], "open");
            assert_eq!(answer["position"]["text"], daily["position"]["text"]);
            assert!(answer["told"]["refuted"]["text"].is_string(), "{answer}");
        }
    }
    assert!(wrong >= 3 && wrong < legal.len());
    let hinted = json!({ "acts": [{ "do": "hint" }, tried(right)], "solver": solver });
    let (_, answer) = ask(&mut device, "POST", &path, hinted);
    assert_eq!((&answer["found"], answer.get("counted")), (&json!(1), None), "counted by the hint");
    // The whole solution, one after the other.
    let mut acts = Vec::new();
    let mut state = json!({ "turns": [] });
    while state["state"] != "solved" {
        let ply = state["turns"].as_array().unwrap().len();
        acts.push(tried(&solution[ply]));
        (_, state) = ask(&mut device, "POST", &path, json!({ "acts": acts, "solver": solver }));
    }
    assert_eq!(state["counted"]["score"], 1.0);
    assert!(state["counted"]["solver"]["rating"].as_f64().unwrap() > 1500.0);
    acts.push(json!({ "do": "hint" }));
    let (status, refused) = ask(&mut device, "POST", &path, json!({ "acts": acts }));
    assert_eq!((status, &refused["code"]), (409, &json!("not_now")), "{refused}");
}

#[test]
fn a_reason_speaks_of_the_reply_on_the_board_and_gives_nothing_away() {
    let mut device = device();
    device.puzzles().open(pack()).unwrap();
    for rules in ["standard", "advanced", "carpentier"] {
        let wish = json!({ "rules": rules, "count": 12, "rating": 1200 });
        let (_, list) = ask(&mut device, "POST", "/puzzles/next", wish);
        let (mut wrong, mut reasons) = (0, 0);
        for puzzle in list["puzzles"].as_array().unwrap() {
            let path = format!("/puzzles/{}/attempt", puzzle["id"].as_str().unwrap());
            let mut told = |act: Value| {
                let (status, answer) = ask(&mut device, "POST", &path, json!({ "acts": [act] }));
                assert_eq!(status, 200, "{answer}");
                answer["told"].clone()
            };
            for legal in puzzle["legal"].as_array().unwrap() {
                let told = told(json!({ "do": "try", "turn": legal["turn"] }));
                wrong += usize::from(told["kind"] == "wrong");
                let Some(why) = told.get("because") else { continue };
                reasons += 1;
                let line = why["line"].as_array().unwrap();
                let shown = [&told["turn"], &told["reply"]];
                assert!(line.iter().zip(shown).all(|(turn, shown)| turn == shown), "{told}");
                // The fields that name a better turn.
                let said = &why["because"];
                assert!(said.get("stop").is_none() && said.get("best").is_none(), "{said}");
            }
        }
        assert!(reasons * 5 > wrong, "{rules}: {reasons} of {wrong}");
    }
}

#[test]
fn what_cannot_be_meant_is_refused_by_name() {
    let mut device = device();
    device.puzzles().open(pack()).unwrap();
    for (path, body, status, part) in [
        ("/puzzles/next", json!({ "theme": "raze" }), 400, "raze"),
        ("/puzzles/next", json!({ "count": 0 }), 400, "1 to 50"),
        ("/puzzles/next", json!({ "rules": "standart" }), 400, "did you mean"),
        ("/puzzles/daily", json!({ "date": "2026-02-30" }), 400, "2026-02-30"),
        ("/puzzles/none/attempt", json!({}), 404, "not a puzzle's name"),
        ("/puzzles/0000000000/attempt", json!({}), 404, "no such puzzle"),
    ] {
        let (got, refused) = ask(&mut device, "POST", path, body);
        assert_eq!(got, status, "{path} {refused}");
        assert!(refused["message"].as_str().unwrap().contains(part), "{refused}");
    }
}
