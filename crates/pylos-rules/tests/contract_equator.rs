//! The equator game passes the contract under each combination of its options.

mod contract;

use pylos_rules::equator::{Position, Rules};

#[test]
fn the_equator_game_keeps_the_contract() {
    for rules in Rules::all() {
        contract::contract::<Position>(rules, 6);
    }
}
