//! Games and tournaments that begin with a ballot: the server draws it, for
//! rated games too, and both sides of a pair get the same.

mod support;

use serde_json::{Value, json};
use support::{Running, act, friends, friends_with, register, state};

/// The position that a game began with.
fn start(state: &Value) -> &str {
    assert_eq!(state["ply"], 0, "{state}");
    state["position"]["text"].as_str().unwrap()
}

fn balanced(more: &Value) -> Value {
    let mut more = more.clone();
    more["opening"] = json!("balanced");
    friends_with("standard", &more)
}

#[tokio::test]
async fn a_rated_game_begins_with_a_ballot_and_its_record_says_so() {
    let running = Running::start().await;
    let (mut ana, mut bob) = (running.client(), running.client());
    register(&mut ana, "Ana").await;
    register(&mut bob, "Bob").await;
    let created = ana.create(&balanced(&json!({ "rated": true }))).await.unwrap();
    bob.join(&created).await.unwrap();
    let game = created["game"].as_str().unwrap();
    let seen = state(&mut ana, game).await;
    assert_eq!(seen["rated"], true);
    let ballot = seen["ballot"].as_str().unwrap();
    assert_eq!(ballot.split(' ').count(), 6, "{ballot}");
    let position = start(&seen);
    assert!(position.ends_with(" L") && position.matches('D').count() == 3, "{position}");
    let record = ana.get(&format!("/api/v1/games/{game}/record")).await.unwrap().text;
    assert!(record.contains(&format!("[Position \"{position}\"]\n")), "{record}");
    assert!(record.contains(&format!("[Opening \"{ballot}\"]\n")), "{record}");
}

#[tokio::test]
async fn two_games_have_one_ballot_and_the_third_another() {
    let running = Running::start().await;
    let series = json!({ "series": { "games": 40 } });
    let (mut first, mut second, mut game) = running.two(balanced(&series)).await;
    let resign = json!({ "type": "resign", "ply": 0, "undos": 0 });
    let mut starts = Vec::new();
    for _ in 0..20 {
        let seen = state(&mut first, &game).await;
        starts.push((start(&seen).to_owned(), seen["ballot"].clone()));
        let (_, seen) = act(&mut second, &game, resign.clone()).await;
        game = seen["next"].as_str().unwrap().to_owned();
    }
    assert!(starts.chunks(2).all(|pair| pair[0] == pair[1]), "{starts:?}");
    assert!(starts.iter().any(|it| *it != starts[0]), "{starts:?}");
}

#[tokio::test]
async fn what_cannot_begin_so_is_refused() {
    let running = Running::start().await;
    let mut client = running.client();
    let empty = "................/........./..../. L";
    for (rules, start) in
        [("carpentier", None), ("standard+13-15", None), ("standard", Some(empty))]
    {
        let mut wish = friends(rules);
        wish["opening"] = json!("balanced");
        wish["start"] = json!(start);
        let answer = client.post("/api/v1/games", &wish).await.unwrap();
        assert_eq!(
            (answer.status, &answer.json()["code"]),
            (400, &json!("bad_request")),
            "{rules}"
        );
    }
    let mut wish = friends("standard");
    wish["opening"] = json!("fair");
    assert_eq!(client.post("/api/v1/games", &wish).await.unwrap().status, 400);
    let tournament = json!({
        "name": "Evening", "rules": "carpentier", "format": "swiss", "openings": "balanced",
        "venue": "online", "pairing": "by_hand",
    });
    let refused = client.post("/api/v1/tournaments", &tournament).await.unwrap();
    let why = json!({ "kind": "no-ballots", "rules": "carpentier" });
    assert_eq!((refused.status, &refused.json()["problem"]), (400, &why));
}

/// The pairing shows what its games begin with, and they do.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn the_games_of_a_round_begin_as_its_pairings_say() {
    let running = Running::start().await;
    let mut organiser = running.client();
    let wish = json!({
        "name": "Evening", "rules": "advanced", "format": "round_robin", "games": 3,
        "openings": "balanced", "venue": "online", "pairing": "by_hand",
    });
    let page = organiser.post("/api/v1/tournaments", &wish).await.unwrap().json();
    assert_eq!(page["tournament"]["openings"], "balanced");
    let path = format!("/api/v1/tournaments/{}", page["tournament"]["id"].as_str().unwrap());
    let mut guests = Vec::new();
    for name in ["Ada", "Charles"] {
        let mut guest = running.client();
        guest.post(&format!("{path}/entry"), &json!({ "name": name })).await.unwrap();
        guests.push(guest);
    }
    let revision = organiser.get(&path).await.unwrap().json()["tournament"]["revision"].clone();
    let pair = json!({ "revision": revision, "what": { "type": "pair" } });
    let paired = organiser.post(&format!("{path}/acts"), &pair).await.unwrap().json();
    let board = &paired["tournament"]["rounds"][0]["boards"][0];
    let ballots = board["ballots"].as_array().unwrap();
    assert_eq!(ballots.len(), 2, "three games: two pairs");
    let mut game = board["game"].as_str().unwrap().to_owned();
    let resign = json!({ "type": "resign", "ply": 0, "undos": 0 });
    for number in 0..3 {
        let seen = state(&mut guests[0], &game).await;
        let ballot = &ballots[number / 2];
        assert_eq!(
            (start(&seen), &seen["ballot"]),
            (ballot["position"].as_str().unwrap(), &ballot["turns"])
        );
        let loser = number % 2;
        let (_, seen) = act(&mut guests[loser], &game, resign.clone()).await;
        game = seen["next"].as_str().unwrap_or_default().to_owned();
    }
    let file = organiser.get(&format!("{path}/file?form=tournament")).await.unwrap().text;
    assert!(file.contains("[Openings \"balanced\"]\n"), "{file}");
}
