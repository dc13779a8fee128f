//! The same seed gives the same bits, on this machine and on any other.

use std::convert::Infallible;

use pylos_judgement::{Judgement, Learnt, Openings, Outcome};
use pylos_learn::sample::Sample;
use pylos_learn::{Plan, quantised, train};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Position as _, Random};

/// Positions of random games; whoever has more balls in reserve is said to
/// win.
fn samples(count: usize) -> Vec<(Position, Outcome)> {
    let mut random = Random::new(2);
    let mut position = Position::START;
    let mut samples = Vec::new();
    while samples.len() < count {
        let (own, others) = (position.own().len(), position.others().len());
        let outcome = match own.cmp(&others) {
            std::cmp::Ordering::Less => Outcome::Win,
            std::cmp::Ordering::Equal => Outcome::Draw,
            std::cmp::Ordering::Greater => Outcome::Loss,
        };
        samples.push((position, outcome));
        position = match position.random_turn(Rules::STANDARD, &mut random) {
            Some(turn) => position.play_unchecked(Rules::STANDARD, turn),
            None => Position::START,
        };
    }
    samples
}

#[test]
fn learning_finds_the_rule_and_always_the_same_numbers() {
    let positions = samples(40_000);
    let samples: Vec<Sample> =
        positions.iter().map(|(position, outcome)| Sample::new(position, *outcome)).collect();
    let plan = Plan { seed: 3, positions: samples.len(), epochs: 6 };
    let (model, errors) = train(&samples, &plan, &|_| ());
    assert!(errors[errors.len() - 1] < 0.6 * errors[0], "{errors:?}");
    let Ok(openings) = Openings::new(|_, _| Ok::<_, Infallible>(Outcome::Win));
    let learnt = Learnt {
        rules: Rules::STANDARD,
        seed: plan.seed,
        positions: samples.len() as u64,
        weights: quantised(&model),
        openings,
    };
    let judgement = Judgement::read(&learnt.to_bytes(), Rules::STANDARD).unwrap();
    let (mut right, mut decided) = (0, 0);
    for (position, outcome) in positions.iter().filter(|(_, outcome)| *outcome != Outcome::Draw) {
        let judged = judgement.network().judge(position.own(), position.others());
        right += usize::from((judged > 0) == (*outcome == Outcome::Win));
        decided += 1;
    }
    assert!(right * 100 > decided * 97, "{right} of {decided}");
    assert_eq!(format!("{:016x}", judgement.hash()), "47162579e914bc46");
}
