//! What is kept as JSON: the settings and the events of a game. These are the
//! storage's own shapes. A field of the API can change its name without a word
//! of it changing here, and what was written years ago is still read.

use serde::de::DeserializeOwned;
use serde::{Deserialize, Serialize};

use crate::chair::Chair;
use crate::json::{self, Json, JsonError};
use crate::table::{Ballot, Event, Series, Settings, Stamped};
use crate::wire::{ClockSetting, SeatWish, SeriesLength, Visibility, What};

/// The version of these shapes. Rows without one are of the first; the second
/// knows turns that are not charged in full, the third vacations. What an older program can read is
/// written as before.
pub const VERSION: u32 = 3;

fn first() -> u32 {
    1
}

/// Why a row cannot be read.
#[derive(Debug)]
pub enum RowError {
    /// It is not the JSON that it should be.
    Json(JsonError),
    /// A newer program has written it.
    Newer(u64),
    /// It lacks this field.
    Missing(&'static str),
}

impl std::fmt::Display for RowError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RowError::Json(error) => error.fmt(f),
            RowError::Missing(field) => write!(f, "{field} is missing"),
            RowError::Newer(version) => write!(
                f,
                "a newer program has written this (version {version}; this one knows {VERSION})"
            ),
        }
    }
}

impl std::error::Error for RowError {}

impl From<JsonError> for RowError {
    fn from(error: JsonError) -> RowError {
        RowError::Json(error)
    }
}

/// A row of a version that this program knows.
fn read<T: DeserializeOwned>(text: &str) -> Result<T, RowError> {
    let row = json::parse(text)?;
    match row.get("version") {
        Some(Json::Whole(version)) if *version > VERSION.into() => Err(RowError::Newer(*version)),
        _ => Ok(row.shape()?),
    }
}

/// An event as it is stored.
pub fn write_event(stamped: &Stamped) -> Result<String, JsonError> {
    json::write(&EventRow::of(stamped.clone()))
}

/// An event as it was stored.
pub fn read_event(text: &str) -> Result<Stamped, RowError> {
    read::<EventRow>(text)?.stamped()
}

/// Settings as they are stored.
pub fn write_settings(settings: &Settings) -> Result<String, JsonError> {
    let Settings { seats, clock, series, .. } = settings.clone();
    json::write(&SettingsRow {
        version: first(),
        rules: settings.rules.clone(),
        seats: seats.map(SeatRow::of),
        clock: ClockRow::of(clock),
        repetition: settings.repetition,
        visibility: settings.visibility,
        rated: settings.rated,
        start: settings.start.clone(),
        usual_start: settings.usual_start,
        ballot: settings.ballot.clone().map(BallotRow::of),
        creator: settings.creator.clone(),
        invite: settings.invite.clone(),
        series: series.map(SeriesRow),
    })
}

/// Settings as they were stored.
pub fn read_settings(text: &str) -> Result<Settings, RowError> {
    let row: SettingsRow = read(text)?;
    Ok(Settings {
        rules: row.rules,
        seats: [row.seats[0].seat()?, row.seats[1].seat()?],
        clock: row.clock.clock()?,
        repetition: row.repetition,
        visibility: row.visibility,
        rated: row.rated,
        start: row.start,
        usual_start: row.usual_start,
        ballot: row.ballot.map(BallotRow::ballot),
        creator: row.creator,
        invite: row.invite,
        series: row.series.map(|SeriesRow(series)| series),
    })
}

