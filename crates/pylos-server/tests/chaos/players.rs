//! Those who play, and hold every game against what was acknowledged.

use std::sync::atomic::Ordering;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use pylos_client::Client;
use pylos_rules::Random;
use serde_json::{Value, json};

use crate::PATIENCE;
use crate::support::friends_with;
use crate::world::World;

/// Nothing waits longer than this once a node is well.
const STUCK: Duration = Duration::from_secs(10);

/// How much a clock may differ from what the client has measured, beside what
/// outages take from it.
const CLOCK: i64 = 1_000;

/// Asks one node after the other until one answers as it should.
pub async fn insist(
    world: &World,
    client: &mut Client,
    random: &mut Random,
    path: &str,
    body: Option<&Value>,
    right: impl Fn(u16) -> bool,
) -> Value {
    let begun = Instant::now();
    for attempt in 0u64.. {
        client.address = world.somewhere(random);
        let asked = async {
            match body {
                Some(body) => client.post(path, body).await,
                None => client.get(path).await,
            }
        };
        let answer = tokio::time::timeout(PATIENCE, asked).await;
        if let Ok(Ok(answer)) = answer {
            if right(answer.status) {
                world.figures.again.fetch_add(u64::from(attempt > 0), Ordering::Relaxed);
                note(&world.figures.longest, begun.elapsed());
                note(&world.figures.longest_well, world.waited(begun));
                return answer.json();
            }
            assert!(
                matches!(answer.status, 503 | 429),
                "{path}: {} {}",
                answer.status,
                answer.text
            );
        }
        assert!(world.waited(begun) < STUCK, "{path} is stuck");
        tokio::time::sleep(Duration::from_millis(20 + random.below(100))).await;
    }
    unreachable!("attempts have no end")
}

pub fn note(longest: &Mutex<Duration>, time: Duration) {
    let mut longest = longest.lock().unwrap();
    *longest = time.max(*longest);
}

