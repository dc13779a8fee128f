//! Who calls.

use std::net::{IpAddr, Ipv4Addr};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use pylos_host::wire::Player;
use serde::{Deserialize, Serialize};
use utoipa::ToSchema;

use super::origin::is_secure;
use crate::error::{ApiError, Code};
use crate::secret::{fingerprint, random_text};
use crate::server::Server;
use crate::store::{Account, StoredToken};

/// The name of the cookie that holds a session's secret.
const COOKIE: &str = "pylos";

/// A year in seconds.
const COOKIE_LIFE: u64 = 31_536_000;

/// What a token allows beside reading what its account may read.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, Deserialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Scope {
    /// Creating games, and handing in finished ones.
    Create,
    /// Taking seats, and acting in games.
    Play,
    /// Attempts at puzzles that count.
    Puzzles,
}

impl Scope {
    const ALL: [Scope; 3] = [Scope::Create, Scope::Play, Scope::Puzzles];

    fn word(self) -> &'static str {
        match self {
            Scope::Create => "create",
            Scope::Play => "play",
            Scope::Puzzles => "puzzles",
        }
    }

    /// Scopes as they are stored.
    pub fn write_all(scopes: &[Scope]) -> String {
        let kept = Scope::ALL.into_iter().filter(|scope| scopes.contains(scope));
        kept.map(Scope::word).collect::<Vec<_>>().join(" ")
    }

    /// Scopes as they were stored.
    pub fn read_all(words: &str) -> Vec<Scope> {
        let has = |scope: &Scope| words.split(' ').any(|word| word == scope.word());
        Scope::ALL.into_iter().filter(has).collect()
    }
}

/// What a caller is known by.
#[derive(Clone, Debug, PartialEq, Eq)]
enum Known {
    /// A cookie's secret, and its fingerprint.
    Session { secret: String, fingerprint: String },
    /// A program's token.
    Token { fingerprint: String, scopes: Vec<Scope> },
}

/// Whoever calls: known by a cookie or a token, or not at all.
#[derive(Clone)]
pub struct Caller {
    /// The player, if known.
    pub account: Option<Account>,
    /// Where the call comes from.
    pub address: IpAddr,
    known: Option<Known>,
    secure: bool,
}

/// A cookie to be set with an answer; empty if none is needed.
pub type SetCookie = Option<[(HeaderName, HeaderValue); 1]>;

/// The address from which a request comes, noted by the guard.
#[derive(Clone, Copy, Debug)]
pub struct Address(pub IpAddr);

impl FromRequestParts<Server> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(parts: &mut Parts, server: &Server) -> Result<Caller, ApiError> {
        let address = parts.extensions.get::<Address>().map(|address| address.0);
        let (account, known) = match bearer(&parts.headers) {
            Some(token) => {
                let (account, known) = by_token(server, token).await?;
                (Some(account), Some(known))
            }
            None => by_cookie(server, &parts.headers).await?.unzip(),
        };
        Ok(Caller {
            account,
            known,
            address: address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            secure: is_secure(server, &parts.headers),
        })
    }
}

async fn by_cookie(
    server: &Server,
    headers: &HeaderMap,
) -> Result<Option<(Account, Known)>, ApiError> {
    let Some(secret) = cookie(headers) else { return Ok(None) };
    let fingerprint = fingerprint(&secret);
    let account = server.store.session(&fingerprint, server.time.now()).await?;
    Ok(account.map(|account| (account, Known::Session { secret, fingerprint })))
}

/// A token that is not good is refused, unlike a cookie: whoever brings one
/// means to be somebody.
async fn by_token(server: &Server, token: &str) -> Result<(Account, Known), ApiError> {
    let fingerprint = fingerprint(token);
    let unknown = || ApiError::new(Code::SignIn, "this token is not known, or revoked");
    let found = server.store.token(&fingerprint, server.time.now()).await?;
    let StoredToken { player, scopes, .. } = found.ok_or_else(unknown)?;
    let account = server.store.player(&player).await?.ok_or_else(unknown)?;
    Ok((account, Known::Token { fingerprint, scopes: Scope::read_all(&scopes) }))
}

/// The token that a request brings along.
pub fn bearer(headers: &HeaderMap) -> Option<&str> {
    let (scheme, token) = headers.get(header::AUTHORIZATION)?.to_str().ok()?.split_once(' ')?;
    scheme.eq_ignore_ascii_case("bearer").then(|| token.trim())
}

impl OptionalFromRequestParts<Server> for Caller {
    type Rejection = ApiError;

