//! What positions drawn by lot are like.

use std::ops::{AddAssign, ControlFlow};
use std::sync::atomic::{AtomicBool, AtomicU64, Ordering};
use std::sync::mpsc;

use pylos_rules::pyramid::{Position, Rules};
use pylos_rules::{Random, Side as _, Value};

use crate::lots::Lots;
use crate::weighing::{Weighed, sign};

/// What was counted of so many positions, over which no game is over.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Survey {
    /// Positions drawn.
    pub drawn: u64,
    /// Positions in which the game is not over; the other counts are of them.
    pub positions: u64,
    /// Won, drawn and lost for the side to move.
    pub outcomes: [u64; 3],
    /// Legal turns of all of them together.
    pub turns: u64,
    /// The most turns that one of them has.
    pub most_turns: u64,
    /// Positions won or drawn with more than one turn: there is a choice.
    pub choices: u64,
    /// Of these: a single turn keeps the result.
    pub single: u64,
    /// Of those: it raises a ball.
    pub single_raises: u64,
    /// Of those: it completes a square or a line.
    pub single_completes: u64,
    /// Of those: it takes a ball or two back.
    pub single_takes_back: u64,
    /// The side to move would be better off if the other were to move.
    pub hurt: u64,
    /// Mutual zugzwang: whoever is to move loses.
    pub mutual: u64,
    /// Whoever is to move wins.
    pub both_win: u64,
}

/// What to look at.
#[derive(Clone, Copy, Debug)]
pub struct Sample {
    /// How many positions.
    pub positions: u64,
    /// Where chance begins.
    pub seed: u64,
    /// On how many threads; 0: one for each core.
    pub threads: usize,
}

/// Positions drawn by one thread at a time. The draws of each such piece have
/// their own seed, so that the result does not depend on the threads.
const PIECE: u64 = 500;

/// Surveys positions drawn by lot. `watch` is told how many have been looked
/// at, and may break off; the answer then is `None`.
pub fn survey<E: Send>(
    rules: Rules,
    sample: Sample,
    values: &(impl Fn(&Position) -> Result<Value, E> + Sync),
    mut watch: impl FnMut(u64) -> ControlFlow<()>,
) -> Result<Option<Survey>, E> {
    let lots = Lots::new(rules);
    let pieces = sample.positions.div_ceil(PIECE);
    let (next, stopped) = (AtomicU64::new(0), AtomicBool::new(false));
    let cores = || std::thread::available_parallelism().map_or(1, usize::from);
    let threads = if sample.threads == 0 { cores() } else { sample.threads };
    let work = || -> Option<Result<Survey, E>> {
        let piece = next.fetch_add(1, Ordering::Relaxed);
        if piece >= pieces || stopped.load(Ordering::Relaxed) {
            return None;
        }
        let mut random = Random::new(sample.seed.wrapping_add(piece));
        let many = PIECE.min(sample.positions - piece * PIECE);
        let mut drawn = (0..many).map(|_| lots.draw(&mut random));
        Some(drawn.try_fold(Survey::default(), |mut sum, position| {
            sum += Survey::of(rules, &position, values)?;
            Ok(sum)
        }))
    };
    std::thread::scope(|scope| {
        let (sender, receiver) = mpsc::channel();
        for _ in 0..threads {
            let sender = sender.clone();
            let work = &work;
            scope.spawn(move || while work().is_some_and(|found| sender.send(found).is_ok()) {});
        }
        drop(sender);
        let mut sum = Survey::default();
        for found in receiver {
            match found {
                Ok(found) => sum += found,
                Err(error) => {
                    stopped.store(true, Ordering::Relaxed);
                    return Err(error);
                }
            }
            if watch(sum.drawn).is_break() {
                stopped.store(true, Ordering::Relaxed);
                return Ok(None);
            }
        }
        Ok(Some(sum))
    })
}

