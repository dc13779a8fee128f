//! What a server does with games that nobody looks after.

use std::path::PathBuf;

use pylos_host::wire::{Player, PlayerKind};
use sqlx::SqlitePool;
use sqlx::sqlite::SqliteConnectOptions;

use crate::config::Config;
use crate::server::Server;

pub(super) struct Scratch(PathBuf);

impl Scratch {
    pub(super) fn new(name: &str) -> Scratch {
        let name = format!("pylos-live-{}-{name}", std::process::id());
        let path = std::env::temp_dir().join(name);
        let _ = std::fs::remove_dir_all(&path);
        std::fs::create_dir_all(&path).unwrap();
        Scratch(path)
    }

    pub(super) async fn database(&self) -> SqlitePool {
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
        Server::start(self.config()).await.unwrap()
    }

    pub(super) fn config(&self) -> Config {
        Config::on_loopback(self.0.clone())
    }
}

impl Drop for Scratch {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn guest(id: &str) -> Player {
    let (name, level, ratings) = (None, None, Vec::new());
    Player { id: Some(id.to_owned()), name, kind: PlayerKind::Guest, level, ratings }
}

async fn new_game(server: &Server, player: &str, seats: &str) -> String {
    server.store.add_guest(player, server.time.now()).await.unwrap();
    let wish = format!(r#"{{"rules":"children","seats":{seats},"visibility":"public"}}"#);
    let wish = serde_json::from_str(&wish).unwrap();
    server.create(&guest(player), None, wish).await.unwrap().table().id.clone()
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
    let live = server.create(&guest("p1"), None, wish).await.unwrap();
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
    let mut config = scratch.config();
    config.engine_threads = 1;
    config.limits.engine_games = 1_000;
    let server = Server::start(config).await.unwrap();
    let (go, wait) = std::sync::mpsc::channel::<()>();
    let pool = server.pool.clone();
    let gate = crate::pool::Asker::person("gate", None);
    let gate = tokio::spawn(async move { pool.think(&gate, move |_| wait.recv().is_ok()).await });
    // Far more games of one person than may wait for him.
    let engine = r#"[{"kind":"engine","level":1},{"kind":"me"}]"#;
    server.store.add_guest("p1", server.time.now()).await.unwrap();
    let mut games = Vec::new();
    for _ in 0..40 {
        let wish = format!(r#"{{"rules":"children","seats":{engine}}}"#);
        let wish = serde_json::from_str(&wish).unwrap();
        games.push(server.create(&guest("p1"), None, wish).await.unwrap());
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
    let mut config = scratch.config();
    config.limits.engine_games = 2;
    let server = Server::start(config).await.unwrap();
    let engine = r#"{"rules":"children","seats":[{"kind":"me"},{"kind":"engine","level":1}]}"#;
    let create = async |player: &str| {
        let wish = serde_json::from_str(engine).unwrap();
        server.create(&guest(player), None, wish).await.map(drop).map_err(|error| error.code())
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

/// Whoever reads through the archive, one game after the other, costs no memory
/// that stays; games that somebody watches do.
#[tokio::test]
async fn games_that_nobody_watches_make_room() {
    let scratch = Scratch::new("crawl");
    let server = scratch.server().await;
    let game = new_game(&server, "p1", r#"[{"kind":"me"},{"kind":"me"}]"#).await;
    let table = server.live(&game).await.unwrap().table();
    let put = |id: String| {
        let mut table = (*table).clone();
        table.id = id;
        server.games.insert(super::Live::new(table, [pylos_host::Seen::Never; 2], 0))
    };
    let watched: Vec<_> = (0..50).map(|n| put(format!("watched-{n}")).watch()).collect();
    for n in 0..20_000 {
        put(format!("read-{n}"));
        assert!(server.games.len() <= super::IDLE + 100, "{}", server.games.len());
    }
    for n in 0..50 {
        assert!(server.games.get(&format!("watched-{n}")).is_some());
    }
    assert!(server.games.get("read-19999").is_some(), "what was read last is there");
    drop(watched);
    server.close().await;
}

/// A clock of days does not keep a game in memory that nobody looks at.
#[tokio::test]
async fn a_game_with_a_running_clock_is_let_go_too() {
    let scratch = Scratch::new("days");
    let server = scratch.server().await;
    server.store.add_guest("p1", server.time.now()).await.unwrap();
    let wish = r#"{"rules":"children","seats":[{"kind":"me"},{"kind":"me"}],
                   "clock":{"kind":"per_move","seconds":259200}}"#;
    let wish = serde_json::from_str(wish).unwrap();
    let live = server.create(&guest("p1"), None, wish).await.unwrap();
    for (ply, turn) in ["a1", "b1"].into_iter().enumerate() {
        let action = pylos_host::wire::Action::Turn { ply, undos: 0, turn: turn.to_owned() };
        let actor = pylos_host::Actor::Person("p1".to_owned());
        server.act(&live, actor, action, server.time.now()).await.unwrap();
    }
    assert!(live.table().deadline().is_some());
    drop(live);
    tokio::time::sleep(std::time::Duration::from_millis(50)).await;
    server.games.forget(server.time.now() + super::FORGET + 1);
    assert_eq!(server.games.len(), 0);
    server.close().await;
}

/// What must not end begins anew after a mistake, and ends with the server.
#[tokio::test]
async fn a_task_that_has_failed_begins_anew() {
    use std::sync::atomic::{AtomicU32, Ordering};
    let scratch = Scratch::new("tasks");
    let server = scratch.server().await;
    let begun = std::sync::Arc::new(AtomicU32::new(0));
    let (counted, (alive, mut ended)) = (begun.clone(), tokio::sync::mpsc::channel::<()>(1));
    server.keep_running("a test", move |_| {
        let (number, alive) = (counted.fetch_add(1, Ordering::Relaxed), alive.clone());
        async move {
            let _alive = alive;
            assert!(number > 0, "as the test wants it");
            std::future::pending::<()>().await;
        }
    });
    tokio::time::sleep(std::time::Duration::from_millis(1_500)).await;
    assert_eq!(begun.load(Ordering::Relaxed), 2);
    server.say_goodbye().await;
    assert!(ended.recv().await.is_none(), "nothing of it is left");
    server.close().await;
}
