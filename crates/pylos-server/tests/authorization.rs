//! Every action by every kind of caller: nobody acts for another seat.

mod support;

use pylos_client::Client;
use serde_json::{Value, json};
use support::{Running, act, friends, friends_with, play, state};

/// Who may call.
#[derive(Clone, Copy, Debug, PartialEq)]
enum Caller {
    Mover,
    Waiter,
    /// Knows the game and holds a seat elsewhere.
    Guest,
    /// Has no cookie.
    Stranger,
    /// Has made up a cookie.
    Forger,
}

const CALLERS: [Caller; 5] =
    [Caller::Mover, Caller::Waiter, Caller::Guest, Caller::Stranger, Caller::Forger];

/// A game after two turns, and a client of each kind.
async fn scene(running: &Running, caller: Caller) -> (Client, String) {
    let (mut first, mut second, game) = running.two(friends("standard")).await;
    play(&mut first, &game, 0, "a1").await;
    play(&mut second, &game, 1, "b2").await;
    let mut guest = running.client();
    guest.create(&friends("standard")).await.unwrap();
    let client = match caller {
        Caller::Mover => first,
        Caller::Waiter => second,
        Caller::Guest => guest,
        Caller::Stranger => running.client(),
        Caller::Forger => {
            Client { cookie: Some("pylos=AAAAAAAAAAAAAAAAAAAAAAAAAAAAAAAA".into()), ..guest }
        }
    };
    (client, game)
}

#[tokio::test]
async fn every_action_by_every_kind_of_caller() {
    let running = Running::start().await;
    let at = |mut action: Value| {
        action["ply"] = json!(2);
        action["undos"] = json!(0);
        action
    };
    // The action, and the code for mover and waiter; "" where it is allowed.
    let table = [
        (json!({ "type": "turn", "turn": "c3" }), "", "not_your_turn"),
        (json!({ "type": "resign" }), "", ""),
        (json!({ "type": "resign", "side": "dark" }), "no_seat", ""),
        (json!({ "type": "resign", "side": "light" }), "", "no_seat"),
        (json!({ "type": "offer", "what": "draw" }), "", ""),
        (json!({ "type": "offer", "what": "undo" }), "", ""),
        (json!({ "type": "offer", "what": "rematch" }), "not_now", "not_now"),
        (json!({ "type": "decline", "what": "draw" }), "", ""),
        (json!({ "type": "claim" }), "not_now", "not_now"),
        (json!({ "type": "abort" }), "not_now", "not_now"),
        (json!({ "type": "arrange", "arrangement": "12345/54321" }), "not_now", "not_now"),
    ];
    for (action, mover, waiter) in table {
        for caller in CALLERS {
            let (mut client, game) = scene(&running, caller).await;
            let before = state(&mut running.client(), &game).await;
            let (status, answer) = act(&mut client, &game, at(action.clone())).await;
            let expected = match caller {
                Caller::Mover => mover,
                Caller::Waiter => waiter,
                _ => "no_seat",
            };
            let code = answer["code"].as_str().unwrap_or_default();
            assert_eq!(code, expected, "{caller:?} {action} {answer}");
            assert_eq!(status == 200, expected.is_empty(), "{caller:?} {action}");
            let after = state(&mut running.client(), &game).await;
            if !expected.is_empty() {
                assert_eq!(before["revision"], after["revision"], "{caller:?} {action}");
            }
        }
    }
}

#[tokio::test]
async fn a_seat_needs_its_invitation() {
    let running = Running::start().await;
    let mut first = running.client();
    let created = first.create(&friends("standard")).await.unwrap();
    let game = created["game"].as_str().unwrap();
    assert!(created["invite"].as_str().unwrap().len() >= 24);
    let mut stranger = running.client();
    let seen = state(&mut stranger, game).await;
    assert!(seen.get("invite").is_none(), "only the creator sees it");
    let path = format!("/api/v1/games/{game}/join");
    for invite in [json!({}), json!({ "invite": "" }), json!({ "invite": "guess" })] {
        let refused = stranger.post(&path, &invite).await.unwrap();
        assert_eq!((refused.status, &refused.json()["code"]), (403, &json!("no_seat")));
        assert!(stranger.cookie.is_none(), "nobody becomes a guest by guessing");
    }
    let mut second = running.client();
    second.join(&created).await.unwrap();
    let refused = running.client().join(&created).await;
    assert!(refused.is_err(), "both seats are taken");
    assert_eq!(second.join(&created).await.unwrap()["you"], json!(["dark"]), "again is no error");
}

