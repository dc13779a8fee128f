//! A player who has a strategy at hand, and no tablebase, in the last plies of
//! children's games: there plain minimax knows the truth.

use std::cell::RefCell;
use std::collections::HashMap;
use std::sync::Arc;

use pylos_engine::{Advice, Engine, Level, Limits, Plan as _, Source, Strength, plan};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Game, Position as _, Random, Side as _, Value};
use pylos_strategy::Strategy;
use pylos_strategy::make::{Task, win};

const RULES: Rules = Rules::CHILDREN;

fn value(position: &Position) -> Value {
    thread_local!(static KNOWN: RefCell<HashMap<Position, Value>> = RefCell::default());
    if let Some(known) = KNOWN.with_borrow(|known| known.get(position).copied()) {
        return known;
    }
    let turns = position.turns(RULES).into_iter();
    let best = turns.map(|turn| value(&position.play_unchecked(RULES, turn)).before()).max();
    let value = best.unwrap_or(Value::Loss(0));
    KNOWN.with_borrow_mut(|known| known.insert(*position, value));
    value
}

/// A position that the side to move loses in eight plies, and the strategy of
/// the other side, cut off at this distance.
fn lost(down_to: u16) -> (Position, Strategy) {
    let mut random = Random::new(7);
    let root = loop {
        let mut position = Position::START;
        while position.occupied().len() < 22 {
            let turn = position.random_turn(RULES, &mut random).expect("a turn");
            position = position.play_unchecked(RULES, turn);
        }
        if value(&position) == Value::Loss(8) {
            break position;
        }
    };
    let owner = root.to_move().other();
    let task = Task { rules: RULES, root, owner, down_to, threads: 1 };
    let known = |position: &Position| Ok::<_, ()>(value(position));
    (root, win(&task, &known, &mut |_| ()).expect("the root is won"))
}

/// Whatever the loser does, full strength and the top level win in time, and
/// never promise more than is true.
#[test]
fn with_a_strategy_the_winner_wins_against_everything() {
    for down_to in [0, 4, 6] {
        let (root, strategy) = lost(down_to);
        let owner = strategy.terms().owner;
        let strategy = Arc::new(strategy);
        for strength in [Strength::Full, Strength::Level(Level::HIGHEST)] {
            let mut engine = Engine::new(RULES, strength).with_plan(Some(strategy.clone()));
            let mut random = Random::new(3);
            for _ in 0..20 {
                let mut game = Game::from_position(RULES, root);
                while game.outcome().is_none() {
                    let turn = if game.position().to_move() == owner {
                        let choice = engine.choose(&game, &Limits::NONE).expect("a turn");
                        let left = 8 - game.ply() as u16;
                        let truth = value(game.position()).plies().expect("it is won");
                        match choice.score {
                            pylos_engine::Score::Exact(Value::Win(plies)) => {
                                assert!((truth..=left).contains(&plies), "{plies} of {left}");
                            }
                            score => panic!("{score} in a won position"),
                        }
                        if down_to == 0 && truth > 1 {
                            assert_eq!(choice.source, Source::Plan);
                        }
                        choice.turn
                    } else {
                        game.position().random_turn(RULES, &mut random).expect("a turn")
                    };
                    game.play(turn).expect("a legal turn");
                }
                assert_eq!(game.outcome().and_then(|outcome| outcome.winner()), Some(owner));
            }
        }
    }
}

#[test]
fn off_the_plan_and_on_the_other_side_nothing_is_advised() {
    let (root, strategy) = lost(4);
    assert_eq!(strategy.advise(&Game::from_position(RULES, root)), Advice::None);
    let start = Game::<Position>::new(RULES);
    assert_eq!(strategy.advise(&start), Advice::None);
    let other = Game::from_position(Rules::STANDARD, root);
    assert_eq!(strategy.advise(&other), Advice::None);
    let mut engine = Engine::new(RULES, Strength::Full).with_plan(Some(Arc::new(strategy)));
    let choice = engine.choose(&start, &Limits::depth(2)).expect("a turn");
    assert_eq!(choice.source, Source::Search);
}

#[test]
fn strategies_are_found_beside_the_tablebases_and_refused_by_name() {
    let folder = std::env::temp_dir().join(format!("pylos-plan-{}", std::process::id()));
    std::fs::create_dir_all(&folder).unwrap();
    assert!(plan::find(&folder, RULES).unwrap().is_none());
    let (root, strategy) = lost(4);
    let path = folder.join(strategy.terms().file_name());
    let mut bytes = strategy.to_bytes();
    std::fs::write(&path, &bytes).unwrap();
    let found = plan::find(&folder, RULES).unwrap().expect("it is there");
    let mut game = Game::from_position(RULES, root);
    let longest = |turn: &_| value(&root.play_unchecked(RULES, *turn)).plies();
    let turn = root.turns(RULES).into_iter().max_by_key(longest).expect("a turn");
    game.play(turn).unwrap();
    assert!(matches!(found.advise(&game), Advice::Win(..)));
    bytes[90] ^= 1;
    std::fs::write(&path, &bytes).unwrap();
    let error = plan::find(&folder, RULES).err().expect("it is damaged").to_string();
    assert!(error.contains(".pylosstrategy: it is damaged"), "{error}");
    std::fs::remove_dir_all(&folder).unwrap();
}
