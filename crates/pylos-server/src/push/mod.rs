//! Push messages: a browser that is closed is told that it is somebody's turn.
//!
//! A browser gives an address of the company that has made it and two keys
//! ([`Subscription`]). A message is encrypted for those keys (`encrypt`, RFC
//! 8291), signed so that the company knows who sends (`vapid`, RFC 8292), and
//! posted to the address (`endpoint`, `post`), which comes from a visitor and
//! is trusted as little as he is.

mod encrypt;
mod endpoint;
mod post;
mod vapid;

pub use endpoint::Endpoint;
pub use vapid::Signer;

use std::time::Duration;

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD;

/// Bytes as these protocols write them.
pub(crate) fn encode(bytes: impl AsRef<[u8]>) -> String {
    URL_SAFE_NO_PAD.encode(bytes)
}

/// The same, read. Some browsers fill it up with `=`.
pub(crate) fn decode(text: &str) -> Option<Vec<u8>> {
    URL_SAFE_NO_PAD.decode(text.trim_end_matches('=')).ok()
}

/// Where messages may be sent.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum PushTo {
    /// To public addresses, encrypted: nothing inside a private network can be
    /// reached by naming it as one's address.
    Internet,
    /// To this machine, without encryption, for tests.
    Loopback,
}

/// A browser that wants to be told.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Subscription {
    /// Where.
    pub endpoint: Endpoint,
    key: [u8; 65],
    secret: [u8; 16],
}

impl Subscription {
    /// Reads what a browser has given; `None` if it cannot have been one.
    pub fn read(endpoint: &str, p256dh: &str, auth: &str, to: PushTo) -> Option<Subscription> {
        let key: [u8; 65] = decode(p256dh)?.try_into().ok()?;
        Some(Subscription {
            endpoint: Endpoint::read(endpoint, to)?,
            // An uncompressed point; what cannot be one is not kept.
            key: Some(key).filter(|key| key[0] == 4)?,
            secret: decode(auth)?.try_into().ok()?,
        })
    }
}

/// What became of a message.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Pushed {
    /// It was taken.
    Taken,
    /// Nobody is at that address any more.
    Gone,
    /// Not now: it may be sent again.
    Later,
    /// It will never be taken like this.
    Refused,
}

/// How long a message may wait for a device that is switched off.
const LIFE: Duration = Duration::from_secs(86_400);

/// Sends a message. One of the same topic that is still waiting is replaced.
pub async fn push(
    signer: &Signer,
    to: &Subscription,
    topic: &str,
    message: &[u8],
    now: u64,
) -> Pushed {
    let Some(body) = encrypt::encrypt(to, message) else { return Pushed::Refused };
    let Some(signature) = signer.sign(&to.endpoint.origin(), now) else { return Pushed::Refused };
    let ask = post::Post { signature, topic, life: LIFE, body };
    match tokio::time::timeout(post::PATIENCE, post::post(&to.endpoint, ask)).await {
        Ok(pushed) => pushed,
        Err(_) => Pushed::Later,
    }
}
