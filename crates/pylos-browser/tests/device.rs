//! A page plays whole games on a device that keeps nothing but what it is
//! told to.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};

use pylos_browser::Device;
use pylos_engine::SystemClock;
use pylos_host::Lots;
use serde_json::{Value, json};

/// Chance that repeats itself.
struct Counted(AtomicU64);

impl Lots for Counted {
    fn fill(&self, bytes: &mut [u8]) {
        for byte in bytes {
            let state = self.0.fetch_add(0x9e37_79b9_7f4a_7c15, Ordering::Relaxed);
            *byte = (state >> 56) as u8;
        }
    }

    fn game_id(&self) -> String {
        format!("device-{}", self.text(16))
    }
}

/// A page with its storage.
struct Page {
    device: Device,
    at: i64,
    game: Value,
    created: Vec<Value>,
}

impl Page {
    fn new() -> Page {
        let (clock, lots) = (SystemClock::default(), Counted(AtomicU64::new(1)));
        let device = Device::new(Arc::new(clock), Arc::new(lots), |_, _| ());
        Page { device, at: 1_000, game: Value::Null, created: Vec::new() }
    }

    fn ask(&mut self, method: &str, path: &str, body: Value) -> Value {
        self.at += 10;
        let mut request = json!({ "method": method, "path": path, "body": body, "at": self.at });
        if !self.game.is_null() {
            request["game"] = self.game.clone();
        }
        let answer = self.device.answer(request.to_string().as_bytes());
        let answer: Value = serde_json::from_slice(&answer).expect("answers are JSON");
        if let Some(write) = answer.get("write") {
            self.store(write);
        }
        answer
    }

    /// What a page does before an answer counts.
    fn store(&mut self, write: &Value) {
        if let Some(row) = write.get("begins") {
            self.created.push(row.clone());
            if row["id"] == write["game"] {
                let (settings, created) = (&row["settings"], &row["created"]);
                self.game = json!({
                    "id": row["id"], "settings": settings, "created": created, "played": 0, "events": [],
                });
            }
        }
        let events = self.game["events"].as_array_mut().expect("events");
        assert_eq!(write["revision"], json!(events.len() + 1), "nothing is skipped");
        events.extend(write["events"].as_array().expect("events").iter().cloned());
        self.game["played"] = json!(self.at);
    }

    fn begin(&mut self, wish: Value) -> Value {
        let answer = self.ask("POST", "/games", wish);
        assert_eq!(answer["status"], 201, "{answer}");
        answer
    }

    fn path(&self, rest: &str) -> String {
        format!("/games/{}{rest}", self.game["id"].as_str().expect("an id"))
    }

    fn act(&mut self, state: &Value, mut action: Value) -> Value {
        (action["ply"], action["undos"]) = (state["ply"].clone(), state["undos"].clone());
        self.ask("POST", &self.path("/actions"), action)
    }
}

fn against_level(rules: &str, level: u8) -> Value {
    json!({ "rules": rules, "seats": [{ "kind": "me" }, { "kind": "engine", "level": level }] })
}

#[test]
fn what_was_learnt_is_handed_in_and_what_cannot_be_used_is_refused_by_name() {
    let file = include_bytes!("../../pylos-engine/weights/standard.judgement");
    let start = "................/........./..../. L";
    let query = json!({ "rules": "standard", "position": start, "budget": 20 });
    let mut page = Page::new();
    let cut = page.device.learn(&file[..1_000]).unwrap_err();
    assert!(cut.message.starts_with("the judgement is cut short"), "{}", cut.message);
    let by_counts = page.ask("POST", "/analysis/evaluate", query.clone());
    assert_eq!(by_counts["status"], 200, "{by_counts}");
    assert_eq!(page.device.learn(file).unwrap().to_string(), "standard");
    let learnt = page.ask("POST", "/analysis/evaluate", query);
    assert_eq!(learnt["status"], 200, "{learnt}");
}

/// With the strategy at hand level 10 wins as the second player, whatever comes;
/// one that cannot be used is refused by name, and the game goes on.
#[test]
fn a_strategy_is_handed_in_and_level_10_never_lets_the_win_go() {
    let file = include_bytes!("../../pylos-engine/strategies/children.pylosstrategy");
    let mut page = Page::new();
    let cut = page.device.follow(&file[..1_000]).unwrap_err();
    assert_eq!(cut.message, "it should have 83327 bytes, and has 1000");
    assert_eq!(page.device.follow(file).unwrap().to_string(), "children");
    for game in 0..4 {
        let mut answer = page.begin(against_level("children", 10));
        while answer["body"]["phase"] == "playing" {
            answer = if answer["next"]["engine"] == true {
                page.ask("POST", &page.path("/tend"), Value::Null)
            } else {
                let state = answer["body"].clone();
                let legal = state["legal"].as_array().expect("my turn");
                let turn = &legal[(page.at as usize * (game + 3) / 10) % legal.len()]["turn"];
                page.act(&state, json!({ "type": "turn", "turn": turn }))
            };
            assert_eq!(answer["status"], 200, "{answer}");
        }
        assert_eq!(answer["body"]["result"]["winner"], "dark", "{}", answer["body"]);
    }
}

