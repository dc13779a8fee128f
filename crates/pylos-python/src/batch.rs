//! Many positions at once, as arrays.

mod many;

use numpy::{
    AllowTypeChange, IntoPyArray as _, PyArray1, PyArray2, PyArray3, PyArrayLike1, PyArrayLike3,
    PyArrayMethods as _, PyUntypedArrayMethods as _,
};
use pylos_rules::{ByGame, equator, for_game, pyramid};
use pyo3::exceptions::{PyIndexError, PyTypeError};
use pyo3::prelude::*;
use pyo3::types::PyList;

use crate::actions::{Actions, Begun};
use crate::arguments::RulesArgument;
use crate::planes::Planes;
use crate::position::Position;
use crate::refusal::{BadPosition, BadRules, PylosError, plain};
use crate::rules::Rules;
use many::Many;

/// Many positions of one game under the same rules, for programs that learn.
/// All of them take an action at once, and turn into arrays of NumPy and back.
/// A batch is no game: it has no history, so nothing is drawn by repetition.
///
/// >>> batch = Batch("standard", 4, seed=1)
/// >>> batch.legal_mask().shape, batch.observations().shape
/// ((4, 91), (4, 9, 30))
/// >>> while not batch.over().all():
/// ...     batch.act(batch.random_actions())
/// >>> set(batch.winners().tolist()) <= {1, -1}
/// True
///
/// Other threads of Python go on while it works.
#[pyclass(module = "pylos")]
pub struct Batch(ByGame<Many<pyramid::Position>, Many<equator::Position>>);

/// The offsets and the positions that `expand` has found.
type Expanded<'py> = (Batch, Bound<'py, PyArray1<i64>>);

/// No more positions than memory is meant for.
const MOST: usize = 1 << 24;

impl Batch {
    /// The positions with the beginnings of turns, if the rules are these.
    pub fn pyramids(&self, rules: pyramid::Rules) -> Option<&[(pyramid::Position, Begun)]> {
        match &self.0 {
            ByGame::Pyramid(many) if many.rules == rules => Some(&many.all),
            _ => None,
        }
    }
}

fn check_size(size: usize) -> PyResult<()> {
    match size <= MOST {
        true => Ok(()),
        false => Err(plain::<PylosError>(format!("a batch has at most {MOST} positions"))),
    }
}

#[pymethods]
impl Batch {
    /// So many times the usual start. The seed is that of `random_actions` and
    /// of starts that chance decides.
    #[new]
    #[pyo3(signature = (rules, size, *, seed = 0))]
    fn new(rules: RulesArgument, size: usize, seed: u64) -> PyResult<Batch> {
        check_size(size)?;
        Ok(Batch(match rules.0 {
            ByGame::Pyramid(rules) => ByGame::Pyramid(Many::new(rules, size, seed)),
            ByGame::Equator(rules) => ByGame::Equator(Many::new(rules, size, seed)),
        }))
    }

    /// These positions, which must have the same rules.
    ///
    /// >>> len(Batch.of([Position("standard"), Position("standard").play("a1")]))
    /// 2
    #[staticmethod]
    #[pyo3(signature = (positions, *, seed = 0))]
    fn of(positions: &Bound<'_, PyAny>, seed: u64) -> PyResult<Batch> {
        let mut batch: Option<Batch> = None;
        for position in positions.try_iter()? {
            let position = position?;
            let position = position.cast::<Position>().map_err(PyErr::from)?.get().0;
            let batch = batch.get_or_insert_with(|| match position {
                ByGame::Pyramid(at) => Batch(ByGame::Pyramid(Many::new(at.rules, 0, seed))),
                ByGame::Equator(at) => Batch(ByGame::Equator(Many::new(at.rules, 0, seed))),
            });
            match (&mut batch.0, position) {
                (ByGame::Pyramid(many), ByGame::Pyramid(at)) if many.rules == at.rules => {
                    many.all.push((at.position, Default::default()));
                }
                (ByGame::Equator(many), ByGame::Equator(at)) if many.rules == at.rules => {
                    many.all.push((at.position, Default::default()));
                }
                _ => return Err(plain::<BadRules>("the positions of a batch have the same rules")),
            }
        }
        batch.ok_or_else(|| plain::<PylosError>("a batch of no positions has no rules"))
    }

    /// The positions that these observations show, as `observations` makes
    /// them.
    ///
    /// >>> batch = Batch("standard", 2)
    /// >>> batch.act([5, 0])
    /// >>> Batch.from_observations("standard", batch.observations()).positions() == batch.positions()
    /// True
    #[staticmethod]
    #[pyo3(signature = (rules, observations, *, seed = 0))]
    fn from_observations(
        py: Python<'_>,
        rules: RulesArgument,
        observations: PyArrayLike3<'_, f32, AllowTypeChange>,
        seed: u64,
    ) -> PyResult<Batch> {
        let (planes, places) = for_game!(rules.0, |P, _| (P::PLANES, P::PLACES));
        let &[size, found_planes, found_places] = observations.shape() else {
            return Err(PyTypeError::new_err("observations have three dimensions"));
        };
        if (found_planes, found_places) != (planes, places) {
            return Err(plain::<BadPosition>(format!(
                "observations of this game have the shape (n, {planes}, {places}), not ({size}, \
                 {found_planes}, {found_places})"
            )));
        }
        check_size(size)?;
        // A copy: others may write to the array meanwhile.
        let numbers: Vec<f32> = observations.as_array().iter().copied().collect();
        py.detach(|| {
            Ok(Batch(match rules.0 {
                ByGame::Pyramid(rules) => ByGame::Pyramid(Many::read(rules, &numbers, seed)?),
                ByGame::Equator(rules) => ByGame::Equator(Many::read(rules, &numbers, seed)?),
            }))
        })
    }

