//! An estimate where the search stops.

use pylos_rules::pyramid::{Cells, Rules};

use super::node::{Node, Pyramid};
use super::successors::completing;

/// Estimates stay well away from proven wins and losses.
pub(super) const MOST: i32 = 10_000;

/// Hundredths of a ball, for the mover; never 0, which is a draw.
#[inline]
pub(super) fn evaluate<B: Pyramid>(node: Node, rules: Rules) -> i32 {
    let occupied = node.own | node.other | B::GROUND;
    let open = occupied.supported() - occupied;
    let carriers = occupied.carriers();
    let count = |cells: Cells| cells.len() as i32;
    let balls = 100 * (count(node.other) - count(node.own));
    let mine = count(completing(rules, node.own) & open);
    let theirs = count(completing(rules, node.other) & open);
    let squares = 90 * mine.min(2) - 60 * theirs.min(2);
    let free = 10 * (count(node.own - carriers) - count(node.other - carriers));
    let score = (balls + squares + free + 20).clamp(-MOST, MOST);
    if score == 0 { 1 } else { score }
}
