//! Numbers of versions, and days.

use std::fmt;
use std::str::FromStr;

use crate::step::Failed;

/// The number of a version: `1.2.3`.
#[derive(Clone, Copy, Debug, PartialEq, Eq, PartialOrd, Ord)]
pub struct Number([u32; 3]);

impl Number {
    /// What git knows it by.
    pub fn tag(self) -> String {
        format!("v{self}")
    }
}

impl fmt::Display for Number {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let [major, minor, patch] = self.0;
        write!(f, "{major}.{minor}.{patch}")
    }
}

impl FromStr for Number {
    type Err = Failed;

    fn from_str(text: &str) -> Result<Number, Failed> {
        let refused = || Failed::new(format!("“{text}” is no version, such as 1.2.3"));
        let numbers = text.split('.').map(|part| part.parse().map_err(|_| refused()));
        let numbers: Vec<u32> = numbers.collect::<Result<_, _>>()?;
        let number = Number(numbers.try_into().map_err(|_| refused())?);
        // One way to write it: no 01, no +1.
        if number.to_string() == text { Ok(number) } else { Err(refused()) }
    }
}

/// A day: `2026-11-18`.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Day(String);

impl fmt::Display for Day {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl FromStr for Day {
    type Err = Failed;

    fn from_str(text: &str) -> Result<Day, Failed> {
        let refused = || Failed::new(format!("“{text}” is no day, such as 2026-11-18"));
        let numbers = text.split('-').map(|part| part.parse().map_err(|_| refused()));
        let numbers: Vec<u32> = numbers.collect::<Result<_, _>>()?;
        let [year, month, day] = numbers.try_into().map_err(|_| refused())?;
        let is_written_so = format!("{year:04}-{month:02}-{day:02}") == text;
        let is_there = (1..=days(year, month)).contains(&day);
        if is_written_so && is_there { Ok(Day(text.to_owned())) } else { Err(refused()) }
    }
}

/// How many days a month has; a month that is none has none.
fn days(year: u32, month: u32) -> u32 {
    let is_leap = year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400));
    match month {
        2 if is_leap => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        1..=12 => 31,
        _ => 0,
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn versions_are_counted_not_spelt() {
        let number = |text: &str| text.parse::<Number>().unwrap();
        assert!(number("0.10.0") > number("0.9.9"));
        assert_eq!(number("1.2.3").tag(), "v1.2.3");
        for wrong in ["", "1", "1.2", "1.2.3.4", "01.2.3", "v1.2.3", "1.2.-3", "1.2.3-rc1", "1..3"]
        {
            assert!(wrong.parse::<Number>().is_err(), "{wrong}");
        }
    }

    #[test]
    fn days_are_those_of_the_calendar() {
        for right in ["2026-11-30", "2024-02-29", "2000-02-29"] {
            assert_eq!(right.parse::<Day>().unwrap().to_string(), right);
        }
        for wrong in ["2026-11-31", "2025-02-29", "1900-02-29", "2026-13-01", "26-1-1", "today"] {
            assert!(wrong.parse::<Day>().is_err(), "{wrong}");
        }
    }
}
