//! The figures of one game.

use std::ops::ControlFlow;

use pylos_engine::{Engine, Level, Limits, Strength};
use pylos_findings::Weighed;
use pylos_findings::playouts::{self, Games, Question};
use pylos_findings::survey::{Sample, Survey, survey};
use pylos_rules::pyramid::{Position, Rules, Turn};
use pylos_rules::{Game, Position as _, Value};
use pylos_solver::{SolveError, Verdict};
use pylos_tablebase::{Statistics, Tablebase, TablebaseError, code};
use serde_json::json;

use crate::commands::reach;

/// How much is looked at.
pub struct Wanted {
    /// The positions that are drawn by lot.
    pub sample: Sample,
    /// How many decisions each level makes.
    pub decisions: usize,
}

/// What is known of one game.
pub struct Figures {
    pub rules: Rules,
    pub bytes: u64,
    /// The value of the empty board.
    pub value: Value,
    /// Every first turn with its value, one for each family of images.
    pub first_turns: Vec<(Turn, Value)>,
    pub longest: u16,
    /// The first position with the longest way to the end, and the way.
    pub longest_line: Option<(Position, Vec<Turn>)>,
    /// By balls on the board: wins, draws, losses.
    pub by_balls: Vec<[u64; 3]>,
    /// By distance: how many wins or losses.
    pub by_distance: Vec<u64>,
    pub survey: Survey,
    /// By balls on the board: how many positions play can lead to.
    pub reached: Vec<u64>,
    pub games: Games,
    pub players: Vec<Player>,
}

/// How often a player keeps the result where it could be lost.
pub struct Player {
    pub name: String,
    /// The share, from 0 to 1.
    pub kept: f64,
}

/// Why there are none.
pub enum Stop {
    Tablebase(TablebaseError),
    /// What play can lead to was not found.
    Reach(SolveError),
    Interrupted,
}

impl From<TablebaseError> for Stop {
    fn from(error: TablebaseError) -> Stop {
        Stop::Tablebase(error)
    }
}

/// Games by lot, for their length.
const GAMES: u64 = 2_000;

/// The levels that play by themselves: the tenth follows the tablebase where
/// there is one.
const LEVELS: std::ops::RangeInclusive<u8> = 1..=9;

impl Figures {
    /// Gathers everything. `watch` is told how much of it is done, from 0 to 1.
    pub fn gather(
        tablebase: &Tablebase,
        wanted: &Wanted,
        watch: &mut dyn FnMut(f64) -> ControlFlow<()>,
    ) -> Result<Figures, Stop> {
        let rules = tablebase.rules();
        let values = |position: &Position| tablebase.probe(position);
        let mut told = |part: f64| match watch(part) {
            ControlFlow::Break(()) => Err(Stop::Interrupted),
            ControlFlow::Continue(()) => Ok(()),
        };
        told(0.0)?;
        let longest_line = longest_line(tablebase)?;
        told(0.1)?;
        let all = wanted.sample.positions as f64;
        let watch_sample = |done: u64| match told(0.1 + 0.5 * done as f64 / all) {
            Ok(()) => ControlFlow::Continue(()),
            Err(_) => ControlFlow::Break(()),
        };
        let found = survey(rules, wanted.sample, &values, watch_sample)?;
        let survey = found.ok_or(Stop::Interrupted)?;
        let reached = reached(rules, wanted.sample.threads, &mut |part| told(0.6 + 0.1 * part))?;
        let questions = playouts::questions(rules, wanted.decisions, wanted.sample.seed, &values)?;
        let mut players = simple_players(rules, &questions);
        for level in LEVELS {
            told(0.7 + 0.3 * f64::from(level - 1) / f64::from(*LEVELS.end()))?;
            players.extend(level_player(rules, level, &questions));
        }
        Ok(Figures {
            rules,
            bytes: tablebase.length(),
            value: values(&Position::START)?,
            first_turns: first_turns(rules, &values)?,
            longest: tablebase.longest(),
            longest_line,
            by_balls: by_balls(tablebase.statistics()),
            by_distance: by_distance(tablebase.statistics()),
            survey,
            reached,
            games: playouts::games(rules, GAMES, wanted.sample.seed),
            players,
        })
    }

    /// How many positions there are.
    pub fn positions(&self) -> u64 {
        self.by_balls.iter().flatten().sum()
    }

    /// Wins, draws, losses.
    pub fn outcomes(&self) -> [u64; 3] {
        self.by_balls.iter().fold([0; 3], |sum, row| [0, 1, 2].map(|i| sum[i] + row[i]))
    }

