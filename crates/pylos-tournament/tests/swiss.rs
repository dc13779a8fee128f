//! Swiss rounds against a second opinion.

mod checker;
mod simulate;

use checker::{Figures, check};
use simulate::{simulate, size};

/// A hundred here; `cargo run --release -p pylos-tournament --example checked
/// 1000` does the rest.
#[test]
fn a_hundred_simulated_tournaments_keep_the_rules() {
    let mut all = Figures::default();
    for seed in 0..100 {
        let (players, rounds) = size(seed);
        let tournament = simulate(players, rounds, seed);
        let text = tournament.to_string();
        assert_eq!(text.parse(), Ok(tournament), "seed {seed}");
        match check(&text) {
            Ok(figures) => all.add(figures),
            Err(why) => panic!("seed {seed}, {players} players, {rounds} rounds: {why}\n{text}"),
        }
    }
    assert!(all.rounds > 400 && all.byes > 100 && all.mates > 10, "{all:?}");
    assert_eq!(all.rematches + all.second_byes + all.broken_sides, 0, "{all:?}");
}

/// Of small fields every pairing is tried: none has fewer faults.
#[test]
fn no_other_pairing_of_a_small_field_is_better() {
    let mut all = Figures::default();
    for seed in 0..300 {
        let players = 4 + seed as usize % 6;
        let text = simulate(players, 2 + (players / 3) as u8, seed).to_string();
        match check(&text) {
            Ok(figures) => all.add(figures),
            Err(why) => panic!("seed {seed}, {players} players: {why}\n{text}"),
        }
    }
    assert!(all.tried > 800, "{all:?}");
}
