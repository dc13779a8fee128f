//! Puzzles are found in the same order whoever looks, and stand a second look.

use std::ops::ControlFlow;

use pylos_puzzles::check::{Fault, check, check_solution};
use pylos_puzzles::find::complete;
use pylos_puzzles::mine::{Plan, mine};
use pylos_puzzles::{Goal, Solution, SolverJudge, Themes};
use pylos_rules::equator::{Position, Rules};

const RULES: Rules = Rules::JEUX_ET_STRATEGIE;

fn judge() -> SolverJudge {
    SolverJudge::new(RULES, 1 << 20)
}

fn found(threads: usize, seed: u64) -> Vec<Solution<Position>> {
    let plan = Plan { rules: RULES, seed, wanted: 12, threads };
    mine(&plan, judge, |_| ControlFlow::Continue(()))
}

#[test]
fn a_seed_finds_the_same_with_any_number_of_threads() {
    let alone = found(1, 5);
    assert_eq!(alone.len(), 12);
    assert_eq!(alone, found(3, 5));
    assert_ne!(alone, found(1, 6));
}

#[test]
fn what_is_found_stands_a_second_look_and_what_is_changed_does_not() {
    let mut judge = judge();
    for solution in found(2, 7) {
        let themes = Themes::of(&solution, Some(&mut judge));
        let puzzle = complete(&mut judge, &solution).unwrap();
        assert_eq!(check(&puzzle, themes, &mut judge), Ok(()));
        let mut other = solution.clone();
        other.goal = if solution.goal == Goal::Win { Goal::Points } else { Goal::Win };
        assert_eq!(check_solution(&other, themes, &mut judge), Err(Fault::Goal));
        let mut other = puzzle.clone();
        let missing = other.decisions[0].wrong.pop().unwrap();
        let fault = check(&other, themes, &mut judge).unwrap_err();
        assert!(matches!(fault, Fault::Wrong(_)), "{fault}, without {}", missing.turn);
        let mut other = puzzle;
        let decision = &mut other.decisions[0];
        let wrong = decision.wrong[0].turn;
        std::mem::swap(&mut decision.solution, &mut decision.wrong[0].turn);
        assert!(check(&other, themes, &mut judge).is_err(), "{wrong} is not the solution");
    }
}
