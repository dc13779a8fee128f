//! The equator game: what a turn does, and how the battles of a line end.
//!
//! Lines are those of best play after their first turn, found by the solver;
//! whoever brings one along answers for that.

mod battles;

use pylos_rules::equator::{Designation, Intersection, Position, Rules, Turn};
use pylos_rules::{Position as _, Side as _};
use pylos_views::{Because, Explanation, SideName};

use battles::{BattleEnd, battle_ends};

/// What the first turn of a line does, and how the battle then ends, the most
/// telling first; nothing in the setup, and nothing for a line whose turns are
/// not legal.
pub fn merits(rules: Rules, position: &Position, line: &[Turn]) -> Vec<Explanation> {
    let mut found = Vec::new();
    let (Some(&turn), Some(ends)) = (line.first(), battle_ends(rules, position, line)) else {
        return found;
    };
    let after = position.play_unchecked(rules, turn);
    let other = SideName::from(position.to_move().other());
    let same_battle = after.battle() == position.battle();
    if same_battle && after.turns(rules) == [Turn::Pass] {
        let because = Because::ForcesPass { turn: turn.to_string(), other };
        found.push(explained(because, line, Vec::new()));
    }
    found.extend(ends.first().map(|end| told(end, line)));
    found.extend(set_aside(rules, position, turn).map(|(size, owner)| {
        let because = Because::SetsAside { turn: turn.to_string(), size, owner };
        explained(because, line, target(turn))
    }));
    if same_battle && let Some(allowed) = designated(rules, &after) {
        let cells: Vec<String> = allowed.iter().map(ToString::to_string).collect();
        let because = Because::Designates { turn: turn.to_string(), other, cells };
        found.push(explained(because, line, target(turn)));
    }
    found
}

/// What goes wrong after the first turn of a line, held against the line of a
/// better one: the first battle that ends otherwise, and the pawn that the
/// answer sets aside on the way. Without a better line, the first battle that
/// is lost.
pub fn refutations(
    rules: Rules,
    position: &Position,
    line: &[Turn],
    better: &[Turn],
) -> Vec<Explanation> {
    let mut found = Vec::new();
    let Some(ends) = battle_ends(rules, position, line) else { return found };
    let bad = match first_difference(rules, position, line, better) {
        Some((bad, _)) => Some(bad),
        None if better.is_empty() => ends.into_iter().find(|end| end.winner != position.to_move()),
        None => None,
    };
    let Some(end) = bad else { return found };
    found.push(told(&end, line));
    if let [turn, answer, ..] = *line
        && let after = position.play_unchecked(rules, turn)
        && after.battle() == position.battle()
        && end.battle == after.battle()
        && let Some((size, owner)) = set_aside(rules, &after, answer)
    {
        let (answer_text, other) = (answer.to_string(), after.to_move().into());
        let because = Because::AnswerSetsAside { answer: answer_text, other, size, owner };
        found.push(explained(because, line, target(answer)));
    }
    found
}

/// What is wrong with a turn, and how the same battle ends after a better one,
/// from the lines of best play after both.
pub fn why_bad(
    rules: Rules,
    position: &Position,
    line: &[Turn],
    better: &[Turn],
) -> Vec<Explanation> {
    let mut found = refutations(rules, position, line, better);
    let instead = first_difference(rules, position, line, better);
    found.extend(instead.map(|(_, end)| told(&end, better)));
    found
}

/// The first battle that two lines end differently: another winner, or more or
/// fewer points for him.
fn first_difference(
    rules: Rules,
    position: &Position,
    line: &[Turn],
    better: &[Turn],
) -> Option<(BattleEnd, BattleEnd)> {
    let ends = |line| battle_ends(rules, position, line);
    let mut pairs = ends(line)?.into_iter().zip(ends(better)?);
    pairs.find(|(a, b)| (a.winner, a.points) != (b.winner, b.points))
}

/// That no turn but those that come to the same is worth as much as the first,
/// where turns come with their worth, best first.
pub fn only_points<W: PartialEq>(
    rules: Rules,
    position: &Position,
    line: &[Turn],
    turns: &[(Turn, W)],
) -> Option<Explanation> {
    let ((best, worth), rest) = turns.split_first()?;
    let alike = |turn: &Turn| match (*best, *turn) {
        (Turn::Play { from, to }, Turn::Play { from: same, to: other }) => {
            from == same && position.interchangeable(rules, to).contains(other)
        }
        _ => best == turn,
    };
    let only = rest.iter().all(|(turn, other)| other != worth || alike(turn));
    let choice = rest.iter().any(|(turn, _)| !alike(turn));
    let because = Because::OnlyPoints { turn: best.to_string() };
    (only && choice).then(|| explained(because, line, target(*best)))
}

/// The size and the owner of the pawn that a turn sets aside (E8).
fn set_aside(rules: Rules, position: &Position, turn: Turn) -> Option<(u32, SideName)> {
    let Turn::Play { from, .. } = turn else { return None };
    let size = position.hemisphere(position.to_move()).at(from)?;
    let equal = position.equator().pawns().of_size(size).first()?;
    let (owner, _) = position.equator().at(equal)?;
    let owner = match rules.set_aside() {
        pylos_rules::equator::SetAside::Old => owner,
        pylos_rules::equator::SetAside::New => position.to_move(),
    };
    Some((size.number().into(), owner.into()))
}

/// The pawns that may answer the point just played, if others that could move
/// may not (E14).
fn designated(rules: Rules, position: &Position) -> Option<Vec<Intersection>> {
    if rules.designation() != Designation::Line || position.last().is_none() {
        return None;
    }
    let allowed = position.playable(rules);
    let own = position.hemisphere(position.to_move());
    let barred = |from: &Intersection| {
        let reach = position.reach(rules, position.to_move(), *from);
        !allowed.contains(*from) && !(reach & position.empty_points(rules)).is_empty()
    };
    let some = own.occupied().into_iter().any(|from| barred(&from));
    (some && !allowed.is_empty()).then(|| allowed.into_iter().collect())
}

/// How a battle ends, as a reason with the line up to there.
fn told(end: &BattleEnd, line: &[Turn]) -> Explanation {
    let winner = end.winner.into();
    let BattleEnd { left, decides, size, pile, singleton, points, .. } = *end;
    let because = match end.is_last {
        true => Because::LastBattle { winner, left, decides, size, pile, singleton, points },
        false => Because::BattleGoes { battle: end.battle.into(), winner, left, decides, size },
    };
    let places = end.deciding.map(|point| point.to_string()).into_iter().collect();
    explained(because, &line[..=end.ply], places)
}

/// The point that a pawn goes to.
fn target(turn: Turn) -> Vec<String> {
    match turn {
        Turn::Play { to, .. } => vec![to.to_string()],
        Turn::Place { .. } | Turn::Pass => Vec::new(),
    }
}

fn explained(because: Because, line: &[Turn], places: Vec<String>) -> Explanation {
    Explanation { because, line: line.iter().map(ToString::to_string).collect(), places }
}
