//! One click to an opponent.

use axum::Json;
use axum::extract::State;
use pylos_host::Refusal;
use pylos_host::wire::{self, ClockSetting, Moment};
use serde::Deserialize;
use utoipa::ToSchema;

use super::body::Body;
use super::caller::{Caller, Scope, SetCookie};
use super::games::show;
use crate::error::ApiError;
use crate::limiter::Limited;
use crate::live::Sought;
use crate::server::Server;

/// What game is looked for.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Pairing {
    /// A rule string.
    rules: String,
    /// The clock; none by default.
    #[serde(default)]
    clock: ClockSetting,
    /// Whether it counts for the ratings.
    #[serde(default)]
    rated: bool,
    /// The game in which the caller waits already.
    waiting: Option<String>,
}

/// Finds whoever waits for such a game, or waits for him. Asked again, it finds
/// who has come meanwhile, and reaches further.
#[utoipa::path(post, path = "/pairing", request_body = Pairing, responses(
    (status = 200, body = wire::State), (status = "4XX", body = Refusal)))]
pub async fn pair(
    State(server): State<Server>,
    caller: Caller,
    Body(Pairing { rules, clock, rated, waiting }): Body<Pairing>,
) -> Result<(SetCookie, Json<wire::State>), ApiError> {
    caller.may(Scope::Create)?;
    caller.may(Scope::Play)?;
    server.limiter.check(Limited::Offer, caller.address)?;
    let (player, cookie) = caller.player(&server).await?;
    let live = server.pair(&player, Sought { rules, clock, rated, waiting }).await?;
    let state = show(&server, &live, player.id, Moment::default());
    Ok((cookie, Json(state)))
}