#[test]
fn whole_games_of_both_kinds_are_played_against_a_level() {
    for rules in ["standard", "advanced+must+raise", "carpentier", "jeux-et-strategie+mirror"] {
        let mut page = Page::new();
        let mut answer = page.begin(against_level(rules, 2));
        while answer["body"]["phase"] == "playing" {
            answer = if answer["next"]["engine"] == true {
                page.ask("POST", &page.path("/tend"), Value::Null)
            } else {
                let state = answer["body"].clone();
                let legal = state["legal"].as_array().expect("my turn");
                let turn = &legal[page.at as usize % legal.len()]["turn"];
                page.act(&state, json!({ "type": "turn", "turn": turn }))
            };
            assert_eq!(answer["status"], 200, "{rules}: {answer}");
        }
        assert!(answer["body"]["result"]["by"].is_string(), "{rules}: {answer}");
        // The same from storage, as after a reload.
        let again = page.ask("GET", &page.path(""), Value::Null);
        assert_eq!(again["body"]["position"], answer["body"]["position"]);
        let record = page.ask("GET", &page.path("/record"), Value::Null);
        assert!(record["body"].as_str().unwrap().contains("Level 2"), "{record}");
        let review = page.ask("POST", "/analysis/review", json!({ "game": page.game["id"] }));
        assert_eq!(review["status"], 200, "{review}");
        let turns = review["body"]["turns"].as_array().unwrap().len();
        assert_eq!(json!(turns), answer["body"]["ply"]);
    }
}

#[test]
fn pawns_are_arranged_in_secret_against_a_level() {
    let mut page = Page::new();
    let mut answer = page.begin(against_level("carpentier+hidden", 3));
    let arrange = json!({ "type": "arrange", "arrangement": "12345/54321" });
    let state = answer["body"].clone();
    answer = page.act(&state, arrange);
    assert_eq!(answer["next"]["engine"], true, "{answer}");
    answer = page.ask("POST", &page.path("/tend"), Value::Null);
    assert_eq!(answer["body"]["ply"], 20, "{answer}");
}

#[test]
fn a_rematch_begins_a_game_of_this_device() {
    let mut page = Page::new();
    let answer = page.begin(against_level("children", 1));
    let state = answer["body"].clone();
    let answer = page.act(&state, json!({ "type": "resign" }));
    assert_eq!(answer["body"]["result"]["by"], "resignation");
    let state = answer["body"].clone();
    let answer = page.act(&state, json!({ "type": "offer", "what": "rematch" }));
    let next = answer["body"]["next"].as_str().expect("a game follows").to_owned();
    assert!(next.starts_with("device-"));
    assert_eq!(page.created.last().unwrap()["id"], json!(next));
}

#[test]
fn time_runs_on_the_time_that_was_played() {
    let mut page = Page::new();
    let mut wish = against_level("standard", 1);
    wish["seats"] = json!([{ "kind": "me" }, { "kind": "me" }]);
    wish["clock"] = json!({ "kind": "per_move", "seconds": 30 });
    let mut answer = page.begin(wish);
    for turn in ["a1", "b1", "c1"] {
        let state = answer["body"].clone();
        answer = page.act(&state, json!({ "type": "turn", "turn": turn }));
    }
    let deadline = answer["next"]["deadline"].as_u64().expect("a clock runs");
    page.game["played"] = json!(deadline - 1);
    let early = page.ask("POST", &page.path("/tend"), Value::Null);
    assert_eq!(early["body"]["phase"], "playing");
    page.game["played"] = json!(deadline + 1);
    let late = page.ask("POST", &page.path("/tend"), Value::Null);
    assert_eq!(late["body"]["result"]["by"], "time", "{late}");
}

#[test]
fn what_is_sent_twice_happens_once() {
    let mut page = Page::new();
    let answer = page.begin(against_level("standard", 1));
    let state = answer["body"].clone();
    let turn = json!({ "type": "turn", "turn": "b2" });
    let once = page.act(&state, turn.clone());
    let twice = page.act(&state, turn);
    assert!(once.get("write").is_some());
    assert!(twice.get("write").is_none(), "{twice}");
    assert_eq!(twice["body"]["ply"], 1);
}

