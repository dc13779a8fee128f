//! Games.

use std::borrow::Cow;

use numpy::{IntoPyArray as _, PyArray1, PyArray2, PyArray3};
use pylos_picture::Board;
use pylos_rules::{ByGame, Game as Played, Position as _, Repetition, for_game};
use pylos_rules::{equator, pyramid};
use pyo3::prelude::*;
use pyo3::types::PyType;

use crate::actions::{Acted, Actions};
use crate::arguments::{RulesArgument, side_named};
use crate::outcome::Outcome;
use crate::picture::{self, SIZE};
use crate::playing::{At, Playing};
use crate::position::{self, Position};
use crate::record::Record;
use crate::refusal::{PylosError, not_played, over, plain, refused};
use crate::rules::Rules;
use crate::seen::SeenGame;

/// A game with its history, of either kind. Whatever is refused changes
/// nothing.
///
/// >>> game = Game("standard")
/// >>> for turn in ["a1", "b1", "a2"]:
/// ...     _ = game.play(turn)
/// >>> game.to_move, game.ply, game.turns
/// ('dark', 3, ['a1', 'b1', 'a2'])
/// >>> game.undo()
/// 'a2'
/// >>> print(game.record())
/// [Game "pyramid"]
/// [Rules "standard"]
/// <BLANKLINE>
/// 1. a1 b1
/// *
///
/// A position that occurs for the third time is a draw (P12); `repetition`
/// sets another number, or "off". Turns can also be composed of numbered
/// actions, for programs that learn: see `act`.
#[pyclass(module = "pylos", eq)]
#[derive(Clone, PartialEq)]
pub struct Game(ByGame<Composed<pyramid::Position>, Composed<equator::Position>>);

/// A game in which a turn may have begun.
#[derive(Clone, PartialEq)]
struct Composed<P: Playing> {
    game: Played<P>,
    begun: P::Begun,
}

impl<P: Playing> Composed<P> {
    fn at(&self) -> At<P> {
        At { rules: self.game.rules(), position: *self.game.position() }
    }

    /// Plays a turn; one that was being composed is forgotten.
    fn play(&mut self, text: &str) -> PyResult<String> {
        let turn = self.game.play_text(text).map_err(|error| not_played(&error))?;
        self.begun = P::Begun::default();
        Ok(turn.to_string())
    }

    fn act(&mut self, action: usize) -> PyResult<Option<String>> {
        if let Some(outcome) = self.game.outcome() {
            return Err(over(outcome));
        }
        match self.game.position().act(self.game.rules(), self.begun, action)? {
            Acted::Begun(begun) => {
                self.begun = begun;
                Ok(None)
            }
            Acted::Turn(turn) => {
                self.game.play(turn).map_err(|error| not_played(&error))?;
                self.begun = P::Begun::default();
                Ok(Some(turn.to_string()))
            }
        }
    }

    fn mask(&self) -> Vec<bool> {
        match self.game.outcome() {
            Some(_) => vec![false; P::ACTIONS],
            None => position::mask(&self.at(), self.begun),
        }
    }

    /// Something that changes the game; a turn that was being composed is
    /// forgotten.
    fn change<T>(&mut self, change: impl FnOnce(&mut Played<P>) -> T) -> T {
        self.begun = P::Begun::default();
        change(&mut self.game)
    }
}

impl Game {
    /// The game itself.
    pub fn played(&self) -> pylos_rules::AnyGame {
        for_game!(&self.0, |P, composed| P::any_game(composed.game.clone()))
    }

    /// A game in which no turn has begun.
    pub fn of(game: pylos_rules::AnyGame) -> Game {
        Game(match game {
            ByGame::Pyramid(game) => ByGame::Pyramid(Composed { game, begun: Default::default() }),
            ByGame::Equator(game) => ByGame::Equator(Composed { game, begun: Default::default() }),
        })
    }

    fn board(&self) -> Board {
        picture::board(&for_game!(&self.0, |P, composed| P::any_position(composed.at())))
    }
}

/// Rules, or the position in which a game begins.
#[derive(FromPyObject)]
enum Beginning<'py> {
    Position(Bound<'py, Position>),
    Rules(RulesArgument),
}

/// What is pickled of a game: its record, and the actions of a turn that has
/// begun.
type Pickled = (String, Vec<usize>);

/// When a repeated position makes a draw: at this occurrence, or never ("off").
#[derive(FromPyObject)]
enum RepetitionArgument {
    Number(u32),
    Text(String),
}

impl RepetitionArgument {
    fn read(&self) -> PyResult<Repetition> {
        let text = match self {
            RepetitionArgument::Number(number) => number.to_string(),
            RepetitionArgument::Text(text) => text.clone(),
        };
        text.parse().map_err(|error| refused::<PylosError>(&error))
    }
}

