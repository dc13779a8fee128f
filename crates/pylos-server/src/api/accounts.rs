//! Players, accounts and sessions.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use pylos_host::Refusal;
use pylos_host::wire::{GameList, Player, PlayerKind};
use pylos_views::Kind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{Answer, Body, Params};
use super::caller::{Caller, SetCookie};
use super::games::{Wanted, page};
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::password;
use crate::server::Server;
use crate::store::{Account, Column as _, List};

/// A player, or nobody.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Who {
    /// The player.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Player>,
}

/// A name and a password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Credentials {
    /// 2 to 24 letters, digits, `-` or `_`.
    name: String,
    /// 8 to 256 characters.
    password: String,
}

/// Whoever calls. The cookie is renewed: it lasts a year from the last visit.
#[utoipa::path(get, path = "/me", responses((status = 200, body = Who)))]
pub async fn me(
    State(server): State<Server>,
    caller: Caller,
) -> Result<(SetCookie, Json<Who>), ApiError> {
    let cookie = caller.keep_cookie();
    let player = match caller.account {
        Some(account) => Some(server.show_player(account).await?),
        None => None,
    };
    Ok((cookie, Json(Who { player })))
}

/// Registers: the guest becomes an account and keeps his games.
#[utoipa::path(post, path = "/accounts", request_body = Credentials, responses(
    (status = 201, body = Who), (status = "4XX", body = Refusal)))]
pub async fn register(
    State(server): State<Server>,
    caller: Caller,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(StatusCode, SetCookie, Json<Who>), ApiError> {
    server.limiter.check(Limited::Password, caller.address)?;
    password::check_name(&name)?;
    password::check_password(&password)?;
    if caller.account.as_ref().is_some_and(|account| account.name.is_some()) {
        return Err(ApiError::new(Code::NotNow, "you have an account; sign out first"));
    }
    let taken = || ApiError::new(Code::NameTaken, "somebody else has that name");
    if server.store.account(&name).await?.is_some() {
        return Err(taken());
    }
    let hash = password::hash(password).await?;
    let (player, cookie) = caller.player(&server).await?;
    let id = player.id.unwrap_or_default();
    server.store.name_guest(&id, &name, &hash).await?.map_err(|_| taken())?;
    server.look_again_at_games_of(&id).await?;
    let player = Some(server.player(&id).await?);
    Ok((StatusCode::CREATED, cookie, Json(Who { player })))
}

/// Signs in; the seats of the guest become those of the account.
#[utoipa::path(post, path = "/session", request_body = Credentials, responses(
    (status = 200, body = Who), (status = "4XX", body = Refusal)))]
pub async fn sign_in(
    State(server): State<Server>,
    caller: Caller,
    Body(Credentials { name, password }): Body<Credentials>,
) -> Result<(SetCookie, Json<Who>), ApiError> {
    server.limiter.check(Limited::Password, caller.address)?;
    let account = server.store.account(&name).await?;
    let stored = account.as_ref().and_then(|account| account.password.clone());
    let right = password::verify(password, stored).await?;
    let Some(account) = account.filter(|_| right) else { return Err(wrong_password()) };
    if let Some(guest) = caller.account.as_ref().filter(|caller| caller.name.is_none()) {
        for game in server.store.hand_over(&guest.id, &account.id).await? {
            server.look_again(&game).await?;
        }
    }
    // A new secret for a new session: one that somebody has planted in the
    // browser before is worth nothing now.
    let cookie = caller.open_session(&server, &account.id).await?;
    if let Some(session) = &caller.session {
        server.store.end_session(session).await?;
    }
    let player = Some(server.show_player(account).await?);
    Ok((cookie, Json(Who { player })))
}

fn wrong_password() -> ApiError {
    ApiError::new(Code::WrongPassword, "name and password do not belong together")
}

/// Signs out.
#[utoipa::path(delete, path = "/session", responses((status = 204)))]
pub async fn sign_out(
    State(server): State<Server>,
    caller: Caller,
) -> Result<(StatusCode, SetCookie, ()), ApiError> {
    if let Some(session) = &caller.session {
        server.store.end_session(session).await?;
    }
    Ok((StatusCode::NO_CONTENT, caller.forget_cookie(), ()))
}

