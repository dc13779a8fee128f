//! The pyramid as faces see it.

use std::ops::ControlFlow;

use pylos_rules::pyramid::{Cell, Cells, Color, Position, Rules, Turn};
use pylos_rules::{Played, Position as _, SeenGame, Steps as _, pyramid};

use crate::{
    CellView, Kind, LastTurn, LegalTurn, Pattern, PatternKind, PyramidView, Step, StepKind, View,
    Viewed, result,
};

impl Viewed for Position {
    const KIND: Kind = Kind::Pyramid;

    fn view(seen: &SeenGame<'_, Position>) -> View {
        let (rules, position) = (seen.rules(), seen.position());
        let raisable = raisable(position, rules);
        let cells = Cell::ALL.iter().map(|&cell| show_cell(position, raisable, cell)).collect();
        View::Pyramid(PyramidView {
            rules: rules.to_string(),
            text: position.to_string(),
            to_move: position.to_move().into(),
            cells,
            reserve: Color::BOTH.map(|color| position.reserve(rules, color)),
            last: seen.last().map(|played| last(rules, played)),
            outcome: seen.outcome().map(|outcome| result(position, outcome)),
        })
    }

    fn legal(&self, rules: Rules, turn: Turn) -> LegalTurn {
        let orders = self.step_orders(rules, turn).into_iter();
        LegalTurn {
            turn: turn.to_string(),
            ways: orders.map(|steps| steps.into_iter().map(show_step).collect()).collect(),
            completes: patterns(self, rules, turn),
            sets_aside: None,
        }
    }

    fn points(&self) -> Option<[u8; 2]> {
        None
    }

    fn read_step(step: &Step) -> Option<pyramid::Step> {
        let cell = step.at.as_ref()?.parse().ok()?;
        Some(match step.kind {
            StepKind::Lift => pyramid::Step::Lift(cell),
            StepKind::Place => pyramid::Step::Place(cell),
            StepKind::TakeBack => pyramid::Step::TakeBack(cell),
            StepKind::Take | StepKind::Slide | StepKind::Pass => return None,
        })
    }
}

fn show_cell(position: &Position, raisable: Cells, cell: Cell) -> CellView {
    let owner = Color::BOTH.into_iter().find(|&color| position.balls(color).contains(cell));
    CellView {
        cell: cell.to_string(),
        level: cell.level().number(),
        file: cell.file() + 1,
        rank: cell.rank() + 1,
        ball: owner.map(Into::into),
        open: position.open().contains(cell),
        free: owner.is_some_and(|color| position.free(color).contains(cell)),
        raisable: raisable.contains(cell),
    }
}

/// The balls of the side to move that have a legal raise.
fn raisable(position: &Position, rules: Rules) -> Cells {
    let mut raisable = Cells::NONE;
    let _: ControlFlow<()> = position.visit(rules, |turn: Turn| {
        if let Some(from) = turn.from() {
            raisable = raisable.with(from);
        }
        ControlFlow::Continue(())
    });
    raisable
}

fn show_step(step: pyramid::Step) -> Step {
    match step {
        pyramid::Step::Lift(cell) => Step::at(StepKind::Lift, cell),
        pyramid::Step::Place(cell) => Step::at(StepKind::Place, cell),
        pyramid::Step::TakeBack(cell) => Step::at(StepKind::TakeBack, cell),
    }
}

fn last(rules: Rules, played: Played<Position>) -> LastTurn {
    LastTurn {
        turn: played.turn.to_string(),
        side: played.side.into(),
        steps: played.turn.steps().map(show_step).collect(),
        completed: patterns(&played.before, rules, played.turn),
        set_aside: None,
        battle: None,
    }
}

/// The squares and lines that a turn completes before anything is taken back.
fn patterns(position: &Position, rules: Rules, turn: Turn) -> Vec<Pattern> {
    let show = |pattern: pyramid::Pattern| Pattern {
        kind: match pattern.kind {
            pyramid::PatternKind::Square => PatternKind::Square,
            pyramid::PatternKind::Line => PatternKind::Line,
        },
        cells: pattern.cells.into_iter().map(|cell| cell.to_string()).collect(),
    };
    position.completes(rules, turn).into_iter().map(show).collect()
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::SideName;
    use pylos_rules::{Game, Viewer};

    #[test]
    fn the_view_names_what_was_completed() {
        let mut game = Game::new(Rules::ADVANCED);
        for turn in ["a1", "d4", "b1", "c4", "a2", "d3", "b2xa1xb1"] {
            game.play_text(turn).unwrap();
        }
        let View::Pyramid(view) = Position::view(&game.seen_by(Viewer::Watcher)) else { panic!() };
        let last = view.last.unwrap();
        assert_eq!(last.side, SideName::Light);
        assert_eq!(last.completed.len(), 1);
        assert_eq!(last.completed[0].cells, ["a1", "b1", "a2", "b2"]);
        assert_eq!(view.reserve, [13, 12]);
        assert_eq!(last.steps.len(), 3);
    }
}
