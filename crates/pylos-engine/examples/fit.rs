//! Fits the evaluation of the pyramid game to exact values, and shows how well
//! it agrees with them.
//!
//! `cargo run --release -p pylos-engine --example fit -- standard.pylostable [KNOTS]`
//!
//! The weights change with the number of balls on the board, evenly between so
//! many knots (2 unless told otherwise).
//!
//! Positions come from games in which each turn is random half of the time and
//! one that keeps the value of the position otherwise, so that both sensible
//! and silly positions occur. The weights make the results likeliest if a
//! position of estimate `e` is won with probability `1 / (1 + exp(-e))`
//! (logistic regression, by Newton's method).

use pylos_engine::pyramid::{FEATURES, estimate, features};
use pylos_engine::{Engine, Limits, Strength};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Game, Position as _, Random, Value};
use pylos_tablebase::Tablebase;

const TRAINING: usize = 120_000;
const TESTING: usize = 30_000;
const N: usize = FEATURES.len();

struct Sample {
    position: Position,
    value: Value,
}

fn main() {
    let path = std::env::args().nth(1).expect("the path of a tablebase");
    let knots: usize = std::env::args().nth(2).map_or(2, |text| text.parse().expect("a number"));
    assert!((2..=30).contains(&knots), "the weights change between 2 to 30 knots, not {knots}");
    let tablebase = Tablebase::open(&path).expect("a sound tablebase");
    let rules = tablebase.rules();
    let mut random = Random::new(1);
    let training = samples(&tablebase, TRAINING, &mut random);
    let testing = samples(&tablebase, TESTING, &mut random);
    let drawn = testing.iter().filter(|s| s.value == Value::Draw).count();
    println!("{rules}: {TRAINING} positions to fit, {TESTING} to test ({drawn} drawn)");

    let weights = fit(&training, rules, knots);
    // The worth of a ball halfway through the game is 100.
    let ball = (weights[(knots - 1) / 2 * N] + weights[knots / 2 * N]) / 2.0;
    for (knot, weights) in weights.chunks(N).enumerate() {
        let scaled: Vec<i64> = weights.iter().map(|w| (100.0 * w / ball).round() as i64).collect();
        println!("{} balls on the board: {scaled:?}", knot * 30 / (knots - 1));
    }
    let fitted = |s: &Sample| dot(&weights, &inputs(&s.position, rules, knots));
    let built_in = |s: &Sample| f64::from(estimate(&s.position, rules));
    println!("sign agrees with the truth: fitted {:.1} %", agreement(&testing, fitted));
    println!("sign agrees with the truth: built in {:.1} %", agreement(&testing, built_in));
    let balls = |s: &Sample| f64::from(features(&s.position, rules)[0]) + 0.01;
    println!(
        "sign agrees with the truth: balls in reserve alone {:.1} %",
        agreement(&testing, balls)
    );
    for (low, high) in [(0, 7), (8, 15), (16, 23), (24, 29)] {
        let part = testing.iter().filter(|s| (low..=high).contains(&s.position.occupied().len()));
        println!("  built in, {low} to {high} balls: {:.1} %", agreement(part, built_in));
    }
    for depth in [1, 2, 4, 6, 8] {
        println!(
            "turns of depth {depth} that keep the value: {:.1} %",
            kept(&tablebase, &testing[..1_500], depth)
        );
    }
}

fn samples(tablebase: &Tablebase, count: usize, random: &mut Random) -> Vec<Sample> {
    let rules = tablebase.rules();
    let mut samples = Vec::with_capacity(count);
    while samples.len() < count {
        let mut position = Position::START;
        for _ in 0..80 {
            let Some(mut turn) = position.random_turn(rules, random) else { break };
            let value = tablebase.probe(&position).expect("a value");
            if random.below(4) == 0 {
                samples.push(Sample { position, value });
            }
            if random.below(2) == 0 {
                // Some other turn may be needed to keep what there is.
                let keeps = |turn| {
                    let next =
                        tablebase.probe(&position.play_unchecked(rules, turn)).expect("a value");
                    class(next.before()) >= class(value)
                };
                let mut turns = position.turns(rules);
                random.shuffle(&mut turns);
                turn = turns.into_iter().find(|&turn| keeps(turn)).unwrap_or(turn);
            }
            position = position.play_unchecked(rules, turn);
        }
    }
    samples.truncate(count);
    samples
}

