//! How long it takes to pair a round of a Swiss tournament of 300 players, in
//! every round of eleven: `cargo bench -p pylos-tournament`.

use std::time::Instant;

use pylos_rules::Random;
use pylos_tournament::{Action, Event, Format, Outcome, Place, Score, Settings, Tournament};

fn main() {
    let format = Format::Swiss { rounds: 11 };
    let settings = Settings { format, ..Settings::default() };
    let mut chance = Random::new(1);
    let Ok(mut tournament) = Tournament::new(settings) else { return };
    for number in 0..300u16 {
        let event = Event::Entered {
            name: format!("P{number}"),
            rating: Some(1200 + 3 * number),
            team: None,
        };
        tournament.apply(event).expect("a new name");
    }
    let mut longest = 0.0f64;
    for round in 1..=11 {
        let begun = Instant::now();
        let events = tournament.decide(&Action::Pair, &mut chance).expect("a round");
        let taken = begun.elapsed().as_secs_f64();
        longest = longest.max(taken);
        println!("round {round:>2}: {:>7.1} ms", 1000.0 * taken);
        events.into_iter().for_each(|event| tournament.apply(event).expect("as decided"));
        for board in 1..=150 {
            let halves = [[2, 0], [2, 0], [1, 1], [0, 2], [0, 2]][chance.below(5) as usize];
            let outcome = Outcome::Played(Score::halves(halves[0]), Score::halves(halves[1]));
            let place = Place { round, board };
            tournament.apply(Event::Reported { place, outcome }).expect("a result");
        }
    }
    println!("the longest of eleven rounds of 300 players: {:.1} ms", 1000.0 * longest);
}
