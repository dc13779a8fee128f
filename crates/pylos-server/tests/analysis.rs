//! Positions, values, reviews and the building of tablebases.

mod support;

use std::os::unix::fs::PermissionsExt as _;
use std::time::Duration;

use pylos_server::Config;
use serde_json::{Value, json};
use support::{Running, Scratch, act, friends, generous, play};

#[tokio::test]
async fn a_position_comes_with_its_turns_and_all_orders_of_their_steps() {
    let running = Running::start().await;
    let query = json!({ "rules": "standard", "position": "LLD.L......D...D/........./..../. L" });
    let answer = running.client().post("/api/v1/analysis/position", &query).await.unwrap().json();
    let legal = answer["legal"].as_array().unwrap();
    let both = legal.iter().find(|turn| turn["turn"] == "b2xa1xb2").unwrap();
    assert_eq!(both["ways"].as_array().unwrap().len(), 2, "either ball may go first");
    assert_eq!(both["ways"][1][1], json!({ "do": "take_back", "at": "b2" }));
    assert_eq!(both["completes"][0]["cells"], json!(["a1", "b1", "a2", "b2"]));
    assert_eq!(answer["position"]["cells"].as_array().unwrap().len(), 30);
    let query = json!({ "rules": "carpentier", "turns": ["5@i1"] });
    let answer = running.client().post("/api/v1/analysis/position", &query).await.unwrap().json();
    assert_eq!(answer["position"]["points"].as_array().unwrap().len(), 29);
    assert_eq!(answer["legal"][0]["ways"][0][0]["do"], "take");
}

#[tokio::test]
async fn a_click_that_means_nothing_is_answered_with_the_reason_as_data() {
    //  4 . . . .
    //  3 L L . .   3 . . .
    //  2 L L L D   2 L . .
    //  1 L D L D   1 L . .
    //    a b c d     e f g
    let pyramid = "LDLDLLLDLL....../L..L...../..../. L";
    let globe = "E..BA/EDCBA/..DaC..../.bcde/abcde B 1.3 e3 0 0:0";
    let place = |at: &str| json!({ "do": "place", "at": at });
    let lift = |at: &str| json!({ "do": "lift", "at": at });
    let cases = [
        (
            pyramid,
            json!([]),
            "h1",
            None,
            json!({ "kind": "unsupported", "at": "h1", "empty": "f1" }),
        ),
        (pyramid, json!([]), "b1", None, json!({ "kind": "not-own", "at": "b1" })),
        (
            pyramid,
            json!([]),
            "a1",
            None,
            json!({ "kind": "raises-carrier", "at": "a1", "above": "e1" }),
        ),
        (
            pyramid,
            json!([lift("e1")]),
            "c3",
            None,
            json!({ "kind": "not-higher", "at": "e1", "to": "c3" }),
        ),
        (
            pyramid,
            json!([place("c3")]),
            "a3",
            None,
            json!({ "kind": "takes-carrier", "at": "a3", "above": "e2" }),
        ),
        (
            pyramid,
            json!([place("d4")]),
            "c1",
            None,
            json!({ "kind": "no-square", "at": "d4", "taken": "c1" }),
        ),
        (globe, json!([]), "e2", None, json!({ "kind": "choose-pawn" })),
        (globe, json!([]), "i2", Some("blue"), json!({ "kind": "not-own", "at": "i2" })),
        (globe, json!([lift("o1")]), "e3", None, json!({ "kind": "occupied", "at": "e3" })),
    ];
    let running = Running::start().await;
    for (position, steps, at, side, reason) in cases {
        let rules = if position == pyramid { "standard" } else { "carpentier" };
        let mut query = json!({ "rules": rules, "position": position, "steps": steps, "at": at });
        if let Some(side) = side {
            query["side"] = json!(side);
        }
        let answer = running.client().post("/api/v1/analysis/why", &query).await.unwrap().json();
        assert_eq!(answer["reason"], reason, "{query}: {answer}");
    }
    let query = json!({ "rules": "carpentier", "position": globe, "at": "i2", "side": "red" });
    let answer = running.client().post("/api/v1/analysis/why", &query).await.unwrap().json();
    assert_eq!(answer, json!({}), "i2 can be played");
    let query = json!({ "rules": "standard", "position": pyramid, "at": "z9" });
    let refused = running.client().post("/api/v1/analysis/why", &query).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("bad_request")));
}

