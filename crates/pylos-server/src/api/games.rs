//! Games over plain HTTP.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderName, HeaderValue, StatusCode, header};
use pylos_rules::Side as _;
use pylos_views::Kind;
use serde::Deserialize;
use utoipa::{IntoParams, ToSchema};

use super::body::{Answer, Body, Params};
use super::caller::{Caller, SetCookie};
use crate::chair::Chair;
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::live::Live;
use crate::server::Server;
use crate::store::{Column as _, List, Page};
use crate::table::{Actor, Viewer};
use crate::timekeeper::Millis;
use crate::wire::{self, Action, GameList, Moment, NewGame};

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
    (status = 201, body = wire::State), (status = "4XX", body = ApiError)))]
pub async fn create(
    State(server): State<Server>,
    caller: Caller,
    Body(wish): Body<NewGame>,
) -> Result<(StatusCode, SetCookie, Json<wire::State>), ApiError> {
    server.limiter.check(Limited::Game, caller.address)?;
    let (player, cookie) = caller.player(&server).await?;
    let live = server.create(&player, wish).await?;
    let state = show(&server, &live, player.id, Moment::default());
    Ok((StatusCode::CREATED, cookie, Json(state)))
}

/// Takes a free seat.
#[utoipa::path(post, path = "/games/{id}/join",
    params(("id" = String, Path, description = "the game's id")),
    request_body = Join, responses(
    (status = 200, body = wire::State), (status = "4XX", body = ApiError)))]
pub async fn join(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(join): Body<Join>,
) -> Result<(SetCookie, Json<wire::State>), ApiError> {
    // Nobody becomes a guest for asking about a game that is not there.
    let live = server.live(&id).await?;
    if caller.account.is_none() {
        live.table().free_seat(join.invite.as_deref())?;
    }
    let (player, cookie) = caller.player(&server).await?;
    let live = server.join(&id, &player, join.invite).await?;
    Ok((cookie, Json(show(&server, &live, player.id, Moment::default()))))
}

/// The state of a game.
#[utoipa::path(get, path = "/games/{id}",
    params(("id" = String, Path, description = "the game's id"), Has),
    responses(
    (status = 200, body = wire::State), (status = 404, body = ApiError)))]
pub async fn state(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Params(has): Params<Has>,
) -> Answer<wire::State> {
    let live = server.live(&id).await?;
    Ok(Json(show(&server, &live, caller.id(), has.into())))
}

/// Acts in a game.
#[utoipa::path(post, path = "/games/{id}/actions",
    params(("id" = String, Path, description = "the game's id")),
    request_body = Action, responses(
    (status = 200, body = wire::State), (status = "4XX", body = ApiError)))]
pub async fn act(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Body(action): Body<Action>,
) -> Answer<wire::State> {
    let received = server.time.now();
    let live = server.live(&id).await?;
    let player = caller.id().unwrap_or_default();
    let has = action.moment();
    server.act(&live, Actor::Person(player), action, received).await?;
    Ok(Json(show(&server, &live, caller.id(), has)))
}

/// A game's state for somebody who has this much of it.
pub fn show(server: &Server, live: &Live, player: Option<String>, has: Moment) -> wire::State {
    let viewer = Viewer { player, has, watchers: live.watchers() };
    live.table().state(&viewer, server.now(live, server.time.now()))
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
    (status = 200, body = GameList), (status = "4XX", body = ApiError)))]
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
    let limit = wanted.limit.unwrap_or(20).clamp(1, 100);
    let before = match wanted.before.as_deref() {
        Some(text) => Some(read_before(text)?),
        None => None,
    };
    let kind = wanted.game.map(|kind| kind.column().to_owned());
    let rows = server.store.list(&list, &Page { kind, before, limit }).await?;
    let full = rows.len() as i64 == limit;
    let before = rows.last().filter(|_| full).map(|row| format!("{}.{}", row.created, row.id));
    let mut games = Vec::new();
    for row in rows {
        let live = server.live(&row.id).await?;
        games.push(live.table().summary(server.now(&live, server.time.now())));
    }
    Ok(Json(GameList { games, before }))
}

fn read_before(text: &str) -> Result<(Millis, String), ApiError> {
    let parts = text.split_once('.').and_then(|(at, id)| Some((at.parse().ok()?, id.to_owned())));
    parts.ok_or_else(|| ApiError::new(Code::BadRequest, "before is what the last answer named"))
}

/// Downloads a game as a record.
#[utoipa::path(get, path = "/games/{id}/record",
    params(("id" = String, Path, description = "the game's id")),
    responses(
    (status = 200, body = String, content_type = "text/plain"), (status = 404, body = ApiError)))]
pub async fn record(
    State(server): State<Server>,
    Path(id): Path<String>,
) -> Result<([(HeaderName, HeaderValue); 2], String), ApiError> {
    let live = server.live(&id).await?;
    let table = live.table();
    let mut record = table.board().record();
    let sides = ["Light", "Dark"];
    let sides = match table.board().kind() {
        Kind::Pyramid => sides,
        Kind::Equator => ["Blue", "Red"],
    };
    let mut tags = vec![("Date".to_owned(), date(table.created))];
    for (chair, side) in Chair::BOTH.into_iter().zip(sides) {
        let name = match &table.seats[chair as usize] {
            crate::table::Sitting::Person(player) => player.name.clone(),
            crate::table::Sitting::Engine(level) => Some(format!("Level {level}")),
            crate::table::Sitting::Free(_) => None,
        };
        tags.extend(name.map(|name| (side.to_owned(), name)));
    }
    if let Ok(control) = table.settings.clock.control()
        && control != pylos_rules::TimeControl::Unlimited
    {
        tags.push(("TimeControl".to_owned(), control.to_string()));
    }
    for (name, value) in tags {
        record.set_tag(&name, &value).map_err(ApiError::internal)?;
    }
    let disposition = format!("attachment; filename=\"pylos-{id}.txt\"");
    let disposition = HeaderValue::try_from(disposition).map_err(ApiError::internal)?;
    let plain = HeaderValue::from_static("text/plain; charset=utf-8");
    let headers = [(header::CONTENT_TYPE, plain), (header::CONTENT_DISPOSITION, disposition)];
    Ok((headers, record.to_string()))
}

/// The day of a moment, as records write it.
fn date(at: Millis) -> String {
    // Days from the start of 1970 to a date of the Gregorian calendar, counted
    // in eras of 400 years that begin in March, so that leap days come last.
    let days = at.div_euclid(86_400_000) + 719_468;
    let era = days.div_euclid(146_097);
    let day = days.rem_euclid(146_097);
    let year = (day - day / 1_460 + day / 36_524 - day / 146_096) / 365;
    let of_year = day - (365 * year + year / 4 - year / 100);
    let month = (5 * of_year + 2) / 153;
    let of_month = of_year - (153 * month + 2) / 5 + 1;
    let (year, month) = if month < 10 { (year, month + 3) } else { (year + 1, month - 9) };
    format!("{:04}-{month:02}-{of_month:02}", year + era * 400)
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn dates_are_those_of_the_calendar() {
        assert_eq!(date(0), "1970-01-01");
        assert_eq!(date(951_782_400_000), "2000-02-29");
        assert_eq!(date(1_763_200_000_000), "2025-11-15");
        assert_eq!(date(4_107_542_399_999), "2100-02-28");
        assert_eq!(date(4_107_542_400_000), "2100-03-01");
    }
}
