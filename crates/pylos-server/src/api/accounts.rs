//! Players, accounts and sessions.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use pylos_host::Refusal;
use pylos_host::wire::{GameList, Pace, Player, PlayerKind};
use pylos_views::Kind;
use serde::{Deserialize, Serialize};
use utoipa::{IntoParams, ToSchema};

use super::body::{Answer, Body, Params};
use super::caller::{Caller, SetCookie};
use super::games::{Wanted, page};
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::names::read_name;
use crate::password;
use crate::rated;
use crate::secret::{fingerprint, read_recovery_code, recovery_code};
use crate::server::Server;
use crate::store::{Account, List, NewAccount, Purpose, Standing};

/// A player, or nobody.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Who {
    /// The player.
    #[serde(skip_serializing_if = "Option::is_none")]
    player: Option<Player>,
    /// The code that leads back in without a password, once: when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    recovery: Option<String>,
}

impl Who {
    /// This player.
    pub fn is(player: Player) -> Who {
        Who { player: Some(player), recovery: None }
    }
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
    Ok((cookie, Json(Who { player, recovery: None })))
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
    let name = read_name(&name)?;
    password::check_password(&password)?;
    if caller.account.as_ref().is_some_and(|account| account.name.is_some()) {
        return Err(ApiError::new(Code::NotNow, "you have an account; sign out first"));
    }
    let taken = || ApiError::new(Code::NameTaken, "somebody else has that name");
    if server.store.account(&name).await?.is_some() {
        return Err(taken());
    }
    let hash = password::hash(password).await?;
    let id = match caller.id() {
        Some(guest) => guest,
        None => caller.new_guest(&server).await?,
    };
    let code = recovery_code();
    let new = NewAccount { name: &name, password: &hash, recovery: &fingerprint(&code) };
    server.store.name_guest(&id, new).await?.map_err(|_| taken())?;
    // A new secret for a new account: one that somebody has planted in the
    // browser before is worth nothing now.
    let cookie = caller.open_session(&server, &id).await?;
    caller.end_session(&server).await?;
    server.guesses.got_in(&name, caller.address);
    server.look_again_at_games_of(&id).await?;
    let player = Some(server.player(&id).await?);
    Ok((StatusCode::CREATED, cookie, Json(Who { player, recovery: Some(code) })))
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
    server.guesses.check(&name, caller.address)?;
    let account = server.store.account(&name).await?;
    let stored = account.as_ref().and_then(|account| account.password.clone());
    let right = password::verify(password, stored).await?;
    let Some(account) = account.filter(|_| right) else { return Err(wrong_password()) };
    check_standing(&account)?;
    server.guesses.got_in(&name, caller.address);
    if let Some(guest) = caller.account.as_ref().filter(|caller| caller.name.is_none()) {
        for game in server.store.hand_over(&guest.id, &account.id).await? {
            server.look_again(&game).await?;
        }
        server.store.hand_over_entries(&guest.id, &account.id).await?;
        server.store.hand_over_ties(&guest.id, &account.id).await?;
    }
    // A new secret for a new session: one that somebody has planted in the
    // browser before is worth nothing now.
    let cookie = caller.open_session(&server, &account.id).await?;
    caller.end_session(&server).await?;
    Ok((cookie, Json(Who::is(server.show_player(account).await?))))
}

/// Whoever knows the password of a closed account is told that it is closed.
fn check_standing(account: &Account) -> Result<(), ApiError> {
    match account.standing {
        Standing::Open => Ok(()),
        Standing::Closed => {
            Err(ApiError::new(Code::AccountClosed, "a host has closed this account"))
        }
    }
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
    caller.end_session(&server).await?;
    Ok((StatusCode::NO_CONTENT, caller.forget_cookie(), ()))
}

/// A way back in for whoever has lost the password.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Recovery {
    /// The account's.
    name: String,
    /// The recovery code, in any case, with or without its hyphens.
    recovery: String,
    /// The password from now on.
    password: String,
}

/// Sets a new password with the recovery code, or with one that was sent by
/// mail. All sessions and tokens of the
/// account end, and there is a new code.
#[utoipa::path(post, path = "/accounts/recovery", request_body = Recovery, responses(
    (status = 200, body = Who), (status = "4XX", body = Refusal)))]