#[pymethods]
impl Game {
    #[new]
    #[pyo3(signature = (start = None, repetition = None))]
    fn new(start: Option<Beginning<'_>>, repetition: Option<RepetitionArgument>) -> PyResult<Game> {
        let start = match start {
            Some(Beginning::Position(position)) => *position.get(),
            Some(Beginning::Rules(rules)) => {
                for_game!(rules.0, |P, rules| Position::of(rules, P::start(rules)))
            }
            None => Position::of(pyramid::Rules::STANDARD, pyramid::Position::START),
        };
        let repetition = repetition.map(|it| it.read()).transpose()?.unwrap_or_default();
        Ok(Game::of(for_game!(start.0, |P, at| {
            let game = Played::from_position(at.rules, at.position);
            P::any_game(game.with_repetition(repetition))
        })))
    }

    /// The rules.
    #[getter]
    fn rules(&self) -> Rules {
        Rules(for_game!(&self.0, |P, composed| P::any_rules(composed.game.rules())))
    }

    /// At which occurrence a position makes a draw (P12); None if never.
    #[getter]
    fn repetition(&self) -> Option<u32> {
        for_game!(&self.0, |P, composed| composed.game.repetition().limit())
    }

    /// Where the game stands.
    #[getter]
    fn position(&self) -> Position {
        Position(for_game!(&self.0, |P, composed| P::any_position(composed.at())))
    }

    /// Every position so far, the start first.
    #[getter]
    fn positions(&self) -> Vec<Position> {
        for_game!(&self.0, |P, composed| {
            let rules = composed.game.rules();
            composed.game.positions().map(|position| Position::of(rules, *position)).collect()
        })
    }

    /// The turns played, in order.
    #[getter]
    fn turns(&self) -> Vec<String> {
        for_game!(&self.0, |P, composed| {
            composed.game.turns().map(|turn| turn.to_string()).collect()
        })
    }

    /// How many turns have been played.
    #[getter]
    fn ply(&self) -> usize {
        for_game!(&self.0, |P, composed| composed.game.ply())
    }

    /// Who is to move; None once the game is over.
    #[getter]
    fn to_move(&self) -> Option<String> {
        for_game!(&self.0, |P, composed| composed.game.to_move().map(|side| side.to_string()))
    }

    /// How the game ended; None while it goes on.
    #[getter]
    fn outcome(&self) -> Option<Outcome> {
        for_game!(&self.0, |P, composed| composed.game.outcome().map(Outcome::of))
    }

    /// How often the present position has occurred, this time included (P12).
    #[getter]
    fn occurrences(&self) -> u32 {
        for_game!(&self.0, |P, composed| composed.game.occurrences())
    }

    /// Every legal turn in canonical order; none once the game is over.
    fn legal_turns(&self) -> Vec<String> {
        for_game!(&self.0, |P, composed| match composed.game.outcome() {
            Some(_) => Vec::new(),
            None => {
                let turns = composed.game.position().turns(composed.game.rules());
                turns.into_iter().map(|turn| turn.to_string()).collect()
            }
        })
    }

    /// Plays a turn; the answer is its canonical text.
    fn play(&mut self, turn: &str) -> PyResult<String> {
        for_game!(&mut self.0, |P, composed| composed.play(turn))
    }

    /// Takes back the last turn, and with it whatever ended the game since;
    /// None if there is none.
    fn undo(&mut self) -> Option<String> {
        for_game!(&mut self.0, |P, composed| {
            composed.change(|game| game.undo().map(|turn| turn.to_string()))
        })
    }

    /// Plays the turn again that was taken back last; None if there is none.
    fn redo(&mut self) -> Option<String> {
        for_game!(&mut self.0, |P, composed| {
            composed.change(|game| game.redo().map(|turn| turn.to_string()))
        })
    }

    /// This side gives up.
    fn resign(&mut self, side: &str) -> PyResult<()> {
        for_game!(&mut self.0, |P, composed| {
            let side = side_named(side)?;
            composed.change(|game| game.resign(side)).map_err(|error| not_played(&error))
        })
    }

    /// This side's time has run out (P14).
    fn lose_on_time(&mut self, side: &str) -> PyResult<()> {
        for_game!(&mut self.0, |P, composed| {
            let side = side_named(side)?;
            composed.change(|game| game.lose_on_time(side)).map_err(|error| not_played(&error))
        })
    }

    /// This side has left the game.
    fn abandon(&mut self, side: &str) -> PyResult<()> {
        for_game!(&mut self.0, |P, composed| {
            let side = side_named(side)?;
            composed.change(|game| game.abandon(side)).map_err(|error| not_played(&error))
        })
    }

    /// Both sides have agreed on a draw.
    fn agree_on_draw(&mut self) -> PyResult<()> {
        for_game!(&mut self.0, |P, composed| {
            composed.change(|game| game.agree_on_draw()).map_err(|error| not_played(&error))
        })
    }

    /// Takes an action, a part of a turn (see `Rules.action_name`). The answer
    /// is the turn that it completes; None while the turn goes on.
    ///
    /// >>> game = Game(Position("standard", "LLD.L......D...D/........./..../. L"))
    /// >>> game.act(5) is None         # place b2: a square, so two may go back
    /// True
    /// >>> game.act(60) is None        # take back a1
    /// True
    /// >>> game.begun
    /// ['place b2', 'take back a1']
    /// >>> game.act(90)                # end the turn
    /// 'b2xa1'
    fn act(&mut self, action: usize) -> PyResult<Option<String>> {
        for_game!(&mut self.0, |P, composed| composed.act(action))
    }

