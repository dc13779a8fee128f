//! The turns of a battle that need looking at.
//!
//! Most turns of a battle come to the same as another. Once a battle is over,
//! all that is left of a turn is which pawn it took from the hemisphere; where
//! on the equator a pawn stood only matters to those who play after it in the
//! same battle. So:
//!
//! - of points that nobody can tell apart for the rest of the battle, one is
//!   enough (see [`Position::interchangeable`]);
//! - once nobody will be stopped any more (`open`), neither points nor places
//!   matter, and one pawn of each size is enough;
//! - the *fourth* turn ends the battle: one point per pawn is enough;
//! - the point of the *third* turn matters only through the pawns that can
//!   answer it. Points that leave the same answers are one; and points that
//!   leave more answers than another are worse, for whoever answers picks the
//!   best of them. (Except that no answer at all, a pass, is not to be
//!   compared.)

use pylos_rules::equator::{
    Designation, Intersection, Intersections, Movement, Place as _, Point, Points, Position, Rules,
    SetAside, Size, Turn,
};
use pylos_rules::{Position as _, Side as _};

use super::key::Likeness;
use super::open::is_open;

/// Up to 90 turns with their ranks, without a heap: the rank in the upper bits
/// of a word, the places in the lowest eight.
pub(super) struct Plays {
    turns: [u32; 90],
    len: usize,
}

impl Plays {
    /// No turns yet.
    pub const NONE: Plays = Plays { turns: [0; 90], len: 0 };

    /// Finds the turns to look at in a battle; legal ones. There are none if
    /// the player must pass.
    #[inline]
    pub fn find(&mut self, position: &Position, rules: Rules, likeness: Likeness) {
        let empty = position.empty_points(rules);
        if likeness == Likeness::Full && is_open(position, rules) {
            return self.push_different_sizes(position, rules, empty);
        }
        for from in position.playable(rules) {
            let targets = position.reach(rules, position.to_move(), from) & empty;
            match position.played() {
                3 => self.push_first(from, targets),
                2 if rules.movement() != Movement::Straight
                    && rules.designation() == Designation::Any =>
                {
                    self.push_blocking(position, rules, from, targets);
                }
                2 => self.push_different_answers(position, rules, from, targets),
                1 if rules.movement() == Movement::Free
                    && rules.designation() == Designation::Line
                    && likeness == Likeness::Full =>
                {
                    self.push_fewest_answers(position, rules, from, targets);
                }
                _ => self.push_different_points(position, rules, from, targets),
            }
        }
    }

    /// How many there are.
    pub fn len(&self) -> usize {
        self.len
    }

    /// Ranks the turns by the pawn that they play and its point, from 0 to
    /// 2²⁴ − 1.
    #[inline]
    pub fn rank(&mut self, rank: impl Fn(Intersection, Point) -> u32) {
        for word in &mut self.turns[..self.len] {
            if let Turn::Play { from, to } = unpack(*word) {
                *word |= rank(from, to) << 8;
            }
        }
    }

    /// The best turn among those from number `i` on, which becomes number `i`.
    #[inline]
    pub fn best_from(&mut self, i: usize) -> Turn {
        let mut best = i;
        for j in i + 1..self.len {
            if self.turns[j] >> 8 > self.turns[best] >> 8 {
                best = j;
            }
        }
        self.turns.swap(i, best);
        unpack(self.turns[i])
    }

    fn push(&mut self, from: Intersection, to: Point) {
        self.turns[self.len] = (from.index() as u32) << 4 | to.index() as u32;
        self.len += 1;
    }

    fn push_first(&mut self, from: Intersection, targets: Points) {
        if let Some(to) = targets.first() {
            self.push(from, to);
        }
    }

    /// Where nobody will be stopped any more: one pawn of each size.
    fn push_different_sizes(&mut self, position: &Position, rules: Rules, empty: Points) {
        let own = position.hemisphere(position.to_move());
        for from in Size::ALL.into_iter().filter_map(|size| own.of_size(size).first()) {
            let targets = position.reach(rules, position.to_move(), from) & empty;
            self.push_first(from, targets);
        }
    }

