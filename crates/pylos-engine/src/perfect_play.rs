//! Perfect play from exact values, in a game whose history counts (P12).
//!
//! An oracle knows what a position is worth to players without a past. In a
//! game, a position that has come back often enough is drawn as soon as it
//! occurs again: it is *spent*. That never helps anybody to win, so draws stay
//! draws; but a win may become slower, or a draw. Whoever takes the shortest
//! way comes nearer to the end with every ply, so only spent positions that
//! are nearer to it than the present one can be in his way. Only then is a win
//! looked into, turn by turn.

mod detour;
#[cfg(test)]
mod tests;

use std::collections::HashSet;
use std::ops::ControlFlow;

use pylos_rules::{Game, Position, Value};

use crate::Score;
use detour::Detours;

/// Somebody who knows the exact value of positions: a tablebase.
pub trait Oracle<P: Position>: Send + Sync {
    /// The value for the side to move, as if nothing had been played before;
    /// `None` if it is not known, or cannot be read.
    fn value(&self, position: &P) -> Option<Value>;
}

/// A turn, where it leads, and its worth for the side that plays it.
#[derive(Clone, Copy, Debug)]
pub struct ValuedTurn<P: Position> {
    /// The turn.
    pub turn: P::Turn,
    /// The position after it.
    pub next: P,
    /// What it is worth in this game. It is exact, unless repetitions stand in
    /// the way of a win that could not be followed to their end.
    pub score: Score,
}

/// Exact values where a game stands, its history included.
pub struct PerfectPlay<'a, P: Position> {
    oracle: &'a dyn Oracle<P>,
    game: &'a Game<P>,
    detours: Detours<'a, P>,
}

impl<'a, P: Position> PerfectPlay<'a, P> {
    /// What this oracle knows of a game.
    pub fn new(oracle: &'a dyn Oracle<P>, game: &'a Game<P>) -> PerfectPlay<'a, P> {
        PerfectPlay { oracle, game, detours: Detours::new(oracle, game) }
    }

    /// What the game is worth to the side to move; `None` if it is over or the
    /// oracle does not know.
    pub fn score(&mut self) -> Option<Score> {
        self.game.to_move()?;
        let position = self.game.position();
        self.detours.score(position, self.oracle.value(position)?)
    }

    /// Every turn that leads somewhere new, in canonical order; `None` if the
    /// oracle does not know them all.
    pub fn turns(&mut self) -> Option<Vec<ValuedTurn<P>>> {
        let turns = values(self.oracle, self.game.rules(), self.game.position())?;
        let valued = turns.into_iter().map(|Valued { turn, next, value }| {
            let score = match self.detours.is_spent(&next) {
                true => Value::Draw.into(),
                false => self.detours.score(&next, value)?,
            };
            Some(ValuedTurn { turn, next, score: score.before() })
        });
        valued.collect()
    }

    /// The best turn and its worth: the shortest win, else a draw, else the
    /// longest defence; among equals the turn after which the opponent has the
    /// fewest good replies, and then the first. `None` if the game is over or
    /// the oracle does not know every turn.
    pub fn best(&mut self) -> Option<(P::Turn, Score)> {
        self.game.to_move()?;
        let turns = self.turns()?;
        let best = turns.iter().map(|turn| turn.score).max()?;
        let equals: Vec<_> = turns.iter().filter(|turn| turn.score == best).collect();
        let chosen = match equals.as_slice() {
            [only] => only,
            _ => equals.iter().min_by_key(|turn| self.good_replies(&turn.next))?,
        };
        Some((chosen.turn, best))
    }

    /// How many replies keep what the opponent has: his win, else his draw,
    /// else (all is lost for him) the longest defence.
    fn good_replies(&self, position: &P) -> usize {
        let Some(mut replies) = values(self.oracle, self.game.rules(), position) else {
            return usize::MAX;
        };
        for reply in replies.iter_mut().filter(|reply| self.detours.is_spent(&reply.next)) {
            reply.value = Value::Draw;
        }
        let worth = |reply: &Valued<P>| reply.value.before();
        let Some(best) = replies.iter().map(worth).max() else {
            return 0;
        };
        let keeps = |reply: &&Valued<P>| match best {
            Value::Win(_) => matches!(worth(reply), Value::Win(_)),
            _ => worth(reply) == best,
        };
        replies.iter().filter(keeps).count()
    }
}

/// The line of best turns from here, up to the end of the game or `plies`.
pub(crate) fn line<P: Position>(
    oracle: &dyn Oracle<P>,
    game: &Game<P>,
    plies: usize,
) -> Vec<P::Turn> {
    let mut game = game.clone();
    let mut line = Vec::new();
    while line.len() < plies
        && let Some((turn, _)) = PerfectPlay::new(oracle, &game).best()
        && game.play(turn).is_ok()
    {
        line.push(turn);
    }
    line
}

/// A turn, where it leads, and what that position is worth to its mover if
/// nothing has been played before.
struct Valued<P: Position> {
    turn: P::Turn,
    next: P,
    value: Value,
}

/// Every turn that leads somewhere new, in canonical order.
fn values<P: Position>(
    oracle: &dyn Oracle<P>,
    rules: P::Rules,
    position: &P,
) -> Option<Vec<Valued<P>>> {
    let mut turns: Vec<Valued<P>> = Vec::new();
    let mut seen = HashSet::new();
    let unknown = position.visit(rules, |turn| {
        let next = position.play_unchecked(rules, turn);
        if !seen.insert(next) {
            return ControlFlow::Continue(());
        }
        match oracle.value(&next) {
            Some(value) => {
                turns.push(Valued { turn, next, value });
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(()),
        }
    });
    unknown.is_continue().then_some(turns)
}
