//! One suite for both databases: whatever holds for SQLite holds for a real
//! PostgreSQL.

#[path = "../../tests/support/postgres.rs"]
pub(crate) mod postgres;
#[path = "../../tests/support/proxy.rs"]
mod proxy;

mod counted;
mod limits;
mod together;
mod told;

use pylos_host::Seen;

use super::{write, *};
use counted::{a_finished_game_is_counted_once, two_nodes_that_count_at_once_count_once};
use postgres::Postgres;
use together::{
    a_commit_of_many_says_what_became_of_each, a_list_of_one_kind_is_found_by_an_index,
};
use told::{a_letter_is_written_by_one_node, a_turn_is_told_by_one_node};

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
                let address = format!("sqlite:{}", file.display());
                let store = super::Store::open(&address).await.unwrap();
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
    names_of_before_get_their_skeletons,
    secrets_are_good_until_they_end,
    two_results_of_newcomers_at_once_both_count,
    the_log_of_hosts_shows_what_was_changed,
    an_attempt_at_a_puzzle_is_counted_once,
    silence_becomes_an_outage,
    presence_dies_with_its_node,
    opening_again_changes_nothing,
    the_lobby_is_found_by_an_index,
    what_is_due_is_found,
    a_late_row_does_not_overwrite_a_newer_one,
    rows_that_are_behind_are_found_page_by_page,
    a_damaged_row_is_left_out,
    a_failed_writer_begins_anew,
    a_full_disk_refuses_in_words_and_recovers,
    a_commit_of_many_says_what_became_of_each,
    a_list_of_one_kind_is_found_by_an_index,
    a_turn_is_told_by_one_node,
    a_letter_is_written_by_one_node,
    a_finished_game_is_counted_once,
    two_nodes_that_count_at_once_count_once,
);

/// A node that is stopped in the middle of a transaction holds a game: the
/// others' games go on, and that one is refused soon and goes on in the end.
#[tokio::test]
async fn a_stuck_game_holds_up_no_other() {
    let postgres = Postgres::start();
    let store = Store::open(&postgres.address()).await.unwrap();
    for id in ["stuck", "free"] {
        store.append(game(id, 1)).await.unwrap();
    }
    let stopped = sqlx::PgPool::connect(&postgres.address()).await.unwrap();
    let mut holding = stopped.begin().await.unwrap();
    let sql = "INSERT INTO events (game, revision, at, body) VALUES ('stuck', 1, 0, 'held')";
    sqlx::query(sql).execute(&mut *holding).await.unwrap();
    let begun = std::time::Instant::now();
    let (stuck, free) = tokio::join!(
        store.append(entry("stuck", 1, &["a"])),
        store.append(entry("free", 1, &["a"]))
    );
    assert!(stuck.is_err());
    assert_eq!(free.unwrap(), Written::Stored(None));
    // While it is stuck, its entries are kept away from the others'.
    for revision in 2..5 {
        let (again, free) = tokio::join!(
            store.append(entry("stuck", 1, &["a"])),
            store.append(entry("free", revision, &["a"]))
        );
        assert!(again.is_err());
        assert_eq!(free.unwrap(), Written::Stored(None));
    }
    assert!(begun.elapsed() < std::time::Duration::from_secs(8), "{:?}", begun.elapsed());
    holding.rollback().await.unwrap();
    assert_eq!(store.append(entry("stuck", 1, &["a"])).await.unwrap(), Written::Stored(None));
    store.close().await;
}

/// Our own connections cannot do that to others: the database ends whoever
/// stops in the middle.
#[tokio::test]
async fn a_transaction_that_was_left_alone_is_ended_by_the_database() {
    let postgres = Postgres::start();
    let store = Store::open(&postgres.address()).await.unwrap();
    let mut left_alone = store.postgres().unwrap().begin().await.unwrap();
    let sql = "INSERT INTO events (game, revision, at, body) VALUES ('g', 1, 0, 'held')";
    sqlx::query(sql).execute(&mut *left_alone).await.unwrap();
    tokio::time::sleep(std::time::Duration::from_secs(2)).await;
    assert!(sqlx::query("SELECT 1").execute(&mut *left_alone).await.is_err());
    assert_eq!(store.append(entry("g", 1, &["a"])).await.unwrap(), Written::Stored(None));
    drop(left_alone);
    store.close().await;
}

