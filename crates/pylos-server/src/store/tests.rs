//! One suite for both databases: whatever holds for SQLite holds for a real
//! PostgreSQL.

#[path = "../../tests/support/postgres.rs"]
mod postgres;

use pylos_host::Seen;

use super::*;
use postgres::Postgres;

/// Every test runs on both.
macro_rules! on_both {
    ($($name:ident),+ $(,)?) => {
        mod sqlite {
            $(#[tokio::test]
            async fn $name() {
                let file = std::env::temp_dir().join(format!(
                    "pylos-store-{}-{}.db", std::process::id(), stringify!($name)
                ));
                for ending in ["", "-wal", "-shm"] {
                    let _ = std::fs::remove_file(format!("{}{ending}", file.display()));
                }
                let store = super::Store::open(&format!("sqlite:{}", file.display())).await.unwrap();
                super::$name(&store).await;
                store.close().await;
                let _ = std::fs::remove_file(file);
            })+
        }

        /// One server for all of them: starting it takes longer than any test.
        #[tokio::test]
        async fn the_same_on_postgres() {
            let postgres = Postgres::start();
            let administrator = sqlx::PgPool::connect(&postgres.address()).await.unwrap();
            $({
                let name = stringify!($name);
                let create = sqlx::AssertSqlSafe(format!("CREATE DATABASE {name}"));
                sqlx::query(create).execute(&administrator).await.unwrap();
                let address = postgres.address().replace("/postgres", &format!("/{name}"));
                let store = Store::open(&address).await.unwrap();
                $name(&store).await;
                store.close().await;
            })+
            administrator.close().await;
        }
    };
}

on_both!(
    an_event_is_written_once,
    entries_of_many_games_are_written_together,
    what_belongs_together_is_written_together,
    lists_are_paged,
    sessions_and_accounts,
    sessions_end_when_they_are_not_used,
    seats_are_handed_over,
    ratings_are_kept,
    silence_becomes_an_outage,
    presence_dies_with_its_node,
    opening_again_changes_nothing,
    the_lobby_is_found_by_an_index,
);

fn entry(game: &str, revision: i64, events: &[&str]) -> Entry {
    let events = events.iter().map(ToString::to_string).collect();
    Entry { game: game.to_owned(), revision, at: 1_000 + revision, events, also: Vec::new() }
}

fn summary(phase: &'static str) -> Summary {
    let position = "empty".to_owned();
    Summary { phase, wanted: None, ended: None, ply: 0, position, result: None }
}

fn game(id: &str, created: Millis) -> Entry {
    let players = [Some("p1".to_owned()), None];
    let new = NewGame {
        id: id.to_owned(),
        kind: "pyramid",
        settings: "{}".to_owned(),
        listed: true,
        created,
        players,
        summary: summary("playing"),
    };
    Entry { also: vec![Also::Create(new)], ..entry(id, 1, &[]) }
}

async fn an_event_is_written_once(store: &Store) {
    let stored = Written::Stored(None);
    assert_eq!(store.append(entry("g", 1, &["a"])).await.unwrap(), stored);
    assert_eq!(store.append(entry("g", 1, &["b"])).await.unwrap(), Written::Conflict);
    assert_eq!(store.append(entry("g", 2, &["c", "d"])).await.unwrap(), stored);
    assert_eq!(store.append(entry("g", 3, &["e", "f"])).await.unwrap(), Written::Conflict);
    let bodies: Vec<String> =
        store.events("g", 0).await.unwrap().into_iter().map(|event| event.body).collect();
    assert_eq!(bodies, ["a", "c", "d"], "nothing of a refused entry is left");
    let news = store.events("g", 2).await.unwrap();
    assert_eq!((news.len(), news[0].revision, news[0].at), (1, 3, 1_002));
}

