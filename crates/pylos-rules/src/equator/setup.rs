//! Before battle 1: each side fills its ten intersections (E5).

use super::{Color, Intersection, Position, Rules, SetupMode, Size, Turn};
use crate::{Position as _, Random, Side as _};

impl Position {
    /// How many pawns of this size a side still has to place.
    pub fn in_hand(&self, color: Color, size: Size) -> u32 {
        if !self.in_setup() {
            return 0;
        }
        Size::PAWNS.saturating_sub(self.hemisphere(color).of_size(size).len())
    }

    /// The position at the start of battle 1 after every placement that is
    /// still missing has been drawn by lot.
    #[must_use]
    pub fn with_random_setup(self, rules: Rules, random: &mut Random) -> Position {
        let mut position = self;
        while position.in_setup() {
            let Some(turn) = position.random_turn(rules, random) else { break };
            position = position.play_unchecked(rules, turn);
        }
        position
    }
}

/// How many placements a side has made after `placements` of both.
pub(super) fn placed(mode: SetupMode, leader: Color, placements: u32, color: Color) -> u32 {
    let first = color != leader;
    match mode {
        SetupMode::Alternating | SetupMode::Random | SetupMode::Mirror => {
            (placements + u32::from(first)) / 2
        }
        SetupMode::Hidden | SetupMode::Whole => {
            let before = if first { 0 } else { Position::PAWNS };
            placements.saturating_sub(before).min(Position::PAWNS)
        }
    }
}

/// Whose placement is next: the side that has made more after it than before.
pub(super) fn to_move(mode: SetupMode, leader: Color, placements: u32) -> Color {
    let first = leader.other();
    let more = |color| {
        placed(mode, leader, placements + 1, color) > placed(mode, leader, placements, color)
    };
    if more(first) { first } else { leader }
}

/// Under `mirror`, what the leader must place now: what his opponent has just
/// placed (E5).
pub(super) fn reflection(position: &Position, rules: Rules) -> Option<Turn> {
    if rules.setup != SetupMode::Mirror || position.to_move != position.leader {
        return None;
    }
    let theirs = position.hemisphere(position.to_move.other());
    let own = position.hemisphere(position.to_move);
    let at = (theirs.occupied() - own.occupied()).first()?;
    Some(Turn::Place { size: theirs.at(at)?, at })
}

/// The position after the mover has placed a pawn; after the last one battle 1
/// begins.
pub(super) fn place(position: &Position, rules: Rules, size: Size, at: Intersection) -> Position {
    let mut next = *position;
    if !position.in_setup() {
        return next;
    }
    let own = &mut next.hemispheres[position.to_move as usize];
    *own = own.with(at, size);
    next.played += 1;
    if u32::from(next.played) == 2 * Position::PAWNS {
        next.battle = 1;
        next.played = 0;
        next.to_move = next.leader;
    } else {
        next.to_move = to_move(rules.setup, next.leader, next.played.into());
    }
    next
}