    fn push_different_points(
        &mut self,
        position: &Position,
        rules: Rules,
        from: Intersection,
        mut targets: Points,
    ) {
        while let Some(to) = targets.first() {
            self.push(from, to);
            targets = targets - position.interchangeable(rules, to);
        }
    }

    /// The third turn where any pawn may answer: the points that take the last
    /// way from an opposing pawn, or if there are none, any point.
    fn push_blocking(
        &mut self,
        position: &Position,
        rules: Rules,
        from: Intersection,
        targets: Points,
    ) {
        let Some(size) = position.hemisphere(position.to_move()).at(from) else { return };
        let equal = position.equator().pawns().of_size(size);
        if !equal.is_empty() && rules.set_aside() == SetAside::New {
            // The pawn does not stay.
            return self.push_first(from, targets);
        }
        let free = position.empty_points(rules) | equal;
        let blocking = targets & last_ways(position, rules, free);
        if blocking.is_empty() {
            return self.push_first(from, targets);
        }
        for to in blocking {
            self.push(from, to);
        }
    }

    /// The third turn in general: one point for each set of answers, without
    /// those that only add answers.
    fn push_different_answers(
        &mut self,
        position: &Position,
        rules: Rules,
        from: Intersection,
        targets: Points,
    ) {
        let mut seen = [Intersections::NONE; 9];
        let mut kept = 0;
        for to in targets {
            let next = position.play_unchecked(rules, Turn::Play { from, to });
            let answers = next.playable(rules);
            if seen[..kept].iter().any(|fewer| makes_superfluous(*fewer, answers)) {
                continue;
            }
            seen[kept] = answers;
            kept += 1;
            self.push(from, to);
        }
    }

    /// The second turn where any pawn may go to any point, and the point
    /// designates the answer. A point that leaves more answers than another is
    /// worse, unless standing there takes something from the third player: the
    /// only point that leaves so few pawns for the fourth turn.
    fn push_fewest_answers(
        &mut self,
        position: &Position,
        rules: Rules,
        from: Intersection,
        targets: Points,
    ) {
        let own = position.hemisphere(position.to_move());
        let answering = position.hemisphere(position.to_move().other()).occupied();
        let Some(size) = own.at(from) else { return };
        let equal = position.equator().pawns().of_size(size);
        let stays = equal.is_empty() || rules.set_aside() == SetAside::Old;
        let last = own.without(from).occupied();
        let blocking = |to: Point| {
            let taken = designated(last, to);
            let leaves_no_more =
                |other: Point| other != to && (designated(last, other) - taken).is_empty();
            stays && !targets.into_iter().any(leaves_no_more)
        };
        let fewer = |to: Point, answers: Intersections| {
            targets.into_iter().any(|other| {
                let fewer = designated(answering, other);
                // Of points that leave the same, the first will do.
                (fewer - answers).is_empty() && (fewer != answers || other < to)
            })
        };
        for to in targets {
            if !fewer(to, designated(answering, to)) || blocking(to) {
                self.push(from, to);
            }
        }
    }
}

/// The pawns that answer what is played to a point (E14).
#[inline]
fn designated(pawns: Intersections, to: Point) -> Intersections {
    match pawns & to.designates() {
        // If there are none of them, any may.
        Intersections::NONE => pawns,
        designated => designated,
    }
}

/// Whether leaving `more` answers is no better for the third player than
/// leaving `fewer`.
fn makes_superfluous(fewer: Intersections, more: Intersections) -> bool {
    fewer == more || (!fewer.is_empty() && (fewer - more).is_empty())
}

/// The points that are the only way left for some pawn of the opponent while
/// these points are free.
#[inline]
fn last_ways(position: &Position, rules: Rules, free: Points) -> Points {
    let opponent = position.to_move().other();
    let mut last = Points::NONE;
    for from in position.hemisphere(opponent).occupied() {
        let ways = position.reach(rules, opponent, from) & free;
        if ways.len() == 1 {
            last = last | ways;
        }
    }
    last
}

fn unpack(word: u32) -> Turn {
    let from = Intersection::from_index((word >> 4 & 15) as usize);
    let to = Point::from_index((word & 15) as usize);
    match (from, to) {
        (Some(from), Some(to)) => Turn::Play { from, to },
        _ => Turn::Pass,
    }
}
