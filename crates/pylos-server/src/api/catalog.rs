//! What this server offers.

use axum::Json;
use axum::extract::State;
use pylos_host::wire::{Catalog, RuleText, RulesRead};
use pylos_host::{Refusal, queries};

use super::body::{Answer, Body};
use crate::config::Builds;
use crate::server::Server;

/// What can be played here.
#[utoipa::path(get, path = "/catalog", responses((status = 200, body = Catalog)))]
pub async fn catalog(State(server): State<Server>) -> Json<Catalog> {
    let builds = server.config.builds == Builds::Allowed && server.config.solver.is_some();
    Json(queries::catalog(builds))
}

/// Reads a rule string.
#[utoipa::path(post, path = "/rules", request_body = RuleText, responses(
    (status = 200, body = RulesRead), (status = 400, body = Refusal)))]
pub async fn rules(Body(text): Body<RuleText>) -> Answer<RulesRead> {
    Ok(Json(queries::rules(&text)?))
}
