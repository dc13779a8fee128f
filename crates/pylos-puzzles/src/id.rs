//! The name of a puzzle.

use std::fmt;
use std::str::FromStr;

/// A puzzle's name: made from its rules and its position, so that it stays the
/// same whenever and wherever the puzzle is found.
///
/// ```
/// use pylos_puzzles::PuzzleId;
/// let id = PuzzleId::of("standard", "................/........./..../. L");
/// assert_eq!(id.to_string().parse(), Ok(id));
/// assert_ne!(id, PuzzleId::of("advanced", "................/........./..../. L"));
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct PuzzleId(u64);

/// Ten letters of five bits each.
const LETTERS: usize = 10;

/// Without letters that are mistaken for others.
const ALPHABET: &[u8; 32] = b"0123456789abcdefghjkmnpqrstvwxyz";

impl PuzzleId {
    /// The name of the puzzle with this rule string and this position text.
    pub fn of(rules: &str, position: &str) -> PuzzleId {
        let bytes = rules.bytes().chain([b' ']).chain(position.bytes());
        // FNV-1a, then mixed so that every bit depends on every byte.
        let hash = bytes.fold(0xcbf2_9ce4_8422_2325_u64, |hash, byte| {
            (hash ^ u64::from(byte)).wrapping_mul(0x0100_0000_01b3)
        });
        PuzzleId(mixed(hash) >> (64 - 5 * LETTERS))
    }

    /// A number that looks like chance, for orders that do not depend on where
    /// a puzzle stands in a pack.
    pub fn number(self) -> u64 {
        self.0
    }
}

/// Spreads a number over all 64 bits (the end of SplitMix64).
pub(crate) fn mixed(number: u64) -> u64 {
    let z = (number ^ number >> 30).wrapping_mul(0xbf58_476d_1ce4_e5b9);
    let z = (z ^ z >> 27).wrapping_mul(0x94d0_49bb_1331_11eb);
    z ^ z >> 31
}

impl fmt::Display for PuzzleId {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        (0..LETTERS).rev().try_for_each(|place| {
            let letter = ALPHABET[(self.0 >> (5 * place) & 31) as usize];
            write!(f, "{}", char::from(letter))
        })
    }
}

/// A text that names no puzzle.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct IdError(String);

impl fmt::Display for IdError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a puzzle's name: those have {LETTERS} letters and digits", self.0)
    }
}

impl std::error::Error for IdError {}

impl FromStr for PuzzleId {
    type Err = IdError;

    fn from_str(text: &str) -> Result<PuzzleId, IdError> {
        let wrong = || IdError(text.chars().take(16).collect());
        if text.len() != LETTERS {
            return Err(wrong());
        }
        let digit = |byte: u8| ALPHABET.iter().position(|letter| *letter == byte);
        let number =
            text.bytes().try_fold(0, |number, byte| Some(number << 5 | digit(byte)? as u64));
        number.map(PuzzleId).ok_or_else(wrong)
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn names_are_read_as_they_are_written_and_nothing_else_is() {
        let id = PuzzleId::of("standard", "a position");
        assert_eq!(id.to_string().len(), LETTERS);
        assert_eq!(id.to_string().parse(), Ok(id));
        for text in ["", "short", "0123456789a", "01234567Il", "ăăăăă"] {
            let error = text.parse::<PuzzleId>().unwrap_err().to_string();
            assert!(error.contains("is not a puzzle's name"), "{error}");
        }
    }
}