#[tokio::test]
async fn a_secret_setup_stays_secret_until_both_are_ready() {
    let running = Running::start().await;
    let (mut first, mut second, game) = running.two(friends("carpentier+hidden")).await;
    let arrange =
        |text: &str| json!({ "type": "arrange", "ply": 0, "undos": 0, "arrangement": text });
    let mut watcher = running.client().live(&game, "").await.unwrap();
    let mut opponent = second.live(&game, "").await.unwrap();
    let (status, own) = act(&mut first, &game, arrange("12345/54321")).await;
    assert_eq!(status, 200, "{own}");
    assert_eq!(own["arranging"][0]["arrangement"], "12345/54321");
    for socket in [&mut watcher, &mut opponent] {
        let seen = socket.hear_until(|seen| seen["arranging"][0]["done"] == true).await.unwrap();
        let everything = seen.to_string();
        assert!(!everything.contains("12345"), "{everything}");
        assert_eq!(seen["ply"], 0);
        assert!(seen.get("legal").is_none());
    }
    let record = second.get(&format!("/api/v1/games/{game}/record")).await.unwrap();
    assert!(!record.text.contains('@'), "{}", record.text);
    let (status, refused) = act(&mut first, &game, arrange("54321/12345")).await;
    assert_eq!((status, &refused["code"]), (409, &json!("not_now")), "it is fixed");
    assert_eq!(act(&mut first, &game, arrange("12345/54321")).await.0, 200, "again is no error");
    let (status, refused) = act(&mut second, &game, arrange("11345/54321")).await;
    assert_eq!((status, &refused["clause"]), (422, &json!("E3")), "three of size 1");
    let (_, seen) = act(&mut second, &game, arrange("11223/34455")).await;
    assert_eq!((&seen["ply"], &seen["position"]["battle"]), (&json!(20), &json!(1)));
    let text = seen["position"]["text"].as_str().unwrap();
    assert!(text.starts_with("EDCBA/ABCDE/........./aabbc/cddee"), "{text}");
    let seen = watcher.hear_ply(20).await.unwrap();
    assert_eq!(seen["turns"].as_array().unwrap().len(), 20);
    let undo = json!({ "type": "offer", "ply": 20, "undos": 0, "what": "undo" });
    assert_eq!(act(&mut first, &game, undo).await.0, 409, "what was revealed stays revealed");
    for client in [&mut first, &mut second] {
        assert!(state(client, &game).await.get("undo_to").is_none(), "and nobody is told else");
    }
    let leads = if seen["position"]["to_move"] == "blue" { &mut first } else { &mut second };
    let turn = state(leads, &game).await["legal"][0]["turn"].as_str().unwrap().to_owned();
    let (_, seen) = play(leads, &game, 20, &turn).await;
    assert_eq!(seen["undo_to"], 20);
}

#[tokio::test]
async fn at_one_screen_neither_arrangement_is_sent_before_both_are_ready() {
    let running = Running::start().await;
    let mut both = running.client();
    let wish =
        json!({ "rules": "carpentier+hidden", "seats": [{ "kind": "me" }, { "kind": "me" }] });
    let game = both.create(&wish).await.unwrap()["game"].as_str().unwrap().to_owned();
    let arrange = |side: &str, text: &str| json!({ "type": "arrange", "ply": 0, "undos": 0, "arrangement": text, "side": side });
    let (status, seen) = act(&mut both, &game, arrange("blue", "12345/54321")).await;
    assert_eq!((status, &seen["arranging"][0]["done"]), (200, &json!(true)));
    let everything = seen.to_string();
    assert!(!everything.contains("12345"), "{everything}");
    let (_, seen) = act(&mut both, &game, arrange("red", "11223/34455")).await;
    assert_eq!(seen["ply"], 20);
}

#[tokio::test]
async fn a_rated_game_needs_accounts() {
    let running = Running::start().await;
    let wish = friends_with("standard", &json!({ "rated": true }));
    let mut guest = running.client();
    let refused = guest.post("/api/v1/games", &wish).await.unwrap();
    assert_eq!((refused.status, &refused.json()["code"]), (401, &json!("sign_in")));
    let mut ana = running.client();
    let account = json!({ "name": "Ana", "password": "correct horse" });
    assert_eq!(ana.post("/api/v1/accounts", &account).await.unwrap().status, 201);
    let created = ana.create(&wish).await.unwrap();
    let refused = guest.join(&created).await.unwrap_err().to_string();
    assert!(refused.contains("sign_in"), "{refused}");
}