pub async fn recover(
    State(server): State<Server>,
    caller: Caller,
    Body(Recovery { name, recovery, password }): Body<Recovery>,
) -> Result<(SetCookie, Json<Who>), ApiError> {
    server.limiter.check(Limited::Password, caller.address)?;
    password::check_password(&password)?;
    server.guesses.check(&name, caller.address)?;
    let wrong = || ApiError::new(Code::WrongCode, "name and recovery code do not belong together");
    let given = fingerprint(&read_recovery_code(&recovery));
    let account = server.store.account(&name).await?;
    let account = account.filter(|account| account.name.is_some()).ok_or_else(wrong)?;
    let shown = account.recovery.as_ref().filter(|shown| **shown == given);
    let now = server.time.now();
    let mailed = shown.is_none()
        && server.store.use_mail_code(&account.id, Purpose::Recover, &given, now).await?;
    // A code by mail is as good as the one that was shown, which it replaces.
    let code = if mailed { account.recovery.as_ref() } else { Some(shown.ok_or_else(wrong)?) };
    check_standing(&account)?;
    let (hash, next) = (password::hash(password).await?, recovery_code());
    let code = code.map(String::as_str);
    if !server.store.recover(&account.id, code, &hash, &fingerprint(&next)).await? {
        return Err(wrong()); // somebody else was faster with it
    }
    server.guesses.distrust(&name);
    server.guesses.got_in(&name, caller.address);
    server.dismiss_ended().await?;
    let cookie = caller.open_session(&server, &account.id).await?;
    let player = Some(server.player(&account.id).await?);
    Ok((cookie, Json(Who { player, recovery: Some(next) })))
}

/// Makes a new recovery code; the old one leads nowhere.
#[utoipa::path(post, path = "/me/recovery", operation_id = "new_recovery", request_body = Confirmation,
    responses((status = 200, body = Who), (status = "4XX", body = Refusal)))]
pub async fn new_recovery(
    State(server): State<Server>,
    caller: Caller,
    Body(Confirmation { password }): Body<Confirmation>,
) -> Answer<Who> {
    let account = confirmed(&server, &caller, password).await?;
    let code = recovery_code();
    server.store.set_recovery(&account.id, &fingerprint(&code)).await?;
    let player = Some(server.show_player(account).await?);
    Ok(Json(Who { player, recovery: Some(code) }))
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
    let session = caller.session().unwrap_or_default();
    server.store.end_other_sessions(&account.id, session).await?;
    server.dismiss_ended().await?;
    if let Some(name) = &account.name {
        server.guesses.distrust(name);
        server.guesses.got_in(name, caller.address);
    }
    Ok(StatusCode::NO_CONTENT)
}

/// The password, once more.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Confirmation {
    /// The account's.
    pub password: String,
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
    server.dismiss_ended().await?;
    server.look_again_at_games_of(&account.id).await?;
    Ok((StatusCode::NO_CONTENT, caller.forget_cookie(), ()))
}

/// The caller's account, if the password is right.
pub async fn confirmed(
    server: &Server,
    caller: &Caller,
    given: String,
) -> Result<Account, ApiError> {
    server.limiter.check(Limited::Password, caller.address)?;
    let account = caller.in_person()?.clone();
    server.guesses.check(account.name.as_deref().unwrap_or_default(), caller.address)?;
    match password::verify(given, account.password.clone()).await? {
        true => Ok(account),
        false => Err(wrong_password()),
    }
}

/// An account by name.
pub async fn account_named(server: &Server, name: &str) -> Result<Account, ApiError> {
    server.store.account(name).await?.ok_or_else(|| ApiError::not_found("player"))
}

/// A player by name.
#[utoipa::path(get, path = "/players/{name}",
    params(("name" = String, Path, description = "an account's name, in any case")),
    responses(
    (status = 200, body = Who), (status = 404, body = Refusal)))]
pub async fn player(State(server): State<Server>, Path(name): Path<String>) -> Answer<Who> {
    let account = account_named(&server, &name).await?;
    Ok(Json(Who::is(server.show_player(account).await?)))
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
    /// At which pace; `slow` by default.
    #[serde(default = "slow")]
    pace: Pace,
}

fn slow() -> Pace {
    Pace::Slow
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
    Params(Ranking { game, pace }): Params<Ranking>,
) -> Answer<Ranked> {
    let ranked = server.store.ranking(rated::column(game, pace), 100).await?;
    let show = |ranked: crate::store::RankedPlayer| Player {
        id: Some(ranked.id),
        name: Some(ranked.name),
        kind: PlayerKind::Account,
        level: None,
        ratings: [(game, ranked.rating.into())].into(),
    };
    Ok(Json(Ranked { players: ranked.into_iter().map(show).collect() }))
}
