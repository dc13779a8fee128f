//! Training: the numbers go, step by step, where results become likeliest.

use pylos_judgement::WIDTH;
use pylos_rules::Random;

use crate::math::{ln, probability};
use crate::model::{Model, NUMBERS, STAGES_FROM};
use crate::optimiser::Adam;
use crate::quantise::LARGEST;
use crate::sample::{Images, Sample};

/// How to train.
pub struct Plan {
    /// The seed that chance comes from.
    pub seed: u64,
    /// How many positions are learnt from.
    pub positions: usize,
    /// How often each position is learnt from, each time in an image chosen by
    /// lot.
    pub epochs: usize,
}

impl Default for Plan {
    fn default() -> Plan {
        Plan { seed: 18, positions: 8_000_000, epochs: 3 }
    }
}

/// Positions in a step.
const BATCH: usize = 1_024;
/// How far a step goes at first, and in the end.
const RATES: (f32, f32) = (1.5e-3, 1e-5);

/// The network, and its mean error on the way.
pub fn train(samples: &[Sample], plan: &Plan, said: &dyn Fn(&str)) -> (Model, Vec<f64>) {
    let mut random = Random::new(plan.seed ^ 0x5eed);
    let mut model = Model::new(&mut random);
    let mut adam = Adam::new(NUMBERS);
    let mut slopes = vec![0.0; NUMBERS];
    let images = Images::new();
    let steps = samples.len() * plan.epochs / BATCH;
    let told = (steps / POINTS).max(1);
    let (mut errors, mut error) = (Vec::new(), 0.0);
    let mut places = Places::new(samples.len(), &mut random);
    for step in 0..steps {
        for _ in 0..BATCH {
            let sample = samples[places.next(&mut random)];
            let (own, other) = sample.image(&images, random.below(8) as usize);
            let trace = model.judge(own, other);
            let (expected, result) = (probability(trace.odds), sample.result());
            error += surprise(expected, result);
            model.blame(&trace, (expected - result) / BATCH as f32, &mut slopes);
        }
        let done = step as f32 / steps as f32;
        // Even steps at first, ever smaller ones from a quarter of the way on.
        let rest = ((1.0 - done) / 0.75).min(1.0);
        let rate = RATES.1 + (RATES.0 - RATES.1) * rest * rest;
        adam.step(&mut model.numbers, &mut slopes, rate);
        model.numbers[..STAGES_FROM].iter_mut().for_each(|n| *n = n.clamp(-LARGEST, LARGEST));
        if (step + 1) % told == 0 {
            errors.push(error / (told * BATCH) as f64);
            error = 0.0;
            if errors.len() % 10 == 0 {
                let [last] = [errors[errors.len() - 1]];
                said(&format!("step {} of {steps}: error {last:.4}", step + 1));
            }
        }
    }
    (model, errors)
}

/// Points of the plot.
const POINTS: usize = 60;

/// How surprising a result is.
fn surprise(expected: f32, result: f32) -> f64 {
    let [expected, result] = [expected, result].map(f64::from);
    -(result * ln(expected + 1e-12) + (1.0 - result) * ln(1.0 - expected + 1e-12))
}

/// Every place once, in an order by lot, then again in another.
struct Places {
    count: usize,
    at: usize,
    stride: usize,
    left: usize,
}

impl Places {
    fn new(count: usize, random: &mut Random) -> Places {
        let mut places = Places { count, at: 0, stride: 1, left: 0 };
        places.begin(random);
        places
    }

    /// A stride that shares no factor with the number of places visits each.
    fn begin(&mut self, random: &mut Random) {
        let shares_factor = |mut a: usize, mut b: usize| {
            while b != 0 {
                (a, b) = (b, a % b);
            }
            a != 1
        };
        self.left = self.count;
        self.at = random.below(self.count as u64) as usize;
        loop {
            self.stride = 1 + random.below(self.count as u64) as usize;
            if !shares_factor(self.count, self.stride) {
                break;
            }
        }
    }

    fn next(&mut self, random: &mut Random) -> usize {
        if self.left == 0 {
            self.begin(random);
        }
        self.left -= 1;
        self.at = (self.at + self.stride) % self.count;
        self.at
    }
}

const _: () = assert!(WIDTH == 64);
