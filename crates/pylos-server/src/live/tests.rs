//! What a server does with games that older programs, or nobody, looks after.

use std::path::PathBuf;

use pylos_host::wire::{Player, PlayerKind};
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

use crate::config::Config;
use crate::secret::fingerprint;
use crate::server::Server;
use crate::store::{List, Page, migrations_until};

struct Scratch(PathBuf);

impl Scratch {
    fn new(name: &str) -> Scratch {
        let name = format!("pylos-live-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    async fn database(&self) -> SqlitePool {
        let file = self.0.join("pylos.db");
        let options = SqliteConnectOptions::new().filename(file).create_if_missing(true);
        SqlitePool::connect_with(options).await.unwrap()
    }

    async fn change(&self, sql: &str) {
        let database = self.database().await;
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql)).execute(&database).await.unwrap();
        database.close().await;
    }

    async fn server(&self) -> Server {
        Server::start(Config::on_loopback(self.0.clone())).await.unwrap()
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

async fn texts(database: &SqlitePool, sql: &'static str) -> Vec<String> {
    let rows: Vec<(String,)> = sqlx::query_as(sql).fetch_all(database).await.unwrap();
    rows.into_iter().map(|(text,)| text).collect()
}

const RELEASED: &str = include_str!("../../tests/fixtures/schema-3.sql");

/// The rows of every released schema are filled when a newer program opens
/// them, and say the same as playing the games through.
#[tokio::test]
async fn databases_of_released_programs_are_read() {
    for schema in 1..=4 {
        let scratch = Scratch::new(&format!("schema-{schema}"));
        let old = scratch.database().await;
        migrations_until(schema).run(&old).await.unwrap();
        // Sessions had no last use before the second.
        let lines = RELEASED.lines().filter(|line| schema > 1 || !line.contains("INTO sessions"));
        let sql: Vec<&str> = lines.collect();
        sqlx::raw_sql(sqlx::AssertSqlSafe(sql.join("\n"))).execute(&old).await.unwrap();
        old.close().await;
        let server = scratch.server().await;
        let page = Page { kind: None, before: None, limit: 10 };
        let list = async |list| server.store.list(&list, &page, 0).await.unwrap().games;
        let (finished, live) = (list(List::Finished).await, list(List::Live).await);
        let open = list(List::Open).await;
        assert_eq!((finished.len(), live.len(), open.len()), (2, 2, 1), "schema {schema}");
        let rated = finished.iter().find(|game| game.id == "mnH-55LCA606b3kH").unwrap();
        assert_eq!((rated.winner, rated.ply), (Some(1), 2));
        assert_eq!(rated.seats[1].name.as_deref(), Some("Bob"));
        assert_eq!(server.games.len(), 0, "nothing is played through for a list");
        for row in finished.iter().chain(&live).chain(&open) {
            let table = server.live(&row.id).await.unwrap().table();
            assert_eq!(row.ply, table.board().ply() as i64);
            assert_eq!(row.position, table.board().position());
            assert_eq!(row.outcome, table.result().map(|result| result.text));
            let winner = table.board().winner().map(|chair| chair as i64);
            assert_eq!(row.winner, winner.filter(|_| !table.is_aborted()));
        }
        assert!(server.store.unfilled(10).await.unwrap().is_empty());
        let timed = server.live("qYFo2bqjpyOloCG7").await.unwrap().table();
        let database = scratch.database().await;
        let deadline = "SELECT CAST(deadline AS TEXT) FROM games WHERE deadline IS NOT NULL";
        let deadline = texts(&database, deadline).await;
        assert_eq!(deadline, [timed.deadline().unwrap().as_millis().to_string()]);
        database.close().await;
        server.close().await;
    }
}

/// The first schema whose rows say everything, with accounts, tokens and hosts.
#[tokio::test]
async fn a_database_of_schema_5_goes_on() {
    let scratch = Scratch::new("schema-5");
    let old = scratch.database().await;
    migrations_until(5).run(&old).await.unwrap();
    sqlx::raw_sql(include_str!("../../tests/fixtures/schema-5.sql")).execute(&old).await.unwrap();
    old.close().await;
    let server = scratch.server().await;
    let page = Page { kind: None, before: None, limit: 10 };
    let list = async |list| server.store.list(&list, &page, 0).await.unwrap().games;
    let (finished, live) = (list(List::Finished).await, list(List::Live).await);
    assert_eq!((finished.len(), live.len(), list(List::Open).await.len()), (2, 3, 1));
    for row in finished.iter().chain(&live) {
        let table = server.live(&row.id).await.unwrap().table();
        assert_eq!(row.position, table.board().position());
        assert_eq!(row.outcome, table.result().map(|result| result.text));
    }
    // What people hold still opens: the code on paper, the program's token.
    let ana = server.store.account("ana").await.unwrap().unwrap();
    assert_eq!(ana.recovery, Some(fingerprint("K4DZ7-XQHV7-GTAB2-AJ7SJ")));
    let token = fingerprint("pylos_9IO2rU3UnwEq9mBvOm2huxIHTCSF1Lnz");
    let token = server.store.token(&token, server.time.now()).await.unwrap().unwrap();
    assert_eq!((token.player, &*token.scopes), (ana.id, "play"));
    assert_eq!(server.store.open_reports().await.unwrap().len(), 1);
    let log = server.store.log_after(0).await.unwrap();
    assert_eq!((log.len(), crate::store::first_broken(&log)), (1, None));
    // And the games go on: a turn is written under the newest shapes.
    let live = server.live("GeFywjITZaw5BhEc").await.unwrap();
    let player = live.table().person(pylos_host::Chair::First).unwrap().to_owned();
    let turn = "c1".to_owned();
    let action = pylos_host::wire::Action::Turn { ply: 2, undos: 0, turn };
    let actor = pylos_host::Actor::Person(player);
    server.act(&live, actor, action, server.time.now()).await.unwrap();
    assert!(live.table().revision >= 3);
    server.close().await;
}

fn guest(id: &str) -> Player {
    let (name, level, ratings) = (None, None, Vec::new());
    Player { id: Some(id.to_owned()), name, kind: PlayerKind::Guest, level, ratings }
}

async fn new_game(server: &Server, player: &str, seats: &str) -> String {
    server.store.add_guest(player, server.time.now()).await.unwrap();
    let wish = format!(r#"{{"rules":"children","seats":{seats},"visibility":"public"}}"#);
    let wish = serde_json::from_str(&wish).unwrap();
    server.create(&guest(player), wish).await.unwrap().table().id.clone()
}

#[tokio::test]
async fn games_that_nobody_touches_end() {
    let scratch = Scratch::new("untouched");
    let server = scratch.server().await;
    let waiting = new_game(&server, "p1", r#"[{"kind":"me"},{"kind":"friend"}]"#).await;
    let fresh = new_game(&server, "p2", r#"[{"kind":"me"},{"kind":"me"}]"#).await;
    let begun = new_game(&server, "p3", r#"[{"kind":"me"},{"kind":"me"}]"#).await;
    let live = server.live(&begun).await.unwrap();
    for (ply, turn) in ["a1", "b1", "c1"].into_iter().enumerate() {
        let action = pylos_host::wire::Action::Turn { ply, undos: 0, turn: turn.to_owned() };
        let actor = pylos_host::Actor::Person("p3".to_owned());
        server.act(&live, actor, action, server.time.now()).await.unwrap();
    }
    let month = server.time.now() - 31 * 86_400_000;
    let sql = format!("UPDATE games SET active = {month} WHERE id <> '{fresh}'");
    scratch.change(&sql).await;
    server.end_untouched_games().await.unwrap();
    let phase = async |id: &str| server.live(id).await.unwrap().table().result().map(|r| r.by);
    use pylos_views::EndedBy::{Abandonment, Aborted};
    assert_eq!(phase(&waiting).await, Some(Aborted));
    assert_eq!(phase(&begun).await, Some(Abandonment));
    assert_eq!(phase(&fresh).await, None, "somebody was here lately");
    server.close().await;
}

#[tokio::test]
async fn an_engine_whose_turn_was_lost_plays_without_any_visitor() {
    let scratch = Scratch::new("engine");
    let server = scratch.server().await;
    let engine = r#"[{"kind":"engine","level":1},{"kind":"me"}]"#;
    let game = new_game(&server, "p1", engine).await;
    let mut seen = server.live(&game).await.unwrap().watch();
    while seen.borrow_and_update().revision < 1 {
        seen.changed().await.unwrap();
    }
    drop(seen);
    server.say_goodbye().await;
    server.close().await;
    // As if it had died before the engine had thought.
    let lost = format!(
        "DELETE FROM events; UPDATE games SET revision = 0, ply = 0, engine_due = 1 \
         WHERE id = '{game}'"
    );
    scratch.change(&lost).await;
    let server = scratch.server().await;
    for _ in 0..200 {
        if server.store.events(&game, 0).await.unwrap().len() == 1 {
            server.close().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the engine has not played");
}

/// A clock that runs out while no server looks ends the game after the next
/// start, and nobody has to ask for it.
#[tokio::test]
async fn a_flag_falls_after_a_restart_without_any_visitor() {
    let scratch = Scratch::new("flag");
    let server = scratch.server().await;
    server.store.add_guest("p1", server.time.now()).await.unwrap();
    let wish = r#"{"rules":"children","seats":[{"kind":"me"},{"kind":"me"}],
                   "clock":{"kind":"per_move","seconds":1}}"#;
    let wish = serde_json::from_str(wish).unwrap();
    let live = server.create(&guest("p1"), wish).await.unwrap();
    for (ply, turn) in ["a1", "b1"].into_iter().enumerate() {
        let action = pylos_host::wire::Action::Turn { ply, undos: 0, turn: turn.to_owned() };
        let actor = pylos_host::Actor::Person("p1".to_owned());
        server.act(&live, actor, action, server.time.now()).await.unwrap();
    }
    let game = live.table().id.clone();
    drop(live);
    server.say_goodbye().await;
    server.close().await;
    let server = scratch.server().await;
    for _ in 0..200 {
        let events = server.store.events(&game, 2).await.unwrap();
        if let Some(event) = events.first() {
            assert!(event.body.contains("out_of_time"), "{}", event.body);
            server.close().await;
            return;
        }
        tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    }
    panic!("the flag has not fallen");
}

/// A full queue delays an engine's turn; it does not lose it.
#[tokio::test]
async fn a_full_queue_of_engines_is_survived() {
    let scratch = Scratch::new("queue");
    let mut config = Config::on_loopback(scratch.0.clone());
    config.engine_threads = 1;
    config.limits.engine_games = 1_000;
    let server = Server::start(config).await.unwrap();
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let pool = server.pool.clone();
    let gate = tokio::spawn(async move { pool.think("gate", move |_| wait.recv().is_ok()).await });
    // Far more games of one person than may wait for him.
    let engine = r#"[{"kind":"engine","level":1},{"kind":"me"}]"#;
    server.store.add_guest("p1", server.time.now()).await.unwrap();
    let mut games = Vec::new();
    for _ in 0..40 {
        let wish = format!(r#"{{"rules":"children","seats":{engine}}}"#);
        let wish = serde_json::from_str(&wish).unwrap();
        games.push(server.create(&guest("p1"), wish).await.unwrap());
    }
    tokio::time::sleep(std::time::Duration::from_millis(300)).await;
    go.send(()).unwrap();
    assert!(gate.await.unwrap().unwrap());
    for live in games {
        let mut seen = live.watch();
        let moved = async {
            while seen.borrow_and_update().revision < 1 {
                seen.changed().await.unwrap();
            }
        };
        let moved = tokio::time::timeout(std::time::Duration::from_secs(30), moved).await;
        assert!(moved.is_ok(), "an engine stands still");
    }
    server.close().await;
}

#[tokio::test]
async fn games_against_computers_are_limited_per_person() {
    let scratch = Scratch::new("cap");
    let mut config = Config::on_loopback(scratch.0.clone());
    config.limits.engine_games = 2;
    let server = Server::start(config).await.unwrap();
    let engine = r#"{"rules":"children","seats":[{"kind":"me"},{"kind":"engine","level":1}]}"#;
    let create = async |player: &str| {
        let wish = serde_json::from_str(engine).unwrap();
        server.create(&guest(player), wish).await.map(drop).map_err(|error| error.code())
    };
    for player in ["p1", "p2"] {
        server.store.add_guest(player, 0).await.unwrap();
    }
    assert_eq!(create("p1").await, Ok(()));
    assert_eq!(create("p1").await, Ok(()));
    assert_eq!(create("p1").await, Err(crate::error::Code::TooMany));
    assert_eq!(create("p2").await, Ok(()));
    server.close().await;
}
