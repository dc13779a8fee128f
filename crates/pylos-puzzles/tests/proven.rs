//! The shipped puzzles of the children's rules, proven without a tablebase.
//!
//! Under those rules nothing ever comes back, so every game ends and a plain
//! search to its end says who wins. It knows neither the generator nor the
//! exact values that the puzzles were made with: turns are found by trying.

use std::collections::HashMap;

use pylos_puzzles::check::Tried as _;
use pylos_puzzles::{Goal, Pack};
use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{ByGame, Position as _};

/// Who wins, as far as it can be found out with so many positions.
struct Search {
    known: HashMap<Position, bool>,
    left: u32,
}

impl Search {
    /// Whether the side to move wins; `None` if the search is over before.
    fn wins(&mut self, position: &Position) -> Option<bool> {
        if position.outcome(Rules::CHILDREN).is_some() {
            return Some(false);
        }
        if let Some(known) = self.known.get(position) {
            return Some(*known);
        }
        self.left = self.left.checked_sub(1)?;
        let mut wins = false;
        for turn in position.tried(Rules::CHILDREN) {
            let next = position.play(Rules::CHILDREN, turn).unwrap();
            if !self.wins(&next)? {
                wins = true;
                break;
            }
        }
        self.known.insert(*position, wins);
        Some(wins)
    }
}

#[test]
fn only_the_solution_wins() {
    let pack = Pack::shipped().unwrap();
    let mut proven = 0;
    for entry in pack.of_rules("children").iter().filter(|entry| entry.goal == Goal::Win) {
        let ByGame::Pyramid(puzzle) = pack.puzzle(entry).unwrap() else { panic!("the wrong game") };
        // With many balls left a plain search takes for ever.
        if puzzle.start().occupied().len() < 19 {
            continue;
        }
        let mut search = Search { known: HashMap::new(), left: 20_000 };
        for decision in &puzzle.decisions {
            let mut wins = |turn| {
                let next = decision.position.play(Rules::CHILDREN, turn).unwrap();
                search.wins(&next).map(|wins| !wins)
            };
            if let Some(right) = wins(decision.solution) {
                assert!(right, "{}: {} does not win", entry.id, decision.solution);
                proven += 1;
            }
            for wrong in &decision.wrong {
                if let Some(right) = wins(wrong.turn) {
                    assert!(!right, "{}: {} wins, too", entry.id, wrong.turn);
                    proven += 1;
                }
            }
        }
    }
    assert!(proven > 200, "{proven}");
}
