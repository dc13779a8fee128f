//! `pylos puzzles daily`: the puzzle of a day.

use std::time::{SystemTime, UNIX_EPOCH};

use pylos_host::puzzles::{self, PuzzleRating};
use pylos_host::wire::{DailyQuery, PuzzleShown};
use pylos_puzzles::{Date, Entry, Pack};

use super::{shipped, words};
use crate::console::{Answer, Console, Format};
use crate::failure::Failure;
use crate::rules_arg::RulesArg;

/// Show the puzzle of the day, the same for everybody
///
/// `pylos puzzles play --daily` solves it.
#[derive(clap::Args)]
pub struct Daily {
    #[command(flatten)]
    rules: RulesArg,
    /// The day, as in 2026-11-17; today if left out
    #[arg(long, value_name = "DATE")]
    date: Option<Date>,
}

impl Daily {
    /// Shows it.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let pack = shipped()?;
        let date = self.date.unwrap_or_else(today);
        let entry = of_day(&pack, &self.rules, date)?;
        let shown = show(&pack, entry)?;
        match console.format() {
            Format::Json => {
                let mut answer = words::json(&shown)?;
                answer["date"] = date.to_string().into();
                console.json(&answer)?;
            }
            Format::Text => {
                let language = console.language();
                console.line(format_args!("{date}\n{}\n", words::heading(&shown, language)))?;
                console.text(words::board(&shown.position, console.paint(), language)?)?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// Today, in UTC.
pub fn today() -> Date {
    let now = SystemTime::now().duration_since(UNIX_EPOCH);
    Date::of_millis(now.map_or(0, |now| now.as_millis() as i64))
}

/// The puzzle of a day.
pub fn of_day<'a>(pack: &'a Pack, rules: &RulesArg, date: Date) -> Result<&'a Entry, Failure> {
    let rules = Some(rules.get()?.to_string());
    puzzles::daily(pack, &DailyQuery { date: None, rules }, date)
        .map_err(|refusal| Failure::usage(refusal.to_string()))
}

/// A puzzle as it is shown.
pub fn show(pack: &Pack, entry: &Entry) -> Result<PuzzleShown, Failure> {
    puzzles::shown(pack, entry, PuzzleRating::first(entry))
        .map_err(|refusal| Failure::usage(refusal.to_string()))
}
