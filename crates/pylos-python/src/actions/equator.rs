//! Actions of the equator game: 0 to 49 place a pawn in the setup, by
//! intersection and size, 50 to 139 play one, by intersection and point, 140
//! passes. Intersections and points are in the order in which turns are listed.

use std::ops::ControlFlow;

use pylos_rules::Position as _;
use pylos_rules::equator::{Intersection, Place as _, Point, Position, Rules, Size, Turn};

use super::{Acted, Actions, Refused};

const SIZES: usize = Size::ALL.len();
const POINTS: usize = Point::ALL.len();
const PLAY: usize = Intersection::ALL.len() * SIZES;
const PASS: usize = PLAY + Intersection::ALL.len() * POINTS;

fn turn(action: usize) -> Option<Turn> {
    match action {
        ..PLAY => Some(Turn::Place {
            size: Size::ALL[action % SIZES],
            at: Intersection::ALL[action / SIZES],
        }),
        PLAY..PASS => Some(Turn::Play {
            from: Intersection::ALL[(action - PLAY) / POINTS],
            to: Point::ALL[(action - PLAY) % POINTS],
        }),
        PASS => Some(Turn::Pass),
        _ => None,
    }
}

fn action(turn: Turn) -> usize {
    match turn {
        Turn::Place { size, at } => SIZES * at.index() + usize::from(size.number()) - 1,
        Turn::Play { from, to } => PLAY + POINTS * from.index() + to.index(),
        Turn::Pass => PASS,
    }
}

/// A turn is one action: it is never half done.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub struct NothingBegun;

impl Actions for Position {
    type Begun = NothingBegun;

    const ACTIONS: usize = PASS + 1;

    fn action_name(action: usize) -> String {
        turn(action).map(|turn| turn.to_string()).unwrap_or_default()
    }

    fn visit_actions(&self, rules: Rules, _: NothingBegun, mut visit: impl FnMut(usize)) {
        let _: ControlFlow<()> = self.visit(rules, |turn| {
            visit(action(turn));
            ControlFlow::Continue(())
        });
    }

    fn act(
        &self,
        rules: Rules,
        _: NothingBegun,
        action: usize,
    ) -> Result<Acted<Self>, Refused<Self>> {
        let turn = turn(action).ok_or(Refused::Unknown(action))?;
        if let Some(outcome) = self.outcome(rules) {
            return Err(Refused::Over(outcome));
        }
        self.play(rules, turn).map(|_| Acted::Turn(turn)).map_err(Refused::Illegal)
    }

    fn actions_of(&self, _: Rules, turn: Turn) -> Vec<usize> {
        vec![action(turn)]
    }

    fn done(_: NothingBegun) -> Vec<usize> {
        Vec::new()
    }
}
