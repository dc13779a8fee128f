//! A strategy that does not lose.
//!
//! Without a win there is no distance that could fall, and none is needed: the
//! plan is closed if every reply to every position of it has an answer in it,
//! and then the owner never loses, however long the game. Questions are
//! answered in rounds, all that are open together ([`cover`]); that play may
//! circle makes such plans small.

use pylos_rules::pyramid::Position;
use pylos_rules::{Side as _, Value};

use super::{MakeError, Progress, Reached, Task, Values, cover, workers};
use crate::numbering::NUMBERING;
use crate::numbers::NumberSet;
use crate::strategy::{Claim, Strategy};

/// What a question costs that is not won, beside one that is.
const DRAWN: f32 = 30.0;

/// What a question costs for every two plies that its win takes longer.
const GROWTH: f32 = 1.5;

/// A strategy by which the owner does not lose; an error if he has lost the
/// root.
pub fn hold<V: Values>(
    task: &Task,
    values: &V,
    watch: &mut dyn FnMut(Progress),
) -> Result<Strategy, MakeError<V::Error>> {
    let value = values.value(&task.root).map_err(MakeError::Values)?;
    let to_move = task.root.to_move();
    if matches!(value, Value::Loss(_)) && to_move == task.owner
        || matches!(value, Value::Win(_)) && to_move != task.owner
    {
        return Err(MakeError::NotSo(value));
    }
    let mut plan =
        Plan { task, values, positions: NumberSet::default(), raised: NumberSet::default() };
    plan.close(watch).map_err(MakeError::Values)?;
    let ranked = plan.positions.into_iter().map(|position| (position, 0)).collect();
    Strategy::new(task.terms(Claim::NeverLoses), ranked).ok_or(MakeError::NotSo(value))
}

struct Plan<'a, V> {
    task: &'a Task,
    values: &'a V,
    positions: NumberSet,
    /// Every question that has been raised.
    raised: NumberSet,
}

impl<V: Values> Plan<'_, V> {
    fn close(&mut self, watch: &mut dyn FnMut(Progress)) -> Result<(), V::Error> {
        let threads = self.task.threads;
        let root = NUMBERING.number(&self.task.root);
        let mut open = if self.task.root.to_move() == self.task.owner {
            vec![root]
        } else {
            self.add(&[root])?
        };
        while !open.is_empty() {
            let answers = workers::map(threads, &open, |question| self.answers(*question))?;
            let questions: Vec<Vec<u32>> = answers.into_iter().flatten().collect();
            let chosen = cover::choose(&questions, threads, |position| {
                let mut raised = self.raised(position)?;
                raised.retain(|(question, _)| !self.raised.contains(question));
                Ok(raised)
            })?;
            open = self.add(&chosen)?;
            watch(Progress {
                attempt: 1,
                attempts: 1,
                reached: Reached::Open(open.len()),
                positions: self.positions.len(),
            });
        }
        Ok(())
    }

    /// Makes positions part of the plan; the questions that are new.
    fn add(&mut self, positions: &[u32]) -> Result<Vec<u32>, V::Error> {
        let raised = workers::map(self.task.threads, positions, |p| self.raised(*p))?;
        self.positions.extend(positions);
        let questions = raised.into_iter().flatten().map(|(question, _)| question);
        let mut new: Vec<u32> =
            questions.filter(|question| self.raised.insert(*question)).collect();
        new.sort_unstable();
        Ok(new)
    }

    /// The questions that a position raises, with a guess of their costs; not
    /// those that a search answers.
    fn raised(&self, position: u32) -> Result<Vec<(u32, f32)>, V::Error> {
        let mut raised = Vec::new();
        for next in self.task.nexts(position, self.task.owner.other()) {
            let cost = match self.values.value(&next)? {
                Value::Win(plies) if plies <= self.task.search() => continue,
                Value::Win(plies) => {
                    GROWTH.powi(i32::from((plies - self.task.search()) / 2)).min(DRAWN)
                }
                Value::Draw | Value::Loss(_) => DRAWN,
            };
            raised.push((NUMBERING.number(&next), cost));
        }
        raised.sort_unstable_by_key(|(question, _)| *question);
        raised.dedup_by_key(|(question, _)| *question);
        Ok(raised)
    }

    /// The positions that answer a question; `None` if the plan has one.
    fn answers(&self, question: u32) -> Result<Option<Vec<u32>>, V::Error> {
        let mut nexts: Vec<(u32, Position)> = self
            .task
            .nexts(question, self.task.owner)
            .into_iter()
            .map(|next| (NUMBERING.number(&next), next))
            .collect();
        nexts.sort_unstable_by_key(|(number, _)| *number);
        nexts.dedup_by_key(|(number, _)| *number);
        if nexts.iter().any(|(number, _)| self.positions.contains(number)) {
            return Ok(None);
        }
        let mut answers = Vec::new();
        for (number, next) in nexts {
            if !matches!(self.values.value(&next)?, Value::Win(_)) {
                answers.push(number);
            }
        }
        Ok(Some(answers))
    }
}
