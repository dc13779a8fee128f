//! What positions are worth, and where a game was won and lost.

use std::cmp::Ordering;
use std::collections::HashMap;
use std::sync::Arc;
use std::time::{Duration, Instant};

use pylos_engine::equator::{AnalysedTurn, Ending, Solver};
use pylos_engine::{Accuracy, Control, Limits, PerfectPlay, Score, Stop, SystemClock};
use pylos_rules::{ByGame, Game, Position as _, Side as _, Value, equator, pyramid};
use pylos_views::{
    Evaluated, Evaluation, Mark, Review, ReviewedSide, ReviewedTurn, TurnValue, Worth,
};

use crate::board::Board;
use crate::chair::Chair;
use crate::error::ApiError;
use crate::pool::Pool;
use crate::thinker::{PyramidOracle, Thinker, Weighed};

/// How long the engine looks at each position of a review, and at all of them.
const POSITION_TIME: Duration = Duration::from_millis(150);
const REVIEW_TIME: Duration = Duration::from_secs(20);

/// What the solver of the equator game may keep: a whole game fits.
const SOLVER_MEMORY: usize = 64 << 20;

/// How long a perfect line is shown at most.
const LINE: usize = 64;

/// So much worse, in balls or points, an engine's turn must look to be called
/// a mistake, or a blunder.
const MISTAKE: f64 = 1.0;
const BLUNDER: f64 = 3.0;

/// What a position is worth: by the tablebase, else by the engine.
pub fn evaluate(
    thinker: &mut Thinker,
    board: &Board,
    budget: Duration,
    oracle: Option<PyramidOracle>,
) -> Result<Evaluation, ApiError> {
    if board.to_move().is_none() {
        return Ok(Evaluation {
            source: Evaluated::Rules,
            exact: true,
            value: over(board, board.last_mover().other()).0,
            depth: None,
            turns: Vec::new(),
            line: Vec::new(),
        });
    }
    if let (Some(oracle), ByGame::Pyramid(game)) = (&oracle, board.game())
        && let Some(known) = look_up(oracle, game)
    {
        return Ok(known);
    }
    let started = Instant::now();
    if let ByGame::Equator(game) = board.game()
        && let Some(known) = solve(game.rules(), game.position(), budget * 3 / 4)
    {
        return Ok(known);
    }
    let left = budget.saturating_sub(started.elapsed());
    let Some(Weighed { thought, turns }) = thinker.weigh(board, left) else {
        return Err(no_thought());
    };
    let show = |(turn, score): (String, Score)| -> Result<TurnValue, ApiError> {
        let mut after = board.clone();
        after.play(&turn)?;
        Ok(TurnValue { turn, value: score.into(), position: after.position() })
    };
    Ok(Evaluation {
        source: Evaluated::Engine,
        exact: thought.score.is_exact(),
        value: thought.score.into(),
        depth: Some(thought.depth),
        turns: turns.into_iter().map(show).collect::<Result<_, _>>()?,
        line: thought.line,
    })
}

/// Every turn's value, best first, and the line of best turns.
fn look_up(oracle: &PyramidOracle, game: &Game<pyramid::Position>) -> Option<Evaluation> {
    let values = turn_values(oracle, game)?;
    let best = values.first()?.1;
    let mut line = Vec::new();
    let mut here = game.clone();
    while line.len() < LINE && here.outcome().is_none() {
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
    })
}

/// Every turn of the equator game with what it comes to, if that can be found
/// in this time; the setup cannot be solved.
fn solve(
    rules: equator::Rules,
    position: &equator::Position,
    time: Duration,
) -> Option<Evaluation> {
    let (clock, stop) = (SystemClock::default(), Stop::default());
    let control = Control::start(Limits::time(time), &clock, &stop);
    let solved = Solver::new(rules, SOLVER_MEMORY).analyse(position, &control).ok()?;
    let value = |ending: Ending| Worth::Points { points: ending.margin };
    let show = |AnalysedTurn { turn, result }: &AnalysedTurn| TurnValue {
        turn: turn.to_string(),
        value: value(*result),
        position: position.play_unchecked(rules, *turn).to_string(),
    };
    Some(Evaluation {
        source: Evaluated::Engine,
        exact: true,
        value: value(solved.result),
        depth: None,
        turns: solved.turns.iter().map(show).collect(),
        line: solved.line.iter().map(ToString::to_string).collect(),
    })
}

