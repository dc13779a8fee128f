//! What a game brings along so that there can be puzzles of it.

use pylos_engine::Playable;
use pylos_rules::pyramid::Symmetry;
use pylos_rules::{equator, pyramid};

use crate::themes::{self, Theme};
use crate::{Judge, Solution};

/// A game that there are puzzles of.
pub trait Puzzling: Playable {
    /// The themes that its puzzles can have.
    const THEMES: &'static [Theme];

    /// With fewer choices there is nothing to find.
    const FEWEST: usize;

    /// Whether two legal turns lead to positions that differ but mean the same
    /// for the rest of the game.
    fn mean_the_same(&self, _rules: Self::Rules, _a: Self::Turn, _b: Self::Turn) -> bool {
        false
    }

    /// What answers a turn, if `reply` answers another that means the same.
    fn answer_to(_turn: Self::Turn, _same: Self::Turn, reply: Self::Turn) -> Self::Turn {
        reply
    }

    /// Whether two legal turns come to the same: they lead to one position, as
    /// different take-backs may, or to positions that mean the same.
    fn come_to_the_same(&self, rules: Self::Rules, a: Self::Turn, b: Self::Turn) -> bool {
        self.play_unchecked(rules, a) == self.play_unchecked(rules, b)
            || self.mean_the_same(rules, a, b)
    }

    /// One of all positions that are this one turned or mirrored.
    #[must_use]
    fn one_of_its_kind(&self) -> Self;

    /// Whether a puzzle has a theme; `None` if that takes exact values, and
    /// there is no judge.
    fn shows(
        theme: Theme,
        solution: &Solution<Self>,
        judge: Option<&mut dyn Judge<Self>>,
    ) -> Option<bool>;

    /// Whether puzzles are looked for here: exact values must be at hand
    /// quickly.
    fn is_ripe(&self) -> bool {
        true
    }

    /// The legal turns in canonical order, each standing for all that come to
    /// the same, with the positions that they lead to.
    fn choices(&self, rules: Self::Rules) -> Vec<(Self::Turn, Self)> {
        let mut choices: Vec<(Self::Turn, Self)> = Vec::new();
        for turn in self.turns(rules) {
            let next = self.play_unchecked(rules, turn);
            let known = |(other, to): &(Self::Turn, Self)| {
                *to == next || self.mean_the_same(rules, *other, turn)
            };
            if !choices.iter().any(known) {
                choices.push((turn, next));
            }
        }
        choices
    }
}

impl Puzzling for pyramid::Position {
    const THEMES: &'static [Theme] = &themes::PYRAMID;
    const FEWEST: usize = 4;

    fn one_of_its_kind(&self) -> pyramid::Position {
        let key = |position: &pyramid::Position| (position.own().bits(), position.others().bits());
        let images = Symmetry::ALL.into_iter().map(|symmetry| symmetry.position(self));
        images.min_by_key(key).unwrap_or(*self)
    }

    fn shows(
        theme: Theme,
        solution: &Solution<Self>,
        judge: Option<&mut dyn Judge<Self>>,
    ) -> Option<bool> {
        themes::pyramid::shows(theme, solution, judge)
    }
}

impl Puzzling for equator::Position {
    const THEMES: &'static [Theme] = &themes::EQUATOR;
    /// In the last battle there are two pawns to choose from.
    const FEWEST: usize = 2;

    /// The same pawn may go to points that mean the same.
    fn mean_the_same(&self, rules: equator::Rules, a: equator::Turn, b: equator::Turn) -> bool {
        use equator::Turn::Play;
        match (a, b) {
            (Play { from, to }, Play { from: same, to: other }) => {
                from == same && self.interchangeable(rules, to).contains(other)
            }
            _ => a == b,
        }
    }

    /// Two points that mean the same change places.
    fn answer_to(turn: equator::Turn, same: equator::Turn, reply: equator::Turn) -> equator::Turn {
        use equator::Turn::Play;
        match (turn, same, reply) {
            (Play { to: taken, .. }, Play { to: left, .. }, Play { from, to }) if to == taken => {
                Play { from, to: left }
            }
            _ => reply,
        }
    }

    /// From the middle of the third battle on, positions are solved in a
    /// moment.
    fn is_ripe(&self) -> bool {
        !self.is_over() && (self.battle(), self.played()) >= (3, 2)
    }

    fn one_of_its_kind(&self) -> equator::Position {
        let mirrored = self.mirrored();
        let key = |position: &equator::Position| position.to_string();
        if key(&mirrored) < key(self) { mirrored } else { *self }
    }

    fn shows(
        theme: Theme,
        solution: &Solution<Self>,
        _judge: Option<&mut dyn Judge<Self>>,
    ) -> Option<bool> {
        Some(themes::equator::shows(theme, solution))
    }
}