/// An event: what kind it is, and those of the fields that it has. A struct
/// takes the compiler far less code to read than an enum with fields beside
/// its tag, which counts in a browser.
#[derive(Serialize, Deserialize)]
struct EventRow {
    #[serde(default = "first")]
    version: u32,
    time: u64,
    event: EventName,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    turn: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    lag: Option<u64>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    what: Option<WhatRow>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    chair: Option<Chair>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    arrangement: Option<String>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    to: Option<usize>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    game: Option<String>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum EventName {
    Joined,
    Turn,
    Arranged,
    Offered,
    Declined,
    #[serde(rename = "taken_back")]
    Undone,
    Resigned,
    OutOfTime,
    Abandoned,
    Paused,
    Resumed,
    Agreed,
    Aborted,
    Followed,
}

impl EventRow {
    fn of(Stamped { time, event }: Stamped) -> EventRow {
        let new = |event| EventRow {
            version: first(),
            time,
            event,
            turn: None,
            lag: None,
            what: None,
            chair: None,
            arrangement: None,
            to: None,
            game: None,
        };
        let by = |event, chair| EventRow { chair: Some(chair), ..new(event) };
        match event {
            Event::Joined { chair } => by(EventName::Joined, chair),
            Event::Turn { turn, lag: 0 } => EventRow { turn: Some(turn), ..new(EventName::Turn) },
            Event::Turn { turn, lag } => {
                EventRow { version: 2, turn: Some(turn), lag: Some(lag), ..new(EventName::Turn) }
            }
            Event::Arranged { chair, arrangement } => {
                EventRow { arrangement: Some(arrangement), ..by(EventName::Arranged, chair) }
            }
            Event::Offered { what, chair } => {
                EventRow { what: Some(WhatRow(what)), ..by(EventName::Offered, chair) }
            }
            Event::Declined { what } => {
                EventRow { what: Some(WhatRow(what)), ..new(EventName::Declined) }
            }
            Event::Undone { to } => EventRow { to: Some(to), ..new(EventName::Undone) },
            Event::Resigned { chair } => by(EventName::Resigned, chair),
            Event::OutOfTime { chair } => by(EventName::OutOfTime, chair),
            Event::Abandoned { chair } => by(EventName::Abandoned, chair),
            Event::Paused { chair } => EventRow { version: 3, ..by(EventName::Paused, chair) },
            Event::Resumed { chair } => EventRow { version: 3, ..by(EventName::Resumed, chair) },
            Event::Agreed => new(EventName::Agreed),
            Event::Aborted => new(EventName::Aborted),
            Event::Followed { game } => EventRow { game: Some(game), ..new(EventName::Followed) },
        }
    }