/// The rules of thumb of the rule set, for the side to move: dark can complete
/// a square on b2, and that is two points.
#[tokio::test]
async fn rules_of_thumb_count_a_position() {
    let running = Running::start().await;
    let position = "DDL.D...L......L/........./..../. D";
    let ask = async |rules: &str, position: Option<&str>| {
        let query = json!({ "rules": rules, "position": position });
        running.client().post("/api/v1/analysis/thumb", &query).await.unwrap()
    };
    let answer = ask("standard+must", Some(position)).await.json();
    let thumb = &answer["thumb"];
    assert_eq!((&thumb["rules"], &thumb["side"]), (&json!("standard"), &json!("dark")));
    let completions = json!({ "looks": "completions", "of": "dark", "gives": 2, "count": 1,
        "points": 2, "cells": ["b2"] });
    assert_eq!(thumb["terms"][1], completions, "{answer}");
    assert_eq!((&thumb["wins"], &thumb["right"]), (&json!("dark"), &json!(83.6)));
    assert_eq!(ask("carpentier", None).await.json(), json!({}), "nobody has looked for any");
    let refused = ask("standard", Some("nonsense")).await;
    assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("bad_position")));
}

#[tokio::test]
async fn a_position_says_who_played_each_turn() {
    let running = Running::start().await;
    // Red answers last and wins battle 1, so that red leads battle 2 (E6).
    let query = json!({ "rules": "carpentier",
        "position": "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0",
        "turns": ["i5-ir", "o1-ol", "i1-il", "i3-e3", "i5-ir"] });
    let answer = running.client().post("/api/v1/analysis/position", &query).await.unwrap().json();
    assert_eq!(answer["movers"], json!(["blue", "red", "blue", "red", "red"]), "{answer}");
}

#[tokio::test]
async fn a_finished_game_is_reviewed_and_a_running_one_is_not() {
    let running = Running::start().await;
    let (mut first, mut second, game) = running.two(friends("standard")).await;
    for (ply, turn) in ["a1", "b2", "c3", "d4"].into_iter().enumerate() {
        let mover = if ply % 2 == 0 { &mut first } else { &mut second };
        play(mover, &game, ply as u64, turn).await;
    }
    let query = json!({ "game": game });
    let refused = first.post("/api/v1/analysis/review", &query).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (409, &json!("not_now")));
    act(&mut first, &game, json!({ "type": "resign", "ply": 4, "undos": 0 })).await;
    let review = first.post("/api/v1/analysis/review", &query).await.unwrap().json();
    assert_eq!(review["turns"].as_array().unwrap().len(), 4, "{review}");
    assert_eq!((&review["source"], &review["exact"]), (&json!("engine"), &json!(false)));
    assert_eq!(review["sides"][1]["side"], "dark");
    for side in review["sides"].as_array().unwrap() {
        let (choices, kept) = (side["choices"].as_u64().unwrap(), side["kept"].as_u64().unwrap());
        assert!(kept <= choices && choices <= 2, "{side}");
    }
}

#[tokio::test]
async fn an_evaluation_says_who_says_so() {
    let running = Running::start().await;
    let query = json!({ "rules": "standard", "turns": ["a1"], "budget": 50 });
    let answer = running.client().post("/api/v1/analysis/evaluate", &query).await.unwrap().json();
    assert_eq!(answer["source"], "engine", "{answer}");
    // Every turn is weighed, and none is better than the best.
    let turns = answer["turns"].as_array().unwrap();
    assert_eq!(turns.len(), 15, "{answer}");
    assert_eq!(turns[0]["turn"], answer["line"][0]);
    assert_eq!(turns[0]["value"], answer["value"]);
    // Dark has no ball left and is to move: lost, by the rules.
    let over = "DLDLLDLDDLDLLDLD/LDDDLDLLD/DLLD/L D";
    let query = json!({ "rules": "standard", "position": over });
    let answer = running.client().post("/api/v1/analysis/evaluate", &query).await.unwrap().json();
    assert_eq!(answer["source"], "rules", "{answer}");
    assert_eq!(answer["value"], json!({ "kind": "loss", "plies": 0 }));
}

#[tokio::test]
async fn every_turn_of_the_equator_game_has_its_exact_points() {
    let running = Running::start().await;
    let position = "...../AB.../........./de.../..... B 5.0 - 3 9:4";
    let query = json!({ "rules": "carpentier", "position": position, "budget": 5_000 });
    let answer = running.client().post("/api/v1/analysis/evaluate", &query).await.unwrap().json();
    assert_eq!((&answer["source"], &answer["exact"]), (&json!("engine"), &json!(true)), "{answer}");
    // Four different sizes will be left, the largest is red: 9 to 12.
    assert_eq!(answer["value"], json!({ "kind": "points", "points": -3 }));
    let shown = running.client().post("/api/v1/analysis/position", &query).await.unwrap().json();
    let turns = answer["turns"].as_array().unwrap();
    assert_eq!(turns.len(), shown["legal"].as_array().unwrap().len(), "{answer}");
    assert!(turns.iter().all(|turn| turn["value"] == answer["value"]));
    assert_eq!(answer["line"].as_array().unwrap().len(), 4);
}

