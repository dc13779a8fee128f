//! Tournaments: the library judges, the database keeps, games begin and end by
//! themselves, and nothing is lost or done twice.

mod support;

use std::time::Duration;

use pylos_client::Client;
use pylos_server::Config;
use serde_json::{Value, json};
use support::postgres::Postgres;
use support::{Running, Scratch, act, generous, play};

/// The wish for a tournament, with other settings.
fn wish(more: &Value) -> Value {
    let mut wish = json!({
        "name": "Club evening", "rules": "standard", "format": "swiss", "rounds": 3,
        "venue": "online", "pairing": "by_hand", "visibility": "public",
    });
    for (name, value) in more.as_object().unwrap() {
        wish[name] = value.clone();
    }
    wish
}

/// An organiser and a tournament.
struct Evening {
    organiser: Client,
    path: String,
}

impl Evening {
    async fn new(running: &Running, more: Value) -> Evening {
        let mut organiser = running.client();
        let answer = organiser.post("/api/v1/tournaments", &wish(&more)).await.unwrap();
        assert_eq!(answer.status, 201, "{}", answer.text);
        let page = answer.json();
        assert_eq!(page["you"]["organiser"], true);
        let path = format!("/api/v1/tournaments/{}", page["tournament"]["id"].as_str().unwrap());
        Evening { organiser, path }
    }

    async fn page(&mut self) -> Value {
        self.organiser.get(&self.path).await.unwrap().json()
    }

    async fn shown(&mut self) -> Value {
        self.page().await["tournament"].clone()
    }

    /// Does something on what is there now.
    async fn act(&mut self, what: Value) -> (u16, Value) {
        let revision = self.shown().await["revision"].clone();
        self.act_on(&revision, what).await
    }

    async fn act_on(&mut self, revision: &Value, what: Value) -> (u16, Value) {
        let deed = json!({ "revision": revision, "what": what });
        let answer = self.organiser.post(&format!("{}/acts", self.path), &deed).await.unwrap();
        (answer.status, answer.json())
    }

    async fn names(&mut self, names: &[&str]) {
        let players: Vec<Value> = names.iter().map(|name| json!({ "name": name })).collect();
        let (status, said) = self.act(json!({ "type": "enter", "players": players })).await;
        assert_eq!(status, 200, "{said}");
    }

    async fn pair(&mut self) -> Value {
        let (status, said) = self.act(json!({ "type": "pair" })).await;
        assert_eq!(status, 200, "{said}");
        said["tournament"].clone()
    }

    /// Waits until what is shown is so.
    async fn until(&mut self, so: impl Fn(&Value) -> bool) -> Value {
        for _ in 0..600 {
            let shown = self.shown().await;
            if so(&shown) {
                return shown;
            }
            tokio::time::sleep(Duration::from_millis(50)).await;
        }
        panic!("it does not come to that: {}", self.shown().await);
    }
}

/// Guests who enter by themselves.
async fn guests(running: &Running, path: &str, count: usize) -> Vec<Client> {
    let mut guests = Vec::new();
    for number in 0..count {
        let mut guest = running.client();
        let entry = json!({ "name": format!("Guest {number}") });
        let answer = guest.post(&format!("{path}/entry"), &entry).await.unwrap();
        assert_eq!(answer.status, 200, "{}", answer.text);
        assert_eq!(answer.json()["you"]["player"], number);
        guests.push(guest);
    }
    guests
}

