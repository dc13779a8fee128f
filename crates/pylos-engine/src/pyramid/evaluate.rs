//! An estimate where the search stops.
//!
//! A handful of counts, weighted; the weights change with the number of balls
//! on the board. They were fitted to exact values by `examples/fit.rs`, and
//! `docs/engine.md` shows how well the estimate agrees with the truth.

use pylos_rules::pyramid::{Cells, Position, RuleSet, Rules};

use super::node::{Balls, FourByFour, Node, Pyramid};

/// What the estimate looks at, each as mover's less other's unless it says
/// otherwise.
pub const FEATURES: [&str; 9] = [
    "balls in reserve",
    "mover can complete something",
    "mover can complete something on a second cell",
    "other could complete something",
    "other could complete something on a second cell",
    "free balls",
    "free balls of level 1 while a higher cell is open",
    "balls on level 2 or higher",
    "being to move",
];

/// The counts of a position, in the order of [`FEATURES`]; balls in reserve as
/// if both sides had equally many (P15).
pub fn features(position: &Position, rules: Rules) -> [i32; FEATURES.len()] {
    count::<FourByFour>(Node::of(position), rules)
}

/// The estimate of a position in hundredths of a ball, for the side to move.
pub fn estimate(position: &Position, rules: Rules) -> i32 {
    let node = Node::of(position);
    let lead = Balls::of(rules, position).lead(0);
    evaluate::<FourByFour>(node, rules) + lead * worth_of_reserve(node, rules)
}

/// What a ball in reserve is worth.
pub(super) fn worth_of_reserve(node: Node, rules: Rules) -> i32 {
    weights(rules)[((node.own | node.other).len() as usize).min(30)][0]
}

/// Estimates stay well away from proven wins and losses.
const MOST: i32 = 10_000;

/// Hundredths of a ball, for the mover; never 0, which is a draw.
#[inline]
pub(super) fn evaluate<B: Pyramid>(node: Node, rules: Rules) -> i32 {
    let counts = count::<B>(node, rules);
    let weights = &weights(rules)[((node.own | node.other).len() as usize).min(30)];
    let score: i32 = counts.iter().zip(weights).map(|(count, weight)| count * weight).sum();
    let score = score.clamp(-MOST, MOST);
    if score == 0 { 1 } else { score }
}

#[inline(always)]
fn count<B: Pyramid>(node: Node, rules: Rules) -> [i32; FEATURES.len()] {
    let occupied = node.own | node.other | B::GROUND;
    let open = occupied.supported() - occupied;
    let carriers = occupied.carriers();
    let count = |cells: Cells| cells.len() as i32;
    let (own_free, other_free) = (node.own - carriers, node.other - carriers);
    let mine = count(rules.completing(node.own) & open);
    let theirs = count(rules.completing(node.other) & open);
    let is_open = i32::from(!(open - Cells::GROUND).is_empty());
    let low = |cells: Cells| is_open * count(cells & Cells::GROUND);
    let high = |cells: Cells| count(cells - Cells::GROUND);
    [
        count(node.other) - count(node.own),
        mine.min(1),
        (mine - 1).clamp(0, 1),
        theirs.min(1),
        (theirs - 1).clamp(0, 1),
        count(own_free) - count(other_free),
        low(own_free) - low(other_free),
        high(node.own) - high(node.other),
        1,
    ]
}

/// Weights for an empty and for a full board; between them they change evenly.
type Ends = [[i32; FEATURES.len()]; 2];
/// Weights for every number of balls on the board.
type Weights = [[i32; FEATURES.len()]; 31];

const CHILDREN: Ends = [[134, 0, 0, 0, 0, 22, -3, -55, -52], [66, 0, 0, 0, 0, 14, 19, 14, 8]];
const STANDARD: Ends =
    [[136, 80, 203, 15, -192, 38, 42, 34, -43], [64, 193, 41, -152, -119, 32, 0, -6, 33]];
const ADVANCED: Ends =
    [[73, -53, 67, 61, -30, 117, 9, 95, 25], [127, 272, 125, -208, -197, 38, 20, -9, 35]];

static WEIGHTS: [Weights; 3] = [spread(&CHILDREN), spread(&STANDARD), spread(&ADVANCED)];

#[inline(always)]
fn weights(rules: Rules) -> &'static Weights {
    &WEIGHTS[match rules.set() {
        RuleSet::Children => 0,
        RuleSet::Standard => 1,
        RuleSet::Advanced => 2,
    }]
}

const fn spread(ends: &Ends) -> Weights {
    let mut weights = [[0; FEATURES.len()]; 31];
    let mut balls = 0;
    while balls < 31 {
        let mut i = 0;
        while i < FEATURES.len() {
            let n = balls as i32;
            weights[balls][i] = (ends[0][i] * (30 - n) + ends[1][i] * n) / 30;
            i += 1;
        }
        balls += 1;
    }
    weights
}
