//! How big a pawn is.

use std::fmt;
use std::str::FromStr;

use super::Color;

/// One of the five sizes of pawns, 1 to 5; each side has two of each (E3).
#[derive(Clone, Copy, PartialEq, Eq, PartialOrd, Ord, Hash)]
pub struct Size(u8);

impl Size {
    /// All sizes, the smallest first.
    pub const ALL: [Size; 5] = [Size(1), Size(2), Size(3), Size(4), Size(5)];

    /// How many pawns of one size a side has (E3).
    pub const PAWNS: u32 = 2;

    /// The size with this number, 1 to 5.
    pub fn new(number: u8) -> Option<Size> {
        (1..=5).contains(&number).then_some(Size(number))
    }

    /// The caller answers for the number.
    pub(super) const fn from_bits(number: u8) -> Size {
        Size(number)
    }

    /// 1 to 5.
    pub const fn number(self) -> u8 {
        self.0
    }

    /// How a pawn of this size is written in a position: `A`…`E` for blue,
    /// `a`…`e` for red.
    pub fn letter(self, color: Color) -> char {
        let first = match color {
            Color::Blue => b'A',
            Color::Red => b'a',
        };
        char::from(first + self.0 - 1)
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        self.0.fmt(f)
    }
}

impl fmt::Debug for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        fmt::Display::fmt(self, f)
    }
}

/// A text that names no size.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SizeError(String);

impl SizeError {
    /// The beginning of the text.
    pub fn text(&self) -> &str {
        &self.0
    }
}

impl fmt::Display for SizeError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a size: pawns have the sizes 1 to 5 (E3)", self.0)
    }
}

impl std::error::Error for SizeError {}

impl FromStr for Size {
    type Err = SizeError;

    fn from_str(text: &str) -> Result<Size, SizeError> {
        match *text.as_bytes() {
            [digit @ b'1'..=b'5'] => Ok(Size(digit - b'0')),
            _ => Err(SizeError(text.chars().take(12).collect())),
        }
    }
}
