//! Tournaments over HTTP.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use axum::response::{IntoResponse, Response};
use pylos_host::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{Answer, Body, Params};
use super::caller::{Caller, Scope, SetCookie};
use super::games::read_before;
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::server::Server;
use crate::store;
use crate::tournaments::{
    Loaded, NewTournament, TieBreaksExplained, TournamentDeed, TournamentEntry, TournamentList,
    TournamentPage, TournamentProblem, TournamentTokens, TournamentWord, summary,
};

/// A refusal of a tournament: like any other, with what is wrong as data.
#[derive(Clone, Debug, Serialize, ToSchema)]
#[allow(dead_code)] // for the description; `ApiError` writes it
pub struct TournamentRefusal {
    #[serde(flatten)]
    refusal: Refusal,
    problem: Option<TournamentProblem>,
}

/// A page of a tournament as JSON that is ready.
fn json(status: StatusCode, cookie: SetCookie, page: String) -> Response {
    let kind = [(header::CONTENT_TYPE, HeaderValue::from_static("application/json"))];
    (status, cookie, kind, page).into_response()
}

fn shown(loaded: &Loaded, player: Option<&str>, cookie: SetCookie) -> Result<Response, ApiError> {
    Ok(json(StatusCode::OK, cookie, loaded.page(player)?))
}

/// Creates a tournament.
#[utoipa::path(post, path = "/tournaments", operation_id = "create_tournament",
    request_body = NewTournament, responses(
    (status = 201, body = TournamentPage), (status = "4XX", body = TournamentRefusal)))]
pub async fn create(
    State(server): State<Server>,
    caller: Caller,
    Body(wish): Body<NewTournament>,
) -> Result<Response, ApiError> {
    caller.may(Scope::Create)?;
    server.limiter.check(Limited::Game, caller.address)?;
    let (player, cookie) = caller.player(&server).await?;
    let id = player.id.unwrap_or_default();
    let loaded = server.new_tournament(&id, wish).await?;
    Ok(json(StatusCode::CREATED, cookie, loaded.page(Some(&id))?))
}

/// The lists of tournaments.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum TournamentListName {
    /// Public ones that people can enter.
    Entry,
    /// Public ones that have begun.
    Running,
    /// Public ones that are over.
    Over,
    /// Those that the caller organises or takes part in.
    Mine,
}

/// Which list.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// Which tournaments.
    #[param(inline)]
    list: TournamentListName,
    /// What the last part of the list has named.
    before: Option<String>,
    /// How many, at most 100.
    limit: Option<i64>,
}

/// Lists tournaments.
#[utoipa::path(get, path = "/tournaments", operation_id = "list_tournaments", params(Wanted),
    responses((status = 200, body = TournamentList), (status = "4XX", body = Refusal)))]
pub async fn list(
    State(server): State<Server>,
    caller: Caller,
    Params(wanted): Params<Wanted>,
) -> Answer<TournamentList> {
    let list = match (wanted.list, caller.id()) {
        (TournamentListName::Entry, _) => store::TournamentList::Entry,
        (TournamentListName::Running, _) => store::TournamentList::Running,
        (TournamentListName::Over, _) => store::TournamentList::Over,
        (TournamentListName::Mine, Some(id)) => store::TournamentList::Of(id),
        (TournamentListName::Mine, None) => {
            return Ok(Json(TournamentList { tournaments: Vec::new(), before: None }));
        }
    };
    let limit = wanted.limit.unwrap_or(20).clamp(1, 100);
    let before = wanted.before.as_deref().map(read_before).transpose()?;
    let rows = server.store.tournaments(&list, before, limit).await?;
    let last = rows.last().filter(|_| rows.len() as i64 == limit);
    let before = last.map(|row| format!("{}.{}", row.new.created, row.new.id));
    let tournaments = rows.iter().filter_map(|row| match summary(row) {
        Ok(summary) => Some(summary),
        Err(error) => {
            tracing::error!(%error, tournament = row.new.id, "a tournament cannot be read");
            None
        }
    });
    Ok(Json(TournamentList { tournaments: tournaments.collect(), before }))
}

/// What the caller has already.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Seen {
    /// The number `changed` of what the caller has: 204 if nothing is newer.
    changed: Option<i64>,
}

/// A tournament as it stands.
#[utoipa::path(get, path = "/tournaments/{id}", operation_id = "tournament",
    params(("id" = String, Path, description = "the tournament's id"), Seen), responses(
    (status = 200, body = TournamentPage), (status = 204), (status = 404, body = Refusal)))]
pub async fn show(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Params(seen): Params<Seen>,
) -> Result<Response, ApiError> {
    let loaded = server.tournament(&id).await?;
    if seen.changed == Some(loaded.row.changed) {
        return Ok(StatusCode::NO_CONTENT.into_response());
    }
    shown(&loaded, caller.id().as_deref(), None)
}

/// Lets the caller in, or back in.
#[utoipa::path(post, path = "/tournaments/{id}/entry", operation_id = "enter_tournament",
    params(("id" = String, Path, description = "the tournament's id")),
    request_body = TournamentEntry, responses(
    (status = 200, body = TournamentPage), (status = "4XX", body = TournamentRefusal)))]
