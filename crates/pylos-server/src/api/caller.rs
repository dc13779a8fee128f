//! Who calls.

use std::net::{IpAddr, Ipv4Addr};

use axum::extract::{FromRequestParts, OptionalFromRequestParts};
use axum::http::request::Parts;
use axum::http::{HeaderMap, HeaderName, HeaderValue, header};
use pylos_host::wire::Player;

use crate::config::Proxy;
use crate::error::ApiError;
use crate::secret::{fingerprint, random_text};
use crate::server::Server;
use crate::store::Account;

/// The name of the cookie that holds a session's secret.
const COOKIE: &str = "pylos";

/// A year in seconds.
const COOKIE_LIFE: u64 = 31_536_000;

/// Whoever calls: known by a cookie, or not at all.
#[derive(Clone)]
pub struct Caller {
    /// The player, if the cookie is known.
    pub account: Option<Account>,
    /// The fingerprint of the session's secret.
    pub session: Option<String>,
    /// Where the call comes from.
    pub address: IpAddr,
    secret: Option<String>,
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
        let secret = cookie(&parts.headers);
        let session = secret.as_deref().map(fingerprint);
        let account = match &session {
            Some(session) => server.store.session(session, server.time.now()).await?,
            None => None,
        };
        let session = session.filter(|_| account.is_some());
        let secret = secret.filter(|_| account.is_some());
        let forwarded =
            parts.headers.get("x-forwarded-proto").is_some_and(|proto| proto == "https");
        Ok(Caller {
            account,
            session,
            secret,
            address: address.unwrap_or(IpAddr::V4(Ipv4Addr::LOCALHOST)),
            secure: server.config.proxy == Proxy::Trusted && forwarded,
        })
    }
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

    /// The player, made a guest if he is new; then a cookie must be set.
    pub async fn player(&self, server: &Server) -> Result<(Player, SetCookie), ApiError> {
        if let Some(account) = &self.account {
            return Ok((server.show_player(account.clone()).await?, None));
        }
        let id = format!("p_{}", random_text(14));
        server.store.add_guest(&id, server.time.now()).await?;
        let cookie = self.open_session(server, &id).await?;
        Ok((server.player(&id).await?, cookie))
    }

    /// Opens a new session for a player.
    pub async fn open_session(&self, server: &Server, player: &str) -> Result<SetCookie, ApiError> {
        let secret = random_text(32);
        server.store.add_session(&fingerprint(&secret), player, server.time.now()).await?;
        Ok(self.set_cookie(&secret, COOKIE_LIFE))
    }

    /// The same cookie once more, so that the browser keeps it for another
    /// year.
    pub fn keep_cookie(&self) -> SetCookie {
        self.set_cookie(self.secret.as_deref()?, COOKIE_LIFE)
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
