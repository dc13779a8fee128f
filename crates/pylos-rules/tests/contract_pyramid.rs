//! The pyramid game passes the contract under each of its readings.

mod contract;

use pylos_rules::pyramid::{Position, Rules};

#[test]
fn the_pyramid_game_keeps_the_contract() {
    for rules in Rules::ALL {
        contract::contract::<Position>(rules, 40);
    }
}
