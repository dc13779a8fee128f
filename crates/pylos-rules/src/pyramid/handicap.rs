//! With how many balls each side begins (P15).

use std::fmt;
use std::ops::RangeInclusive;
use std::str::FromStr;

use super::Color;

/// The number of balls of each side: 15 each (P2), or fewer (P15).
///
/// ```
/// use pylos_rules::pyramid::{Color, Handicap};
/// let handicap: Handicap = "13-15".parse().unwrap();
/// assert_eq!(handicap.balls(Color::Light), 13);
/// assert_eq!(handicap.swapped().to_string(), "15-13");
/// assert!("7-15".parse::<Handicap>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Handicap {
    /// Light's balls in the lower four bits, dark's in the upper: with a
    /// handicap, rules still fit into four bytes, and move generators, which
    /// pass them along, stay as fast as without.
    balls: u8,
}

/// Why a text is not a handicap (P15).
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum HandicapError {
    /// It is not two numbers with a hyphen between them.
    Form,
    /// A number is not from 8 to 15.
    Range,
    /// 15-15 is the game without a handicap, and is not written.
    Full,
}

impl Handicap {
    /// How many balls a side may begin with.
    pub const RANGE: RangeInclusive<u32> = 8..=15;

    /// No handicap: 15 balls each (P2).
    pub const NONE: Handicap = Handicap { balls: 15 << 4 | 15 };

    /// So many balls each; `None` if a number is out of [`RANGE`](Self::RANGE).
    pub fn new(light: u32, dark: u32) -> Option<Handicap> {
        let within = [light, dark].iter().all(|balls| Handicap::RANGE.contains(balls));
        within.then_some(Handicap { balls: (dark << 4 | light) as u8 })
    }

    /// All 64, by light's balls, then dark's.
    pub fn all() -> impl Iterator<Item = Handicap> {
        Handicap::RANGE
            .flat_map(|light| Handicap::RANGE.filter_map(move |dark| Handicap::new(light, dark)))
    }

    /// How many balls a side begins with.
    #[inline(always)]
    pub const fn balls(self, color: Color) -> u32 {
        (self.balls >> (4 * color as u8) & 15) as u32
    }

    /// Whether both sides have all their balls.
    pub const fn is_none(self) -> bool {
        self.balls == Handicap::NONE.balls
    }

    /// Whether both sides have equally many.
    pub const fn is_even(self) -> bool {
        self.balls >> 4 == self.balls & 15
    }

    /// The same with the colours exchanged.
    #[must_use]
    pub const fn swapped(self) -> Handicap {
        Handicap { balls: self.balls.rotate_left(4) }
    }
}

/// `13-15`: light's balls, then dark's.
impl fmt::Display for Handicap {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [light, dark] = Color::BOTH.map(|color| self.balls(color));
        write!(f, "{light}-{dark}")
    }
}

impl FromStr for Handicap {
    type Err = HandicapError;

    fn from_str(text: &str) -> Result<Handicap, HandicapError> {
        let (light, dark) = text.split_once('-').ok_or(HandicapError::Form)?;
        let is_number = |text: &str| {
            let digits = !text.is_empty() && text.bytes().all(|byte| byte.is_ascii_digit());
            digits && (text == "0" || !text.starts_with('0'))
        };
        if !is_number(light) || !is_number(dark) {
            return Err(HandicapError::Form);
        }
        // A number too long to be read is out of range as well.
        let handicap = match (light.parse(), dark.parse()) {
            (Ok(light), Ok(dark)) => Handicap::new(light, dark),
            _ => None,
        };
        match handicap {
            None => Err(HandicapError::Range),
            Some(Handicap::NONE) => Err(HandicapError::Full),
            Some(handicap) => Ok(handicap),
        }
    }
}

impl fmt::Display for HandicapError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(match self {
            HandicapError::Form => {
                "a handicap is light's number of balls and dark's, such as 13-15 (P15)"
            }
            HandicapError::Range => "a side begins with 8 to 15 balls (P15)",
            HandicapError::Full => {
                "15-15 is the game without a handicap, which is not written (P15)"
            }
        })
    }
}

impl std::error::Error for HandicapError {}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_handicap_is_read_as_it_is_written() {
        assert_eq!(Handicap::all().count(), 64);
        for handicap in Handicap::all().filter(|handicap| !handicap.is_none()) {
            assert_eq!(handicap.to_string().parse(), Ok(handicap));
        }
    }

    #[test]
    fn what_is_wrong_with_a_handicap_is_said() {
        use HandicapError::{Form, Full, Range};
        for (text, error) in [
            ("15-15", Full),
            ("7-15", Range),
            ("15-7", Range),
            ("16-15", Range),
            ("0-15", Range),
            ("99999999999999999999-15", Range),
            ("", Form),
            ("13", Form),
            ("13-", Form),
            ("-13", Form),
            ("13-15-14", Form),
            ("08-15", Form),
            ("+8-15", Form),
            (" 13-15", Form),
            ("13–15", Form),
        ] {
            assert_eq!(text.parse::<Handicap>(), Err(error), "{text}");
        }
    }
}
