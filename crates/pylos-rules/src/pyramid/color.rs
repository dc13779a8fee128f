//! The two players of the pyramid game.

use std::fmt;

/// Light begins (P3).
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub enum Color {
    /// The light balls; moves first.
    Light,
    /// The dark balls.
    Dark,
}

impl Color {
    /// Both colours, light first.
    pub const BOTH: [Color; 2] = [Color::Light, Color::Dark];

    /// The letter used in positions: `L` or `D`.
    pub fn letter(self) -> char {
        match self {
            Color::Light => 'L',
            Color::Dark => 'D',
        }
    }
}

impl crate::Side for Color {
    const BOTH: [Self; 2] = Color::BOTH;

    fn other(self) -> Color {
        match self {
            Color::Light => Color::Dark,
            Color::Dark => Color::Light,
        }
    }
}

impl fmt::Display for Color {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            Color::Light => "light",
            Color::Dark => "dark",
        })
    }
}