/// Lets whoever sits second at this board resign after a turn each.
async fn first_wins(guests: &mut [Client], board: &Value) {
    let [first, second] = [0, 1].map(|seat| board["players"][seat].as_u64().unwrap() as usize);
    let game = board["game"].as_str().unwrap().to_owned();
    assert_eq!(play(&mut guests[first], &game, 0, "a1").await.0, 200);
    assert_eq!(play(&mut guests[second], &game, 1, "b1").await.0, 200);
    let resign = json!({ "type": "resign", "ply": 2, "undos": 0 });
    assert_eq!(act(&mut guests[second], &game, resign).await.0, 200);
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn a_round_is_played_here_and_the_next_one_follows() {
    let running = Running::start().await;
    let mut evening = Evening::new(&running, json!({ "pairing": "automatic" })).await;
    let mut players = guests(&running, &evening.path, 4).await;
    let shown = evening.pair().await;
    let boards = shown["rounds"][0]["boards"].as_array().unwrap().clone();
    assert_eq!((shown["phase"].as_str(), boards.len()), (Some("playing"), 2));
    // My game is named to me, and I sit there.
    let own = players[0].get(&evening.path).await.unwrap().json();
    let at = own["you"]["board"]["board"].as_u64().unwrap() as usize;
    let game = boards[at - 1]["game"].as_str().unwrap();
    let state = players[0].get(&format!("/api/v1/games/{game}")).await.unwrap().json();
    assert_eq!((&state["phase"], state["you"].as_array().unwrap().len()), (&json!("playing"), 1));
    for board in &boards {
        first_wins(&mut players, board).await;
    }
    let shown = evening.until(|shown| shown["rounds"].as_array().unwrap().len() == 2).await;
    for board in shown["rounds"][0]["boards"].as_array().unwrap() {
        assert_eq!(board["result"], "1-0");
    }
    evening.until(|shown| shown["rounds"][1]["boards"][0]["game"].is_string()).await;
    assert_eq!(shown["table"][0]["score"], 1.0);
    // The same file as on the command line, and TRF.
    let file = evening.organiser.get(&format!("{}/file?form=tournament", evening.path)).await;
    let file = file.unwrap().text;
    assert!(file.contains("round 2\n") && file.contains("result 1.1 1-0\n"), "{file}");
    let trf = evening.organiser.get(&format!("{}/file?form=trf", evening.path)).await.unwrap();
    assert!(trf.text.starts_with("012 Club evening\n"), "{}", trf.text);
    let why = evening.organiser.get(&format!("{}/players/0/tie-breaks", evening.path)).await;
    assert_eq!(why.unwrap().json()["tie_breaks"].as_array().unwrap().len(), 5);
    // Nothing new: nothing is sent.
    let changed = evening.shown().await["changed"].clone();
    let again = evening.organiser.get(&format!("{}?changed={changed}", evening.path)).await;
    assert_eq!(again.unwrap().status, 204);
}

#[tokio::test]
async fn what_cannot_be_is_named_and_changes_nothing() {
    let running = Running::start().await;
    let mut evening = Evening::new(&running, json!({ "venue": "table" })).await;
    evening.names(&["Ada", "Charles", "Dora", "Emil"]).await;
    let refused = |(status, said): (u16, Value)| (status, said["problem"].clone());
    let ada = json!({ "type": "enter", "players": [{ "name": "ada" }] });
    let twice = refused(evening.act(ada).await);
    assert_eq!(twice, (409, json!({ "kind": "name-taken", "name": "Ada" })));
    let nobody = json!({ "type": "withdraw", "player": "Zoe" });
    let stranger = refused(evening.act(nobody).await);
    assert_eq!(stranger, (404, json!({ "kind": "unknown-player", "name": "Zoe" })));
    evening.pair().await;
    let result = |place: (u8, u8), result: &str| json!({ "type": "report", "round": place.0, "board": place.1, "result": result });
    let unpaired = refused(evening.act(result((1, 9), "1-0")).await);
    assert_eq!(unpaired, (404, json!({ "kind": "not-paired", "place": "1.9" })));
    let odd = refused(evening.act(result((1, 1), "3-0")).await);
    assert_eq!(odd, (400, json!({ "kind": "wrong-score", "result": "3-0", "games": 1 })));
    let nonsense = refused(evening.act(result((1, 1), "won")).await);
    assert_eq!(nonsense, (400, json!({ "kind": "not-a-result", "text": "won" })));
    let early = refused(evening.act(json!({ "type": "pair" })).await);
    assert_eq!(early, (409, json!({ "kind": "round-not-finished", "place": "1.1" })));
    // Two organisers at once: both looked at the same, the second is told.
    let revision = evening.shown().await["revision"].clone();
    assert_eq!(evening.act_on(&revision, result((1, 1), "1-0")).await.0, 200);
    let second = refused(evening.act_on(&revision, result((1, 1), "0-1")).await);
    assert_eq!(second, (409, json!({ "kind": "changed" })));
    let correct = json!({ "type": "correct", "round": 1, "board": 1, "result": "0-1" });
    assert_eq!(evening.act(correct).await.0, 200);
    let forfeit = result((1, 2), "+/-");
    assert_eq!(evening.act(forfeit).await.0, 200);
    let shown = evening.shown().await;
    assert_eq!(shown["rounds"][0]["boards"][0]["result"], "0-1");
    assert_eq!(
        (&shown["phase"], &shown["rounds"][0]["boards"][1]["result"]),
        (&json!("between"), &json!("+/-"))
    );
    // Nobody but the organiser organises, and a wrong wish is named.
    let deed = json!({ "revision": shown["revision"], "what": { "type": "close" } });
    let other = running.client().post(&format!("{}/acts", evening.path), &deed).await.unwrap();
    assert_eq!(other.status, 403);
    let points = wish(&json!({ "scoring": "points" }));
    let bad = evening.organiser.post("/api/v1/tournaments", &points).await.unwrap();
    assert_eq!((bad.status, &bad.json()["problem"]["kind"]), (400, &json!("points-wrong")));
}

#[tokio::test]
async fn at_wooden_boards_the_word_of_both_counts() {
    let running = Running::start().await;
    let mut evening = Evening::new(&running, json!({ "venue": "table" })).await;
    evening.names(&["Ada", "Charles", "Dora", "Emil"]).await;
    evening.pair().await;
    let path = format!("{}/tokens?round=1", evening.path);
    assert_eq!(running.client().get(&path).await.unwrap().status, 403);
    let tokens = evening.organiser.get(&path).await.unwrap().json();
    let words = format!("{}/words", evening.path);
    let say = |board: u64, seat: &str, result: &str| {
        let index = usize::from(seat == "second");
        let token = &tokens["boards"][board as usize - 1]["tokens"][index];
        json!({ "round": 1, "board": board, "seat": seat, "token": token, "result": result })
    };
    let mut phone = running.client();
    assert_eq!(phone.post(&words, &say(1, "first", "1-0")).await.unwrap().status, 200);
    let shown = evening.shown().await;
    assert_eq!(shown["rounds"][0]["boards"][0]["words"], json!(["1-0", null]));
    assert!(shown["rounds"][0]["boards"][0]["result"].is_null(), "one word is not enough");
    // They do not agree, then they do.
    phone.post(&words, &say(1, "second", "1/2-1/2")).await.unwrap();
    assert!(evening.shown().await["rounds"][0]["boards"][0]["result"].is_null());
    phone.post(&words, &say(1, "second", "1-0")).await.unwrap();
    assert_eq!(evening.shown().await["rounds"][0]["boards"][0]["result"], "1-0");
    // A token is good for one seat of one board.
    let mut stolen = say(1, "first", "0-1");
    stolen["board"] = json!(2);
    assert_eq!(phone.post(&words, &stolen).await.unwrap().status, 403);
    let late = phone.post(&words, &say(1, "first", "0-1")).await.unwrap().json();
    assert_eq!(late["problem"], json!({ "kind": "has-result", "place": "1.1" }));
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn series_change_sides_and_a_level_knockout_goes_on() {
    let running = Running::start().await;
    let knockout = json!({ "format": "knockout", "games": 2, "rounds": null });
    let mut evening = Evening::new(&running, knockout).await;
    let mut players = guests(&running, &evening.path, 2).await;
    let mut board = evening.pair().await["rounds"][0]["boards"][0].clone();
    // 1-1 after two games of the series: whoever begins wins.
    for number in 1..=3 {
        let game = board["game"].as_str().unwrap().to_owned();
        let state = players[0].get(&format!("/api/v1/games/{game}")).await.unwrap().json();
        assert_eq!(state["series"]["number"], number, "{state}");
        let light = usize::from(state["you"] != json!(["light"]));
        let turned = json!({ "players": [light, 1 - light], "game": game });
        first_wins(&mut players, &turned).await;
        if number < 3 {
            let next = |shown: &Value| shown["rounds"][0]["boards"][0]["game"] != json!(game);
            board = evening.until(next).await["rounds"][0]["boards"][0].clone();
        }
    }
    let shown = evening.until(|shown| shown["phase"] == "over").await;
    assert_eq!(shown["rounds"][0]["boards"][0]["result"], "2-1");
}

#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn it_starts_by_itself_and_those_who_leave_are_not_paired() {
    let running = Running::start().await;
    let starts = running.time.now() + 60_000;
    let mut evening = Evening::new(&running, json!({ "starts": starts, "format": "arena" })).await;
    let mut players = guests(&running, &evening.path, 3).await;
    let left =
        players[2].send("DELETE", &format!("{}/entry", evening.path), &json!({})).await.unwrap();
    assert_eq!(left.status, 200, "{}", left.text);
    let soon = json!({ "type": "schedule", "starts": running.time.now() + 300 });
    assert_eq!(evening.act(soon).await.0, 200);
    let shown = evening.until(|shown| shown["rounds"].as_array().unwrap().len() == 1).await;
    assert_eq!(shown["rounds"][0]["boards"].as_array().unwrap().len(), 1);
    assert_eq!(shown["players"][2]["left"], true);
}

async fn on(scratch: &Scratch) -> Running {
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits = generous();
    Running::with(config).await
}

/// What a server leaves behind that is killed between the pairing and the
/// games: the next one creates them, under the same ids.
#[tokio::test]
async fn a_round_whose_games_were_never_created_is_caught_up_with() {
    let scratch = Scratch::new();
    let running = on(&scratch).await;
    let mut evening = Evening::new(&running, json!({})).await;
    let mut players = guests(&running, &evening.path, 6).await;
    let before = evening.pair().await["rounds"][0]["boards"].clone();
    first_wins(&mut players, &before[0]).await;
    running.stop().await;
    let file = format!("sqlite:{}/pylos.db", scratch.0.display());
    let database = sqlx::SqlitePool::connect(&file).await.unwrap();
    let game = before[1]["game"].as_str().unwrap();
    for sql in [
        "DELETE FROM games WHERE id = $1",
        "DELETE FROM tournament_games WHERE game = $1",
        // As the commit of the pairing has left it.
        "UPDATE tournaments SET due = 1 WHERE $1 <> ''",
        // The end of the other game had not been seen to.
        "DELETE FROM tournament_events WHERE body LIKE 'result%' AND $1 <> ''",
        "UPDATE tournament_games SET state = 'playing' WHERE game <> $1",
    ] {
        sqlx::query(sql).bind(game).execute(&database).await.unwrap();
    }
    let events: (i64,) = sqlx::query_as("SELECT MAX(revision) FROM tournament_events")
        .fetch_one(&database)
        .await
        .unwrap();
    let sql = "UPDATE tournaments SET revision = $1";
    sqlx::query(sql).bind(events.0).execute(&database).await.unwrap();
    database.close().await;
    let running = on(&scratch).await;
    evening.organiser.address = running.address;
    let result = |shown: &Value| shown["rounds"][0]["boards"][0]["result"] == "1-0";
    evening
        .until(|shown| result(shown) && shown["rounds"][0]["boards"][1]["game"].is_string())
        .await;
    let after = evening.shown().await["rounds"][0]["boards"].clone();
    for board in 0..3 {
        assert_eq!(after[board]["game"], before[board]["game"], "the very same games");
        let game = after[board]["game"].as_str().unwrap();
        let state = running.client().get(&format!("/api/v1/games/{game}")).await.unwrap();
        assert_eq!(state.status, 200);
    }
}

#[tokio::test(flavor = "multi_thread", worker_threads = 4)]
async fn two_nodes_pair_a_round_once() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new());
    let node = async || {
        let mut config = Config::on_loopback(scratch.0.clone());
        config.database = postgres.address();
        config.limits = generous();
        Running::with(config).await
    };
    let (one, two) = (node().await, node().await);
    let mut evening = Evening::new(&one, json!({})).await;
    let mut players = guests(&one, &evening.path, 6).await;
    let revision = evening.shown().await["revision"].clone();
    let mut elsewhere =
        Evening { organiser: evening.organiser.clone(), path: evening.path.clone() };
    elsewhere.organiser.address = two.address;
    let pair = || json!({ "type": "pair" });
    let (here, there) =
        tokio::join!(evening.act_on(&revision, pair()), elsewhere.act_on(&revision, pair()));
    let mut said = [here.0, there.0];
    said.sort_unstable();
    assert_eq!(said, [200, 409], "{here:?} {there:?}");
    let shown = elsewhere.until(|it| it["rounds"][0]["boards"][2]["game"].is_string()).await;
    assert_eq!(shown["rounds"].as_array().unwrap().len(), 1);
    // The result of a game on one node is seen on the other, once.
    for player in &mut players {
        player.address = two.address;
    }
    first_wins(&mut players, &shown["rounds"][0]["boards"][0]).await;
    let shown = evening.until(|it| it["rounds"][0]["boards"][0]["result"] == "1-0").await;
    assert_eq!(shown["revision"].as_i64().unwrap(), revision.as_i64().unwrap() + 3);
}

