//! What a host says about a game beside its states.

use serde::Serialize;

use super::ActionKind;
use crate::Millis;
use crate::refusal::Refusal;

/// What a host says on a live connection, beside states.
#[derive(Clone, Debug, PartialEq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(tag = "type", rename_all = "snake_case")]
#[allow(missing_docs)] // docs/api.md says what the fields mean
pub enum Told {
    /// An answer to a ping.
    Pong { id: u64, ply: usize, undos: u32, revision: i64, time: Millis },
    /// An action was refused; a state follows.
    Error {
        #[serde(flatten)]
        error: Refusal,
        ply: usize,
        undos: u32,
        #[serde(skip_serializing_if = "Option::is_none")]
        about: Option<ActionKind>,
    },
}
