//! The equator game's solver, held against plain minimax over the legal turns:
//! no pruning, no reductions, no symmetry, and a memory of whole positions
//! between battles alone.

use std::collections::HashMap;
use std::sync::Arc;
use std::time::Duration;

use pylos_engine::equator::{Ending, Solver, Unsolved};
use pylos_engine::{
    Control, Engine, Level, Limits, Score, Stop, Strength, SystemClock, TimeSource,
};
use pylos_rules::equator::{Arrangement, Color, Position, Rules};
use pylos_rules::{Game, Position as _, Random, Side as _};

/// How many points blue will be ahead at the end, in hundredths; where a game
/// can end level, one hundredth more or less for who wins it then (E11).
fn minimax(position: &Position, rules: Rules, known: &mut HashMap<Position, i16>) -> i16 {
    if position.is_over() {
        let points = |color| i16::from(position.points(color));
        let level = rules.to_string().contains("nosingleton")
            || rules.movement() == pylos_rules::equator::Movement::Straight;
        let last = if position.leader() == Color::Blue { 1 } else { -1 };
        return 100 * (points(Color::Blue) - points(Color::Red)) + i16::from(level) * last;
    }
    if position.played() == 0
        && let Some(margin) = known.get(position)
    {
        return *margin;
    }
    let results = position
        .turns(rules)
        .into_iter()
        .map(|turn| minimax(&position.play_unchecked(rules, turn), rules, known));
    let margin = match position.to_move() {
        Color::Blue => results.max(),
        Color::Red => results.min(),
    };
    let margin = margin.expect("a game that is not over has a turn");
    if position.played() == 0 {
        known.insert(*position, margin);
    }
    margin
}

/// A random position of a battle, after some of its turns.
fn random_position(rules: Rules, battle: u8, played: u8, random: &mut Random) -> Position {
    let mut position = Position::dealt(rules, random);
    while (position.battle(), position.played()) < (battle, played) {
        let turn = position.random_turn(rules, random).expect("a turn");
        position = position.play_unchecked(rules, turn);
    }
    position
}

/// The result for the side to move in a position, from blue's hundredths.
fn result(blues: i16, position: &Position) -> Ending {
    let margin = (blues + 50).div_euclid(100);
    let winner = if blues > 0 { Color::Blue } else { Color::Red };
    match position.to_move() {
        Color::Blue => Ending { margin, winner },
        Color::Red => Ending { margin: -margin, winner },
    }
}

/// The last two battles: every turn's result, the line, and the position's.
fn compare(rules: &str) {
    let rules: Rules = rules.parse().unwrap();
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let mut random = Random::new(7);
    let starts =
        [(5, 0, 20), (5, 1, 5), (5, 2, 5), (5, 3, 5), (4, 3, 5), (4, 2, 5), (4, 1, 3), (4, 0, 1)];
    for (battle, played, positions) in starts {
        for _ in 0..positions {
            let position = random_position(rules, battle, played, &mut random);
            let mut known = HashMap::new();
            let mut solver = Solver::new(rules, 1 << 20);
            let analysis = solver.analyse(&position, &control).unwrap();
            let best = minimax(&position, rules, &mut known);
            let expected = result(best, &position);
            assert_eq!(analysis.result, expected, "{rules} {position}");
            assert_eq!(solver.result(&position, &control).unwrap().0, expected);
            let mut turns: Vec<_> = analysis.turns.iter().map(|turn| turn.turn).collect();
            for turn in &analysis.turns {
                let next = position.play_unchecked(rules, turn.turn);
                let expected = result(minimax(&next, rules, &mut known), &position);
                assert_eq!(turn.result, expected, "{rules} {position} {}", turn.turn);
            }
            assert!(analysis.turns.is_sorted_by_key(|turn| -turn.result.margin));
            turns.sort();
            let mut legal = position.turns(rules);
            legal.sort();
            assert_eq!(turns, legal);
            let end = analysis
                .line
                .iter()
                .fold(position, |at, turn| at.play(rules, *turn).expect("a legal line"));
            assert!(end.is_over());
            assert_eq!(minimax(&end, rules, &mut known), best, "{rules} {position}");
            let winner = end.outcome(rules).and_then(|outcome| outcome.winner());
            assert_eq!(winner, Some(expected.winner));
            if let Some(score) = expected.score(rules, &position) {
                assert_eq!(score, Color::BOTH.map(|color| i16::from(end.points(color))));
            }
        }
    }
}

