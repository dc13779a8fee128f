//! Finished games are counted for the explorer, each of them once.

use pylos_host::wire::{Fared, Played};

use super::*;
use crate::store::{By, CountedGame};

const WON: Fared = Fared { won: 1, drawn: 0, lost: 0 };
const LOST: Fared = Fared { won: 0, drawn: 0, lost: 1 };

/// A game in which a person went from 1 to 2, and a computer from 2 to 3.
fn counted(id: &str) -> CountedGame {
    let turns = vec![(1, 2, By::People, WON), (2, 3, By::Computers, LOST)];
    CountedGame { id: id.to_owned(), rules: "standard".to_owned(), turns }
}

async fn finish(store: &Store, id: &str) {
    store.append(game(id, 1)).await.unwrap();
    let row = Summary { revision: 1, ..summary("finished") };
    store.append(Entry { row, ..entry(id, 1, &["end"]) }).await.unwrap();
}

async fn waiting(store: &Store) -> Vec<String> {
    let rows = store.uncounted(50).await.unwrap();
    let mut ids: Vec<String> = rows.into_iter().map(|row| row.id).collect();
    ids.sort();
    ids
}

pub(super) async fn a_finished_game_is_counted_once(store: &Store) {
    store.append(game("goes-on", 1)).await.unwrap();
    for id in ["a", "b", "c"] {
        finish(store, id).await;
    }
    assert_eq!(waiting(store).await, ["a", "b", "c"], "only games that are over");
    assert_eq!(store.count(&[counted("a"), counted("b")]).await.unwrap(), 2);
    let people = |won| Played { people: Fared { won, ..Fared::default() }, ..Played::default() };
    let played = store.played_from("standard", 1).await.unwrap();
    assert_eq!(played.get(&2), Some(&people(2)));
    // Again, together with one that is new: another node did not know, or this
    // one was killed before it could tell.
    assert_eq!(store.count(&[counted("a"), counted("b"), counted("c")]).await.unwrap(), 1);
    assert_eq!(store.count(&[counted("c")]).await.unwrap(), 0);
    let played = store.played_from("standard", 1).await.unwrap();
    assert_eq!((played.get(&2), played.len()), (Some(&people(3)), 1));
    let computers = Fared { lost: 3, ..Fared::default() };
    let played = store.played_from("standard", 2).await.unwrap();
    assert_eq!(played.get(&3), Some(&Played { computers, ..Played::default() }));
    assert!(store.played_from("children", 1).await.unwrap().is_empty());
    assert!(waiting(store).await.is_empty());
    // One in which there is nothing to count is not looked at again either.
    finish(store, "d").await;
    let nothing = CountedGame { turns: Vec::new(), ..counted("d") };
    assert_eq!(store.count(&[nothing]).await.unwrap(), 1);
    assert!(waiting(store).await.is_empty());
}

pub(super) async fn two_nodes_that_count_at_once_count_once(store: &Store) {
    let other = store.reopened().await;
    let ids: Vec<String> = (0..12).map(|number| format!("g{number}")).collect();
    for id in &ids {
        finish(store, id).await;
    }
    let games: Vec<CountedGame> = ids.iter().map(|id| counted(id)).collect();
    let backwards: Vec<CountedGame> = games.iter().rev().cloned().collect();
    let mut new = 0;
    for _ in 0..3 {
        let (here, there) = tokio::join!(store.count(&games), other.count(&backwards));
        // Whoever has to wait for the other too long tries again later.
        new += here.unwrap_or(0) + there.unwrap_or(0);
    }
    assert_eq!(new, 12);
    let played = store.played_from("standard", 1).await.unwrap();
    assert_eq!(played[&2].people, Fared { won: 12, ..Fared::default() });
    other.close().await;
}
