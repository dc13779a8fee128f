//! Fixed searches: the same work every time, with a signature of the results.

use pylos_rules::Game;
use pylos_rules::pyramid::{Position, Rules};

use crate::{Engine, Limits, Strength};

/// What the fixed searches did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedSearches {
    /// Positions looked at.
    pub nodes: u64,
    /// A digest of every result: turn, score, depth and positions. It changes
    /// if and only if the search does something else than before.
    pub signature: u64,
}

/// Where the searches begin, and how deep they go.
const SEARCHES: [(Rules, &str, u32); 5] = [
    (Rules::CHILDREN, "................/........./..../. L", 11),
    (Rules::STANDARD, "................/........./..../. L", 11),
    (Rules::ADVANCED, "................/........./..../. L", 10),
    (Rules::STANDARD, "DLDL.DLLDDLLD.DL/.LL.LD..L/..../. D", 9),
    (Rules::ADVANCED, "LDDL.LD.D.LL..D./........./..../. L", 7),
];

/// Searches each position anew, on one thread.
pub fn fixed_searches() -> FixedSearches {
    let mut nodes = 0;
    let mut signature = 0xcbf2_9ce4_8422_2325u64;
    for (rules, position, depth) in SEARCHES {
        let Ok(position) = position.parse::<Position>() else { continue };
        let mut engine = Engine::<Position>::new(rules, Strength::Full);
        let game = Game::from_position(rules, position);
        if let Some(choice) = engine.choose(&game, &Limits::depth(depth)) {
            nodes += choice.nodes;
            let result =
                format!("{} {} {} {}\n", choice.turn, choice.score, choice.depth, choice.nodes);
            // FNV-1a, which is the same everywhere and for ever.
            for byte in result.bytes() {
                signature = (signature ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3);
            }
        }
    }
    FixedSearches { nodes, signature }
}
