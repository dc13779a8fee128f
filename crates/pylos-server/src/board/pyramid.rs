//! The pyramid as clients see it.

use std::ops::ControlFlow;

use pylos_rules::pyramid::{Cell, Cells, Color, Illegal, Level, Position, RuleSet, Rules, Turn};
use pylos_rules::{Game, Position as _, Random, pyramid};

use super::{Face, last_turn, show_outcome, side_name};
use crate::chair::Chair;
use crate::error::ApiError;
use crate::wire::{
    CellView, Kind, LastTurn, LegalTurn, Pattern, PatternKind, PyramidView, Step, StepKind, View,
};

impl Face for Position {
    const KIND: Kind = Kind::Pyramid;

    fn clause(illegal: &Illegal) -> Option<&'static str> {
        illegal.clause()
    }

    fn view(game: &Game<Position>) -> View {
        let (rules, position) = (game.rules(), game.position());
        let raisable = raisable(position, rules);
        let cells = Cell::ALL.iter().map(|&cell| show_cell(position, raisable, cell)).collect();
        View::Pyramid(PyramidView {
            rules: rules.to_string(),
            text: position.to_string(),
            turn: name(position.to_move()),
            cells,
            reserve: Color::BOTH.map(|color| position.reserve(color)),
            last: last(game),
            outcome: game.outcome().map(|outcome| show_outcome::<Position>(outcome, None)),
        })
    }

    fn legal(&self, rules: Rules) -> Vec<LegalTurn> {
        let show = |turn| LegalTurn {
            turn: format!("{turn}"),
            ways: self
                .step_orders(rules, turn)
                .into_iter()
                .map(|steps| steps.into_iter().map(show_step).collect())
                .collect(),
            completes: patterns(self, rules, turn),
            sets_aside: None,
        };
        self.turns(rules).into_iter().map(show).collect()
    }

    fn begin(rules: Rules, _: Option<Chair>, _: &mut Random) -> Position {
        Position::start(rules) // P3: light always begins
    }

    fn points(&self) -> Option<[u8; 2]> {
        None
    }

    fn next_leader(&self) -> Option<Chair> {
        None
    }

    fn arrangement(&self, _: Rules, _: &str) -> Option<Result<Vec<String>, ApiError>> {
        None
    }

    fn is_arranging(&self, _: Rules) -> bool {
        false
    }
}

fn name(color: Color) -> &'static str {
    side_name(Kind::Pyramid, color)
}

fn show_cell(position: &Position, raisable: Cells, cell: Cell) -> CellView {
    let owner = Color::BOTH.into_iter().find(|&color| position.balls(color).contains(cell));
    CellView {
        cell: cell.to_string(),
        level: cell.level().number(),
        file: cell.file() + 1,
        rank: cell.rank() + 1,
        ball: owner.map(name),
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

fn last(game: &Game<Position>) -> Option<LastTurn> {
    let (turn, before) = last_turn(game)?;
    Some(LastTurn {
        turn: turn.to_string(),
        side: name(before.to_move()),
        steps: turn.steps().map(show_step).collect(),
        completed: patterns(&before, game.rules(), turn),
        set_aside: None,
        battle: None,
    })
}

/// The squares and lines that a turn completes before anything is taken back.
fn patterns(position: &Position, rules: Rules, turn: Turn) -> Vec<Pattern> {
    if rules.set() == RuleSet::Children {
        return Vec::new();
    }
    let to = turn.to();
    let mut own = position.own();
    if let Some(from) = turn.from() {
        own = own.without(from);
    }
    let own = own.with(to);
    let mut patterns = Vec::new();
    let mut add = |kind, cells: Vec<Option<Cell>>| {
        let cells: Option<Vec<Cell>> = cells.into_iter().collect();
        let Some(cells) = cells else { return };
        if cells.contains(&to) && cells.iter().all(|&cell| own.contains(cell)) {
            patterns.push(Pattern { kind, cells: cells.iter().map(Cell::to_string).collect() });
        }
    };
    let (level, side) = (to.level(), to.level().side());
    for rank in 0..side {
        for file in 0..side {
            let corner = |df, dr| Cell::at(level, file + df, rank + dr);
            add(PatternKind::Square, vec![corner(0, 0), corner(1, 0), corner(0, 1), corner(1, 1)]);
        }
    }
    // P13: lines of four on level 1 and of three on level 2, nothing higher.
    if rules.set() == RuleSet::Advanced && matches!(level, Level::One | Level::Two) {
        for n in 0..side {
            add(PatternKind::Line, (0..side).map(|file| Cell::at(level, file, n)).collect());
            add(PatternKind::Line, (0..side).map(|rank| Cell::at(level, n, rank)).collect());
        }
    }
    patterns
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_pattern_is_shown_exactly_when_balls_may_be_taken_back() {
        let mut random = Random::new(5);
        for rules in Rules::ALL {
            for _ in 0..30 {
                let mut position = Position::START;
                while let Some(turn) = position.random_turn(rules, &mut random) {
                    for turn in position.turns(rules) {
                        let gives = position
                            .turns(rules)
                            .iter()
                            .any(|t| t.action() == turn.action() && t.taken_back().count() > 0);
                        assert_eq!(
                            !patterns(&position, rules, turn).is_empty(),
                            gives,
                            "{rules} {position} {turn}"
                        );
                    }
                    position = position.play_unchecked(rules, turn);
                    if random.below(40) == 0 {
                        break;
                    }
                }
            }
        }
    }

    #[test]
    fn the_view_names_what_was_completed() {
        let mut game = Game::new(Rules::ADVANCED);
        for turn in ["a1", "d4", "b1", "c4", "a2", "d3", "b2xa1xb1"] {
            game.play_text(turn).unwrap();
        }
        let View::Pyramid(view) = Position::view(&game) else { panic!() };
        let last = view.last.unwrap();
        assert_eq!(last.side, "light");
        assert_eq!(last.completed.len(), 1);
        assert_eq!(last.completed[0].cells, ["a1", "b1", "a2", "b2"]);
        assert_eq!(view.reserve, [13, 12]);
        assert_eq!(last.steps.len(), 3);
    }
}
