//! Games over plain HTTP.

use std::sync::atomic::Ordering;

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use pylos_host::wire::{self, Action, GameImport, GameList, Moment, NewGame, SeatWish};
use pylos_host::{Actor, Import, Refusal, Viewer};
use pylos_views::Kind;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::body::{Answer, Body, Params};
use super::caller::{Caller, Scope, SetCookie};
use super::listed::{Onlooker, shown};
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::live::Live;
use crate::pool::Asker;
use crate::server::Server;
use crate::store::{Column as _, DEAD, List, Listed, Page};
use crate::timekeeper::Millis;

/// What the caller has already.
#[derive(Clone, Copy, Debug, Default, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Has {
    /// Turns that the caller has.
    #[serde(default)]
    pub ply: usize,
    /// Undone turns that the caller knows of.
    #[serde(default)]
    pub undos: u32,
}

impl From<Has> for Moment {
    fn from(has: Has) -> Moment {
        Moment { ply: has.ply, undos: has.undos }
    }
}

/// An invitation.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Join {
    /// What the creator has passed on; not needed for open seats.
    pub invite: Option<String>,
}

/// Creates a game.
#[utoipa::path(post, path = "/games", request_body = NewGame, responses(
    (status = 201, body = wire::State), (status = "4XX", body = Refusal)))]
pub async fn create(
    State(server): State<Server>,
    caller: Caller,
    Body(wish): Body<NewGame>,
) -> Result<(StatusCode, SetCookie, Json<wire::State>), ApiError> {
    caller.may(Scope::Create)?;
    server.limiter.check(Limited::Game, caller.address)?;
    if wish.seats.iter().any(|seat| matches!(seat, SeatWish::Engine { .. })) {
        server.limiter.check(Limited::EngineGame, caller.address)?;
    }
    let (player, cookie) = caller.player(&server).await?;
    let live = server.create(&player, Some(caller.address), wish).await?;
    let state = show(&server, &live, player.id, Moment::default());
    Ok((StatusCode::CREATED, cookie, Json(state)))
}

/// Takes in a finished game that was played elsewhere.
#[utoipa::path(post, path = "/games/import", request_body = GameImport, responses(
    (status = 201, body = wire::State), (status = "4XX", body = Refusal)))]
pub async fn import(
    State(server): State<Server>,
    caller: Caller,
    Body(handed): Body<GameImport>,
) -> Result<(StatusCode, SetCookie, Json<wire::State>), ApiError> {
    caller.may(Scope::Create)?;
    server.limiter.check(Limited::Game, caller.address)?;
    // Playing a long game through takes its time: not on the threads of live
    // games. Nobody becomes a guest for a game that is refused.
    let asker = Asker::at(caller.address);
    let import = server.pool.think(&asker, move |_| Import::read(&handed)).await??;
    let (player, cookie) = caller.player(&server).await?;
    let live = server.import(&player, import).await?;
    let state = show(&server, &live, player.id, Moment::default());
    Ok((StatusCode::CREATED, cookie, Json(state)))
}

/// Takes a free seat.
#[utoipa::path(post, path = "/games/{id}/join",
    params(("id" = String, Path, description = "the game's id")),
    request_body = Join, responses(
    (status = 200, body = wire::State), (status = "4XX", body = Refusal)))]
pub async fn join(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<(SetCookie, Json<wire::State>), ApiError> {
    caller.may(Scope::Play)?;
    // Nobody becomes a guest for asking about a game that is not there.
    let live = server.live(&id).await?;
    let invite = server.invitation_for(&live, caller.id().as_deref(), join.invite).await?;
    if caller.account.is_none() {
        live.table().free_seat(invite.as_deref())?;
    }
    let (player, cookie) = caller.player(&server).await?;
    let live = server.join(&id, &player, invite).await?;
    live.played_from(caller.address);
    Ok((cookie, Json(show(&server, &live, player.id, Moment::default()))))
}

/// The state of a game.
#[utoipa::path(get, path = "/games/{id}",
    params(("id" = String, Path, description = "the game's id"), Has),
    responses(
    (status = 200, body = wire::State), (status = 404, body = Refusal)))]
pub async fn state(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Params(has): Params<Has>,
) -> Answer<wire::State> {
    let live = server.live(&id).await?;
    server.know_as_much(&live, has.into()).await?;
    Ok(Json(show(&server, &live, caller.id(), has.into())))
}

/// Acts in a game.
#[utoipa::path(post, path = "/games/{id}/actions",
    params(("id" = String, Path, description = "the game's id")),
    request_body = Action, responses(
    (status = 200, body = wire::State), (status = "4XX", body = Refusal)))]
