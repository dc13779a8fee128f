//! How somebody who is away wants to be told that it is his turn.

use axum::Json;
use axum::extract::{Path, State};
use axum::http::{HeaderMap, StatusCode};
use pylos_host::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::body::{Answer, Body};
use super::caller::Caller;
use super::origin::origin;
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::push::Subscription;
use crate::secret::random_text;
use crate::server::Server;
use crate::store::StoredSubscription;

/// How the caller is told; nothing is on by itself.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct Notifications {
    /// The key that browsers subscribe to; without it this server pushes
    /// nothing.
    #[serde(skip_serializing_if = "Option::is_none")]
    push_key: Option<String>,
    /// Whether this browser is told.
    push: bool,
    /// The daily letter: `none` where this server sends no mail, or the
    /// account has no confirmed address.
    letter: LetterState,
}

/// The daily letter about games that wait.
#[derive(Clone, Copy, Debug, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum LetterState {
    /// There can be none.
    None,
    /// It could be had.
    Off,
    /// It comes.
    On,
    /// It was switched off, because the address has refused it for good.
    Bounced,
}

/// How the caller is told that it is his turn.
#[utoipa::path(get, path = "/me/notifications", operation_id = "notifications", responses(
    (status = 200, body = Notifications), (status = "4XX", body = Refusal)))]
pub async fn shown(State(server): State<Server>, caller: Caller) -> Answer<Notifications> {
    show(&server, &caller).await
}

async fn show(server: &Server, caller: &Caller) -> Answer<Notifications> {
    let push_key = match server.config.notes {
        Some(_) => Some(server.signer().await?.public()),
        None => None,
    };
    let push = match caller.session() {
        Some(session) => server.store.is_subscribed(session).await?,
        None => false,
    };
    let account = caller.account.as_ref().filter(|account| account.name.is_some());
    let letter = match account {
        Some(account) if server.mailer.is_some() => letter_of(server, &account.id).await?,
        _ => LetterState::None,
    };
    Ok(Json(Notifications { push_key, push, letter }))
}

async fn letter_of(server: &Server, player: &str) -> Result<LetterState, ApiError> {
    if server.store.mail(player).await?.address.is_none() {
        return Ok(LetterState::None);
    }
    let wish = server.store.digest_wish(player).await?;
    Ok(match wish.bounced {
        _ if wish.wanted => LetterState::On,
        Some(_) => LetterState::Bounced,
        None => LetterState::Off,
    })
}

/// A browser's push subscription, as the browser gives it.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewSubscription {
    /// Where messages are sent.
    endpoint: String,
    /// The browser's key.
    p256dh: String,
    /// Its secret.
    auth: String,
    /// The language that is read there: `fr`.
    language: String,
}

/// Has this browser told when it becomes the caller's turn in a game of days
/// and he has no live connection to it: once for each turn. It ends with the
/// session.
#[utoipa::path(put, path = "/me/notifications/push", operation_id = "subscribe",
    request_body = NewSubscription, responses(
    (status = 200, body = Notifications), (status = "4XX", body = Refusal)))]
pub async fn subscribe(
    State(server): State<Server>,
    caller: Caller,
    Body(NewSubscription { endpoint, p256dh, auth, language }): Body<NewSubscription>,
) -> Answer<Notifications> {
    server.limiter.check(Limited::Offer, caller.address)?;
    if server.config.notes.is_none() {
        return Err(ApiError::new(Code::Forbidden, "this server pushes nothing"));
    }
    let nobody = || ApiError::new(Code::SignIn, "sign in or begin a game first");
    let session = caller.session().ok_or_else(nobody)?;
    let bad = || ApiError::new(Code::BadRequest, "this is not a browser's push subscription");
    Subscription::read(&endpoint, &p256dh, &auth, server.config.push).ok_or_else(bad)?;
    let language = read_language(language)?;
    let stored = StoredSubscription { endpoint, p256dh, auth, language };
    server.store.subscribe(session, &stored).await?;
    show(&server, &caller).await
}

/// This browser is not told any more.
#[utoipa::path(delete, path = "/me/notifications/push", operation_id = "unsubscribe", responses(
    (status = 200, body = Notifications), (status = "4XX", body = Refusal)))]
pub async fn unsubscribe(State(server): State<Server>, caller: Caller) -> Answer<Notifications> {
    if let Some(session) = caller.session() {
        server.store.unsubscribe(session).await?;
    }
    show(&server, &caller).await
}

/// The wish for the daily letter.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct LetterWish {
    /// The language that it should have: `fr`.
    language: String,
}

/// Has a letter sent to the account's confirmed address, at most once a day,
/// when games of days wait for the caller.
#[utoipa::path(put, path = "/me/notifications/letter", operation_id = "want_letter",
    request_body = LetterWish, responses(
    (status = 200, body = Notifications), (status = "4XX", body = Refusal)))]
pub async fn want_letter(
    State(server): State<Server>,
    caller: Caller,
    headers: HeaderMap,
    Body(LetterWish { language }): Body<LetterWish>,
) -> Answer<Notifications> {
    let account = caller.in_person()?;
    let forbidden = |message| ApiError::new(Code::Forbidden, message);
    if server.mailer.is_none() {
        return Err(forbidden("this server sends no mail"));
    }
    let nowhere = || ApiError::new(Code::BadRequest, "this server cannot be named in a letter");
    let home = origin(&server, &headers).ok_or_else(nowhere)?;
    let (language, stop) = (read_language(language)?, random_text(32));
    if !server.store.want_digest(&account.id, &language, &home, &stop).await? {
        return Err(forbidden("confirm an e-mail address first"));
    }
    show(&server, &caller).await
}

/// The letter is not sent any more.
#[utoipa::path(delete, path = "/me/notifications/letter", operation_id = "end_letter", responses(
    (status = 200, body = Notifications), (status = "4XX", body = Refusal)))]
pub async fn end_letter(State(server): State<Server>, caller: Caller) -> Answer<Notifications> {
    let account = caller.in_person()?;
    server.store.end_digest(&account.id).await?;
    show(&server, &caller).await
}

/// Stops the daily letter for whoever has the link that every letter has. It
/// needs neither a session nor the header that other changes need: mail
/// programs use it (RFC 8058). The answer is the same for any link.
#[utoipa::path(post, path = "/mail/stop/{link}", operation_id = "stop_letter",
    params(("link" = String, Path, description = "what the letter's link ends with")),
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn stop_letter(
    State(server): State<Server>,
    Path(link): Path<String>,
) -> Result<StatusCode, ApiError> {
    server.store.stop_digest(&link).await?;
    Ok(StatusCode::NO_CONTENT)
}

/// A language as pages name it; which of ours it comes closest to is found out
/// when something is told.
fn read_language(text: String) -> Result<String, ApiError> {
    let plain = |byte: u8| byte.is_ascii_alphanumeric() || byte == b'-';
    if (2..=35).contains(&text.len()) && text.bytes().all(plain) {
        return Ok(text);
    }
    Err(ApiError::new(Code::BadRequest, "this is not a language"))
}
