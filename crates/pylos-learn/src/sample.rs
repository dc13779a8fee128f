//! Positions with their exact values, as games bring them about.
//!
//! In these games each turn is random half of the time and one that keeps the
//! value of the position otherwise, so that both sensible and silly positions
//! occur. Positions that are held out are tested on and never learnt from.

use std::fmt::Write as _;

use pylos_judgement::{Outcome, held_out};
use pylos_rules::pyramid::{Cells, Position, Symmetry};
use pylos_rules::{Position as _, Random, Value};
use pylos_tablebase::{Tablebase, TablebaseError};

/// A position to learn from, in one word: 30 bits for the mover's balls, 30
/// for the other's, in cell order, then the outcome.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Sample(u64);

const MASK: u64 = (1 << 30) - 1;

impl Sample {
    /// A position that is worth this to the side to move.
    pub fn new(position: &Position, outcome: Outcome) -> Sample {
        let own = packed(position.own());
        Sample(own | packed(position.others()) << 30 | (outcome as u64) << 60)
    }

    /// 1 for a win, one half for a draw, 0 for a loss.
    pub fn result(self) -> f32 {
        (self.0 >> 60) as f32 / 2.0
    }

    /// One of the eight images of the position.
    #[inline]
    pub(crate) fn image(self, images: &Images, which: usize) -> (Cells, Cells) {
        (images.of(which, self.0 & MASK), images.of(which, self.0 >> 30 & MASK))
    }
}

fn packed(cells: Cells) -> u64 {
    let x = cells.bits();
    let rows = |from: u32, long: u32, rows: u32| {
        (0..rows)
            .fold(0, |all, row| all | (x >> (from + 4 * row) & ((1 << long) - 1)) << (long * row))
    };
    (x & 0xffff) | rows(16, 3, 3) << 16 | rows(32, 2, 2) << 25 | (x >> 48 & 1) << 29
}

/// Where every part of ten cells goes under every symmetry.
pub(crate) struct Images(Vec<[[u64; 1024]; 3]>);

impl Images {
    pub(crate) fn new() -> Images {
        use pylos_rules::pyramid::Cell;
        let image = |symmetry: Symmetry| {
            let mut parts = [[0; 1024]; 3];
            for (part, images) in parts.iter_mut().enumerate() {
                for (bits, image) in images.iter_mut().enumerate() {
                    let cells = (0..10).filter(|i| bits >> i & 1 == 1);
                    let cells = cells.map(|i| Cell::ALL[10 * part + i]);
                    *image = symmetry.cells(cells.collect()).bits();
                }
            }
            parts
        };
        Images(Symmetry::ALL.map(image).to_vec())
    }

    #[inline]
    fn of(&self, which: usize, packed: u64) -> Cells {
        let parts = &self.0[which];
        let part = |i: usize| parts[i][(packed >> (10 * i)) as usize & 1023];
        Cells::from_bits(part(0) | part(1) | part(2))
    }
}

/// A position to test on.
#[derive(Clone, Copy, Debug)]
pub struct TestPosition {
    /// The position.
    pub position: Position,
    /// What it is worth to the side to move.
    pub outcome: Outcome,
}

impl TestPosition {
    /// The balls of the side to move, and those of the other.
    pub fn sides(&self) -> (Cells, Cells) {
        (self.position.own(), self.position.others())
    }
}

/// So many positions to learn from.
pub fn training(
    tablebase: &Tablebase,
    seed: u64,
    count: usize,
    said: &dyn Fn(&str),
) -> Result<Vec<Sample>, TablebaseError> {
    let mut samples = Vec::with_capacity(count + 80);
    let mut random = Random::new(seed);
    let mut told = 0;
    while samples.len() < count {
        game(tablebase, &mut random, |position, outcome| {
            if !held_out(position.own(), position.others()) {
                samples.push(Sample::new(position, outcome));
            }
        })?;
        if samples.len() * 4 / count > told {
            told = samples.len() * 4 / count;
            said(&format!("{} positions", samples.len()));
        }
    }
    samples.truncate(count);
    Ok(samples)
}

