//! The themes of the pyramid game.

use pylos_rules::pyramid::{Color, PatternKind, Position, Rules, Turn};
use pylos_rules::{Position as _, Side as _};

use super::Theme;
use crate::{Goal, Judge, Ply, Solution};

/// Whether a puzzle has a theme; `None` if only a judge could tell.
pub fn shows(
    theme: Theme,
    solution: &Solution<Position>,
    judge: Option<&mut dyn Judge<Position>>,
) -> Option<bool> {
    let rules = solution.rules;
    let any = |is: &dyn Fn(&Ply<Position>) -> bool| solution.solvers().any(is);
    Some(match theme {
        Theme::Raise => any(&|ply| ply.turn.from().is_some()),
        Theme::Square => any(&|ply| completes(rules, ply, PatternKind::Square)),
        Theme::Line => any(&|ply| completes(rules, ply, PatternKind::Line)),
        Theme::TwoBack => any(&|ply| ply.turn.taken_back().count() == 2),
        Theme::FreeTheSecond => any(&|ply| frees_the_second(ply)),
        Theme::DeclineToTakeBack => any(&|ply| declines(rules, ply)),
        Theme::BlockASquare => any(&|ply| blocks(rules, ply)),
        Theme::Zugzwang => {
            let judge = judge?;
            solution.solvers().any(|ply| is_zugzwang(&ply.next, judge))
        }
        Theme::LastBall => any(&|ply| ply.position.reserve(rules, ply.position.to_move()) == 1),
        Theme::Counting => is_counting(rules, &solution.start()),
        Theme::QuietTurn => solution.solvers().next().is_some_and(|ply| {
            let completes = !ply.position.completes(rules, ply.turn).is_empty();
            ply.turn.from().is_none() && !completes && !blocks(rules, ply)
        }),
        Theme::Defence => solution.goal == Goal::Resist,
        Theme::MakeItThree
        | Theme::SetAside
        | Theme::ForceAPass
        | Theme::FifthBattle
        | Theme::Pile => false,
    })
}

fn completes(rules: Rules, ply: &Ply<Position>, kind: PatternKind) -> bool {
    ply.position.completes(rules, ply.turn).iter().any(|pattern| pattern.kind == kind)
}

/// P7: the second ball carried the first.
fn frees_the_second(ply: &Ply<Position>) -> bool {
    let mut taken = ply.turn.taken_back();
    match (taken.next(), taken.next()) {
        (Some(first), Some(second)) => first.below().contains(second),
        _ => false,
    }
}

/// Whether a turn takes back fewer balls than it could.
fn declines(rules: Rules, ply: &Ply<Position>) -> bool {
    let taken = ply.turn.taken_back().count();
    let more = |turn: Turn| turn.action() == ply.turn.action() && turn.taken_back().count() > taken;
    taken < 2
        && !ply.position.completes(rules, ply.turn).is_empty()
        && ply.position.turns(rules).into_iter().any(more)
}

/// Whether the ball takes the cell on which the opponent, were he to move,
/// could complete a square or line.
fn blocks(rules: Rules, ply: &Ply<Position>) -> bool {
    let opponent = ply.position.to_move().other();
    let others = ply.position.with_to_move(opponent);
    let threat =
        |turn: Turn| turn.to() == ply.turn.to() && !others.completes(rules, turn).is_empty();
    // A ball that is taken back at once blocks nothing.
    ply.next.occupied().contains(ply.turn.to()) && others.turns(rules).into_iter().any(threat)
}

/// Whether both sides would lose if they were to move.
fn is_zugzwang(position: &Position, judge: &mut dyn Judge<Position>) -> bool {
    use pylos_engine::Score::Exact;
    use pylos_rules::Value::Loss;
    let mut loses = |color: Color| matches!(judge.worth(&position.with_to_move(color)), Some(Exact(Loss(plies))) if plies > 0);
    loses(position.to_move()) && loses(position.to_move().other())
}

/// How many balls both sides together have left when counting begins.
const FEW: u32 = 8;

/// Whether few balls are left and neither side, whoever were to move, could
/// complete anything.
fn is_counting(rules: Rules, position: &Position) -> bool {
    let left: u32 = Color::BOTH.into_iter().map(|color| position.reserve(rules, color)).sum();
    left <= FEW
        && Color::BOTH.into_iter().all(|color| {
            let seen = position.with_to_move(color);
            seen.turns(rules).into_iter().all(|turn| seen.completes(rules, turn).is_empty())
        })
}
