//! Pictures of games and positions.

use axum::extract::{Path, State};
use axum::http::{HeaderMap, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse as _, Response};
use pylos_host::{Board, Refusal, queries};
use pylos_views::PositionQuery;
use serde::Deserialize;
use utoipa::IntoParams;

use super::body::Params;
use super::caller::Caller;
use crate::error::ApiError;
use crate::limiter::Limited;
use crate::server::Server;
use crate::share;

/// How long others may keep a picture without asking again, in seconds.
const FRESH: &str = "public, max-age=60";

/// A line of turns, as the address of an analysis has it.
#[derive(Clone, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
#[serde(default)]
pub struct Line {
    /// A rule string; `standard` if left out.
    rules: Option<String>,
    /// Where to begin; the usual start if left out.
    position: Option<String>,
    /// Turns played from there, with commas between them.
    turns: Option<String>,
    /// How many of them are played; all if left out.
    at: Option<usize>,
}

impl Line {
    /// The board at the end of the line.
    pub fn board(&self) -> Result<Board, Refusal> {
        let turns = self.turns.as_deref().unwrap_or_default();
        let turns = turns.split(',').filter(|turn| !turn.is_empty());
        queries::board(&PositionQuery {
            rules: self.rules.clone().unwrap_or_else(|| "standard".to_owned()),
            position: self.position.clone(),
            turns: turns.take(self.at.unwrap_or(usize::MAX)).map(str::to_owned).collect(),
            budget: None,
            replies: None,
        })
    }
}

/// A picture of a game as whoever watches sees it.
#[utoipa::path(get, path = "/games/{id}/picture", operation_id = "game_picture",
    params(("id" = String, Path, description = "the game's id")),
    responses(
    (status = 200, body = Vec<u8>, content_type = "image/png"),
    (status = "4XX", body = Refusal)))]
pub async fn game(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let table = server.live(&id).await?.table();
    picture(&server, &caller, table.board(), &headers).await
}

/// A picture of a position.
#[utoipa::path(get, path = "/analysis/picture", operation_id = "position_picture",
    params(Line),
    responses(
    (status = 200, body = Vec<u8>, content_type = "image/png"),
    (status = "4XX", body = Refusal)))]
pub async fn position(
    State(server): State<Server>,
    caller: Caller,
    Params(line): Params<Line>,
    headers: HeaderMap,
) -> Result<Response, ApiError> {
    let board = line.board()?;
    picture(&server, &caller, &board, &headers).await
}

async fn picture(
    server: &Server,
    caller: &Caller,
    board: &Board,
    headers: &HeaderMap,
) -> Result<Response, ApiError> {
    let board = pylos_picture::Board::of_seen(&share::seen(board));
    let may_draw = || server.limiter.check(Limited::Picture, caller.address);
    let picture = server.pictures.of(board, may_draw).await?;
    let tag = HeaderValue::try_from(format!("\"{}\"", &picture.tag[..20]));
    let tag = tag.map_err(ApiError::internal)?;
    let mut response = if headers.get(header::IF_NONE_MATCH) == Some(&tag) {
        StatusCode::NOT_MODIFIED.into_response()
    } else {
        picture.file.into_response()
    };
    let headers = response.headers_mut();
    headers.insert(header::CONTENT_TYPE, HeaderValue::from_static("image/png"));
    headers.insert(header::CACHE_CONTROL, HeaderValue::from_static(FRESH));
    headers.insert(header::ETAG, tag);
    // It is made to be shown elsewhere.
    headers.insert("cross-origin-resource-policy", HeaderValue::from_static("cross-origin"));
    Ok(response)
}
