//! Games in which a seat is reserved for somebody by name.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use pylos_host::Refusal;
use pylos_host::wire::{GameList, Phase};

use super::body::Answer;
use super::caller::{Caller, Scope};
use super::games::{part_of, read_page};
use crate::error::{ApiError, Code};
use crate::server::Server;
use crate::store::{DEAD, List};

/// The games to which the caller is challenged, the newest first.
#[utoipa::path(get, path = "/me/challenges", operation_id = "challenges", responses(
    (status = 200, body = GameList), (status = "4XX", body = Refusal)))]
pub async fn list(State(server): State<Server>, caller: Caller) -> Answer<GameList> {
    let Some(id) = caller.id() else {
        return Ok(Json(GameList { games: Vec::new(), before: None }));
    };
    let page = read_page(None, None, None)?;
    let alive = server.time.now() - DEAD;
    let listed = server.store.list(&List::To(id.clone()), &page, alive).await?;
    Ok(Json(part_of(&server, listed, Some(&id))))
}

/// Declines a challenge: the game is called off.
#[utoipa::path(delete, path = "/me/challenges/{id}", operation_id = "decline_challenge",
    params(("id" = String, Path, description = "the game's id")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn decline(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    caller.may(Scope::Play)?;
    if server.store.invited(&id).await?.is_none_or(|invited| Some(invited) != caller.id()) {
        return Err(ApiError::not_found("challenge"));
    }
    let live = server.live(&id).await?;
    match live.table().phase() {
        Phase::Waiting => server.call_off(&live).await?,
        Phase::Playing => {
            return Err(ApiError::new(Code::NotNow, "the game has begun; resign instead"));
        }
        Phase::Finished => {}
    }
    Ok(StatusCode::NO_CONTENT)
}