impl Survey {
    /// What a single position adds.
    pub fn of<E>(
        rules: Rules,
        position: &Position,
        values: &impl Fn(&Position) -> Result<Value, E>,
    ) -> Result<Survey, E> {
        let weighed = Weighed::new(rules, position, values)?;
        if weighed.turns.is_empty() {
            return Ok(Survey { drawn: 1, ..Survey::default() });
        }
        let turns = weighed.turns.len() as u64;
        let mut found =
            Survey { drawn: 1, positions: 1, turns, most_turns: turns, ..Survey::default() };
        let value = sign(weighed.value);
        found.outcomes[(1 - value) as usize] = 1;
        if value >= 0 && turns > 1 {
            found.choices = 1;
            let mut keeping = weighed.keeping();
            if let (Some(only), None) = (keeping.next(), keeping.next()) {
                found.single = 1;
                found.single_raises = u64::from(only.from().is_some());
                found.single_completes = u64::from(!position.completes(rules, only).is_empty());
                found.single_takes_back = u64::from(only.taken_back().next().is_some());
            }
        }
        // P15: with unequal balls the other side may have none left to be to
        // move with; that is a loss like any other.
        let passed = values(&position.with_to_move(position.to_move().other()))?;
        let if_passed = -sign(passed);
        found.hurt = u64::from(if_passed > value);
        found.mutual = u64::from(value == -1 && if_passed == 1);
        found.both_win = u64::from(value == 1 && if_passed == -1);
        Ok(found)
    }

    /// So many of so many, and its standard error, both in percent.
    pub fn share(part: u64, all: u64) -> (f64, f64) {
        let share = part as f64 / all.max(1) as f64;
        (100.0 * share, 100.0 * (share * (1.0 - share) / all.max(1) as f64).sqrt())
    }
}

impl AddAssign for Survey {
    fn add_assign(&mut self, other: Survey) {
        self.drawn += other.drawn;
        self.positions += other.positions;
        for (sum, more) in self.outcomes.iter_mut().zip(other.outcomes) {
            *sum += more;
        }
        self.turns += other.turns;
        self.most_turns = self.most_turns.max(other.most_turns);
        self.choices += other.choices;
        self.single += other.single;
        self.single_raises += other.single_raises;
        self.single_completes += other.single_completes;
        self.single_takes_back += other.single_takes_back;
        self.hurt += other.hurt;
        self.mutual += other.mutual;
        self.both_win += other.both_win;
    }
}

#[cfg(test)]
mod tests {
    use pylos_rules::Position as _;

    use super::*;
    use crate::weighing::searched;

    /// Level 1 is full, and level 2 but for three cells; four balls are left to
    /// each side.
    ///
    /// ```text
    ///  3 L . .
    ///  2 D L D
    ///  1 L D .
    ///    e f g
    /// ```
    #[test]
    fn a_position_is_counted_as_what_it_is() {
        let position: Position = "LDLDLDLDLDLDLDLD/LD.DLDL../..../. L".parse().unwrap();
        let weighed = Weighed::new(Rules::CHILDREN, &position, &searched).unwrap();
        let found = Survey::of(Rules::CHILDREN, &position, &searched).unwrap();
        assert_eq!(found.turns, position.count(Rules::CHILDREN));
        assert_eq!(found.outcomes.iter().sum::<u64>(), 1);
        let keeping = weighed.keeping().count() as u64;
        assert_eq!(found.single, u64::from(keeping == 1 && found.choices == 1));
        let passed = searched(&position.with_to_move(position.to_move().other())).unwrap();
        let both_lose = matches!((weighed.value, passed), (Value::Loss(_), Value::Loss(_)));
        assert_eq!(found.mutual == 1, both_lose);
    }

    /// The result depends on the seed alone.
    #[test]
    fn threads_do_not_show() {
        let values = |position: &Position| -> Result<Value, ()> {
            Ok(match position.occupied().bits() % 3 {
                0 => Value::Win(1),
                1 => Value::Draw,
                _ => Value::Loss(2),
            })
        };
        let of = |threads| {
            let sample = Sample { positions: 1_700, seed: 5, threads };
            survey(Rules::ADVANCED, sample, &values, |_| ControlFlow::Continue(()))
        };
        let one = of(1).unwrap().unwrap();
        assert_eq!(one.drawn, 1_700);
        assert!(one.single > 0 && one.hurt > 0 && one.mutual > 0 && one.both_win > 0);
        assert_eq!(of(3), Ok(Some(one)));
        let sample = Sample { positions: 1_700, seed: 5, threads: 2 };
        let stopped = survey(Rules::ADVANCED, sample, &values, |_| ControlFlow::Break(()));
        assert_eq!(stopped, Ok(None));
        let lacking = |_: &Position| Err("no value");
        let refused = survey(Rules::ADVANCED, sample, &lacking, |_| ControlFlow::Continue(()));
        assert_eq!(refused, Err("no value"));
    }
}
