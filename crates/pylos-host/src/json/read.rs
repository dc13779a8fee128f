//! From a text to a tree.

use super::{Json, JsonError};

/// How deep lists and objects may lie in each other. No shape of ours is
/// nearly as deep, and whoever sends more means harm.
const DEEPEST: usize = 64;

/// Powers of ten that are exact as they are.
const TENS: [f64; 23] = [
    1e0, 1e1, 1e2, 1e3, 1e4, 1e5, 1e6, 1e7, 1e8, 1e9, 1e10, 1e11, 1e12, 1e13, 1e14, 1e15, 1e16,
    1e17, 1e18, 1e19, 1e20, 1e21, 1e22,
];

/// Reads a text, all of it.
pub fn parse(text: &str) -> Result<Json, JsonError> {
    let mut reader = Reader { text, at: 0 };
    let json = reader.value(DEEPEST)?;
    reader.skip_spaces();
    match reader.peek() {
        None => Ok(json),
        Some(_) => Err(reader.wrong("the end")),
    }
}

struct Reader<'a> {
    text: &'a str,
    at: usize,
}

impl Reader<'_> {
    fn peek(&self) -> Option<u8> {
        self.text.as_bytes().get(self.at).copied()
    }

    fn skip_spaces(&mut self) {
        while matches!(self.peek(), Some(b' ' | b'\t' | b'\n' | b'\r')) {
            self.at += 1;
        }
    }

    /// Goes over this byte, if it comes next.
    fn eat(&mut self, byte: u8) -> bool {
        let comes = self.peek() == Some(byte);
        self.at += usize::from(comes);
        comes
    }

    fn wrong(&self, expected: &str) -> JsonError {
        JsonError::new(format!("expected {expected} at byte {} of the JSON", self.at))
    }

    fn value(&mut self, deeper: usize) -> Result<Json, JsonError> {
        self.skip_spaces();
        match self.peek() {
            Some(b'"') => Ok(Json::Text(self.text()?)),
            Some(b'{' | b'[') if deeper == 0 => Err(self.wrong("nothing as deep")),
            Some(b'{') => {
                let member = |reader: &mut Self| {
                    reader.skip_spaces();
                    let name = reader.text()?;
                    reader.skip_spaces();
                    if !reader.eat(b':') {
                        return Err(reader.wrong("a colon"));
                    }
                    Ok((name, reader.value(deeper - 1)?))
                };
                self.items(b'}', member).map(Json::Object)
            }
            Some(b'[') => self.items(b']', |reader| reader.value(deeper - 1)).map(Json::List),
            Some(b'-' | b'0'..=b'9') => self.number(),
            _ => {
                let words = [
                    ("null", Json::Null),
                    ("true", Json::Bool(true)),
                    ("false", Json::Bool(false)),
                ];
                let rest = &self.text[self.at..];
                let found = words.into_iter().find(|(word, _)| rest.starts_with(word));
                let (word, json) = found.ok_or_else(|| self.wrong("a value"))?;
                self.at += word.len();
                Ok(json)
            }
        }
    }

    /// What stands between brackets, with commas.
    fn items<T>(
        &mut self,
        end: u8,
        mut item: impl FnMut(&mut Self) -> Result<T, JsonError>,
    ) -> Result<Vec<T>, JsonError> {
        self.at += 1;
        let mut items = Vec::new();
        self.skip_spaces();
        if self.eat(end) {
            return Ok(items);
        }
        loop {
            items.push(item(self)?);
            self.skip_spaces();
            if self.eat(end) {
                return Ok(items);
            }
            if !self.eat(b',') {
                return Err(self.wrong("a comma or the end of the list"));
            }
        }
    }

    fn text(&mut self) -> Result<String, JsonError> {
        if !self.eat(b'"') {
            return Err(self.wrong("a text"));
        }
        let mut text = String::new();
        loop {
            let rest = &self.text[self.at..];
            let plain = rest.find(|letter| matches!(letter, '"' | '\\' | '\0'..='\x1f'));
            let plain = plain.ok_or_else(|| self.wrong("the end of the text"))?;
            text.push_str(&rest[..plain]);
            self.at += plain;
            if self.eat(b'"') {
                return Ok(text);
            }
            if !self.eat(b'\\') {
                return Err(self.wrong("no control character"));
            }
            text.push(self.escaped()?);
        }
    }

    /// The letter after a backslash.
    fn escaped(&mut self) -> Result<char, JsonError> {
        let letter = match self.peek() {
            Some(letter @ (b'"' | b'\\' | b'/')) => letter.into(),
            Some(b'b') => '\u{8}',
            Some(b'f') => '\u{c}',
            Some(b'n') => '\n',
            Some(b'r') => '\r',
            Some(b't') => '\t',
            Some(b'u') => return self.unit_pair(),
            _ => return Err(self.wrong("an escaped letter")),
        };
        self.at += 1;
        Ok(letter)
    }

    /// A letter by its number, or by two where it is beyond the first 65,536.
    fn unit_pair(&mut self) -> Result<char, JsonError> {
        let first = self.unit()?;
        let number = match first {
            0xd800..0xdc00 if self.eat(b'\\') => match self.unit()? {
                second @ 0xdc00..0xe000 => 0x1_0000 + ((first - 0xd800) << 10) + (second - 0xdc00),
                _ => first, // which is no letter
            },
            _ => first,
        };
        char::from_u32(number).ok_or_else(|| self.wrong("a letter"))
    }

    fn unit(&mut self) -> Result<u32, JsonError> {
        let digits =
            self.eat(b'u').then(|| self.text.as_bytes().get(self.at..self.at + 4)).flatten();
        let digit = |&digit: &u8| char::from(digit).to_digit(16);
        let number = digits.and_then(|digits| {
            digits.iter().try_fold(0, |number, letter| Some(number << 4 | digit(letter)?))
        });
        let number = number.ok_or_else(|| self.wrong("four digits"))?;
        self.at += 4;
        Ok(number)
    }

    fn number(&mut self) -> Result<Json, JsonError> {
        let negative = self.eat(b'-');
        let mut number = Digits::default();
        if !self.eat(b'0') {
            number.power += self.digits(&mut number.value)?.dropped;
        }
        let is_whole = !matches!(self.peek(), Some(b'.' | b'e' | b'E')) && number.power == 0;
        if self.eat(b'.') {
            number.power -= self.digits(&mut number.value)?.taken;
        }
        if self.eat(b'e') || self.eat(b'E') {
            let down = !self.eat(b'+') && self.eat(b'-');
            let mut power = 0;
            self.digits(&mut power)?;
            let power = i32::try_from(power).unwrap_or(i32::MAX).min(1 << 20);
            number.power += if down { -power } else { power };
        }
        match (is_whole, negative) {
            (true, false) => return Ok(Json::Whole(number.value)),
            (true, true) if number.value > 0 => {
                if let Some(value) = 0i64.checked_sub_unsigned(number.value) {
                    return Ok(Json::Negative(value));
                }
            }
            _ => {}
        }
        let size = number.size();
        match size.is_finite() {
            true => Ok(Json::Fraction(if negative { -size } else { size })),
            false => Err(self.wrong("a smaller number")),
        }
    }

    /// Appends the digits that come next, one at least, as far as there is room
    /// for them.
    fn digits(&mut self, number: &mut u64) -> Result<Taken, JsonError> {
        let mut taken = Taken::default();
        while let Some(digit @ b'0'..=b'9') = self.peek() {
            let longer =
                number.checked_mul(10).and_then(|n| n.checked_add(u64::from(digit - b'0')));
            match longer.filter(|_| taken.dropped == 0) {
                Some(longer) => {
                    *number = longer;
                    taken.taken += 1;
                }
                None => taken.dropped += 1,
            }
            self.at += 1;
        }
        match taken {
            Taken { taken: 0, dropped: 0 } => Err(self.wrong("a digit")),
            _ => Ok(taken),
        }
    }
}

/// How many digits there was room for, and how many there was none for.
#[derive(Default)]
struct Taken {
    taken: i32,
    dropped: i32,
}

/// A number as its digits and a power of ten.
#[derive(Default)]
struct Digits {
    value: u64,
    power: i32,
}

impl Digits {
    /// The number itself, up to the rounding of its last bit or two.
    fn size(&self) -> f64 {
        let mut size = self.value as f64;
        let mut left = self.power.unsigned_abs() as usize;
        while left > 0 && size > 0.0 && size.is_finite() {
            let step = left.min(TENS.len() - 1);
            size = if self.power < 0 { size / TENS[step] } else { size * TENS[step] };
            left -= step;
        }
        size
    }
}
