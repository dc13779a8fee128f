//! Arranging in secret: what is drawn, how often, and what it comes to.

use std::collections::HashMap;

use pylos_engine::equator::{Arranging, Mixes, Solver};
use pylos_engine::{
    Advice, Control, Engine, Level, Limits, Plan as _, Score, Source, Stop, Strength, SystemClock,
};
use pylos_rules::equator::{Arrangement, Color, HiddenSetup, Position, Rules};
use pylos_rules::{Game, Random};

fn rules() -> Rules {
    "carpentier+hidden".parse().unwrap()
}

fn start(leaders: Arrangement, responders: Arrangement) -> Position {
    let mut setup = HiddenSetup::new(rules(), Color::Blue);
    setup.commit(Color::Blue, leaders).unwrap();
    setup.commit(Color::Red, responders).unwrap();
    setup.reveal().unwrap()
}

#[test]
fn the_mixes_are_the_best_of_their_lists() {
    let mixes = Mixes::of(rules()).unwrap();
    let [least, most] = mixes.bounds();
    assert!((least - most).abs() < 1e-9, "{least} to {most}");
    // The same, counted out: what each side's mix comes to against everything
    // on the other's list, reflections included.
    let mut results = HashMap::new();
    let image = |arrangement: Arrangement| {
        Arrangement::try_from(arrangement.hemisphere().mirrored()).unwrap()
    };
    for (own, other, margin) in mixes.results() {
        results.insert((own, other), f64::from(margin));
        results.insert((image(own), image(other)), f64::from(margin));
    }
    let lots = |who| mixes.lots(who).collect::<Vec<_>>();
    let [leaders, responders] = [lots(Arranging::Leader), lots(Arranging::Responder)];
    let sum = |lots: &[(Arrangement, u64)]| lots.iter().map(|(_, n)| *n as f64).sum::<f64>();
    for (other, _) in &responders {
        let all = leaders.iter().map(|(own, n)| *n as f64 * results[&(*own, *other)]);
        assert!(all.sum::<f64>() / sum(&leaders) > least - 1e-9);
    }
    for (own, _) in &leaders {
        let all = responders.iter().map(|(other, n)| *n as f64 * results[&(*own, *other)]);
        assert!(all.sum::<f64>() / sum(&responders) < most + 1e-9);
    }
}

/// Two of the listed results, played out: the leader's arrangement by lot, and
/// then both as well as can be.
#[test]
fn full_play_comes_to_the_listed_results() {
    let mixes = Mixes::of(rules()).unwrap();
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let results: Vec<_> = mixes.results().collect();
    let mut random = Random::new(4);
    for _ in 0..2 {
        let (own, other, margin) = results[random.below(results.len() as u64) as usize];
        let position = start(own, other);
        let mut solver = Solver::new(rules(), 1 << 26);
        let (result, _) = solver.result(&position, &control).unwrap();
        assert_eq!(result.margin, margin, "{own} {other}");
    }
    let (_, other, _) = results[random.below(results.len() as u64) as usize];
    let mut game = Game::<Position>::new(rules());
    other.placements().for_each(|turn| game.play(turn).unwrap());
    let mut engine = Engine::<Position>::new(rules(), Strength::Full).seeded(5);
    while let Some(choice) = engine.choose(&game, &Limits::NONE) {
        game.play(choice.turn).unwrap();
    }
    let own = game.position_at(20).unwrap().hemisphere(Color::Blue);
    let listed = |(leaders, responders, _): &&(Arrangement, Arrangement, i16)| {
        let mirrored = leaders.hemisphere().mirrored() == own
            && responders.hemisphere().mirrored() == other.hemisphere();
        mirrored || (leaders.hemisphere(), *responders) == (own, other)
    };
    let (_, _, margin) = results.iter().find(listed).expect("an arrangement of the list");
    let points = |color| i16::from(game.position().points(color));
    assert_eq!(points(Color::Blue) - points(Color::Red), *margin);
}

