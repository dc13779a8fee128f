//! The four levels of the pyramid.

/// A level of the pyramid, from the ground up.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub enum Level {
    /// 4 × 4 cells on the board itself.
    One,
    /// 3 × 3 cells.
    Two,
    /// 2 × 2 cells.
    Three,
    /// The apex.
    Four,
}

impl Level {
    /// All levels, lowest first.
    pub const ALL: [Level; 4] = [Level::One, Level::Two, Level::Three, Level::Four];

    /// Counted from 1, as players do.
    pub fn number(self) -> u8 {
        self as u8 + 1
    }

    /// How many cells the level has along one side.
    pub fn side(self) -> u8 {
        4 - self as u8
    }

    /// The letter of the level's first file.
    pub(super) fn first_file(self) -> u8 {
        b"aehj"[self as usize]
    }

    /// Which 16-bit lane of the lattice the level lies in.
    pub(super) fn lane(self) -> u8 {
        self as u8
    }
}
