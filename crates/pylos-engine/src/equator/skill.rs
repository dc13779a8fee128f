//! The ten levels of the equator game, as one table.

use pylos_rules::Random;
use pylos_rules::equator::{Designation, Rules};

use super::setup::Effort;
use crate::{Level, Limits};

/// What a level can do.
#[derive(Clone, Copy, Debug)]
pub(super) struct Skill {
    pub setup: Setup,
    /// How many battles it foresees after the present one.
    pub battles: u8,
    /// How many of a hundred turns it plays by habit: a middling pawn,
    /// forgetting that the middle one does not win every battle.
    forgets: u8,
    /// How far off its judgement of a turn is as a rule (the standard
    /// deviation), in hundredths of a point.
    misjudges: u16,
    /// How many positions it looks at, at most.
    nodes: u64,
}

/// How a level arranges its pawns.
#[derive(Clone, Copy, Debug)]
pub(super) enum Setup {
    /// Equal pawns together on a meridian.
    InPairs,
    /// As comes out best after so much trying out; by lot without any.
    TriedOut(Effort),
}

/// Where any pawn may answer.
#[rustfmt::skip]
const ANY: [Skill; 10] = [
    skill(tried( 0), 0, 0, 1_500,     20_000),
    skill(tried( 0), 0, 0,   150,     40_000),
    skill(tried( 0), 1, 0,   600,    100_000),
    skill(tried( 0), 1, 0,   180,    200_000),
    skill(tried( 1), 2, 0,   340,    300_000),
    skill(tried( 2), 2, 0,   170,    400_000),
    skill(tried( 8), 2, 0,     5,    500_000),
    skill(tried( 8), 3, 0,   140,  2_000_000),
    skill(tried(12), 3, 0,     5,  6_000_000),
    skill(tried(24), 4, 0,     0, 12_000_000),
];

/// Where the point played designates who may answer. Between two who know how
/// to keep the lead, the first lead decides, so levels differ by how often
/// they lose it.
#[rustfmt::skip]
const LINE: [Skill; 10] = [
    skill(PAIRS,     0, 100, 5,     20_000),
    skill(PAIRS,     0,  75, 5,     30_000),
    skill(PAIRS,     0,  52, 5,     40_000),
    skill(PAIRS,     0,  33, 5,     50_000),
    skill(PAIRS,     1,  27, 5,     80_000),
    skill(PAIRS,     1,  15, 5,    100_000),
    skill(PAIRS,     1,   5, 5,    120_000),
    skill(tried( 3), 1,  14, 5,    600_000),
    skill(tried( 3), 1,   6, 5,  1_200_000),
    skill(tried(24), 4,   0, 0,  3_000_000),
];

const PAIRS: Setup = Setup::InPairs;

const fn tried(draws: u32) -> Setup {
    Setup::TriedOut(Effort { draws, battles: 0 })
}

const fn skill(setup: Setup, battles: u8, forgets: u8, misjudges: u16, nodes: u64) -> Skill {
    Skill { setup, battles, forgets, misjudges, nodes }
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

    /// Whether this turn is played by habit.
    pub fn forgets(&self, random: &mut Random) -> bool {
        random.below(100) < self.forgets.into()
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
            assert!(draws(pair[0].setup) <= draws(pair[1].setup));
        }
    }

    fn draws(setup: Setup) -> u32 {
        match setup {
            Setup::InPairs => 0,
            Setup::TriedOut(effort) => effort.draws,
        }
    }
}
