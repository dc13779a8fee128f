//! Players who do not come to their games: they lose after the time that the
//! organiser has set, once, on any node, and never because a server was away.

mod support;

use std::time::Duration;

use pylos_client::{Client, Socket};
use pylos_server::Config;
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::{Running, Scratch, generous, play};

/// A tournament of guests whose first round is paired.
struct Round {
    organiser: Client,
    path: String,
    guests: Vec<Client>,
    boards: Vec<Value>,
}

impl Round {
    async fn of(running: &Running, players: usize, more: Value) -> Round {
        let mut wish = json!({
            "name": "Evening", "rules": "standard", "format": "swiss", "rounds": 3,
            "venue": "online", "pairing": "by_hand", "no_show": 300,
        });
        for (name, value) in more.as_object().unwrap() {
            wish[name] = value.clone();
        }
        let mut organiser = running.client();
        let page = organiser.post("/api/v1/tournaments", &wish).await.unwrap().json();
        assert_eq!(page["tournament"]["no_show"], 300, "{page}");
        let path = format!("/api/v1/tournaments/{}", page["tournament"]["id"].as_str().unwrap());
        let mut guests = Vec::new();
        for number in 0..players {
            let mut guest = running.client();
            let entry = json!({ "name": format!("Guest {number}") });
            assert_eq!(guest.post(&format!("{path}/entry"), &entry).await.unwrap().status, 200);
            guests.push(guest);
        }
        let mut round = Round { organiser, path, guests, boards: Vec::new() };
        let revision = round.shown().await["revision"].clone();
        let pair = json!({ "revision": revision, "what": { "type": "pair" } });
        let paired = round.organiser.post(&format!("{}/acts", round.path), &pair).await.unwrap();
        assert_eq!(paired.status, 200, "{}", paired.text);
        round.boards = round.shown().await["rounds"][0]["boards"].as_array().unwrap().clone();
        round
    }

    async fn shown(&mut self) -> Value {
        self.organiser.get(&self.path).await.unwrap().json()["tournament"].clone()
    }

    /// Whoever sits there, and the game.
    fn seat(&self, board: usize, seat: usize) -> (usize, String) {
        let it = &self.boards[board];
        (it["players"][seat].as_u64().unwrap() as usize, it["game"].as_str().unwrap().to_owned())
    }

    /// Somebody opens the page of the game.
    async fn comes(&self, board: usize, seat: usize) -> Socket {
        let (who, game) = self.seat(board, seat);
        let mut socket = self.guests[who].live(&game, "").await.unwrap();
        socket.hear().await.unwrap();
        socket
    }

    async fn plays(&mut self, board: usize, seat: usize, ply: u64, turn: &str) {
        let (who, game) = self.seat(board, seat);
        assert_eq!(play(&mut self.guests[who], &game, ply, turn).await.0, 200);
    }

    async fn results(&mut self) -> Vec<Value> {
        let shown = self.shown().await;
        shown["rounds"][0]["boards"]
            .as_array()
            .unwrap()
            .iter()
            .map(|it| it["result"].clone())
            .collect()
    }