pub async fn act(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(action): Body<Action>,
) -> Answer<wire::State> {
    let received = server.time.now();
    caller.may(Scope::Play)?;
    if matches!(action, Action::Offer { .. } | Action::Decline { .. }) {
        server.limiter.check(Limited::Offer, caller.address)?;
    }
    let live = server.live(&id).await?;
    let player = caller.id().unwrap_or_default();
    let has = action.moment();
    live.played_from(caller.address);
    server.act(&live, Actor::Person(player), action, received).await?;
    Ok(Json(show(&server, &live, caller.id(), has)))
}

/// A game's state for somebody who has this much of it.
pub fn show(server: &Server, live: &Live, player: Option<String>, has: Moment) -> wire::State {
    let (table, now) = (live.table(), server.time.now());
    let said = live.said(&table, now);
    let viewer = Viewer { player, has, watchers: live.watchers(), said };
    table.state(&viewer, server.now(live, now))
}

/// The lists of games.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
enum ListName {
    /// Public games being played.
    Live,
    /// Games that wait for anyone.
    Open,
    /// The caller's games.
    Mine,
    /// Public games that are over.
    Finished,
}

/// Which list.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Wanted {
    /// `live` by default.
    #[param(inline)]
    list: Option<ListName>,
    /// Only games of this kind.
    game: Option<Kind>,
    /// What the last part of the list has named.
    before: Option<String>,
    /// How many, at most 100.
    limit: Option<i64>,
}

/// Lists games.
#[utoipa::path(get, path = "/games", operation_id = "list_games", params(Wanted), responses(
    (status = 200, body = GameList), (status = "4XX", body = Refusal)))]
pub async fn list(
    State(server): State<Server>,
    caller: Caller,
    Params(wanted): Params<Wanted>,
) -> Answer<GameList> {
    let list = match wanted.list.unwrap_or(ListName::Live) {
        ListName::Live => List::Live,
        ListName::Open => List::Open,
        ListName::Finished => List::Finished,
        ListName::Mine => match caller.id() {
            Some(id) => List::Of(id),
            None => return Ok(Json(GameList { games: Vec::new(), before: None })),
        },
    };
    page(&server, list, wanted).await
}

/// A part of a list.
pub async fn page(server: &Server, list: List, wanted: Wanted) -> Answer<GameList> {
    let page = read_page(wanted.game, wanted.before.as_deref(), wanted.limit)?;
    let alive = server.time.now() - DEAD;
    let listed = server.store.list(&list, &page, alive).await?;
    Ok(Json(part_of(server, listed, None)))
}

/// Which part of a list is asked for.
pub fn read_page(
    kind: Option<Kind>,
    before: Option<&str>,
    limit: Option<i64>,
) -> Result<Page, ApiError> {
    let limit = limit.unwrap_or(20).clamp(1, 100);
    let before = before.map(read_before).transpose()?;
    Ok(Page { kind: kind.map(|kind| kind.column().to_owned()), before, limit })
}

/// A part of a list as it is told; `of` is whose own list it is.
pub fn part_of(server: &Server, listed: Listed, of: Option<&str>) -> GameList {
    let mut damaged = listed.damaged as u64;
    let mut games = Vec::with_capacity(listed.games.len());
    let outages = server.outages();
    for row in listed.games {
        let (id, here) = (row.id.clone(), server.games.online(&row.id));
        match shown(row, &Onlooker { here, of, outages: &outages }) {
            Ok(game) => games.push(game),
            Err(error) => {
                tracing::error!(error, game = id, "a game in a list cannot be read");
                damaged += 1;
            }
        }
    }
    server.metrics.damaged.fetch_add(damaged, Ordering::Relaxed);
    let before = listed.before.map(|(created, id)| format!("{created}.{id}"));
    GameList { games, before }
}

/// Where a list goes on, as the answer before has named it.
pub fn read_before(text: &str) -> Result<(Millis, String), ApiError> {
    let parts = text.split_once('.').and_then(|(at, id)| Some((at.parse().ok()?, id.to_owned())));
    parts.ok_or_else(|| ApiError::new(Code::BadRequest, "before is what the last answer named"))
}

/// Downloads a game as a record.
#[utoipa::path(get, path = "/games/{id}/record",
    params(("id" = String, Path, description = "the game's id")),
    responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = Refusal)))]
pub async fn record(
    State(server): State<Server>,
    Path(id): Path<String>,
) -> Result<([(HeaderName, HeaderValue); 2], String), ApiError> {
    let live = server.live(&id).await?;
    let record = live.table().record()?;
    let disposition = format!("attachment; filename=\"pylos-{id}.txt\"");
    let disposition = HeaderValue::try_from(disposition).map_err(ApiError::internal)?;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    let headers = [(header::CONTENT_TYPE, plain), (header::CONTENT_DISPOSITION, disposition)];
    Ok((headers, record.to_string()))
}
