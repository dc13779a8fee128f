//! The engine as a player: legal turns, limits, levels, perfect play.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::time::{Duration, Instant};

use pylos_engine::{Engine, Judged, Level, Limits, Oracle, Sight, Source, Strength, TimeSource};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Game, Outcome, Position as _, Random, Value};

fn level(number: u8) -> Strength {
    Strength::Level(Level::new(number).unwrap())
}

/// Whole games between fast levels; `Game` refuses whatever is not legal.
fn ten_thousand_games(rules: &str) {
    let rules: Rules = rules.parse().unwrap();
    let mut players = [1, 2].map(|n| Engine::<Position>::new(rules, level(n)).seeded(n.into()));
    for _ in 0..10_000 {
        let mut game = Game::new(rules);
        while game.outcome().is_none() {
            let player = &mut players[game.ply() % 2];
            let choice = player.choose(&game, &Limits::NONE).expect("the game goes on");
            game.play(choice.turn).expect("engines keep to the rules");
            assert!(game.ply() < 2_000, "{rules}: endless");
        }
        players.reverse();
    }
}

macro_rules! ten_thousand_games {
    ($($test:ident $rules:literal)*) => {
        $(
            #[test]
            fn $test() {
                ten_thousand_games($rules);
            }
        )*
    };
}

ten_thousand_games! {
    ten_thousand_games_children "children"
    ten_thousand_games_children_raise "children+raise"
    ten_thousand_games_standard "standard"
    ten_thousand_games_standard_must "standard+must"
    ten_thousand_games_standard_raise "standard+raise"
    ten_thousand_games_standard_must_raise "standard+must+raise"
    ten_thousand_games_advanced "advanced"
    ten_thousand_games_advanced_must "advanced+must"
    ten_thousand_games_advanced_raise "advanced+raise"
    ten_thousand_games_advanced_must_raise "advanced+must+raise"
}

#[test]
fn levels_differ_from_game_to_game_and_repeat_with_their_seed() {
    let opening = |seed: u64| {
        let mut player = Engine::<Position>::new(Rules::STANDARD, level(3)).seeded(seed);
        let mut game = Game::new(Rules::STANDARD);
        for _ in 0..8 {
            let choice = player.choose(&game, &Limits::NONE).unwrap();
            game.play(choice.turn).unwrap();
        }
        game.turns().map(|turn| turn.to_string()).collect::<Vec<_>>()
    };
    assert_eq!(opening(1), opening(1));
    let different: std::collections::HashSet<_> = (0..20).map(opening).collect();
    assert!(different.len() >= 15, "{}", different.len());
}

/// A clock that moves on by a millisecond whenever somebody looks at it.
#[derive(Default)]
struct Impatient(AtomicU64);

impl TimeSource for Impatient {
    fn now(&self) -> Duration {
        Duration::from_millis(self.0.fetch_add(1, Ordering::Relaxed))
    }
}

#[test]
fn a_search_ends_when_its_time_is_up() {
    let clock = Arc::new(Impatient::default());
    let mut engine =
        Engine::<Position>::new(Rules::STANDARD, Strength::Full).with_clock(clock.clone());
    let choice =
        engine.choose(&Game::new(Rules::STANDARD), &Limits::time(Duration::from_millis(50)));
    assert!(choice.unwrap().time >= Duration::from_millis(50));
    let looked = clock.0.load(Ordering::Relaxed);
    assert!(looked < 200, "the search went on for {looked} looks at the clock");
}

#[test]
fn a_search_obeys_the_machines_clock_generously() {
    let mut engine = Engine::<Position>::new(Rules::ADVANCED, Strength::Full);
    let started = Instant::now();
    engine.choose(&Game::new(Rules::ADVANCED), &Limits::time(Duration::from_millis(200))).unwrap();
    let took = started.elapsed();
    assert!(took >= Duration::from_millis(150), "{took:?}");
    assert!(took < Duration::from_secs(10), "{took:?}");
}

#[test]
fn a_search_can_be_stopped_and_still_answers() {
    let mut engine = Engine::<Position>::new(Rules::STANDARD, Strength::Full);
    let stop = engine.stop();
    let waiter = std::thread::spawn(move || {
        std::thread::sleep(Duration::from_millis(100));
        stop.stop();
    });
    let started = Instant::now();
    assert!(engine.choose(&Game::new(Rules::STANDARD), &Limits::NONE).is_some());
    assert!(started.elapsed() < Duration::from_secs(10));
    waiter.join().unwrap();
    // Stopped before it begins, it still looks one ply ahead.
    assert_eq!(engine.choose(&Game::new(Rules::STANDARD), &Limits::NONE).unwrap().depth, 1);
    engine.stop().clear();
    let four = Limits::depth(4);
    assert_eq!(engine.choose(&Game::new(Rules::STANDARD), &four).unwrap().depth, 4);
}

