//! Positions.

use std::borrow::Cow;

use numpy::{IntoPyArray as _, PyArray1, PyArray2, PyArray3, PyArrayMethods as _};
use pylos_rules::{ByGame, Position as _, Secrets as _, Viewer, for_game};
use pyo3::prelude::*;

use crate::actions::Actions as _;
use crate::arguments::{RulesArgument, side_named};
use crate::outcome::Outcome;
use crate::picture::{self, SIZE};
use crate::playing::{AnyAt, At, Playing};
use crate::refusal::{BadPosition, IllegalTurn, refused};
use crate::rules::Rules;

/// A position of either game, with its rules: a value that never changes.
/// Without a text it is the usual start.
///
/// >>> position = Position("standard")
/// >>> position = position.play("a1").play("b1")
/// >>> position
/// Position("standard", "LD............../........./..../. L")
/// >>> position.to_move, position.count()
/// ('light', 14)
/// >>> position.play("e1")
/// Traceback (most recent call last):
///     ...
/// pylos.IllegalTurn: e1 is not supported (P1): a2 is empty
/// >>> len({position, Position("standard", str(position))})
/// 1
///
/// A Jupyter notebook shows it as a picture.
#[pyclass(frozen, eq, hash, module = "pylos")]
#[derive(Clone, Copy, PartialEq, Eq, Hash)]
pub struct Position(pub AnyAt);

impl Position {
    /// A position of one of the games.
    pub fn of<P: Playing>(rules: P::Rules, position: P) -> Position {
        Position(P::any_position(At { rules, position }))
    }
}

#[pymethods]
impl Position {
    #[new]
    #[pyo3(signature = (rules = None, text = None))]
    fn new(rules: Option<RulesArgument>, text: Option<&str>) -> PyResult<Position> {
        let rules = rules.map(|rules| rules.0).unwrap_or_default();
        for_game!(rules, |P, rules| {
            let position = match text {
                Some(text) => {
                    P::parse(rules, text).map_err(|error| refused::<BadPosition>(&error))?
                }
                None => P::start(rules),
            };
            Ok(Position::of(rules, position))
        })
    }

    /// A start in which chance has had its say (E5, E6): who leads battle 1 of
    /// the equator game, and the whole setup under `random`. The same seed
    /// gives the same start.
    ///
    /// >>> Position.dealt("carpentier+random", seed=1) == Position.dealt("carpentier+random", seed=1)
    /// True
    #[staticmethod]
    fn dealt(rules: RulesArgument, seed: u64) -> Position {
        let mut random = pylos_rules::Random::new(seed);
        for_game!(rules.0, |P, rules| Position::of(rules, P::dealt(rules, &mut random)))
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(for_game!(self.0, |P, at| P::any_rules(at.rules)))
    }

    /// Whose turn it is; of a finished game, whose it would be.
    #[getter(to_move)]
    fn mover(&self) -> String {
        for_game!(self.0, |P, at| at.position.to_move().to_string())
    }