/// Plays against the computer, whose turns come although nodes die while it
/// thinks; and those of the player are the ones that were acknowledged.
pub async fn play_computer(world: Arc<World>, number: u64) {
    let mut random = Random::new(number);
    let mut client = Client::new(world.address(0));
    let seats = json!([{ "kind": "me" }, { "kind": "engine", "level": 1 }]);
    let wish = json!({ "rules": "children", "seats": seats });
    while Instant::now() < world.end {
        let games = "/api/v1/games";
        let created =
            insist(&world, &mut client, &mut random, games, Some(&wish), |s| s == 201).await;
        let game = created["game"].as_str().unwrap().to_owned();
        let whole = format!("/api/v1/games/{game}?ply=0&undos=0");
        let path = format!("/api/v1/games/{game}/actions");
        let (mut seen, mut played) = (created, Vec::new());
        for ply in (0..16).step_by(2) {
            let begun = Instant::now();
            while seen["ply"].as_u64() < Some(ply) {
                assert!(world.waited(begun) < STUCK, "the computer stands still: {seen}");
                tokio::time::sleep(Duration::from_millis(50)).await;
                seen = insist(&world, &mut client, &mut random, &whole, None, |s| s == 200).await;
            }
            note(&world.figures.longest_computer, world.waited(begun));
            world.figures.answers.fetch_add(u64::from(ply > 0), Ordering::Relaxed);
            let legal = seen["legal"].as_array().unwrap();
            let turn = legal[random.below(legal.len() as _) as usize]["turn"].clone();
            let action = json!({ "type": "turn", "ply": ply, "undos": 0, "turn": turn });
            seen =
                insist(&world, &mut client, &mut random, &path, Some(&action), |s| s == 200).await;
            played.push(turn);
            world.figures.turns.fetch_add(1, Ordering::Relaxed);
        }
        // A node may not have heard of the last turns yet.
        let last = Instant::now();
        let own = loop {
            seen = insist(&world, &mut client, &mut random, &whole, None, |s| s == 200).await;
            let turns = seen["turns"].as_array().unwrap().iter().step_by(2);
            let own: Vec<Value> = turns.map(|turn| turn["turn"].clone()).collect();
            if own.len() >= played.len() {
                break own;
            }
            assert!(world.waited(last) < STUCK, "a node stays behind: {seen}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        assert_eq!(own, played, "exactly what was acknowledged, in this order");
        world.figures.games.fetch_add(1, Ordering::Relaxed);
    }
}

/// Plays games one after the other, and holds each against what was
/// acknowledged.
pub async fn play(world: Arc<World>, number: u64, outages: sqlx::PgPool) {
    let mut random = Random::new(number);
    let mut clients = [0, 1].map(|_| Client::new(world.address(0)));
    let clock = json!({ "clock": { "kind": "per_game", "seconds": 600, "increment": 0 } });
    let wish = friends_with("children", &clock);
    // Whoever sits down as a stranger and never gets the answer, with its
    // cookie, comes back as another stranger: so both are known before.
    for client in &mut clients {
        insist(&world, client, &mut random, "/api/v1/games", Some(&wish), |s| s == 201).await;
    }
    while Instant::now() < world.end {
        let created =
            insist(&world, &mut clients[0], &mut random, "/api/v1/games", Some(&wish), |s| {
                s == 201
            })
            .await;
        let game = created["game"].as_str().unwrap().to_owned();
        let join = format!("/api/v1/games/{game}/join");
        let invite = json!({ "invite": created["invite"] });
        insist(&world, &mut clients[1], &mut random, &join, Some(&invite), |s| s == 200).await;
        let mut cells: Vec<String> =
            (0..16).map(|n| format!("{}{}", ["a", "b", "c", "d"][n % 4], n / 4 + 1)).collect();
        for n in (1..cells.len()).rev() {
            cells.swap(n, random.below(n as _) as usize);
        }
        // When each turn was first sent and when it was acknowledged.
        let mut times = Vec::new();
        let path = format!("/api/v1/games/{game}/actions");
        for (ply, cell) in cells.iter().enumerate() {
            let turn = json!({ "type": "turn", "ply": ply, "undos": 0, "turn": cell });
            let sent = Instant::now();
            let client = &mut clients[ply % 2];
            let seen = insist(&world, client, &mut random, &path, Some(&turn), |s| s == 200).await;
            times.push((sent, Instant::now()));
            assert!(seen["ply"].as_u64().unwrap() > ply as u64, "an acknowledged turn is there");
            world.figures.turns.fetch_add(1, Ordering::Relaxed);
            tokio::time::sleep(Duration::from_millis(random.below(60))).await;
        }
        let whole = format!("/api/v1/games/{game}?ply=0&undos=0");
        // A node may not have heard of the last turns yet.
        let seen = loop {
            let path = whole.as_str();
            let seen = insist(&world, &mut clients[0], &mut random, path, None, |s| s == 200).await;
            if seen["turns"].as_array().is_some_and(|turns| turns.len() >= cells.len()) {
                break seen;
            }
            assert!(world.waited(times[15].1) < STUCK, "a node stays behind: {seen}");
            tokio::time::sleep(Duration::from_millis(100)).await;
        };
        let turns = seen["turns"].as_array().unwrap();
        let played: Vec<&str> = turns.iter().map(|turn| turn["turn"].as_str().unwrap()).collect();
        assert_eq!(played, cells, "exactly what was acknowledged, in this order");
        assert_eq!(seen["revision"], 17, "joined and sixteen turns, nothing twice");
        let spent: i64 = turns[2..].iter().map(|turn| turn["spent"].as_i64().unwrap()).sum();
        let most = (times[15].1 - times[1].0).as_millis() as i64;
        let least = (times[15].0 - times[1].1).as_millis() as i64;
        let silent = stood_still(&outages, most).await;
        assert!(spent <= most + CLOCK, "charged {spent} ms of {most}");
        assert!(spent >= least - silent - CLOCK, "charged {spent} ms of {least}, {silent} silent");
        let end = json!({ "type": "resign", "ply": 16, "undos": 0 });
        insist(&world, &mut clients[0], &mut random, &path, Some(&end), |s| s == 200).await;
        world.figures.games.fetch_add(1, Ordering::Relaxed);
    }
}

/// For how long clocks may have stood still in the last so many milliseconds.
pub async fn stood_still(database: &sqlx::PgPool, last: i64) -> i64 {
    let sql = "SELECT COALESCE(SUM(ended - started), 0)::bigint FROM outages WHERE ended > \
               (extract(epoch FROM clock_timestamp()) * 1000)::bigint - $1 - 10000";
    sqlx::query_as::<_, (i64,)>(sql).bind(last).fetch_one(database).await.unwrap().0
}
