//! Finished games that were played elsewhere.

mod support;

use pylos_client::Client;
use pylos_host::{Board, Chair, Ending, read_rules};
use pylos_rules::{Random, Repetition};
use pylos_server::{Config, Limits};
use serde_json::{Value, json};
use support::{Running, Scratch, act, generous, state};

const PATH: &str = "/api/v1/games/import";

/// Hands in a game against a level.
async fn hand_in(client: &mut Client, record: &str) -> (u16, Value) {
    let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 3 }]);
    let answer = client.post(PATH, &json!({ "record": record, "seats": seats })).await.unwrap();
    (answer.status, answer.json())
}

/// A game of random turns: to its end, or to this many of them.
fn random(rules: &str, seed: u64, most: usize) -> Board {
    let mut lot = Random::new(seed);
    let rules = read_rules(rules).unwrap();
    let mut board = Board::begin(rules, None, None, Repetition::THIRD, &mut lot).unwrap();
    while board.to_move().is_some() && board.ply() < most {
        let legal = board.legal();
        let turn = legal[lot.below(legal.len() as u64) as usize].turn.clone();
        board.play(&turn).unwrap();
    }
    board
}

/// The first random game that the rules end like this.
fn ended_by(rules: &str, by: &str) -> Board {
    let ends = |board: &Board| board.result().is_some_and(|result| result.by.name() == by);
    let games = (0..5_000).map(|seed| random(rules, seed, usize::MAX));
    games.into_iter().find(ends).unwrap_or_else(|| panic!("no game under {rules} ends by {by}"))
}

/// A game that its players, or their clocks, have ended after so many turns.
fn left(rules: &str, ply: usize, ending: Ending) -> Board {
    let mut board = random(rules, 5, ply);
    board.end(ending).unwrap();
    board
}

/// A game in which both fill a square and take the same ball back, and again.
fn repeated() -> Board {
    let mut board = random("standard", 0, 0);
    for turn in "a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2 c3xc3".split(' ') {
        board.play(turn).unwrap();
    }
    board
}

/// Every end that a record can hold, in both games.
fn ends() -> Vec<(&'static str, Board)> {
    let (first, second) = (Chair::First, Chair::Second);
    vec![
        ("apex", ended_by("children", "apex")),
        ("empty-reserve", ended_by("standard", "empty-reserve")),
        ("no-raise", ended_by("standard+raise", "no-raise")),
        ("repetition", repeated()),
        ("points", ended_by("carpentier", "points")),
        ("points", ended_by("carpentier+hidden", "points")),
        ("points", ended_by("jeux-et-strategie+random", "points")),
        ("resignation", left("advanced", 9, Ending::Resigned(first))),
        ("resignation", left("carpentier+hidden", 0, Ending::Resigned(second))),
        ("time", left("standard", 6, Ending::OutOfTime(first))),
        ("time", left("carpentier", 23, Ending::OutOfTime(second))),
        ("abandonment", left("children", 3, Ending::Abandoned(second))),
        ("agreement", left("standard+must", 4, Ending::Agreed)),
        ("agreement", left("carpentier", 30, Ending::Agreed)),
    ]
}

/// The turns and the end of a game as its downloaded record tells them.
async fn downloaded(client: &mut Client, game: &str) -> Board {
    let path = format!("/api/v1/games/{game}/record");
    let text = client.get(&path).await.unwrap().text;
    Board::of_record(&text.parse().unwrap()).unwrap()
}

#[tokio::test]
async fn every_kind_of_end_arrives_as_it_was_and_outlives_a_restart() {
    let scratch = Scratch::new();
    let config = || Config { limits: generous(), ..Config::on_loopback(scratch.0.clone()) };
    let running = Running::with(config()).await;
    let mut one = running.client();
    let mut handed = Vec::new();
    for (by, board) in ends() {
        let (status, seen) = hand_in(&mut one, &board.record().to_string()).await;
        assert_eq!(status, 201, "{by}: {seen}");
        assert_eq!((&seen["phase"], &seen["result"]["by"]), (&json!("finished"), &json!(by)));
        let winner = board.result().unwrap().winner.map(|side| json!(side.to_string()));
        assert_eq!(seen["result"].get("winner"), winner.as_ref(), "{by}");
        assert_eq!(seen["ply"], json!(board.ply()));
        assert_eq!(seen["rules"], json!(board.rules()));
        assert_eq!((&seen["rated"], &seen["visibility"]), (&json!(false), &json!("private")));
        assert_eq!(seen["you"], json!([seen["sides"][0]]));
        assert!(seen.get("clock").is_none() && seen.get("series").is_none());
        let id = seen["game"].as_str().unwrap().to_owned();
        assert_eq!(downloaded(&mut one, &id).await.record(), board.record(), "{by}");
        handed.push((id, by, board));
    }
    running.stop().await;
    let running = Running::with(config()).await;
    let cookie = one;
    let mut one = running.client();
    one.cookie = cookie.cookie;
    let mine = one.get("/api/v1/games?list=mine&limit=100").await.unwrap().json();
    let mine = mine["games"].as_array().unwrap();
    assert_eq!(mine.len(), handed.len());
    for (id, by, board) in handed {
        assert_eq!(downloaded(&mut one, &id).await.record(), board.record(), "{by}");
        let listed = mine.iter().find(|game| game["id"] == json!(id)).unwrap();
        assert_eq!((&listed["phase"], &listed["result"]["by"]), (&json!("finished"), &json!(by)));
        assert_eq!(listed["ply"], json!(board.ply()));
        assert_eq!(listed["position"], json!(board.position()));
    }
    running.stop().await;
}