/// Turns a guest into an account.
async fn named(
    store: &Store,
    id: &str,
    name: &str,
) -> Result<Result<(), players::NameTaken>, sqlx::Error> {
    store.name_guest(id, NewAccount { name, password: "hash", recovery: "code" }).await
}

impl Store {
    /// The same database once more, as another program opens it.
    async fn reopened(&self) -> Store {
        match &self.pools {
            Pools::Sqlite { write, .. } => {
                let path = write.connect_options().get_filename().display().to_string();
                Store::open(&format!("sqlite:{path}")).await.unwrap()
            }
            Pools::Postgres(shared) => {
                let pools = Pools::Postgres(Arc::new(shared.reopened()));
                Store { writer: Writer::start(pools.clone()), pools }
            }
        }
    }
}

fn entry(game: &str, revision: i64, events: &[&str]) -> Entry {
    let last = revision + events.len() as i64 - 1;
    let events = events.iter().map(ToString::to_string).collect();
    let row = Summary { revision: last, ..summary("playing") };
    let (game, at) = (game.to_owned(), 1_000 + revision);
    Entry { game, revision, at, events, row, is_steady: false, also: Vec::new() }
}

fn summary(phase: &'static str) -> Summary {
    let position = "empty".to_owned();
    Summary { phase, position, version: 1, ..Summary::default() }
}

fn game(id: &str, created: Millis) -> Entry {
    let players = [Some("p1".to_owned()), None];
    let new = NewGame {
        id: id.to_owned(),
        kind: "pyramid",
        settings: "{}".to_owned(),
        rules: "standard".to_owned(),
        rated_as: "pyramid",
        invited: None,
        listed: true,
        traits: Traits { rated: false, days: false },
        created,
        players,
        engines: 0,
        summary: summary("playing"),
    };
    Entry { also: vec![Also::Create(Box::new(new))], ..entry(id, 1, &[]) }
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
    let also = vec![Also::Sit { chair: 1, player: "p2".to_owned() }];
    let row = Summary { revision: 1, ply: 7, ..summary("finished") };
    store.append(Entry { also, row, ..entry("g", 1, &["end"]) }).await.unwrap();
    let row = store.game("g").await.unwrap().unwrap();
    assert_eq!(row.players, [Some("p1".to_owned()), Some("p2".to_owned())]);
    assert_eq!(listed(store, List::Finished).await[0].ply, 7);
    assert!(listed(store, List::Live).await.is_empty());
    // An entry that comes too late changes nothing else either.
    let late = vec![Also::Sit { chair: 1, player: "p3".to_owned() }];
    let late = Entry { also: late, ..entry("g", 1, &["late"]) };
    assert_eq!(store.append(late).await.unwrap(), Written::Conflict);
    assert_eq!(store.game("g").await.unwrap().unwrap().players[1].as_deref(), Some("p2"));
}

async fn listed(store: &Store, list: List) -> Vec<ListedGame> {
    let page = Page { kind: None, before: None, limit: 10 };
    store.list(&list, &page, 0).await.unwrap().games
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
        let part = store.list(&List::Live, &page, 0).await.unwrap();
        seen.extend(part.games.into_iter().map(|row| row.id));
        before = part.before;
        if before.is_none() {
            break;
        }
    }
    assert_eq!(seen, ["g4", "g3", "g2", "g1", "g0"]);
    let page = Page { kind: Some("equator".to_owned()), before: None, limit: 10 };
    assert!(store.list(&List::Live, &page, 0).await.unwrap().games.is_empty());
    assert_eq!(listed(store, List::Of("p1".to_owned())).await.len(), 5);
    assert!(listed(store, List::Finished).await.is_empty());
}