/// So many positions to test on, from other games, none of them twice.
pub fn testing(
    tablebase: &Tablebase,
    seed: u64,
    count: usize,
) -> Result<Vec<TestPosition>, TablebaseError> {
    let mut tests = Vec::with_capacity(count);
    let mut random = Random::new(!seed);
    let mut seen = std::collections::HashSet::new();
    while tests.len() < count {
        game(tablebase, &mut random, |position, outcome| {
            if held_out(position.own(), position.others()) && seen.insert(*position) {
                tests.push(TestPosition { position: *position, outcome });
            }
        })?;
    }
    tests.truncate(count);
    Ok(tests)
}

/// One game; `visit` is shown every position of it that has a turn.
fn game(
    tablebase: &Tablebase,
    random: &mut Random,
    mut visit: impl FnMut(&Position, Outcome),
) -> Result<(), TablebaseError> {
    let rules = tablebase.rules();
    let mut position = Position::START;
    let mut value = outcome(tablebase.probe(&position)?);
    for _ in 0..LONGEST {
        let Some(mut turn) = position.random_turn(rules, random) else { break };
        visit(&position, value);
        let mut next = position.play_unchecked(rules, turn);
        let mut next_value = outcome(tablebase.probe(&next)?);
        if random.below(2) == 0 && next_value.before() < value {
            // Some other turn is needed to keep what there is.
            let mut turns = position.turns(rules);
            random.shuffle(&mut turns);
            while next_value.before() < value {
                let Some(other) = turns.pop() else { break };
                turn = other;
                next = position.play_unchecked(rules, turn);
                next_value = outcome(tablebase.probe(&next)?);
            }
        }
        (position, value) = (next, next_value);
    }
    Ok(())
}

/// What a value comes to without its distance.
pub fn outcome(value: Value) -> Outcome {
    match value {
        Value::Win(_) => Outcome::Win,
        Value::Draw => Outcome::Draw,
        Value::Loss(_) => Outcome::Loss,
    }
}

/// Random play can circle for ever.
const LONGEST: usize = 80;

/// Of the positions that are not drawn, how many in a hundred have the right
/// sign.
pub fn agreement(tests: &[TestPosition], judge: impl Fn(Cells, Cells) -> i32) -> f64 {
    let decided = || tests.iter().filter(|test| test.outcome != Outcome::Draw);
    let right = |test: &&TestPosition| {
        let (own, other) = test.sides();
        (judge(own, other) > 0) == (test.outcome == Outcome::Win)
    };
    100.0 * decided().filter(right).count() as f64 / decided().count().max(1) as f64
}

/// The positions as text, one a line, with what they are worth.
pub fn written(tests: &[TestPosition]) -> String {
    tests.iter().fold(String::new(), |mut text, test| {
        let worth = match test.outcome {
            Outcome::Win => "win",
            Outcome::Draw => "draw",
            Outcome::Loss => "loss",
        };
        let _ = writeln!(text, "{} {worth}", test.position);
        text
    })
}

#[cfg(test)]
mod tests {
    use pylos_rules::pyramid::Rules;

    use super::*;

    #[test]
    fn a_position_is_found_again_in_every_image() {
        let images = Images::new();
        let mut random = Random::new(1);
        let mut position = Position::START;
        for _ in 0..2_000 {
            let sample = Sample::new(&position, Outcome::Draw);
            assert_eq!(sample.result(), 0.5);
            for (which, symmetry) in Symmetry::ALL.into_iter().enumerate() {
                let image = symmetry.position(&position);
                assert_eq!(sample.image(&images, which), (image.own(), image.others()));
            }
            position = match position.random_turn(Rules::ADVANCED, &mut random) {
                Some(turn) => position.play_unchecked(Rules::ADVANCED, turn),
                None => Position::START,
            };
        }
    }
}