#[tokio::test]
async fn a_game_that_was_handed_in_is_reviewed_and_followed_like_any_other() {
    let running = Running::start().await;
    let mut one = running.client();
    let record = left("standard", 6, Ending::Resigned(Chair::First)).record().to_string();
    let (_, seen) = hand_in(&mut one, &record).await;
    let id = seen["game"].as_str().unwrap();
    let review = one.post("/api/v1/analysis/review", &json!({ "game": id })).await.unwrap();
    assert_eq!(review.json()["turns"].as_array().unwrap().len(), 6);
    let turn = json!({ "type": "turn", "ply": 6, "undos": 0, "turn": "a1" });
    assert_eq!(act(&mut one, id, turn).await.1["code"], "not_now");
    let rematch = json!({ "type": "offer", "ply": 6, "undos": 0, "what": "rematch" });
    let (_, seen) = act(&mut one, id, rematch).await;
    let next = state(&mut one, seen["next"].as_str().unwrap()).await;
    assert_eq!((&next["phase"], &next["you"]), (&json!("playing"), &json!(["dark"])));
    // Nobody else finds it, and whoever has the link holds no seat.
    let mut other = running.client();
    let finished = other.get("/api/v1/games?list=finished").await.unwrap().json();
    assert_eq!(finished["games"], json!([]));
    assert_eq!(state(&mut other, id).await["you"], json!([]));
}

#[tokio::test]
async fn whoever_played_both_sides_holds_both_and_computers_hold_their_own() {
    let running = Running::start().await;
    let mut one = running.client();
    let record = left("standard", 2, Ending::Agreed).record().to_string();
    let (me, engine) = (json!({ "kind": "me" }), json!({ "kind": "engine", "level": 10 }));
    for (seats, you) in [
        (json!([me, me]), json!(["light", "dark"])),
        (json!([engine, me]), json!(["dark"])),
        (json!([engine, engine]), json!([])),
    ] {
        let handed = json!({ "record": record, "seats": seats });
        let seen = one.post(PATH, &handed).await.unwrap().json();
        assert_eq!(seen["you"], you, "{seats}");
        assert_eq!(seen["phase"], "finished");
    }
}

#[tokio::test]
async fn sending_the_same_twice_makes_two_games() {
    let running = Running::start().await;
    let mut one = running.client();
    let record = repeated().record().to_string();
    let (_, first) = hand_in(&mut one, &record).await;
    let (_, second) = hand_in(&mut one, &record).await;
    assert_ne!(first["game"], second["game"]);
    let mine = one.get("/api/v1/games?list=mine").await.unwrap().json();
    assert_eq!(mine["games"].as_array().unwrap().len(), 2);
}

#[tokio::test]
async fn what_cannot_be_taken_is_refused_by_name_and_makes_nobody_a_guest() {
    let running = Running::start().await;
    let mut one = running.client();
    let good = left("standard", 2, Ending::Agreed).record().to_string();
    let going_on = random("standard", 3, 4).record().to_string();
    let hidden = random("carpentier+hidden", 3, 0).record().to_string();
    let illegal = good.replace("1. ", "1. e1 ");
    let untrue = good.replace("1/2-1/2", "1-0");
    for (record, status, code) in [
        ("", 400, "bad_record"),
        ("no record", 400, "bad_record"),
        (&illegal, 400, "bad_record"),
        (&untrue, 400, "bad_record"),
        (&format!("{good}\n{good}"), 400, "bad_record"),
        (&going_on, 409, "not_now"),
        (&hidden, 409, "not_now"),
        (&format!("[Repetition \"101\"]\n{good}"), 400, "bad_request"),
    ] {
        let (answered, refused) = hand_in(&mut one, record).await;
        assert_eq!((answered, &refused["code"]), (status, &json!(code)), "{record}");
        assert!(!refused["message"].as_str().unwrap().is_empty());
    }
    let (_, refused) = hand_in(&mut one, &illegal).await;
    assert_eq!(refused["clause"], "P1", "it is said which turn, and why");
    let me = json!({ "kind": "me" });
    for body in [
        json!({ "record": good, "seats": [me, { "kind": "friend" }] }),
        json!({ "record": good, "seats": [{ "kind": "anyone" }, me] }),
        json!({ "record": good, "seats": [me, { "kind": "engine", "level": 11 }] }),
        json!({ "record": good, "seats": [me] }),
        json!({ "record": good, "seats": [me, me], "rated": true }),
        json!({ "record": 7, "seats": [me, me] }),
        json!({ "seats": [me, me] }),
        json!({}),
    ] {
        let answer = one.post(PATH, &body).await.unwrap();
        assert_eq!((answer.status, &answer.json()["code"]), (400, &json!("bad_request")), "{body}");
    }
    let long = format!("[Game \"pyramid\"]\n[Rules \"standard\"]\n{}*", "a1 ".repeat(1_001));
    assert_eq!(hand_in(&mut one, &long).await.1["code"], "too_large");
    let huge = "x".repeat(Limits::default().record);
    assert_eq!(hand_in(&mut one, &huge).await.1["code"], "too_large");
    assert!(one.cookie.is_none(), "nobody becomes a guest for a game that is refused");
    assert_eq!(hand_in(&mut one, &good).await.0, 201);
}

#[tokio::test]
async fn it_counts_as_a_game_for_the_limits() {
    let scratch = Scratch::new();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = Limits { games: 2, ..generous() };
    let running = Running::with(config).await;
    let mut one = running.client();
    let record = repeated().record().to_string();
    for _ in 0..2 {
        assert_eq!(hand_in(&mut one, &record).await.0, 201);
    }
    assert_eq!(hand_in(&mut one, &record).await.1["code"], "too_many");
    let wish = support::friends("standard");
    assert_eq!(one.post("/api/v1/games", &wish).await.unwrap().status, 429);
    running.stop().await;
}
