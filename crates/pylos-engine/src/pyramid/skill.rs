//! The ten levels of the pyramid game, as one table.

use pylos_rules::Random;
use pylos_rules::pyramid::{RuleSet, Rules};

use super::sight::{Misjudgement, Sight};
use crate::{Level, Limits};

/// How a level plays: how far it looks, and what goes wrong.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Skill {
    /// Plies it looks ahead at most.
    pub depth: u32,
    /// Positions it looks at.
    pub nodes: u64,
    /// How many of a hundred own completions (and so take-backs) it overlooks.
    pub own_squares: u8,
    /// How many of a hundred own balls it forgets that it could raise.
    pub own_raises: u8,
    /// How many of a hundred completions of the opponent it overlooks.
    pub their_squares: u8,
    /// How many of the opponent's raises.
    pub their_raises: u8,
    /// How far off its judgement of a position can be, in hundredths of a
    /// ball. A little of it at every level makes games differ.
    pub misjudges: u16,
}

/// With take-backs, under the standard rules.
#[rustfmt::skip]
const STANDARD: [Skill; 10] = [
    skill(1,         200, 60, 70, 90, 90, 150),
    skill(1,         500, 30, 45, 70, 80,  80),
    skill(2,       1_000, 30, 40, 50, 60,  80),
    skill(2,       2_000, 10, 20, 20, 30,  40),
    skill(3,       4_000,  4, 10,  8, 15,  25),
    skill(4,      10_000,  1,  3,  2,  4,  12),
    skill(6,      50_000,  0,  0,  0,  0,   8),
    skill(99,     64_000,  0,  0,  0,  0,   5),
    skill(99,    320_000,  0,  0,  0,  0,   4),
    skill(99,  2_000_000,  0,  0,  0,  0,   3),
];

/// Under the advanced rules one ply more counts for more.
#[rustfmt::skip]
const ADVANCED: [Skill; 10] = [
    skill(1,         200, 60, 70, 90, 90, 150),
    skill(1,         500, 30, 45, 70, 80,  80),
    skill(2,       1_000, 30, 40, 50, 60,  80),
    skill(2,       2_000, 10, 20, 20, 30,  40),
    skill(3,       5_000,  3,  8,  6, 12,  22),
    skill(5,      16_000,  1,  3,  2,  4,  12),
    skill(6,      50_000,  0,  0,  0,  0,   8),
    skill(99,     64_000,  0,  0,  0,  0,   5),
    skill(99,    320_000,  0,  0,  0,  0,   4),
    skill(99,  2_000_000,  0,  0,  0,  0,   3),
];

/// Without take-backs, under the children's rules, there is less to overlook.
#[rustfmt::skip]
const CHILDREN: [Skill; 10] = [
    skill(1,         200, 0, 55, 0, 90, 100),
    skill(1,         500, 0, 32, 0, 80,  55),
    skill(2,       1_000, 0, 40, 0, 65,  90),
    skill(2,       2_000, 0, 20, 0, 30,  45),
    skill(3,       4_000, 0, 10, 0, 15,  25),
    skill(4,      10_000, 0,  3, 0,  4,  12),
    skill(6,      50_000, 0,  0, 0,  0,   8),
    skill(99,     64_000, 0,  0, 0,  0,   5),
    skill(99,    320_000, 0,  0, 0,  0,   4),
    skill(99,  2_000_000, 0,  0, 0,  0,   3),
];

const fn skill(
    depth: u32,
    nodes: u64,
    own_squares: u8,
    own_raises: u8,
    their_squares: u8,
    their_raises: u8,
    misjudges: u16,
) -> Skill {
    Skill { depth, nodes, own_squares, own_raises, their_squares, their_raises, misjudges }
}

impl Skill {
    pub fn of(level: Level, rules: Rules) -> Skill {
        let skills = match rules.set() {
            RuleSet::Children => CHILDREN,
            RuleSet::Standard => STANDARD,
            RuleSet::Advanced => ADVANCED,
        };
        skills[usize::from(level.number()) - 1]
    }

    /// What it sees this turn, of its own chances and of the opponent's.
    pub fn sights(&self, random: &mut Random) -> [Sight; 2] {
        [
            Sight::that_overlooks(self.own_squares, self.own_raises, random),
            Sight::that_overlooks(self.their_squares, self.their_raises, random),
        ]
    }

    /// How it judges this turn.
    pub fn misjudgement(&self, random: &mut Random) -> Misjudgement {
        Misjudgement { error: self.misjudges, lot: random.bits() }
    }

    pub fn limits(&self, level: Level) -> Limits {
        Limits { depth: Some(self.depth), nodes: Some(self.nodes), time: Some(level.patience()) }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn higher_levels_look_further_and_overlook_less_of_the_opponent() {
        for pair in [CHILDREN, STANDARD, ADVANCED].iter().flat_map(|skills| skills.windows(2)) {
            assert!(pair[0].nodes < pair[1].nodes && pair[0].depth <= pair[1].depth);
            assert!(pair[0].their_squares >= pair[1].their_squares);
            assert!(pair[0].their_raises >= pair[1].their_raises);
        }
    }
}
