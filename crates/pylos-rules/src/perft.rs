//! Counting games: the standard check of a move generator.

use std::ops::ControlFlow;

use crate::Position;

/// How many sequences of `depth` turns there are from here; a finished game
/// goes no further. The last ply is counted, not played.
///
/// ```
/// use pylos_rules::{Position as _, perft, pyramid::{Position, Rules}};
/// let start = Position::start(Rules::STANDARD);
/// assert_eq!(perft(&start, Rules::STANDARD, 3), 16 * 15 * 14);
/// ```
pub fn perft<P: Position>(position: &P, rules: P::Rules, depth: u32) -> u64 {
    match depth {
        0 => 1,
        1 => position.count(rules),
        _ => {
            let mut leaves = 0;
            let _: ControlFlow<()> = position.visit(rules, |turn| {
                leaves += perft(&position.play_unchecked(rules, turn), rules, depth - 1);
                ControlFlow::Continue(())
            });
            leaves
        }
    }
}

/// The same number, with every turn of every ply made and played: slower, and
/// a check of [`perft`] and of counting.
pub fn perft_by_playing<P: Position>(position: &P, rules: P::Rules, depth: u32) -> u64 {
    if depth == 0 {
        return 1;
    }
    let mut leaves = 0;
    let _: ControlFlow<()> = position.visit(rules, |turn| {
        let next = std::hint::black_box(position.play_unchecked(rules, turn));
        leaves += perft_by_playing(&next, rules, depth - 1);
        ControlFlow::Continue(())
    });
    leaves
}