#[test]
fn what_needs_a_server_is_refused_in_words() {
    let mut page = Page::new();
    for seat in ["friend", "anyone"] {
        let wish = json!({ "rules": "standard", "seats": [{ "kind": "me" }, { "kind": seat }] });
        let answer = page.ask("POST", "/games", wish);
        assert_eq!(answer["status"], 400);
        assert!(answer["body"]["message"].as_str().unwrap().contains("needs a server"));
    }
    assert_eq!(page.ask("GET", "/me", Value::Null)["status"], 404);
}

#[test]
fn a_damaged_game_is_named_and_nothing_is_written() {
    let mut page = Page::new();
    page.begin(against_level("standard", 1));
    let whole = page.game.clone();
    for (field, value) in [
        ("settings", json!("{")),
        ("settings", json!(r#"{"version":99}"#)),
        ("events", json!([{ "at": 1, "body": "nonsense" }])),
        ("events", json!([{ "at": 1, "body": r#"{"time":1,"event":"turn","turn":"j1"}"# }])),
    ] {
        page.game = whole.clone();
        page.game[field] = value;
        let path = page.path("");
        let answer = page.ask("GET", &path, Value::Null);
        assert_eq!(answer["status"], 500);
        let message = answer["body"]["message"].as_str().unwrap();
        assert!(message.contains("what is kept of this game cannot be read"), "{message}");
        assert!(answer.get("write").is_none());
    }
}

#[test]
fn rules_of_thumb_are_counted_here_too() {
    let mut page = Page::new();
    let query = json!({ "rules": "advanced", "turns": ["b2", "c3"] });
    let thumb = &page.ask("POST", "/analysis/thumb", query)["body"]["thumb"];
    assert_eq!((&thumb["rules"], &thumb["side"]), (&json!("advanced"), &json!("light")), "{thumb}");
    assert_eq!(thumb["terms"].as_array().map(Vec::len), Some(7), "{thumb}");
}

#[test]
fn whatever_is_asked_there_is_an_answer() {
    let mut page = Page::new();
    for text in ["", "{}", "[]", "null", "\u{0}", r#"{"method":"GET"}"#] {
        let answer: Value = serde_json::from_slice(&page.device.answer(text.as_bytes())).unwrap();
        assert_eq!(answer["status"], 400, "{text}");
    }
    let answer = page.ask("POST", "/analysis/position", json!({ "rules": "standart" }));
    assert_eq!(answer["body"]["code"], "bad_rules");
    let answer = page.ask("POST", "/records", json!("[Rules \"standard\"]\n\n1. e1"));
    assert_eq!(answer["body"]["code"], "bad_record");
}

#[test]
fn a_review_can_be_shared_out() {
    let mut page = Page::new();
    let game = json!({ "rules": "children", "turns": ["a1", "b1", "c1", "d1", "a2"] });
    let mut ask = |path: &str, more: Value| {
        let mut request = json!({ "method": "POST", "path": path, "body": game, "at": 1 });
        request.as_object_mut().unwrap().extend(more.as_object().unwrap().clone());
        let answer = page.device.answer(request.to_string().as_bytes());
        serde_json::from_slice::<Value>(&answer).unwrap()
    };
    let asked = ask("/analysis/review", json!({ "shares": true }));
    assert_eq!((&asked["status"], &asked["weigh"]), (&json!(202), &json!(6)));
    // Whoever weighs which, and in whatever order.
    let mut weighed = vec![Value::Null; 6];
    for ply in [5, 0, 3, 1, 4, 2] {
        weighed[ply] = ask("/analysis/weigh", json!({ "ply": ply }))["body"].clone();
    }
    assert_eq!(weighed[1]["turns"].as_array().unwrap().len(), 1 + 15, "the best, and every turn");
    let shared = ask("/analysis/review", json!({ "weighed": weighed }));
    let alone = ask("/analysis/review", json!({}));
    assert_eq!(shared["status"], 200, "{shared}");
    let turns = |review: &Value| review["body"]["turns"].as_array().unwrap().clone();
    for (ply, (turn, other)) in turns(&shared).iter().zip(turns(&alone)).enumerate() {
        assert_eq!((&turn["turn"], &turn["side"]), (&other["turn"], &other["side"]));
        assert_eq!(
            turn["best"][0], weighed[ply]["turns"][0][0],
            "what was handed in is what is told"
        );
    }
    assert_eq!((turns(&shared).len(), turns(&alone).len()), (5, 5));

    assert_eq!(ask("/analysis/weigh", json!({ "ply": 6 }))["body"]["code"], "bad_request");
    let few = ask("/analysis/review", json!({ "weighed": weighed[..3] }));
    assert_eq!(few["body"]["message"], "the game has 6 positions to weigh");
    let wrong = ask(
        "/analysis/review",
        json!({ "weighed": [{ "line": [], "turns": [["a1", "cp much"]] }] }),
    );
    assert!(
        wrong["body"]["message"].as_str().unwrap().contains("“cp much” is no score"),
        "{wrong}"
    );
}
