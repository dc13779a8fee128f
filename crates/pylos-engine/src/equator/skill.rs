//! The ten levels of the equator game, as one table.

use pylos_rules::Random;
use pylos_rules::equator::{Designation, Rules};

use super::setup::Effort;
use crate::{Level, Limits};

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    /// How the setup is tried out.
    pub setup: Effort,
    /// How many battles it foresees after the present one.
    pub battles: u8,
    /// How far off its judgement of a turn is as a rule (the standard
    /// deviation), in hundredths of a point.
    misjudges: u16,
    /// How many positions it looks at, at most.
    nodes: u64,
}

/// Where any pawn may answer.
#[rustfmt::skip]
const ANY: [Skill; 10] = [
    skill( 0, 0, 1_500,     20_000),
    skill( 0, 0,   150,     40_000),
    skill( 0, 1,   600,    100_000),
    skill( 0, 1,   180,    200_000),
    skill( 1, 2,   340,    300_000),
    skill( 2, 2,   170,    400_000),
    skill( 8, 2,     5,    500_000),
    skill( 8, 3,   140,  2_000_000),
    skill(12, 3,     5,  6_000_000),
    skill(24, 4,     0, 12_000_000),
];

/// Where the point played designates who may answer. The lead is worth so much
/// there that only large errors cost it.
#[rustfmt::skip]
const LINE: [Skill; 10] = [
    skill( 0, 0, 3_300,     20_000),
    skill( 0, 0, 1_900,     40_000),
    skill( 0, 0, 1_000,     60_000),
    skill( 0, 0,   500,     80_000),
    skill( 0, 1,   500,    150_000),
    skill( 0, 1,   150,    300_000),
    skill( 8, 1,    10,    500_000),
    skill( 8, 2,    20,  3_000_000),
    skill( 8, 3,    10,  6_000_000),
    skill(24, 4,     0, 12_000_000),
];

const fn skill(draws: u32, battles: u8, misjudges: u16, nodes: u64) -> Skill {
    Skill { setup: Effort { draws, battles: 0 }, battles, misjudges, nodes }
}

impl Skill {
    pub fn of(level: Level, rules: Rules) -> Skill {
        let skills = match rules.designation() {
            Designation::Any => ANY,
            Designation::Line => LINE,
        };
        skills[usize::from(level.number()) - 1]
    }

    pub fn limits(&self, level: Level) -> Limits {
        Limits { nodes: Some(self.nodes), ..Limits::time(level.patience()) }
    }

    /// An error of judgement: 0 on average, seldom more than three times the
    /// usual.
    pub fn error(&self, random: &mut Random) -> i16 {
        // The sum of twelve draws is as good as normally distributed.
        let normal = (0..12).map(|_| random.unit()).sum::<f64>() - 6.0;
        (normal * f64::from(self.misjudges)).round().clamp(-10_000.0, 10_000.0) as i16
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn higher_levels_look_further_and_try_more() {
        for pair in ANY.windows(2).chain(LINE.windows(2)) {
            assert!(pair[0].nodes < pair[1].nodes && pair[0].battles <= pair[1].battles);
            assert!(pair[0].setup.draws <= pair[1].setup.draws);
        }
    }
}