    /// The rules of all positions.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(match &self.0 {
            ByGame::Pyramid(many) => ByGame::Pyramid(many.rules),
            ByGame::Equator(many) => ByGame::Equator(many.rules),
        })
    }

    /// All positions, in order.
    fn positions<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyList>> {
        for_game!(&self.0, |P, many| {
            let rules = many.rules;
            PyList::new(py, many.all.iter().map(|(position, _)| Position::of(rules, *position)))
        })
    }

    /// Which actions are legal in each position: an array of truth values, a
    /// row for each.
    fn legal_mask<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray2<bool>>> {
        for_game!(&self.0, |P, many| {
            let mask = py.detach(|| many.legal_mask())?;
            mask.into_pyarray(py).reshape([many.all.len(), P::ACTIONS])
        })
    }

    /// A legal action for each position, each as likely as any other; -1 where
    /// the game is over.
    fn random_actions<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i16>> {
        for_game!(&mut self.0, |P, many| py.detach(|| many.random_actions())).into_pyarray(py)
    }

    /// Takes one action in each position; -1 leaves a position as it is. If one
    /// is not legal, nothing changes at all.
    ///
    /// >>> Batch("standard", 2).act([0, 16])
    /// Traceback (most recent call last):
    ///     ...
    /// pylos.IllegalTurn: position 1: e1 is not supported (P1): a1 is empty
    fn act(
        &mut self,
        py: Python<'_>,
        actions: PyArrayLike1<'_, i64, AllowTypeChange>,
    ) -> PyResult<()> {
        let actions: Vec<i64> = actions.as_array().iter().copied().collect();
        for_game!(&mut self.0, |P, many| py.detach(|| many.act(&actions)))
    }

    /// Which positions end the game.
    fn over<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        for_game!(&self.0, |P, many| py.detach(|| many.over())).into_pyarray(py)
    }

    /// 1 where the side has won that is named first, -1 where the other has, 0
    /// where the game goes on.
    fn winners<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        for_game!(&self.0, |P, many| py.detach(|| many.winners())).into_pyarray(py)
    }

    /// Who is to move: 0 for the side that is named first, 1 for the other.
    fn to_move<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<u8>> {
        for_game!(&self.0, |P, many| py.detach(|| many.to_move())).into_pyarray(py)
    }

    /// What the side to move sees of each position, as planes of numbers.
    fn observations<'py>(&self, py: Python<'py>) -> PyResult<Bound<'py, PyArray3<f32>>> {
        for_game!(&self.0, |P, many| {
            let planes = py.detach(|| many.observations())?;
            planes.into_pyarray(py).reshape([many.all.len(), P::PLANES, P::PLACES])
        })
    }

    /// Begins anew where the game is over; the answer is in how many positions.
    fn restart(&mut self, py: Python<'_>) -> usize {
        for_game!(&mut self.0, |P, many| py.detach(|| many.restart()))
    }

    /// The positions after every legal turn of every position, in canonical
    /// order, and where those of each begin: what follows position `i` is
    /// `offsets[i]` to `offsets[i + 1]`. A turn that has begun counts as not
    /// begun.
    ///
    /// >>> after, offsets = Batch("standard", 2).expand()
    /// >>> len(after), offsets.tolist()
    /// (32, [0, 16, 32])
    fn expand<'py>(&self, py: Python<'py>) -> PyResult<Expanded<'py>> {
        let (batch, offsets) = match &self.0 {
            ByGame::Pyramid(many) => {
                let (after, offsets) = py.detach(|| many.expand(MOST))?;
                (ByGame::Pyramid(after), offsets)
            }
            ByGame::Equator(many) => {
                let (after, offsets) = py.detach(|| many.expand(MOST))?;
                (ByGame::Equator(after), offsets)
            }
        };
        Ok((Batch(batch), offsets.into_pyarray(py)))
    }

    /// The positions of these numbers, in this order.
    fn take(&self, numbers: PyArrayLike1<'_, i64, AllowTypeChange>) -> PyResult<Batch> {
        let numbers: Vec<i64> = numbers.as_array().iter().copied().collect();
        check_size(numbers.len())?;
        Ok(Batch(match &self.0 {
            ByGame::Pyramid(many) => ByGame::Pyramid(many.take(&numbers)?),
            ByGame::Equator(many) => ByGame::Equator(many.take(&numbers)?),
        }))
    }

    /// Plays every position to its end by turns drawn by lot, each turn as
    /// likely as any other. The answer is as that of `winners`; the positions
    /// themselves stay as they are. A turn that has begun counts as not begun.
    fn play_out<'py>(&mut self, py: Python<'py>) -> Bound<'py, PyArray1<i8>> {
        for_game!(&mut self.0, |P, many| py.detach(|| many.play_out())).into_pyarray(py)
    }

    /// The same positions, to be played on independently.
    fn copy(&self) -> Batch {
        Batch(self.0.clone())
    }

    fn __len__(&self) -> usize {
        for_game!(&self.0, |P, many| many.all.len())
    }

    fn __getitem__(&self, number: isize) -> PyResult<Position> {
        for_game!(&self.0, |P, many| {
            let at = if number < 0 { number + many.all.len() as isize } else { number };
            let found = usize::try_from(at).ok().and_then(|at| many.all.get(at));
            let (position, _) = found.ok_or_else(|| PyIndexError::new_err("no such position"))?;
            Ok(Position::of(many.rules, *position))
        })
    }

    fn __repr__(&self) -> String {
        format!("<Batch of {} positions, {}>", self.__len__(), self.rules().0)
    }
}