    async fn from_request_parts(
        parts: &mut Parts,
        server: &Server,
    ) -> Result<Option<Caller>, ApiError> {
        <Caller as FromRequestParts<Server>>::from_request_parts(parts, server).await.map(Some)
    }
}

impl Caller {
    /// The id of the player, if known.
    pub fn id(&self) -> Option<String> {
        self.account.as_ref().map(|account| account.id.clone())
    }

    /// The fingerprint of what the caller is known by.
    pub fn secret(&self) -> Option<&str> {
        match self.known.as_ref()? {
            Known::Session { fingerprint, .. } | Known::Token { fingerprint, .. } => {
                Some(fingerprint)
            }
        }
    }

    /// The fingerprint of the caller's session, if it is one.
    pub fn session(&self) -> Option<&str> {
        match self.known.as_ref()? {
            Known::Session { fingerprint, .. } => Some(fingerprint),
            Known::Token { .. } => None,
        }
    }

    /// Whether a token allows this; whoever calls without one may.
    pub fn may(&self, scope: Scope) -> Result<(), ApiError> {
        match &self.known {
            Some(Known::Token { scopes, .. }) if !scopes.contains(&scope) => {
                let message = format!("this token lacks the scope {}", scope.word());
                Err(ApiError::new(Code::Forbidden, message))
            }
            _ => Ok(()),
        }
    }

    /// For what no program may do in somebody's name.
    pub fn without_token(&self) -> Result<(), ApiError> {
        match &self.known {
            Some(Known::Token { .. }) => {
                Err(ApiError::new(Code::Forbidden, "a token cannot do this; sign in"))
            }
            _ => Ok(()),
        }
    }

    /// The caller's account, for what no program may do in its name.
    pub fn in_person(&self) -> Result<&Account, ApiError> {
        self.without_token()?;
        let account = self.account.as_ref().filter(|account| account.name.is_some());
        account.ok_or_else(|| ApiError::new(Code::SignIn, "sign in first"))
    }

    /// The player, made a guest if he is new; then a cookie must be set.
    pub async fn player(&self, server: &Server) -> Result<(Player, SetCookie), ApiError> {
        if let Some(account) = &self.account {
            return Ok((server.show_player(account.clone()).await?, None));
        }
        let id = self.new_guest(server).await?;
        let cookie = self.open_session(server, &id).await?;
        Ok((server.player(&id).await?, cookie))
    }

    /// Somebody new, whom nobody can be before there is a session.
    pub async fn new_guest(&self, server: &Server) -> Result<String, ApiError> {
        let id = format!("p_{}", random_text(14));
        server.store.add_guest(&id, server.time.now()).await?;
        Ok(id)
    }

    /// Opens a new session for a player.
    pub async fn open_session(&self, server: &Server, player: &str) -> Result<SetCookie, ApiError> {
        let secret = random_text(32);
        server.store.add_session(&fingerprint(&secret), player, server.time.now()).await?;
        Ok(self.set_cookie(&secret, COOKIE_LIFE))
    }

    /// Ends the session that the caller came with.
    pub async fn end_session(&self, server: &Server) -> Result<(), ApiError> {
        if let Some(session) = self.session() {
            server.store.end_session(session).await?;
            server.sockets.signed_out(&[session.to_owned()].into());
        }
        Ok(())
    }

    /// The same cookie once more, so that the browser keeps it for another
    /// year.
    pub fn keep_cookie(&self) -> SetCookie {
        match self.known.as_ref()? {
            Known::Session { secret, .. } => self.set_cookie(secret, COOKIE_LIFE),
            Known::Token { .. } => None,
        }
    }

    /// The cookie that ends a session in the browser.
    pub fn forget_cookie(&self) -> SetCookie {
        self.set_cookie("", 0)
    }

    fn set_cookie(&self, secret: &str, life: u64) -> SetCookie {
        let secure = if self.secure { "; Secure" } else { "" };
        let text =
            format!("{COOKIE}={secret}; Path=/; Max-Age={life}; HttpOnly; SameSite=Lax{secure}");
        HeaderValue::try_from(text).ok().map(|value| [(header::SET_COOKIE, value)])
    }
}

fn cookie(headers: &HeaderMap) -> Option<String> {
    let cookies = headers.get_all(header::COOKIE).iter().filter_map(|value| value.to_str().ok());
    let mut pairs = cookies.flat_map(|cookies| cookies.split(';'));
    pairs.find_map(|pair| {
        let (name, value) = pair.trim().split_once('=')?;
        (name == COOKIE && !value.is_empty()).then(|| value.to_owned())
    })
}