async fn entries_of_many_games_are_written_together(store: &Store) {
    let writes = (0..200).map(|n| {
        let store = store.clone();
        // Two writers for every game and revision: one of them is too late.
        tokio::spawn(async move { store.append(entry(&format!("g{}", n / 2), 1, &["x"])).await })
    });
    let writes: Vec<_> = writes.collect();
    let mut stored = 0;
    for write in writes {
        stored += usize::from(write.await.unwrap().unwrap() == Written::Stored(None));
    }
    assert_eq!(stored, 100);
}

async fn what_belongs_together_is_written_together(store: &Store) {
    store.append(game("g", 1)).await.unwrap();
    let also = vec![
        Also::Sit { chair: 1, player: "p2".to_owned() },
        Also::Summarise(Summary { ply: 7, ..summary("finished") }),
    ];
    store.append(Entry { also: also.clone(), ..entry("g", 1, &["end"]) }).await.unwrap();
    let row = store.game("g").await.unwrap().unwrap();
    assert_eq!(row.players, [Some("p1".to_owned()), Some("p2".to_owned())]);
    assert!(store.being_played(10).await.unwrap().is_empty());
    // An entry that comes too late changes nothing else either.
    let late = vec![Also::Sit { chair: 1, player: "p3".to_owned() }];
    let late = Entry { also: late, ..entry("g", 1, &["late"]) };
    assert_eq!(store.append(late).await.unwrap(), Written::Conflict);
    assert_eq!(store.game("g").await.unwrap().unwrap().players[1].as_deref(), Some("p2"));
}

async fn lists_are_paged(store: &Store) {
    for n in 0..5 {
        // Two of them in the same millisecond.
        store.append(game(&format!("g{n}"), 10 + n / 2)).await.unwrap();
    }
    let mut before = None;
    let mut seen = Vec::new();
    loop {
        let page = Page { kind: Some("pyramid".to_owned()), before, limit: 2 };
        let rows = store.list(&List::Live, &page).await.unwrap();
        let Some(last) = rows.last() else { break };
        before = Some((last.created, last.id.clone()));
        seen.extend(rows.into_iter().map(|row| row.id));
    }
    assert_eq!(seen, ["g4", "g3", "g2", "g1", "g0"]);
    let page = Page { kind: Some("equator".to_owned()), before: None, limit: 10 };
    assert!(store.list(&List::Live, &page).await.unwrap().is_empty());
    let page = Page { kind: None, before: None, limit: 10 };
    assert_eq!(store.list(&List::Of("p1".to_owned()), &page).await.unwrap().len(), 5);
    assert!(store.list(&List::Finished, &page).await.unwrap().is_empty());
}

async fn sessions_and_accounts(store: &Store) {
    store.add_guest("p1", 1).await.unwrap();
    store.add_guest("p2", 1).await.unwrap();
    store.add_session("t1", "p1", 1).await.unwrap();
    store.add_session("t2", "p1", 1).await.unwrap();
    assert_eq!(store.session("t1", 1).await.unwrap().unwrap().name, None);
    assert!(store.session("t3", 1).await.unwrap().is_none());
    store.name_guest("p1", "Ana", "hash").await.unwrap().unwrap();
    assert!(store.name_guest("p2", "ANA", "hash").await.unwrap().is_err(), "one Ana is enough");
    assert_eq!(store.account("aNA").await.unwrap().unwrap().id, "p1");
    store.end_other_sessions("p1", "t2").await.unwrap();
    assert!(store.session("t1", 1).await.unwrap().is_none());
    store.delete_account("p1").await.unwrap();
    assert!(store.session("t2", 1).await.unwrap().is_none());
    assert!(store.account("ana").await.unwrap().is_none());
    assert_eq!(store.player("p1").await.unwrap().unwrap().name, None);
}

