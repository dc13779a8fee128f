//! Fixed searches: the same work every time, with a signature of the results.

use pylos_rules::{Game, equator, pyramid};

use crate::{Engine, Limits, Playable, Strength};

/// What the fixed searches did.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct FixedSearches {
    /// Positions looked at.
    pub nodes: u64,
    /// A digest of every result: turn, score, depth and positions. It changes
    /// if and only if the search does something else than before.
    pub signature: u64,
}

/// The fixed searches of the pyramid game.
pub fn fixed_pyramid_searches() -> FixedSearches {
    let [children, standard, advanced] =
        [pyramid::Rules::CHILDREN, pyramid::Rules::STANDARD, pyramid::Rules::ADVANCED];
    search_all::<pyramid::Position>(&[
        (children, "................/........./..../. L", Limits::depth(11)),
        (standard, "................/........./..../. L", Limits::depth(11)),
        (advanced, "................/........./..../. L", Limits::depth(10)),
        (standard, "DLDL.DLLDDLLD.DL/.LL.LD..L/..../. D", Limits::depth(9)),
        (advanced, "LDDL.LD.D.LL..D./........./..../. L", Limits::depth(7)),
    ])
}

/// The fixed searches of the equator game: from battles 1, 2 and 3 to the end,
/// and one that stops at an estimate.
pub fn fixed_equator_searches() -> FixedSearches {
    let [carpentier, strategie] = [equator::Rules::CARPENTIER, equator::Rules::JEUX_ET_STRATEGIE];
    search_all::<equator::Position>(&[
        (carpentier, "BEAAB/.CD.D/........./aedd./bcab. B 2.0 - 2 2:0", Limits::NONE),
        (strategie, "BE..B/EC..D/........./.e.dc/.cab. B 3.0 - 1 3:4", Limits::NONE),
        (carpentier, "BEAAB/ECDCD/........./aeddc/bcabe R 1.0 - 0 0:0", Limits::NONE),
        (strategie, "BEAAB/ECDCD/........./aeddc/bcabe R 1.0 - 0 0:0", Limits::nodes(500_000)),
    ])
}

/// Searches each position anew, on one thread.
fn search_all<P: Playable>(searches: &[(P::Rules, &str, Limits)]) -> FixedSearches {
    let mut nodes = 0;
    let mut signature = 0xcbf2_9ce4_8422_2325u64;
    for (rules, position, limits) in searches {
        let Ok(position) = P::parse(*rules, position) else { continue };
        // By counts and by search, whatever is built in.
        let engine = Engine::<P>::new(*rules, Strength::Full);
        let mut engine = engine.with_judgement(None).with_plan(None);
        let game = Game::from_position(*rules, position);
        if let Some(choice) = engine.choose(&game, limits) {
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
