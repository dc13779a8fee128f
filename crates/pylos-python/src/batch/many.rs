//! Many positions of one game.

use std::ops::ControlFlow;

use pylos_rules::{Random, Side as _, Viewer};
use pyo3::PyResult;
use pyo3::exceptions::{PyIndexError, PyMemoryError};

use crate::actions::{Acted, Refused};
use crate::playing::Playing;
use crate::refusal::{IllegalTurn, PylosError, plain};

/// Positions with what has been done of a turn in each.
#[derive(Clone)]
pub struct Many<P: Playing> {
    pub rules: P::Rules,
    pub all: Vec<(P, P::Begun)>,
    random: Random,
}

impl<P: Playing> Many<P> {
    /// So many starts.
    pub fn new(rules: P::Rules, size: usize, seed: u64) -> Many<P> {
        let mut random = Random::new(seed);
        let all = (0..size).map(|_| (P::dealt(rules, &mut random), P::Begun::default())).collect();
        Many { rules, all, random }
    }

    /// What these planes show.
    pub fn read(rules: P::Rules, numbers: &[f32], seed: u64) -> PyResult<Many<P>> {
        let each = numbers.chunks_exact(P::PLANES * P::PLACES).enumerate();
        let all = each
            .map(|(index, planes)| P::read(rules, planes).map_err(|error| error.of_many(index)));
        Ok(Many { rules, all: all.collect::<PyResult<_>>()?, random: Random::new(seed) })
    }

    pub fn legal_mask(&self) -> PyResult<Vec<bool>> {
        let mut mask = numbers(self.all.len() * P::ACTIONS)?;
        for ((position, begun), row) in self.all.iter().zip(mask.chunks_exact_mut(P::ACTIONS)) {
            position.visit_actions(self.rules, *begun, |action| row[action] = true);
        }
        Ok(mask)
    }

    pub fn random_actions(&mut self) -> Vec<i16> {
        let mut legal: Vec<i16> = Vec::with_capacity(P::ACTIONS);
        let mut actions = Vec::with_capacity(self.all.len());
        for (position, begun) in &self.all {
            // Turns that begin alike follow each other, or have been seen: a
            // set of bits says whether.
            let mut seen = [0_u64; 4];
            legal.clear();
            position.visit_actions(self.rules, *begun, |action| {
                let bit = 1 << (action % 64);
                if seen[action / 64] & bit == 0 {
                    seen[action / 64] |= bit;
                    legal.push(action as i16);
                }
            });
            actions.push(match legal.len() {
                0 => -1,
                n => legal[self.random.below(n as u64) as usize],
            });
        }
        actions
    }

    /// Takes an action in each position, or in none.
    pub fn act(&mut self, actions: &[i64]) -> PyResult<()> {
        if actions.len() != self.all.len() {
            let (found, wanted) = (actions.len(), self.all.len());
            return Err(plain::<IllegalTurn>(format!(
                "a batch of {wanted} positions takes {wanted} actions, not {found}"
            )));
        }
        let mut next = Vec::with_capacity(self.all.len());
        for (index, (&(position, begun), &action)) in self.all.iter().zip(actions).enumerate() {
            next.push(match action {
                -1 => (position, begun),
                _ => {
                    let unknown = || crate::rules::no_such_action(action, P::ACTIONS);
                    let action = usize::try_from(action).map_err(|_| unknown())?;
                    self.after(position, begun, action).map_err(|why| why.of_many(index))?
                }
            });
        }
        self.all = next;
        Ok(())
    }

    fn after(
        &self,
        position: P,
        begun: P::Begun,
        action: usize,
    ) -> Result<(P, P::Begun), Refused<P>> {
        Ok(match position.act(self.rules, begun, action)? {
            Acted::Begun(begun) => (position, begun),
            Acted::Turn(turn) => (position.play_unchecked(self.rules, turn), P::Begun::default()),
        })
    }

    pub fn over(&self) -> Vec<bool> {
        self.all.iter().map(|(position, _)| position.outcome(self.rules).is_some()).collect()
    }

    pub fn winners(&self) -> Vec<i8> {
        self.all.iter().map(|(position, _)| winner(position, self.rules)).collect()
    }

    pub fn to_move(&self) -> Vec<u8> {
        let mover = |position: &P| u8::from(position.to_move() != P::Side::BOTH[0]);
        self.all.iter().map(|(position, _)| mover(position)).collect()
    }

    pub fn observations(&self) -> PyResult<Vec<f32>> {
        let size = P::PLANES * P::PLACES;
        let mut planes = numbers(self.all.len() * size)?;
        for ((position, begun), planes) in self.all.iter().zip(planes.chunks_exact_mut(size)) {
            let side = position.to_move();
            let seen = position.seen_by(self.rules, Viewer::Player(side));
            seen.fill(self.rules, *begun, side, planes);
        }
        Ok(planes)
    }

    pub fn restart(&mut self) -> usize {
        let mut restarted = 0;
        for (position, begun) in &mut self.all {
            if position.outcome(self.rules).is_some() {
                *position = P::dealt(self.rules, &mut self.random);
                *begun = P::Begun::default();
                restarted += 1;
            }
        }
        restarted
    }

    /// The positions after every turn, and where those of each begin; refused
    /// beyond `most`.
    pub fn expand(&self, most: usize) -> PyResult<(Many<P>, Vec<i64>)> {
        let mut all = Vec::new();
        let mut offsets = vec![0];
        for (position, _) in &self.all {
            let _: ControlFlow<()> = position.visit(self.rules, |turn| {
                all.push((position.play_unchecked(self.rules, turn), P::Begun::default()));
                ControlFlow::Continue(())
            });
            if all.len() > most {
                return Err(plain::<PylosError>(format!(
                    "more than {most} positions would follow: expand fewer at once"
                )));
            }
            offsets.push(all.len() as i64);
        }
        Ok((Many { rules: self.rules, all, random: self.random.clone() }, offsets))
    }

    pub fn take(&self, numbers: &[i64]) -> PyResult<Many<P>> {
        let all = numbers.iter().map(|&number| {
            let found = usize::try_from(number).ok().and_then(|number| self.all.get(number));
            found.copied().ok_or_else(|| PyIndexError::new_err(format!("no position {number}")))
        });
        let all = all.collect::<PyResult<_>>()?;
        Ok(Many { rules: self.rules, all, random: self.random.clone() })
    }

    pub fn play_out(&mut self) -> Vec<i8> {
        let Many { rules, all, random } = self;
        let play_out = |(position, _): &(P, P::Begun)| {
            let mut position = *position;
            while position.outcome(*rules).is_none()
                && let Some(turn) = position.random_turn(*rules, random)
            {
                position = position.play_unchecked(*rules, turn);
            }
            winner(&position, *rules)
        };
        all.iter().map(play_out).collect()
    }
}

/// So many zeros; more than memory can hold are an exception.
fn numbers<T: Clone + Default>(size: usize) -> PyResult<Vec<T>> {
    let mut numbers = Vec::new();
    numbers.try_reserve_exact(size).map_err(|_| {
        PyMemoryError::new_err(format!("there is no memory for {size} numbers: take fewer at once"))
    })?;
    numbers.resize(size, T::default());
    Ok(numbers)
}

/// 1 if the side named first has won, -1 if the other has, 0 if the game goes
/// on.
fn winner<P: Playing>(position: &P, rules: P::Rules) -> i8 {
    match position.outcome(rules).and_then(|outcome| outcome.winner()) {
        Some(side) if side == P::Side::BOTH[0] => 1,
        Some(_) => -1,
        None => 0,
    }
}
