//! What is agreed before a game.

use pylos_rules::{Span, TimeControl};
use serde::{Deserialize, Serialize};

use crate::refusal::{Code, Refusal};

/// The wish for a new game.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct NewGame {
    /// A rule string; it also names the game.
    pub rules: String,
    /// Who sits where, in the order of the sides.
    pub seats: [SeatWish; 2],
    /// Chance may swap the seats.
    #[serde(default)]
    pub lot: bool,
    /// How time is limited; not at all by default.
    #[serde(default)]
    pub clock: ClockSetting,
    /// At which occurrence of a position the game is drawn (P12): 2 to 100,
    /// `null` for never, 3 by default.
    #[serde(default = "third")]
    pub repetition: Option<u32>,
    /// Who may find the game.
    #[serde(default)]
    pub visibility: Visibility,
    /// Whether it counts for the ratings. Both players then need accounts.
    #[serde(default)]
    pub rated: bool,
    /// The series that this game begins.
    pub series: Option<SeriesLength>,
    /// The position to begin from, if not the usual one.
    pub start: Option<String>,
    /// Where it begins, if no position says so.
    #[serde(default)]
    pub opening: Opening,
    /// The name of the account for whom the friend's seat is reserved.
    pub opponent: Option<String>,
}

fn third() -> Option<u32> {
    Some(3)
}

/// Where a game begins.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Opening {
    /// Where games under these rules usually begin.
    #[default]
    Usual,
    /// After a few plies that are drawn by lot and leave both sides the same
    /// chance; the game that follows has the same, the one after it another.
    Balanced,
}

/// A finished game that was played elsewhere.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct GameImport {
    /// The game's record.
    pub record: String,
    /// Who sat where, in the order of the sides: the caller, or a computer
    /// player.
    pub seats: [SeatWish; 2],
}

/// Who is to sit on a seat.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields, try_from = "SeatFields")]
pub enum SeatWish {
    /// Whoever creates the game.
    Me {},
    /// Whoever has the invitation.
    Friend {},
    /// Whoever comes first.
    Anyone {},
    /// A computer player.
    Engine {
        /// 1 to 10.
        level: u8,
    },
}

/// A seat as it is read: see [`Action`](super::Action).
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct SeatFields {
    kind: SeatName,
    level: Option<u8>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum SeatName {
    Me,
    Friend,
    Anyone,
    Engine,
}

impl TryFrom<SeatFields> for SeatWish {
    type Error = &'static str;

    fn try_from(SeatFields { kind, level }: SeatFields) -> Result<SeatWish, &'static str> {
        match (kind, level) {
            (SeatName::Me, None) => Ok(SeatWish::Me {}),
            (SeatName::Friend, None) => Ok(SeatWish::Friend {}),
            (SeatName::Anyone, None) => Ok(SeatWish::Anyone {}),
            (SeatName::Engine, Some(level)) => Ok(SeatWish::Engine { level }),
            (SeatName::Engine, None) => Err("an engine has a level"),
            (_, Some(_)) => Err("only an engine has a level"),
        }
    }
}

/// How time is limited.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "kind", rename_all = "snake_case", deny_unknown_fields, try_from = "ClockFields")]
pub enum ClockSetting {
    /// Not at all.
    None {},
    /// So long for every turn (P14).
    PerMove {
        /// 1 to 1,209,600: two weeks.
        seconds: u32,
    },
    /// So long for all turns together.
    PerGame {
        /// 1 to 86,400.
        seconds: u32,
        /// Added after every turn, 0 to 3,600.
        #[serde(default)]
        increment: u32,
    },
}

/// A clock as it is read.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct ClockFields {
    kind: ClockName,
    seconds: Option<u32>,
    increment: Option<u32>,
}

#[derive(Deserialize)]
#[serde(rename_all = "snake_case")]
enum ClockName {
    None,
    PerMove,
    PerGame,
}

impl TryFrom<ClockFields> for ClockSetting {
    type Error = &'static str;

    fn try_from(fields: ClockFields) -> Result<ClockSetting, &'static str> {
        let ClockFields { kind, seconds, increment } = fields;
        match (kind, seconds, increment) {
            (ClockName::None, None, None) => Ok(ClockSetting::None {}),
            (ClockName::PerMove, Some(seconds), None) => Ok(ClockSetting::PerMove { seconds }),
            (ClockName::PerGame, Some(seconds), increment) => {
                Ok(ClockSetting::PerGame { seconds, increment: increment.unwrap_or_default() })
            }
            (ClockName::None, ..) => Err("no clock has no seconds"),
            (ClockName::PerMove, ..) => Err("a clock per move has seconds and no increment"),
            (ClockName::PerGame, None, _) => Err("a clock per game has seconds"),
        }
    }
}

impl Default for ClockSetting {
    fn default() -> ClockSetting {
        ClockSetting::None {}
    }
}

/// A day in seconds.
const DAY: u32 = 86_400;
/// The longest that a turn may take, in days.
const TURN_DAYS: u32 = 14;

impl ClockSetting {
    /// The time control that is meant.
    pub fn control(self) -> Result<TimeControl, Refusal> {
        let within =
            |seconds: u32, most: u32| Span::seconds(seconds.into()).filter(|_| seconds <= most);
        let span = |seconds: u32| within(seconds, DAY);
        let control = match self {
            ClockSetting::None {} => Some(TimeControl::Unlimited),
            ClockSetting::PerMove { seconds } => {
                within(seconds, TURN_DAYS * DAY).map(TimeControl::PerMove)
            }
            ClockSetting::PerGame { seconds, increment } => span(seconds)
                .filter(|_| increment <= 3_600)
                .map(|time| TimeControl::PerGame { time, increment: span(increment) }),
        };
        control.ok_or_else(|| {
            Refusal::new(
                Code::BadRequest,
                "a clock has 1 to 86400 seconds, or 14 days for a turn, and an increment of at most 3600",
            )
        })
    }
}

/// Who may find a game.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Visibility {
    /// Whoever has the link.
    #[default]
    Private,
    /// Everybody: it is listed.
    Public,
}

/// When a series is over (E13).
#[derive(Clone, Copy, Debug, PartialEq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case", deny_unknown_fields)]
pub enum SeriesLength {
    /// After so many games, 2 to 100.
    Games(u32),
    /// When somebody has so many points, 1 to 1,000.
    Target(u32),
}

impl SeriesLength {
    /// Whether a series of this length is over after so many games.
    pub fn is_over(self, played: u32, score: [f64; 2]) -> bool {
        match self {
            SeriesLength::Games(games) => played >= games,
            SeriesLength::Target(target) => score.into_iter().any(|side| side >= target.into()),
        }
    }
}