macro_rules! compared {
    ($($name:ident: $rules:literal,)*) => {
        $(#[test] fn $name() { compare($rules); })*
    };
}

compared! {
    carpentier: "carpentier",
    jeux_et_strategie: "jeux-et-strategie",
    five_points: "carpentier+5",
    straight: "carpentier+straight",
    straight_on_five_points: "carpentier+5+straight",
    free: "carpentier+free",
    new_set_aside: "carpentier+new",
    designation: "carpentier+line",
    straight_with_designation: "carpentier+5+straight+line",
    no_singleton: "jeux-et-strategie+slide+nosingleton",
}

/// Left and right make no difference, nor does a small table.
#[test]
fn mirrored_positions_have_the_same_result() {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let mut random = Random::new(8);
    for rules in ["carpentier", "jeux-et-strategie", "carpentier+straight"] {
        let rules: Rules = rules.parse().unwrap();
        for _ in 0..5 {
            let position = random_position(rules, 3, 0, &mut random);
            let solved = |position: &Position, memory| {
                Solver::new(rules, memory).result(position, &control).unwrap().0
            };
            let found = solved(&position, 1 << 20);
            assert_eq!(solved(&position.mirrored(), 1 << 20), found, "{position}");
            assert_eq!(solved(&position, 1 << 12), found, "{position}");
        }
    }
}

#[test]
fn a_stopped_search_says_so_and_a_setup_is_refused() {
    let rules = Rules::CARPENTIER;
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let mut random = Random::new(9);
    let position = random_position(rules, 1, 0, &mut random);
    let mut solver = Solver::new(rules, 1 << 20);
    let control = Control::start(Limits::nodes(10_000), &clock, &stop);
    assert_eq!(solver.analyse(&position, &control), Err(Unsolved::Stopped));
    stop.stop();
    let control = Control::start(Limits::NONE, &clock, &stop);
    assert_eq!(solver.result(&position, &control), Err(Unsolved::Stopped));
    stop.clear();
    assert_eq!(solver.analyse(&Position::start(rules), &control), Err(Unsolved::Setup));
    let end = Position::parse(rules, "...../...../........./...../..... R 6.0 - 0 9:12").unwrap();
    let analysis = solver.analyse(&end, &control).unwrap();
    assert_eq!(analysis.result, Ending { margin: 3, winner: Color::Red });
    assert_eq!((analysis.turns.len(), analysis.line.len()), (0, 0));
}

/// Every level and full strength play whole games, setup included, under all
/// kinds of rules, with legal turns only.
#[test]
fn every_level_plays_legal_games_to_the_end() {
    let strengths = Level::ALL.map(Strength::Level).into_iter().chain([Strength::Full]);
    let rules = ["carpentier", "jeux-et-strategie", "carpentier+5+straight", "carpentier+mirror"];
    for (strength, rules) in strengths.zip(rules.iter().cycle()) {
        let rules: Rules = rules.parse().unwrap();
        let mut engine = Engine::<Position>::new(rules, strength).seeded(3);
        let mut game = Game::<Position>::new(rules);
        while let Some(choice) = engine.choose(&game, &Limits::nodes(3_000)) {
            assert!(choice.line.first() == Some(&choice.turn), "{strength:?}");
            game.play(choice.turn).unwrap_or_else(|error| panic!("{strength:?} {error}"));
        }
        assert!(game.outcome().is_some());
    }
}

/// Whole games between fast levels; `Game` refuses whatever is not legal.
fn ten_thousand_games(rules: &str) {
    let rules: Rules = rules.parse().unwrap();
    let mut players = [1, 2].map(|number| {
        let level = Strength::Level(Level::new(number).unwrap());
        Engine::<Position>::new(rules, level).seeded(number.into())
    });
    for _ in 0..10_000 {
        let mut game = Game::new(rules);
        while game.outcome().is_none() {
            let player = &mut players[game.ply() % 2];
            let choice = player.choose(&game, &Limits::nodes(100)).expect("the game goes on");
            game.play(choice.turn).expect("engines keep to the rules");
        }
        players.reverse();
    }
}

#[test]
fn ten_thousand_games_carpentier() {
    ten_thousand_games("carpentier");
}

#[test]
fn ten_thousand_games_jeux_et_strategie() {
    ten_thousand_games("jeux-et-strategie");
}

/// Given time, the player knows the result, plays the line and gets it.
#[test]
fn full_strength_is_exact_near_the_end() {
    let rules = Rules::CARPENTIER;
    let mut random = Random::new(11);
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    for _ in 0..10 {
        let position = random_position(rules, 4, 1, &mut random);
        let (result, _) = Solver::new(rules, 1 << 20).result(&position, &control).unwrap();
        let mut engine = Engine::<Position>::new(rules, Strength::Full);
        let mut reports = Vec::new();
        let choice = engine.choose_and_report(
            &Game::from_position(rules, position),
            &Limits::NONE,
            &mut |choice| reports.push(choice.score),
        );
        let choice = choice.unwrap();
        assert_eq!(choice.score, Score::Points(result.margin), "{position}");
        assert!(reports.len() >= 2 && !reports[0].is_exact() && reports[1].is_exact());
        let end = choice.line.iter().fold(position, |at, turn| at.play(rules, *turn).unwrap());
        assert!(end.is_over());
    }
}

/// A clock that stands still, so that a busy machine makes no difference.
struct Still;

impl TimeSource for Still {
    fn now(&self) -> Duration {
        Duration::ZERO
    }
}

/// E5: what the engine places in secret does not depend on what the opponent
/// has placed in secret, at any strength.
#[test]
fn a_hidden_setup_is_not_looked_at() {
    let rules: Rules = "carpentier+hidden".parse().unwrap();
    let placed = |strength: Strength, reds: &str| {
        let mut game = Game::<Position>::new(rules);
        for turn in reds.parse::<Arrangement>().unwrap().placements() {
            game.play(turn).unwrap();
        }
        let mut engine = Engine::<Position>::new(rules, strength).with_clock(Arc::new(Still));
        for _ in 0..3 {
            let choice = engine.choose(&game, &Limits::nodes(20_000)).unwrap();
            game.play(choice.turn).unwrap();
        }
        game.position().hemisphere(Color::Blue)
    };
    for strength in Level::ALL.map(Strength::Level).into_iter().chain([Strength::Full]) {
        let first = placed(strength, "12345/54321");
        assert_eq!(first.len(), 3);
        assert_eq!(placed(strength, "11223/34455"), first, "{strength:?}");
        assert_eq!(placed(strength, "55443/32211"), first, "{strength:?}");
    }
}

/// The last turn is worth the points it leaves, and whoever wins a battle
/// leads the next one (E6): nobody is taken to move in turn.
#[test]
fn reviews_count_points_for_whoever_plays() {
    let rules = Rules::CARPENTIER;
    let mut random = Random::new(6);
    let (mut leads, mut ends) = (0, 0);
    for _ in 0..15 {
        let mut game = Game::from_position(rules, random_position(rules, 4, 0, &mut random));
        let mut engine = Engine::<Position>::new(rules, Strength::Full);
        while let Some(side) = game.to_move() {
            let turn = game.position().random_turn(rules, &mut random).unwrap();
            let mut next = game.clone();
            next.play(turn).unwrap();
            let points = |side| i16::from(next.position().points(side));
            let expected = match (next.to_move(), engine.choose(&next, &Limits::NONE)) {
                (None, _) => {
                    ends += 1;
                    Score::Points(points(side) - points(side.other()))
                }
                (Some(same), Some(choice)) if same == side => {
                    leads += 1;
                    choice.score
                }
                (_, choice) => choice.unwrap().score.before(),
            };
            let review = engine.review(&game, turn, &Limits::NONE).unwrap();
            assert_eq!(review.score, expected, "{} {turn}", game.position());
            assert!(review.best_score >= review.score);
            game = next;
        }
    }
    assert!(leads >= 5 && ends == 15, "{leads} {ends}");
}
