//! Engines.

mod answers;
mod interrupt;

use std::sync::{Mutex, TryLockError};

use pylos_engine::{Level, Limits, Playable, Resources, Strength};
use pylos_rules::{ByGame, Game as Played, equator, pyramid};
use pyo3::prelude::*;

pub use answers::{Choice, Review};

use crate::arguments::{RulesArgument, duration, limits};
use crate::game::Game;
use crate::playing::Playing;
use crate::position::Position;
use crate::refusal::{BadRules, Busy, IllegalTurn, PylosError, over, plain, refused};
use crate::rules::Rules;
use crate::tablebase::Tablebase;
use crate::value::Score;

/// A computer player of either game: as strong as the limits of a search allow,
/// or as one of ten levels. With a tablebase of its rules it plays perfectly.
///
/// >>> engine = Engine("carpentier", level=1, seed=7)
/// >>> engine.choose(Game("carpentier")).turn in Position("carpentier").turns()
/// True
/// >>> choice = Engine("standard").choose(Position("standard"), depth=3)
/// >>> choice.depth >= 3, choice.turn == choice.line[0]
/// (True, True)
///
/// Other threads of Python go on while it thinks, and Ctrl-C ends its search.
/// One engine thinks for one thread at a time: give every thread its own.
#[pyclass(frozen, module = "pylos")]
pub struct Engine {
    engine: ByGame<Mutex<Of<pyramid::Position>>, Mutex<Of<equator::Position>>>,
    stop: pylos_engine::Stop,
}

type Of<P> = pylos_engine::Engine<P>;

/// A game, or a position without a past.
#[derive(FromPyObject)]
enum Where<'py> {
    Position(Bound<'py, Position>),
    Game(PyRef<'py, Game>),
}

impl Where<'_> {
    fn game(&self) -> pylos_rules::AnyGame {
        match self {
            Where::Game(game) => game.played(),
            Where::Position(position) => match position.get().0 {
                ByGame::Pyramid(at) => {
                    ByGame::Pyramid(Played::from_position(at.rules, at.position))
                }
                ByGame::Equator(at) => {
                    ByGame::Equator(Played::from_position(at.rules, at.position))
                }
            },
        }
    }
}

#[pymethods]
impl Engine {
    /// `level` is 1 to 10, or None for full strength; `memory` is in megabytes.
    #[new]
    #[pyo3(signature = (rules, level = None, *, seed = 0, threads = 1, memory = 16, tablebase = None))]
    fn new(
        rules: RulesArgument,
        level: Option<u8>,
        seed: u64,
        threads: usize,
        memory: usize,
        tablebase: Option<&Tablebase>,
    ) -> PyResult<Engine> {
        let strength = match level {
            Some(number) => Strength::Level(Level::new(number).ok_or_else(|| {
                plain::<PylosError>(format!("{number} is not a level: levels are 1 to 10"))
            })?),
            None => Strength::Full,
        };
        if !(1..=MOST_THREADS).contains(&threads) {
            return Err(plain::<PylosError>(format!("an engine has 1 to {MOST_THREADS} threads")));
        }
        let resources = Resources { threads, memory: memory.saturating_mul(1 << 20) };
        match rules.0 {
            ByGame::Pyramid(rules) => {
                let mut engine = made(rules, strength, seed, resources)?;
                if let Some(tablebase) = tablebase {
                    if tablebase.0.rules() != rules {
                        let found = tablebase.0.rules();
                        return Err(plain::<BadRules>(format!(
                            "the tablebase is one of {found}, the engine plays {rules}"
                        )));
                    }
                    engine = engine.with_oracle(tablebase.0.clone());
                }
                Ok(Engine { stop: engine.stop(), engine: ByGame::Pyramid(Mutex::new(engine)) })
            }
            ByGame::Equator(_) if tablebase.is_some() => {
                Err(plain::<BadRules>("only the pyramid game has tablebases"))
            }
            ByGame::Equator(rules) => {
                let engine = made(rules, strength, seed, resources)?;
                Ok(Engine { stop: engine.stop(), engine: ByGame::Equator(Mutex::new(engine)) })
            }
        }
    }

    /// The rules that it plays by.
    #[getter]
    fn rules(&self) -> PyResult<Rules> {
        Ok(Rules(match &self.engine {
            ByGame::Pyramid(engine) => ByGame::Pyramid(idle(engine)?.rules()),
            ByGame::Equator(engine) => ByGame::Equator(idle(engine)?.rules()),
        }))
    }

    /// Chooses a turn in a game or a position. A level thinks within its own
    /// limits and these; at full strength it thinks for a second unless a
    /// depth, a number of positions or a time is given.
    #[pyo3(signature = (at, *, depth = None, nodes = None, seconds = None))]
    fn choose(
        &self,
        py: Python<'_>,
        at: Where<'_>,
        depth: Option<u32>,
        nodes: Option<u64>,
        seconds: Option<f64>,
    ) -> PyResult<Choice> {
        let limits = limited(limits(depth, nodes, seconds)?);
        match (&self.engine, at.game()) {
            (ByGame::Pyramid(engine), ByGame::Pyramid(game)) => {
                self.think(py, engine, &game, |engine| {
                    engine.choose(&game, &limits).map(Choice::of)
                })
            }
            (ByGame::Equator(engine), ByGame::Equator(game)) => {
                self.think(py, engine, &game, |engine| {
                    engine.choose(&game, &limits).map(Choice::of)
                })
            }
            _ => Err(other_game()),
        }
    }

