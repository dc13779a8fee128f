//! Who sends a message (RFC 8292): browsers subscribe to one sender's key, and
//! messages of others are not delivered to them.

use ring::rand::SystemRandom;
use ring::signature::{ECDSA_P256_SHA256_FIXED_SIGNING, EcdsaKeyPair, KeyPair as _};
use serde_json::json;

use super::{decode, encode};

/// How long a signature is good, in seconds; at most a day is allowed.
const GOOD: u64 = 12 * 3_600;

/// The server's key.
pub struct Signer {
    pair: EcdsaKeyPair,
    contact: String,
}

impl Signer {
    /// A new key, as it is stored.
    pub fn new_key() -> Option<String> {
        let random = SystemRandom::new();
        let key = EcdsaKeyPair::generate_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &random).ok()?;
        Some(encode(key))
    }

    /// A stored key. `contact` is where a push service finds whoever sends too
    /// much: a `mailto:` or `https:` address.
    pub fn read(stored: &str, contact: String) -> Option<Signer> {
        let (key, random) = (decode(stored)?, SystemRandom::new());
        let pair =
            EcdsaKeyPair::from_pkcs8(&ECDSA_P256_SHA256_FIXED_SIGNING, &key, &random).ok()?;
        Some(Signer { pair, contact })
    }

    /// What browsers subscribe to.
    pub fn public(&self) -> String {
        encode(self.pair.public_key())
    }

    /// The header that shows a push service who sends.
    pub fn sign(&self, audience: &str, now: u64) -> Option<String> {
        let head = encode(json!({ "typ": "JWT", "alg": "ES256" }).to_string());
        let claims = json!({ "aud": audience, "exp": now + GOOD, "sub": self.contact });
        let signed = format!("{head}.{}", encode(claims.to_string()));
        let signature = self.pair.sign(&SystemRandom::new(), signed.as_bytes()).ok()?;
        Some(format!("vapid t={signed}.{}, k={}", encode(signature), self.public()))
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey};

    #[test]
    fn a_signature_names_whom_it_is_for_and_holds() {
        let contact = "mailto:host@example.org".to_owned();
        let signer = Signer::read(&Signer::new_key().unwrap(), contact).unwrap();
        let header = signer.sign("https://push.example.net", 1_000).unwrap();
        let (token, key) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
        let (signed, signature) = token.rsplit_once('.').unwrap();
        let key = UnparsedPublicKey::new(&ECDSA_P256_SHA256_FIXED, decode(key).unwrap());
        key.verify(signed.as_bytes(), &decode(signature).unwrap()).unwrap();
        let claims = decode(signed.split_once('.').unwrap().1).unwrap();
        let claims: serde_json::Value = serde_json::from_slice(&claims).unwrap();
        assert_eq!(claims["aud"], "https://push.example.net");
        assert_eq!(
            (&claims["exp"], &claims["sub"]),
            (&json!(44_200), &json!("mailto:host@example.org"))
        );
        assert!(Signer::read("AAAA", String::new()).is_none());
    }
}
