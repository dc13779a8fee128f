//! Actions of the pyramid game: 0 to 29 place a ball on a cell, 30 to 59 lift
//! one, 60 to 89 take one back, 90 ends the turn. Cells are in cell order.

use std::ops::ControlFlow;

use pylos_rules::pyramid::{Cell, Position, Rules, Step, Turn};
use pylos_rules::{Clause, Composer, Position as _};

use super::{Acted, Actions, Refused};

const LIFT: usize = Cell::COUNT;
const TAKE_BACK: usize = 2 * Cell::COUNT;
const END: usize = 3 * Cell::COUNT;

/// What has been done of a turn.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Begun {
    /// Nothing.
    #[default]
    Nothing,
    /// A ball is in hand.
    Lifted(Cell),
    /// A ball was placed or raised, and at most one taken back.
    Played(Turn),
}

impl Begun {
    /// The next action of a turn; `None` if that turn does not begin so.
    fn next(self, turn: Turn) -> Option<usize> {
        match self {
            Begun::Nothing => Some(match turn.from() {
                Some(from) => LIFT + from.index(),
                None => turn.to().index(),
            }),
            Begun::Lifted(from) => (turn.from() == Some(from)).then(|| turn.to().index()),
            Begun::Played(played) => {
                if played.action() != turn.action() {
                    return None;
                }
                let mut takes = turn.taken_back();
                for taken in played.taken_back() {
                    if takes.next() != Some(taken) {
                        return None;
                    }
                }
                Some(takes.next().map_or(END, |cell| TAKE_BACK + cell.index()))
            }
        }
    }

    /// The beginning that an action makes of this one; `None` if it cannot
    /// follow, whatever the position.
    fn then(self, action: usize) -> Option<Begun> {
        let cell = Cell::from_index(action % Cell::COUNT)?;
        match (self, action) {
            (Begun::Nothing, ..LIFT) => Some(Begun::Played(Turn::place(cell))),
            (Begun::Nothing, LIFT..TAKE_BACK) => Some(Begun::Lifted(cell)),
            (Begun::Lifted(from), ..LIFT) => Some(Begun::Played(Turn::raise(from, cell))),
            (Begun::Played(played), TAKE_BACK..END) => {
                let turn = match played.taken_back().next() {
                    None => played.taking(cell),
                    Some(first) => played.taking_both(first, cell),
                };
                Some(Begun::Played(turn))
            }
            _ => None,
        }
    }

    fn steps(self) -> Vec<Step> {
        match self {
            Begun::Nothing => Vec::new(),
            Begun::Lifted(from) => vec![Step::Lift(from)],
            Begun::Played(turn) => turn.steps().collect(),
        }
    }
}

/// The click that an action is; `None` for the end of a turn.
fn step(action: usize) -> Option<Step> {
    let cell = Cell::from_index(action % Cell::COUNT)?;
    match action {
        ..LIFT => Some(Step::Place(cell)),
        LIFT..TAKE_BACK => Some(Step::Lift(cell)),
        TAKE_BACK..END => Some(Step::TakeBack(cell)),
        _ => None,
    }
}

fn action(step: Step) -> usize {
    match step {
        Step::Place(cell) => cell.index(),
        Step::Lift(cell) => LIFT + cell.index(),
        Step::TakeBack(cell) => TAKE_BACK + cell.index(),
    }
}

impl Actions for Position {
    type Begun = Begun;

    const ACTIONS: usize = END + 1;

    fn action_name(action: usize) -> String {
        step(action).map_or_else(|| "end the turn".to_owned(), |step| step.to_string())
    }

    fn visit_actions(&self, rules: Rules, begun: Begun, mut visit: impl FnMut(usize)) {
        let _: ControlFlow<()> = self.visit(rules, |turn| {
            if let Some(action) = begun.next(turn) {
                visit(action);
            }
            ControlFlow::Continue(())
        });
    }

    fn act(&self, rules: Rules, begun: Begun, action: usize) -> Result<Acted<Self>, Refused<Self>> {
        if action == END {
            return end(self, rules, begun).map(Acted::Turn);
        }
        let Some(next) = begun.then(action) else {
            return Err(why_not(self, rules, begun, action));
        };
        let (mut whole, mut goes_on) = (None, false);
        let _: ControlFlow<()> = self.visit(rules, |turn| {
            if begun.next(turn) == Some(action) {
                match next.next(turn) {
                    Some(END) => whole = Some(turn),
                    _ => goes_on = true,
                }
            }
            if goes_on { ControlFlow::Break(()) } else { ControlFlow::Continue(()) }
        });
        match whole {
            _ if goes_on => Ok(Acted::Begun(next)),
            Some(turn) => Ok(Acted::Turn(turn)),
            None => Err(why_not(self, rules, begun, action)),
        }
    }

    fn actions_of(&self, rules: Rules, turn: Turn) -> Vec<usize> {
        let mut actions: Vec<usize> = turn.steps().map(action).collect();
        // A turn that could go on has to be ended.
        let played = Begun::Played(turn);
        let mut goes_on = false;
        self.visit_actions(rules, played, |action| goes_on |= action != END);
        if goes_on {
            actions.push(END);
        }
        actions
    }

    fn done(begun: Begun) -> Vec<usize> {
        begun.steps().into_iter().map(action).collect()
    }
}

/// Ends a turn where it could go on.
fn end(position: &Position, rules: Rules, begun: Begun) -> Result<Turn, Refused<Position>> {
    let Begun::Played(turn) = begun else {
        return Err(match position.outcome(rules) {
            Some(outcome) => Refused::Over(outcome),
            None => Refused::Other("a turn cannot end before a ball is played".to_owned(), None),
        });
    };
    position.play(rules, turn).map(|_| turn).map_err(Refused::Illegal)
}

/// Why an action cannot follow.
fn why_not(position: &Position, rules: Rules, begun: Begun, action: usize) -> Refused<Position> {
    let Some(step) = step(action) else {
        return Refused::Unknown(action);
    };
    if let Some(outcome) = position.outcome(rules) {
        return Refused::Over(outcome);
    }
    let mut composer = Composer::new(position, rules);
    for step in begun.steps().into_iter().chain([step]) {
        if let Err(error) = composer.step(step) {
            let message = error.to_string();
            return error.why.map_or(Refused::Other(message, None), Refused::Illegal);
        }
    }
    // Both balls are free, and the other one goes first.
    let message = format!(
        "“{step}” comes first: of two balls that may go back in either order, the first in cell \
         order does (P7)"
    );
    Refused::Other(message, Some(Clause::P7))
}
