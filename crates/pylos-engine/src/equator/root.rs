//! The turn to make: battle by battle, as far as the limits allow.

use pylos_rules::Position as _;
use pylos_rules::equator::{Position, Rules, Turn};

use super::search::{INFINITE, Memory, POINT, Search};
use super::solver::{ahead, rounded};
use crate::{Choice, Control, Score, Source};

/// A turn with what it is worth to the player who makes it, in hundredths of a
/// point still to come.
#[derive(Clone, Copy, Debug)]
pub(super) struct Ranked {
    pub turn: Turn,
    pub worth: i16,
    /// How much more the player thinks it worth than it is.
    pub error: i16,
}

impl Ranked {
    /// A turn of which nothing is known yet, and that will be judged rightly.
    pub fn new(turn: Turn) -> Ranked {
        Ranked { turn, worth: 0, error: 0 }
    }

    /// What the player thinks it worth.
    fn judged(&self) -> i16 {
        self.worth + self.error
    }
}

/// Whether a worth has been searched to the end of the game.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Certainty {
    Exact,
    Estimated,
}

/// The best of these turns in a battle, as the player judges them. Each round
/// searches one battle more, up to `most` after the present one; the answer is
/// that of the last round that was finished, or of a part of the next one,
/// which begins with the best turn so far.
pub(super) fn deepen(
    position: &Position,
    rules: Rules,
    mut turns: Vec<Ranked>,
    most: u8,
    memory: &mut Memory,
    control: &Control<'_>,
    report: &mut dyn FnMut(&Choice<Position>),
) -> Option<Choice<Position>> {
    let rightly = turns.iter().all(|turn| turn.error == 0);
    let left = Position::BATTLES.saturating_sub(position.battle());
    let mut answer: Option<Choice<Position>> = None;
    let mut nodes = 0;
    for battles in 0..=left.min(most) {
        let depth = plies(position, battles);
        // At least the present battle is always looked at.
        if answer.is_some() && !control.allows_depth(depth) {
            break;
        }
        let mut search = Search::new(rules, memory, control).having_seen(nodes);
        let mut best: Option<Ranked> = None;
        for i in 0..turns.len() {
            let Ranked { turn, error, .. } = turns[i];
            // It need not be looked at closely unless it seems better.
            let alpha = best.map_or(-INFINITE, |best| best.judged() - error);
            let alpha = alpha.clamp(-INFINITE, INFINITE - 1);
            let beta = if best.is_some() { alpha + 1 } else { INFINITE };
            let mut worth = search.turn(position, turn, alpha, beta, battles);
            if best.is_some() && worth > alpha && !search.is_stopped() {
                worth = search.turn(position, turn, worth - 1, INFINITE, battles);
            }
            if search.is_stopped() {
                break;
            }
            turns[i].worth = worth;
            if best.is_none_or(|best| turns[i].judged() > best.judged()) {
                best = Some(turns[i]);
                // The new best goes first, so that the next round tries it
                // first.
                turns[..=i].rotate_right(1);
            }
        }
        nodes = search.nodes();
        let stopped = search.is_stopped();
        // A part of a round counts if it has found something: its first turn
        // is the best of the round before.
        let Some(best) = best.or_else(|| answer.is_none().then(|| turns.first().copied())?) else {
            break;
        };
        let certainty = match !stopped && battles == left && rightly {
            true => Certainty::Exact,
            false => Certainty::Estimated,
        };
        let choice = Choice {
            turn: best.turn,
            score: score(position, best.worth, certainty),
            line: vec![best.turn],
            depth,
            nodes,
            time: control.elapsed(),
            source: Source::Search,
        };
        report(&choice);
        answer = Some(choice);
        if stopped {
            break;
        }
    }
    answer
}

/// Every legal turn once, without those that come to the same as another.
pub(super) fn distinct_turns(position: &Position, rules: Rules) -> Vec<Ranked> {
    let mut turns: Vec<Ranked> = Vec::new();
    for turn in position.turns(rules) {
        if !turns.iter().any(|known| super::solver::is_alike(position, rules, known.turn, turn)) {
            turns.push(Ranked::new(turn));
        }
    }
    turns
}

/// How many plies a search of this many further battles looks ahead.
pub(super) fn plies(position: &Position, battles: u8) -> u32 {
    u32::from(Position::TURNS - position.played() + Position::TURNS * battles)
}

/// The score of the position, from what is still to come.
pub(super) fn score(position: &Position, worth: i16, certainty: Certainty) -> Score {
    let so_far = ahead(position, position.to_move());
    match certainty {
        Certainty::Exact => Score::Points(so_far + rounded(worth)),
        Certainty::Estimated => Score::Estimate(so_far * POINT + worth),
    }
}
