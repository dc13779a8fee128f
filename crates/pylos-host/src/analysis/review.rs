//! Where a game was won and lost.

use std::cmp::Ordering;
use std::time::Duration;

use pylos_engine::{Accuracy, Oracle, Score};
use pylos_rules::{ByGame, Game, Side as _, Value, pyramid};
use pylos_teacher::pyramid::Teacher;
use pylos_teacher::{Judged, Loss, lesson};
use pylos_views::{Evaluated, Explanation, Mark, Review, ReviewedSide, ReviewedTurn, Worth};

use super::evaluate::{no_thought, over, turn_values};
use super::{WeighedPosition, because};
use crate::board::Board;
use crate::chair::Chair;
use crate::refusal::{Code, Refusal};
use crate::thinker::Thinker;

/// How long the engine looks at each position of a review, and at all of them.
const POSITION_TIME: Duration = Duration::from_millis(150);
const REVIEW_TIME: Duration = Duration::from_secs(20);

/// So much worse, in balls or points, an engine's turn must look to be called
/// a mistake, or a blunder.
const MISTAKE: f64 = 1.0;
const BLUNDER: f64 = 3.0;

/// A review of a whole game in the making. It looks at one position after the
/// other, so that nobody is kept waiting by a long one; and since no position
/// needs to know of the others, several may look at once ([`Reviewing::weigh`],
/// [`Reviewing::finish`]).
pub struct Reviewing {
    board: Board,
    thoughts: Vec<WeighedPosition>,
}

/// What is said about the turns of a game, and how well each side chose.
#[derive(Default)]
struct Judgement {
    turns: Vec<ReviewedTurn>,
    accuracies: [Accuracy; 2],
}

impl Reviewing {
    /// Begins with a game as it was played.
    pub fn new(board: Board) -> Reviewing {
        Reviewing { board, thoughts: Vec::new() }
    }

    /// The review by exact values, at once; `None` if they are not known.
    pub fn look_up(&self, oracle: &dyn Oracle<pyramid::Position>) -> Option<Review> {
        match self.board.game() {
            ByGame::Pyramid(game) => {
                Some(self.tell(Evaluated::Tablebase, judge_exactly(oracle, game)?))
            }
            ByGame::Equator(_) => None,
        }
    }

    /// How many positions have been looked at, and how many there are.
    pub fn progress(&self) -> (usize, usize) {
        (self.thoughts.len(), self.positions())
    }

    /// Looks at one more position; the review once all have been.
    pub fn step(&mut self, thinker: &mut Thinker) -> Result<Option<Review>, Refusal> {
        let ply = self.thoughts.len();
        if ply < self.positions() {
            self.thoughts.push(self.weigh(ply, thinker)?);
        }
        if self.thoughts.len() < self.positions() {
            return Ok(None);
        }
        Ok(Some(self.tell(Evaluated::Engine, self.judge())))
    }

    /// Looks at the position after so many turns, for whoever puts the review
    /// together.
    pub fn weigh(&self, ply: usize, thinker: &mut Thinker) -> Result<WeighedPosition, Refusal> {
        if ply >= self.positions() {
            return Err(Refusal::new(Code::BadRequest, "the game has no such position"));
        }
        let time = POSITION_TIME.min(REVIEW_TIME / self.positions() as u32);
        let mut here = self.board.clone();
        here.undo_to(ply);
        thinker.weigh(&here, time).map(WeighedPosition::from).ok_or_else(no_thought)
    }

    /// The review of a game whose positions others have looked at, in order.
    pub fn finish(mut self, weighed: Vec<WeighedPosition>) -> Result<Review, Refusal> {
        if weighed.len() != self.positions() {
            let message = format!("the game has {} positions to weigh", self.positions());
            return Err(Refusal::new(Code::BadRequest, message));
        }
        self.thoughts = weighed;
        Ok(self.tell(Evaluated::Engine, self.judge()))
    }

    /// Before every turn, and after the last one if the game goes on.
    pub fn positions(&self) -> usize {
        self.board.ply() + usize::from(self.board.to_move().is_some())
    }