#[tokio::test]
async fn lists_show_what_is_public_and_what_is_mine() {
    let running = Running::start().await;
    let mut evening = Evening::new(&running, json!({ "name": "Open" })).await;
    let secret = Evening::new(&running, json!({ "name": "Ours", "visibility": "private" })).await;
    let names = async |client: &mut Client, list: &str| {
        let path = format!("/api/v1/tournaments?list={list}");
        let page = client.get(&path).await.unwrap().json();
        let all = page["tournaments"].as_array().unwrap().clone();
        all.iter().map(|it| it["name"].as_str().unwrap().to_owned()).collect::<Vec<_>>()
    };
    let mut anybody = running.client();
    assert_eq!(names(&mut anybody, "entry").await, ["Open"]);
    assert!(names(&mut anybody, "mine").await.is_empty());
    let mut organiser = secret.organiser.clone();
    assert_eq!(names(&mut organiser, "mine").await, ["Ours"]);
    let mut guest = guests(&running, &secret.path, 1).await.remove(0);
    assert_eq!(names(&mut guest, "mine").await, ["Ours"]);
    evening.names(&["Ada", "Charles"]).await;
    evening.pair().await;
    assert_eq!(names(&mut anybody, "running").await, ["Open"]);
    assert_eq!(evening.act(json!({ "type": "close" })).await.0, 200);
    assert_eq!(names(&mut anybody, "over").await, ["Open"]);
}
