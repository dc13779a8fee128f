use std::time::Instant;
use pylos_rules::pyramid::Rules;
use pylos_solver::{Task, Verdict, reach};
fn main() {
    let only: Option<Rules> = std::env::args().nth(1).map(|t| t.parse().unwrap());
    for rules in Rules::ALL.into_iter().filter(|r| only.is_none_or(|o| o == *r)) {
        let start = Instant::now();
        let found = reach(Task::full(rules), |s| {
            if s.balls == 30 || s.balls == 29 { eprintln!("{rules} round {} {} {} {:.1?}", s.round, s.balls, s.reached, start.elapsed()); }
            Verdict::GoOn
        }).unwrap();
        println!("{rules} {} rounds {} {:.2?}", found.positions(), found.rounds(), start.elapsed());
        println!("{:?}", found.by_balls());
    }
}