async fn sessions_and_accounts(store: &Store) {
    store.add_guest("p1", 1).await.unwrap();
    store.add_guest("p2", 1).await.unwrap();
    store.add_session("t1", "p1", 1).await.unwrap();
    store.add_session("t2", "p1", 1).await.unwrap();
    assert_eq!(store.session("t1", 1).await.unwrap().unwrap().name, None);
    assert!(store.session("t3", 1).await.unwrap().is_none());
    named(store, "p1", "Ana").await.unwrap().unwrap();
    for alike in ["ANA", "Аna", "Ａna"] {
        assert!(named(store, "p2", alike).await.unwrap().is_err(), "one Ana is enough: {alike}");
    }
    assert_eq!(store.account("aNA").await.unwrap().unwrap().id, "p1");
    store.end_other_sessions("p1", "t2").await.unwrap();
    assert!(store.session("t1", 1).await.unwrap().is_none());
    store.delete_account("p1").await.unwrap();
    assert!(store.session("t2", 1).await.unwrap().is_none());
    assert!(store.account("ana").await.unwrap().is_none());
    assert_eq!(store.player("p1").await.unwrap().unwrap().name, None);
}

/// Everything that is forgotten by and by, at once.
async fn forget(store: &Store, now: Millis) {
    while store.remove_ended_sessions(now, 2).await.unwrap() > 0 {}
    let mut from = Some(String::new());
    while let Some(start) = from {
        let (guests, next) = store.forgotten_guests(&start, now, 2).await.unwrap();
        for guest in guests {
            store.remove_guest(&guest).await.unwrap();
        }
        from = next;
    }
}

