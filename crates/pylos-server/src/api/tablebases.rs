//! Tablebases and their building.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use pylos_host::{Refusal, read_rules};
use serde::Serialize;
use utoipa::ToSchema;

use super::body::Answer;
use pylos_rules::ByGame;

use crate::config::Builds;
use crate::error::{ApiError, Code};
use crate::server::Server;
use crate::tablebases::TablebaseState;

/// All tablebases.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TablebaseList {
    /// One for every rule string of the pyramid game.
    tablebases: Vec<TablebaseState>,
}

/// All tablebases that there could be.
#[utoipa::path(get, path = "/tablebases",
    operation_id = "list_tablebases",
    responses((status = 200, body = TablebaseList)))]
pub async fn list(State(server): State<Server>) -> Json<TablebaseList> {
    let all = pylos_rules::pyramid::Rules::ALL;
    let tablebases = all.iter().map(|&rules| server.tablebases.state(rules)).collect();
    Json(TablebaseList { tablebases })
}

fn rules(text: &str) -> Result<pylos_rules::pyramid::Rules, ApiError> {
    match read_rules(text)? {
        ByGame::Pyramid(rules) => Ok(rules),
        ByGame::Equator(_) => Err(ApiError::not_found("tablebase: the equator game needs none")),
    }
}

/// One tablebase.
#[utoipa::path(get, path = "/tablebases/{rules}",
    operation_id = "tablebase",
    params(("rules" = String, Path, description = "a rule string of the pyramid game")),
    responses(
    (status = 200, body = TablebaseState), (status = 404, body = Refusal)))]
pub async fn one(State(server): State<Server>, Path(text): Path<String>) -> Answer<TablebaseState> {
    Ok(Json(server.tablebases.state(rules(&text)?)))
}

/// Builds a tablebase.
#[utoipa::path(post, path = "/tablebases/{rules}",
    operation_id = "build_tablebase",
    params(("rules" = String, Path, description = "a rule string of the pyramid game")),
    responses(
    (status = 202, body = TablebaseState), (status = 200, body = TablebaseState),
    (status = "4XX", body = Refusal)))]
pub async fn build(
    State(server): State<Server>,
    Path(text): Path<String>,
) -> Result<(StatusCode, Json<TablebaseState>), ApiError> {
    let rules = rules(&text)?;
    allowed(&server)?;
    let begun = server.tablebases.build(rules)?;
    let status = if begun { StatusCode::ACCEPTED } else { StatusCode::OK };
    Ok((status, Json(server.tablebases.state(rules))))
}

/// Cancels the building of a tablebase.
#[utoipa::path(delete, path = "/tablebases/{rules}",
    operation_id = "cancel_build",
    params(("rules" = String, Path, description = "a rule string of the pyramid game")),
    responses(
    (status = 200, body = TablebaseState), (status = "4XX", body = Refusal)))]
pub async fn cancel(
    State(server): State<Server>,
    Path(text): Path<String>,
) -> Answer<TablebaseState> {
    let rules = rules(&text)?;
    allowed(&server)?;
    server.tablebases.cancel(rules);
    Ok(Json(server.tablebases.state(rules)))
}

fn allowed(server: &Server) -> Result<(), ApiError> {
    if server.config.builds == Builds::Forbidden || server.config.solver.is_none() {
        return Err(ApiError::new(Code::Forbidden, "this server builds no tablebases"));
    }
    Ok(())
}
