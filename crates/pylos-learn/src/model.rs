//! The network with real numbers, as it is trained.

use pylos_judgement::patterns::{PATTERNS, ROWS, rows};
use pylos_judgement::{HIDDEN, STAGES, WIDTH, stage_of};
use pylos_rules::Random;
use pylos_rules::pyramid::Cells;

/// All numbers of the network in one list: the rows, then the stages.
pub struct Model {
    pub(crate) numbers: Vec<f32>,
}

/// Where the parts of a stage are.
pub(crate) const START: usize = 0;
pub(crate) const SECOND: usize = START + WIDTH;
pub(crate) const SECOND_START: usize = SECOND + WIDTH * HIDDEN;
pub(crate) const LAST: usize = SECOND_START + HIDDEN;
pub(crate) const LAST_START: usize = LAST + HIDDEN;
pub(crate) const STAGE: usize = LAST_START + 1;
/// Where the stages begin.
pub(crate) const STAGES_FROM: usize = ROWS * WIDTH;
pub(crate) const NUMBERS: usize = STAGES_FROM + STAGES * STAGE;

/// What a judgement went through, for the way back.
pub(crate) struct Trace {
    rows: [u16; PATTERNS],
    stage: usize,
    first: [f32; WIDTH],
    second: [f32; HIDDEN],
    pub(crate) odds: f32,
}

impl Model {
    /// A network that knows nothing; all stages alike.
    pub(crate) fn new(random: &mut Random) -> Model {
        let mut numbers = vec![0.0; NUMBERS];
        let mut around = |numbers: &mut [f32], most: f32| {
            numbers.iter_mut().for_each(|n| *n = (2.0 * random.unit() as f32 - 1.0) * most);
        };
        around(&mut numbers[..STAGES_FROM], 0.1);
        let mut stage = vec![0.0; STAGE];
        stage[START..SECOND].fill(0.4);
        around(&mut stage[SECOND..SECOND_START], 0.2);
        stage[SECOND_START..LAST].fill(0.2);
        around(&mut stage[LAST..LAST_START], 0.8);
        for stages in numbers[STAGES_FROM..].chunks_mut(STAGE) {
            stages.copy_from_slice(&stage);
        }
        Model { numbers }
    }

    /// The logarithm of the odds.
    pub fn odds(&self, own: Cells, other: Cells) -> f32 {
        self.judge(own, other).odds
    }

    pub(crate) fn judge(&self, own: Cells, other: Cells) -> Trace {
        let rows = rows(own, other);
        let at = STAGES_FROM + STAGE * stage_of((own | other).len());
        let stage: &[f32; STAGE] = part(&self.numbers, at);
        let mut first: [f32; WIDTH] = *part(stage, START);
        for row in rows {
            let row: &[f32; WIDTH] = part(&self.numbers, usize::from(row) * WIDTH);
            (0..WIDTH).for_each(|i| first[i] += row[i]);
        }
        let mut second: [f32; HIDDEN] = *part(stage, SECOND_START);
        for (i, sum) in first.iter().enumerate() {
            let input = held(*sum);
            let weights: &[f32; HIDDEN] = part(stage, SECOND + i * HIDDEN);
            (0..HIDDEN).for_each(|j| second[j] += input * weights[j]);
        }
        let mut odds = stage[LAST_START];
        for (j, sum) in second.iter().enumerate() {
            odds += held(*sum) * stage[LAST + j];
        }
        Trace { rows, stage: at, first, second, odds }
    }

    /// Adds to the slopes what the numbers should change by, if the odds
    /// should by so much.
    pub(crate) fn blame(&self, trace: &Trace, wrong: f32, slopes: &mut [f32]) {
        let stage: &[f32; STAGE] = part(&self.numbers, trace.stage);
        let (row_slopes, stage_slopes) = slopes.split_at_mut(STAGES_FROM);
        let slope: &mut [f32; STAGE] = part_mut(stage_slopes, trace.stage - STAGES_FROM);
        slope[LAST_START] += wrong;
        let mut second = [0.0; HIDDEN];
        for j in 0..HIDDEN {
            slope[LAST + j] += wrong * held(trace.second[j]);
            second[j] = if is_free(trace.second[j]) { wrong * stage[LAST + j] } else { 0.0 };
        }
        let starts: &mut [f32; HIDDEN] = part_mut(slope, SECOND_START);
        (0..HIDDEN).for_each(|j| starts[j] += second[j]);
        let mut first = [0.0; WIDTH];
        for (i, first) in first.iter_mut().enumerate() {
            let input = held(trace.first[i]);
            let weights: &[f32; HIDDEN] = part(stage, SECOND + i * HIDDEN);
            if input > 0.0 {
                let slopes: &mut [f32; HIDDEN] = part_mut(slope, SECOND + i * HIDDEN);
                (0..HIDDEN).for_each(|j| slopes[j] += input * second[j]);
            }
            if is_free(trace.first[i]) {
                // Eight partial sums, added in a fixed order.
                let mut sums = [0.0f32; 8];
                for (second, weights) in
                    second.as_chunks::<8>().0.iter().zip(weights.as_chunks::<8>().0)
                {
                    (0..8).for_each(|j| sums[j] += second[j] * weights[j]);
                }
                *first = (sums[0] + sums[4])
                    + (sums[1] + sums[5])
                    + ((sums[2] + sums[6]) + (sums[3] + sums[7]));
            }
        }
        let starts: &mut [f32; WIDTH] = part_mut(slope, START);
        (0..WIDTH).for_each(|i| starts[i] += first[i]);
        for row in trace.rows {
            let row: &mut [f32; WIDTH] = part_mut(row_slopes, usize::from(row) * WIDTH);
            (0..WIDTH).for_each(|i| row[i] += first[i]);
        }
    }
}

/// Between 0 and 1.
#[inline(always)]
fn held(sum: f32) -> f32 {
    sum.clamp(0.0, 1.0)
}

/// Whether a small change would make a difference.
#[inline(always)]
fn is_free(sum: f32) -> bool {
    sum > 0.0 && sum < 1.0
}

/// So many numbers from a place on; the lengths are this file's own.
#[inline(always)]
fn part<const N: usize>(numbers: &[f32], at: usize) -> &[f32; N] {
    numbers[at..].first_chunk().unwrap_or(&[0.0; N])
}

#[inline(always)]
fn part_mut<const N: usize>(numbers: &mut [f32], at: usize) -> &mut [f32; N] {
    let part = numbers[at..].first_chunk_mut();
    part.expect("a part of the model")
}