    /// The actions taken of a turn that has begun, by name.
    #[getter]
    fn begun(&self) -> Vec<String> {
        for_game!(&self.0, |P, composed| {
            P::done(composed.begun).into_iter().map(P::action_name).collect()
        })
    }

    /// Forgets a turn that has begun.
    fn cancel(&mut self) {
        for_game!(&mut self.0, |P, composed| composed.change(|_| ()));
    }

    /// The numbers of the actions that are legal now.
    fn legal_actions(&self) -> Vec<usize> {
        let mask = for_game!(&self.0, |P, composed| composed.mask());
        mask.iter().enumerate().filter(|(_, legal)| **legal).map(|(action, _)| action).collect()
    }

    /// Which actions are legal now, as an array of truth values.
    fn legal_mask<'py>(&self, py: Python<'py>) -> Bound<'py, PyArray1<bool>> {
        for_game!(&self.0, |P, composed| composed.mask()).into_pyarray(py)
    }

    /// What a side sees as planes of numbers; without a side, the one to move.
    /// A hidden setup stays hidden (E5).
    #[pyo3(signature = (side = None))]
    fn observation<'py>(
        &self,
        py: Python<'py>,
        side: Option<&str>,
    ) -> PyResult<Bound<'py, PyArray2<f32>>> {
        for_game!(&self.0, |P, composed| {
            let at = composed.at();
            let side = side.map_or(Ok(at.position.to_move()), side_named)?;
            position::observation(py, &at, composed.begun, side)
        })
    }

    /// The game as a side may see it, or as anybody else may (None).
    #[pyo3(signature = (side = None))]
    fn seen_by(&self, side: Option<&str>) -> PyResult<SeenGame> {
        for_game!(&self.0, |P, composed| {
            let viewer = position::viewer::<P>(side)?;
            Ok(SeenGame::of(&composed.game.seen_by(viewer)))
        })
    }

    /// The game as a record. Names of players and the like can be given as
    /// tags: `game.record(Light="Ada")`.
    #[pyo3(signature = (**tags))]
    fn record(&self, tags: Option<std::collections::BTreeMap<String, String>>) -> PyResult<Record> {
        let record = for_game!(&self.0, |P, composed| pylos_rules::Record::of_game(&composed.game));
        Record(record).with_tags(tags)
    }

    /// The board as an SVG picture.
    #[pyo3(signature = (width = 480, height = 400))]
    fn svg(&self, py: Python<'_>, width: u32, height: u32) -> PyResult<String> {
        picture::svg(py, self.board(), (width, height))
    }

    /// The board as a PNG file.
    #[pyo3(signature = (width = 480, height = 400))]
    fn png(&self, py: Python<'_>, width: u32, height: u32) -> PyResult<Cow<'static, [u8]>> {
        picture::png_file(py, self.board(), (width, height)).map(Cow::Owned)
    }

    /// The board as an array of pixels: rows of red, green and blue.
    #[pyo3(signature = (width = 480, height = 400))]
    fn pixels<'py>(
        &self,
        py: Python<'py>,
        width: u32,
        height: u32,
    ) -> PyResult<Bound<'py, PyArray3<u8>>> {
        picture::pixels(py, self.board(), (width, height))
    }

    /// For notebooks.
    fn _repr_svg_(&self, py: Python<'_>) -> PyResult<String> {
        self.svg(py, SIZE.0, SIZE.1)
    }

    /// For notebooks.
    fn _repr_png_(&self, py: Python<'_>) -> PyResult<Cow<'static, [u8]>> {
        self.png(py, SIZE.0, SIZE.1)
    }

    /// The same game, to be played on independently.
    fn copy(&self) -> Game {
        self.clone()
    }

    fn __copy__(&self) -> Game {
        self.clone()
    }

    fn __deepcopy__(&self, _memo: &Bound<'_, PyAny>) -> Game {
        self.clone()
    }

    fn __repr__(&self) -> String {
        for_game!(&self.0, |P, composed| {
            let (game, at) = (&composed.game, composed.at());
            format!("<Game {}, ply {}: {}>", game.rules(), game.ply(), at.position)
        })
    }

    fn __reduce__<'py>(slf: &Bound<'py, Self>) -> PyResult<(Bound<'py, PyAny>, Pickled)> {
        let game = slf.borrow();
        let class: Bound<'py, PyType> = slf.get_type();
        let record = game.record(None)?.0.to_string();
        let done = for_game!(&game.0, |P, composed| P::done(composed.begun));
        Ok((class.getattr("_restored")?, (record, done)))
    }

    /// What was pickled: a record, and the actions of a turn that has begun.
    #[staticmethod]
    fn _restored(record: &str, done: Vec<usize>) -> PyResult<Game> {
        let mut game = Record::read(record)?.to_game()?;
        for action in done {
            if game.act(action)?.is_some() {
                return Err(plain::<PylosError>(
                    "what was pickled is more than a turn's beginning",
                ));
            }
        }
        Ok(game)
    }
}
