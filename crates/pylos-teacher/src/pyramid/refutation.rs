//! What an answer does to a turn, by the rules alone.

use pylos_rules::pyramid::{Cells, Position, Rules, Turn};
use pylos_rules::{Outcome, Position as _, Side as _};
use pylos_views::{Because, Explanation, SideName};

use super::explained;
use super::threat::{Completed, completed, threat_on, threatened, threatens, unstoppable};

/// What the second turn of a line does to the first, the most telling first;
/// nothing for a line whose turns are not legal. Of the turns that would have
/// been better, one that stops what the answer completes is named.
///
/// The facts hold whatever the line is worth. That it refutes the turn is known
/// to whoever brings it along.
pub fn refutations(
    rules: Rules,
    position: &Position,
    line: &[Turn],
    better: &[Turn],
) -> Vec<Explanation> {
    let [turn, answer, ..] = *line else { return Vec::new() };
    let Ok(after) = position.play(rules, turn) else { return Vec::new() };
    let Ok(answered) = after.play(rules, answer) else { return Vec::new() };
    let (color, opponent) = (position.to_move(), position.to_move().other());
    let (side, other) = (SideName::from(color), SideName::from(opponent));
    let (own, others) = (answered.reserve(rules, color), answered.reserve(rules, opponent));
    let text = || answer.to_string();
    let played = Cells::from(answer.to());
    if let Some(Outcome::Win { by, .. }) = answered.outcome(rules) {
        let because = Because::AnswerWins { answer: text(), other, by: by.into() };
        return vec![explained(because, line, played)];
    }
    let mut found = Vec::new();
    let taken = answer.taken_back().count() as u32;
    let completes = completed(rules, &after, answer).filter(|_| taken > 0);
    if let Some(Completed { shape, cells, taken }) = completes {
        let cell = answer.to();
        let before = threatens(rules, position, opponent, Cells::from(cell));
        let stop = better.iter().copied().find(|better| {
            before
                && position
                    .play(rules, *better)
                    .is_ok_and(|next| !threatens(rules, &next, opponent, Cells::from(cell)))
        });
        if let Some(stop) = stop {
            let because = Because::LeavesSquare {
                answer: text(),
                other,
                cell: cell.to_string(),
                shape,
                taken,
                stop: stop.to_string(),
            };
            found.push(explained(because, line, cells));
        } else if !before {
            let because = Because::OpensSquare {
                turn: turn.to_string(),
                answer: text(),
                other,
                shape,
                taken,
            };
            found.push(explained(because, line, cells));
        }
        let because =
            Because::AnswerCompletes { answer: text(), side, other, shape, taken, own, others };
        found.push(explained(because, line, cells));
    }
    if let Some(cells) = unstoppable(rules, &answered, opponent) {
        let names = cells.into_iter().map(|cell| cell.to_string()).collect();
        let because = Because::AnswerThreatens { answer: text(), side, other, cells: names };
        found.push(explained(because, line, cells));
    }
    if let Some(from) = answer.from().filter(|_| taken == 0) {
        if !position.open().contains(answer.to()) {
            let (turn, to) = (turn.to_string(), answer.to().to_string());
            let because = Because::OpensRaise { turn, answer: text(), other, to };
            found.push(explained(because, line, played.with(from)));
        }
        let because = Because::AnswerRaises { answer: text(), side, other, own, others };
        found.push(explained(because, line, played.with(from)));
    }
    let stopped = threatened(rules, &after, color) - threatened(rules, &answered, color);
    if let Some(cell) = stopped.first()
        && let Some(threat) = threat_on(rules, &after, color, cell)
    {
        let (cell, shape) = (cell.to_string(), threat.shape);
        let because = Because::AnswerStops { answer: text(), side, other, cell, shape };
        found.push(explained(because, line, threat.cells | played));
    }
    found
}
