//! What a client says about a game.

use serde::{Deserialize, Serialize};

use pylos_views::SideName;

use super::Phrase;

/// One moment of a game: nothing else can be meant by these two numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
pub struct Moment {
    /// How many turns lie behind.
    pub ply: usize,
    /// How many times turns were undone.
    pub undos: u32,
}

/// An action of somebody who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields, try_from = "Fields")]
#[allow(missing_docs)] // docs/api.md says what the fields mean
pub enum Action {
    /// Plays a turn.
    Turn { ply: usize, undos: u32, turn: String },
    /// Arranges all pawns in secret (E5, `hidden`).
    Arrange {
        ply: usize,
        undos: u32,
        arrangement: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<SideName>,
    },
    /// Offers something, or accepts what the opponent has offered.
    Offer { ply: usize, undos: u32, what: What },
    /// Declines what the opponent has offered, or withdraws one's own offer.
    Decline { ply: usize, undos: u32, what: What },
    /// Gives up.
    Resign {
        ply: usize,
        undos: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<SideName>,
    },
    /// Claims the game of an opponent who went away.
    Claim { ply: usize, undos: u32 },
    /// Ends a game that has not really begun.
    Abort { ply: usize, undos: u32 },
}

impl Action {
    /// The moment that the action is about.
    pub fn moment(&self) -> Moment {
        match *self {
            Action::Turn { ply, undos, .. }
            | Action::Arrange { ply, undos, .. }
            | Action::Offer { ply, undos, .. }
            | Action::Decline { ply, undos, .. }
            | Action::Resign { ply, undos, .. }
            | Action::Claim { ply, undos }
            | Action::Abort { ply, undos } => Moment { ply, undos },
        }
    }

    /// What kind of action it is.
    pub const fn kind(&self) -> ActionKind {
        match self {
            Action::Turn { .. } => ActionKind::Turn,
            Action::Arrange { .. } => ActionKind::Arrange,
            Action::Offer { .. } => ActionKind::Offer,
            Action::Decline { .. } => ActionKind::Decline,
            Action::Resign { .. } => ActionKind::Resign,
            Action::Claim { .. } => ActionKind::Claim,
            Action::Abort { .. } => ActionKind::Abort,
        }
    }
}

/// An action as it is read: a struct takes the compiler far less code than an
/// enum with fields beside its tag, which counts in a browser.
#[derive(Deserialize)]
#[serde(deny_unknown_fields)]
struct Fields {
    #[serde(rename = "type")]
    kind: ActionKind,
    ply: usize,
    undos: u32,
    turn: Option<String>,
    arrangement: Option<String>,
    what: Option<What>,
    side: Option<SideName>,
}

impl TryFrom<Fields> for Action {
    type Error = &'static str;

    fn try_from(fields: Fields) -> Result<Action, &'static str> {
        let Fields { kind, ply, undos, turn, arrangement, what, side } = fields;
        Ok(match (kind, turn, arrangement, what, side) {
            (ActionKind::Turn, Some(turn), None, None, None) => Action::Turn { ply, undos, turn },
            (ActionKind::Arrange, None, Some(arrangement), None, side) => {
                Action::Arrange { ply, undos, arrangement, side }
            }
            (ActionKind::Offer, None, None, Some(what), None) => Action::Offer { ply, undos, what },
            (ActionKind::Decline, None, None, Some(what), None) => {
                Action::Decline { ply, undos, what }
            }
            (ActionKind::Resign, None, None, None, side) => Action::Resign { ply, undos, side },
            (ActionKind::Claim, None, None, None, None) => Action::Claim { ply, undos },
            (ActionKind::Abort, None, None, None, None) => Action::Abort { ply, undos },
            (kind, ..) => return Err(kind.fields()),
        })
    }
}

impl ActionKind {
    /// What an action of this kind has, for whoever sent something else.
    const fn fields(self) -> &'static str {
        match self {
            ActionKind::Turn => "a turn has ply, undos and turn",
            ActionKind::Arrange => "an arrangement has ply, undos, arrangement and perhaps side",
            ActionKind::Offer | ActionKind::Decline => "an offer has ply, undos and what",
            ActionKind::Resign => "resigning has ply, undos and perhaps side",
            ActionKind::Claim | ActionKind::Abort => "this action has ply and undos",
        }
    }
}

/// The kinds of [`Action`].
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
#[allow(missing_docs)] // those of the actions
pub enum ActionKind {
    Turn,
    Arrange,
    Offer,
    Decline,
    Resign,
    Claim,
    Abort,
}

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// To end the game without a winner.
    Draw,
    /// To undo one's last turn.
    Undo,
    /// To play again.
    Rematch,
}

impl What {
    /// Everything that can be offered.
    pub const ALL: [What; 3] = [What::Draw, What::Undo, What::Rematch];
}

/// What a client asks for on a live connection, beside actions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // docs/api.md says what the fields mean
pub enum Asked {
    /// The state, with the turns after this ply.
    Sync {
        #[serde(default)]
        ply: usize,
        #[serde(default)]
        undos: u32,
    },
    /// A sign of life.
    Ping {
        #[serde(default)]
        id: u64,
    },
    /// Says something to the opponent; whoever is refused is told so, and the
    /// next state has it.
    Say { phrase: Phrase },
}