/// An old and a new password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewPassword {
    /// The one until now.
    old: String,
    /// The one from now on.
    new: String,
}

/// Changes the password and ends all other sessions.
#[utoipa::path(put, path = "/me/password", request_body = NewPassword, responses(
    (status = 204), (status = "4XX", body = Refusal)))]
pub async fn change_password(
    State(server): State<Server>,
    caller: Caller,
    Body(NewPassword { old, new }): Body<NewPassword>,
) -> Result<StatusCode, ApiError> {
    let account = confirmed(&server, &caller, old).await?;
    password::check_password(&new)?;
    server.store.set_password(&account.id, &password::hash(new).await?).await?;
    let session = caller.session.unwrap_or_default();
    server.store.end_other_sessions(&account.id, &session).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// The password, once more.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The account's.
    password: String,
}

/// Deletes the account: name, ratings, sessions. Its games stay, nameless.
#[utoipa::path(delete, path = "/me", operation_id = "delete_account", request_body = Confirmation, responses(
    (status = 204), (status = "4XX", body = Refusal)))]
pub async fn delete(
    State(server): State<Server>,
    caller: Caller,
    Body(Confirmation { password }): Body<Confirmation>,
) -> Result<(StatusCode, SetCookie, ()), ApiError> {
    let account = confirmed(&server, &caller, password).await?;
    server.store.delete_account(&account.id).await?;
    server.look_again_at_games_of(&account.id).await?;
    Ok((StatusCode::NO_CONTENT, caller.forget_cookie(), ()))
}

/// The caller's account, if the password is right.
async fn confirmed(server: &Server, caller: &Caller, given: String) -> Result<Account, ApiError> {
    server.limiter.check(Limited::Password, caller.address)?;
    let account = caller.account.clone().filter(|account| account.name.is_some());
    let Some(account) = account else {
        return Err(ApiError::new(Code::SignIn, "sign in first"));
    };
    match password::verify(given, account.password.clone()).await? {
        true => Ok(account),
        false => Err(wrong_password()),
    }
}

async fn account_named(server: &Server, name: &str) -> Result<Account, ApiError> {
    server.store.account(name).await?.ok_or_else(|| ApiError::not_found("player"))
}

/// A player by name.
#[utoipa::path(get, path = "/players/{name}",
    params(("name" = String, Path, description = "an account's name, in any case")),
    responses(
    (status = 200, body = Who), (status = 404, body = Refusal)))]
pub async fn player(State(server): State<Server>, Path(name): Path<String>) -> Answer<Who> {
    let account = account_named(&server, &name).await?;
    Ok(Json(Who { player: Some(server.show_player(account).await?) }))
}

/// A player's public games.
#[utoipa::path(get, path = "/players/{name}/games",
    params(("name" = String, Path, description = "an account's name, in any case"), Wanted),
    responses(
    (status = 200, body = GameList), (status = 404, body = Refusal)))]
pub async fn games_of(
    State(server): State<Server>,
    Path(name): Path<String>,
    Params(wanted): Params<Wanted>,
) -> Answer<GameList> {
    let account = account_named(&server, &name).await?;
    page(&server, List::PublicOf(account.id), wanted).await
}

/// Which ranking.
#[derive(Clone, Debug, Deserialize, IntoParams)]
#[into_params(parameter_in = Query)]
pub struct Ranking {
    /// Of which game.
    game: Kind,
}

/// The best players.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Ranked {
    /// The best first.
    players: Vec<Player>,
}

/// The ranking of a game.
#[utoipa::path(get, path = "/ratings", params(Ranking), responses(
    (status = 200, body = Ranked), (status = "4XX", body = Refusal)))]
pub async fn ratings(
    State(server): State<Server>,
    Params(Ranking { game }): Params<Ranking>,
) -> Answer<Ranked> {
    let ranked = server.store.ranking(game.column(), 100).await?;
    let show = |ranked: crate::store::RankedPlayer| Player {
        id: Some(ranked.id),
        name: Some(ranked.name),
        kind: PlayerKind::Account,
        level: None,
        ratings: [(game, ranked.rating.into())].into(),
    };
    Ok(Json(Ranked { players: ranked.into_iter().map(show).collect() }))
}
