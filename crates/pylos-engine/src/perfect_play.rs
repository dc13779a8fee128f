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

use pylos_rules::{Game, Position, Value};

use crate::Score;
use detour::Detours;

/// Somebody who knows the exact value of positions: a tablebase.
pub trait Oracle<P: Position>: Send + Sync {
    /// The value for the side to move, as if nothing had been played before;
    /// `None` if it is not known, or cannot be read.
    fn value(&self, position: &P) -> Option<Value>;

    /// The values of positions that are looked at together, as the turns of one
    /// are; `None` unless all are known. An oracle that has to fetch what it
    /// tells learns here what is wanted at once.
    fn values(&self, positions: &[P]) -> Option<Vec<Value>> {
        positions.iter().map(|position| self.value(position)).collect()
    }

    /// How far one may look with it.
    fn sight(&self) -> Sight {
        Sight::Far
    }
}

/// How far one may look with an oracle.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Sight {
    /// Every position can be asked for at next to no cost.
    Far,
    /// Every position has to be fetched: what a turn is worth must be told from
    /// where it leads alone. That is enough for perfect play. What is lost is
    /// the choice among equals by the opponent's replies, the line of best
    /// turns, and the proof of wins that repetition makes slower: those are
    /// followed as the shortest, and called an estimate.
    Near,
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
    /// fewest good replies (with an oracle of [near](Sight::Near) sight, the
    /// fewest replies at all), and then the first. `None` if the game is over
    /// or the oracle does not know every turn.
    pub fn best(&mut self) -> Option<(P::Turn, Score)> {
        self.game.to_move()?;
        let turns = self.turns()?;
        let best = turns.iter().map(|turn| turn.score).max()?;
        let equals: Vec<_> = turns.iter().filter(|turn| turn.score == best).collect();
        let chosen = match (equals.as_slice(), self.oracle.sight()) {
            ([only], _) => only,
            (_, Sight::Far) => equals.iter().min_by_key(|turn| self.good_replies(&turn.next))?,
            (_, Sight::Near) => equals.iter().min_by_key(|turn| self.first_sight(&turn.next))?,
        };
        Some((chosen.turn, best))
    }

    /// What can be said for a position, least first, without asking any further:
    /// the opponent loses soon if repetition does not stop it, and has few
    /// replies.
    fn first_sight(&self, position: &P) -> (Option<Value>, u64) {
        (self.oracle.value(position), position.count(self.game.rules()))
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

/// The line of best turns from here, up to the end of the game or `plies`, or
/// as far as the oracle sees.
pub(crate) fn line<P: Position>(
    oracle: &dyn Oracle<P>,
    game: &Game<P>,
    plies: usize,
) -> Vec<P::Turn> {
    let mut game = game.clone();
    let mut line = Vec::new();
    let plies = if oracle.sight() == Sight::Near { plies.min(1) } else { plies };
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
    let mut seen = HashSet::new();
    let mut turns = position.turns(rules);
    turns.retain(|turn| seen.insert(position.play_unchecked(rules, *turn)));
    let nexts: Vec<P> = turns.iter().map(|turn| position.play_unchecked(rules, *turn)).collect();
    let values = oracle.values(&nexts)?;
    let valued = turns.into_iter().zip(nexts).zip(values);
    Some(valued.map(|((turn, next), value)| Valued { turn, next, value }).collect())
}
