//! Numbers and texts as bytes.

use pylos_engine::Score;
use pylos_rules::Value;

use super::PackError;

/// Numbers in groups of seven bits, the lowest first; all but the last have
/// their highest bit set.
pub fn put_number(bytes: &mut Vec<u8>, mut number: u64) {
    while number >= 0x80 {
        bytes.push(number as u8 | 0x80);
        number >>= 7;
    }
    bytes.push(number as u8);
}

/// A text after its length.
pub fn put_text(bytes: &mut Vec<u8>, text: &str) {
    put_number(bytes, text.len() as u64);
    bytes.extend_from_slice(text.as_bytes());
}

/// A worth. Wins take an odd number of plies and losses an even one, so one
/// number tells them apart, and 0 is left for draws.
pub fn put_worth(bytes: &mut Vec<u8>, worth: Score) {
    put_number(
        bytes,
        match worth {
            Score::Exact(Value::Win(plies) | Value::Loss(plies)) => u64::from(plies) + 1,
            Score::Exact(Value::Draw) => 0,
            // Twice the number, and one more if it is negative.
            Score::Points(points) | Score::Estimate(points) => {
                u64::from(points.unsigned_abs()) << 1 | u64::from(points < 0)
            }
        },
    );
}

/// Reads one thing after another, and never past the end.
pub struct Bytes<'a> {
    bytes: &'a [u8],
    pub at: usize,
}

impl<'a> Bytes<'a> {
    /// What lies from `at` to `end`.
    pub fn new(bytes: &'a [u8], at: usize, end: usize) -> Bytes<'a> {
        Bytes { bytes: &bytes[..end.min(bytes.len())], at }
    }

    pub fn is_at_end(&self) -> bool {
        self.at >= self.bytes.len()
    }

    pub fn nonsense(&self, what: &'static str) -> PackError {
        PackError::Nonsense { at: self.at, what }
    }

    pub fn byte(&mut self) -> Result<u8, PackError> {
        let byte = self.bytes.get(self.at).copied();
        let byte = byte.ok_or_else(|| self.nonsense("something is missing"))?;
        self.at += 1;
        Ok(byte)
    }

    pub fn number(&mut self) -> Result<u64, PackError> {
        let mut number = 0;
        for group in 0..9 {
            let byte = self.byte()?;
            number |= u64::from(byte & 0x7f) << (7 * group);
            if byte < 0x80 {
                return Ok(number);
            }
        }
        Err(self.nonsense("a number is too large"))
    }

    /// A number that fits its place.
    pub fn small<T: TryFrom<u64>>(&mut self) -> Result<T, PackError> {
        let number = self.number()?;
        T::try_from(number).map_err(|_| self.nonsense("a number is too large"))
    }

    pub fn skip(&mut self, length: usize) -> Result<&'a [u8], PackError> {
        let end = self.at.checked_add(length).filter(|end| *end <= self.bytes.len());
        let end = end.ok_or_else(|| self.nonsense("something is missing"))?;
        let skipped = &self.bytes[self.at..end];
        self.at = end;
        Ok(skipped)
    }

    pub fn text(&mut self) -> Result<&'a str, PackError> {
        let length = self.small()?;
        let bytes = self.skip(length)?;
        str::from_utf8(bytes).map_err(|_| self.nonsense("a text cannot be read"))
    }

    pub fn value(&mut self) -> Result<Score, PackError> {
        let number: u16 = self.small()?;
        Ok(Score::Exact(match number.checked_sub(1) {
            None => Value::Draw,
            Some(plies) if plies % 2 == 1 => Value::Win(plies),
            Some(plies) => Value::Loss(plies),
        }))
    }

    pub fn points(&mut self) -> Result<Score, PackError> {
        let number: u16 = self.small()?;
        let points = (number >> 1) as i16;
        Ok(Score::Points(if number & 1 == 1 { -points } else { points }))
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn what_is_written_is_read() {
        let mut bytes = Vec::new();
        let numbers = [0, 1, 127, 128, 16_383, 16_384, u64::MAX >> 1];
        numbers.iter().for_each(|number| put_number(&mut bytes, *number));
        put_text(&mut bytes, "ă");
        for worth in ["win 21", "loss 40", "loss 0", "draw"] {
            put_worth(&mut bytes, Score::Exact(worth.parse().unwrap()));
        }
        put_worth(&mut bytes, Score::Points(-7));
        let mut read = Bytes::new(&bytes, 0, bytes.len());
        for number in numbers {
            assert_eq!(read.number(), Ok(number));
        }
        assert_eq!(read.text(), Ok("ă"));
        for worth in ["win 21", "loss 40", "loss 0", "draw"] {
            assert_eq!(read.value(), Ok(Score::Exact(worth.parse().unwrap())));
        }
        assert_eq!(read.points(), Ok(Score::Points(-7)));
        assert!(read.is_at_end() && read.byte().is_err());
    }
}
