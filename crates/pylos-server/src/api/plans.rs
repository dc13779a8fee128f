//! Conditional turns: set and seen by the one who has made them.

use axum::Json;
use axum::extract::{Path, State};
use pylos_host::{Chair, Refusal, Table};
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Answer, Body};
use super::caller::{Caller, Scope};
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::plan::Plan;
use crate::server::Server;

/// The caller's conditional turns in a game.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct PlanShown {
    /// So many turns are played; the lines begin there.
    ply: usize,
    /// What is left of each: while the opponent is to move, it begins with his
    /// turn, and it ends with one's own.
    lines: Vec<Vec<String>>,
}

/// The caller's own conditional turns; nobody else is shown them.
#[utoipa::path(get, path = "/games/{id}/plan", operation_id = "plan",
    params(("id" = String, Path, description = "the game's id")),
    responses((status = 200, body = PlanShown), (status = "4XX", body = Refusal)))]
pub async fn shown(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
) -> Answer<PlanShown> {
    let table = server.live(&id).await?.table();
    let chair = own_chair(&table, &caller)?;
    show(&server, &table, chair).await
}

async fn show(server: &Server, table: &Table, chair: Chair) -> Answer<PlanShown> {
    let lines = server.plan_of(table, chair).await?;
    Ok(Json(PlanShown { ply: table.board().ply(), lines }))
}

/// Conditional turns, from a moment of the game on.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct PlanWish {
    /// The moment: so many turns are played, …
    ply: usize,
    /// … and so many times some were undone.
    undos: u32,
    /// Lines of turns: the opponent's first, one's own last. At most 24 of 24.
    lines: Vec<Vec<String>>,
}

/// Sets the caller's conditional turns in a game of days while the opponent is
/// to move, in place of those before; no lines, no conditional turns. The
/// server plays them as soon as the opponent's turns match, and drops them
/// when he plays something else.
#[utoipa::path(put, path = "/games/{id}/plan", operation_id = "set_plan",
    params(("id" = String, Path, description = "the game's id")),
    request_body = PlanWish, responses(
    (status = 200, body = PlanShown), (status = "4XX", body = Refusal)))]
pub async fn set(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(PlanWish { ply, undos, lines }): Body<PlanWish>,
) -> Answer<PlanShown> {
    server.limiter.check(Limited::Offer, caller.address)?;
    caller.may(Scope::Play)?;
    let table = server.live(&id).await?.table();
    let chair = own_chair(&table, &caller)?;
    if (ply, undos) != (table.board().ply(), table.undos) {
        let message = format!("the game is at ply {}", table.board().ply());
        return Err(ApiError::new(Code::Stale, message));
    }
    server.set_plan(&id, chair, &Plan::new(&table, chair, &lines)?).await?;
    show(&server, &table, chair).await
}

/// The one seat of the caller. Whoever plays both sides plans nothing.
fn own_chair(table: &Table, caller: &Caller) -> Result<Chair, ApiError> {
    let none = || ApiError::new(Code::NoSeat, "you hold no seat of this game");
    match *table.chairs_of(&caller.id().ok_or_else(none)?) {
        [chair] => Ok(chair),
        [] => Err(none()),
        _ => Err(ApiError::new(Code::NoSeat, "you play both sides of this game")),
    }
}