pub async fn enter(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(entry): Body<TournamentEntry>,
) -> Result<Response, ApiError> {
    caller.may(Scope::Play)?;
    server.limiter.check(Limited::Game, caller.address)?;
    server.tournament(&id).await?;
    let (player, cookie) = caller.player(&server).await?;
    let loaded = server.enter_tournament(&id, &player, entry).await?;
    shown(&loaded, player.id.as_deref(), cookie)
}

/// Lets the caller go.
#[utoipa::path(delete, path = "/tournaments/{id}/entry", operation_id = "leave_tournament",
    params(("id" = String, Path, description = "the tournament's id")), responses(
    (status = 200, body = TournamentPage), (status = "4XX", body = TournamentRefusal)))]
pub async fn leave(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<Response, ApiError> {
    caller.may(Scope::Play)?;
    let player = caller.id().unwrap_or_default();
    let loaded = server.leave_tournament(&id, &player).await?;
    shown(&loaded, Some(&player), None)
}

/// Does what an organiser may do.
#[utoipa::path(post, path = "/tournaments/{id}/acts", operation_id = "organise",
    params(("id" = String, Path, description = "the tournament's id")),
    request_body = TournamentDeed, responses(
    (status = 200, body = TournamentPage), (status = "4XX", body = TournamentRefusal)))]
pub async fn act(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(deed): Body<TournamentDeed>,
) -> Result<Response, ApiError> {
    caller.may(Scope::Create)?;
    let player = caller.id().unwrap_or_default();
    let loaded = server.organise(&id, &player, deed).await?;
    shown(&loaded, Some(&player), None)
}

/// Says the result of a board at which one sits.
#[utoipa::path(post, path = "/tournaments/{id}/words", operation_id = "say_result",
    params(("id" = String, Path, description = "the tournament's id")),
    request_body = TournamentWord, responses(
    (status = 200, body = TournamentPage), (status = "4XX", body = TournamentRefusal)))]
pub async fn say(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(word): Body<TournamentWord>,
) -> Result<Response, ApiError> {
    caller.may(Scope::Play)?;
    server.limiter.check(Limited::Offer, caller.address)?;
    let player = caller.id();
    let loaded = server.say_result(&id, player.as_deref(), word).await?;
    shown(&loaded, player.as_deref(), None)
}

/// Which round.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct OfRound {
    /// From 1.
    round: usize,
}

/// What an organiser prints for the boards: tokens to report results with.
#[utoipa::path(get, path = "/tournaments/{id}/tokens", operation_id = "tournament_tokens",
    params(("id" = String, Path, description = "the tournament's id"), OfRound), responses(
    (status = 200, body = TournamentTokens), (status = "4XX", body = Refusal)))]
pub async fn tokens(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Params(OfRound { round }): Params<OfRound>,
) -> Answer<TournamentTokens> {
    let loaded = server.tournament(&id).await?;
    if caller.id().as_deref() != Some(loaded.row.new.organiser.as_str()) {
        return Err(ApiError::new(Code::Forbidden, "only the organiser may do this"));
    }
    Ok(Json(loaded.tokens(round)))
}

/// How the tie-breaks of a player come about.
#[utoipa::path(get, path = "/tournaments/{id}/players/{number}/tie-breaks",
    operation_id = "tie_breaks",
    params(("id" = String, Path, description = "the tournament's id"),
        ("number" = usize, Path, description = "the player's number, from 0")), responses(
    (status = 200, body = TieBreaksExplained), (status = 404, body = Refusal)))]
pub async fn tie_breaks(
    State(server): State<Server>,
    Path((id, number)): Path<(String, usize)>,
) -> Answer<TieBreaksExplained> {
    Ok(Json(server.tournament(&id).await?.explain(number)?))
}

/// The forms of a tournament as a file.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum FileForm {
    /// What `pylos tournament` reads.
    Tournament,
    /// TRF16, for other pairing programs.
    Trf,
}

/// Which form.
#[derive(Clone, Copy, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct InForm {
    /// Which form.
    #[param(inline)]
    form: FileForm,
}

/// Downloads a tournament as a file.
#[utoipa::path(get, path = "/tournaments/{id}/file", operation_id = "tournament_file",
    params(("id" = String, Path, description = "the tournament's id"), InForm), responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal)))]
pub async fn file(
    State(server): State<Server>,
    Path(id): Path<String>,
    Params(InForm { form }): Params<InForm>,
) -> Result<([(HeaderName, HeaderValue); 2], String), ApiError> {
    let loaded = server.tournament(&id).await?;
    let (text, ending) = match form {
        FileForm::Tournament => (loaded.tournament.to_string(), "tournament"),
        FileForm::Trf => (loaded.tournament.to_trf(), "trf"),
    };
    let disposition = format!("attachment; filename=\"{id}.{ending}\"");
    let disposition = HeaderValue::try_from(disposition).map_err(ApiError::internal)?;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    Ok(([(header::CONTENT_TYPE, plain), (header::CONTENT_DISPOSITION, disposition)], text))
}
