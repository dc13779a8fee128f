//! A game as a record, with who played it and when.

use pylos_rules::{Record, Side as _, TimeControl};
use pylos_views::Kind;

use super::{Sitting, Table};
use crate::Millis;
use crate::chair::Chair;
use crate::refusal::Refusal;

impl Table {
    /// The game as a record.
    pub fn record(&self) -> Result<Record, Refusal> {
        let mut record = self.board.record();
        let sides = match self.board.kind() {
            Kind::Pyramid => ["Light", "Dark"],
            Kind::Equator => ["Blue", "Red"],
        };
        let mut tags = vec![("Date", date(self.created))];
        for (chair, side) in Chair::BOTH.into_iter().zip(sides) {
            let name = match &self.seats[chair as usize] {
                Sitting::Person(player) => player.name.clone(),
                Sitting::Engine(level) => Some(format!("Level {level}")),
                Sitting::Free(_) => None,
            };
            tags.extend(name.map(|name| (side, name)));
        }
        let control = self.clock.control();
        if control != TimeControl::Unlimited {
            tags.push(("TimeControl", control.to_string()));
        }
        if let Some(ballot) = &self.settings.ballot {
            tags.push(("Opening", ballot.turns.clone()));
        }
        for (name, value) in tags {
            record.set_tag(name, &value).map_err(Refusal::internal)?;
        }
        Ok(record)
    }
}

/// The day of a moment, as records write it.
fn date(at: Millis) -> String {
    // Days from the start of 1970 to a date of the Gregorian calendar, counted
    // in eras of 400 years that begin in March, so that leap days come last.
    let days = at.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let day = days.rem_euclid(146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    format!("{:04}-{month:02}-{of_month:02}", year + era * 400)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_400_000), "2000-02-29");
        assert_eq!(date(1_763_200_000_000), "2025-11-15");
        assert_eq!(date(4_107_542_399_999), "2100-02-28");
        assert_eq!(date(4_107_542_400_000), "2100-03-01");
    }
}