/// A program that behaves like the solver, as far as the server sees it.
fn solver(scratch: &Scratch, script: &str) -> Config {
    let program = scratch.0.join("solver.sh");
    std::fs::write(&program, format!("#!/bin/sh\n{script}\n")).unwrap();
    std::fs::set_permissions(&program, std::fs::Permissions::from_mode(0o755)).unwrap();
    let mut config = Config::on_loopback(scratch.0.clone());
    config.solver = Some(program);
    config.limits = generous();
    config
}

async fn wait_for(running: &Running, rules: &str, wanted: impl Fn(&Value) -> bool) -> Value {
    for _ in 0..500 {
        let path = format!("/api/v1/tablebases/{rules}");
        let seen = running.client().get(&path).await.unwrap().json();
        if wanted(&seen) {
            return seen;
        }
        tokio::time::sleep(Duration::from_millis(10)).await;
    }
    panic!("it never came to that");
}

#[tokio::test]
async fn a_tablebase_is_built_with_progress_and_can_be_cancelled() {
    let scratch = Scratch::new();
    let script = "echo '{\"stage\":\"pass 3\",\"done\":0.25}'; exec sleep 60";
    let running = Running::with(solver(&scratch, script)).await;
    let mut client = running.client();
    let begun = client.post("/api/v1/tablebases/standard", &json!({})).await.unwrap();
    assert_eq!(begun.status, 202);
    assert_eq!(client.post("/api/v1/tablebases/standard", &json!({})).await.unwrap().status, 200);
    let seen = wait_for(&running, "standard", |seen| seen["progress"]["done"] == 0.25).await;
    assert_eq!(
        (&seen["status"], &seen["progress"]["stage"]),
        (&json!("building"), &json!("pass 3"))
    );
    client.post("/api/v1/tablebases/advanced", &json!({})).await.unwrap();
    let waits = wait_for(&running, "advanced", |seen| seen["status"] == "building").await;
    assert_eq!(waits["progress"]["stage"], "waiting", "one at a time");
    for rules in ["standard", "advanced"] {
        let path = format!("/api/v1/tablebases/{rules}");
        client.send("DELETE", &path, &json!({})).await.unwrap();
        wait_for(&running, rules, |seen| seen["status"] == "absent").await;
    }
}

#[tokio::test]
async fn a_building_that_fails_says_why() {
    let scratch = Scratch::new();
    let script = "case $4 in
        children) echo 'error: the disk is full' >&2;;
        standard) echo '{\"error\":{\"kind\":\"file\",\"message\":\"no room\"}}' >&2;;
        esac; exit 2";
    let running = Running::with(solver(&scratch, script)).await;
    // Whichever way it says so, people can read it.
    let expected = [
        ("children", "the disk is full"),
        ("standard", "no room"),
        ("advanced", "the builder ended with exit status: 2"),
    ];
    for (rules, message) in expected {
        let path = format!("/api/v1/tablebases/{rules}");
        running.client().post(&path, &json!({})).await.unwrap();
        let seen = wait_for(&running, rules, |seen| seen["status"] == "failed").await;
        assert_eq!(seen["message"], message);
        // It can be tried again, or forgotten.
        assert_eq!(running.client().post(&path, &json!({})).await.unwrap().status, 202);
        wait_for(&running, rules, |seen| seen["status"] == "failed").await;
        running.client().send("DELETE", &path, &json!({})).await.unwrap();
        wait_for(&running, rules, |seen| seen["status"] == "absent").await;
    }
}

#[tokio::test]
async fn a_host_can_forbid_building() {
    let running = Running::start().await;
    let refused = running.client().post("/api/v1/tablebases/standard", &json!({})).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("forbidden")));
    let catalog = running.client().get("/api/v1/catalog").await.unwrap().json();
    assert_eq!(catalog["builds"], false);
}

#[tokio::test]
async fn the_description_names_every_path() {
    let running = Running::start().await;
    let described = running.client().get("/api/openapi.json").await.unwrap().json();
    let paths = described["paths"].as_object().unwrap();
    for path in ["/api/v1/games", "/api/v1/games/{id}/live", "/api/v1/analysis/review"] {
        assert!(paths.contains_key(path), "{path}");
    }
    let schemas = described["components"]["schemas"].as_object().unwrap();
    for schema in ["State", "View", "LegalTurn", "Action", "ApiError", "Told", "Asked"] {
        assert!(schemas.contains_key(schema), "{schema} of {:?}", schemas.keys());
    }
}

#[tokio::test]
async fn machines_are_told_how_it_is() {
    let running = Running::start().await;
    let mut client = running.client();
    assert_eq!(client.get("/healthz").await.unwrap().status, 200);
    assert_eq!(client.get("/readyz").await.unwrap().text, "ready\n");
    let (mut first, _, game) = running.two(friends("standard")).await;
    play(&mut first, &game, 0, "a1").await;
    let metrics = client.get("/metrics").await.unwrap().text;
    for line in ["pylos_turns_total 1", "pylos_games_total 1", "pylos_loaded_games 1"] {
        assert!(metrics.lines().any(|found| found == line), "{line}\n{metrics}");
    }
}
