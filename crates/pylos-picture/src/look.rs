//! The closed sets of how a board may look.

use std::fmt;
use std::str::FromStr;

use crate::PictureError;

/// Day or night: the room that the board stands in.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Theme {
    /// A pale table in daylight.
    #[default]
    Light,
    /// A dark table under a lamp.
    Dark,
}

/// What board and pieces are made of.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Set {
    /// Maple and walnut on cherry; stained pawns on parchment-coloured wood.
    #[default]
    Wood,
    /// White and black marble on slate.
    Marble,
    /// White and black on grey with firm outlines and nothing else.
    HighContrast,
    /// Ink and pencil on white paper, to be printed.
    Paper,
}

/// What is to be seen round the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Background {
    /// The table, in the colours of the theme.
    #[default]
    Table,
    /// Nothing: the picture is transparent there, but for the shadow.
    Transparent,
}

/// Whether names are written on the board.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Hash)]
pub enum Names {
    /// No text at all.
    #[default]
    Hidden,
    /// The name of every cell or point that can be seen.
    Shown,
}

/// Finds the one of a closed set that has this name.
fn named<T: Copy>(
    what: &'static str,
    all: &[(&'static str, T)],
    text: &str,
) -> Result<T, PictureError> {
    all.iter().find(|(name, _)| *name == text).map(|(_, one)| *one).ok_or_else(|| {
        PictureError::UnknownName {
            what,
            name: text.chars().take(24).collect(),
            known: all.iter().map(|(name, _)| *name).collect(),
        }
    })
}

impl Theme {
    /// Both, with their names.
    pub const ALL: [(&'static str, Theme); 2] = [("light", Theme::Light), ("dark", Theme::Dark)];
}

impl Set {
    /// All of them, with their names.
    pub const ALL: [(&'static str, Set); 4] = [
        ("wood", Set::Wood),
        ("marble", Set::Marble),
        ("high-contrast", Set::HighContrast),
        ("paper", Set::Paper),
    ];
}

impl FromStr for Theme {
    type Err = PictureError;

    fn from_str(text: &str) -> Result<Theme, PictureError> {
        named("theme", &Theme::ALL, text)
    }
}

impl FromStr for Set {
    type Err = PictureError;

    fn from_str(text: &str) -> Result<Set, PictureError> {
        named("set", &Set::ALL, text)
    }
}

impl fmt::Display for Theme {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Theme::ALL.iter().find(|(_, theme)| theme == self).map_or("", |(name, _)| name))
    }
}

impl fmt::Display for Set {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(Set::ALL.iter().find(|(_, set)| set == self).map_or("", |(name, _)| name))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_back_and_unknown_ones_named() {
        for (name, set) in Set::ALL {
            assert_eq!(name.parse(), Ok(set));
            assert_eq!(set.to_string(), name);
        }
        for (name, theme) in Theme::ALL {
            assert_eq!(name.parse(), Ok(theme));
            assert_eq!(theme.to_string(), name);
        }
        let error = "glass".parse::<Set>().unwrap_err().to_string();
        assert_eq!(error, "there is no set “glass”: choose wood, marble, high-contrast or paper");
    }
}
