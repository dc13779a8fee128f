//! The setups that prove what `docs/solved/equator.md` says are solved again.

use std::collections::BTreeMap;

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Limits, Stop, SystemClock};
use pylos_rules::equator::{
    Arrangement, Color, Designation, EquatorPoints, HiddenSetup, Movement, Rules,
};

/// Those that take moments; the example `equator_decided` solves the others too
/// (`check`).
fn is_quick(rules: Rules) -> bool {
    rules.movement() != Movement::Free
        && (rules.points() == EquatorPoints::Five || rules.designation() == Designation::Line)
}

#[test]
fn the_quick_ones_are_won_by_whom_the_list_says() {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::NONE, &clock, &stop);
    let list = include_str!("../../../docs/solved/equator-setups.txt");
    let (mut quick, mut winners) = (0, BTreeMap::<_, Vec<Color>>::new());
    for line in list.lines().filter(|line| !line.starts_with('#')) {
        let words: Vec<&str> = line.split(' ').collect();
        let [rules, winner, leaders, responders] = words[..] else { panic!("{line}") };
        let rules: Rules = rules.parse().unwrap();
        let winner = match winner {
            "leader" => Color::Blue,
            "responder" => Color::Red,
            other => panic!("{other}"),
        };
        winners.entry(rules).or_default().push(winner);
        let mut setup = HiddenSetup::new(rules, Color::Blue);
        for (color, text) in [(Color::Blue, leaders), (Color::Red, responders)] {
            setup.commit(color, text.parse::<Arrangement>().unwrap()).unwrap();
        }
        if is_quick(rules) {
            let mut solver = Solver::new(rules, 1 << 24);
            let (found, _) = solver.winner(&setup.reveal().unwrap(), &control).unwrap();
            assert_eq!(found, winner, "{line}");
            quick += 1;
        }
    }
    assert!(quick > 40, "{quick}");
    // Every kind of battles in which an arrangement can matter is there, with
    // a setup for each winner.
    assert_eq!(winners.len(), 40);
    for (rules, winners) in winners {
        assert!((rules.movement(), rules.designation()) != (Movement::Free, Designation::Any));
        assert!(Color::BOTH.iter().all(|color| winners.contains(color)), "{rules}");
    }
}
