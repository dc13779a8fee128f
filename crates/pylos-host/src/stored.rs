//! What is kept as JSON: the settings and the events of a game. These are the
//! storage's own shapes. A field of the API can change its name without a word
//! of it changing here, and what was written years ago is still read.

use serde::{Deserialize, Serialize};

use crate::chair::Chair;
use crate::table::{Event, Series, Settings, Stamped};
use crate::wire::{ClockSetting, SeatWish, SeriesLength, Visibility, What};

/// The version of these shapes. Rows without one are of the first.
const VERSION: u32 = 1;

fn first() -> u32 {
    1
}

/// Why a row cannot be read.
#[derive(Debug)]
pub enum RowError {
    /// It is not the JSON that it should be.
    Json(serde_json::Error),
    /// A newer program has written it.
    Newer(u32),
}

impl std::fmt::Display for RowError {
    fn fmt(&self, f: &mut std::fmt::Formatter<'_>) -> std::fmt::Result {
        match self {
            RowError::Json(error) => error.fmt(f),
            RowError::Newer(version) => write!(
                f,
                "a newer program has written this (version {version}; this one knows {VERSION})"
            ),
        }
    }
}

impl std::error::Error for RowError {}

impl From<serde_json::Error> for RowError {
    fn from(error: serde_json::Error) -> RowError {
        RowError::Json(error)
    }
}

#[derive(Deserialize)]
struct Versioned {
    #[serde(default = "first")]
    version: u32,
}

fn check_version(text: &str) -> Result<(), RowError> {
    match serde_json::from_str(text)? {
        Versioned { version } if version > VERSION => Err(RowError::Newer(version)),
        Versioned { .. } => Ok(()),
    }
}

/// An event as it is stored.
pub fn write_event(stamped: &Stamped) -> Result<String, serde_json::Error> {
    let Stamped { time, event } = stamped.clone();
    serde_json::to_string(&EventRow { version: VERSION, time, event })
}

/// An event as it was stored.
pub fn read_event(text: &str) -> Result<Stamped, RowError> {
    check_version(text)?;
    let EventRow { time, event, .. } = serde_json::from_str(text)?;
    Ok(Stamped { time, event })
}

/// Settings as they are stored.
pub fn write_settings(settings: &Settings) -> Result<String, serde_json::Error> {
    let Settings { seats, clock, series, .. } = settings.clone();
    serde_json::to_string(&SettingsRow {
        version: VERSION,
        rules: settings.rules.clone(),
        seats: seats.map(SeatRow),
        clock,
        repetition: settings.repetition,
        visibility: settings.visibility,
        rated: settings.rated,
        start: settings.start.clone(),
        usual_start: settings.usual_start,
        creator: settings.creator.clone(),
        invite: settings.invite.clone(),
        series: series.map(SeriesRow),
    })
}

/// Settings as they were stored.
pub fn read_settings(text: &str) -> Result<Settings, RowError> {
    check_version(text)?;
    let row: SettingsRow = serde_json::from_str(text)?;
    Ok(Settings {
        rules: row.rules,
        seats: row.seats.map(|SeatRow(seat)| seat),
        clock: row.clock,
        repetition: row.repetition,
        visibility: row.visibility,
        rated: row.rated,
        start: row.start,
        usual_start: row.usual_start,
        creator: row.creator,
        invite: row.invite,
        series: row.series.map(|SeriesRow(series)| series),
    })
}

#[derive(Serialize, Deserialize)]
struct EventRow {
    #[serde(default = "first")]
    version: u32,
    time: u64,
    #[serde(flatten, with = "StoredEvent")]
    event: Event,
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "Event", tag = "event", rename_all = "snake_case")]
enum StoredEvent {
    Joined {
        chair: Chair,
    },
    Turn {
        turn: String,
    },
    Arranged {
        chair: Chair,
        arrangement: String,
    },
    Offered {
        #[serde(with = "StoredWhat")]
        what: What,
        chair: Chair,
    },
    Declined {
        #[serde(with = "StoredWhat")]
        what: What,
    },
    #[serde(rename = "taken_back")]
    Undone {
        to: usize,
    },
    Resigned {
        chair: Chair,
    },
    OutOfTime {
        chair: Chair,
    },
    Abandoned {
        chair: Chair,
    },
    Agreed,
    Aborted,
    Followed {
        game: String,
    },
}

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
    #[serde(with = "StoredClock")]
    clock: ClockSetting,
    repetition: Option<u32>,
    #[serde(with = "StoredVisibility")]
    visibility: Visibility,
    rated: bool,
    start: String,
    usual_start: bool,
    creator: String,
    invite: String,
    #[serde(default, skip_serializing_if = "Option::is_none")]
    series: Option<SeriesRow>,
}

#[derive(Serialize, Deserialize)]
#[serde(transparent)]
struct SeatRow(#[serde(with = "StoredSeat")] SeatWish);

#[derive(Serialize, Deserialize)]
#[serde(remote = "SeatWish", tag = "kind", rename_all = "snake_case")]
enum StoredSeat {
    Me {},
    Friend {},
    Anyone {},
    Engine { level: u8 },
}

#[derive(Serialize, Deserialize)]
#[serde(remote = "ClockSetting", tag = "kind", rename_all = "snake_case")]
enum StoredClock {
    None {},
    PerMove {
        seconds: u32,
    },
    PerGame {
        seconds: u32,
        #[serde(default)]
        increment: u32,
    },
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
            (r#"{"time":1234,"event":"turn","turn":"a1"}"#, Event::Turn { turn }),
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
