//! Whoever knows the exact worth of positions.

use std::ops::ControlFlow;

use pylos_engine::equator::Solver;
use pylos_engine::{Control, Limits, Oracle, Score, Stop, TimeSource};
use pylos_rules::{Position, Value, equator, pyramid};

use crate::Puzzling;

/// A choice, and what it is worth to whoever makes it.
#[derive(Clone, Copy, Debug, PartialEq)]
pub struct Choice<P: Position> {
    /// The turn, standing for all that come to the same.
    pub turn: P::Turn,
    /// Where it leads.
    pub next: P,
    /// Its worth to the side that plays it.
    pub worth: Score,
}

/// Somebody who knows what positions are worth: a tablebase, or the solver of
/// the equator game.
pub trait Judge<P: Puzzling> {
    /// What a position is worth to the side to move; `None` if it is not known.
    fn worth(&mut self, position: &P) -> Option<Score>;

    /// Every choice in canonical order; `None` if some are not known.
    fn choices(&mut self, position: &P) -> Option<Vec<Choice<P>>>;

    /// The first turn that is worth as much as the position is to the side to
    /// move, which must not be over; `None` if that is not known.
    fn best_turn(&mut self, position: &P) -> Option<P::Turn> {
        let choices = self.choices(position)?;
        let best = choices.iter().map(|choice| choice.worth).max()?;
        choices.iter().find(|choice| choice.worth == best).map(|choice| choice.turn)
    }

    /// Whether exactly one choice can keep what the side to move has. A quick
    /// look that may say yes too often, never no.
    fn is_promising(&mut self, _position: &P) -> bool {
        true
    }
}

/// A tablebase as a judge.
pub struct OracleJudge<'a> {
    oracle: &'a dyn Oracle<pyramid::Position>,
    rules: pyramid::Rules,
}

impl<'a> OracleJudge<'a> {
    /// A judge by this tablebase, which is of these rules.
    pub fn new(
        oracle: &'a dyn Oracle<pyramid::Position>,
        rules: pyramid::Rules,
    ) -> OracleJudge<'a> {
        OracleJudge { oracle, rules }
    }
}

impl Judge<pyramid::Position> for OracleJudge<'_> {
    fn worth(&mut self, position: &pyramid::Position) -> Option<Score> {
        self.oracle.value(position).map(Score::Exact)
    }

    fn choices(&mut self, position: &pyramid::Position) -> Option<Vec<Choice<pyramid::Position>>> {
        let choices = position.choices(self.rules).into_iter().map(|(turn, next)| {
            let worth = Score::Exact(self.oracle.value(&next)?.before());
            Some(Choice { turn, next, worth })
        });
        choices.collect()
    }

    fn best_turn(&mut self, position: &pyramid::Position) -> Option<pyramid::Turn> {
        let value = self.oracle.value(position)?;
        let best = position.visit(self.rules, |turn| {
            let next = position.play_unchecked(self.rules, turn);
            match self.oracle.value(&next) {
                Some(worth) if worth.before() == value => ControlFlow::Break(Some(turn)),
                Some(_) => ControlFlow::Continue(()),
                None => ControlFlow::Break(None),
            }
        });
        best.break_value()?
    }

    /// Most positions have a second good choice among the first few, so most
    /// are done with after a few looks into the tablebase.
    fn is_promising(&mut self, position: &pyramid::Position) -> bool {
        let Some(value) = self.oracle.value(position) else { return false };
        let keeps = |next: Value| match (value, next.before()) {
            (Value::Win(_), Value::Win(_)) | (Value::Draw, Value::Draw) => true,
            (Value::Loss(all), Value::Loss(this)) => this == all,
            _ => false,
        };
        let mut found: Option<pyramid::Position> = None;
        let second = position.visit(self.rules, |turn| {
            let next = position.play_unchecked(self.rules, turn);
            if found == Some(next) || !self.oracle.value(&next).is_some_and(keeps) {
                return ControlFlow::Continue(());
            }
            match found.replace(next) {
                None => ControlFlow::Continue(()),
                Some(_) => ControlFlow::Break(()),
            }
        });
        second.is_continue()
    }
}

/// The exact solver of the equator game as a judge of what follows the setup.
pub struct SolverJudge {
    solver: Solver,
    rules: equator::Rules,
    stop: Stop,
}

/// Time that stands still: what is measured must not depend on the machine.
pub(crate) struct StandingClock;

impl TimeSource for StandingClock {
    fn now(&self) -> std::time::Duration {
        std::time::Duration::ZERO
    }
}

impl SolverJudge {
    /// A judge that may use about this many bytes of memory.
    pub fn new(rules: equator::Rules, memory: usize) -> SolverJudge {
        SolverJudge { solver: Solver::new(rules, memory), rules, stop: Stop::default() }
    }
}

impl Judge<equator::Position> for SolverJudge {
    fn worth(&mut self, position: &equator::Position) -> Option<Score> {
        let control = Control::start(Limits::NONE, &StandingClock, &self.stop);
        let (ending, _) = self.solver.result(position, &control).ok()?;
        Some(Score::Points(ending.margin))
    }

    fn choices(&mut self, position: &equator::Position) -> Option<Vec<Choice<equator::Position>>> {
        let choices = position.choices(self.rules).into_iter().map(|(turn, next)| {
            let worth = self.worth(&next)?;
            // E6: the winner of a battle leads the next, and then nothing is
            // turned round.
            let same = next.to_move() == position.to_move();
            Some(Choice { turn, next, worth: if same { worth } else { worth.before() } })
        });
        choices.collect()
    }
}
