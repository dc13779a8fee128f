//! Every legal turn, once each, in canonical order: by intersection
//! (`i1…i5 o1…o5`), then by size in the setup, by equator point from left to
//! right in a battle.

use std::ops::ControlFlow;

use super::{
    Color, Designation, Intersection, Intersections, Movement, Point, Points, Position, Rules,
    Size, Turn, lines, setup,
};
use crate::Random;

/// What the mover can do in a battle.
pub(super) struct BattleChoices {
    movement: Movement,
    own: Intersections,
    /// The equator points that exist and are empty.
    free: Points,
    /// The pawns that may be played: the designated ones, or all of them.
    pub pawns: Intersections,
}

impl BattleChoices {
    #[inline]
    pub fn of(position: &Position, rules: Rules) -> BattleChoices {
        let own = position.hemisphere(position.to_move).occupied();
        let free = lines::points(rules) - position.equator.occupied();
        let mut choices = BattleChoices { movement: rules.movement, own, free, pawns: own };
        if let Some(designated) = designated(position, rules)
            // E14: if none of them can move, any may.
            && designated.into_iter().any(|from| !choices.targets(from).is_empty())
        {
            choices.pawns = designated;
        }
        choices
    }

    /// Where the pawn on `from` can go (E7).
    #[inline]
    pub fn targets(&self, from: Intersection) -> Points {
        lines::reach(self.movement, from, self.own) & self.free
    }
}

/// The mover's pawns on a line through the point just played, if that limits
/// him (E14).
#[inline]
pub(super) fn designated(position: &Position, rules: Rules) -> Option<Intersections> {
    let own = position.hemisphere(position.to_move).occupied();
    match (rules.designation, position.last) {
        (Designation::Line, Some(last)) => Some(own & lines::through(last)),
        _ => None,
    }
}

impl Point {
    /// The intersections of a hemisphere on a line through this point: under
    /// `line` the pawns there answer what is played to it (E14).
    #[inline]
    pub fn designates(self) -> Intersections {
        lines::through(self)
    }
}

impl Position {
    /// Where the mover's pawn on an intersection may go now; nowhere during
    /// the setup, and from an intersection without a pawn that may be played.
    pub fn targets(&self, rules: Rules, from: Intersection) -> Points {
        if self.in_setup() || self.is_over() {
            return Points::NONE;
        }
        let choices = BattleChoices::of(self, rules);
        if choices.pawns.contains(from) { choices.targets(from) } else { Points::NONE }
    }

    /// Where a side's pawn could go if the equator were empty (E7).
    #[inline]
    pub fn reach(&self, rules: Rules, color: Color, from: Intersection) -> Points {
        let occupied = self.hemisphere(color).occupied();
        lines::reach(rules.movement, from, occupied) & lines::points(rules)
    }

    /// The points of the equator that exist under these rules and are empty.
    #[inline]
    pub fn empty_points(&self, rules: Rules) -> Points {
        lines::points(rules) - self.equator.occupied()
    }

    /// The empty points that mean the same as this one to both players for the
    /// rest of the battle: whatever can be played to one can be played to the
    /// other, now and later, and designates the same pawns. The point itself
    /// is among them, if it is empty.
    #[inline]
    pub fn interchangeable(&self, rules: Rules, point: Point) -> Points {
        let alike = match rules.movement {
            Movement::Free => Points::ALL,
            Movement::Straight => Points::NONE.with(point),
            Movement::Slide => Color::BOTH
                .map(|color| lines::connected(point, self.hemisphere(color).occupied()))
                .into_iter()
                .fold(Points::ALL, |both, connected| both & connected),
        };
        let alike = alike & self.empty_points(rules);
        match rules.designation {
            Designation::Any => alike,
            Designation::Line => {
                let line = lines::through(point);
                alike.into_iter().filter(|other| lines::through(*other) == line).collect()
            }
        }
    }

    /// The mover's pawns that may be played now and can move; none during the
    /// setup.
    #[inline]
    pub fn playable(&self, rules: Rules) -> Intersections {
        if self.in_setup() || self.is_over() {
            return Intersections::NONE;
        }
        let choices = BattleChoices::of(self, rules);
        choices.pawns.into_iter().filter(|from| !choices.targets(*from).is_empty()).collect()
    }
}

/// See [`crate::Position::visit`].
#[inline]
pub(super) fn visit<B>(
    position: &Position,
    rules: Rules,
    mut visit: impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if position.is_over() {
        return ControlFlow::Continue(());
    }
    if position.in_setup() {
        return visit_placements(position, rules, &mut visit);
    }
    let choices = BattleChoices::of(position, rules);
    let mut stuck = true;
    for from in choices.pawns {
        for to in choices.targets(from) {
            stuck = false;
            visit(Turn::Play { from, to })?;
        }
    }
    // E7: who cannot move must pass, and only then may.
    if stuck { visit(Turn::Pass) } else { ControlFlow::Continue(()) }
}

fn visit_placements<B>(
    position: &Position,
    rules: Rules,
    visit: &mut impl FnMut(Turn) -> ControlFlow<B>,
) -> ControlFlow<B> {
    if let Some(turn) = setup::reflection(position, rules) {
        return visit(turn);
    }
    let own = position.hemisphere(position.to_move);
    for at in Intersections::ALL - own.occupied() {
        for size in sizes_in_hand(position) {
            visit(Turn::Place { size, at })?;
        }
    }
    ControlFlow::Continue(())
}

fn sizes_in_hand(position: &Position) -> impl Iterator<Item = Size> {
    Size::ALL.into_iter().filter(|size| position.in_hand(position.to_move, *size) > 0)
}

/// See [`crate::Position::count`].
pub(super) fn count(position: &Position, rules: Rules) -> u64 {
    if position.is_over() {
        return 0;
    }
    if position.in_setup() {
        if setup::reflection(position, rules).is_some() {
            return 1;
        }
        let empty = Position::PAWNS - position.hemisphere(position.to_move).len();
        return u64::from(empty) * sizes_in_hand(position).count() as u64;
    }
    let choices = BattleChoices::of(position, rules);
    let plays: u32 = choices.pawns.into_iter().map(|from| choices.targets(from).len()).sum();
    // E7: the only turn of a player who cannot move is to pass.
    u64::from(plays.max(1))
}

/// See [`crate::Position::random_turn`].
pub(super) fn random(position: &Position, rules: Rules, random: &mut Random) -> Option<Turn> {
    let turns = count(position, rules);
    if turns == 0 {
        return None;
    }
    let mut skip = random.below(turns) as usize;
    if position.in_setup() {
        if let Some(turn) = setup::reflection(position, rules) {
            return Some(turn);
        }
        let empty = Intersections::ALL - position.hemisphere(position.to_move).occupied();
        let sizes = sizes_in_hand(position).count();
        let at = empty.into_iter().nth(skip / sizes)?;
        return Some(Turn::Place { size: sizes_in_hand(position).nth(skip % sizes)?, at });
    }
    let choices = BattleChoices::of(position, rules);
    for from in choices.pawns {
        let targets = choices.targets(from);
        let n = targets.len() as usize;
        if skip < n {
            return Some(Turn::Play { from, to: targets.into_iter().nth(skip)? });
        }
        skip -= n;
    }
    Some(Turn::Pass)
}
