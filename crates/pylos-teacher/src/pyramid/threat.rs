//! Who completes what, and where.

use std::ops::ControlFlow;

use pylos_rules::Position as _;
use pylos_rules::pyramid::{Cell, Cells, Color, PatternKind, Position, Rules, Turn};
use pylos_views::Shape;

/// What a turn completes (P6, P13), and how many balls it takes back.
pub(super) struct Completed {
    pub shape: Shape,
    /// All cells of what is completed.
    pub cells: Cells,
    pub taken: u32,
}

/// What a turn completes; `None` if nothing.
pub(super) fn completed(rules: Rules, position: &Position, turn: Turn) -> Option<Completed> {
    let patterns = position.completes(rules, turn);
    let shape = match *patterns.as_slice() {
        [] => return None,
        [one] if one.kind == PatternKind::Line => Shape::Line,
        [_] => Shape::Square,
        _ => Shape::Several,
    };
    let cells = patterns.iter().fold(Cells::NONE, |cells, pattern| cells | pattern.cells);
    Some(Completed { shape, cells, taken: turn.taken_back().count() as u32 })
}

/// The cells on which a side would complete something if it were to move.
pub(super) fn threatened(rules: Rules, position: &Position, color: Color) -> Cells {
    let position = position.with_to_move(color);
    let mut cells = Cells::NONE;
    let _: ControlFlow<()> = position.visit(rules, |turn| {
        if turn.taken_back().next().is_some() {
            cells = cells.with(turn.to());
        }
        ControlFlow::Continue(())
    });
    cells
}

/// Whether a side would complete something on one of these cells if it were to
/// move.
pub(super) fn threatens(rules: Rules, position: &Position, color: Color, cells: Cells) -> bool {
    // Most cells complete nothing, wherever the ball comes from.
    let reach = rules.completing(position.balls(color));
    !(reach & cells).is_empty() && !(threatened(rules, position, color) & cells).is_empty()
}

/// What a side would complete on a cell if it were to move.
pub(super) fn threat_on(
    rules: Rules,
    position: &Position,
    color: Color,
    cell: Cell,
) -> Option<Completed> {
    let position = position.with_to_move(color);
    let found = position.visit(rules, |turn| {
        match turn.to() == cell && turn.taken_back().next().is_some() {
            true => ControlFlow::Break(turn),
            false => ControlFlow::Continue(()),
        }
    });
    completed(rules, &position, found.break_value()?)
}

/// The cells on which a side threatens to complete something after its turn,
/// if there are several and no answer stops them all.
pub(super) fn unstoppable(rules: Rules, after: &Position, color: Color) -> Option<Cells> {
    let cells = threatened(rules, after, color);
    if cells.len() < 2 || after.outcome(rules).is_some() {
        return None;
    }
    let stopped = after.visit(rules, |answer| {
        let next = after.play_unchecked(rules, answer);
        match threatens(rules, &next, color, cells) {
            true => ControlFlow::Continue(()),
            false => ControlFlow::Break(()),
        }
    });
    stopped.is_continue().then_some(cells)
}
