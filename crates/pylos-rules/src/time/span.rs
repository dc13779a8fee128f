//! A length of time as players set it: `30s`, `10m`, `1h30m`, `2.5s`.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// A length of time of whole milliseconds, from one of them to a thousand
/// days: what a clock can be set to.
///
/// The text gives days, hours, minutes and seconds, largest first, only those
/// that are not zero; seconds may have up to three decimals.
///
/// ```
/// use std::time::Duration;
/// use pylos_rules::Span;
/// let span: Span = "90m".parse().unwrap();
/// assert_eq!(span.to_string(), "1h30m");
/// assert_eq!(span.duration(), Duration::from_secs(5400));
/// assert_eq!(Span::seconds(12).unwrap().to_string(), "12s");
/// assert!("0s".parse::<Span>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Span {
    milliseconds: u64,
}

/// The units of the text, largest first, in milliseconds.
const UNITS: [(char, u64); 4] =
    [('d', 24 * 60 * MINUTE), ('h', 60 * MINUTE), ('m', MINUTE), ('s', SECOND)];
const MINUTE: u64 = 60 * SECOND;
const SECOND: u64 = 1000;

impl Span {
    /// The longest: a thousand days.
    pub const MAX: Span = Span { milliseconds: 1000 * 24 * 60 * MINUTE };

    /// The whole milliseconds of a duration; `None` if there are none, or more
    /// than a thousand days.
    pub fn new(duration: Duration) -> Option<Span> {
        u64::try_from(duration.as_millis()).ok().and_then(Span::milliseconds)
    }

    /// So many seconds; `None` for none, or for more than a thousand days.
    pub fn seconds(seconds: u64) -> Option<Span> {
        seconds.checked_mul(SECOND).and_then(Span::milliseconds)
    }

    fn milliseconds(milliseconds: u64) -> Option<Span> {
        (1..=Span::MAX.milliseconds).contains(&milliseconds).then_some(Span { milliseconds })
    }

    /// The same as a duration.
    pub const fn duration(self) -> Duration {
        Duration::from_millis(self.milliseconds)
    }
}

impl fmt::Display for Span {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let mut rest = self.milliseconds;
        for (letter, unit) in UNITS {
            let n = rest / unit;
            rest %= unit;
            if letter == 's' && rest > 0 {
                let decimals = format!("{rest:03}");
                write!(f, "{n}.{}s", decimals.trim_end_matches('0'))?;
            } else if n > 0 {
                write!(f, "{n}{letter}")?;
            }
        }
        Ok(())
    }
}

/// Why a text is not a length of time.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum SpanError {
    /// It does not have the form of one.
    Form(String),
    /// It is zero, or longer than a thousand days.
    OutOfRange(String),
}

impl fmt::Display for SpanError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            SpanError::Form(text) => {
                write!(f, "“{text}” is not a time: times look like 30s, 10m, 1h30m, 2.5s or 3d")
            }
            SpanError::OutOfRange(text) => {
                write!(f, "“{text}” is not a possible time: it must be between 0.001s and 1000d")
            }
        }
    }
}

impl std::error::Error for SpanError {}

impl FromStr for Span {
    type Err = SpanError;

    fn from_str(text: &str) -> Result<Span, SpanError> {
        let shown = || text.chars().take(24).collect::<String>();
        let total = read_units(text).ok_or_else(|| SpanError::Form(shown()))?;
        Span::milliseconds(total).ok_or_else(|| SpanError::OutOfRange(shown()))
    }
}

/// The milliseconds of a text; `None` if it has another form. Numbers too
/// large to count become the largest one.
fn read_units(text: &str) -> Option<u64> {
    let mut units = UNITS.into_iter();
    let mut total = 0u64;
    let mut rest = text;
    loop {
        let end = rest.find(|c: char| c.is_ascii_lowercase())?;
        let (number, tail) = rest.split_at(end);
        let letter = tail.chars().next()?;
        // Each unit at most once, and only smaller ones after it.
        let (_, unit) = units.find(|(name, _)| *name == letter)?;
        let amount = if letter == 's' {
            read_seconds(number)?
        } else {
            read_digits(number)?.saturating_mul(unit)
        };
        total = total.saturating_add(amount);
        rest = &tail[1..];
        if rest.is_empty() {
            return Some(total);
        }
    }
}

/// Seconds with up to three decimals, in milliseconds.
fn read_seconds(number: &str) -> Option<u64> {
    let (whole, decimals) = match number.split_once('.') {
        Some((whole, decimals)) if decimals.len() <= 3 => (whole, decimals),
        Some(_) => return None,
        None => (number, "0"),
    };
    let thousandths = read_digits(decimals)? * 10u64.pow(3 - decimals.len() as u32);
    Some(read_digits(whole)?.saturating_mul(SECOND).saturating_add(thousandths))
}

fn read_digits(digits: &str) -> Option<u64> {
    let plain = !digits.is_empty() && digits.bytes().all(|byte| byte.is_ascii_digit());
    plain.then(|| digits.parse().unwrap_or(u64::MAX))
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn texts_are_read_and_printed_in_one_form() {
        for (text, canonical) in [
            ("30s", "30s"),
            ("90s", "1m30s"),
            ("0.25s", "0.25s"),
            ("1m0.010s", "1m0.01s"),
            ("1d2h3m4.005s", "1d2h3m4.005s"),
            ("24h", "1d"),
            ("1000d", "1000d"),
        ] {
            assert_eq!(text.parse::<Span>().unwrap().to_string(), canonical);
        }
        for text in [
            "",
            "s",
            "30",
            "m30",
            "1.5m",
            "1s1m",
            "1m1m",
            "1.s",
            "1.2345s",
            "+1s",
            "-1s",
            "1 s",
            "0s",
            "1000d0.001s",
            "99999999999999999999d",
            "1é",
            "1sé",
        ] {
            assert!(text.parse::<Span>().is_err(), "{text}");
        }
    }
}