    fn stamped(self) -> Result<Stamped, RowError> {
        let (event, time) = (self.event, self.time);
        let chair = has(self.chair, "chair");
        let what = has(self.what, "what").map(|WhatRow(what)| what);
        let event = match event {
            EventName::Joined => Event::Joined { chair: chair? },
            EventName::Turn => {
                Event::Turn { turn: has(self.turn, "turn")?, lag: self.lag.unwrap_or(0) }
            }
            EventName::Arranged => Event::Arranged {
                chair: chair?,
                arrangement: has(self.arrangement, "arrangement")?,
            },
            EventName::Offered => Event::Offered { what: what?, chair: chair? },
            EventName::Declined => Event::Declined { what: what? },
            EventName::Undone => Event::Undone { to: has(self.to, "to")? },
            EventName::Resigned => Event::Resigned { chair: chair? },
            EventName::OutOfTime => Event::OutOfTime { chair: chair? },
            EventName::Abandoned => Event::Abandoned { chair: chair? },
            EventName::Paused => Event::Paused { chair: chair? },
            EventName::Resumed => Event::Resumed { chair: chair? },
            EventName::Agreed => Event::Agreed,
            EventName::Aborted => Event::Aborted,
            EventName::Followed => Event::Followed { game: has(self.game, "game")? },
        };
        Ok(Stamped { time, event })
    }
}

fn has<T>(field: Option<T>, name: &'static str) -> Result<T, RowError> {
    field.ok_or(RowError::Missing(name))
}

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct WhatRow(#[serde(with = "StoredWhat")] What);

#[derive(Serialize, Deserialize)]
#[serde(remote = "What", rename_all = "snake_case")]
enum StoredWhat {
    Draw,
    #[serde(rename = "takeback")]
    Undo,
    Rematch,
}

#[derive(Serialize, Deserialize)]
struct SettingsRow {
    #[serde(default = "first")]
    version: u32,
    rules: String,
    seats: [SeatRow; 2],
    clock: ClockRow,
    repetition: Option<u32>,
    #[serde(with = "StoredVisibility")]
    visibility: Visibility,
    rated: bool,
    start: String,
    usual_start: bool,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    ballot: Option<BallotRow>,
    creator: String,
    invite: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    series: Option<SeriesRow>,
}

#[derive(Serialize, Deserialize)]
struct BallotRow {
    seed: u32,
    game: u32,
    turns: String,
}

impl BallotRow {
    fn of(Ballot { seed, game, turns }: Ballot) -> BallotRow {
        BallotRow { seed, game, turns }
    }

    fn ballot(self) -> Ballot {
        let BallotRow { seed, game, turns } = self;
        Ballot { seed, game, turns }
    }
}

#[derive(Serialize, Deserialize)]
struct SeatRow {
    kind: SeatName,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    level: Option<u8>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum SeatName {
    Me,
    Friend,
    Anyone,
    Engine,
}

impl SeatRow {
    fn of(seat: SeatWish) -> SeatRow {
        let (kind, level) = match seat {
            SeatWish::Me {} => (SeatName::Me, None),
            SeatWish::Friend {} => (SeatName::Friend, None),
            SeatWish::Anyone {} => (SeatName::Anyone, None),
            SeatWish::Engine { level } => (SeatName::Engine, Some(level)),
        };
        SeatRow { kind, level }
    }

    fn seat(&self) -> Result<SeatWish, RowError> {
        Ok(match self.kind {
            SeatName::Me => SeatWish::Me {},
            SeatName::Friend => SeatWish::Friend {},
            SeatName::Anyone => SeatWish::Anyone {},
            SeatName::Engine => SeatWish::Engine { level: has(self.level, "level")? },
        })
    }
}

#[derive(Serialize, Deserialize)]
struct ClockRow {
    kind: ClockName,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    seconds: Option<u32>,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    increment: Option<u32>,
}

#[derive(Clone, Copy, Serialize, Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClockName {
    None,
    PerMove,
    PerGame,
}

impl ClockRow {
    fn of(clock: ClockSetting) -> ClockRow {
        let (kind, seconds, increment) = match clock {
            ClockSetting::None {} => (ClockName::None, None, None),
            ClockSetting::PerMove { seconds } => (ClockName::PerMove, Some(seconds), None),
            ClockSetting::PerGame { seconds, increment } => {
                (ClockName::PerGame, Some(seconds), Some(increment))
            }
        };
        ClockRow { kind, seconds, increment }
    }

    fn clock(&self) -> Result<ClockSetting, RowError> {
        let seconds = has(self.seconds, "seconds");
        Ok(match self.kind {
            ClockName::None => ClockSetting::None {},
            ClockName::PerMove => ClockSetting::PerMove { seconds: seconds? },
            ClockName::PerGame => ClockSetting::PerGame {
                seconds: seconds?,
                increment: self.increment.unwrap_or_default(),
            },
        })
    }
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Visibility", rename_all = "snake_case")]
enum StoredVisibility {
    Private,
    Public,
}

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct SeriesRow(#[serde(with = "StoredSeries")] Series);

#[derive(Serialize, Deserialize)]
#[serde(remote = "Series")]
struct StoredSeries {
    id: String,
    #[serde(with = "StoredLength")]
    length: SeriesLength,
    number: u32,
    before: [f64; 2],
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "SeriesLength", rename_all = "snake_case")]
enum StoredLength {
    Games(u32),
    Target(u32),
}

#[cfg(test)]
mod tests {
    use super::*;

    fn stamped(event: Event) -> Stamped {
        Stamped { time: 1234, event }
    }

    /// One of each kind, word for word as they were written before the storage
    /// had shapes of its own.
    #[test]
    fn events_of_old_are_read() {
        let (chair, turn) = (Chair::First, "a1".to_owned());
        let text = |text: &str| text.to_owned();
        for (body, event) in [
            (
                r#"{"time":1234,"event":"joined","chair":"second"}"#,
                Event::Joined { chair: Chair::Second },
            ),
            (r#"{"time":1234,"event":"turn","turn":"a1"}"#, Event::Turn { turn, lag: 0 }),
            (
                r#"{"time":1234,"event":"arranged","chair":"first","arrangement":"12345/54321"}"#,
                Event::Arranged { chair, arrangement: text("12345/54321") },
            ),
            (
                r#"{"time":1234,"event":"offered","what":"takeback","chair":"first"}"#,
                Event::Offered { what: What::Undo, chair },
            ),
            (
                r#"{"time":1234,"event":"offered","what":"draw","chair":"first"}"#,
                Event::Offered { what: What::Draw, chair },
            ),
            (
                r#"{"time":1234,"event":"declined","what":"takeback"}"#,
                Event::Declined { what: What::Undo },
            ),
            (r#"{"time":1234,"event":"taken_back","to":2}"#, Event::Undone { to: 2 }),
            (r#"{"time":1234,"event":"resigned","chair":"first"}"#, Event::Resigned { chair }),
            (r#"{"time":1234,"event":"out_of_time","chair":"first"}"#, Event::OutOfTime { chair }),
            (r#"{"time":1234,"event":"abandoned","chair":"first"}"#, Event::Abandoned { chair }),
            (r#"{"time":1234,"event":"agreed"}"#, Event::Agreed),
            (r#"{"time":1234,"event":"aborted"}"#, Event::Aborted),
            (
                r#"{"time":1234,"event":"followed","game":"Zk3f"}"#,
                Event::Followed { game: text("Zk3f") },
            ),
        ] {
            assert_eq!(read_event(body).unwrap(), stamped(event.clone()), "{body}");
            // What is written now differs by the version alone.
            let written = write_event(&stamped(event)).unwrap();
            assert_eq!(written.replace("\"version\":1,", ""), body);
        }
    }

    #[test]
    fn a_balanced_opening_is_kept_with_its_lot() {
        let body = r#"{"version":1,"rules":"standard","seats":[{"kind":"me"},{"kind":"friend"}],"clock":{"kind":"none"},"repetition":3,"visibility":"private","rated":true,"start":"LD................/........./..../. L","usual_start":false,"ballot":{"seed":4294967295,"game":3,"turns":"a1 b1"},"creator":"p_1","invite":"x"}"#;
        let settings = read_settings(body).unwrap();
        let ballot = Ballot { seed: u32::MAX, game: 3, turns: "a1 b1".to_owned() };
        assert_eq!(settings.ballot, Some(ballot));
        assert_eq!(write_settings(&settings).unwrap(), body);
    }

    #[test]
    fn a_turn_that_is_not_charged_in_full_is_of_the_second_version() {
        let event = stamped(Event::Turn { turn: "a1".to_owned(), lag: 80 });
        let body = r#"{"version":2,"time":1234,"event":"turn","turn":"a1","lag":80}"#;
        assert_eq!(write_event(&event).unwrap(), body);
        assert_eq!(read_event(body).unwrap(), event);
    }

    #[test]
    fn vacations_are_of_the_third_version() {
        for (word, event) in [
            ("paused", Event::Paused { chair: Chair::Second }),
            ("resumed", Event::Resumed { chair: Chair::Second }),
        ] {
            let body = format!(r#"{{"version":3,"time":1234,"event":"{word}","chair":"second"}}"#);
            assert_eq!(write_event(&stamped(event.clone())).unwrap(), body);
            assert_eq!(read_event(&body).unwrap(), stamped(event));
        }
    }

    #[test]
    fn settings_of_old_are_read() {
        let body = r#"{"rules":"standard+must","seats":[{"kind":"me"},{"kind":"engine","level":5}],"clock":{"kind":"per_game","seconds":300,"increment":5},"repetition":3,"visibility":"public","rated":false,"start":"................/........./..../. L","usual_start":true,"creator":"p_8sJ2","invite":"secret","series":{"id":"Zk3f","length":{"games":4},"number":2,"before":[1.0,0.5]}}"#;
        let settings = read_settings(body).unwrap();
        assert_eq!(settings.seats, [SeatWish::Me {}, SeatWish::Engine { level: 5 }]);
        assert_eq!(settings.clock, ClockSetting::PerGame { seconds: 300, increment: 5 });
        assert_eq!(settings.visibility, Visibility::Public);
        let series = settings.series.as_ref().unwrap();
        assert_eq!((series.length, series.number), (SeriesLength::Games(4), 2));
        let written = write_settings(&settings).unwrap();
        assert_eq!(written.replace("\"version\":1,", ""), body);
        let plain = r#"{"rules":"carpentier+hidden","seats":[{"kind":"friend"},{"kind":"anyone"}],"clock":{"kind":"none"},"repetition":null,"visibility":"private","rated":true,"start":"","usual_start":true,"creator":"p_1","invite":"x"}"#;
        let settings = read_settings(plain).unwrap();
        assert_eq!((settings.series, settings.repetition), (None, None));
    }

    #[test]
    fn rows_of_a_newer_program_are_named() {
        let error = read_event(r#"{"version":7,"time":0,"event":"castled"}"#).unwrap_err();
        assert!(error.to_string().contains("version 7"), "{error}");
        assert!(matches!(read_settings("{"), Err(RowError::Json(_))));
    }
}
