//! Perfect play with a tablebase of which only parts are at hand.

#[path = "../../pylos-tablebase/tests/host/mod.rs"]
mod host;
#[path = "../../pylos-tablebase/tests/made_up/mod.rs"]
mod made_up;

use std::fs;
use std::sync::Arc;

use host::Host;
use made_up::{Folder, whole};
use pylos_engine::tablebase::ask;
use pylos_engine::{
    Engine, Level, Limits, Oracle, PerfectPlay, Score, Sight, Source, Strength, ValuedTurn,
};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Game, Position as _, Random, Value};
use pylos_tablebase::{Asked, Kind, Tablebase};

/// A whole table that is asked as if it were far away.
struct Distant(Tablebase);

impl Oracle<Position> for Distant {
    fn value(&self, position: &Position) -> Option<Value> {
        self.0.value(position)
    }

    fn sight(&self) -> Sight {
        Sight::Near
    }
}

/// The whole table in a file of its own.
fn opened(folder: &Folder, bytes: &[u8]) -> Tablebase {
    let path = folder.file("standard.pylostable");
    fs::write(&path, bytes).unwrap();
    Tablebase::open(path).unwrap()
}

/// Random games, each cut off somewhere.
fn games(count: usize) -> Vec<Game<Position>> {
    let mut random = Random::new(11);
    let game = |_| {
        let mut game = Game::<Position>::new(Rules::STANDARD);
        for _ in 0..random.below(40) {
            let Some(turn) = game.position().random_turn(Rules::STANDARD, &mut random) else {
                break;
            };
            game.play(turn).unwrap();
            if game.outcome().is_some() {
                game.undo();
                break;
            }
        }
        game
    };
    (0..count).map(game).collect()
}

#[test]
fn the_best_turn_is_found_in_two_rounds() {
    let folder = Folder::new("from-a-distance");
    let mut host = Host::of_whole_game();
    let distant = Distant(opened(&folder, &host.bytes));
    let partial = Arc::new(host.begin());
    let mut player = Engine::<Position>::new(Rules::STANDARD, Strength::Level(Level::HIGHEST))
        .with_oracle(partial.clone());
    let mut searched = 0;
    for game in games(400) {
        let limits = Limits::nodes(100);
        // Without what it needs, the player searches.
        let source = player.choose(&game, &limits).unwrap().source;
        searched += usize::from(source == Source::Search);
        // The host lets no question take more than two rounds.
        let best = host
            .answer(&partial, |table| ask(table, |oracle| PerfectPlay::new(oracle, &game).best()));
        let (turn, score) = best.unwrap().unwrap();
        assert_eq!(PerfectPlay::new(&distant, &game).best(), Some((turn, score)));
        // Whoever sees far agrees what the turn is worth.
        let worth = |valued: &ValuedTurn<Position>| (valued.turn, valued.score);
        let far = PerfectPlay::new(&distant.0, &game).turns().unwrap();
        let reached = game.position().play_unchecked(Rules::STANDARD, turn);
        let same = far.iter().find(|valued| valued.next == reached).map(worth).unwrap();
        assert_eq!(same.1, score);
        assert_eq!(PerfectPlay::new(&distant.0, &game).best().unwrap().1, score);
        // Now all is at hand: the player looks it up.
        let choice = player.choose(&game, &limits).unwrap();
        assert_eq!((choice.turn, choice.score, choice.source), (turn, score, Source::Oracle));
        assert_eq!(choice.line, [turn]);
    }
    assert!(searched > 300, "{searched}");
}

/// Analysis: every turn with its worth. Where positions are spent, a few wins are
/// not followed to their end.
#[test]
fn every_turn_is_valued_in_two_rounds() {
    let folder = Folder::new("valued-from-a-distance");
    let mut host = Host::of_whole_game();
    let whole = opened(&folder, &host.bytes);
    let partial = host.begin();
    let (mut turns, mut unproven) = (0, 0);
    for game in games(200) {
        let from_afar = |oracle: &dyn Oracle<Position>| PerfectPlay::new(oracle, &game).turns();
        let valued = host.answer(&partial, |table| ask(table, from_afar)).unwrap().unwrap();
        let expected = PerfectPlay::new(&whole, &game).turns().unwrap();
        assert_eq!(valued.len(), expected.len());
        for (valued, expected) in valued.iter().zip(expected) {
            assert_eq!((valued.turn, valued.next), (expected.turn, expected.next));
            match valued.score {
                Score::Exact(_) => assert_eq!(valued.score, expected.score, "{}", valued.next),
                _ => unproven += 1,
            }
            turns += 1;
        }
    }
    assert!(turns > 1_500 && unproven * 100 < turns, "{unproven} of {turns}");
}

/// What has come back often enough is asked for together with the turns.
#[test]
fn spent_positions_are_part_of_the_question() {
    let mut host = Host::of_whole_game();
    let start: Position = "LDLDLLDDDDLLLDLD/L......../..../. L".parse().unwrap();
    let mut game = Game::from_position(Rules::STANDARD, start);
    let mut random = Random::new(2);
    // Wander about until something has been there twice.
    while game.spent().next().is_none() {
        let turn = game.position().random_turn(Rules::STANDARD, &mut random);
        if turn.is_none_or(|turn| game.play(turn).is_err()) || game.outcome().is_some() {
            game = Game::from_position(Rules::STANDARD, start);
        }
    }
    let partial = host.begin();
    let best =
        host.answer(&partial, |table| ask(table, |oracle| PerfectPlay::new(oracle, &game).best()));
    assert!(best.unwrap().is_some());
    for spent in game.spent() {
        assert!(partial.at_hand(spent).unwrap().is_some(), "{spent}");
    }
}

/// A block that is damaged is named; it is not passed over as if nothing were
/// known.
#[test]
fn damage_is_an_error() {
    let mut host = Host::of_whole_game();
    let game = Game::<Position>::new(Rules::STANDARD);
    let best = |oracle: &dyn Oracle<Position>| PerfectPlay::new(oracle, &game).best();
    let (first, last) = (host.start(0), host.start(40));
    host.bytes[first..last].fill(0xff);
    let partial = host.begin();
    let said = host.answer(&partial, |table| ask(table, best)).unwrap_err().to_string();
    // A ball lies on a corner, an edge or in the middle, and waits: each has two
    // blocks, after that of the empty board.
    assert_eq!(said, "standard.pylostable: its block 2 is damaged (wrong checksum)");
    // The same if nobody has looked before it is asked for.
    let partial = host.begin();
    let all = host.bytes.clone();
    partial.supply(0, &all).unwrap();
    assert!(ask(&partial, best).unwrap_err().to_string().contains(" is damaged"));
}

/// Outcomes alone do not tell how to win.
#[test]
fn outcomes_are_no_oracle() {
    let host = Host::with(whole::table(3, Kind::Outcomes));
    let partial = host.begin();
    let game = Game::<Position>::new(Rules::STANDARD);
    let best = ask(&partial, |oracle| PerfectPlay::new(oracle, &game).best()).unwrap();
    assert_eq!(best, Asked::Known(None));
    assert_eq!(partial.value(&Position::START), None);
}