/// What the engine arranges in one game: legal, as `Game` refuses what is not.
fn arranged(engine: &mut Engine<Position>, leader: Color, side: Color) -> Arrangement {
    let mut game = Game::from_position(rules(), Position::start_led_by(rules(), leader));
    if side == leader {
        let others: Arrangement = "12345/54321".parse().unwrap();
        others.placements().for_each(|turn| game.play(turn).unwrap());
    }
    for _ in 0..10 {
        assert_eq!(game.to_move(), Some(side));
        let choice = engine.choose(&game, &Limits::NONE).unwrap();
        assert_eq!(choice.source, Source::Plan);
        assert!(matches!(choice.score, Score::Estimate(_)));
        game.play(choice.turn).unwrap();
    }
    game.position().hemisphere(side).try_into().unwrap()
}

#[test]
fn the_top_level_and_full_strength_arrange_as_often_as_the_mix_says() {
    const GAMES: u32 = 1_500;
    let mixes = Mixes::of(rules()).unwrap();
    for strength in [Strength::Full, Strength::Level(Level::HIGHEST)] {
        let mut engine = Engine::<Position>::new(rules(), strength).seeded(8);
        for (side, who) in [(Color::Blue, Arranging::Leader), (Color::Red, Arranging::Responder)] {
            let mut seen: HashMap<Arrangement, u32> = HashMap::new();
            for _ in 0..GAMES {
                *seen.entry(arranged(&mut engine, Color::Blue, side)).or_default() += 1;
            }
            let all: u64 = mixes.lots(who).map(|(_, weight)| weight).sum();
            let mut expected: HashMap<Arrangement, f64> = HashMap::new();
            for (arrangement, weight) in mixes.lots(who) {
                *expected.entry(arrangement).or_default() += weight as f64 / all as f64;
            }
            for (arrangement, share) in &expected {
                let found = f64::from(seen.remove(arrangement).unwrap_or(0));
                let (mean, n) = (share * f64::from(GAMES), f64::from(GAMES));
                let spread = (n * share * (1.0 - share)).sqrt();
                assert!((found - mean).abs() <= 5.0 * spread, "{arrangement}: {found} of {mean}");
            }
            assert!(seen.is_empty(), "not on the list: {seen:?}");
        }
    }
    // Two engines with the same seed draw alike, others do not.
    let drawn = |seed| {
        let mut engine = Engine::<Position>::new(rules(), Strength::Full).seeded(seed);
        (0..8).map(|_| arranged(&mut engine, Color::Red, Color::Blue)).collect::<Vec<_>>()
    };
    assert_eq!(drawn(1), drawn(1));
    assert_ne!(drawn(1), drawn(2));
}

#[test]
fn who_has_begun_otherwise_and_lower_levels_try_out() {
    let mut begun = Game::<Position>::new(rules());
    // No arrangement of the list has three of its first pawns there.
    for turn in ["1@i1", "1@i2", "2@i3", "2@i4"] {
        begun.play(turn.parse().unwrap()).unwrap();
    }
    let mixes = Mixes::of(rules()).unwrap();
    assert_eq!(mixes.advise(&begun), Advice::None);
    let mut engine = Engine::<Position>::new(rules(), Strength::Full);
    let choice = engine.choose(&begun, &Limits::nodes(5_000)).unwrap();
    assert_eq!(choice.source, Source::Search);
    let game = Game::<Position>::new(rules());
    for level in Level::ALL.into_iter().filter(|level| *level != Level::HIGHEST) {
        let mut engine = Engine::<Position>::new(rules(), Strength::Level(level));
        let choice = engine.choose(&game, &Limits::nodes(5_000)).unwrap();
        assert_eq!(choice.source, Source::Search, "{level:?}");
    }
    for other in Rules::all().filter(|other| *other != rules()) {
        assert!(Mixes::of(other).is_none(), "{other}");
    }
}

#[test]
fn a_damaged_list_is_refused() {
    let good = include_str!("../src/equator/mix.txt");
    assert!(good.parse::<Mixes>().is_ok());
    for (from, to) in [("leader", "leaders"), ("/", ""), ("result", "results"), (" -", " --")] {
        assert!(good.replacen(from, to, 3).parse::<Mixes>().is_err(), "{from} → {to}");
    }
    let last = good.trim_end().rfind('\n').unwrap();
    assert!(good[..last].parse::<Mixes>().is_err(), "a row is missing");
    assert!("".parse::<Mixes>().is_err());
}
