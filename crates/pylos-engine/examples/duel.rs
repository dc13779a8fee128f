//! Full strength judging by what was learnt against full strength judging by
//! counts.
//!
//! `cargo run --release -p pylos-engine --example duel -- RULES [MS] [MS OF COUNTS] [GAMES] [SEED]`
//!
//! Every opening (four random turns) is played twice with sides exchanged. The
//! time is processor time for every turn.

use std::time::Duration;

use pylos_engine::Limits;
use pylos_rules::pyramid::{Color, Position, Rules};
use pylos_rules::{Game, Position as _, Random};

mod measuring;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let rules: Rules =
        arguments.next().map_or(Ok(Rules::STANDARD), |rules| rules.parse()).expect("rules");
    let mut number = |usual: u64| arguments.next().map_or(usual, |n| n.parse().expect("a number"));
    let times = [number(100), number(100)].map(Duration::from_millis);
    let (games, seed) = (number(200), number(1_000));
    let mut players = ["learnt", "counts"].map(|judges| measuring::player(rules, judges));
    let mut points = 0.0;
    for number in 0..games {
        let mut random = Random::new(seed + number / 2);
        let mut game = Game::<Position>::new(rules);
        for _ in 0..4 {
            let turn = game.position().random_turn(rules, &mut random).expect("a turn");
            game.play(turn).expect("a legal turn");
        }
        let learnt = if number % 2 == 0 { Color::Light } else { Color::Dark };
        players.iter_mut().for_each(|player| player.forget());
        while game.outcome().is_none() {
            let who = usize::from(game.position().to_move() != learnt);
            let choice = players[who].choose(&game, &Limits::time(times[who])).expect("a turn");
            game.play(choice.turn).expect("a legal turn");
        }
        points += match game.outcome().and_then(|outcome| outcome.winner()) {
            Some(winner) if winner == learnt => 1.0,
            Some(_) => 0.0,
            None => 0.5,
        };
        println!("{rules}, {times:?}: {points} of {}", number + 1);
    }
}
