//! How large a picture is.

use std::fmt;
use std::str::FromStr;

use crate::PictureError;

/// Width and height of a picture in pixels, neither 0 nor beyond what memory
/// is meant for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Size {
    width: u32,
    height: u32,
}

impl Size {
    /// No side is longer than this.
    pub const LONGEST: u32 = 8192;

    /// No picture has more pixels: four bytes each make 128 MB.
    pub const MOST_PIXELS: u32 = 1 << 25;

    /// No film has more pixels: there are hundreds of frames.
    pub const MOST_PIXELS_OF_A_FILM: u32 = 1 << 22;

    /// The size, if it is one that can be drawn.
    pub fn new(width: u32, height: u32) -> Result<Size, PictureError> {
        let size = Size { width, height };
        if width == 0 || height == 0 {
            return Err(PictureError::Nothing { width, height });
        }
        let fits = width <= Size::LONGEST && height <= Size::LONGEST;
        if !fits || u64::from(width) * u64::from(height) > u64::from(Size::MOST_PIXELS) {
            return Err(PictureError::TooLarge { width, height });
        }
        Ok(size)
    }

    /// In pixels.
    pub fn width(self) -> u32 {
        self.width
    }

    /// In pixels.
    pub fn height(self) -> u32 {
        self.height
    }

    /// How many pixels there are.
    pub fn pixels(self) -> usize {
        self.width as usize * self.height as usize
    }
}

impl fmt::Display for Size {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}x{}", self.width, self.height)
    }
}

impl FromStr for Size {
    type Err = PictureError;

    /// Reads `900x700`.
    fn from_str(text: &str) -> Result<Size, PictureError> {
        let malformed = || PictureError::MalformedSize(text.chars().take(24).collect());
        let (width, height) = text.split_once(['x', '×']).ok_or_else(malformed)?;
        let number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|b| b.is_ascii_digit());
            // A number too long to be read is too large all the more.
            digits.then(|| text.parse().unwrap_or(u32::MAX)).ok_or_else(malformed)
        };
        Size::new(number(width)?, number(height)?)
    }
}

/// Some pixels of a picture: what changed, what to draw again.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub struct Area {
    /// The first column.
    pub x: u32,
    /// The first row, counted from above.
    pub y: u32,
    /// How many columns.
    pub width: u32,
    /// How many rows.
    pub height: u32,
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn sizes_are_read_and_bounded() {
        assert_eq!("900x700".parse::<Size>().unwrap().to_string(), "900x700");
        assert_eq!("1x8192".parse::<Size>().unwrap().pixels(), 8192);
        for (text, kind) in [
            ("0x700", "width or height is 0"),
            ("900x0", "width or height is 0"),
            ("100000x100000", "too large"),
            ("99999999999999999999x1", "too large"),
            ("8192x8192", "too large"),
            ("900", "not a size"),
            ("x", "not a size"),
            ("-3x4", "not a size"),
            ("+3x4", "not a size"),
            ("3.5x4", "not a size"),
        ] {
            let error = text.parse::<Size>().unwrap_err().to_string();
            assert!(error.contains(kind), "{text}: {error}");
        }
    }
}
