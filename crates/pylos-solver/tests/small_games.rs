//! Small games solved twice: by truth tables, and by the plainest search there
//! is. Every position must have the same value, reachable or not.

mod naive;

use naive::{Game, Lrc, Position};
use pylos_rules::Value;
use pylos_rules::pyramid::{Color, Rules};
use pylos_solver::{Balls, Machine, Progress, Shape, Solution, Task, Verdict, solve};

fn solved(side: u8, balls: u8, rules: Rules) -> Solution {
    let task = Task { shape: Shape::even(side, balls), threads: 1, ..Task::full(rules) };
    solve(task, |_| Verdict::GoOn).expect("a small game needs little")
}

/// Compares every value, and what the solver says on its way.
fn compare(side: u8, balls: u8, rules: Rules) {
    let game = Game::new(side.into(), balls.into(), &rules.to_string());
    let naive = game.solve();
    let total = naive.len() as u64;
    let mut of_distance = vec![0; 64];
    for plies in naive.values().filter_map(|value| value.plies()) {
        of_distance[usize::from(plies)] += 1;
    }
    let task = Task { shape: Shape::even(side, balls), threads: 1, ..Task::full(rules) };
    let mut sum = 0;
    let solution = solve(task, |progress| {
        let Progress { pass, news, decided, total: all } = progress;
        sum += news;
        assert_eq!(news, of_distance[usize::from(pass)], "{rules} {side} {balls}, pass {pass}");
        assert_eq!((decided, all), (sum, total), "{rules} {side} {balls}, pass {pass}");
        Verdict::GoOn
    });
    let solution = solution.expect("a small game needs little");
    for (&(own, others), &value) in &naive {
        let found = solution.value(own, others);
        assert_eq!(found, value, "{rules} {side} {balls}: {own:#b} {others:#b}");
    }
    let longest = of_distance.iter().rposition(|count| *count > 0);
    assert_eq!(Some(usize::from(solution.longest)), longest, "{rules} {side} {balls}");
    let draws = naive.values().filter(|value| **value == Value::Draw).count() as u64;
    assert_eq!(sum + draws, total, "{rules} {side} {balls}");
}

/// The same with unequal numbers of balls (P15): every value with light to
/// move, and with dark.
fn compare_handicap(side: u8, [light, dark]: [u8; 2], rules: Rules) {
    let what = format!("{rules} {side} {light}-{dark}");
    let game = Game::with_handicap(side.into(), [light.into(), dark.into()], &rules.to_string());
    let naive = game.solve_both();
    let mut of_distance = vec![0; 64];
    for plies in naive.values().filter_map(|value| value.plies()) {
        of_distance[usize::from(plies)] += 1;
    }
    let shape = Shape { side, balls: Balls::new(light, dark) };
    let solution = solve(Task { shape, threads: 1, ..Task::full(rules) }, |progress| {
        let Progress { pass, news, total, .. } = progress;
        assert_eq!(news, of_distance[usize::from(pass)], "{what}, pass {pass}");
        assert_eq!(total, naive.len() as u64, "{what}");
        Verdict::GoOn
    });
    let solution = solution.expect("a small game needs little");
    for (&(mover, own, others), &value) in &naive {
        let found = solution.value_for(Color::BOTH[mover], own, others);
        assert_eq!(found, value, "{what}: {mover} {own:#b} {others:#b}");
    }
}

/// From a ball less than the pyramid holds to next to none.
#[test]
fn the_3_by_3_base_with_handicaps() {
    for balls in [[7, 6], [3, 7], [5, 4], [1, 3]] {
        for rules in Rules::ALL {
            compare_handicap(3, balls, rules);
        }
    }
}

#[test]
fn the_2_by_2_base_with_handicaps() {
    for balls in (1..=4).flat_map(|light| (1..=4).map(move |dark| [light, dark])) {
        for rules in Rules::ALL.into_iter().filter(|_| balls[0] != balls[1]) {
            compare_handicap(2, balls, rules);
        }
    }
}

#[test]
fn the_4_by_4_base_with_handicaps() {
    compare_handicap(4, [4, 2], "advanced+must+raise".parse().unwrap());
    compare_handicap(4, [3, 4], "standard".parse().unwrap());
}

