//! A database that answers nothing keeps nobody waiting for long.

use std::time::Duration;

use super::postgres::Postgres;
use super::proxy::{Proxy, Way};
use super::{entry, game};
use crate::store::{Also, DecidedAttempt, List, Page, Store, Summary};

/// Whatever is asked of a database whose connections swallow everything, in
/// each of the ways in which it is asked, fails in time.
#[tokio::test(flavor = "multi_thread", worker_threads = 2)]
async fn every_question_has_a_time_limit() {
    let postgres = Postgres::start_with_tcp();
    let proxy = Proxy::to(postgres.port()).await;
    let address = format!("postgres://pylos@{}/postgres?sslmode=disable", proxy.address);
    let store = Store::open(&address).await.unwrap();
    store.append(game("g", 1)).await.unwrap();
    store.pulse(|| 0).await.unwrap();
    proxy.becomes(Way::Swallowing);
    macro_rules! fails {
        ($($name:literal: $asked:expr),+ $(,)?) => {
            tokio::join!($(async {
                let answer = tokio::time::timeout(Duration::from_secs(4), $asked).await;
                let answer = answer.unwrap_or_else(|_| panic!("{} waits for ever", $name));
                assert!(answer.is_err(), "{}", $name);
            }),+)
        };
    }
    let page = Page { kind: None, before: None, limit: 10 };
    let secrets = ["s".to_owned()];
    let ids = ["g".to_owned()];
    let rows = [("g".to_owned(), Summary::default(), 0)];
    let rate = Also::Rate { kind: "pyramid", players: ["p1", "p2"].map(str::to_owned), score: 1.0 };
    let rating = pylos_host::rating::Rating { rating: 1.0, deviation: 1.0, volatility: 0.06 };
    let attempt = DecidedAttempt {
        player: "p1".to_owned(),
        puzzle: "0123456789".to_owned(),
        game: "pyramid",
        score: 1.0,
        first: pylos_host::puzzles::PuzzleRating { rating, attempts: 0 },
        at: 1,
    };
    fails!(
        "a sign of life": store.pulse(|| 0),
        "a node's own": store.node_pulse("n", 1),
        "outages": store.outages(),
        "an event": store.append(entry("g", 1, &["a"])),
        "events with what belongs to them": store.append(crate::store::Entry {
            also: vec![rate],
            ..entry("h", 1, &["a"])
        }),
        "a game": store.game("g"),
        "its events": store.events("g", 0),
        "revisions": store.revisions(&ids),
        "a list": store.list(&List::Live, &page, 0),
        "what is due": store.out_of_time(1, 1),
        "engines": store.take_engine_turns(1, 2, 1),
        "rows": store.fill(&rows),
        "who is good": store.still_good(&secrets),
        "news": store.tell("g"),
        "who is there": store.note_presence("g", 0, "n", None),
        "a session": store.session("s", 1),
        "an attempt": store.count_attempt(&attempt),
        "the log": store.log_after(0),
        "parts": store.part_paths(),
        "tournaments": store.due_tournaments(1, 1),
    );
    // The way is open again: new connections work.
    proxy.becomes(Way::Open);
    store.renew_connections();
    store.game("g").await.unwrap();
}
