//! Tokens: what programs sign in with.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::StatusCode;
use pylos_host::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::accounts::Who;
use super::body::{Answer, Body};
use super::caller::{Caller, Scope};
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::secret::{fingerprint, random_text};
use crate::server::Server;
use crate::store::{Role, StoredToken};
use crate::timekeeper::Millis;

/// How many tokens an account has at most.
const MOST: usize = 20;

/// A token to be made.
#[derive(Clone, Debug, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewToken {
    /// What its owner calls it: 1 to 60 characters.
    label: String,
    /// What it allows beside reading.
    #[serde(default)]
    scopes: Vec<Scope>,
}

/// A token as its owner sees it.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TokenShown {
    /// By which it is revoked; no secret.
    id: String,
    /// What its owner calls it.
    label: String,
    /// What it allows beside reading.
    scopes: Vec<Scope>,
    /// When it was made.
    created: Millis,
    /// When it was last used, to the day.
    #[serde(skip_serializing_if = "Option::is_none")]
    used: Option<Millis>,
    /// The token itself, once: when it is made.
    #[serde(skip_serializing_if = "Option::is_none")]
    token: Option<String>,
}

/// All tokens of an account.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct TokenList {
    /// The newest first.
    tokens: Vec<TokenShown>,
}

fn show(stored: StoredToken, token: Option<String>) -> TokenShown {
    let StoredToken { id, label, scopes, created, used, .. } = stored;
    TokenShown { id, label, scopes: Scope::read_all(&scopes), created, used, token }
}

/// The caller's tokens.
#[utoipa::path(get, path = "/me/tokens", operation_id = "list_tokens", responses(
    (status = 200, body = TokenList), (status = "4XX", body = Refusal)))]
pub async fn list(State(server): State<Server>, caller: Caller) -> Answer<TokenList> {
    let account = caller.in_person()?;
    let tokens = server.store.tokens_of(&account.id).await?;
    Ok(Json(TokenList { tokens: tokens.into_iter().map(|token| show(token, None)).collect() }))
}

/// Makes a token. It is shown this once.
#[utoipa::path(post, path = "/me/tokens", operation_id = "create_token", request_body = NewToken,
    responses((status = 201, body = TokenShown), (status = "4XX", body = Refusal)))]
pub async fn create(
    State(server): State<Server>,
    caller: Caller,
    Body(NewToken { label, scopes }): Body<NewToken>,
) -> Result<(StatusCode, Json<TokenShown>), ApiError> {
    server.limiter.check(Limited::Password, caller.address)?;
    let account = caller.in_person()?;
    let label = label.trim().to_owned();
    if !(1..=60).contains(&label.chars().count()) {
        return Err(ApiError::new(Code::BadRequest, "a label has 1 to 60 characters"));
    }
    if server.store.tokens_of(&account.id).await?.len() >= MOST {
        return Err(ApiError::new(Code::TooMany, "an account has 20 tokens at most"));
    }
    let token = format!("pylos_{}", random_text(32));
    let stored = StoredToken {
        id: format!("t_{}", random_text(10)),
        player: account.id.clone(),
        label,
        scopes: Scope::write_all(&scopes),
        created: server.time.now(),
        used: None,
    };
    server.store.add_token(&fingerprint(&token), &stored).await?;
    Ok((StatusCode::CREATED, Json(show(stored, Some(token)))))
}

/// Revokes a token. Its live connections close.
#[utoipa::path(delete, path = "/me/tokens/{id}", operation_id = "revoke_token",
    params(("id" = String, Path, description = "the token's id")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn revoke(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
) -> Result<StatusCode, ApiError> {
    let account = caller.in_person()?;
    if !server.store.remove_token(&account.id, &id).await? {
        return Err(ApiError::not_found("token"));
    }
    server.dismiss_ended().await?;
    Ok(StatusCode::NO_CONTENT)
}

/// Marks the account as a program's, for good.
#[utoipa::path(post, path = "/me/bot", operation_id = "become_bot", responses(
    (status = 200, body = Who), (status = "4XX", body = Refusal)))]
pub async fn become_bot(State(server): State<Server>, caller: Caller) -> Answer<Who> {
    let account = caller.in_person()?;
    if account.role == Role::Host {
        return Err(ApiError::new(Code::NotNow, "a host is a person"));
    }
    if !server.store.ratings(&account.id).await?.is_empty() {
        let message = "this account has played rated games; make another one for the program";
        return Err(ApiError::new(Code::NotNow, message));
    }
    server.store.set_role(&account.id, Role::Bot).await?;
    server.look_again_at_games_of(&account.id).await?;
    Ok(Json(Who::is(server.player(&account.id).await?)))
}
