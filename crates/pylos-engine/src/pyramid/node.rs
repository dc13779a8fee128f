//! A position as the search sees it.

use pylos_rules::pyramid::{Cells, Position};

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

/// The pyramid that is played on.
///
/// The search also plays the little game with a base of 3 × 3 cells, whose
/// exact values are easily computed: its 14 cells are levels 2 to 4 of the big
/// pyramid, standing on a ground level that belongs to nobody and never moves.
pub(super) trait Pyramid: Copy + Send + Sync + 'static {
    /// The cells that are occupied from the start, by nobody.
    const GROUND: Cells;
    /// How many balls each side has.
    const BALLS: u32;
}

/// Gigamic's pyramid (P1, P2).
#[derive(Clone, Copy, Debug)]
pub(super) struct FourByFour;

impl Pyramid for FourByFour {
    const GROUND: Cells = Cells::NONE;
    const BALLS: u32 = Position::BALLS;
}
