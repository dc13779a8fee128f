//! What a turn does, by the rules alone.

use std::ops::ControlFlow;

use pylos_rules::pyramid::{Cell, Cells, Color, Position, Rules, Turn};
use pylos_rules::{Outcome, Position as _, Side as _};
use pylos_views::{Because, Explanation, SideName};

use super::explained;
use super::threat::{completed, threat_on, threatened, threatens, unstoppable};

/// What the first turn of a line does, the most telling first; nothing for a
/// line whose turns are not legal, and nothing for a turn that does nothing
/// but place a ball.
pub fn merits(rules: Rules, position: &Position, line: &[Turn]) -> Vec<Explanation> {
    let Some(&turn) = line.first() else { return Vec::new() };
    let Ok(after) = position.play(rules, turn) else { return Vec::new() };
    let text = || turn.to_string();
    let (color, other) = (position.to_move(), position.to_move().other());
    let (side, opponent) = (SideName::from(color), SideName::from(other));
    let (own, others) = (after.reserve(rules, color), after.reserve(rules, other));
    let played = Cells::from(turn.to());
    let mut found = Vec::new();
    if let Some(Outcome::Win { by, .. }) = after.outcome(rules) {
        let because = Because::WinsNow { turn: text(), side, by: by.into() };
        return vec![explained(because, line, played)];
    }
    if is_only_turn(rules, position, &after) {
        return vec![explained(Because::OnlyTurn { turn: text() }, line, played)];
    }
    let stopped = threatened(rules, position, other) - threatened(rules, &after, other);
    let only = stopped.into_iter().find(|cell| is_only_stop(rules, position, &after, other, *cell));
    if let Some((cell, threat)) =
        only.and_then(|cell| Some((cell, threat_on(rules, position, other, cell)?)))
    {
        let because = Because::OnlyStop {
            turn: text(),
            other: opponent,
            cell: cell.to_string(),
            shape: threat.shape,
        };
        found.push(explained(because, line, threat.cells | played));
    }
    let completes = completed(rules, position, turn);
    let taken: Vec<Cell> = turn.taken_back().collect();
    if let [first, second] = *taken
        && first.below().contains(second)
    {
        let (first, second) = (first.to_string(), second.to_string());
        let because = Because::FreesSecond { turn: text(), first, second };
        found.push(explained(because, line, taken.iter().copied().collect()));
    }
    if let Some(completed) = completes.as_ref().filter(|_| !taken.is_empty()) {
        let because = Because::Completes {
            turn: text(),
            side,
            other: opponent,
            shape: completed.shape,
            taken: completed.taken,
            own,
            others,
        };
        found.push(explained(because, line, completed.cells));
    }
    if let Some(cells) = unstoppable(rules, &after, color) {
        let names = cells.into_iter().map(|cell| cell.to_string()).collect();
        let because = Because::Threatens { turn: text(), side, other: opponent, cells: names };
        found.push(explained(because, line, cells));
    }
    if only.is_none()
        && let Some(cell) = stopped.first()
        && let Some(threat) = threat_on(rules, position, other, cell)
    {
        let because = Because::Stops {
            turn: text(),
            other: opponent,
            cell: cell.to_string(),
            shape: threat.shape,
        };
        found.push(explained(because, line, threat.cells | played));
    }
    if let Some(from) = turn.from().filter(|_| taken.is_empty()) {
        let because = Because::Raises { turn: text(), side, other: opponent, own, others };
        found.push(explained(because, line, played.with(from)));
    }
    found
}

/// Whether every turn leads to the position after this one.
fn is_only_turn(rules: Rules, position: &Position, after: &Position) -> bool {
    let elsewhere = position.visit(rules, |turn| match position.play_unchecked(rules, turn) {
        next if next == *after => ControlFlow::Continue(()),
        _ => ControlFlow::Break(()),
    });
    elsewhere.is_continue()
}

/// Whether the opponent could complete something on a cell after every turn
/// that leads elsewhere.
fn is_only_stop(
    rules: Rules,
    position: &Position,
    after: &Position,
    other: Color,
    cell: Cell,
) -> bool {
    let stopped = position.visit(rules, |turn| {
        let next = position.play_unchecked(rules, turn);
        match next == *after || threatens(rules, &next, other, Cells::from(cell)) {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
    stopped.is_continue()
}