/// Every turn with its value for whoever plays it, best first; equals in
/// canonical order. The history counts (P12).
fn turn_values(
    oracle: &PyramidOracle,
    game: &Game<pyramid::Position>,
) -> Option<Vec<(pyramid::Turn, Score)>> {
    let known = PerfectPlay::new(&**oracle, game).turns()?;
    let known: HashMap<_, _> = known.into_iter().map(|turn| (turn.next, turn.score)).collect();
    let (rules, position) = (game.rules(), game.position());
    let value = |turn| Some((turn, *known.get(&position.play_unchecked(rules, turn))?));
    let mut values: Vec<_> = position.turns(rules).into_iter().map(value).collect::<Option<_>>()?;
    values.sort_by_key(|value| std::cmp::Reverse(value.1));
    Some(values)
}

/// A whole game, turn by turn. The pool is asked for one position after the
/// other, so that games are not kept waiting by a long review.
pub async fn review(
    pool: &Pool,
    asker: &str,
    board: Arc<Board>,
    oracle: Option<PyramidOracle>,
) -> Result<Review, ApiError> {
    let known = match oracle {
        Some(oracle) => {
            let board = Arc::clone(&board);
            let look_up = move |_: &mut Thinker| match board.game() {
                ByGame::Pyramid(game) => review_exactly(&oracle, game),
                ByGame::Equator(_) => None,
            };
            pool.think(asker, look_up).await?
        }
        None => None,
    };
    let (source, Judgement { turns, accuracies }) = match known {
        Some(judgement) => (Evaluated::Tablebase, judgement),
        None => (Evaluated::Engine, review_by_search(pool, asker, &board).await?),
    };
    let sides = board.kind().sides();
    let side = |chair: Chair| {
        let name = sides[chair as usize];
        let count = |mark| turns.iter().filter(|t| t.side == name && t.mark == mark).count();
        let accuracy = accuracies[chair as usize];
        ReviewedSide {
            side: name,
            mistakes: count(Mark::Mistake),
            blunders: count(Mark::Blunder),
            choices: accuracy.choices(),
            kept: accuracy.kept(),
            accuracy: accuracy.share(),
        }
    };
    Ok(Review {
        rules: board.rules(),
        source,
        exact: source == Evaluated::Tablebase,
        sides: Chair::BOTH.map(side).into(),
        turns,
    })
}

/// What is said about the turns of a game, and how well each side chose.
#[derive(Default)]
struct Judgement {
    turns: Vec<ReviewedTurn>,
    accuracies: [Accuracy; 2],
}

fn review_exactly(oracle: &PyramidOracle, game: &Game<pyramid::Position>) -> Option<Judgement> {
    let mut here = Game::from_position(game.rules(), *game.start());
    here = here.with_repetition(game.repetition());
    let mut judged = Judgement::default();
    for (ply, (turn, position)) in game.turns().zip(game.positions()).enumerate() {
        let values = turn_values(oracle, &here)?;
        here.play(turn).ok()?;
        let before = values.first()?.1;
        let after = values.iter().find(|(other, _)| *other == turn)?.1;
        let best = values.iter().filter(|(_, value)| *value == before);
        let keeps = values.iter().filter(|(_, value)| result(*value) == result(before)).count();
        let mark = match result(before) - result(after) {
            0 if keeps == 1 && values.len() > 1 => Mark::Only,
            0 if after == before => Mark::Best,
            0 => Mark::Slower,
            1 => Mark::Mistake,
            _ => Mark::Blunder,
        };
        let mover = Chair::of(position.to_move());
        let scores: Vec<Score> = values.iter().map(|(_, score)| *score).collect();
        judged.accuracies[mover as usize].count(after, &scores);
        judged.turns.push(ReviewedTurn {
            ply: ply + 1,
            side: position.to_move().into(),
            turn: turn.to_string(),
            before: before.into(),
            after: after.into(),
            mark,
            best: best.map(|(turn, _)| turn.to_string()).collect(),
        });
    }
    Some(judged)
}

