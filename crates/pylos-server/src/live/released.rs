//! Databases that released programs have left behind: newer ones go on with
//! them, on both kinds of database.

use std::sync::Arc;

use pylos_host::wire::Action;
use pylos_host::{Actor, Chair};

use super::Live;
use super::tests::Scratch;
use crate::config::Config;
use crate::secret::{fingerprint, read_recovery_code};
use crate::server::Server;
use crate::store::tests::postgres::Postgres;
use crate::store::{List, Page, migrations_until};

/// The schemata of programs that have left a database behind, which
/// `tests/fixture.rs` has written. One program brought several schemata at once:
/// then it is that of the last.
const RELEASED: [i64; 3] = [3, 5, 11];

/// What the program of a schema has left behind.
fn left_behind(schema: i64) -> String {
    let directory = concat!(env!("CARGO_MANIFEST_DIR"), "/tests/fixtures");
    std::fs::read_to_string(format!("{directory}/schema-{schema}.sql")).unwrap()
}

/// Whoever adds a schema keeps a database of the one before (`tests/fixture.rs`).
#[test]
fn the_schema_before_the_newest_has_left_a_database_behind() {
    let newest = migrations_until(i64::MAX).iter().map(|step| step.version).max().unwrap();
    let kept = RELEASED.into_iter().max().unwrap();
    assert!(RELEASED.into_iter().all(|schema| left_behind(schema).contains("INSERT INTO games")));
    assert!(kept + 1 >= newest, "schema {newest} is there, and schema {kept} is the last kept");
}

/// A server on a database of this schema with these rows in it.
async fn server_on(scratch: &Scratch, schema: i64, rows: &str) -> Server {
    let old = scratch.database().await;
    migrations_until(schema).run(&old).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(rows.to_owned())).execute(&old).await.unwrap();
    old.close().await;
    Server::start(scratch.config()).await.unwrap()
}

/// The same on PostgreSQL.
async fn server_on_postgres(
    scratch: &Scratch,
    postgres: &Postgres,
    schema: i64,
    rows: &str,
) -> Server {
    let administrator = sqlx::PgPool::connect(&postgres.address()).await.unwrap();
    let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE schema_{schema}"));
    sqlx::query(create).execute(&administrator).await.unwrap();
    administrator.close().await;
    let database = postgres.address().replace("/postgres", &format!("/schema_{schema}"));
    let old = sqlx::PgPool::connect(&database).await.unwrap();
    migrations_until(schema).run(&old).await.unwrap();
    sqlx::raw_sql(sqlx::AssertSqlSafe(rows.to_owned())).execute(&old).await.unwrap();
    old.close().await;
    Server::start(Config { database, ..scratch.config() }).await.unwrap()
}

/// Every game can be played through, and every row says the same.
async fn says_what_happened(server: &Server, rows: &str) {
    assert!(server.store.unfilled(10).await.unwrap().is_empty());
    let (behind, _) = server.store.behind(&(0, String::new()), 100).await.unwrap();
    assert!(behind.is_empty());
    let games = rows.lines().filter(|line| line.starts_with("INSERT INTO games "));
    let ids = games.map(|line| line.split('\'').nth(1).unwrap());
    for id in ids {
        server.live(id).await.unwrap_or_else(|error| panic!("{id}: {error}"));
    }
    let page = Page { kind: None, before: None, limit: 50 };
    for list in [List::Finished, List::Live, List::Open] {
        let part = server.store.list(&list, &page, 0).await.unwrap();
        assert_eq!(part.damaged, 0);
        assert!(!part.games.is_empty(), "{list:?}");
        for row in part.games {
            let table = server.live(&row.id).await.unwrap().table();
            assert_eq!(row.ply, table.board().ply() as i64);
            assert_eq!(row.position, table.board().position());
            assert_eq!(row.outcome, table.result().map(|result| result.text));
            let winner = table.board().winner().map(|chair| chair as i64);
            assert_eq!(row.winner, winner.filter(|_| !table.is_aborted()));
            let deadline = table.deadline().map(|deadline| deadline.as_millis() as i64);
            assert_eq!(row.deadline, deadline);
        }
    }
}

async fn play(server: &Server, live: &Arc<Live>, chair: Chair, turn: &str) {
    let table = live.table();
    let person = table.person(chair).unwrap().to_owned();
    let action =
        Action::Turn { ply: table.board().ply(), undos: table.undos, turn: turn.to_owned() };
    server.act(live, Actor::Person(person), action, server.time.now()).await.unwrap();
}

