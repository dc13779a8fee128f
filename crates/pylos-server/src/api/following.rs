//! Whom the caller follows: their games stand first where games are watched.
//! Nobody is told by whom he is followed.

use axum::extract::{Path, State};
use axum::http::StatusCode;
use pylos_host::Refusal;

use super::accounts::account_named;
use super::body::Answer;
use super::caller::{Caller, SetCookie};
use super::talk::{TiedPlayers, tie, tied};
use crate::error::ApiError;
use crate::server::Server;
use crate::store::Tie;

/// Whom the caller follows.
#[utoipa::path(get, path = "/me/following", operation_id = "following", responses(
    (status = 200, body = TiedPlayers), (status = "4XX", body = Refusal)))]
pub async fn list(State(server): State<Server>, caller: Caller) -> Answer<TiedPlayers> {
    tied(&server, &caller, Tie::Follows).await
}

/// Follows a player, who is not told.
#[utoipa::path(put, path = "/me/following/{name}",
    params(("name" = String, Path, description = "an account's name, in any case")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn follow(
    State(server): State<Server>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<(StatusCode, SetCookie, ()), ApiError> {
    let account = account_named(&server, &name).await?;
    tie(&server, &caller, Tie::Follows, &account.id).await
}

/// Follows a player no longer.
#[utoipa::path(delete, path = "/me/following/{name}",
    params(("name" = String, Path, description = "an account's name, in any case")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn unfollow(
    State(server): State<Server>,
    caller: Caller,
    Path(name): Path<String>,
) -> Result<StatusCode, ApiError> {
    caller.without_token()?;
    let account = account_named(&server, &name).await?;
    if let Some(id) = caller.id() {
        server.store.untie(Tie::Follows, &id, &account.id).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}
