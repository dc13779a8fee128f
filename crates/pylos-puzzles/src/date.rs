//! Days, by which the daily puzzle goes.

use std::fmt;
use std::str::FromStr;

/// A day of the calendar, from 1970 to 9999.
///
/// ```
/// use pylos_puzzles::Date;
/// let date: Date = "2026-11-17".parse().unwrap();
/// assert_eq!(Date::of_day(date.day()), date);
/// assert_eq!(date.to_string(), "2026-11-17");
/// assert!("2026-02-30".parse::<Date>().is_err());
/// ```
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Date {
    /// Days since 1970-01-01.
    day: u32,
}

/// 9999-12-31.
const LAST: u32 = 2_932_896;

/// The weekday of 1970-01-01.
const THURSDAY: u32 = 3;

impl Date {
    /// The day so many days after 1970-01-01, at most the end of 9999.
    pub fn of_day(day: u32) -> Date {
        Date { day: day.min(LAST) }
    }

    /// The day on which so many milliseconds have passed since 1970, in UTC.
    pub fn of_millis(millis: i64) -> Date {
        Date::of_day(u32::try_from(millis.max(0) / 86_400_000).unwrap_or(LAST))
    }

    /// Days since 1970-01-01.
    pub fn day(self) -> u32 {
        self.day
    }

    /// The day of the week, from 0 on Monday to 6 on Sunday.
    pub fn weekday(self) -> u32 {
        (self.day + THURSDAY) % 7
    }

    /// Weeks since the one of 1970-01-01; a week begins on Monday.
    pub fn week(self) -> u32 {
        (self.day + THURSDAY) / 7
    }

    /// The day before; 1970-01-01 has none.
    pub fn yesterday(self) -> Option<Date> {
        self.day.checked_sub(1).map(Date::of_day)
    }

    /// Year, month and day.
    fn parts(self) -> (u32, u32, u32) {
        let mut rest = self.day;
        let mut year = 1970;
        while rest >= days_in_year(year) {
            rest -= days_in_year(year);
            year += 1;
        }
        let mut month = 1;
        while rest >= days_in_month(year, month) {
            rest -= days_in_month(year, month);
            month += 1;
        }
        (year, month, rest + 1)
    }
}

fn is_leap(year: u32) -> bool {
    year.is_multiple_of(4) && (!year.is_multiple_of(100) || year.is_multiple_of(400))
}

fn days_in_year(year: u32) -> u32 {
    if is_leap(year) { 366 } else { 365 }
}

fn days_in_month(year: u32, month: u32) -> u32 {
    match month {
        2 if is_leap(year) => 29,
        2 => 28,
        4 | 6 | 9 | 11 => 30,
        _ => 31,
    }
}

impl fmt::Display for Date {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let (year, month, day) = self.parts();
        write!(f, "{year:04}-{month:02}-{day:02}")
    }
}

/// A text that is no day.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct DateError(String);

impl fmt::Display for DateError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a day: days are written 2026-11-17, from 1970 on", self.0)
    }
}

impl std::error::Error for DateError {}

impl FromStr for Date {
    type Err = DateError;

    fn from_str(text: &str) -> Result<Date, DateError> {
        read(text).ok_or_else(|| DateError(text.chars().take(16).collect()))
    }
}

fn read(text: &str) -> Option<Date> {
    let bytes = text.as_bytes();
    if bytes.len() != 10 || bytes[4] != b'-' || bytes[7] != b'-' {
        return None;
    }
    let number = |range: std::ops::Range<usize>| {
        let digits = &bytes[range];
        digits
            .iter()
            .all(u8::is_ascii_digit)
            .then(|| digits.iter().fold(0, |number, digit| 10 * number + u32::from(digit - b'0')))
    };
    let (year, month, day) = (number(0..4)?, number(5..7)?, number(8..10)?);
    if year < 1970 || !(1..=12).contains(&month) || !(1..=days_in_month(year, month)).contains(&day)
    {
        return None;
    }
    let years: u32 = (1970..year).map(days_in_year).sum();
    let months: u32 = (1..month).map(|month| days_in_month(year, month)).sum();
    Some(Date { day: years + months + day - 1 })
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn days_follow_one_another() {
        for (day, text) in [
            (0, "1970-01-01"),
            (58, "1970-02-28"),
            (59, "1970-03-01"),
            (11_016, "2000-02-29"),
            (20_774, "2026-11-17"),
            (LAST, "9999-12-31"),
        ] {
            assert_eq!(Date::of_day(day).to_string(), text);
            assert_eq!(text.parse::<Date>().unwrap().day(), day);
        }
        assert_eq!(Date::of_millis(1_794_873_600_000).to_string(), "2026-11-17");
        assert_eq!(Date::of_day(u32::MAX).to_string(), "9999-12-31");
        assert_eq!(Date::of_day(0).yesterday(), None);
    }

    #[test]
    fn what_is_no_day_is_refused() {
        for text in
            ["", "2026-13-01", "2026-02-29", "2026-1-1", "26-11-17", "1969-12-31", "2026-11-1７"]
        {
            let error = text.parse::<Date>().unwrap_err().to_string();
            assert!(error.contains("is not a day"), "{error}");
        }
    }
}
