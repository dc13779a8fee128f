//! A puzzle in a position, if there is one.

use crate::{Choice, Decision, Goal, Judge, Ply, Puzzle, Puzzling, Solution, Wrong};

/// How many turns a solver has to find at most.
pub const LONGEST: usize = 6;

/// How many equally stubborn replies are looked at for one after which the
/// puzzle goes on.
const EQUALS: usize = 6;

/// The only one of these choices that keeps what there is, and what that is.
pub fn only<P: Puzzling>(choices: &[Choice<P>]) -> Option<(Choice<P>, Goal)> {
    let best = choices.iter().max_by_key(|choice| choice.worth)?;
    let others = choices.iter().filter(|choice| choice.turn != best.turn);
    let second = others.map(|choice| choice.worth).max()?;
    Goal::of(best.worth, second).map(|goal| (*best, goal))
}

/// The puzzle that begins here. There is none where several choices are good
/// enough, where hardly anything is to choose, or where the turn to find ends
/// the game at once, as the last ball on the apex does.
pub fn find<P: Puzzling>(
    judge: &mut dyn Judge<P>,
    rules: P::Rules,
    start: &P,
) -> Option<Solution<P>> {
    if start.outcome(rules).is_some() || !judge.is_promising(start) {
        return None;
    }
    let choices = judge.choices(start)?;
    let (mut right, goal) = only(&choices)?;
    if choices.len() < P::FEWEST || right.next.outcome(rules).is_some() {
        return None;
    }
    let solver = start.to_move();
    let worth = right.worth;
    let mut plies = vec![Ply { position: *start, turn: right.turn, next: right.next }];
    for _ in 1..LONGEST {
        let Some((replies, next)) = answered(judge, rules, right.next, solver) else { break };
        let Some(choices) = judge.choices(&next) else { break };
        let Some((found, kept)) = only(&choices) else { break };
        if kept != goal {
            break;
        }
        right = found;
        plies.extend(replies);
        plies.push(Ply { position: next, turn: right.turn, next: right.next });
    }
    Some(Solution { rules, goal, worth, plies })
}

/// The opponent's turns until the solver is to move again, and where that is;
/// `None` if the game ends before.
fn answered<P: Puzzling>(
    judge: &mut dyn Judge<P>,
    rules: P::Rules,
    mut position: P,
    solver: P::Side,
) -> Option<(Vec<Ply<P>>, P)> {
    let mut plies = Vec::new();
    while position.outcome(rules).is_none() && position.to_move() != solver {
        let reply = most_stubborn(judge, &position)?;
        plies.push(Ply { position, turn: reply.turn, next: reply.next });
        position = reply.next;
    }
    position.outcome(rules).is_none().then_some((plies, position))
}

/// The best choice; of equals the first after which there is again only one
/// way, else the first.
fn most_stubborn<P: Puzzling>(judge: &mut dyn Judge<P>, position: &P) -> Option<Choice<P>> {
    let choices = judge.choices(position)?;
    let best = choices.iter().map(|choice| choice.worth).max()?;
    let equals: Vec<_> = choices.into_iter().filter(|choice| choice.worth == best).collect();
    let mut first = equals.iter().take(EQUALS);
    first.find(|choice| judge.is_promising(&choice.next)).or(equals.first()).copied()
}

/// The puzzle with this solution: every wrong try and its refutation. `None`
/// if something is not known, or is not as the solution says.
pub fn complete<P: Puzzling>(
    judge: &mut dyn Judge<P>,
    solution: &Solution<P>,
) -> Option<Puzzle<P>> {
    let Solution { rules, goal, worth, ref plies } = *solution;
    let solver = solution.solver();
    let mut decisions: Vec<Decision<P>> = Vec::new();
    for ply in plies {
        if ply.position.to_move() != solver {
            decisions.last_mut()?.replies.push(ply.turn);
            continue;
        }
        let choices = judge.choices(&ply.position)?;
        let (right, kept) = only(&choices)?;
        if kept != goal || right.turn != ply.turn {
            return None;
        }
        let wrong = choices.iter().filter(|choice| choice.turn != ply.turn);
        let wrong =
            wrong.map(|choice| refuted(judge, rules, choice, solver)).collect::<Option<_>>();
        decisions.push(Decision {
            position: ply.position,
            solution: ply.turn,
            wrong: wrong?,
            replies: Vec::new(),
        });
    }
    Some(Puzzle { rules, goal, worth, decisions })
}

/// A wrong try with the opponent's best answer.
fn refuted<P: Puzzling>(
    judge: &mut dyn Judge<P>,
    rules: P::Rules,
    tried: &Choice<P>,
    solver: P::Side,
) -> Option<Wrong<P>> {
    let (turn, worth) = (tried.turn, tried.worth);
    if tried.next.to_move() == solver || tried.next.outcome(rules).is_some() {
        return Some(Wrong { turn, worth, reply: None });
    }
    let reply = judge.best_turn(&tried.next)?;
    Some(Wrong { turn, worth, reply: Some(reply) })
}