    fn tell(&self, source: Evaluated, Judgement { turns, accuracies }: Judgement) -> Review {
        let sides = self.board.kind().sides();
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
        let mistakes: Vec<Judged<'_>> = turns
            .iter()
            .filter(|turn| matches!(turn.mark, Mark::Mistake | Mark::Blunder))
            .map(|turn| Judged {
                ply: turn.ply,
                side: turn.side,
                loss: Loss(rank(turn.before) - rank(turn.after)),
                because: &turn.because,
            })
            .collect();
        Review {
            rules: self.board.rules(),
            source,
            exact: source == Evaluated::Tablebase,
            sides: Chair::BOTH.map(side).into(),
            lesson: lesson(&mistakes, sides),
            turns,
        }
    }

    /// Without a tablebase: what the engine thinks of every turn that could be
    /// played, and of the one that was.
    fn judge(&self) -> Judgement {
        let sides = self.board.kind().sides();
        let mut judged = Judgement::default();
        for (ply, turn) in self.board.turns().into_iter().enumerate() {
            let before = &self.thoughts[ply];
            let turns = &before.turns;
            let mover = self.board.mover_at(ply).unwrap_or(Chair::First);
            // The same side may be to move again: then nothing is turned round.
            let same = self.board.mover_at(ply + 1).or(self.board.to_move()) == Some(mover);
            let next = self.thoughts.get(ply + 1).map(|weighed| weighed.score);
            let next = next.map(|score| if same { score } else { score.before() });
            let after = next.map_or_else(|| over(&self.board, mover), Worth::from);
            let lost = rank(before.score.into()) - rank(after);
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
            let because = match mark {
                Mark::Mistake | Mark::Blunder => self.why_bad(ply, &turn),
                _ => Vec::new(),
            };
            judged.turns.push(ReviewedTurn {
                ply: ply + 1,
                side: sides[mover as usize],
                turn,
                before: before.score.into(),
                after,
                mark,
                best: vec![before.turn.clone()],
                because,
            });
        }
        judged
    }

    /// Why a turn looks bad to the engine: what its line and that of the better
    /// turn show.
    fn why_bad(&self, ply: usize, turn: &str) -> Vec<Explanation> {
        let better = &self.thoughts[ply];
        let Some(next) = self.thoughts.get(ply + 1) else { return Vec::new() };
        let mut line = vec![turn.to_owned()];
        line.extend(next.line.iter().cloned());
        let mut before = self.board.clone();
        before.undo_to(ply);
        because::of_mistake(&before, &line, next.score, better)
    }
}

fn judge_exactly(
    oracle: &dyn Oracle<pyramid::Position>,
    game: &Game<pyramid::Position>,
) -> Option<Judgement> {
    let mut here = Game::from_position(game.rules(), *game.start());
    here = here.with_repetition(game.repetition());
    // All of them are asked for before any is looked at: an oracle that has to
    // fetch what it tells is spared the way for each.
    let mut known = Vec::new();
    for turn in game.turns() {
        known.push(turn_values(oracle, &here));
        here.play(turn).ok()?;
    }
    let mut judged = Judgement::default();
    let teacher = Teacher::new(game.rules(), oracle);
    let turns = game.turns().zip(game.positions()).zip(known);
    for (ply, ((turn, position), values)) in turns.enumerate() {
        let values = values?;
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
        let because = match mark {
            Mark::Mistake | Mark::Blunder => teacher.why_bad(position, turn),
            Mark::Only => teacher.why_good(position, turn),
            _ => Vec::new(),
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
            because,
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

/// Worth more than any estimate.
const SURE: f64 = 30.0;

/// A worth as a number of balls or points.
fn rank(worth: Worth) -> f64 {
    match worth {
        Worth::Win { .. } => SURE,
        Worth::Draw => 0.0,
        Worth::Loss { .. } => -SURE,
        Worth::Points { points } => f64::from(points),
        Worth::Estimate { score } => score,
    }
}
