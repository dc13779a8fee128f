//! The themes of the equator game.

use pylos_engine::Score;
use pylos_rules::equator::{Position, Turn};

use super::Theme;
use crate::{Ply, Solution};

/// Whether a puzzle has a theme.
pub fn shows(theme: Theme, solution: &Solution<Position>) -> bool {
    let rules = solution.rules;
    let solver = solution.solver();
    match theme {
        Theme::MakeItThree => solution.plies.iter().any(|ply| {
            let (equator, _) = ply.position.arrival(rules, ply.turn);
            ends_a_battle(ply) && equator.pawns().len() == 3 && equator.winner() == Some(solver)
        }),
        Theme::SetAside => {
            solution.solvers().any(|ply| ply.position.arrival(rules, ply.turn).1 > 0)
        }
        Theme::ForceAPass => {
            let passes = |ply: &Ply<Position>| ply.turn == Turn::Pass;
            solution.plies.iter().any(|ply| ply.position.to_move() != solver && passes(ply))
        }
        Theme::FifthBattle => solution.start().battle() == Position::BATTLES,
        Theme::Pile => {
            // E11: what the winner of the last battle gets besides its pawns
            // is lost to him twice over if the other gets it.
            let start = solution.start();
            let swing = 2 * i16::from(start.pile() + rules.singleton_points());
            let last = start.battle() == Position::BATTLES && start.pile() > 0;
            last && matches!(solution.worth, Score::Points(lead) if (1..swing).contains(&lead))
        }
        Theme::Raise
        | Theme::Square
        | Theme::Line
        | Theme::TwoBack
        | Theme::FreeTheSecond
        | Theme::DeclineToTakeBack
        | Theme::BlockASquare
        | Theme::Zugzwang
        | Theme::LastBall
        | Theme::Counting
        | Theme::QuietTurn
        | Theme::Defence => false,
    }
}

fn ends_a_battle(ply: &Ply<Position>) -> bool {
    ply.next.battle() != ply.position.battle()
}
