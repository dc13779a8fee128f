//! The strategies that come with the engine: that they are the ones that were
//! made, that they are true as far as a sample tells, and that the second
//! player wins with them whatever the first one does, without a tablebase.

use std::path::Path;
use std::sync::Arc;

use pylos_engine::{Engine, Level, Limits, Score, Strength};
use pylos_rules::pyramid::{Color, Position, Rules};
use pylos_rules::{Game, Position as _, Random, Value};
use pylos_strategy::{Claim, Strategy, check_sample, file_name};
use sha2::{Digest as _, Sha256};

/// As `pylos solve` and `pylos certify` make them, byte by byte.
const MADE: [(Rules, u16, &str); 3] = [
    (Rules::CHILDREN, 36, "c217225a8445d719ddbccc2461640d964e65551a0dfe145ad64ec2bca18abbd8"),
    (Rules::STANDARD, 40, "f562edaea09e500f0195b55b79622e868b2717fe68d092ebce07021f062f525e"),
    (Rules::ADVANCED, 46, "681d67d0b0649d7f277a9b96988a6a9bdcada6974d6058823714794d1b255c2f"),
];

fn bytes(rules: Rules) -> Vec<u8> {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("strategies");
    std::fs::read(folder.join(file_name(rules, Color::Dark))).unwrap()
}

fn strategy(rules: Rules) -> Strategy {
    Strategy::from_bytes(&bytes(rules)).unwrap()
}

#[test]
fn they_are_the_ones_that_were_made() {
    for (rules, _, made) in MADE {
        let found = Sha256::digest(bytes(rules));
        let found: String = found.iter().map(|byte| format!("{byte:02x}")).collect();
        assert_eq!(found, made, "{rules}");
    }
}

#[test]
fn a_sample_of_each_is_true_by_the_rules_alone() {
    for (rules, plies, _) in MADE {
        let strategy = strategy(rules);
        let terms = strategy.terms();
        let claimed = (terms.rules, terms.root, terms.owner, terms.claim, terms.down_to);
        assert_eq!(claimed, (rules, Position::START, Color::Dark, Claim::Wins, 12));
        let checked =
            check_sample(&strategy, 200).unwrap_or_else(|fault| panic!("{rules}: {fault}"));
        assert_eq!(checked.plies, Some(plies), "{rules}");
        assert_eq!(checked.positions, 200);
        assert!(checked.answered > 300 && checked.searched > 300, "{rules}: {checked:?}");
    }
}

/// Plays a game in which light opens by lot and then does what an engine of
/// full strength finds, and dark plays at this strength.
fn holds(rules: Rules, dark: &mut Engine<Position>, seed: u64) {
    let mut light = Engine::<Position>::new(rules, Strength::Full).with_plan(None);
    let mut random = Random::new(seed);
    let mut game = Game::<Position>::new(rules);
    while game.outcome().is_none() {
        let turn = match game.position().to_move() {
            Color::Light if game.ply() < 2 * (seed as usize % 4) => {
                game.position().random_turn(rules, &mut random)
            }
            Color::Light => light.choose(&game, &Limits::nodes(3_000)).map(|choice| choice.turn),
            Color::Dark => dark.choose(&game, &Limits::NONE).map(|choice| {
                let won = matches!(choice.score, Score::Exact(Value::Win(_)));
                assert!(won, "{rules}, game {seed}: {} at {}", choice.score, game.position());
                choice.turn
            }),
        };
        game.play(turn.expect("a turn")).expect("a legal one");
    }
    let winner = game.outcome().and_then(|outcome| outcome.winner());
    assert_eq!(winner, Some(Color::Dark), "{rules}, game {seed}");
}

#[test]
fn the_second_player_wins_every_game_at_level_10_and_at_full_strength() {
    for (rules, ..) in MADE {
        let strategy = Arc::new(strategy(rules));
        for strength in [Strength::Level(Level::HIGHEST), Strength::Full] {
            let engine = Engine::<Position>::new(rules, strength);
            let mut engine = engine.with_plan(Some(strategy.clone()));
            (0..8).for_each(|seed| holds(rules, &mut engine, seed));
        }
    }
}

/// Built in, nobody has to hand them in.
#[cfg(feature = "embedded")]
#[test]
fn they_are_built_in() {
    for (rules, ..) in MADE {
        holds(rules, &mut Engine::new(rules, Strength::Level(Level::HIGHEST)), 5);
    }
    // Another reading is another game: nothing is known of it.
    let rules: Rules = "standard+must".parse().unwrap();
    let mut game = Game::<Position>::new(rules);
    game.play_text("a1").unwrap();
    let choice = Engine::new(rules, Strength::Full).choose(&game, &Limits::depth(2)).unwrap();
    assert!(!choice.score.is_exact());
}
