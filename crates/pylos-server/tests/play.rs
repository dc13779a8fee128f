//! Whole games between people, over HTTP and WebSocket.

mod support;

use serde_json::json;
use support::{Running, act, connect, friends, friends_with, play, state};

#[tokio::test]
async fn two_guests_play_by_link_and_see_the_same() {
    let running = Running::start().await;
    let (first, second, game) = running.two(friends("standard")).await;
    let (mut light, mut dark) = connect(&first, &second, &game).await;
    light.play(0, "a1").await.unwrap();
    let seen = dark.hear_ply(1).await.unwrap();
    assert_eq!(seen["turns"][0]["turn"], "a1");
    assert_eq!(seen["position"]["to_move"], "dark");
    assert_eq!(seen["you"], json!(["dark"]));
    assert_eq!(seen["legal"].as_array().unwrap().len(), 15);
    let own = light.hear_ply(1).await.unwrap();
    assert!(own.get("legal").is_none(), "only the side to move gets legal turns");
    dark.play(1, "b2").await.unwrap();
    let seen = light.hear_ply(2).await.unwrap();
    assert_eq!((&seen["from"], seen["turns"].as_array().unwrap().len()), (&json!(1), 1));
}

#[tokio::test]
async fn an_illegal_turn_is_refused_with_its_clause_and_changes_nothing() {
    let running = Running::start().await;
    let (first, second, game) = running.two(friends("standard")).await;
    let (mut light, _dark) = connect(&first, &second, &game).await;
    light.play(0, "e1").await.unwrap();
    let refused = light.hear_until(|message| message["type"] == "error").await.unwrap();
    assert_eq!(refused["code"], "illegal_turn");
    assert_eq!(refused["clause"], "P1");
    assert_eq!(refused["message"], "e1 is not supported (P1): a1 is empty");
    assert_eq!(refused["about"], "turn");
    let after = light.hear().await.unwrap();
    assert_eq!((&after["type"], &after["ply"]), (&json!("state"), &json!(0)));
}

#[tokio::test]
async fn offers_are_made_accepted_declined_and_lapse() {
    let running = Running::start().await;
    let (mut first, mut second, game) = running.two(friends("standard")).await;
    play(&mut first, &game, 0, "a1").await;
    let offer =
        |ply: u64, what: &str| json!({ "type": "offer", "ply": ply, "undos": 0, "what": what });
    let (status, seen) = act(&mut first, &game, offer(1, "draw")).await;
    assert_eq!((status, &seen["offers"]["draw"]), (200, &json!("light")));
    let (_, seen) = act(&mut first, &game, offer(1, "draw")).await;
    assert_eq!(seen["phase"], "playing", "nobody can accept his own offer");
    let decline = json!({ "type": "decline", "ply": 1, "undos": 0, "what": "draw" });
    let (_, seen) = act(&mut second, &game, decline).await;
    assert_eq!(seen["offers"], json!({}));
    act(&mut first, &game, offer(1, "draw")).await;
    play(&mut second, &game, 1, "b2").await;
    let seen = state(&mut first, &game).await;
    assert_eq!(seen["offers"], json!({}), "a turn declines");
    // Light asks to take back a1, and with it dark's answer.
    let (_, seen) = act(&mut first, &game, offer(2, "undo")).await;
    assert_eq!(seen["offers"]["undo"], json!({ "by": "light", "to": 0 }));
    let (_, seen) = act(&mut second, &game, offer(2, "undo")).await;
    assert_eq!((&seen["ply"], &seen["undos"]), (&json!(0), &json!(1)));
    let (status, refused) = play(&mut first, &game, 0, "c3").await;
    assert_eq!(
        (status, &refused["code"]),
        (409, &json!("stale")),
        "it was sent before the take-back"
    );
    let turn = json!({ "type": "turn", "ply": 0, "undos": 1, "turn": "c3" });
    assert_eq!(act(&mut first, &game, turn).await.1["ply"], 1);
    let offer = json!({ "type": "offer", "ply": 1, "undos": 1, "what": "draw" });
    act(&mut second, &game, offer.clone()).await;
    let (_, seen) = act(&mut first, &game, offer).await;
    assert_eq!(seen["result"]["by"], "agreement");
    assert!(seen["result"].get("winner").is_none());
}

