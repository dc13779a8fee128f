//! How many balls each side has, and what that means for tables.

use pylos_rules::pyramid::{Color, Rules};

/// The balls of each side.
///
/// With equally many it does not matter who is called light: a position is
/// known by the balls of the mover and of the waiting player, and one *family*
/// of tables holds them all. With unequal numbers (P15) the same balls are
/// worth one thing with light to move and another with dark, so there are two
/// families: light to move, then dark.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Balls {
    light: u8,
    dark: u8,
}

impl Balls {
    /// So many balls of each side.
    pub const fn even(balls: u8) -> Balls {
        Balls { light: balls, dark: balls }
    }

    /// Light's balls and dark's.
    pub const fn new(light: u8, dark: u8) -> Balls {
        Balls { light, dark }
    }

    /// Those of the real game under these rules (P2, P15).
    pub fn of(rules: Rules) -> Balls {
        let [light, dark] = Color::BOTH.map(|color| rules.balls(color) as u8);
        Balls { light, dark }
    }

    /// How many a side has.
    pub const fn count(self, color: Color) -> u8 {
        match color {
            Color::Light => self.light,
            Color::Dark => self.dark,
        }
    }

    /// How many there are in all.
    pub const fn total(self) -> usize {
        self.light as usize + self.dark as usize
    }

    /// How many families of tables there are: one or two.
    pub const fn families(self) -> usize {
        if self.light == self.dark { 1 } else { 2 }
    }

    /// The family of the positions in which this side is to move.
    #[inline]
    pub const fn family(self, to_move: Color) -> usize {
        if self.light == self.dark { 0 } else { to_move as usize }
    }

    /// The family of the positions that turns lead to from this one.
    pub const fn next_family(self, family: usize) -> usize {
        self.families() - 1 - family
    }

    /// Who is to move in a family; light stands for both sides if there is one
    /// family alone.
    pub const fn to_move(family: usize) -> Color {
        Color::BOTH[family]
    }

    /// How many balls the mover has in a family.
    #[inline]
    pub const fn mover(self, family: usize) -> usize {
        if family == 0 { self.light as usize } else { self.dark as usize }
    }

    /// How many balls the waiting player has in a family.
    #[inline]
    pub const fn waiting(self, family: usize) -> usize {
        if family == 0 { self.dark as usize } else { self.light as usize }
    }

    /// How many of `n` balls on the board can be the waiting player's.
    pub fn waiting_of(self, family: usize, n: usize) -> std::ops::RangeInclusive<usize> {
        n.saturating_sub(self.mover(family))..=n.min(self.waiting(family))
    }
}
