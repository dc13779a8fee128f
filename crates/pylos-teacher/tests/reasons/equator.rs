//! Reasons of the equator game.

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Limits, Stop, SystemClock};
use pylos_rules::equator::{Color, Position, Rules};
use pylos_rules::{Position as _, Random};
use pylos_teacher::equator::{merits, only_points, why_bad};

use super::audit;

fn held(rules: &str, games: u32) -> Vec<&'static str> {
    let rules: Rules = rules.parse().unwrap();
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let mut random = Random::new(3);
    let mut solver = Solver::new(rules, 1 << 22);
    let mut checking = Solver::new(rules, 1 << 22);
    let mut seen = Vec::new();
    let (mut mistakes, mut explained) = (0, 0);
    for _ in 0..games {
        let mut position = Position::start(rules);
        let mut model = audit::equator::start(rules, position.leader());
        while let Some(turn) = position.random_turn(rules, &mut random) {
            let next = position.play_unchecked(rules, turn);
            if position.battle() >= 4 {
                let best = solver.analyse(&position, &control).unwrap();
                let valued: Vec<_> = best.turns.iter().map(|it| (it.turn, it.result)).collect();
                let played = valued.iter().find(|(other, _)| *other == turn).unwrap().1;
                let mut line = vec![turn];
                line.extend(solver.analyse(&next, &control).unwrap().line);
                let mut found = merits(rules, &position, &best.line);
                found.extend(only_points(rules, &position, &best.line, &valued));
                if played.margin < best.result.margin {
                    let bad = why_bad(rules, &position, &line, &best.line);
                    mistakes += 1;
                    explained += u32::from(!bad.is_empty());
                    found.extend(bad);
                }
                let mut margin = |text: &str| {
                    let position = Position::parse(rules, text).unwrap();
                    let margin = checking.result(&position, &control).unwrap().0.margin;
                    i32::from(if position.to_move() == Color::Blue { margin } else { -margin })
                };
                let mut auditor = audit::equator::Auditor { rules, margin: &mut margin };
                for why in &found {
                    seen.push(why.because.message_id());
                    let held = auditor.check(&model, why);
                    assert!(held.is_ok(), "{rules} {position} {turn} {why:?}: {held:?}");
                }
            }
            model.play(audit::equator::read(&turn.to_string()));
            position = next;
        }
    }
    assert!(mistakes > 20, "{mistakes}");
    assert!(explained * 10 >= mistakes * 9, "{rules}: {explained} of {mistakes}");
    seen
}

#[test]
fn what_is_said_of_battles_is_so() {
    let seen = held("carpentier", 60);
    for kind in ["sets-aside", "answer-sets-aside", "battle-goes", "last-battle", "only-points"] {
        assert!(seen.contains(&&*format!("because-{kind}")), "{kind}");
    }
}

#[test]
fn what_lines_and_passes_say_is_so() {
    assert!(held("jeux-et-strategie", 60).contains(&"because-designates"));
    assert!(held("carpentier+straight", 60).contains(&"because-forces-pass"));
}
