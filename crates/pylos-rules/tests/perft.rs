//! The published perft tables: how many games there are of so many turns.

use std::collections::HashMap;
use std::ops::ControlFlow;

use pylos_rules::pyramid::{Color, Position, Rules, Symmetry};
use pylos_rules::{Position as _, perft, perft_by_playing};

/// Depths 1 to 6, the same for all readings.
const SHALLOW: [u64; 6] = [16, 240, 3_360, 43_680, 524_376, 5_786_496];

/// Depths 7 to 9. Depth 7 is the first with squares, depth 9 the first that
/// tells take-backs one after the other (P7) from simultaneous ones. Nobody's
/// reserve is empty so early, so `+raise` changes nothing.
const DEEP: [(&str, [u64; 3]); 5] = [
    ("children", [58_746_240, 553_128_480, 5_020_126_272]),
    ("standard", [61_599_168, 611_313_120, 7_053_233_088]),
    ("standard+must", [61_313_472, 604_563_360, 6_862_842_624]),
    ("advanced", [64_136_160, 667_213_632, 9_126_571_008]),
    ("advanced+must", [63_596_160, 654_663_264, 8_744_993_856]),
];

fn deep(rules: Rules) -> [u64; 3] {
    let name = rules.to_string();
    let name = name.strip_suffix("+raise").unwrap_or(&name);
    DEEP.into_iter().find(|(known, _)| *known == name).unwrap().1
}

/// Perft with the first turns taken by breadth: the positions after each turn
/// with the number of ways to reach them, those that are turned or mirrored
/// alike counted together. So depth 9 takes a moment instead of a minute, and
/// symmetry is put to the test as well.
fn perft_by_breadth(rules: Rules, depth: u32) -> u64 {
    const BREADTH: u32 = 5;
    let mut layer = HashMap::from([(Position::START, 1u64)]);
    for _ in 0..BREADTH {
        let mut next = HashMap::new();
        for (position, ways) in layer {
            let _: ControlFlow<()> = position.visit(rules, |turn| {
                let class = representative(&position.play_unchecked(rules, turn));
                *next.entry(class).or_insert(0) += ways;
                ControlFlow::Continue(())
            });
        }
        layer = next;
    }
    layer.iter().map(|(position, ways)| ways * perft(position, rules, depth - BREADTH)).sum()
}

/// One and the same of the eight images of a position, whichever is given.
fn representative(position: &Position) -> Position {
    let images = Symmetry::ALL.map(|symmetry| symmetry.position(position));
    let key = |image: &Position| Color::BOTH.map(|color| image.balls(color));
    images.into_iter().min_by_key(key).unwrap()
}

#[test]
fn shallow_counts_are_the_same_under_every_reading() {
    for rules in Rules::ALL {
        for (depth, count) in (1..).zip(SHALLOW) {
            assert_eq!(perft(&Position::START, rules, depth), count, "{rules} {depth}");
        }
        assert_eq!(perft_by_playing(&Position::START, rules, 5), SHALLOW[4], "{rules}");
    }
}

#[test]
fn counts_of_depth_7_are_those_published() {
    for rules in Rules::ALL {
        assert_eq!(perft(&Position::START, rules, 7), deep(rules)[0], "{rules}");
    }
}

#[test]
fn counts_of_depth_8_are_those_published() {
    for rules in [Rules::STANDARD, Rules::ADVANCED] {
        assert_eq!(perft(&Position::START, rules, 8), deep(rules)[1], "{rules}");
    }
}

#[test]
fn counts_by_breadth_are_those_published_to_depth_9() {
    for rules in Rules::ALL {
        for (depth, count) in (7..).zip(deep(rules)) {
            assert_eq!(perft_by_breadth(rules, depth), count, "{rules} {depth}");
        }
    }
}
