//! The pyramid game passes the contract under each of its readings.

mod contract;

use pylos_rules::pyramid::{Position, Rules};

#[test]
fn the_pyramid_game_keeps_the_contract() {
    for rules in Rules::ALL {
        contract::contract::<Position>(rules, 40);
    }
}

#[test]
fn so_it_does_with_handicaps() {
    let handicaps = ["15-14", "13-15", "8-15", "15-8", "8-8"];
    for (rules, handicap) in Rules::ALL.into_iter().zip(handicaps.into_iter().cycle()) {
        contract::contract::<Position>(rules.with_handicap(handicap.parse().unwrap()), 20);
    }
}
