//! How much a setup is worth: the engine's against one drawn by lot, judged by
//! the exact result of what follows, or by games between equals; and what
//! equal pawns on one meridian cost the leader.
//!
//! `cargo run --release -p pylos-engine --example equator_setups -- RULES GAMES exact|play|pairs`

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Engine, Limits, Stop, Strength, SystemClock};
use pylos_rules::equator::{Color, Intersection, Position, Rules};
use pylos_rules::{Game, Position as _, Random};

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules = arguments.next().as_deref().unwrap_or("carpentier").parse().expect("rules");
    let games: u64 = arguments.next().as_deref().unwrap_or("20").parse().expect("a number");
    let mut random = Random::new(3);
    match arguments.next().as_deref() {
        None | Some("exact") => worth(rules, games, &mut random, true),
        Some("play") => worth(rules, games, &mut random, false),
        Some("pairs") => pairs(rules, games, &mut random),
        Some(other) => panic!("exact, play or pairs, not {other}"),
    }
}

/// What a setup by the engine is worth against one by lot.
fn worth(rules: Rules, games: u64, random: &mut Random, exact: bool) {
    // The lead matters more than the setup, so the two are told apart; and
    // with setups drawn by lot on both sides one sees what the lead is worth.
    for leader in Color::BOTH {
        for blue in [Setup::ByEngine, Setup::ByLot] {
            let margins: Vec<i16> = (0..games)
                .map(|_| {
                    let game = set_up(rules, leader, blue, random);
                    if exact { exact_margin(rules, game.position()) } else { played_margin(game) }
                })
                .collect();
            let n = games as f64;
            let mean = margins.iter().map(|m| f64::from(*m)).sum::<f64>() / n;
            let spread = margins.iter().map(|m| (f64::from(*m) - mean).powi(2)).sum::<f64>() / n;
            let won = margins.iter().filter(|margin| **margin > 0).count();
            println!(
                "{leader} leads, blue's setup {blue:?}, red's ByLot: blue {mean:+.2} ± {:.2}, \
                 {won} of {games} won",
                (spread / n).sqrt()
            );
        }
    }
}

/// How often the leader of battle 1 loses it, by how many meridians have two
/// equal pawns of the leader's. Both play the battle as well as can be; what
/// it leaves is estimated.
fn pairs(rules: Rules, games: u64, random: &mut Random) {
    const MERIDIANS: usize = 5;
    let mut seen = [(0u64, 0u64); MERIDIANS + 1];
    let mut engine = Engine::<Position>::new(rules, Strength::Full);
    for _ in 0..games {
        let mut game = set_up(rules, Color::Blue, Setup::ByLot, random);
        let pawns = game.position().hemisphere(Color::Blue);
        let equal = |place: &Intersection, other: &Intersection| {
            place < other
                && place.meridian() == other.meridian()
                && pawns.at(*place) == pawns.at(*other)
        };
        let pairs = Intersection::ALL
            .iter()
            .flat_map(|place| Intersection::ALL.iter().filter(|other| equal(place, other)))
            .count();
        while game.position().battle() == 1 {
            let choice = engine.choose(&game, &Limits::depth(4)).expect("a turn");
            game.play(choice.turn).expect("a legal turn");
        }
        seen[pairs].0 += 1;
        seen[pairs].1 += u64::from(game.position().leader() != Color::Blue);
    }
    let (setups, lost) = seen.iter().fold((0, 0), |sum, n| (sum.0 + n.0, sum.1 + n.1));
    let share = |(setups, lost): (u64, u64)| 100.0 * lost as f64 / setups.max(1) as f64;
    println!("any number of pairs: {lost} of {setups} lost, {:.2} %", share((setups, lost)));
    for (pairs, counted) in seen.into_iter().enumerate() {
        let (setups, lost) = counted;
        println!("{pairs} pairs: {lost} of {setups} lost, {:.2} %", share(counted));
    }
}

#[derive(Clone, Copy, Debug)]
enum Setup {
    ByEngine,
    ByLot,
}

/// A game at the start of battle 1; red's setup is drawn by lot.
fn set_up(rules: Rules, leader: Color, blue: Setup, random: &mut Random) -> Game<Position> {
    let mut game = Game::from_position(rules, Position::start_led_by(rules, leader));
    let mut engine = Engine::<Position>::new(rules, Strength::Full);
    while game.position().in_setup() {
        let turn = match (game.position().to_move(), blue) {
            (Color::Blue, Setup::ByEngine) => {
                engine.choose(&game, &Limits::NONE).map(|choice| choice.turn)
            }
            _ => game.position().random_turn(rules, random),
        };
        game.play(turn.expect("a turn")).expect("a legal turn");
    }
    game
}

/// By how many points blue will be ahead with best play of both.
fn exact_margin(rules: Rules, start: &Position) -> i16 {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let (result, _) = Solver::new(rules, 64 << 20).result(start, &control).expect("solved");
    if start.to_move() == Color::Blue { result.margin } else { -result.margin }
}

/// By how many points blue is ahead after both have played with little thought.
fn played_margin(mut game: Game<Position>) -> i16 {
    let mut engine = Engine::<Position>::new(game.rules(), Strength::Full);
    while let Some(choice) = engine.choose(&game, &Limits::nodes(20_000)) {
        game.play(choice.turn).expect("a legal turn");
    }
    let end = game.position();
    i16::from(end.points(Color::Blue)) - i16::from(end.points(Color::Red))
}