#[tokio::test]
async fn a_rematch_swaps_the_colours() {
    let running = Running::start().await;
    let (mut first, mut second, game) = running.two(friends("children")).await;
    let resign = json!({ "type": "resign", "ply": 0, "undos": 0 });
    let (_, seen) = act(&mut second, &game, resign.clone()).await;
    assert_eq!(
        (&seen["result"]["winner"], &seen["result"]["by"]),
        (&json!("light"), &json!("resignation"))
    );
    assert_eq!(act(&mut second, &game, resign).await.0, 200, "resigning again is no error");
    let offer = json!({ "type": "offer", "ply": 0, "undos": 0, "what": "rematch" });
    act(&mut first, &game, offer.clone()).await;
    let (_, seen) = act(&mut second, &game, offer.clone()).await;
    let next = seen["next"].as_str().unwrap().to_owned();
    assert_eq!(act(&mut first, &game, offer).await.1["next"], next, "there is only one rematch");
    assert_eq!(state(&mut first, &next).await["you"], json!(["dark"]));
    assert_eq!(state(&mut second, &next).await["you"], json!(["light"]));
    assert_eq!(play(&mut second, &next, 0, "a1").await.0, 200);
}

#[tokio::test]
async fn one_screen_plays_both_sides() {
    let running = Running::start().await;
    let mut one = running.client();
    let seats = json!([{ "kind": "me" }, { "kind": "me" }]);
    let created = one.create(&json!({ "rules": "advanced", "seats": seats })).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    assert_eq!(created["you"], json!(["light", "dark"]));
    for (ply, turn) in ["a1", "b2", "c3"].into_iter().enumerate() {
        assert_eq!(play(&mut one, &game, ply as u64, turn).await.0, 200);
    }
    let undo = json!({ "type": "offer", "ply": 3, "undos": 0, "what": "undo" });
    assert_eq!(act(&mut one, &game, undo).await.1["ply"], 2, "nobody else has to agree");
    let resign = json!({ "type": "resign", "ply": 2, "undos": 1, "side": "dark" });
    assert_eq!(act(&mut one, &game, resign).await.1["result"]["winner"], "light");
}

#[tokio::test]
async fn an_engine_answers() {
    let running = Running::start().await;
    let mut one = running.client();
    let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 1 }]);
    let created = one.create(&json!({ "rules": "standard", "seats": seats })).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    let mut socket = one.live(&game, "").await.unwrap();
    socket.play(0, "a1").await.unwrap();
    let seen = socket.hear_ply(2).await.unwrap();
    assert_eq!(seen["turns"].as_array().unwrap().last().unwrap()["side"], "dark");
    let undo = json!({ "type": "offer", "ply": 2, "undos": 0, "what": "undo" });
    let (_, seen) = act(&mut one, &game, undo).await;
    assert_eq!(seen["ply"], 0, "an engine is patient");
}

#[tokio::test]
async fn engines_play_each_other_while_somebody_watches() {
    let running = Running::start().await;
    let mut one = running.client();
    let seats = json!([{ "kind": "engine", "level": 1 }, { "kind": "engine", "level": 2 }]);
    let wish = json!({ "rules": "children", "seats": seats, "visibility": "public" });
    let game = one.create(&wish).await.unwrap()["game"].as_str().unwrap().to_owned();
    support::soon().await;
    assert_eq!(state(&mut one, &game).await["ply"], 0, "nobody watches yet");
    let mut watcher = running.client().live(&game, "").await.unwrap();
    let end = watcher.hear_until(|message| message["phase"] == "finished").await.unwrap();
    assert!(end["result"]["winner"].is_string());
    assert_eq!(end["you"], json!([]));
}