    /// Every legal turn with what it is worth to its player, best first, found
    /// in about so many seconds.
    #[pyo3(signature = (at, *, seconds = 1.0))]
    fn weigh(&self, py: Python<'_>, at: Where<'_>, seconds: f64) -> PyResult<Vec<(String, Score)>> {
        let time = duration(seconds)?;
        match (&self.engine, at.game()) {
            (ByGame::Pyramid(engine), ByGame::Pyramid(game)) => {
                self.think(py, engine, &game, |engine| {
                    engine.weigh(&game, time).map(answers::weighed)
                })
            }
            (ByGame::Equator(engine), ByGame::Equator(game)) => {
                self.think(py, engine, &game, |engine| {
                    engine.weigh(&game, time).map(answers::weighed)
                })
            }
            _ => Err(other_game()),
        }
    }

    /// Holds a turn against the best one.
    #[pyo3(signature = (at, turn, *, depth = None, nodes = None, seconds = None))]
    fn review(
        &self,
        py: Python<'_>,
        at: Where<'_>,
        turn: &str,
        depth: Option<u32>,
        nodes: Option<u64>,
        seconds: Option<f64>,
    ) -> PyResult<Review> {
        let limits = limited(limits(depth, nodes, seconds)?);
        match (&self.engine, at.game()) {
            (ByGame::Pyramid(engine), ByGame::Pyramid(game)) => {
                let turn = legal(&game, turn)?;
                self.think(py, engine, &game, |engine| {
                    engine.review(&game, turn, &limits).map(Review::of)
                })
            }
            (ByGame::Equator(engine), ByGame::Equator(game)) => {
                let turn = legal(&game, turn)?;
                self.think(py, engine, &game, |engine| {
                    engine.review(&game, turn, &limits).map(Review::of)
                })
            }
            _ => Err(other_game()),
        }
    }

    /// Forgets all that it has found and takes chance from this seed: it plays
    /// as if new.
    fn restart(&self, seed: u64) -> PyResult<()> {
        match &self.engine {
            ByGame::Pyramid(engine) => as_new(&mut *idle(engine)?, seed),
            ByGame::Equator(engine) => as_new(&mut *idle(engine)?, seed),
        }
        Ok(())
    }

    /// Ends a search that another thread has begun: it answers with the best
    /// turn so far.
    fn stop(&self) {
        self.stop.stop();
    }

    fn __repr__(&self) -> String {
        match self.rules() {
            Ok(rules) => format!("<Engine of {}>", rules.0),
            Err(_) => "<Engine, thinking>".to_owned(),
        }
    }
}

/// More than any machine has, and fewer than a system refuses to start.
const MOST_THREADS: usize = 256;

impl Engine {
    /// Lets the engine work on a game of its rules, so that Ctrl-C ends it.
    fn think<P: Playing, T: Send>(
        &self,
        py: Python<'_>,
        engine: &Mutex<Of<P>>,
        game: &Played<P>,
        work: impl FnOnce(&mut Of<P>) -> Option<T> + Send,
    ) -> PyResult<T>
    where
        Of<P>: Send,
    {
        if let Some(outcome) = game.outcome() {
            return Err(over(outcome));
        }
        let mut engine = idle(engine)?;
        if engine.rules() != game.rules() {
            let (ours, theirs) = (engine.rules(), game.rules());
            return Err(plain::<BadRules>(format!(
                "the engine plays {ours}, the game is {theirs}"
            )));
        }
        self.stop.clear();
        let engine = &mut *engine;
        let found = interrupt::run(py, move || work(engine), || self.stop.stop())?;
        found.ok_or_else(|| plain::<PylosError>("there is nothing to choose here"))
    }
}

/// The engine, if nobody else is using it.
fn idle<P: Playable>(engine: &Mutex<Of<P>>) -> PyResult<std::sync::MutexGuard<'_, Of<P>>> {
    match engine.try_lock() {
        Ok(engine) => Ok(engine),
        Err(TryLockError::WouldBlock) => Err(plain::<Busy>(
            "the engine is thinking for another thread: give every thread its own",
        )),
        Err(TryLockError::Poisoned(_)) => {
            Err(plain::<Busy>("the engine has broken down: make another"))
        }
    }
}

fn made<P: Playing>(
    rules: P::Rules,
    strength: Strength,
    seed: u64,
    resources: Resources,
) -> PyResult<Of<P>> {
    let engine = Of::new(rules, strength).seeded(seed);
    engine.with_resources(resources).map_err(plain::<PylosError>)
}

fn as_new<P: Playing>(engine: &mut Of<P>, seed: u64) {
    engine.forget();
    engine.seed(seed);
}

fn legal<P: Playing>(game: &Played<P>, turn: &str) -> PyResult<P::Turn> {
    let turn = game.position().read_turn(game.rules(), turn);
    turn.map_err(|error| refused::<IllegalTurn>(&error))
}

/// A second, unless there is some other limit.
fn limited(limits: Limits) -> Limits {
    match limits {
        Limits::NONE => Limits { time: Some(std::time::Duration::from_secs(1)), ..limits },
        limits => limits,
    }
}

fn other_game() -> PyErr {
    plain::<BadRules>("the engine plays the other game")
}