#[test]
fn searches_limited_in_positions_always_do_the_same() {
    let search = || {
        let mut engine = Engine::<Position>::new(Rules::ADVANCED, Strength::Full);
        let choice = engine.choose(&Game::new(Rules::ADVANCED), &Limits::nodes(200_000)).unwrap();
        (choice.turn, choice.score, choice.depth, choice.nodes)
    };
    let (first, second) = (search(), search());
    assert_eq!(first, second);
    assert!((200_000..210_000).contains(&first.3), "{}", first.3);
}

/// Exact values from searching to the end; only good for the end of a game
/// without circles.
struct Exhaustive;

impl Oracle<Position> for Exhaustive {
    fn value(&self, position: &Position) -> Option<Value> {
        let rules = Rules::CHILDREN;
        if position.outcome(rules).is_some() {
            return Some(Value::Loss(0));
        }
        let turns = position.turns(rules);
        let values =
            turns.into_iter().map(|turn| self.value(&position.play_unchecked(rules, turn)));
        values.map(|value| value.map(Value::before)).max().flatten()
    }
}

/// A position of the children's game with few turns left.
fn ending(random: &mut Random) -> Position {
    loop {
        let mut position = Position::START;
        while let Some(turn) = position.random_turn(Rules::CHILDREN, random) {
            position = position.play_unchecked(Rules::CHILDREN, turn);
            let going_on = position.outcome(Rules::CHILDREN).is_none();
            if position.occupied().len() >= 25 && going_on {
                return position;
            }
        }
    }
}

/// The same from a distance: every look is dear.
struct Distant;

impl Oracle<Position> for Distant {
    fn value(&self, position: &Position) -> Option<Value> {
        Exhaustive.value(position)
    }

    fn sight(&self) -> Sight {
        Sight::Near
    }
}

#[test]
fn with_exact_values_a_won_position_is_never_lost_and_won_in_time() {
    let mut random = Random::new(3);
    let mut won = 0;
    for seed in 0..60 {
        let start = ending(&mut random);
        let value = Exhaustive.value(&start).unwrap();
        let oracles: [Arc<dyn Oracle<Position>>; 2] = [Arc::new(Exhaustive), Arc::new(Distant)];
        let oracle = Arc::clone(&oracles[seed as usize % 2]);
        let mut perfect =
            Engine::<Position>::new(Rules::CHILDREN, level(10)).with_oracle(oracle).seeded(seed);
        let mut game = Game::from_position(Rules::CHILDREN, start);
        while game.outcome().is_none() {
            let choice = perfect.choose(&game, &Limits::NONE).unwrap();
            assert_eq!(choice.source, Source::Oracle);
            game.play(choice.turn).unwrap();
        }
        // Perfect on both sides: the exact distance, and the right winner.
        assert_eq!(Some(game.ply() as u16), value.plies(), "{start}");
        let Some(Outcome::Win { winner, .. }) = game.outcome() else { panic!("{start}") };
        assert_eq!(winner == start.to_move(), matches!(value, Value::Win(_)), "{start}");
        won += u32::from(matches!(value, Value::Win(_)));
    }
    assert!(won > 5, "{won}");
}

#[test]
fn a_review_says_what_was_thrown_away() {
    let mut random = Random::new(8);
    let mut engine =
        Engine::<Position>::new(Rules::CHILDREN, Strength::Full).with_oracle(Arc::new(Exhaustive));
    let mut blunders = 0;
    for _ in 0..40 {
        let start = ending(&mut random);
        let game = Game::from_position(Rules::CHILDREN, start);
        for turn in start.turns(Rules::CHILDREN) {
            let review = engine.review(&game, turn, &Limits::NONE).unwrap();
            let next = start.play_unchecked(Rules::CHILDREN, turn);
            let value = Exhaustive.value(&next).unwrap().before();
            assert_eq!(review.score, value.into());
            assert_eq!(review.best_score, Exhaustive.value(&start).unwrap().into());
            blunders += u32::from(review.verdict == Judged::LostWonGame);
        }
    }
    assert!(blunders > 5, "{blunders}");
}
