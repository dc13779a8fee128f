//! What players tell the hosts, and what hosts do.

use axum::Json;
use axum::extract::State;
use axum::http::StatusCode;
use pylos_host::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Answer, Body};
use super::caller::Caller;
use crate::error::{ApiError, Code};
use crate::hosting::{HostAct, HostLog, Hosting, ReportReason, ReportShown};
use crate::limiter::Limited;
use crate::secret::random_text;
use crate::server::Server;
use crate::store::{Role, StoredReport};

/// How many reports of one player may wait for a host.
const MOST: i64 = 20;

/// Something that a host should know.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewReport {
    /// About whom: an account's name.
    player: Option<String>,
    /// About which game.
    game: Option<String>,
    /// What it is about.
    reason: ReportReason,
    /// In one's own words, 1,000 characters at most.
    #[serde(default)]
    text: String,
}

/// Tells the hosts about a player or a game.
#[utoipa::path(post, path = "/reports", operation_id = "report", request_body = NewReport,
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn report(
    State(server): State<Server>,
    caller: Caller,
    Body(new): Body<NewReport>,
) -> Result<StatusCode, ApiError> {
    caller.without_token()?;
    server.limiter.check(Limited::Password, caller.address)?;
    let bad = |message: &'static str| ApiError::new(Code::BadRequest, message);
    if new.player.is_none() && new.game.is_none() {
        return Err(bad("name a player or a game"));
    }
    if new.text.chars().count() > 1_000 {
        return Err(bad("a report has 1,000 characters at most"));
    }
    let reporter =
        caller.id().ok_or_else(|| ApiError::new(Code::SignIn, "play or sign in first"))?;
    let player = match &new.player {
        Some(name) => {
            let account = server.store.account(name).await?;
            Some(account.ok_or_else(|| ApiError::not_found("player"))?.id)
        }
        None => None,
    };
    if let Some(game) = &new.game
        && server.store.game(game).await?.is_none()
    {
        return Err(ApiError::not_found("game"));
    }
    if server.store.reports_by(&reporter).await? >= MOST {
        return Err(ApiError::new(Code::TooMany, "your other reports are still being looked at"));
    }
    let report = StoredReport {
        id: format!("r_{}", random_text(10)),
        at: server.time.now(),
        reporter,
        player,
        game: new.game,
        reason: new.reason.word().to_owned(),
        body: new.text,
        settled: None,
    };
    server.store.add_report(&report).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The caller as a host.
fn hosting(server: &Server, caller: &Caller) -> Result<Hosting, ApiError> {
    let account = caller.in_person()?;
    if account.role != Role::Host {
        return Err(ApiError::new(Code::Forbidden, "this is for hosts"));
    }
    let name = account.name.as_deref().unwrap_or_default();
    Ok(Hosting::of(server.store.clone(), server.time.clone(), name))
}

/// Reports that wait for a host.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Reports {
    /// The newest first.
    reports: Vec<ReportShown>,
}

/// The reports that wait for a host.
#[utoipa::path(get, path = "/host/reports", operation_id = "list_reports", responses(
    (status = 200, body = Reports), (status = "4XX", body = Refusal)))]
pub async fn reports(State(server): State<Server>, caller: Caller) -> Answer<Reports> {
    Ok(Json(Reports { reports: hosting(&server, &caller)?.reports().await? }))
}

/// Everything that hosts did. Nothing here can be changed.
#[utoipa::path(get, path = "/host/log", operation_id = "host_log", responses(
    (status = 200, body = HostLog), (status = "4XX", body = Refusal)))]
pub async fn log(State(server): State<Server>, caller: Caller) -> Answer<HostLog> {
    Ok(Json(hosting(&server, &caller)?.log().await?))
}

/// Something that a host does, and why.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct HostDeed {
    /// What.
    what: HostAct,
    /// Why, for the log.
    #[serde(default)]
    note: String,
}

/// Does what a host may do. It is written into the log.
#[utoipa::path(post, path = "/host/acts", operation_id = "host_act", request_body = HostDeed,
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn act(
    State(server): State<Server>,
    caller: Caller,
    Body(HostDeed { what, note }): Body<HostDeed>,
) -> Result<StatusCode, ApiError> {
    hosting(&server, &caller)?.act(&what, &note).await?;
    server.follow_hosts().await?;
    Ok(StatusCode::NO_CONTENT)
}
