//! A strategy that wins.
//!
//! The plan grows from the root downwards by distance. A position of the plan
//! at distance `d` raises the questions "what if he replies …?": positions of
//! the owner that are won in `d - 1` plies or fewer. Such a question can be
//! answered by any position at a smaller distance than `d`, so it waits until
//! its last moment, the distance at which its shortest wins lie: perhaps the
//! plan will by then have an answer that was chosen for another question. All
//! questions that have come to their last moment are answered together
//! ([`cover`]).
//!
//! How much a new question will cost is a guess: the further from the end, the
//! more, by a constant factor for every two plies. A few factors are tried, and
//! the smallest plan is kept.

use pylos_rules::pyramid::Position;
use pylos_rules::{Side as _, Value};

use super::{MakeError, Progress, Reached, Task, Values, cover, workers};
use crate::numbering::NUMBERING;
use crate::numbers::NumberMap;
use crate::strategy::{Claim, Strategy};

/// The factors that are tried.
const GROWTHS: [f32; 3] = [3.5, 3.0, 4.0];

/// A winning strategy for the owner; an error if the root is not won for him.
pub fn win<V: Values>(
    task: &Task,
    values: &V,
    watch: &mut dyn FnMut(Progress),
) -> Result<Strategy, MakeError<V::Error>> {
    let value = values.value(&task.root).map_err(MakeError::Values)?;
    let distance = match value {
        Value::Loss(plies) if task.root.to_move() != task.owner => plies,
        Value::Win(plies) if task.root.to_move() == task.owner => plies,
        value => return Err(MakeError::NotSo(value)),
    };
    let mut best: Option<NumberMap<u16>> = None;
    for (attempt, growth) in (1..).zip(GROWTHS) {
        let mut plan = Plan::new(task, values, growth, distance);
        let limit = best.as_ref().map(NumberMap::len);
        let grown = plan.grow(limit, &mut |distance, positions| {
            let reached = Reached::Distance(distance);
            watch(Progress { attempt, attempts: GROWTHS.len(), reached, positions });
        });
        if grown.map_err(MakeError::Values)? {
            best = Some(plan.ranks);
        }
    }
    let ranked = best.unwrap_or_default().into_iter().collect();
    Strategy::new(task.terms(Claim::Wins), ranked).ok_or(MakeError::NotSo(value))
}

struct Plan<'a, V> {
    task: &'a Task,
    values: &'a V,
    growth: f32,
    /// The distance of the root.
    distance: u16,
    /// The positions of the plan, with their distances.
    ranks: NumberMap<u16>,
    /// By distance, the questions that have been raised, each with the smallest
    /// distance of a position that raises it.
    questions: Vec<NumberMap<u16>>,
}

impl<'a, V: Values> Plan<'a, V> {
    fn new(task: &'a Task, values: &'a V, growth: f32, distance: u16) -> Plan<'a, V> {
        let questions = vec![NumberMap::default(); usize::from(distance) + 2];
        Plan { task, values, growth, distance, ranks: NumberMap::default(), questions }
    }

    /// Answers every question; gives up, and says so, when there are as many
    /// positions as the limit allows.
    fn grow(
        &mut self,
        limit: Option<usize>,
        watch: &mut dyn FnMut(u16, usize),
    ) -> Result<bool, V::Error> {
        let last = self.task.down_to.max(2);
        let root = NUMBERING.number(&self.task.root);
        if self.task.root.to_move() == self.task.owner {
            self.questions[usize::from(self.distance)].insert(root, self.distance + 1);
        } else if self.distance >= last {
            self.add(vec![root], self.distance)?;
        }
        // Lost positions have even distances.
        let below = self.distance.saturating_sub(1) & !1;
        for distance in (last..=below).rev().filter(|distance| distance.is_multiple_of(2)) {
            let questions = std::mem::take(&mut self.questions[usize::from(distance) + 1]);
            let mut questions: Vec<(u32, u16)> = questions.into_iter().collect();
            questions.sort_unstable();
            let answers = workers::map(self.task.threads, &questions, |(question, below)| {
                self.answers(*question, distance, *below)
            })?;
            let open: Vec<Vec<u32>> = answers.into_iter().flatten().collect();
            let chosen = cover::choose(&open, self.task.threads, |position| {
                let raised = self.raised(position)?.into_iter();
                let new = raised.filter(|(question, win)| {
                    !self.questions[usize::from(*win)].contains_key(question)
                });
                Ok(new.map(|(question, win)| (question, self.guess(win))).collect())
            })?;
            self.add(chosen, distance)?;
            watch(distance, self.ranks.len());
            if limit.is_some_and(|limit| self.ranks.len() >= limit) {
                return Ok(false);
            }
        }
        Ok(true)
    }

    /// What it will cost to answer a question that is won in so many plies.
    fn guess(&self, win: u16) -> f32 {
        self.growth.powi(i32::from((win - self.task.search()) / 2))
    }

    /// Makes positions part of the plan.
    fn add(&mut self, positions: Vec<u32>, distance: u16) -> Result<(), V::Error> {
        let raised = workers::map(self.task.threads, &positions, |p| self.raised(*p))?;
        self.ranks.extend(positions.into_iter().map(|position| (position, distance)));
        for (question, win) in raised.into_iter().flatten() {
            let by = self.questions[usize::from(win)].entry(question).or_insert(distance);
            *by = distance.min(*by);
        }
        Ok(())
    }

    /// The questions that a position raises, and in how many plies they are
    /// won; not those that a search answers.
    fn raised(&self, position: u32) -> Result<Vec<(u32, u16)>, V::Error> {
        let mut raised = Vec::new();
        for next in self.task.nexts(position, self.task.owner.other()) {
            if let Value::Win(plies) = self.values.value(&next)?
                && plies > self.task.search()
            {
                raised.push((NUMBERING.number(&next), plies));
            }
        }
        raised.sort_unstable();
        raised.dedup();
        Ok(raised)
    }

    /// The positions at a distance that answer a question; `None` if the plan
    /// has an answer below `below` already.
    fn answers(
        &self,
        question: u32,
        distance: u16,
        below: u16,
    ) -> Result<Option<Vec<u32>>, V::Error> {
        let nexts = self.task.nexts(question, self.task.owner);
        let mut nexts: Vec<(u32, Position)> =
            nexts.into_iter().map(|next| (NUMBERING.number(&next), next)).collect();
        nexts.sort_unstable_by_key(|(number, _)| *number);
        nexts.dedup_by_key(|(number, _)| *number);
        let known = |(number, _): &(u32, _)| self.ranks.get(number).is_some_and(|r| *r < below);
        if nexts.iter().any(known) {
            return Ok(None);
        }
        let mut answers = Vec::new();
        for (number, next) in nexts {
            if self.values.value(&next)? == Value::Loss(distance) {
                answers.push(number);
            }
        }
        Ok(Some(answers))
    }
}