async fn sessions_end_when_they_are_not_used(store: &Store) {
    const DAY: Millis = 86_400_000;
    for player in ["guest", "ana"] {
        store.add_guest(player, 0).await.unwrap();
        store.add_session(&format!("{player}'s"), player, 0).await.unwrap();
    }
    store.name_guest("ana", "Ana", "hash").await.unwrap().unwrap();
    let known = async |token, day: Millis| {
        store.remove_ended_sessions(day * DAY).await.unwrap();
        store.session(token, day * DAY).await.unwrap().is_some()
    };
    // Every use counts, not the day of signing in.
    for day in [80, 160, 240] {
        assert!(known("ana's", day).await, "day {day}");
    }
    assert!(!known("ana's", 240 + 91).await, "after 90 days she signs in again");
    assert!(!known("ana's", 240).await, "and the session is gone, not only refused");
    assert!(known("guest's", 360).await, "a guest has a year");
    assert!(!known("guest's", 360 + 366).await);
    assert!(store.player("guest").await.unwrap().is_none(), "no session, no game: nobody");
    assert!(store.player("ana").await.unwrap().is_some(), "an account stays");
    // A guest with a game stays, for its opponent's sake; so does a newcomer.
    store.add_guest("p1", 0).await.unwrap();
    store.append(game("g", 0)).await.unwrap();
    store.add_guest("new", 800 * DAY).await.unwrap();
    store.remove_ended_sessions(800 * DAY).await.unwrap();
    assert!(store.player("p1").await.unwrap().is_some());
    assert!(store.player("new").await.unwrap().is_some());
}

async fn seats_are_handed_over(store: &Store) {
    store.append(game("g1", 1)).await.unwrap();
    assert_eq!(store.hand_over("p1", "p9").await.unwrap(), ["g1"]);
    assert_eq!(store.game("g1").await.unwrap().unwrap().players[0].as_deref(), Some("p9"));
    assert!(store.hand_over("p1", "p9").await.unwrap().is_empty());
}

async fn ratings_are_kept(store: &Store) {
    for (id, name) in [("p1", "Ana"), ("p2", "Bob")] {
        store.add_guest(id, 1).await.unwrap();
        store.name_guest(id, name, "hash").await.unwrap().unwrap();
    }
    store.append(game("g", 1)).await.unwrap();
    for revision in 1..=12 {
        let players = ["p1", "p2"].map(str::to_owned);
        let rate = Also::Rate { kind: "pyramid", players, score: 1.0 };
        let written = store.append(Entry { also: vec![rate], ..entry("g", revision, &["x"]) });
        let Written::Stored(Some([up, down])) = written.await.unwrap() else { panic!() };
        assert!(up > 0.0 && down < 0.0);
    }
    let ratings = store.ratings("p1").await.unwrap();
    assert_eq!((ratings[0].0.as_str(), ratings[0].1.games), ("pyramid", 12));
    let ranking = store.ranking("pyramid", 10).await.unwrap();
    assert_eq!(ranking.iter().map(|ranked| &*ranked.name).collect::<Vec<_>>(), ["Ana", "Bob"]);
    assert!(store.ranking("equator", 10).await.unwrap().is_empty());
    assert!(store.game("g").await.unwrap().unwrap().changes.is_some());
}

async fn silence_becomes_an_outage(store: &Store) {
    store.pulse(100_000).await.unwrap();
    store.pulse(101_000).await.unwrap();
    store.pulse(105_000).await.unwrap();
    let time = async |at| store.outages().await.unwrap().playing_time(at).as_millis();
    assert_eq!(time(105_000).await, 105_000, "a short silence is none");
    store.pulse(200_000).await.unwrap();
    // From the last sign of life to three seconds after the next.
    assert_eq!(time(104_000).await, 104_000);
    assert_eq!(time(203_000).await, 105_000);
    assert_eq!(time(204_000).await, 106_000);
    store.pulse(200_500).await.unwrap();
    assert_eq!(time(204_000).await, 106_000);
}

async fn presence_dies_with_its_node(store: &Store) {
    store.node_pulse("n1", 100_000).await.unwrap();
    store.node_pulse("n2", 100_000).await.unwrap();
    store.note_presence("g", 0, "n1", None).await.unwrap();
    store.note_presence("g", 1, "n2", None).await.unwrap();
    assert_eq!(store.presence("g", 101_000).await.unwrap(), [Seen::Online; 2]);
    store.note_presence("g", 1, "n2", Some(101_500)).await.unwrap();
    assert_eq!(store.presence("g", 102_000).await.unwrap()[1], Seen::Left(101_500));
    store.node_pulse("n2", 150_000).await.unwrap();
    let seen = store.presence("g", 150_000).await.unwrap();
    assert_eq!(seen[0], Seen::Left(100_000), "its node has been silent for long");
    assert_eq!(store.presence("other", 150_000).await.unwrap(), [Seen::Never; 2]);
}

