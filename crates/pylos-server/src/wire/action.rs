//! What a client says about a game.

use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

/// One moment of a game: nothing else can be meant by these two numbers.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
pub struct Moment {
    /// How many turns lie behind.
    pub ply: usize,
    /// How many take-backs were granted.
    pub takebacks: u32,
}

/// An action of somebody who holds a seat.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, Serialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // docs/api.md says what the fields mean
pub enum Action {
    /// Plays a turn.
    Turn { ply: usize, takebacks: u32, turn: String },
    /// Arranges all pawns in secret (E5, `hidden`).
    Arrange {
        ply: usize,
        takebacks: u32,
        arrangement: String,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
    },
    /// Offers something, or accepts what the opponent has offered.
    Offer { ply: usize, takebacks: u32, what: What },
    /// Declines what the opponent has offered, or withdraws one's own offer.
    Decline { ply: usize, takebacks: u32, what: What },
    /// Gives up.
    Resign {
        ply: usize,
        takebacks: u32,
        #[serde(default, skip_serializing_if = "Option::is_none")]
        side: Option<String>,
    },
    /// Claims the game of an opponent who went away.
    Claim { ply: usize, takebacks: u32 },
    /// Ends a game that has not really begun.
    Abort { ply: usize, takebacks: u32 },
}

impl Action {
    /// The moment that the action is about.
    pub fn moment(&self) -> Moment {
        match *self {
            Action::Turn { ply, takebacks, .. }
            | Action::Arrange { ply, takebacks, .. }
            | Action::Offer { ply, takebacks, .. }
            | Action::Decline { ply, takebacks, .. }
            | Action::Resign { ply, takebacks, .. }
            | Action::Claim { ply, takebacks }
            | Action::Abort { ply, takebacks } => Moment { ply, takebacks },
        }
    }

    /// What kind of action it is, in the words of the API.
    pub fn name(&self) -> &'static str {
        match self {
            Action::Turn { .. } => "turn",
            Action::Arrange { .. } => "arrange",
            Action::Offer { .. } => "offer",
            Action::Decline { .. } => "decline",
            Action::Resign { .. } => "resign",
            Action::Claim { .. } => "claim",
            Action::Abort { .. } => "abort",
        }
    }
}

/// What can be offered.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum What {
    /// To end the game without a winner.
    Draw,
    /// To take back one's last turn.
    Takeback,
    /// To play again.
    Rematch,
}

/// What a client asks for on a live connection, beside actions.
#[derive(Clone, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(tag = "type", rename_all = "snake_case", deny_unknown_fields)]
#[allow(missing_docs)] // docs/api.md says what the fields mean
pub enum Asked {
    /// The state, with the turns after this ply.
    Sync {
        #[serde(default)]
        ply: usize,
        #[serde(default)]
        takebacks: u32,
    },
    /// A sign of life.
    Ping {
        #[serde(default)]
        id: u64,
    },
}