    async fn until(&mut self, so: impl Fn(&[Value]) -> bool) -> Vec<Value> {
        for _ in 0..400 {
            let results = self.results().await;
            if so(&results) {
                return results;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it does not come to that: {:?}", self.results().await);
    }
}

/// Lets time pass in steps that are no outage.
async fn pass(running: &Running, seconds: u64) {
    for _ in 0..seconds.div_ceil(4) {
        running.time.advance(Duration::from_secs(4));
        tokio::time::sleep(Duration::from_millis(1_100)).await;
    }
}

/// Makes all games so much older, and has the tournaments looked after.
macro_rules! grow_older {
    ($pool:ty, $database:expr, $seconds:expr) => {{
        let database = <$pool>::connect(&$database).await.unwrap();
        let sql = "UPDATE games SET created = created - $1";
        sqlx::query(sql).bind($seconds * 1_000_i64).execute(&database).await.unwrap();
        sqlx::query("UPDATE tournaments SET due = 1").execute(&database).await.unwrap();
        database.close().await;
    }};
}

async fn on(scratch: &Scratch) -> Running {
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    Running::with(config).await
}

fn file(scratch: &Scratch) -> String {
    format!("sqlite:{}/pylos.db", scratch.0.display())
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn whoever_does_not_come_loses_and_nobody_else() {
    let scratch = Scratch::new();
    let running = on(&scratch).await;
    let mut round = Round::of(&running, 12, json!({})).await;
    // Board 1: the first alone is there. Board 2: the second alone. Board 3:
    // nobody. Board 4: both play. Board 5: the first has played, nobody
    // answers. Board 6: the first is there and thinks.
    let _first = round.comes(0, 0).await;
    round.plays(0, 0, 0, "a1").await;
    let _second = round.comes(1, 1).await;
    round.plays(3, 0, 0, "a1").await;
    round.plays(3, 1, 1, "b1").await;
    round.plays(4, 0, 0, "a1").await;
    let _thinks = round.comes(5, 0).await;
    grow_older!(sqlx::SqlitePool, file(&scratch), 280);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert!(round.results().await.iter().all(Value::is_null), "there is time left");
    grow_older!(sqlx::SqlitePool, file(&scratch), 60);
    // Where nobody has been at all, nobody has to be waited for; whoever was
    // there a moment ago may come back.
    let results = round.until(|it| !it[2].is_null()).await;
    assert_eq!(results.iter().filter(|it| !it.is_null()).count(), 1, "{results:?}");
    pass(&running, 64).await;
    let results = round.until(|it| it.iter().filter(|it| !it.is_null()).count() == 4).await;
    assert_eq!(results[..3], [json!("+/-"), json!("-/+"), json!("-/-")]);
    assert_eq!(results[3..], [json!(null), json!("+/-"), json!(null)]);
    // Once: nothing is said again, and the games are called off.
    let revision = round.shown().await["revision"].clone();
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(round.shown().await["revision"], revision);
    let (who, game) = round.seat(2, 0);
    let seen = round.guests[who].get(&format!("/api/v1/games/{game}")).await.unwrap().json();
    assert_eq!((&seen["phase"], &seen["result"]["by"]), (&json!("finished"), &json!("aborted")));
}

/// After a time without a server everybody has a minute to come back.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn an_outage_makes_nobody_lose() {
    let scratch = Scratch::new();
    let time = pylos_server::Timekeeper::system();
    let at = |time| {
        let mut config = Config::on_loopback(scratch.0.clone());
        config.limits = generous();
        Running::at(config, time)
    };
    let running = at(time.clone()).await;
    let mut round = Round::of(&running, 2, json!({})).await;
    running.stop().await;
    // The hour without a server does not count at all.
    time.advance(Duration::from_secs(3_600));
    let running = at(time.clone()).await;
    round.organiser.address = running.address;
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(round.results().await, [json!(null)]);
    // Nor does anybody lose at once whose time is up.
    grow_older!(sqlx::SqlitePool, file(&scratch), 400);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(round.results().await, [json!(null)]);
    pass(&running, 72).await;
    assert_eq!(round.until(|it| !it[0].is_null()).await, [json!("-/-")]);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_nodes_decide_it_once() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let node = async || {
        let mut config = Config::on_loopback(scratch.0.clone());
        config.database = postgres.address();
        config.limits = generous();
        Running::with(config).await
    };
    let (one, two) = (node().await, node().await);
    let mut round = Round::of(&one, 4, json!({})).await;
    let before = round.shown().await["revision"].as_i64().unwrap();
    // The first of board 1 is on the other node.
    round.guests.iter_mut().for_each(|guest| guest.address = two.address);
    let _there = round.comes(0, 0).await;
    round.plays(0, 0, 0, "a1").await;
    grow_older!(sqlx::PgPool, postgres.address(), 400);
    let results = round.until(|it| it.iter().all(|it| !it.is_null())).await;
    assert_eq!(results, [json!("+/-"), json!("-/-")]);
    tokio::time::sleep(Duration::from_millis(1_500)).await;
    assert_eq!(round.shown().await["revision"].as_i64().unwrap(), before + 2);
}

#[tokio::test]
async fn a_patience_that_is_none_is_refused() {
    let running = Running::start().await;
    let wish = json!({
        "name": "Evening", "rules": "standard", "format": "swiss", "venue": "online",
        "pairing": "by_hand", "no_show": 5,
    });
    let refused = running.client().post("/api/v1/tournaments", &wish).await.unwrap();
    let problem = json!({ "kind": "no-show-wrong" });
    assert_eq!((refused.status, &refused.json()["problem"]), (400, &problem));
}
