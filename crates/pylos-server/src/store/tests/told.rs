//! Who is told that it is his turn, and that nobody is told twice.

use super::*;

fn browser(endpoint: &str) -> StoredSubscription {
    let [p256dh, auth, language] = ["key", "secret", "cs"].map(str::to_owned);
    StoredSubscription { endpoint: endpoint.to_owned(), p256dh, auth, language }
}

/// A game of days between two players in which one is to move since a moment.
fn waiting(id: &str, players: [&str; 2], to_move: i64, active: Millis) -> Entry {
    let mut entry = game(id, 1);
    if let Also::Create(new) = &mut entry.also[0] {
        new.players = players.map(|player| Some(player.to_owned()));
        new.rated_as = "pyramid/days";
        let to_move = Some(to_move);
        new.summary = Summary { to_move, active, ply: 3, ..summary("playing") };
    }
    entry
}

async fn people(store: &Store) {
    for (id, name) in [("ana", "Ana"), ("bob", "Bob")] {
        store.add_guest(id, 1).await.unwrap();
        named(store, id, name).await.unwrap().unwrap();
        store.add_session(&format!("{id}'s"), id, 1).await.unwrap();
    }
}

pub(super) async fn a_turn_is_told_by_one_node(store: &Store) {
    people(store).await;
    store.append(waiting("g", ["ana", "bob"], 1, 1_000)).await.unwrap();
    assert_eq!(store.turns_to_tell(0, 2_000, 9).await.unwrap(), [], "nobody wants to know");
    store.subscribe("bob's", &browser("https://one")).await.unwrap();
    store.subscribe("bob's", &browser("https://two")).await.unwrap();
    assert_eq!(store.subscriptions_of("bob").await.unwrap(), [browser("https://two")]);
    let turns = store.turns_to_tell(0, 2_000, 9).await.unwrap();
    assert_eq!(turns, [TurnToTell { game: "g".to_owned(), ply: 3 }]);
    assert!(store.turns_to_tell(1_001, 2_000, 9).await.unwrap().is_empty());
    assert!(store.turns_to_tell(0, 999, 9).await.unwrap().is_empty());
    assert!(store.claim_telling(&turns[0]).await.unwrap());
    assert!(!store.claim_telling(&turns[0]).await.unwrap(), "another node has it");
    assert!(store.turns_to_tell(0, 2_000, 9).await.unwrap().is_empty());
    let old = TurnToTell { ply: 2, ..turns[0].clone() };
    assert!(!store.claim_telling(&old).await.unwrap(), "that turn is over");
    // An address has one browser; it goes with its session.
    store.subscribe("ana's", &browser("https://two")).await.unwrap();
    assert!(!store.is_subscribed("bob's").await.unwrap());
    store.end_session("ana's").await.unwrap();
    assert!(store.subscriptions_of("ana").await.unwrap().is_empty());
    // All nodes sign with the key that was there first.
    assert_eq!(store.push_key("first").await.unwrap(), "first");
    assert_eq!(store.push_key("second").await.unwrap(), "first");
}

pub(super) async fn a_letter_is_written_by_one_node(store: &Store) {
    people(store).await;
    let now = 10 * DAY;
    assert!(!store.want_digest("bob", "cs", "https://here", "stop").await.unwrap(), "no address");
    store.set_pending_mail("bob", "bob@example.org").await.unwrap();
    store.confirm_mail("bob").await.unwrap();
    assert!(store.want_digest("bob", "cs", "https://here", "stop").await.unwrap());
    let due = async |now| store.digests_due(now, 0, 9).await.unwrap();
    assert!(due(now).await.is_empty(), "no game waits");
    store.append(waiting("theirs", ["ana", "bob"], 0, now)).await.unwrap();
    store.append(waiting("mine", ["ana", "bob"], 1, now)).await.unwrap();
    store.append(waiting("also", ["bob", "ana"], 0, now + 1)).await.unwrap();
    assert!(due(now + 1_000).await.is_empty(), "he may be about to play");
    let later = now + DAY / 2;
    assert_eq!(due(later).await.iter().map(|reader| &*reader.name).collect::<Vec<_>>(), ["Bob"]);
    let games = store.games_waiting_for("bob", later, 9).await.unwrap();
    let games: Vec<_> = games.iter().map(|game| (&*game.id, game.opponent.as_deref())).collect();
    assert_eq!(games, [("mine", Some("Ana")), ("also", Some("Ana"))]);
    assert!(store.claim_digest("bob", later).await.unwrap());
    assert!(!store.claim_digest("bob", later).await.unwrap(), "another node has it");
    assert!(!store.claim_digest("bob", later + DAY - 1).await.unwrap(), "not twice within a day");
    assert!(due(later + 2 * DAY).await.is_empty(), "nothing is new");
    store.append(waiting("new", ["ana", "bob"], 1, later)).await.unwrap();
    assert!(due(later + DAY - 1).await.is_empty());
    assert_eq!(due(later + DAY).await.len(), 1);
    // A link of somebody else stops nothing.
    store.stop_digest("other").await.unwrap();
    let reader = due(later + DAY).await.remove(0);
    store.stop_digest(&reader.stop).await.unwrap();
    assert!(due(later + DAY).await.is_empty());
    store.want_digest("bob", "cs", "https://here", "stop").await.unwrap();
    store.address_bounced(&reader, 5).await.unwrap();
    let wish = store.digest_wish("bob").await.unwrap();
    assert_eq!((wish.wanted, wish.bounced), (false, Some(5)));
}
