//! How often the second player, who wins with best play, holds the win against
//! the most stubborn defence, which is the tablebase's.
//!
//! `cargo run --release -p pylos-engine --example hold -- TABLEBASE [learnt|counts|FILE] [MS] [GAMES] [STRATEGY]`
//!
//! The first player's first three turns are chosen by lot, differently in every
//! game; then he loses as slowly as he can. The time is processor time for every
//! turn of the second player, who may have a strategy file at hand (`pylos
//! certify`): then he needs it only for the last plies, and the longest that he
//! took is told.

use std::collections::HashSet;
use std::sync::Arc;
use std::time::Duration;

use pylos_engine::{Engine, Limits, Strength};
use pylos_rules::pyramid::{Color, Position};
use pylos_rules::{Game, Position as _, Random};
use pylos_strategy::Strategy;
use pylos_tablebase::Tablebase;

mod measuring;

fn main() {
    let mut arguments = std::env::args().skip(1);
    let path = arguments.next().expect("the path of a tablebase");
    let judges = arguments.next().unwrap_or_else(|| "learnt".to_owned());
    let mut number = |usual: u64| arguments.next().map_or(usual, |n| n.parse().expect("a number"));
    let (time, games) = (Duration::from_millis(number(100)), number(100));
    let strategy = arguments.next().map(|path| {
        let bytes = std::fs::read(path).expect("the path of a strategy");
        Strategy::from_bytes(&bytes).expect("a sound strategy")
    });
    let tablebase = Tablebase::open(&path).expect("a sound tablebase");
    let rules = tablebase.rules();
    let mut defender =
        Engine::<Position>::new(rules, Strength::Full).with_oracle(Arc::new(tablebase));
    let mut holder = measuring::player(rules, &judges);
    if let Some(strategy) = strategy {
        holder = holder.with_plan(Some(Arc::new(strategy)));
    }
    let mut longest = Duration::ZERO;
    let mut random = Random::new(5);
    let mut openings = HashSet::new();
    let (mut held, mut played) = (0, 0);
    while played < games {
        let mut game = Game::<Position>::new(rules);
        let mut opening = Vec::new();
        holder.forget();
        while game.outcome().is_none() {
            let turn = match game.position().to_move() {
                Color::Dark => holder.choose(&game, &Limits::time(time)).map(|choice| {
                    longest = longest.max(choice.time);
                    choice.turn
                }),
                Color::Light if opening.len() < 3 => {
                    let turn = game.position().random_turn(rules, &mut random);
                    opening.extend(turn);
                    turn
                }
                Color::Light => defender.choose(&game, &Limits::NONE).map(|c| c.turn),
            };
            game.play(turn.expect("a turn")).expect("a legal turn");
            if opening.len() == 3 && openings.contains(&opening) {
                break;
            }
        }
        if !openings.insert(opening) {
            continue;
        }
        played += 1;
        let won = game.outcome().and_then(|outcome| outcome.winner()) == Some(Color::Dark);
        held += u64::from(won);
        println!(
            "{rules}, {judges}, {time:?}: {held} of {played} held, longest turn {longest:.1?}"
        );
    }
}