    /// How the position ends the game; None if it does not.
    ///
    /// >>> Position("standard", "LDLDLDLDLDLDLDLD/LDLDLDLDL/DLDL/D L").outcome
    /// Outcome(winner='dark', reason='apex')
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        for_game!(self.0, |P, at| at.position.outcome(at.rules).map(Outcome::of))
    }

    /// Every legal turn once, in the canonical order of the game.
    ///
    /// >>> Position("carpentier").turns()[:3]
    /// ['1@i1', '2@i1', '3@i1']
    fn turns(&self) -> Vec<String> {
        for_game!(self.0, |P, at| {
            let turns = at.position.turns(at.rules);
            turns.into_iter().map(|turn| turn.to_string()).collect()
        })
    }

    /// How many legal turns there are, without making them.
    fn count(&self) -> u64 {
        for_game!(self.0, |P, at| at.position.count(at.rules))
    }

    /// Whether a turn is legal here.
    ///
    /// >>> Position("standard").is_legal("a1"), Position("standard").is_legal("e1")
    /// (True, False)
    fn is_legal(&self, turn: &str) -> bool {
        for_game!(self.0, |P, at| at.position.read_turn(at.rules, turn).is_ok())
    }

    /// The one text of a legal turn, which may be written in another way.
    ///
    /// >>> corner = Position("standard", "LL..L..........D/........./..../. L")
    /// >>> corner.canonical("b2xb2xa1")
    /// 'b2xa1xb2'
    fn canonical(&self, turn: &str) -> PyResult<String> {
        for_game!(self.0, |P, at| {
            let turn = at.position.read_turn(at.rules, turn);
            turn.map(|turn| turn.to_string()).map_err(|error| refused::<IllegalTurn>(&error))
        })
    }

    /// The position after a turn.
    fn play(&self, turn: &str) -> PyResult<Position> {
        for_game!(self.0, |P, at| {
            let turn = at.position.read_turn(at.rules, turn);
            let turn = turn.map_err(|error| refused::<IllegalTurn>(&error))?;
            Ok(Position::of(at.rules, at.position.play_unchecked(at.rules, turn)))
        })
    }

    /// The steps of a turn, a click each.
    ///
    /// >>> Position("standard").steps("a1")
    /// ['place a1']
    fn steps(&self, turn: &str) -> PyResult<Vec<String>> {
        for_game!(self.0, |P, at| {
            let turn = at.position.read_turn(at.rules, turn);
            let turn = turn.map_err(|error| refused::<IllegalTurn>(&error))?;
            let steps = <P as pylos_rules::Steps>::steps(turn);
            Ok(steps.into_iter().map(|step| step.to_string()).collect())
        })
    }

    /// The actions that make a turn; see `Rules.action_name`.
    ///
    /// >>> Position("standard").actions_of("b2")
    /// [5]
    fn actions_of(&self, turn: &str) -> PyResult<Vec<usize>> {
        for_game!(self.0, |P, at| {
            let turn = at.position.read_turn(at.rules, turn);
            let turn = turn.map_err(|error| refused::<IllegalTurn>(&error))?;
            Ok(at.position.actions_of(at.rules, turn))
        })
    }

    /// Which actions may begin a turn here, as an array of truth values.
    fn legal_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        for_game!(self.0, |P, at| mask::<P>(&at, Default::default()).into_pyarray(py))
    }

    /// How many sequences of so many turns there are from here. Other threads
    /// of Python go on meanwhile.
    ///
    /// >>> Position("standard").perft(3)
    /// 3360
    fn perft(&self, py: Python<'_>, depth: u32) -> u64 {
        py.detach(|| for_game!(self.0, |P, at| pylos_rules::perft(&at.position, at.rules, depth)))
    }

    /// Balls of this side that are left to place (P2), or pawns that have not
    /// been played (E3).
    ///
    /// >>> Position("standard+13-15").reserve("light")
    /// 13
    fn reserve(&self, side: &str) -> PyResult<u32> {
        match self.0 {
            ByGame::Pyramid(at) => Ok(at.position.reserve(at.rules, side_named(side)?)),
            ByGame::Equator(at) => Ok(at.position.hemisphere(side_named(side)?).len()),
        }
    }

    /// The position as a side may see it, or as anybody else may (None): a
    /// hidden setup (E5) stays hidden.
    ///
    /// >>> secret = Position("carpentier+hidden").play("5@i1")
    /// >>> str(secret.seen_by("blue"))
    /// '...../...../........./...../..... B 0.0 - 0 0:0'
    /// >>> str(secret.seen_by("red"))
    /// '...../...../........./e..../..... B 0.1 - 0 0:0'
    #[pyo3(signature = (side = None))]
    fn seen_by(&self, side: Option<&str>) -> PyResult<Position> {
        for_game!(self.0, |P, at| {
            let viewer = viewer::<P>(side)?;
            Ok(Position::of(at.rules, at.position.seen_by(at.rules, viewer)))
        })
    }

    /// What a side sees as planes of numbers; without a side, the one to move.
    ///
    /// >>> Position("standard").observation().shape
    /// (9, 30)
    #[pyo3(signature = (side = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        side: Option<&str>,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        for_game!(self.0, |P, at| {
            let side = side.map_or(Ok(at.position.to_move()), side_named)?;
            observation(py, &at, Default::default(), side)
        })
    }

    /// The board as an SVG picture.
    #[pyo3(signature = (width = 480, height = 400))]
    fn svg(&self, py: Python<'_>, width: u32, height: u32) -> PyResult<String> {
        picture::svg(py, picture::board(&self.0), (width, height))
    }

    /// The board as a PNG file.
    #[pyo3(signature = (width = 480, height = 400))]
    fn png(&self, py: Python<'_>, width: u32, height: u32) -> PyResult<Cow<'static, [u8]>> {
        picture::png_file(py, picture::board(&self.0), (width, height)).map(Cow::Owned)
    }

    /// The board as an array of pixels: rows of red, green and blue.
    #[pyo3(signature = (width = 480, height = 400))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        width: u32,
        height: u32,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        picture::pixels(py, picture::board(&self.0), (width, height))
    }

    /// For notebooks.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, SIZE.0, SIZE.1)
    }

    /// For notebooks.
    fn _repr_png_(&self, py: Python<'_>) -> PyResult<Cow<'static, [u8]>> {
        self.png(py, SIZE.0, SIZE.1)
    }

    fn __str__(&self) -> String {
        for_game!(self.0, |P, at| at.position.to_string())
    }

    fn __repr__(&self) -> String {
        for_game!(self.0, |P, at| format!("Position(\"{}\", \"{}\")", at.rules, at.position))
    }

    fn __getnewargs__(&self) -> (String, String) {
        for_game!(self.0, |P, at| (at.rules.to_string(), at.position.to_string()))
    }
}

/// Somebody who looks.
pub fn viewer<P: Playing>(side: Option<&str>) -> PyResult<Viewer<P::Side>> {
    match side {
        Some(name) => side_named(name).map(Viewer::Player),
        None => Ok(Viewer::Watcher),
    }
}

/// Which actions are legal.
pub fn mask<P: Playing>(at: &At<P>, begun: P::Begun) -> Vec<bool> {
    let mut mask = vec![false; P::ACTIONS];
    at.position.visit_actions(at.rules, begun, |action| mask[action] = true);
    mask
}

/// What a side sees.
pub fn observation<'py, P: Playing>(
    py: Python<'py>,
    at: &At<P>,
    begun: P::Begun,
    side: P::Side,
) -> PyResult<Bound<'py, PyArray2<f32>>> {
    let mut planes = vec![0.0; P::PLANES * P::PLACES];
    let seen = at.position.seen_by(at.rules, Viewer::Player(side));
    seen.fill(at.rules, begun, side, &mut planes);
    planes.into_pyarray(py).reshape([P::PLANES, P::PLACES])
}
