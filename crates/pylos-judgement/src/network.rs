//! Judging positions.

use pylos_rules::pyramid::Cells;

use crate::Machine;
use crate::patterns::{Change, rows};
use crate::simd::Sums;
use crate::weights::{Weights, stage_of};

/// Judges positions.
#[derive(Clone, Debug)]
pub struct Network {
    weights: Weights,
    machine: Machine,
}

/// A position as one side sees it whose opponent is about to move: what is
/// needed to judge what a turn leads to by what the turn changes.
#[derive(Clone, Debug)]
pub struct Seen {
    sums: Sums,
    own: Cells,
    other: Cells,
}

/// Judgements are in hundredths of a ball, of which this many multiply the
/// odds by e, as with every other estimate.
const HUNDREDTHS: i64 = 200;
/// Judgements stay well away from proven wins and losses.
const MOST: i64 = 10_000;

impl Network {
    /// A network with these weights, on the best this machine has.
    pub fn new(weights: Weights) -> Network {
        Network { weights, machine: Machine::detect() }
    }

    /// The same with other instructions.
    #[must_use]
    pub fn on(self, machine: Machine) -> Network {
        Network { machine, ..self }
    }

    /// The judgement of a position for the side to move, whose balls are
    /// `own`, in hundredths of a ball; never 0, which is a draw.
    pub fn judge(&self, own: Cells, other: Cells) -> i32 {
        let seen = self.see(own, other);
        self.finish(&seen.sums, own, other)
    }

    /// What the judgements of all the positions that the other side can reach
    /// have in common; `own` are the balls of the side that moves then.
    #[inline]
    pub fn see(&self, own: Cells, other: Cells) -> Seen {
        let mut sums = Sums::ZERO;
        self.machine.add(&mut sums, &self.weights.rows, &rows(own, other));
        Seen { sums, own, other }
    }

    /// The judgement of the position after a turn of the other side, whose
    /// balls are now these, for the side to move then.
    #[inline]
    pub fn judge_after(&self, seen: &Seen, other: Cells) -> i32 {
        let change = Change::new(seen.own, seen.other, other);
        let (added, removed) = change.rows();
        let mut sums = seen.sums;
        self.machine.exchange(&mut sums, &self.weights.rows, added, removed);
        self.finish(&sums, seen.own, other)
    }

    #[inline]
    fn finish(&self, sums: &Sums, own: Cells, other: Cells) -> i32 {
        let stage = &self.weights.stages[stage_of((own | other).len())];
        let odds = i64::from(self.machine.finish(sums, stage));
        let judged = ((odds * HUNDREDTHS) >> 20).clamp(-MOST, MOST) as i32;
        if judged == 0 { 1 } else { judged }
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::pyramid::{Position, Rules};
    use pylos_rules::{Position as _, Random};

    use super::*;
    use crate::patterns::ROWS;
    use crate::weights::{HIDDEN, Row, STAGES, Stage, WIDTH};

    /// Weights by lot, as large as they come.
    fn made_up(seed: u64) -> Weights {
        let mut random = Random::new(seed);
        let mut number = |most: i64| random.below(2 * most as u64 + 1) as i64 - most;
        let rows = (0..ROWS).map(|_| Row(std::array::from_fn(|_| number(30) as i8))).collect();
        let mut stages = vec![Stage::ZERO; STAGES];
        for stage in &mut stages {
            stage.start.iter_mut().for_each(|n| *n = number(200) as i16);
            stage.second.as_flattened_mut().as_flattened_mut().iter_mut().for_each(|n| {
                *n = number(600) as i16;
            });
            stage.second_start.iter_mut().for_each(|n| *n = number(100_000) as i32);
            stage.last.iter_mut().for_each(|n| *n = number(4_000) as i16);
            stage.last_start = number(1 << 20) as i32;
        }
        Weights { rows, stages }
    }

    /// The definition, word for word.
    fn naive(weights: &Weights, own: Cells, other: Cells) -> i32 {
        let stage = &weights.stages[(own | other).len() as usize / 4];
        let first: [i64; WIDTH] = std::array::from_fn(|i| {
            let rows = rows(own, other).map(|row| i64::from(weights.rows[usize::from(row)].0[i]));
            (i64::from(stage.start[i]) + rows.iter().sum::<i64>()).clamp(0, 128)
        });
        let mut odds = i64::from(stage.last_start);
        for j in 0..HIDDEN {
            let counted = |i: usize| first[i] * i64::from(stage.second[i / 2][j][i % 2]);
            let sum = i64::from(stage.second_start[j]) + (0..WIDTH).map(counted).sum::<i64>();
            odds += (sum >> 7).clamp(0, 1024) * i64::from(stage.last[j]);
        }
        match ((odds * 200) >> 20).clamp(-10_000, 10_000) {
            0 => 1,
            judged => judged as i32,
        }
    }

    #[test]
    fn all_machines_judge_as_the_definition_says_and_so_do_turns() {
        let mut random = Random::new(7);
        for seed in 0..3 {
            let weights = made_up(seed);
            let networks = Machine::all().map(|machine| Network::new(weights.clone()).on(machine));
            let networks: Vec<Network> = networks.collect();
            let mut position = Position::START;
            let mut judgements = std::collections::HashSet::new();
            for _ in 0..3_000 {
                let expected = naive(&weights, position.own(), position.others());
                judgements.insert(expected);
                for network in &networks {
                    assert_eq!(network.judge(position.own(), position.others()), expected);
                }
                let Some(turn) = position.random_turn(Rules::ADVANCED, &mut random) else {
                    position = Position::START;
                    continue;
                };
                let next = position.play_unchecked(Rules::ADVANCED, turn);
                let expected = naive(&weights, next.own(), next.others());
                for network in &networks {
                    let seen = network.see(position.others(), position.own());
                    assert_eq!(network.judge_after(&seen, next.others()), expected, "{turn}");
                }
                position = next;
            }
            assert!(judgements.len() > 300, "{} judgements", judgements.len());
        }
    }
}