#[tokio::test]
async fn a_clock_runs_and_ends_the_game_by_itself() {
    let running = Running::start().await;
    let clock = json!({ "clock": { "kind": "per_game", "seconds": 1, "increment": 0 } });
    let (first, second, game) = running.two(friends_with("standard", &clock)).await;
    let (mut light, mut dark) = connect(&first, &second, &game).await;
    light.play(0, "a1").await.unwrap();
    let seen = dark.hear_ply(1).await.unwrap();
    assert!(seen["clock"].get("running").is_none(), "first turns are free");
    dark.play(1, "b2").await.unwrap();
    let seen = light.hear_ply(2).await.unwrap();
    assert_eq!(seen["clock"]["running"], "light");
    let end = dark.hear_until(|message| message["phase"] == "finished").await.unwrap();
    assert_eq!((&end["result"]["winner"], &end["result"]["by"]), (&json!("dark"), &json!("time")));
    assert_eq!(end["clock"]["remaining"][0], 0);
}

#[tokio::test]
async fn an_abandoned_game_can_be_claimed_but_not_too_early() {
    let running = Running::start().await;
    let (mut first, mut second, game) = running.two(friends("standard")).await;
    play(&mut first, &game, 0, "a1").await;
    play(&mut second, &game, 1, "b2").await;
    let claim = json!({ "type": "claim", "ply": 2, "undos": 0 });
    let (status, refused) = act(&mut second, &game, claim.clone()).await;
    assert_eq!((status, &refused["code"]), (409, &json!("not_now")));
    running.time.advance(std::time::Duration::from_secs(61));
    let (status, _) = act(&mut first, &game, claim.clone()).await;
    assert_eq!(status, 409, "light is to move and cannot claim");
    let here = first.live(&game, "").await.unwrap();
    support::soon().await;
    assert_eq!(act(&mut second, &game, claim.clone()).await.0, 409, "light is there");
    here.close().await.unwrap();
    support::soon().await;
    assert_eq!(act(&mut second, &game, claim.clone()).await.0, 409, "light has just left");
    running.time.advance(std::time::Duration::from_secs(61));
    let (status, seen) = act(&mut second, &game, claim).await;
    assert_eq!((status, &seen["result"]["by"]), (200, &json!("abandonment")));
    assert_eq!(seen["result"]["winner"], "dark");
}

#[tokio::test]
async fn a_game_that_has_not_begun_can_be_aborted() {
    let running = Running::start().await;
    let mut one = running.client();
    let created = one.create(&friends("standard")).await.unwrap();
    let game = created["game"].as_str().unwrap().to_owned();
    let abort = |ply: u64| json!({ "type": "abort", "ply": ply, "undos": 0 });
    let (_, seen) = act(&mut one, &game, abort(0)).await;
    assert_eq!((&seen["phase"], &seen["result"]["by"]), (&json!("finished"), &json!("aborted")));
    let (mut first, mut second, game) = running.two(friends("standard")).await;
    play(&mut first, &game, 0, "a1").await;
    play(&mut second, &game, 1, "b2").await;
    assert_eq!(act(&mut first, &game, abort(2)).await.0, 409);
}

#[tokio::test]
async fn a_series_goes_on_by_itself_and_counts() {
    let running = Running::start().await;
    let series = json!({ "series": { "games": 2 } });
    let (mut first, mut second, game) = running.two(friends_with("standard", &series)).await;
    let resign = json!({ "type": "resign", "ply": 0, "undos": 0 });
    let (_, seen) = act(&mut second, &game, resign.clone()).await;
    assert_eq!(seen["series"]["score"], json!([1.0, 0.0]));
    assert_eq!(seen["series"]["over"], false);
    let next = seen["next"].as_str().unwrap().to_owned();
    let seen = state(&mut first, &next).await;
    assert_eq!(seen["you"], json!(["dark"]), "colours alternate");
    assert_eq!(seen["series"]["score"], json!([0.0, 1.0]), "by seat of this game");
    let (_, seen) = act(&mut second, &next, resign).await;
    assert_eq!(seen["series"]["score"], json!([0.0, 2.0]));
    assert_eq!((&seen["series"]["over"], &seen["series"]["number"]), (&json!(true), &json!(2)));
    assert!(seen.get("next").is_none());
}

