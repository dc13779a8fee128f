//! Turns seen from where they end.
//!
//! The solver's plans ([`crate::reads`]) say where the turns of a position
//! lead. Here the question is from where a turn can have come: the same
//! recipes, read from the other end.

use pylos_rules::pyramid::Rules;

use crate::board::{Mask, cells};
use crate::layout::{Class, Layout};
use crate::reads::{BlockPattern, BlockPatterns, Condition, Read};

/// A ball that comes to lie on a cell. All reads go to the tables of positions
/// before the turn, and drop that ball, which must be the player's own.
#[derive(Debug)]
pub(super) struct Arrival {
    /// From the reserve (P4).
    pub place: Read,
    /// From each lower cell that is empty now (P5).
    pub raises: Vec<Read>,
    /// What else must be the player's own for the ball to complete a square or
    /// a line (P6, P13).
    pub completions: Vec<Condition>,
}

/// Everything that can end in one class.
#[derive(Debug, Default)]
pub(super) struct Plan {
    /// For each ball that can have been played last.
    pub arrivals: Vec<Arrival>,
    /// For each cell from which a ball can just have been taken back (P6): how
    /// to read the table with that ball on the board.
    pub taken: Vec<Read>,
}

/// The plans of all classes, and the patterns that they share.
pub(super) struct Plans {
    pub plans: Vec<Plan>,
    pub patterns: Vec<BlockPattern>,
}

impl Plans {
    pub fn new(layout: &Layout, rules: Rules) -> Plans {
        let mut patterns = BlockPatterns::default();
        let completions = layout.board.completions(rules);
        let plan = |class| plan(layout, class, rules, &completions, &mut patterns);
        Plans { plans: layout.classes.iter().map(plan).collect(), patterns: patterns.list }
    }
}

fn plan(
    layout: &Layout,
    class: &Class,
    rules: Rules,
    completions: &[Vec<Mask>],
    patterns: &mut BlockPatterns,
) -> Plan {
    let board = &layout.board;
    let occupied = class.occupied;
    let mut arrival = |to: usize| {
        let own = 1 << to;
        let rest = occupied & !own;
        let place = patterns.read(layout, class, rest, None, own)?;
        // P5: the ball lay on a free cell that is lower, and the cell it went
        // to is held up without it.
        let raises = cells(board.open(rest))
            .filter(|&from| board.raises(rest | 1 << from, from) & own != 0)
            .filter_map(|from| patterns.read(layout, class, rest | 1 << from, Some(from), own))
            .collect();
        let completions = completions[to]
            .iter()
            .filter(|others| *others & !occupied == 0)
            .map(|others| Condition::new(layout, class, *others))
            .collect();
        Some(Arrival { place, raises, completions })
    };
    let arrivals = cells(board.free(occupied)).filter_map(&mut arrival).collect();
    let taken = if rules.gives_take_backs() {
        cells(board.open(occupied))
            .filter_map(|cell| patterns.read(layout, class, occupied | 1 << cell, Some(cell), 0))
            .collect()
    } else {
        Vec::new()
    };
    Plan { arrivals, taken }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::board::{Board, Shape};
    use crate::reads;

    /// Every turn that leads somewhere is found where it ends: as many families
    /// of turns lead out of all occupancies as lead into them.
    #[test]
    fn as_many_turns_arrive_as_depart() {
        for (side, balls) in [(2, 3), (3, 7), (4, 5)] {
            let layout = Layout::new(Board::new(Shape::even(side, balls)));
            for rules in [Rules::CHILDREN, Rules::STANDARD, Rules::ADVANCED] {
                let mut counts = [[0u64; 4]; 2];
                let [departing, arriving] = &mut counts;
                let plans = reads::Plans::new(&layout, rules);
                for (class, plan) in layout.classes.iter().zip(&plans.plans) {
                    let images = u64::from(class.images);
                    // The apex ends the game: nothing is read for it.
                    let places = plan.places.iter().filter(|place| place.plain.is_some());
                    departing[0] += images * places.count() as u64;
                    departing[1] += images * plan.raises.len() as u64;
                    let actions = plan.places.iter().chain(&plan.raises);
                    let completing = actions.map(|action| action.completing.len() as u64);
                    departing[2] += images * completing.sum::<u64>();
                    departing[3] += images * plan.take_backs.len() as u64;
                }
                let plans = Plans::new(&layout, rules);
                for (class, plan) in layout.classes.iter().zip(&plans.plans) {
                    let images = u64::from(class.images);
                    arriving[0] += images * plan.arrivals.len() as u64;
                    for arrival in &plan.arrivals {
                        let ways = 1 + arrival.raises.len() as u64;
                        arriving[1] += images * (ways - 1);
                        arriving[2] += images * ways * arrival.completions.len() as u64;
                    }
                    arriving[3] += images * plan.taken.len() as u64;
                }
                assert_eq!(departing, arriving, "{rules} {side} {balls}");
            }
        }
    }
}
