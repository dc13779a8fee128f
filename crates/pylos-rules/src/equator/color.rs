//! The two players of the equator game.

use std::fmt;

/// Blue sits north, red south.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// The northern hemisphere.
    Blue,
    /// The southern hemisphere.
    Red,
}

impl Color {
    /// Both colours, blue first.
    pub const BOTH: [Color; 2] = [Color::Blue, Color::Red];

    /// The letter used in positions for the leader: `B` or `R`.
    pub fn letter(self) -> char {
        match self {
            Color::Blue => 'B',
            Color::Red => 'R',
        }
    }
}

impl crate::Side for Color {
    const BOTH: [Self; 2] = Color::BOTH;

    fn other(self) -> Color {
        match self {
            Color::Blue => Color::Red,
            Color::Red => Color::Blue,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Blue => "blue",
            Color::Red => "red",
        })
    }
}