fn compare_all_readings(side: u8, balls: u8) {
    for rules in Rules::ALL {
        compare(side, balls, rules);
    }
}

#[test]
fn the_3_by_3_base_with_seven_balls() {
    compare_all_readings(3, 7);
}

/// With few balls the reserve runs out long before the apex (P11).
#[test]
fn the_3_by_3_base_with_fewer_balls() {
    for balls in 1..=6 {
        compare_all_readings(3, balls);
    }
}

/// With more balls than the pyramid holds, nobody's reserve runs out.
#[test]
fn the_3_by_3_base_with_balls_to_spare() {
    compare_all_readings(3, 9);
}

#[test]
fn the_2_by_2_base() {
    for balls in 1..=5 {
        compare_all_readings(2, balls);
    }
}

/// The real board, with the slots of the middle and the corners and tables of
/// many registers.
#[test]
fn the_4_by_4_base_with_three_balls() {
    for balls in 1..=3 {
        compare_all_readings(4, balls);
    }
}

/// Four balls make squares and lines on the real board.
#[test]
fn the_4_by_4_base_with_four_balls() {
    compare(4, 4, "advanced+must+raise".parse().unwrap());
}

/// Without wide instructions every value is the same.
#[test]
fn both_machines_find_the_same() {
    for rules in Rules::ALL {
        let task = Task { shape: Shape::even(3, 7), threads: 1, ..Task::full(rules) };
        let values = |machine| {
            let solution = solve(Task { machine, ..task }, |_| Verdict::GoOn).unwrap();
            let codes = |class| solution.codes(0, class, 0..class.registers());
            (solution.longest, solution.layout.classes.iter().map(codes).collect::<Vec<_>>())
        };
        assert!(values(Machine::PORTABLE) == values(Machine::detect()), "{rules}");
    }
}

#[test]
fn whoever_watches_can_stop() {
    let task = Task { shape: Shape::even(3, 7), ..Task::full(Rules::STANDARD) };
    let stopped = solve(task, |p| if p.pass == 3 { Verdict::Stop } else { Verdict::GoOn });
    assert_eq!(stopped.err().map(|e| e.to_string()), Some("stopped before the end".into()));
}

/// Positions on the 2 × 2 base that can be thought through.
#[test]
fn hand_checked_positions() {
    const A1: Lrc = (0, 0, 0);
    const B1: Lrc = (0, 0, 1);
    const A2: Lrc = (0, 1, 0);
    const B2: Lrc = (0, 1, 1);
    const APEX: Lrc = (1, 0, 0);
    let check = |balls: u8, rules: &str, own: &[Lrc], others: &[Lrc], value: &str| {
        let solution = solved(2, balls, rules.parse().unwrap());
        let (own, others) = Game::new(2, balls.into(), rules).masks(&Position::of(own, others));
        let value: Value = value.parse().unwrap();
        assert_eq!(solution.value(own, others), value, "{balls} {rules} {own:#b} {others:#b}");
    };
    // Two balls each: all four lie, and the first player's reserve is empty.
    check(2, "children", &[], &[], "loss 4");
    // Raising needs a fifth cell to be open, and there it is: but P5 asks that
    // the ball lifted does not carry, and all four would.
    check(2, "children+raise", &[], &[], "loss 4");
    // Three balls each: the first player has the fifth, for the apex.
    check(3, "children", &[], &[], "win 5");
    check(3, "children", &[A1, B1], &[A2, B2], "win 1");
    check(3, "children", &[A1, B1], &[A2, B2, APEX], "loss 0");
    // Whoever fills the base gives the apex away,
    check(4, "children", &[A1, B1, A2], &[], "loss 2");
    // unless the square lets him take a ball back: now the other must fill it.
    check(4, "standard", &[A1, B1, A2], &[], "win 3");
    check(4, "standard+must", &[A1, B1, A2], &[], "win 3");
    // A full base of one's own balls is no square completed now (P9).
    check(5, "standard", &[A1, B1, A2, B2], &[], "win 1");
}
