//! The equator game passes the contract under each of its 240 readings.

mod contract;

use pylos_rules::equator::{Position, Rules};

#[test]
fn the_equator_game_keeps_the_contract() {
    for rules in Rules::all() {
        contract::contract::<Position>(rules, 2);
    }
}