async fn sessions_end_when_they_are_not_used(store: &Store) {
    const DAY: Millis = 86_400_000;
    for player in ["guest", "ana"] {
        store.add_guest(player, 0).await.unwrap();
        store.add_session(&format!("{player}'s"), player, 0).await.unwrap();
    }
    named(store, "ana", "Ana").await.unwrap().unwrap();
    let known = async |token, day: Millis| {
        forget(store, day * DAY).await;
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
    forget(store, 800 * DAY).await;
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
        named(store, id, name).await.unwrap().unwrap();
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

async fn names_of_before_get_their_skeletons(store: &Store) {
    for (at, (id, name)) in (1..).zip([("p1", "Ana"), ("p2", "Аna"), ("p3", "Bob")]) {
        store.add_guest(id, at).await.unwrap();
        write!(store, pool => {
            sqlx::query("UPDATE players SET name = $2, folded = $3 WHERE id = $1")
                .bind(id).bind(name).bind(name.to_lowercase()).execute(pool).await.map(drop)
        })
        .unwrap();
    }
    store.give_skeletons().await.unwrap();
    store.give_skeletons().await.unwrap();
    let id = async |name: &str| store.account(name).await.unwrap().map(|account| account.id);
    assert_eq!(id("ana").await.as_deref(), Some("p1"));
    assert_eq!(id("аna").await.as_deref(), Some("p2"), "the younger look-alike gets in, too");
    assert_eq!(id("B0b").await.as_deref(), Some("p3"));
    store.add_guest("p4", 9).await.unwrap();
    assert!(named(store, "p4", "АNА").await.unwrap().is_err(), "but there will be no third");
}

async fn secrets_are_good_until_they_end(store: &Store) {
    store.add_guest("p1", 1).await.unwrap();
    named(store, "p1", "Ana").await.unwrap().unwrap();
    store.add_session("s1", "p1", 1).await.unwrap();
    let token = StoredToken {
        id: "t1".into(),
        player: "p1".into(),
        label: "laptop".into(),
        scopes: "play".into(),
        created: 5,
        used: None,
    };
    store.add_token("k1", &token).await.unwrap();
    assert_eq!(store.token("k1", 7).await.unwrap(), Some(token.clone()));
    let used = StoredToken { used: Some(7), ..token };
    assert_eq!(store.tokens_of("p1").await.unwrap(), [used]);
    // More than one query has room for.
    let mut asked: Vec<String> = (0..1200).map(|n| format!("x{n}")).collect();
    asked.extend(["s1".to_owned(), "k1".to_owned()]);
    assert_eq!(store.still_good(&asked).await.unwrap().len(), 2);
    assert!(!store.remove_token("p2", "t1").await.unwrap(), "it is somebody else's");
    assert!(store.remove_token("p1", "t1").await.unwrap());
    assert_eq!(store.still_good(&asked).await.unwrap(), ["s1".to_owned()].into());
    store.add_token("k2", &StoredToken { used: None, ..store_token("t2") }).await.unwrap();
    assert!(!store.recover("p1", Some("wrong"), "new", "next").await.unwrap());
    assert!(store.recover("p1", Some("code"), "new", "next").await.unwrap());
    assert!(!store.recover("p1", Some("code"), "newer", "after").await.unwrap(), "it works once");
    assert!(store.still_good(&asked).await.unwrap().is_empty(), "and ends everything else");
    assert!(store.token("k2", 8).await.unwrap().is_none());
    store.set_standing("p1", Standing::Closed).await.unwrap();
    assert!(!store.recover("p1", Some("next"), "newer", "after").await.unwrap());
}

async fn the_log_of_hosts_shows_what_was_changed(store: &Store) {
    let entry = |n: usize| LogEntry {
        number: 0,
        at: 5,
        host: "Hera".into(),
        act: "close".into(),
        subject: format!("p{n}"),
        detail: String::new(),
        note: "spam".into(),
        chain: String::new(),
    };
    // Many hosts at once: every entry has a number and a seal of its own.
    let writes = (0..8).map(|n| {
        let (store, entry) = (store.clone(), entry(n));
        tokio::spawn(async move { store.log(entry).await.unwrap() })
    });
    for write in writes.collect::<Vec<_>>() {
        write.await.unwrap();
    }
    let entries = store.log_after(0).await.unwrap();
    assert_eq!(entries.len(), 8);
    assert_eq!(first_broken(&entries), None);
    assert_eq!(store.log_after(6).await.unwrap().len(), 2);
    let mut forged = entries.clone();
    forged[3].note = "nothing".into();
    assert_eq!(first_broken(&forged), Some(4));
    let mut resealed = entries.clone();
    resealed[3].note = "nothing".into();
    resealed[3].chain = resealed[3].seal(&entries[2].chain);
    assert_eq!(first_broken(&resealed), Some(5), "the next one gives it away");
    let mut shorter = entries;
    shorter.remove(2);
    assert_eq!(first_broken(&shorter), Some(3));
}

fn store_token(id: &str) -> StoredToken {
    let (player, label, scopes) = ("p1".into(), "desk".into(), String::new());
    StoredToken { id: id.into(), player, label, scopes, created: 5, used: None }
}

/// Two nodes, or two programs on one file: each with a writer of its own.
async fn two_results_of_newcomers_at_once_both_count(store: &Store) {
    let other = store.reopened().await;
    for round in 0..12 {
        let id = |n: usize| format!("p{round}-{n}");
        for n in 0..3 {
            store.add_guest(&id(n), 1).await.unwrap();
        }
        let result = |store: &Store, opponent: usize| {
            let (store, game) = (store.clone(), format!("g{round}-{opponent}"));
            let players = [id(0), id(opponent)];
            let rate = Also::Rate { kind: "pyramid", players, score: 1.0 };
            let entry = Entry { also: vec![rate], ..entry(&game, 1, &["x"]) };
            tokio::spawn(async move { store.append(entry).await.unwrap() })
        };
        let (first, second) = (result(store, 1), result(&other, 2));
        first.await.unwrap();
        second.await.unwrap();
        let newcomer = store.ratings(&id(0)).await.unwrap();
        assert_eq!(newcomer[0].1.games, 2, "round {round}");
    }
    other.close().await;
}

async fn an_attempt_at_a_puzzle_is_counted_once(store: &Store) {
    for (id, name) in [("p1", "Ana"), ("p2", "Bob")] {
        store.add_guest(id, 1).await.unwrap();
        named(store, id, name).await.unwrap().unwrap();
    }
    let first = pylos_host::puzzles::PuzzleRating {
        rating: pylos_host::rating::Rating { rating: 1700.0, deviation: 150.0, volatility: 0.06 },
        attempts: 0,
    };
    let attempt = |player: &str, score, at| DecidedAttempt {
        player: player.to_owned(),
        puzzle: "0123456789".to_owned(),
        game: "pyramid",
        score,
        first,
        at,
    };
    // Many at once, as from two nodes: one of them counts.
    let tries = (0..10).map(|at| {
        let (store, attempt) = (store.clone(), attempt("p1", 0.0, at));
        tokio::spawn(async move { store.count_attempt(&attempt).await.unwrap() })
    });
    let mut counted = 0;
    for answer in tries.collect::<Vec<_>>() {
        counted += usize::from(!answer.await.unwrap().earlier);
    }
    assert_eq!(counted, 1);
    let solver = store.solver("p1", "pyramid").await.unwrap();
    assert!(solver.rating < 1500.0 && solver.puzzles == 1);
    let rated = store.puzzle_rating("0123456789").await.unwrap().unwrap();
    assert!(rated.rating.rating > 1700.0 && rated.attempts == 1);
    assert!(!store.attempts("p1").await.unwrap()[0].solved);
    // Practice changes no rating, but what was missed is missed no more.
    let practice = store.count_attempt(&attempt("p1", 1.0, 20)).await.unwrap();
    assert_eq!((practice.earlier, practice.score, practice.change), (true, 0.0, 0.0));
    assert!(store.attempts("p1").await.unwrap()[0].solved);
    let other = store.count_attempt(&attempt("p2", 1.0, 21)).await.unwrap();
    assert!(!other.earlier && other.change > 0.0);
    assert_eq!(store.puzzle_ratings().await.unwrap()[0].1.attempts, 2);
    // An account that goes takes its attempts along.
    store.delete_account("p1").await.unwrap();
    assert!(store.attempts("p1").await.unwrap().is_empty());
    assert_eq!(store.solver("p1", "pyramid").await.unwrap().puzzles, 0);
    assert_eq!(store.puzzle_rating("0123456789").await.unwrap().unwrap().attempts, 2);
}

async fn silence_becomes_an_outage(store: &Store) {
    for now in [100_000, 101_000, 105_000] {
        store.pulse_at(now).await.unwrap();
    }
    let time = async |at| store.outages().await.unwrap().playing_time(at).as_millis();
    assert_eq!(time(105_000).await, 105_000, "a short silence is none");
    // A clock that is behind does not take the last sign of life back.
    store.pulse_at(103_000).await.unwrap();
    store.pulse_at(200_000).await.unwrap();
    // From two seconds after the last sign of life, until which somebody may
    // have played, to three seconds after the next.
    assert_eq!(time(104_000).await, 104_000);
    assert_eq!(time(107_000).await, 107_000);
    assert_eq!(time(203_000).await, 107_000);
    assert_eq!(time(204_000).await, 108_000);
    store.pulse_at(200_500).await.unwrap();
    assert_eq!(time(204_000).await, 108_000);
}

async fn presence_dies_with_its_node(store: &Store) {
    let alive = async |node: &str, at: Millis| {
        let sql = "INSERT INTO nodes (id, alive) VALUES ($1, $2) \
                   ON CONFLICT (id) DO UPDATE SET alive = excluded.alive";
        let done: Result<(), sqlx::Error> = super::write!(store, pool => {
            sqlx::query(sql).bind(node).bind(at).execute(pool).await.map(drop)
        });
        done.unwrap();
    };
    alive("n1", 100_000).await;
    alive("n2", 100_000).await;
    store.note_presence("g", 0, "n1", None).await.unwrap();
    store.note_presence("g", 1, "n2", None).await.unwrap();
    assert_eq!(store.presence("g", 101_000).await.unwrap(), [Seen::Online; 2]);
    store.note_presence("g", 1, "n2", Some(101_500)).await.unwrap();
    assert_eq!(store.presence("g", 102_000).await.unwrap()[1], Seen::Left(101_500));
    alive("n2", 150_000).await;
    let seen = store.presence("g", 150_000).await.unwrap();
    assert_eq!(seen[0], Seen::Left(100_000), "its node has been silent for long");
    assert_eq!(store.presence("other", 150_000).await.unwrap(), [Seen::Never; 2]);
    // What is over is swept out, a little at a time.
    store.note_presence("h", 0, "n2", Some(101_600)).await.unwrap();
    assert_eq!(store.sweep_presence(120_000, 1).await.unwrap(), 2);
    assert_eq!(store.sweep_presence(120_000, 1).await.unwrap(), 1);
    assert_eq!(store.sweep_presence(120_000, 1).await.unwrap(), 0);
    assert_eq!(store.presence("g", 150_000).await.unwrap(), [Seen::Never; 2]);
}

async fn what_is_due_is_found(store: &Store) {
    let due = |id: &str, deadline, engine_due| {
        let mut entry = game(id, 1);
        if let Also::Create(new) = &mut entry.also[0] {
            new.summary = Summary { deadline, engine_due, active: 50, ..summary("playing") };
        }
        entry
    };
    store.append(due("late", Some(100), None)).await.unwrap();
    store.append(due("early", Some(300), None)).await.unwrap();
    store.append(due("engine", None, Some(100))).await.unwrap();
    store.append(due("thinking", None, Some(300))).await.unwrap();
    assert_eq!(store.out_of_time(200, 10).await.unwrap(), ["late"]);
    assert_eq!(store.take_engine_turns(200, 500, 10).await.unwrap(), ["engine"]);
    assert!(store.take_engine_turns(250, 500, 10).await.unwrap().is_empty(), "one has it");
    assert_eq!(store.take_engine_turns(510, 900, 10).await.unwrap().len(), 2, "it did nothing");
    // The row changes with the event; what is over is due no more.
    let row = Summary { revision: 1, active: 900, ..summary("finished") };
    store.append(Entry { row, ..entry("late", 1, &["end"]) }).await.unwrap();
    assert!(store.out_of_time(200, 10).await.unwrap().is_empty());
    assert_eq!(store.untouched(60, 10).await.unwrap().len(), 3);
    store.give_up("early", 900).await.unwrap();
    assert!(store.out_of_time(400, 10).await.unwrap().is_empty());
    assert_eq!(store.untouched(60, 10).await.unwrap().len(), 2);
}

async fn a_late_row_does_not_overwrite_a_newer_one(store: &Store) {
    store.append(game("g", 1)).await.unwrap();
    for (revision, ply) in [(1, 1), (2, 2)] {
        let row = Summary { revision, ply, ..summary("playing") };
        store.append(Entry { row, ..entry("g", revision, &["x"]) }).await.unwrap();
    }
    let late = Summary { revision: 1, ply: 1, ..summary("playing") };
    store.fill(&[("g".to_owned(), late, 0)]).await.unwrap();
    assert_eq!(listed(store, List::Live).await[0].ply, 2);
    // Nor does an entry that was refused.
    let row = Summary { revision: 2, ply: 9, ..summary("playing") };
    let refused = store.append(Entry { row, ..entry("g", 2, &["other"]) }).await.unwrap();
    assert_eq!(refused, Written::Conflict);
    assert_eq!(listed(store, List::Live).await[0].ply, 2);
}

async fn rows_that_are_behind_are_found_page_by_page(store: &Store) {
    for n in 0..7 {
        store.append(game(&format!("g{n}"), n)).await.unwrap();
    }
    // What a program has written that knew nothing of rows, and where nobody
    // has to look any more.
    for id in ["g1", "g5", "g6"] {
        write!(store, pool => {
            sqlx::query("INSERT INTO events (game, revision, at, body) VALUES ($1, 1, 1, 'x')")
                .bind(id).execute(pool).await.map(drop)
        })
        .unwrap();
    }
    write!(store, pool => {
        sqlx::query("UPDATE games SET phase = 'finished' WHERE id = 'g6'")
            .execute(pool).await.map(drop)
    })
    .unwrap();
    let (mut place, mut found, mut pages) = (Some((Millis::MIN, String::new())), Vec::new(), 0);
    while let Some(from) = place {
        let (rows, next) = store.behind(&from, 2).await.unwrap();
        found.extend(rows.into_iter().map(|row| row.id));
        (place, pages) = (next, pages + 1);
    }
    assert_eq!((found, pages), (vec!["g1".to_owned(), "g5".to_owned()], 4));
}

async fn a_damaged_row_is_left_out(store: &Store) {
    for n in 0..3 {
        store.append(game(&format!("g{n}"), n)).await.unwrap();
    }
    // A number where SQLite lets one write anything; PostgreSQL does not.
    if let Pools::Sqlite { write, .. } = &store.pools {
        let sql = "UPDATE games SET ply = 'many' WHERE id = 'g1'";
        sqlx::query(sql).execute(write).await.unwrap();
        let page = Page { kind: None, before: None, limit: 2 };
        let part = store.list(&List::Live, &page, 0).await.unwrap();
        assert_eq!((part.games.len(), part.damaged), (1, 1));
        let page = Page { before: part.before, ..page };
        assert_eq!(store.list(&List::Live, &page, 0).await.unwrap().games[0].id, "g0");
    }
}

async fn a_failed_writer_begins_anew(store: &Store) {
    store.append(game("g", 1)).await.unwrap();
    store.writer.fail().await;
    let mut written = store.append(entry("g", 1, &["a"])).await;
    if written.is_err() {
        written = store.append(entry("g", 1, &["a"])).await;
    }
    assert_eq!(written.unwrap(), Written::Stored(None));
}

async fn a_full_disk_refuses_in_words_and_recovers(store: &Store) {
    let Pools::Sqlite { write, .. } = &store.pools else { return };
    store.append(game("g", 1)).await.unwrap();
    let pages = async |sql: String| {
        sqlx::query(sqlx::AssertSqlSafe(sql)).execute(write).await.unwrap();
    };
    pages("PRAGMA max_page_count = 1".to_owned()).await; // as many as there are
    let body = "x".repeat(100_000);
    let refused = store.append(entry("g", 1, &[&body])).await.unwrap_err();
    assert!(refused.advice.contains("disk is full"), "{refused}");
    assert!(store.is_failing());
    assert!(store.events("g", 0).await.unwrap().is_empty(), "nothing of it is there");
    pages("PRAGMA max_page_count = 1000000".to_owned()).await;
    assert_eq!(store.append(entry("g", 1, &[&body])).await.unwrap(), Written::Stored(None));
    assert!(!store.is_failing());
}

async fn opening_again_changes_nothing(store: &Store) {
    store.append(entry("g", 1, &["a"])).await.unwrap();
    match &store.pools {
        Pools::Sqlite { write, .. } => migrations().run(write).await.unwrap(),
        Pools::Postgres(shared) => migrations().run(&shared.work()).await.unwrap(),
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
        Pools::Postgres(shared) => {
            let pool = shared.work();
            sqlx::query("ANALYZE games").execute(&pool).await.unwrap();
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
        let row: (bool,) = sqlx::query_as(sql).fetch_one(&store.postgres().unwrap()).await?;
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
