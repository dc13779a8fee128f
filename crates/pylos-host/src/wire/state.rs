//! Everything about a game, for one viewer.

use serde::{Serialize, Serializer};

use pylos_views::{Kind, LegalTurn, ResultShown, SideName, View};

use super::{ClockSetting, Phase, Said, SeriesLength, Visibility, Wanted};
use crate::Millis;

/// The state of a game. Always complete; it always wins over what a client
/// has kept.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct State {
    /// What kind of message this is.
    #[serde(rename = "type")]
    pub tag: StateTag,
    /// The game's id.
    pub game: String,
    /// Which game is played.
    pub kind: Kind,
    /// The rule string.
    pub rules: String,
    /// What the sides are called.
    pub sides: [SideName; 2],
    /// Grows with every stored change.
    pub revision: i64,
    /// Turns played.
    pub ply: usize,
    /// Turns undone so far.
    pub undos: u32,
    /// The server's time.
    pub time: Millis,
    /// The sides that the viewer plays.
    pub you: Vec<SideName>,
    /// Both seats.
    pub seats: Vec<Seat>,
    /// Where the game is in its life.
    pub phase: Phase,
    /// `turns` begin after this ply.
    pub from: usize,
    /// The turns since.
    pub turns: Vec<PlayedTurn>,
    /// The board.
    pub position: View,
    /// The legal turns, for a viewer who is to move.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub legal: Option<Vec<LegalTurn>>,
    /// The secret setup, while it goes on.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arranging: Option<Vec<Arranging>>,
    /// The clocks, if there are any.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub clock: Option<ClockState>,
    /// What is on offer.
    pub offers: Offers,
    /// The ply that an undo of the viewer's would lead back to, if one is
    /// possible.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo_to: Option<usize>,
    /// From when on the viewer may claim the game.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub claim: Option<Claim>,
    /// How the game ended.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub result: Option<ResultShown>,
    /// The series that the game belongs to.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub series: Option<SeriesState>,
    /// The game that follows this one.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub next: Option<String>,
    /// The invitation, for the creator alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub invite: Option<String>,
    /// The turns of a balanced opening that it began with.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub ballot: Option<String>,
    /// Whether it counts for the ratings.
    pub rated: bool,
    /// Who may find it.
    pub visibility: Visibility,
    /// When it was created.
    pub created: Millis,
    /// How many watch on this node.
    pub watchers: usize,
    /// What the players have just said to each other, the last of each.
    #[serde(skip_serializing_if = "Vec::is_empty")]
    pub said: Vec<Said>,
}

/// What tells a state from other messages.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum StateTag {
    /// A state.
    State,
}

/// A seat.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Seat {
    /// The side that it plays.
    pub side: SideName,
    /// Who sits there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub player: Option<Player>,
    /// Whom it waits for.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub free: Option<Wanted>,
    /// Whether the player is connected.
    pub online: bool,
    /// Whether the player is on vacation: his clock stands still.
    #[serde(default, skip_serializing_if = "std::ops::Not::not")]
    pub on_vacation: bool,
}

/// A player.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Player {
    /// The player's id; it is no secret. Engines have none.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub id: Option<String>,
    /// The account's name.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub name: Option<String>,
    /// What kind of player.
    pub kind: PlayerKind,
    /// The engine's level.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub level: Option<u8>,
    /// Ratings by game.
    #[serde(skip_serializing_if = "Vec::is_empty", serialize_with = "by_game")]
    #[cfg_attr(feature = "openapi", schema(value_type = std::collections::BTreeMap<Kind, RatingShown>))]
    pub ratings: Vec<(Kind, RatingShown)>,
}

fn by_game<S: Serializer>(ratings: &[(Kind, RatingShown)], to: S) -> Result<S::Ok, S::Error> {
    to.collect_map(ratings.iter().map(|(game, rating)| (game, rating)))
}

/// The kinds of players.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum PlayerKind {
    /// Somebody without an account.
    Guest,
    /// Somebody with an account.
    Account,
    /// A computer player.
    Engine,
    /// A program with an account.
    Bot,
    /// Somebody with an account who looks after the others.
    Host,
}

/// A rating as it is shown.
#[derive(Clone, Copy, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct RatingShown {
    /// Around 1500.
    pub rating: i64,
    /// How sure it is.
    pub deviation: i64,
    /// Rated games.
    pub games: i64,
}

/// A turn that was played.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct PlayedTurn {
    /// The ply that it led to.
    pub ply: usize,
    /// Its text.
    pub turn: String,
    /// Who played it.
    pub side: SideName,
    /// Time charged for it.
    pub spent: u64,
    /// When the server received it.
    pub at: Millis,
}

/// How far a secret arrangement is.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Arranging {
    /// Whose.
    pub side: SideName,
    /// Whether it is in.
    pub done: bool,
    /// The arrangement, for its owner alone.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub arrangement: Option<String>,
}

/// Both clocks at the time of the message.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct ClockState {
    /// How they are set.
    pub control: ClockSetting,
    /// What is left.
    pub remaining: [u64; 2],
    /// Whose is running.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub running: Option<SideName>,
}

/// What is on offer, and by whom.
#[derive(Clone, Debug, Default, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Offers {
    /// A draw.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub draw: Option<SideName>,
    /// Undoing a turn.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub undo: Option<UndoOffer>,
    /// Playing again.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub rematch: Option<SideName>,
}

/// A request to undo.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct UndoOffer {
    /// Who asks.
    pub by: SideName,
    /// The ply to return to.
    pub to: usize,
}

/// The opponent has gone.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Claim {
    /// From when on the game may be claimed.
    pub from: Millis,
}

/// Where a series stands.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct SeriesState {
    /// The series' id: that of its first game.
    pub id: String,
    /// When it is over.
    pub length: SeriesLength,
    /// This game's number, from 1.
    pub number: u32,
    /// The score by seat of this game, this game included once it is over.
    pub score: [f64; 2],
    /// Whether it is over.
    pub over: bool,
}
