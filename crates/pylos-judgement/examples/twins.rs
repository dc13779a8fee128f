//! Vectors against plain Rust where no test harness runs: a module of
//! WebAssembly that `web/tests/wasm/twins.mjs` asks.
//!
//! Positions of random games and what their turns lead to are judged with the
//! committed weights, by everything that this processor can do.

#![allow(unsafe_code)] // The names of what is exported are nobody else's.

use pylos_judgement::{Judgement, Machine, Network};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Position as _, Random};

/// How many ways to compute there are: one if there are no vectors.
#[unsafe(no_mangle)]
pub extern "C" fn machines() -> u32 {
    Machine::all().count() as u32
}

/// Of so many positions, how many are judged differently by two of them; one
/// more for each whose turn is. Also if what was judged says too little.
#[unsafe(no_mangle)]
pub extern "C" fn differing(positions: u32) -> u32 {
    let bytes = include_bytes!("../../pylos-engine/weights/advanced.judgement");
    let Ok(judgement) = Judgement::read(bytes, Rules::ADVANCED) else { return u32::MAX };
    let networks: Vec<Network> =
        Machine::all().map(|machine| judgement.network().clone().on(machine)).collect();
    let differ = |judged: &dyn Fn(&Network) -> i32| {
        let first = judged(&networks[0]);
        networks.iter().any(|network| judged(network) != first)
    };
    let mut random = Random::new(12);
    let mut position = Position::START;
    let (mut differing, mut judgements) = (0, std::collections::BTreeSet::new());
    for _ in 0..positions {
        let (own, others) = (position.own(), position.others());
        judgements.insert(networks[0].judge(own, others));
        differing += u32::from(differ(&|network| network.judge(own, others)));
        let Some(turn) = position.random_turn(Rules::ADVANCED, &mut random) else {
            position = Position::START;
            continue;
        };
        let next = position.play_unchecked(Rules::ADVANCED, turn);
        differing += u32::from(differ(&|network| {
            network.judge_after(&network.see(others, own), next.others())
        }));
        position = next;
    }
    if judgements.len() < positions as usize / 20 { u32::MAX } else { differing }
}
