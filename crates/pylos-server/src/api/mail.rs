//! Addresses of accounts, and the way back in by mail.

use axum::Json;
use axum::extract::State;
use axum::http::{HeaderMap, StatusCode, header};
use pylos_host::Refusal;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::accounts::{Confirmation, confirmed};
use super::body::{Answer, Body};
use super::caller::Caller;
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::mail::{Address, Letter, Mailer, Note};
use crate::secret::{fingerprint, read_recovery_code, recovery_code};
use crate::server::Server;
use crate::store::{Purpose, Standing};
use crate::timekeeper::Millis;

/// How long a code that was sent is good.
const HOUR: Millis = 3_600_000;

/// Which ways lead back in without a password, beside the code that was shown.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct WaysBack {
    /// Whether the server sends mail.
    mail: bool,
}

/// Which ways lead back in.
#[utoipa::path(get, path = "/accounts/recovery", operation_id = "ways_back",
    responses((status = 200, body = WaysBack)))]
pub async fn ways_back(State(server): State<Server>) -> Json<WaysBack> {
    Json(WaysBack { mail: server.mailer.is_some() })
}

/// An account's name.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct Named {
    /// In any case.
    name: String,
}

/// Sends a code that sets a new password, once, within an hour, to the
/// account's address. The answer is the same whether there is one or not.
#[utoipa::path(post, path = "/accounts/recovery/mail", operation_id = "mail_recovery",
    request_body = Named, responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn send_recovery(
    State(server): State<Server>,
    caller: Caller,
    headers: HeaderMap,
    Body(Named { name }): Body<Named>,
) -> Result<StatusCode, ApiError> {
    let mailer = mailer(&server)?;
    server.limiter.check(Limited::Password, caller.address)?;
    let account = server.store.account(&name).await?;
    let account = account.filter(|account| account.standing == Standing::Open);
    let Some((id, name)) = account.and_then(|account| Some((account.id, account.name?))) else {
        return Ok(StatusCode::NO_CONTENT);
    };
    let Some(address) = server.store.mail(&id).await?.address else {
        return Ok(StatusCode::NO_CONTENT);
    };
    let code = recovery_code();
    let note = Note::Recover { name, code: code.clone() };
    let letter = Letter {
        to: Address::read(&address)?,
        words: mailer.tell(&note, told(&headers)),
        stop: None,
    };
    // Whoever has been written to a moment ago has a code that is still good.
    if mailer.post(letter).is_ok() {
        let until = server.time.now() + HOUR;
        server.store.set_mail_code(&id, Purpose::Recover, &fingerprint(&code), until).await?;
    }
    Ok(StatusCode::NO_CONTENT)
}

/// Where an account can be written to.
#[derive(Clone, Debug, Serialize, ToSchema)]
pub struct MailShown {
    /// The address.
    #[serde(skip_serializing_if = "Option::is_none")]
    mail: Option<String>,
    /// One that waits for the code that was sent there.
    #[serde(skip_serializing_if = "Option::is_none")]
    pending: Option<String>,
}

/// The caller's own address.
#[utoipa::path(get, path = "/me/mail", operation_id = "my_mail", responses(
    (status = 200, body = MailShown), (status = "4XX", body = Refusal)))]
pub async fn shown(State(server): State<Server>, caller: Caller) -> Answer<MailShown> {
    let account = caller.in_person()?;
    let stored = server.store.mail(&account.id).await?;
    Ok(Json(MailShown { mail: stored.address, pending: stored.pending }))
}

/// An address, and the password once more.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct NewMail {
    /// The address.
    mail: String,
    /// The account's.
    password: String,
}

/// Sends a code to an address, which then is the account's own once the code
/// is handed in. Until then the one before stays.
#[utoipa::path(put, path = "/me/mail", operation_id = "set_mail", request_body = NewMail, responses(
    (status = 202, body = MailShown), (status = "4XX", body = Refusal)))]
pub async fn set(
    State(server): State<Server>,
    caller: Caller,
    headers: HeaderMap,
    Body(NewMail { mail, password }): Body<NewMail>,
) -> Result<(StatusCode, Json<MailShown>), ApiError> {
    let mailer = mailer(&server)?;
    let to = Address::read(&mail)?;
    let account = confirmed(&server, &caller, password).await?;
    let code = recovery_code();
    let name = account.name.unwrap_or_default();
    let note = Note::Confirm { name, code: code.clone() };
    let words = mailer.tell(&note, told(&headers));
    server.store.set_pending_mail(&account.id, to.as_str()).await?;
    let until = server.time.now() + HOUR;
    server.store.set_mail_code(&account.id, Purpose::Confirm, &fingerprint(&code), until).await?;
    mailer.post(Letter { to, words, stop: None }).map_err(|_| {
        ApiError::new(Code::TooMany, "enough was sent to this address; wait a little").after(600)
    })?;
    let stored = server.store.mail(&account.id).await?;
    let shown = MailShown { mail: stored.address, pending: stored.pending };
    Ok((StatusCode::ACCEPTED, Json(shown)))
}

/// A code that was sent by mail.
#[derive(Clone, Deserialize, ToSchema)]
#[serde(deny_unknown_fields)]
pub struct MailedCode {
    /// In any case, with or without its hyphens.
    code: String,
}

/// Hands in the code that was sent to an address: it is the account's own now.
#[utoipa::path(post, path = "/me/mail/confirmation", operation_id = "confirm_mail",
    request_body = MailedCode, responses(
    (status = 200, body = MailShown), (status = "4XX", body = Refusal)))]
pub async fn confirm(
    State(server): State<Server>,
    caller: Caller,
    Body(MailedCode { code }): Body<MailedCode>,
) -> Answer<MailShown> {
    server.limiter.check(Limited::Password, caller.address)?;
    let account = caller.in_person()?;
    server.guesses.check(account.name.as_deref().unwrap_or_default(), caller.address)?;
    let (code, now) = (fingerprint(&read_recovery_code(&code)), server.time.now());
    if !server.store.use_mail_code(&account.id, Purpose::Confirm, &code, now).await? {
        return Err(ApiError::new(Code::WrongCode, "this code was not sent to you, or it is old"));
    }
    server.store.confirm_mail(&account.id).await?;
    let stored = server.store.mail(&account.id).await?;
    Ok(Json(MailShown { mail: stored.address, pending: stored.pending }))
}

/// Forgets the caller's address.
#[utoipa::path(delete, path = "/me/mail", operation_id = "remove_mail", request_body = Confirmation,
    responses((status = 204), (status = "4XX", body = Refusal)))]
pub async fn remove(
    State(server): State<Server>,
    caller: Caller,
    Body(Confirmation { password }): Body<Confirmation>,
) -> Result<StatusCode, ApiError> {
    let account = confirmed(&server, &caller, password).await?;
    server.store.remove_mail(&account.id).await?;
    Ok(StatusCode::NO_CONTENT)
}

fn mailer(server: &Server) -> Result<&Mailer, ApiError> {
    let none = || ApiError::new(Code::Forbidden, "this server sends no mail");
    server.mailer.as_ref().ok_or_else(none)
}

/// What the browser says about languages.
fn told(headers: &HeaderMap) -> &str {
    headers.get(header::ACCEPT_LANGUAGE).and_then(|value| value.to_str().ok()).unwrap_or_default()
}
