//! What positions are worth.

use std::collections::HashMap;
use std::time::Duration;

use pylos_engine::equator::{AnalysedTurn, Ending, Solver};
use pylos_engine::{Control, Limits, Oracle, PerfectPlay, Score, Sight, Stop, TimeSource};
use pylos_rules::{ByGame, Game, Position as _, Side as _, Value, equator, pyramid};
use pylos_teacher::pyramid::Teacher;
use pylos_teacher::{Expected, Taught as _};
use pylos_views::{Evaluated, Evaluation, TurnValue, Worth};

use super::because;
use crate::board::Board;
use crate::chair::Chair;
use crate::refusal::Refusal;
use crate::thinker::{PyramidOracle, Thinker, Weighed};

/// What the solver of the equator game may keep: a whole game fits.
const SOLVER_MEMORY: usize = 64 << 20;

/// How long a perfect line is shown at most.
const LINE: usize = 64;

/// What a position is worth: by the tablebase, else by the engine. What takes
/// long tells `report` how much of it is done.
pub fn evaluate(
    thinker: &mut Thinker,
    board: &Board,
    budget: Duration,
    oracle: Option<PyramidOracle>,
    report: &mut dyn FnMut(usize, usize),
) -> Result<Evaluation, Refusal> {
    if board.to_move().is_none() {
        return Ok(Evaluation {
            source: Evaluated::Rules,
            exact: true,
            value: over(board, board.last_mover().other()),
            depth: None,
            turns: Vec::new(),
            line: Vec::new(),
            because: Vec::new(),
        });
    }
    if let (Some(oracle), ByGame::Pyramid(game)) = (&oracle, board.game())
        && let Some(known) = look_up(&**oracle, game)
    {
        return Ok(known);
    }
    let clock = thinker.clock();
    let started = clock.now();
    if let ByGame::Equator(game) = board.game()
        && let Some(known) = solve(game, budget * 3 / 4, &*clock, report)
    {
        return Ok(known);
    }
    let left = budget.saturating_sub(clock.now().saturating_sub(started));
    let Some(Weighed { thought, turns }) = thinker.weigh(board, left) else {
        return Err(no_thought());
    };
    let show = |(turn, score): (String, Score)| -> Result<TurnValue, Refusal> {
        let mut after = board.clone();
        after.play(&turn)?;
        Ok(TurnValue { turn, value: score.into(), position: after.position() })
    };
    let because = because::of_thought(board, &thought);
    Ok(Evaluation {
        source: Evaluated::Engine,
        exact: thought.score.is_exact(),
        value: thought.score.into(),
        depth: Some(thought.depth),
        turns: turns.into_iter().map(show).collect::<Result<_, _>>()?,
        line: thought.line,
        because,
    })
}

/// Every turn's value, best first, and the line of best turns, as far as the
/// oracle sees; `None` if it does not know.
pub fn look_up(
    oracle: &dyn Oracle<pyramid::Position>,
    game: &Game<pyramid::Position>,
) -> Option<Evaluation> {
    let values = turn_values(oracle, game)?;
    let best = values.first()?.1;
    let mut line = Vec::new();
    let mut here = game.clone();
    let longest = if oracle.sight() == Sight::Far { LINE } else { 1 };
    while line.len() < longest && here.outcome().is_none() {
        let Some((turn, _)) = turn_values(oracle, &here)?.into_iter().next() else { break };
        here.play(turn).ok()?;
        line.push(turn.to_string());
        if best == Value::Draw.into() && line.len() >= 8 {
            break; // a draw can be played out forever
        }
    }
    let show = |(turn, score): &(pyramid::Turn, Score)| TurnValue {
        turn: turn.to_string(),
        value: (*score).into(),
        position: game.position().play_unchecked(game.rules(), *turn).to_string(),
    };
    Some(Evaluation {
        source: Evaluated::Tablebase,
        exact: best.is_exact(),
        value: best.into(),
        depth: None,
        turns: values.iter().map(show).collect(),
        line,
        because: Teacher::new(game.rules(), oracle).why_good(game.position(), values.first()?.0),
    })
}

/// Every turn of the equator game with what it comes to, if that can be found
/// in this time; the setup cannot be solved.
fn solve(
    game: &Game<equator::Position>,
    time: Duration,
    clock: &dyn TimeSource,
    report: &mut dyn FnMut(usize, usize),
) -> Option<Evaluation> {
    let (rules, position) = (game.rules(), game.position());
    let stop = Stop::default();
    let control = Control::start(Limits::time(time), clock, &stop);
    let solved =
        Solver::new(rules, SOLVER_MEMORY).analyse_and_report(position, &control, report).ok()?;
    let value = |ending: Ending| Worth::Points { points: ending.margin };
    let show = |AnalysedTurn { turn, result }: &AnalysedTurn| TurnValue {
        turn: turn.to_string(),
        value: value(*result),
        position: position.play_unchecked(rules, *turn).to_string(),
    };
    let valued: Vec<_> = solved.turns.iter().map(|turn| (turn.turn, turn.result)).collect();
    let good = Expected { line: &solved.line, score: Score::Points(solved.result.margin) };
    let mut because = equator::Position::why_good(rules, position, good, None);
    because.extend(pylos_teacher::equator::only_points(rules, position, &solved.line, &valued));
    Some(Evaluation {
        source: Evaluated::Engine,
        exact: true,
        value: value(solved.result),
        depth: None,
        turns: solved.turns.iter().map(show).collect(),
        line: solved.line.iter().map(ToString::to_string).collect(),
        because,
    })
}

/// Every turn with its value for whoever plays it, best first; equals in
/// canonical order. The history counts (P12).
pub(super) fn turn_values(
    oracle: &dyn Oracle<pyramid::Position>,
    game: &Game<pyramid::Position>,
) -> Option<Vec<(pyramid::Turn, Score)>> {
    let known = PerfectPlay::new(oracle, game).turns()?;
    let known: HashMap<_, _> = known.into_iter().map(|turn| (turn.next, turn.score)).collect();
    let (rules, position) = (game.rules(), game.position());
    let value = |turn| Some((turn, *known.get(&position.play_unchecked(rules, turn))?));
    let mut values: Vec<_> = position.turns(rules).into_iter().map(value).collect::<Option<_>>()?;
    values.sort_by_key(|value| std::cmp::Reverse(value.1));
    Some(values)
}

/// What a game that is over is worth to a side.
pub(super) fn over(board: &Board, side: Chair) -> Worth {
    let Some(winner) = board.winner() else { return Worth::Draw };
    match board.points() {
        Some(points) => {
            let ahead = i16::from(points[side as usize]) - i16::from(points[side.other() as usize]);
            Worth::Points { points: ahead }
        }
        None if winner == side => Worth::Win { plies: 1 },
        None => Worth::Loss { plies: 0 },
    }
}

pub(super) fn no_thought() -> Refusal {
    Refusal::internal("the engine has nothing to say about a game that goes on")
}
