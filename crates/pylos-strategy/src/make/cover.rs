//! Which positions to choose, so that every question has an answer among them.
//!
//! Each *question* (a position of the owner) names the positions that would
//! answer it. Where there is only one, it must be chosen. The rest is a set
//! cover, for which one takes, again and again, what answers most for what it
//! costs; at the end whatever turns out not to be needed is let go. What a
//! position costs are the new questions that it raises.

use std::cmp::Ordering;
use std::collections::BinaryHeap;

use crate::numbers::{NumberMap, NumberSet};

use super::workers;

/// A question that a position raises, and what it will cost to answer it.
pub(super) type Raised = (u32, f32);

/// Chooses among the positions that answer these questions. `raises` says which
/// questions a position raises; those that have been raised before anyway are
/// free.
pub(super) fn choose<E: Send>(
    questions: &[Vec<u32>],
    threads: usize,
    raises: impl Fn(u32) -> Result<Vec<Raised>, E> + Sync,
) -> Result<Vec<u32>, E> {
    let mut answers: NumberMap<Vec<u32>> = NumberMap::default();
    for (question, positions) in (0..).zip(questions) {
        for position in positions {
            answers.entry(*position).or_default().push(question);
        }
    }
    let only = |positions: &Vec<u32>| positions.first().copied().filter(|_| positions.len() == 1);
    let mut chosen: Vec<u32> = questions.iter().filter_map(only).collect();
    chosen.sort_unstable();
    chosen.dedup();
    let mut answered = vec![0_u32; questions.len()];
    for question in chosen.iter().flat_map(|position| &answers[position]) {
        answered[*question as usize] += 1;
    }
    let mut raised = NumberSet::default();
    for questions in workers::map(threads, &chosen, |position| raises(*position))? {
        raised.extend(questions.iter().map(|(question, _)| *question));
    }
    // The positions that are of any use still.
    let of_use = |questions: &[u32]| questions.iter().any(|q| answered[*q as usize] == 0);
    let mut open: Vec<u32> = answers
        .iter()
        .filter(|(_, questions)| of_use(questions))
        .map(|(position, _)| *position)
        .collect();
    open.sort_unstable();
    let costs = workers::map(threads, &open, |position| raises(*position))?;
    let merit = |index: usize, answered: &[u32], raised: &NumberSet| {
        let answers = answers[&open[index]].iter().filter(|q| answered[**q as usize] == 0).count();
        let new = costs[index].iter().filter(|(question, _)| !raised.contains(question));
        answers as f32 / (1.0 + new.map(|(_, cost)| cost).sum::<f32>())
    };
    let merits = (0..open.len()).map(|i| Merit { merit: merit(i, &answered, &raised), index: i });
    let mut heap: BinaryHeap<Merit> = merits.collect();
    let mut preferred = Vec::new();
    while let Some(Merit { index, .. }) = heap.pop() {
        // What has been chosen since may have changed it.
        let merit = merit(index, &answered, &raised);
        if merit == 0.0 {
            continue;
        }
        if heap.peek().is_some_and(|best| best.merit > merit) {
            heap.push(Merit { merit, index });
            continue;
        }
        for question in &answers[&open[index]] {
            answered[*question as usize] += 1;
        }
        raised.extend(costs[index].iter().map(|(question, _)| *question));
        preferred.push(open[index]);
    }
    while let Some(position) = preferred.pop() {
        let questions = &answers[&position];
        if questions.iter().all(|question| answered[*question as usize] > 1) {
            questions.iter().for_each(|question| answered[*question as usize] -= 1);
        } else {
            chosen.push(position);
        }
    }
    chosen.sort_unstable();
    Ok(chosen)
}

/// What can be said for a position: the best first, equals by number.
struct Merit {
    merit: f32,
    index: usize,
}

impl Ord for Merit {
    fn cmp(&self, other: &Merit) -> Ordering {
        self.merit.total_cmp(&other.merit).then(other.index.cmp(&self.index))
    }
}

impl PartialOrd for Merit {
    fn partial_cmp(&self, other: &Merit) -> Option<Ordering> {
        Some(self.cmp(other))
    }
}

impl PartialEq for Merit {
    fn eq(&self, other: &Merit) -> bool {
        self.cmp(other) == Ordering::Equal
    }
}

impl Eq for Merit {}

#[cfg(test)]
mod tests {
    use super::*;

    fn chosen(questions: &[&[u32]], cost: impl Fn(u32) -> Vec<Raised> + Sync) -> Vec<u32> {
        let questions: Vec<Vec<u32>> = questions.iter().map(|q| q.to_vec()).collect();
        choose(&questions, 1, |position| Ok::<_, ()>(cost(position))).unwrap()
    }

    #[test]
    fn what_answers_most_is_chosen_and_nothing_that_is_not_needed() {
        let free = |_| Vec::new();
        assert_eq!(chosen(&[&[1, 2], &[2, 3], &[3, 2]], free), [2]);
        assert_eq!(chosen(&[&[1], &[1, 2], &[2, 3]], free), [1, 2]);
        assert_eq!(chosen(&[], free), []);
    }

    #[test]
    fn what_raises_fewer_new_questions_is_preferred() {
        let cost = |position| match position {
            7 => vec![(100, 1.0), (101, 1.0)],
            8 => vec![(102, 1.0)],
            _ => vec![(100, 1.0), (101, 1.0)],
        };
        assert_eq!(chosen(&[&[7, 8]], cost), [8]);
        // Position 9 is needed anyway, and raises what 7 does.
        assert_eq!(chosen(&[&[9], &[7, 8]], cost), [7, 9]);
    }
}
