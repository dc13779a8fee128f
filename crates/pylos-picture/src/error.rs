//! What can be wrong with a wish for a picture.

use std::fmt;

use crate::{Size, film};

/// Why there is no picture.
#[derive(Clone, Debug, PartialEq, Eq)]
#[non_exhaustive]
pub enum PictureError {
    /// A picture of no pixels.
    Nothing {
        /// As asked for.
        width: u32,
        /// As asked for.
        height: u32,
    },
    /// A picture of more pixels than memory is meant for.
    TooLarge {
        /// As asked for.
        width: u32,
        /// As asked for.
        height: u32,
    },
    /// A film of more pixels than a file is meant for.
    FilmTooLarge {
        /// As asked for.
        width: u32,
        /// As asked for.
        height: u32,
    },
    /// A film of more turns than anybody watches.
    FilmTooLong {
        /// How many there are.
        turns: usize,
    },
    /// The text is not a size.
    MalformedSize(String),
    /// No set, theme or view has this name.
    UnknownName {
        /// What should have been named: “set”, “theme”, “view”.
        what: &'static str,
        /// The beginning of the text.
        name: String,
        /// The names that there are.
        known: Vec<&'static str>,
    },
    /// Something that cannot be written as a file of this kind.
    Encoding(String),
}

impl fmt::Display for PictureError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            PictureError::Nothing { width, height } => {
                write!(
                    f,
                    "a picture of {width}x{height} pixels has nothing to see: width or height is 0"
                )
            }
            PictureError::TooLarge { width, height } => write!(
                f,
                "a picture of {width}x{height} pixels is too large: a side has at most {} pixels, all of it {} million",
                Size::LONGEST,
                Size::MOST_PIXELS / 1_000_000
            ),
            PictureError::FilmTooLarge { width, height } => write!(
                f,
                "a film of {width}x{height} pixels is too large: it has at most {} million",
                Size::MOST_PIXELS_OF_A_FILM / 1_000_000
            ),
            PictureError::FilmTooLong { turns } => {
                write!(
                    f,
                    "a film of {turns} turns is too long: it has at most {}",
                    film::MOST_TURNS
                )
            }
            PictureError::MalformedSize(text) => {
                write!(f, "“{text}” is not a size: sizes look like 900x700")
            }
            PictureError::UnknownName { what, name, known } => {
                write!(f, "there is no {what} “{name}”: choose {}", list(known))
            }
            PictureError::Encoding(reason) => write!(f, "the picture cannot be written: {reason}"),
        }
    }
}

/// `a, b or c`.
fn list(names: &[&str]) -> String {
    match names {
        [] => String::new(),
        [only] => (*only).to_owned(),
        [rest @ .., last] => format!("{} or {last}", rest.join(", ")),
    }
}

impl std::error::Error for PictureError {}
