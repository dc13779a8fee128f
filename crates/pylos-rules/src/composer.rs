//! A turn composed step by step, as somebody clicks it together.

use std::fmt;

use crate::Steps;

/// Puts a turn together from single steps. Every step is checked at once
/// against the legal turns; steps can be taken back and the turn begun anew.
///
/// Light has three balls of a square, and may fill it and take back two:
///
/// ```text
///  4 . . . D
///  3 . . . D   3 . . .
///  2 L . . .   2 . . .   2 . .
///  1 L L D .   1 . . .   1 . .   1 .
///    a b c d     e f g     h i     j
/// ```
///
/// ```
/// use pylos_rules::Composer;
/// use pylos_rules::pyramid::{Position, Rules, Step};
/// let position: Position = "LLD.L......D...D/........./..../. L".parse().unwrap();
/// let mut composer = Composer::new(&position, Rules::STANDARD);
/// let cell = |name: &str| name.parse().unwrap();
///
/// composer.step(Step::Place(cell("b2"))).unwrap();
/// assert_eq!(composer.turn().unwrap().to_string(), "b2"); // could end here
/// composer.step(Step::TakeBack(cell("b2"))).unwrap();
/// composer.step(Step::TakeBack(cell("a1"))).unwrap();
/// // Either ball may go first; the turn has one text all the same.
/// assert_eq!(composer.turn().unwrap().to_string(), "b2xa1xb2");
/// assert!(composer.possible().is_empty());
/// ```
#[derive(Clone, Debug)]
pub struct Composer<P: Steps> {
    position: P,
    rules: P::Rules,
    /// Every way to carry out every legal turn, turns in canonical order.
    ways: Vec<(Vec<P::Step>, P::Turn)>,
    steps: Vec<P::Step>,
}

impl<P: Steps> Composer<P> {
    /// Begins a turn in this position.
    pub fn new(position: &P, rules: P::Rules) -> Composer<P> {
        let orders = |turn| {
            let orders = position.step_orders(rules, turn);
            orders.into_iter().map(move |steps| (steps, turn))
        };
        let ways = position.turns(rules).into_iter().flat_map(orders).collect();
        Composer { position: *position, rules, ways, steps: Vec::new() }
    }

    /// The steps taken so far.
    pub fn steps(&self) -> &[P::Step] {
        &self.steps
    }

    /// The steps that can come next, each once, in the order of the turns that
    /// they lead to. None once the turn cannot be added to.
    pub fn possible(&self) -> Vec<P::Step> {
        let mut possible = Vec::new();
        for step in self.open_ways().filter_map(|(steps, _)| steps.get(self.steps.len())) {
            if !possible.contains(step) {
                possible.push(*step);
            }
        }
        possible
    }

    /// The legal turns that the steps so far can still become, in canonical
    /// order; all of them at the beginning.
    pub fn turns(&self) -> Vec<P::Turn> {
        let mut turns: Vec<P::Turn> = self.open_ways().map(|(_, turn)| *turn).collect();
        turns.dedup();
        turns
    }

    /// The turn that the steps so far make, if they are a whole one: its
    /// canonical form. It may be ended here even if more steps are possible.
    pub fn turn(&self) -> Option<P::Turn> {
        let whole = |way: &&(Vec<P::Step>, P::Turn)| way.0.len() == self.steps.len();
        self.open_ways().find(whole).map(|(_, turn)| *turn)
    }

    /// Takes one more step. One that leads to no legal turn is refused with
    /// the clause that forbids it, and changes nothing.
    pub fn step(&mut self, step: P::Step) -> Result<(), StepError<P>> {
        let possible = self.possible();
        self.steps.push(step);
        if possible.contains(&step) {
            return Ok(());
        }
        let why = self.position.forbids(self.rules, &self.steps);
        self.steps.pop();
        Err(StepError { step, why, possible })
    }

    /// Takes back the last step.
    pub fn undo(&mut self) -> Option<P::Step> {
        self.steps.pop()
    }

    /// Takes back all steps.
    pub fn cancel(&mut self) {
        self.steps.clear();
    }

    /// The ways that begin with the steps so far.
    fn open_ways(&self) -> impl Iterator<Item = &(Vec<P::Step>, P::Turn)> {
        self.ways.iter().filter(|(steps, _)| steps.starts_with(&self.steps))
    }
}

/// A step that leads to no legal turn.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct StepError<P: Steps> {
    /// The step.
    pub step: P::Step,
    /// The clause that forbids it, if a single one does.
    pub why: Option<P::Illegal>,
    /// What could have been done instead; nothing if the turn was complete.
    pub possible: Vec<P::Step>,
}

impl<P: Steps> fmt::Display for StepError<P> {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        if let Some(why) = &self.why {
            return why.fmt(f);
        }
        write!(f, "“{}” is not possible here", self.step)?;
        match &*self.possible {
            [] => f.write_str(": the turn is complete"),
            [only] => write!(f, ": only “{only}” is"),
            [first, ..] => {
                write!(f, ": {} other steps are, such as “{first}”", self.possible.len())
            }
        }
    }
}

impl<P: Steps> std::error::Error for StepError<P> {}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::pyramid::{self, Rules, Step};

    #[test]
    fn a_ball_under_another_can_only_be_taken_back_second() {
        //  4 . . . .
        //  3 L L . .   3 . . .
        //  2 L L L D   2 L . .
        //  1 L D L D   1 L . .
        //    a b c d     e f g
        let position: pyramid::Position = "LDLDLLLDLL....../L..L...../..../. L".parse().unwrap();
        let mut composer = Composer::new(&position, Rules::STANDARD);
        let step = |text: &str| {
            let (verb, cell) = text.rsplit_once(' ').unwrap();
            let cell = cell.parse().unwrap();
            match verb {
                "lift" => Step::Lift(cell),
                "place" => Step::Place(cell),
                _ => Step::TakeBack(cell),
            }
        };
        composer.step(step("place c3")).unwrap();
        assert!(composer.turn().is_some());
        let error = composer.step(step("take back a3")).unwrap_err().to_string();
        assert_eq!(error, "a3 cannot be taken back (P6): it carries e2");
        composer.step(step("take back e2")).unwrap();
        composer.step(step("take back a3")).unwrap();
        assert_eq!(composer.turn().unwrap().to_string(), "c3xe2xa3");
        let error = composer.step(step("take back b3")).unwrap_err().to_string();
        assert_eq!(error, "at most two balls are taken back in a turn (P8)");
        let error = composer.step(step("lift b3")).unwrap_err().to_string();
        assert_eq!(error, "“lift b3” is not possible here: the turn is complete");
        assert_eq!(composer.undo(), Some(step("take back a3")));
        composer.cancel();
        let error = composer.step(step("lift b1")).unwrap_err().to_string();
        assert_eq!(error, "b1 cannot be raised (P5): no light ball is there");
        let error = composer.step(step("place h1")).unwrap_err().to_string();
        assert_eq!(error, "h1 is not supported (P1): f1 is empty");
        assert_eq!(composer.turns(), crate::Position::turns(&position, Rules::STANDARD));
    }
}