/// 1 for a win, one half for a draw, 0 for a loss.
fn class(value: Value) -> f64 {
    match value {
        Value::Win(_) => 1.0,
        Value::Draw => 0.5,
        Value::Loss(_) => 0.0,
    }
}

/// The features, for each of the knots between which the weights change evenly:
/// times how near the number of balls on the board is.
fn inputs(position: &Position, rules: Rules, knots: usize) -> Vec<f64> {
    let place = f64::from(position.occupied().len()) / 30.0 * (knots - 1) as f64;
    let features = features(position, rules).map(f64::from);
    let near = |knot: usize| (1.0 - (place - knot as f64).abs()).max(0.0);
    (0..knots).flat_map(|knot| features.map(|f| f * near(knot))).collect()
}

fn dot(a: &[f64], b: &[f64]) -> f64 {
    a.iter().zip(b).map(|(a, b)| a * b).sum()
}

fn fit(samples: &[Sample], rules: Rules, knots: usize) -> Vec<f64> {
    let data: Vec<(Vec<f64>, f64)> =
        samples.iter().map(|s| (inputs(&s.position, rules, knots), class(s.value))).collect();
    let size = knots * N;
    let mut weights = vec![0.0; size];
    for _ in 0..12 {
        let mut gradient: Vec<f64> = weights.iter().map(|w| -w).collect();
        let mut curvature = vec![vec![0.0; size]; size];
        (0..size).for_each(|i| curvature[i][i] = 1.0);
        for (x, y) in &data {
            let p = 1.0 / (1.0 + (-dot(&weights, x)).exp());
            for i in 0..size {
                gradient[i] += (y - p) * x[i];
                for j in 0..size {
                    curvature[i][j] += p * (1.0 - p) * x[i] * x[j];
                }
            }
        }
        let step = pylos_engine::arena::solve(&curvature, &gradient);
        weights.iter_mut().zip(step).for_each(|(w, s)| *w += s);
    }
    weights
}

/// Of the positions that are not drawn, how many have the right sign.
fn agreement<'a>(
    samples: impl IntoIterator<Item = &'a Sample>,
    estimate: impl Fn(&Sample) -> f64,
) -> f64 {
    let (mut right, mut all) = (0, 0);
    for sample in samples.into_iter().filter(|sample| sample.value != Value::Draw) {
        all += 1;
        right += i32::from((estimate(sample) > 0.0) == matches!(sample.value, Value::Win(_)));
    }
    100.0 * f64::from(right) / f64::from(all.max(1))
}

/// How many turns chosen at this depth keep a win won or a draw drawn.
fn kept(tablebase: &Tablebase, samples: &[Sample], depth: u32) -> f64 {
    let rules = tablebase.rules();
    let mut engine = Engine::<Position>::new(rules, Strength::Full);
    let (mut kept, mut all) = (0, 0);
    for sample in samples.iter().filter(|sample| !matches!(sample.value, Value::Loss(_))) {
        let game = Game::from_position(rules, sample.position);
        let Some(choice) = engine.choose(&game, &Limits::depth(depth)) else { continue };
        let next = sample.position.play_unchecked(rules, choice.turn);
        let value = tablebase.probe(&next).expect("a value").before();
        all += 1;
        kept += i32::from(class(value) >= class(sample.value));
    }
    100.0 * f64::from(kept) / f64::from(all.max(1))
}
