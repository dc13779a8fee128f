//! What players say to each other, and whose words somebody does not want.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use pylos_host::Refusal;
use pylos_host::wire::{Phrase, Player};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Answer, Body};
use super::caller::{Caller, Scope, SetCookie};
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::server::{Server, show_unrated};
use crate::store::{StoredTie, Tie};

/// Something to say.
#[derive(Clone, Copy, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Saying {
    /// Which phrase.
    phrase: Phrase,
}

/// Says something to the opponent.
#[utoipa::path(post, path = "/games/{id}/talk",
    params(("id" = String, Path, description = "the game's id")),
    request_body = Saying, responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn say(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(Saying { phrase }): Body<Saying>,
) -> Result<StatusCode, ApiError> {
    caller.may(Scope::Play)?;
    let live = server.live(&id).await?;
    let player = caller.id().unwrap_or_default();
    server.say(&live, &player, phrase, caller.address).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Players to whom the caller is tied.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TiedPlayers {
    /// The latest first.
    players: Vec<Player>,
}

/// Those to whom the caller is tied in one way; nobody, for a stranger.
pub async fn tied(server: &Server, caller: &Caller, tie: Tie) -> Answer<TiedPlayers> {
    let ties = match caller.id() {
        Some(id) => server.store.ties(tie, &id).await?,
        None => Vec::new(),
    };
    let show = |tie: StoredTie| show_unrated(tie.id, tie.name, tie.role);
    let players = ties.into_iter().map(show).collect();
    Ok(Json(TiedPlayers { players }))
}

/// Ties the caller, who may be new here, to another player.
pub async fn tie(
    server: &Server,
    caller: &Caller,
    tie: Tie,
    other: &str,
) -> Result<(StatusCode, SetCookie, ()), ApiError> {
    caller.without_token()?;
    server.limiter.check(Limited::Offer, caller.address)?;
    if caller.id().as_deref() == Some(other) {
        return Err(ApiError::new(Code::BadRequest, "that is you yourself"));
    }
    let (player, cookie) = caller.player(server).await?;
    let id = player.id.unwrap_or_default();
    if !server.store.tie(tie, &id, other, server.time.now()).await? {
        return Err(ApiError::new(Code::NotNow, "there are 200 of them already"));
    }
    Ok((StatusCode::NO_CONTENT, cookie, ()))
}

/// Whose words the caller does not want to see.
#[utoipa::path(get, path = "/me/muted", operation_id = "muted", responses(
    (status = 200, body = TiedPlayers), (status = "4XX", body = Refusal)))]
pub async fn muted(State(server): State<Server>, caller: Caller) -> Answer<TiedPlayers> {
    tied(&server, &caller, Tie::Mutes).await
}

/// Wants no more of somebody's words, who is not told.
#[utoipa::path(put, path = "/me/muted/{player}", operation_id = "mute",
    params(("player" = String, Path, description = "the player's id")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn mute(
    State(server): State<Server>,
    caller: Caller,
    Path(other): Path<String>,
) -> Result<(StatusCode, SetCookie, ()), ApiError> {
    let known = server.store.player(&other).await?;
    let other = known.ok_or_else(|| ApiError::not_found("player"))?;
    tie(&server, &caller, Tie::Mutes, &other.id).await
}

/// Wants to see somebody's words again.
#[utoipa::path(delete, path = "/me/muted/{player}", operation_id = "unmute",
    params(("player" = String, Path, description = "the player's id")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn unmute(
    State(server): State<Server>,
    caller: Caller,
    Path(other): Path<String>,
) -> Result<StatusCode, ApiError> {
    caller.without_token()?;
    if let Some(id) = caller.id() {
        server.store.untie(Tie::Mutes, &id, &other).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
