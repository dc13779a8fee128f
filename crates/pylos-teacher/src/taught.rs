//! Both games, from what an engine has found.

use pylos_engine::{Oracle, Playable, Score};
use pylos_rules::{Position, equator, pyramid};
use pylos_views::Explanation;

/// How many reasons are given for a turn.
const MOST: usize = 2;

/// A turn with the line that an engine expects after it.
#[derive(Clone, Copy)]
pub struct Expected<'a, P: Position> {
    /// The line, the turn first.
    pub line: &'a [P::Turn],
    /// What the turn is worth to its player.
    pub score: Score,
}

/// A game that can be taught.
///
/// With somebody who knows exact values, lines are those of exact values.
/// Without, what the rules alone say of an expected line still holds whatever
/// the line is worth; how battles end on it is told only where it is exact.
pub trait Taught: Playable {
    /// Why a turn is good.
    fn why_good(
        rules: Self::Rules,
        position: &Self,
        good: Expected<'_, Self>,
        oracle: Option<&dyn Oracle<Self>>,
    ) -> Vec<Explanation>;

    /// Why a turn is bad, and what a better one does.
    fn why_bad(
        rules: Self::Rules,
        position: &Self,
        bad: Expected<'_, Self>,
        better: Expected<'_, Self>,
        oracle: Option<&dyn Oracle<Self>>,
    ) -> Vec<Explanation>;

    /// What an answer does to a turn that it is known to refute, by the rules
    /// alone. Nothing is said of what would have been better: `better` is only
    /// what the refutation is held against.
    fn why_refuted(
        rules: Self::Rules,
        position: &Self,
        line: [Self::Turn; 2],
        better: &[Self::Turn],
    ) -> Option<Explanation>;
}

impl Taught for pyramid::Position {
    fn why_good(
        rules: pyramid::Rules,
        position: &Self,
        good: Expected<'_, Self>,
        oracle: Option<&dyn Oracle<Self>>,
    ) -> Vec<Explanation> {
        if let (Some(oracle), Some(turn)) = (oracle, good.line.first()) {
            return crate::pyramid::Teacher::new(rules, oracle).why_good(position, *turn);
        }
        let mut found = crate::pyramid::merits(rules, position, good.line);
        found.truncate(MOST);
        found
    }

    fn why_bad(
        rules: pyramid::Rules,
        position: &Self,
        bad: Expected<'_, Self>,
        better: Expected<'_, Self>,
        oracle: Option<&dyn Oracle<Self>>,
    ) -> Vec<Explanation> {
        if let (Some(oracle), Some(turn)) = (oracle, bad.line.first()) {
            return crate::pyramid::Teacher::new(rules, oracle).why_bad(position, *turn);
        }
        let instead = &better.line[..better.line.len().min(1)];
        let wrong = crate::pyramid::refutations(rules, position, bad.line, instead);
        let right = crate::pyramid::merits(rules, position, better.line);
        wrong.into_iter().take(1).chain(right.into_iter().take(1)).collect()
    }

    fn why_refuted(
        rules: pyramid::Rules,
        position: &Self,
        line: [pyramid::Turn; 2],
        _: &[pyramid::Turn],
    ) -> Option<Explanation> {
        // A better turn would be named.
        crate::pyramid::refutations(rules, position, &line, &[]).into_iter().next()
    }
}

/// The equator game needs no oracle: its solver finds exact lines.
impl Taught for equator::Position {
    fn why_good(
        rules: equator::Rules,
        position: &Self,
        good: Expected<'_, Self>,
        _: Option<&dyn Oracle<Self>>,
    ) -> Vec<Explanation> {
        let line = if good.score.is_exact() { good.line } else { &[] };
        let mut found = crate::equator::merits(rules, position, line);
        found.truncate(MOST);
        found
    }

    fn why_bad(
        rules: equator::Rules,
        position: &Self,
        bad: Expected<'_, Self>,
        better: Expected<'_, Self>,
        _: Option<&dyn Oracle<Self>>,
    ) -> Vec<Explanation> {
        match bad.score.is_exact() && better.score.is_exact() {
            true => crate::equator::why_bad(rules, position, bad.line, better.line),
            false => Vec::new(),
        }
    }

    fn why_refuted(
        rules: equator::Rules,
        position: &Self,
        line: [equator::Turn; 2],
        better: &[equator::Turn],
    ) -> Option<Explanation> {
        crate::equator::refutations(rules, position, &line, better).into_iter().next()
    }
}