/// The rows of every released schema are filled when a newer program opens
/// them, and say the same as playing the games through.
#[tokio::test]
async fn databases_of_released_programs_are_read() {
    let postgres = Postgres::start();
    let rows = left_behind(3);
    for schema in 1..=4 {
        let scratch = Scratch::new(&format!("schema-{schema}"));
        // Sessions had no last use before the second.
        let lines = rows.lines().filter(|line| schema > 1 || !line.contains("INTO sessions"));
        let rows = lines.collect::<Vec<_>>().join("\n");
        for server in [
            server_on(&scratch, schema, &rows).await,
            server_on_postgres(&scratch, &postgres, schema, &rows).await,
        ] {
            let page = Page { kind: None, before: None, limit: 10 };
            let list = async |list| server.store.list(&list, &page, 0).await.unwrap().games;
            let (finished, live) = (list(List::Finished).await, list(List::Live).await);
            let open = list(List::Open).await;
            assert_eq!((finished.len(), live.len(), open.len()), (2, 2, 1), "schema {schema}");
            let rated = finished.iter().find(|game| game.id == "mnH-55LCA606b3kH").unwrap();
            assert_eq!((rated.winner, rated.ply), (Some(1), 2));
            assert_eq!(rated.seats[1].name.as_deref(), Some("Bob"));
            assert_eq!(server.games.len(), 0, "nothing is played through for a list");
            says_what_happened(&server, &rows).await;
            let timed = server.live("qYFo2bqjpyOloCG7").await.unwrap().table();
            assert!(timed.deadline().is_some());
            server.say_goodbye().await;
            server.close().await;
        }
    }
}

/// The first schema whose rows say everything, with accounts, tokens and hosts.
#[tokio::test]
async fn a_database_of_schema_5_goes_on() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new("schema-5"));
    let (schema, rows) = (5, &*left_behind(5));
    for server in [
        server_on(&scratch, schema, rows).await,
        server_on_postgres(&scratch, &postgres, schema, rows).await,
    ] {
        says_what_happened(&server, rows).await;
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
        play(&server, &live, Chair::First, "c1").await;
        assert!(live.table().revision >= 3);
        server.say_goodbye().await;
        server.close().await;
    }
}

/// With tournaments, plans, vacations, ties and talk.
#[tokio::test]
async fn a_database_of_schema_11_goes_on() {
    let (postgres, scratch) = (Postgres::start(), Scratch::new("schema-11"));
    let (schema, rows) = (11, &*left_behind(11));
    let mark = |name: &str| {
        let mark = format!("-- {name}: ");
        rows.lines().find_map(|line| line.strip_prefix(&mark)).unwrap()
    };
    for server in [
        server_on(&scratch, schema, rows).await,
        server_on_postgres(&scratch, &postgres, schema, rows).await,
    ] {
        says_what_happened(&server, rows).await;
        let ana = server.store.account("ana").await.unwrap().unwrap();
        assert_eq!(ana.recovery, Some(fingerprint(&read_recovery_code(mark("recovery")))));
        let token = fingerprint(mark("token"));
        let token = server.store.token(&token, server.time.now()).await.unwrap().unwrap();
        assert_eq!(token.player, ana.id);
        assert_eq!(server.store.subscriptions_of(&ana.id).await.unwrap().len(), 1);
        assert_eq!(server.store.attempts(&ana.id).await.unwrap().len(), 1);
        let loaded = server.tournament(mark("tournament")).await.unwrap();
        assert_eq!(loaded.tournament.missing_result().unwrap().to_string(), "1.2");
        // Ana went on vacation, and Bob has a plan, which is followed.
        let paused = server.store.events(mark("paused"), 0).await.unwrap();
        assert!(paused.iter().any(|event| event.body.contains("\"paused\"")));
        let planned = server.live(mark("planned")).await.unwrap();
        play(&server, &planned, Chair::First, "a1").await;
        let mut seen = planned.watch();
        let followed = async {
            while seen.borrow_and_update().board().ply() < 2 {
                seen.changed().await.unwrap();
            }
        };
        tokio::time::timeout(std::time::Duration::from_secs(20), followed).await.unwrap();
        let running = server.live(mark("running")).await.unwrap();
        assert_eq!(server.store.talk(running.id()).await.unwrap().len(), 1);
        play(&server, &running, Chair::Second, "c4").await;
        assert_eq!(running.table().board().ply(), 4);
        server.say_goodbye().await;
        server.close().await;
    }
}
