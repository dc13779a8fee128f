//! Words about live games.

use serde::Serialize;

/// Where a game is in its life.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Phase {
    /// A seat is free.
    Waiting,
    /// It is being played.
    Playing,
    /// It is over.
    Finished,
}

/// Whom a free seat waits for.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize)]
#[cfg_attr(feature = "openapi", derive(utoipa::ToSchema))]
#[serde(rename_all = "snake_case")]
pub enum Wanted {
    /// Whoever has the invitation.
    Friend,
    /// Whoever comes first.
    Anyone,
}