    /// The same for programs.
    pub fn to_json(&self) -> serde_json::Value {
        let s = &self.survey;
        json!({
            "rules": self.rules.to_string(),
            "value": self.value.to_string(),
            "bytes": self.bytes,
            "first_turns": self.first_turns.iter().map(|(turn, value)| {
                json!({ "turn": turn.to_string(), "value": value.to_string() })
            }).collect::<Vec<_>>(),
            "longest": self.longest,
            "longest_line": self.longest_line.as_ref().map(|(position, turns)| json!({
                "position": position.to_string(),
                "turns": turns.iter().map(Turn::to_string).collect::<Vec<_>>(),
            })),
            "by_balls": self.by_balls,
            "by_distance": self.by_distance,
            "survey": {
                "drawn": s.drawn,
                "positions": s.positions,
                "wins": s.outcomes[0],
                "draws": s.outcomes[1],
                "losses": s.outcomes[2],
                "turns": s.turns,
                "most_turns": s.most_turns,
                "choices": s.choices,
                "single": s.single,
                "single_raises": s.single_raises,
                "single_completes": s.single_completes,
                "single_takes_back": s.single_takes_back,
                "move_hurts": s.hurt,
                "mutual_zugzwang": s.mutual,
                "both_win": s.both_win,
            },
            "reached": self.reached,
            "games": {
                "games": self.games.games,
                "plies": self.games.plies,
                "branching": self.games.branching,
                "tree_log10": self.games.tree,
            },
            "players": self.players.iter().map(|player| {
                json!({ "name": player.name, "kept": player.kept })
            }).collect::<Vec<_>>(),
        })
    }
}

/// How many positions play can lead to, by balls on the board.
fn reached(
    rules: Rules,
    threads: usize,
    told: &mut dyn FnMut(f64) -> Result<(), Stop>,
) -> Result<Vec<u64>, Stop> {
    let found = reach::find(rules, threads, |part, _| match told(part) {
        Ok(()) => Verdict::GoOn,
        Err(_) => Verdict::Stop,
    });
    match found {
        Ok(found) => Ok(found.by_balls().to_vec()),
        Err(SolveError::Stopped) => Err(Stop::Interrupted),
        Err(error) => Err(Stop::Reach(error)),
    }
}

/// First turns with their values: of those that are images of one another, the
/// first.
fn first_turns<E>(
    rules: Rules,
    values: &impl Fn(&Position) -> Result<Value, E>,
) -> Result<Vec<(Turn, Value)>, E> {
    let weighed = Weighed::new(rules, &Position::START, values)?;
    let images = |turn: Turn| {
        let cells = pylos_rules::pyramid::Symmetry::ALL.map(|symmetry| symmetry.cell(turn.to()));
        cells.into_iter().map(|cell| cell.index()).min()
    };
    let first = |turn: Turn| images(turn) == Some(turn.to().index());
    Ok(weighed.turns.into_iter().filter(|(turn, _)| first(*turn)).collect())
}

/// The first position with the greatest distance, and best play from it.
fn longest_line(tablebase: &Tablebase) -> Result<Option<(Position, Vec<Turn>)>, TablebaseError> {
    let longest = tablebase.longest();
    let value = match longest % 2 {
        0 => Value::Loss(longest),
        _ => Value::Win(longest),
    };
    let Some(start) = tablebase.first_with(value)? else { return Ok(None) };
    let mut turns = Vec::new();
    let mut position = start;
    while let Some((turn, _)) = tablebase.best_moves(&position)?.first() {
        turns.push(*turn);
        position = position.play_unchecked(tablebase.rules(), *turn);
    }
    Ok(Some((start, turns)))
}

fn by_balls(statistics: &Statistics) -> Vec<[u64; 3]> {
    let count = |codes: &[u64; 256]| {
        let mut sums = [0; 3];
        for (code, positions) in (0..=255).zip(codes) {
            sums[match code::value(code) {
                Value::Win(_) => 0,
                Value::Draw => 1,
                Value::Loss(_) => 2,
            }] += positions;
        }
        sums
    };
    statistics.iter().map(count).collect()
}

fn by_distance(statistics: &Statistics) -> Vec<u64> {
    let mut sums = vec![0; 256];
    for (code, positions) in statistics.iter().flat_map(|codes| (0..=255).zip(codes)) {
        if let Some(plies) = code::value(code).plies() {
            sums[usize::from(plies)] += positions;
        }
    }
    let used = sums.iter().rposition(|sum| *sum > 0).map_or(0, |last| last + 1);
    sums.truncate(used);
    sums
}

fn simple_players(rules: Rules, questions: &[Question]) -> Vec<Player> {
    let mean = |share: &dyn Fn(&Question) -> f64| {
        questions.iter().map(share).sum::<f64>() / questions.len().max(1) as f64
    };
    vec![
        Player { name: "by lot".to_owned(), kept: mean(&Question::by_lot) },
        Player { name: "greedy".to_owned(), kept: mean(&|question| question.by_greed(rules)) },
    ]
}

/// A level without a tablebase, asked every question anew.
fn level_player(rules: Rules, level: u8, questions: &[Question]) -> Option<Player> {
    let level = Level::new(level)?;
    let mut engine: Engine<Position> = Engine::new(rules, Strength::Level(level));
    let mut kept = 0;
    for (seed, question) in (0..).zip(questions) {
        engine.forget();
        engine.seed(seed);
        let game = Game::from_position(rules, question.position);
        let choice = engine.choose(&game, &Limits::NONE)?;
        kept += usize::from(question.keeps(choice.turn));
    }
    let kept = kept as f64 / questions.len().max(1) as f64;
    Some(Player { name: format!("level {}", level.number()), kept })
}
