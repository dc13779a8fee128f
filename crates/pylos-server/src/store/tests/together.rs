//! Many games in one commit, and lists of one kind.

use super::*;

/// Games that go on, one that ends and one that somebody else was faster with,
/// all in one commit.
pub(super) async fn a_commit_of_many_says_what_became_of_each(store: &Store) {
    for n in 0..90 {
        store.append(game(&format!("g{n}"), n)).await.unwrap();
    }
    for faster in [false, true] {
        let revision = if faster { 2 } else { 1 };
        if faster {
            store.append(entry("g7", 2, &["faster"])).await.unwrap();
        }
        let turns = (0..90).map(|n| {
            let mut turn = entry(&format!("g{n}"), revision, &["turn"]);
            turn.is_steady = n != 5;
            turn.row.ply = 10 + n;
            turn.row.deadline = Some(n);
            turn.row.phase = if n == 5 { "finished" } else { "playing" };
            let store = store.clone();
            tokio::spawn(async move { store.append(turn).await })
        });
        for (n, written) in turns.collect::<Vec<_>>().into_iter().enumerate() {
            let conflict = faster && n == 7;
            let expected = if conflict { Written::Conflict } else { Written::Stored(None) };
            assert_eq!(written.await.unwrap().unwrap(), expected, "g{n}");
        }
    }
    let page = Page { kind: Some("pyramid".to_owned()), before: None, limit: 100 };
    let live = store.list(&List::Live, &page, 0).await.unwrap().games;
    assert_eq!(live.len(), 89, "one has ended");
    let others = live.iter().filter(|game| game.id != "g7");
    assert!(others.clone().all(|game| game.id == format!("g{}", game.ply - 10)));
    assert_eq!(listed(store, List::Finished).await[0].id, "g5");
    assert_eq!(store.out_of_time(3, 100).await.unwrap(), ["g0", "g1", "g2", "g3"]);
    let bodies = store.events("g7", 0).await.unwrap();
    let bodies: Vec<&str> = bodies.iter().map(|event| event.body.as_str()).collect();
    assert_eq!(bodies, ["turn", "faster"]);
}

/// However few games there are of a kind, an index leads to them.
pub(super) async fn a_list_of_one_kind_is_found_by_an_index(store: &Store) {
    let Pools::Sqlite { read, .. } = &store.pools else { return };
    let explain = "EXPLAIN QUERY PLAN SELECT id FROM games WHERE phase = 'finished' AND listed = 1 \
                   AND kind = 'equator' AND (created, id) < (9, 'x') \
                   ORDER BY created DESC, id DESC LIMIT 20";
    let plan: Vec<(i64, i64, i64, String)> = sqlx::query_as(explain).fetch_all(read).await.unwrap();
    assert!(plan.iter().any(|step| step.3.contains("games_by_kind")), "{plan:?}");
    assert!(!plan.iter().any(|step| step.3.contains("TEMP B-TREE")), "{plan:?}");
}
