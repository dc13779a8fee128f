//! Reasons of the pyramid game.

use std::collections::{BTreeMap, HashMap};
use std::sync::Mutex;

use pylos_engine::Oracle;
use pylos_rules::pyramid::{Color, Position, Rules, Turn};
use pylos_rules::{Position as _, Random, Value};
use pylos_teacher::pyramid::{Teacher, merits, refutations};
use pylos_views::{Because, Explanation};

use super::audit;

/// How often each reason was given.
#[derive(Default)]
struct Seen(BTreeMap<&'static str, u32>);

impl Seen {
    fn add(&mut self, why: &Explanation) {
        *self.0.entry(why.because.message_id()).or_default() += 1;
    }

    fn includes(&self, kinds: &[&str]) {
        for kind in kinds {
            let times = self.0.get(&*format!("because-{kind}")).copied().unwrap_or(0);
            assert!(times > 0, "{kind} is never given: {:?}", self.0);
        }
    }
}

/// Whatever two turns are played one after the other, what the rules alone say
/// of them holds.
#[test]
fn what_the_rules_say_of_a_line_is_so() {
    let mut random = Random::new(17);
    let mut seen = Seen::default();
    for rules in Rules::ALL {
        let auditor = audit::pyramid::Auditor::new(&rules.to_string(), None);
        for _ in 0..12 {
            let mut position = Position::START;
            while let Some(turn) = position.random_turn(rules, &mut random) {
                let next = position.play_unchecked(rules, turn);
                let mut line = vec![turn];
                line.extend(next.random_turn(rules, &mut random));
                let better: Vec<Turn> = position.turns(rules);
                let mut found = merits(rules, &position, &line);
                found.extend(refutations(rules, &position, &line, &better));
                for why in &found {
                    seen.add(why);
                    let held = auditor.check(&position.to_string(), why);
                    assert!(held.is_ok(), "{rules} {position} {why:?}: {held:?}");
                }
                position = next;
            }
        }
    }
    seen.includes(&["wins-now", "completes", "frees-second", "raises", "only-stop", "stops"]);
    seen.includes(&["threatens", "only-turn", "answer-wins", "leaves-square", "opens-square"]);
    seen.includes(&["answer-completes", "answer-threatens", "opens-raise", "answer-raises"]);
    seen.includes(&["answer-stops"]);
}

/// Endings of the children's game, in which every turn comes nearer to the end:
/// simply tried out.
#[derive(Default)]
struct TriedOut(Mutex<HashMap<Position, Value>>);

impl Oracle<Position> for TriedOut {
    fn value(&self, position: &Position) -> Option<Value> {
        if let Some(known) = self.0.lock().unwrap().get(position) {
            return Some(*known);
        }
        let nexts = position.turns(Rules::CHILDREN);
        let nexts = nexts.iter().map(|turn| position.play_unchecked(Rules::CHILDREN, *turn));
        let values: Option<Vec<Value>> = nexts.map(|next| self.value(&next)).collect();
        let best = values?.into_iter().map(Value::before).max();
        let value = best.unwrap_or(Value::Loss(0));
        self.0.lock().unwrap().insert(*position, value);
        Some(value)
    }
}

#[test]
fn what_exact_values_say_is_so_and_mistakes_are_explained() {
    let oracle = TriedOut::default();
    let teacher = Teacher::new(Rules::CHILDREN, &oracle);
    let values = |text: &str| oracle.value(&text.parse().unwrap()).unwrap();
    let auditor = audit::pyramid::Auditor::new("children", Some(&values));
    let mut random = Random::new(5);
    let mut seen = Seen::default();
    let (mut mistakes, mut explained) = (0, 0);
    for _ in 0..50 {
        let mut position = Position::START;
        while let Some(turn) = position.random_turn(Rules::CHILDREN, &mut random) {
            if position.occupied().len() >= 22 {
                let bad = teacher.why_bad(&position, turn);
                let good = teacher.why_good(&position, turn);
                assert!(bad.is_empty() || good.is_empty());
                let next = position.play_unchecked(Rules::CHILDREN, turn);
                let won = |position| matches!(oracle.value(position), Some(Value::Win(_)));
                if won(&position) && won(&next) {
                    mistakes += 1;
                    explained += u32::from(bad.iter().any(|why| why.because.is_specific()));
                }
                for why in bad.iter().chain(&good) {
                    seen.add(why);
                    let held = auditor.check(&position.to_string(), why);
                    assert!(held.is_ok(), "{position} {turn} {why:?}: {held:?}");
                }
            }
            position = position.play_unchecked(Rules::CHILDREN, turn);
        }
    }
    assert!(mistakes > 15, "{mistakes}");
    assert!(explained * 10 >= mistakes * 9, "{explained} of {mistakes}");
    seen.includes(&["zugzwang", "answer-zugzwang", "only-keeps", "holds-out", "runs-out"]);
}

/// Somebody who says of one position that dark wins soonest by the quiet b4,
/// two plies later by completing its square on d2, and by nothing else.
struct QuietIsQuicker;

impl Oracle<Position> for QuietIsQuicker {
    fn value(&self, position: &Position) -> Option<Value> {
        let has = |color, cell: &str| position.balls(color).contains(cell.parse().unwrap());
        let count = |color| position.balls(color).len();
        match (position.to_move(), count(Color::Light), count(Color::Dark)) {
            (Color::Dark, 3, 3) if has(Color::Light, "a4") => Some(Value::Win(9)),
            (Color::Light, 3, 4) if has(Color::Dark, "b4") => Some(Value::Loss(8)),
            (Color::Light, 3, 2 | 3) => Some(Value::Loss(10)),
            (Color::Dark, 3, 3) | (Color::Light, 3, 4) => Some(Value::Draw),
            _ => None,
        }
    }
}

/// Every answer that wins refutes a turn: one that shows why is told, even if
/// another is quicker.
#[test]
fn a_refutation_that_shows_something_is_told_before_a_quicker_one() {
    let teacher = Teacher::new(Rules::STANDARD, &QuietIsQuicker);
    let position: Position = "LLDD..D........./........./..../. L".parse().unwrap();
    let why = teacher.why_bad(&position, "a4".parse().unwrap());
    assert!(
        matches!(&why[0].because, Because::LeavesSquare { cell, .. } if cell == "d2"),
        "{why:?}"
    );
}

/// A false reason is found out.
#[test]
fn the_auditor_believes_nothing() {
    let rules = Rules::STANDARD;
    let auditor = audit::pyramid::Auditor::new("standard", None);
    let position: Position = "LLDD..D........./........./..../. L".parse().unwrap();
    let line: Vec<Turn> = ["a4", "d2xc1xd2"].map(|turn| turn.parse().unwrap()).into();
    let better = ["d2".parse().unwrap()];
    let text = position.to_string();
    for why in refutations(rules, &position, &line, &better) {
        assert_eq!(auditor.check(&text, &why), Ok(()));
        let mut other = why.clone();
        other.line[1] = "d2xc1".to_owned();
        assert!(auditor.check(&text, &other).is_err(), "{other:?}");
        let elsewhere = "LLDD...........D/........./..../. L";
        assert!(auditor.check(elsewhere, &why).is_err(), "{why:?}");
    }
}
