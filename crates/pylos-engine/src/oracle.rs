//! Perfect play from exact values.

use std::ops::ControlFlow;

use pylos_rules::{Position, Value};

/// Somebody who knows the exact value of positions: a tablebase.
pub trait Oracle<P: Position>: Send + Sync {
    /// The value for the side to move; `None` if it is not known, or cannot be
    /// read.
    fn value(&self, position: &P) -> Option<Value>;
}

/// The best turn and its worth: the shortest win, else a draw, else the
/// longest defence; among equals the turn after which the opponent has the
/// fewest good replies, and then the first. `None` if the game is over or the
/// oracle does not know every turn.
pub(crate) fn best<P: Position>(
    oracle: &dyn Oracle<P>,
    rules: P::Rules,
    position: &P,
) -> Option<(P::Turn, Value)> {
    let turns = values(oracle, rules, position)?;
    let best = turns.iter().map(|turn| turn.value).max()?;
    let equals: Vec<_> = turns.iter().filter(|turn| turn.value == best).collect();
    let chosen = match equals.as_slice() {
        [only] => only,
        _ => equals.iter().min_by_key(|turn| good_replies(oracle, rules, &turn.next))?,
    };
    Some((chosen.turn, best))
}

/// The line of best turns from here, up to the end of the game or `plies`.
pub(crate) fn line<P: Position>(
    oracle: &dyn Oracle<P>,
    rules: P::Rules,
    position: &P,
    plies: usize,
) -> Vec<P::Turn> {
    let mut position = *position;
    let mut line = Vec::new();
    while line.len() < plies
        && let Some((turn, _)) = best(oracle, rules, &position)
    {
        line.push(turn);
        position = position.play_unchecked(rules, turn);
    }
    line
}

/// A turn, where it leads, and its worth for the side that plays it.
pub(crate) struct Valued<P: Position> {
    pub turn: P::Turn,
    pub next: P,
    pub value: Value,
}

/// Every turn that leads somewhere new, in canonical order.
pub(crate) fn values<P: Position>(
    oracle: &dyn Oracle<P>,
    rules: P::Rules,
    position: &P,
) -> Option<Vec<Valued<P>>> {
    let mut turns: Vec<Valued<P>> = Vec::new();
    let mut seen = std::collections::HashSet::new();
    let unknown = position.visit(rules, |turn| {
        let next = position.play_unchecked(rules, turn);
        if !seen.insert(next) {
            return ControlFlow::Continue(());
        }
        match oracle.value(&next) {
            Some(value) => {
                turns.push(Valued { turn, next, value: value.before() });
                ControlFlow::Continue(())
            }
            None => ControlFlow::Break(()),
        }
    });
    unknown.is_continue().then_some(turns)
}

/// How many replies keep what the opponent has: his win, else his draw, else
/// (all is lost for him) the longest defence.
fn good_replies<P: Position>(oracle: &dyn Oracle<P>, rules: P::Rules, position: &P) -> usize {
    let Some(replies) = values(oracle, rules, position) else {
        return usize::MAX;
    };
    let Some(best) = replies.iter().map(|reply| reply.value).max() else {
        return 0;
    };
    replies
        .iter()
        .filter(|reply| match best {
            Value::Win(_) => matches!(reply.value, Value::Win(_)),
            _ => reply.value == best,
        })
        .count()
}