#[tokio::test]
async fn records_can_be_taken_home_and_brought_back() {
    let running = Running::start().await;
    let (mut first, mut second, game) = running.two(friends("advanced+must")).await;
    play(&mut first, &game, 0, "a1").await;
    play(&mut second, &game, 1, "b2").await;
    let record = first.get(&format!("/api/v1/games/{game}/record")).await.unwrap();
    assert!(record.text.contains("1. a1 b2"), "{}", record.text);
    assert!(record.header("content-disposition").unwrap().starts_with("attachment"));
    let headers = [("X-Pylos", "1"), ("Content-Type", "text/plain")];
    let read = first.request("POST", "/api/v1/records", &headers, &record.text).await.unwrap();
    let read = read.json();
    assert_eq!(read["games"][0]["rules"], "advanced+must");
    assert_eq!(read["games"][0]["turns"][1]["turn"], "b2");
    let wrong = record.text.replace("b2", "e1");
    let refused = first.request("POST", "/api/v1/records", &headers, &wrong).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (400, &json!("bad_record")));
    let why = json!({ "kind": "unsupported", "at": "e1", "empty": "b1" });
    let turn = json!({ "kind": "in-turn", "number": 2, "turn": "e1", "why": why });
    let reason = refused.json()["reason"].clone();
    assert_eq!((&reason["kind"], &reason["why"]), (&json!("in-record"), &turn));
    assert_eq!((&reason["column"], &refused.json()["clause"]), (&json!(7), &json!("P1")));
}

#[tokio::test]
async fn public_games_are_listed_and_private_ones_are_not() {
    let running = Running::start().await;
    let public = friends_with("standard", &json!({ "visibility": "public" }));
    let (mut first, _, game) = running.two(public).await;
    let (_, _, private) = running.two(friends("standard")).await;
    let open = json!({ "rules": "carpentier", "seats": [{ "kind": "me" }, { "kind": "anyone" }] });
    let waiting = first.create(&open).await.unwrap();
    let list = async |client: &mut pylos_client::Client, name: &str| {
        let path = format!("/api/v1/games?list={name}");
        let games = client.get(&path).await.unwrap().json()["games"].clone();
        let ids =
            games.as_array().unwrap().iter().map(|game| game["id"].as_str().unwrap().to_owned());
        ids.collect::<Vec<String>>()
    };
    let mut stranger = running.client();
    assert_eq!(list(&mut stranger, "live").await, std::slice::from_ref(&game));
    assert_eq!(list(&mut stranger, "open").await, [waiting["game"].as_str().unwrap()]);
    assert!(list(&mut stranger, "mine").await.is_empty());
    let mine = list(&mut first, "mine").await;
    assert!(mine.contains(&game) && !mine.contains(&private));
    // Whoever comes first takes an open seat, without an invitation.
    let path = format!("/api/v1/games/{}/join", waiting["game"].as_str().unwrap());
    assert_eq!(stranger.post(&path, &json!({})).await.unwrap().status, 200);
    assert!(list(&mut stranger, "open").await.is_empty());
}

#[tokio::test]
async fn the_computer_plays_the_equator_game_and_arranges_in_secret() {
    let running = Running::start().await;
    let mut one = running.client();
    let seats = json!([{ "kind": "engine", "level": 1 }, { "kind": "me" }]);
    let wish = json!({ "rules": "carpentier+hidden", "seats": seats });
    let game = one.create(&wish).await.unwrap()["game"].as_str().unwrap().to_owned();
    let mut socket = one.live(&game, "").await.unwrap();
    let seen = socket.hear_until(|seen| seen["arranging"][0]["done"] == true).await.unwrap();
    assert!(seen["arranging"][0].get("arrangement").is_none());
    let arrange = json!({ "type": "arrange", "ply": 0, "undos": 0, "arrangement": "12345/54321" });
    socket.say(&arrange).await.unwrap();
    // Whoever leads: after our turn or before it, the computer plays.
    let seen = socket.hear_ply(20).await.unwrap();
    if seen["position"]["to_move"] == "red" {
        let seen = state(&mut one, &game).await;
        let turn = seen["legal"][0]["turn"].as_str().unwrap().to_owned();
        assert_eq!(play(&mut one, &game, 20, &turn).await.0, 200);
        socket.hear_ply(22).await.unwrap();
    } else {
        socket.hear_ply(21).await.unwrap();
    }
}
