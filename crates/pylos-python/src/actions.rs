//! A fixed list of actions for each game, as learning programs want it.
//!
//! A turn of the pyramid game is composed of up to four actions, one click
//! each: lift, place, take back, take back. An action that completes a turn to
//! which nothing can be added ends it; where something can be added, an action
//! says that the turn ends here. Of two balls that could go back in either
//! order only the canonical one is offered (P7), so that every turn is reached
//! in exactly one way. A turn of the equator game is one action.
//!
//! Nothing here knows a rule: the legal turns are asked for and filtered by
//! what has been done of the turn so far.

mod equator;
mod pyramid;

use pylos_rules::{Clause, Outcome, Position};
use pylos_views::{Explain as _, Reason};
use pyo3::PyErr;

use crate::playing::Playing;
use crate::refusal::{IllegalTurn, explained, over, refused};
use crate::rules::no_such_action;

pub use equator::NothingBegun;
pub use pyramid::Begun;

/// A game whose turns are made of numbered actions.
pub trait Actions: Position {
    /// What has been done of a turn.
    type Begun: Copy + Default + Eq + std::hash::Hash + std::fmt::Debug + Send + Sync;

    /// How many actions there are.
    const ACTIONS: usize;

    /// Whether there is an action of this number.
    fn is_action(action: usize) -> bool {
        action < Self::ACTIONS
    }

    /// What the action of this number means; nothing if there is none.
    fn action_name(action: usize) -> String;

    /// Shows the next action of every legal turn that begins so; the same one
    /// may come several times.
    fn visit_actions(&self, rules: Self::Rules, begun: Self::Begun, visit: impl FnMut(usize));

    /// Takes an action; the beginning of a turn must be one of a legal turn.
    fn act(
        &self,
        rules: Self::Rules,
        begun: Self::Begun,
        action: usize,
    ) -> Result<Acted<Self>, Refused<Self>>;

    /// The actions that make a legal turn.
    fn actions_of(&self, rules: Self::Rules, turn: Self::Turn) -> Vec<usize>;

    /// The actions that have led so far.
    fn done(begun: Self::Begun) -> Vec<usize>;
}

/// What an action has led to.
pub enum Acted<P: Actions> {
    /// The turn goes on.
    Begun(P::Begun),
    /// The turn is complete.
    Turn(P::Turn),
}

/// Why an action is refused.
pub enum Refused<P: Position> {
    /// There is no such action.
    Unknown(usize),
    /// The game is over.
    Over(Outcome<P::Side>),
    /// The rules forbid it.
    Illegal(P::Illegal),
    /// No single clause forbids it, or one about order does.
    Other(String, Option<Clause>),
}

impl<P: Playing> From<Refused<P>> for PyErr {
    fn from(refused_action: Refused<P>) -> PyErr {
        match refused_action {
            Refused::Unknown(action) => no_such_action(action, P::ACTIONS),
            Refused::Over(outcome) => over(outcome),
            Refused::Illegal(illegal) => refused::<IllegalTurn>(&illegal),
            Refused::Other(message, clause) => {
                explained::<IllegalTurn>(message, clause, Some(&Reason::StepImpossible {}))
            }
        }
    }
}

impl<P: Playing> Refused<P> {
    /// The same of one position of many.
    pub fn of_many(self, index: usize) -> PyErr {
        let prefix = |message: String| format!("position {index}: {message}");
        match self {
            Refused::Illegal(illegal) => explained::<IllegalTurn>(
                prefix(illegal.to_string()),
                illegal.clause(),
                Some(&illegal.reason()),
            ),
            Refused::Other(message, clause) => Refused::<P>::Other(prefix(message), clause).into(),
            other => other.into(),
        }
    }
}