async fn opening_again_changes_nothing(store: &Store) {
    store.append(entry("g", 1, &["a"])).await.unwrap();
    match &store.pools {
        Pools::Sqlite { write, .. } => migrations().run(write).await.unwrap(),
        Pools::Postgres(pool) => migrations().run(pool).await.unwrap(),
    }
    assert_eq!(store.events("g", 0).await.unwrap().len(), 1);
}

async fn the_lobby_is_found_by_an_index(store: &Store) {
    // Many wait for friends, a few for anyone.
    for n in 0..300 {
        let mut entry = game(&format!("g{n}"), n);
        let wanted = Some(if n % 50 == 0 { "anyone" } else { "friend" });
        if let Also::Create(new) = &mut entry.also[0] {
            new.summary = Summary { wanted, ..summary("waiting") };
        }
        store.append(entry).await.unwrap();
    }
    let lobby = "SELECT id FROM games WHERE phase = 'waiting' AND wanted = 'anyone' \
                 ORDER BY created DESC LIMIT 20";
    let plan: Vec<String> = match &store.pools {
        Pools::Sqlite { read, .. } => {
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN QUERY PLAN {lobby}"));
            let rows: Vec<(i64, i64, i64, String)> =
                sqlx::query_as(explain).fetch_all(read).await.unwrap();
            rows.into_iter().map(|row| row.3).collect()
        }
        Pools::Postgres(pool) => {
            sqlx::query("ANALYZE games").execute(pool).await.unwrap();
            let explain = sqlx::AssertSqlSafe(format!("EXPLAIN {lobby}"));
            // So few rows are read faster without any index.
            let mut transaction = pool.begin().await.unwrap();
            let sql = "SET LOCAL enable_seqscan = off";
            sqlx::query(sql).execute(&mut *transaction).await.unwrap();
            let rows = sqlx::query_as(explain).fetch_all(&mut *transaction).await;
            let rows: Vec<(String,)> = rows.unwrap();
            rows.into_iter().map(|row| row.0).collect()
        }
    };
    assert!(plan.iter().any(|step| step.contains("games_by_wish")), "{plan:?}");
}

#[tokio::test]
async fn a_connection_to_postgres_is_encrypted_when_the_address_says_so() {
    let is_encrypted = async |address: String| {
        let store = Store::open(&address).await?;
        let sql = "SELECT ssl FROM pg_stat_ssl WHERE pid = pg_backend_pid()";
        let row: (bool,) = sqlx::query_as(sql).fetch_one(store.postgres().unwrap()).await?;
        store.close().await;
        Ok::<bool, sqlx::Error>(row.0)
    };
    let postgres = Postgres::start_with_tls();
    let address = |mode: &str| format!("{}?sslmode={mode}", postgres.tcp_address());
    let authority = format!("&sslrootcert={}", postgres.authority().display());
    assert!(!is_encrypted(address("disable")).await.unwrap());
    assert!(is_encrypted(address("require")).await.unwrap());
    assert!(is_encrypted(address("verify-full") + &authority).await.unwrap());
    assert!(is_encrypted(postgres.tcp_address()).await.unwrap(), "it is preferred anyway");
    let stranger = is_encrypted(address("verify-full")).await.unwrap_err();
    assert!(matches!(stranger, sqlx::Error::Tls(_) | sqlx::Error::Io(_)), "{stranger}");
    let plain = Postgres::start();
    let refused = is_encrypted(format!("{}?sslmode=require", plain.address())).await;
    assert!(refused.is_err(), "what is required and not offered is refused");
}
