//! Rules.

use pylos_rules::{AnyRules, ByGame, Position as _, equator, for_game, pyramid};
use pyo3::prelude::*;

use crate::actions::Actions;
use crate::arguments::RulesArgument;
use crate::planes::Planes;
use crate::refusal::{PylosError, plain};

/// The rules of a game, written as a rule string: the text decides which of the
/// two games is meant.
///
/// >>> Rules("advanced+must").game
/// 'pyramid'
/// >>> Rules("carpentier+hidden").sides
/// ('blue', 'red')
/// >>> Rules("standart")
/// Traceback (most recent call last):
///     ...
/// pylos.BadRules: unknown rule set “standart”: did you mean “standard”?
#[pyclass(frozen, eq, hash, module = "pylos", from_py_object)]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Rules(pub AnyRules);

#[pymethods]
impl Rules {
    #[new]
    #[pyo3(signature = (text = None))]
    fn new(text: Option<&Bound<'_, PyAny>>) -> PyResult<Rules> {
        // Read here, so that the refusal is told without a note on arguments.
        let rules = text.map(|text| text.extract::<RulesArgument>()).transpose()?;
        Ok(Rules(rules.map(|rules| rules.0).unwrap_or_default()))
    }

    /// The name of the game: "pyramid" or "equator".
    #[getter]
    fn game(&self) -> &'static str {
        for_game!(self.0, |P, _| P::NAME)
    }

    /// Both sides, the one first that begins or is named first.
    #[getter]
    fn sides(&self) -> (String, String) {
        for_game!(self.0, |P, _| {
            let [first, second] = <P as pylos_rules::Position>::Side::BOTH;
            (first.to_string(), second.to_string())
        })
    }

    /// How many actions the game has; see `action_name`.
    ///
    /// >>> Rules("standard").actions, Rules("carpentier").actions
    /// (91, 141)
    #[getter]
    fn actions(&self) -> usize {
        for_game!(self.0, |P, _| P::ACTIONS)
    }

    /// The shape of an observation: planes and places.
    ///
    /// >>> Rules("standard").observation_shape
    /// (9, 30)
    #[getter]
    fn observation_shape(&self) -> (usize, usize) {
        for_game!(self.0, |P, _| (P::PLANES, P::PLACES))
    }

    /// What an action means. Actions are the same under all rules of a game.
    ///
    /// >>> [Rules("standard").action_name(n) for n in (0, 29, 30, 60, 90)]
    /// ['place a1', 'place j1', 'lift a1', 'take back a1', 'end the turn']
    /// >>> [Rules("carpentier").action_name(n) for n in (0, 49, 50, 139, 140)]
    /// ['1@i1', '5@o5', 'i1-ol', 'o5-or', 'pass']
    fn action_name(&self, action: usize) -> PyResult<String> {
        for_game!(self.0, |P, _| match P::is_action(action) {
            true => Ok(P::action_name(action)),
            false => Err(no_such_action(action, P::ACTIONS)),
        })
    }

    /// All rules of a game that can be written without a handicap.
    ///
    /// >>> len(Rules.all("pyramid")), len(Rules.all("equator"))
    /// (10, 480)
    #[staticmethod]
    fn all(game: &str) -> PyResult<Vec<Rules>> {
        match game {
            "pyramid" => Ok(pyramid::Rules::ALL.map(|rules| Rules(ByGame::Pyramid(rules))).into()),
            "equator" => {
                Ok(equator::Rules::all().map(|rules| Rules(ByGame::Equator(rules))).collect())
            }
            _ => {
                let game: String = game.chars().take(12).collect();
                Err(plain::<PylosError>(format!("“{game}” is not a game: pyramid or equator")))
            }
        }
    }

    fn __str__(&self) -> String {
        self.0.to_string()
    }

    fn __repr__(&self) -> String {
        format!("Rules(\"{}\")", self.0)
    }

    fn __getnewargs__(&self) -> (String,) {
        (self.0.to_string(),)
    }
}

/// An action beyond the last.
pub fn no_such_action(action: impl ToString, actions: usize) -> PyErr {
    let action = action.to_string();
    plain::<crate::refusal::IllegalTurn>(format!(
        "{action} is not an action: actions are 0 to {}",
        actions - 1
    ))
}
