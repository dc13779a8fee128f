//! The ten levels of the pyramid game, as one table.

use std::time::Duration;

use pylos_rules::Random;

use super::sight::{Judgement, Sight};
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

#[rustfmt::skip]
const SKILLS: [Skill; 10] = [
    skill(1,         200, 60, 70, 90, 90, 150),
    skill(1,         500, 35, 50, 70, 80,  90),
    skill(2,       1_000, 25, 35, 40, 50,  70),
    skill(2,       2_000, 10, 20, 20, 30,  40),
    skill(3,       4_000,  4, 10,  8, 15,  25),
    skill(4,       8_000,  1,  3,  2,  4,  12),
    skill(6,      40_000,  0,  0,  0,  0,   6),
    skill(99,    200_000,  0,  0,  0,  0,   4),
    skill(99,    800_000,  0,  0,  0,  0,   3),
    skill(99,  4_000_000,  0,  0,  0,  0,   2),
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
    pub fn of(level: Level) -> Skill {
        SKILLS[usize::from(level.number()) - 1]
    }

    /// What it sees this turn, of its own chances and of the opponent's.
    pub fn sights(&self, random: &mut Random) -> [Sight; 2] {
        [
            Sight::that_overlooks(self.own_squares, self.own_raises, random),
            Sight::that_overlooks(self.their_squares, self.their_raises, random),
        ]
    }

    /// How it judges this turn.
    pub fn judgement(&self, random: &mut Random) -> Judgement {
        Judgement { error: self.misjudges, lot: random.bits() }
    }

    pub fn limits(&self, level: Level) -> Limits {
        // Even where the machine is slow nobody waits longer than this.
        let time = Duration::from_millis(if level.number() <= 7 { 50 } else { 1_000 });
        Limits { depth: Some(self.depth), nodes: Some(self.nodes), time: Some(time) }
    }
}