/// Won 2, drawn 1, lost 0.
fn result(score: Score) -> i8 {
    match score.cmp(&Value::Draw.into()) {
        Ordering::Greater => 2,
        Ordering::Equal => 1,
        Ordering::Less => 0,
    }
}

/// Without a tablebase: what the engine thinks of every turn that could be
/// played, and of the one that was.
async fn review_by_search(pool: &Pool, asker: &str, board: &Board) -> Result<Judgement, ApiError> {
    let sides = board.kind().sides();
    let positions = board.ply() as u32 + 1;
    let time = POSITION_TIME.min(REVIEW_TIME / positions);
    let think = async |here: &Board| {
        let here = here.clone();
        pool.think(asker, move |thinker| thinker.weigh(&here, time)).await
    };
    let mut here = board.clone();
    here.undo_to(0);
    let mut thoughts = Vec::new();
    for turn in board.turns() {
        thoughts.push(think(&here).await?);
        here.play(&turn)?;
    }
    // What the last turn has led to.
    let end = match here.to_move() {
        Some(_) => think(&here).await?.map(|weighed| weighed.thought.score),
        None => None,
    };
    let mut judged = Judgement::default();
    for (ply, turn) in board.turns().into_iter().enumerate() {
        let Some(Weighed { thought: before, turns }) = &thoughts[ply] else {
            return Err(no_thought());
        };
        let mover = board.mover_at(ply).unwrap_or(Chair::First);
        let next = match thoughts.get(ply + 1) {
            Some(weighed) => weighed.as_ref().map(|weighed| weighed.thought.score),
            None => end,
        };
        // The same side may be to move again: then nothing is turned round.
        let same = board.mover_at(ply + 1).or(here.to_move()) == Some(mover);
        let next = next.map(|score| if same { score } else { score.before() });
        let (after, rank) = match next {
            Some(score) => (score.into(), rank(score)),
            None => over(&here, mover),
        };
        let lost = self::rank(before.score) - rank;
        // Looking at the turn itself may have found more in it, or less.
        let weighed = turns.iter().find(|(other, _)| *other == turn).map(|(_, score)| *score);
        let played = next.or(weighed).unwrap_or(before.score).min(before.score);
        let scores: Vec<Score> = turns.iter().map(|(_, score)| *score).collect();
        judged.accuracies[mover as usize].count(played, &scores);
        let mark = if turn == before.turn {
            Mark::Best
        } else if lost >= BLUNDER {
            Mark::Blunder
        } else if lost >= MISTAKE {
            Mark::Mistake
        } else {
            Mark::Good
        };
        judged.turns.push(ReviewedTurn {
            ply: ply + 1,
            side: sides[mover as usize],
            turn,
            before: before.score.into(),
            after,
            mark,
            best: vec![before.turn.clone()],
        });
    }
    Ok(judged)
}

/// Worth more than any estimate.
const SURE: f64 = 30.0;

/// A score as a number of balls or points.
fn rank(score: Score) -> f64 {
    match score {
        Score::Exact(Value::Win(_)) => SURE,
        Score::Exact(Value::Draw) => 0.0,
        Score::Exact(Value::Loss(_)) => -SURE,
        Score::Points(points) => f64::from(points),
        Score::Estimate(worth) => f64::from(worth) / 100.0,
    }
}

/// What a game that is over is worth to a side, and the same as a number.
fn over(board: &Board, side: Chair) -> (Worth, f64) {
    let won = match board.winner() {
        None => return (Worth::Draw, 0.0),
        Some(winner) => winner == side,
    };
    match board.points() {
        Some(points) => {
            let ahead = i16::from(points[side as usize]) - i16::from(points[side.other() as usize]);
            (Worth::Points { points: ahead }, f64::from(ahead))
        }
        None if won => (Worth::Win { plies: 1 }, SURE),
        None => (Worth::Loss { plies: 0 }, -SURE),
    }
}

fn no_thought() -> ApiError {
    ApiError::internal("the engine has nothing to say about a game that goes on")
}
