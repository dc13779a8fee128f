//! Lists of games, and what the server offers.

use serde::{Deserialize, Serialize};

use pylos_views::{Kind, ResultShown, RuleOption, SideName};

use super::{ClockSetting, Phase, Seat};
use crate::Millis;

/// A game in a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Summary {
    /// Its id.
    pub id: String,
    /// Which game.
    pub game: Kind,
    /// The rule string.
    pub rules: String,
    /// Who plays.
    pub seats: Vec<Seat>,
    /// Where the game is in its life.
    pub phase: Phase,
    /// Turns played.
    pub ply: usize,
    /// The clock.
    pub clock: ClockSetting,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// The position's text.
    pub position: String,
    /// When it was created.
    pub created: Millis,
    /// How it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultShown>,
    /// Whom it waits for: both sides as long as both arrange in secret.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub to_move: Vec<SideName>,
    /// The sides of whoever asks, in lists of his own games.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub you: Vec<SideName>,
    /// When the clock that runs will have run out, if nothing happens.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub deadline: Option<Millis>,
    /// When it ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ended: Option<Millis>,
}

/// A part of a list.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct GameList {
    /// The newest first.
    pub games: Vec<Summary>,
    /// Pass this on to see more.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub before: Option<String>,
}

/// What this server offers.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Catalog {
    /// The games.
    pub games: Vec<CatalogGame>,
    /// The levels of the computer players.
    pub levels: Vec<LevelInfo>,
    /// Whether tablebases may be built.
    pub builds: bool,
}

/// A game that can be played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct CatalogGame {
    /// Which.
    pub game: Kind,
    /// What its sides are called.
    pub sides: [SideName; 2],
    /// The usual rules.
    pub default: String,
    /// Rule strings that can be chosen.
    pub rules: Vec<String>,
    /// Groups of options that can be appended to them, at most one of each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub options: Vec<Vec<RuleOption>>,
}

/// A level of the computer players.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct LevelInfo {
    /// 1 to 10.
    pub level: u8,
    /// The games it plays.
    pub games: Vec<Kind>,
}

/// A rule string.
#[derive(Clone, Debug, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(deny_unknown_fields)]
pub struct RuleText {
    /// In any form that can be read.
    pub rules: String,
}

/// A rule string in its one form.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RulesRead {
    /// The game that it belongs to.
    pub game: Kind,
    /// The canonical form.
    pub rules: String,
}
