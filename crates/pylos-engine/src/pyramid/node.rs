//! A position as the search sees it.

use pylos_rules::Side as _;
use pylos_rules::pyramid::{Cells, Color, Position, Rules};

/// The balls of the side to move and of the other. Colours do not matter: who
/// is to move is always `own`.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Node {
    pub own: Cells,
    pub other: Cells,
}

impl Node {
    pub fn of(position: &Position) -> Node {
        Node { own: position.own(), other: position.others() }
    }

    /// The position after the mover's balls have become `own`.
    #[inline(always)]
    pub fn after(self, own: Cells) -> Node {
        Node { own: self.other, other: own }
    }
}

/// How many balls each side has, as the search counts sides: that of the
/// root's mover first (P2, P15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) struct Balls {
    by_ply: [u32; 2],
    root: Color,
}

impl Balls {
    pub fn of(rules: Rules, root: &Position) -> Balls {
        let root = root.to_move();
        Balls { by_ply: [root, root.other()].map(|color| rules.balls(color)), root }
    }

    /// As many for both sides.
    #[cfg(test)]
    pub fn even(balls: u32) -> Balls {
        Balls { by_ply: [balls; 2], root: Color::Light }
    }

    /// How many the mover has so many plies from the root.
    #[inline(always)]
    pub fn of_mover(self, ply: usize) -> u32 {
        self.by_ply[ply & 1]
    }

    /// How many the mover has more than the other, so many plies from the
    /// root.
    #[inline(always)]
    pub fn lead(self, ply: usize) -> i32 {
        self.by_ply[ply & 1] as i32 - self.by_ply[(ply + 1) & 1] as i32
    }

    /// Who is to move so many plies from the root, where that matters beyond
    /// whose balls lie where: with unequal numbers of balls (P15).
    #[inline(always)]
    pub fn to_move(self, ply: usize) -> Option<Color> {
        let uneven = self.by_ply[0] != self.by_ply[1];
        uneven.then(|| if ply & 1 == 0 { self.root } else { self.root.other() })
    }
}

/// The pyramid that is played on.
///
/// The search also plays the little game with a base of 3 × 3 cells, whose
/// exact values are easily computed: its 14 cells are levels 2 to 4 of the big
/// pyramid, standing on a ground level that belongs to nobody and never moves.
pub(super) trait Pyramid: Copy + Send + Sync + 'static {
    /// The cells that are occupied from the start, by nobody.
    const GROUND: Cells;
}

/// Gigamic's pyramid (P1).
#[derive(Clone, Copy, Debug)]
pub(super) struct FourByFour;

impl Pyramid for FourByFour {
    const GROUND: Cells = Cells::NONE;
}
