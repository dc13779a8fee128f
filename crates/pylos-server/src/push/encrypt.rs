//! Messages that only the browser can read (RFC 8291, RFC 8188): nobody on the
//! way learns who plays whom.

use ring::aead::{AES_128_GCM, Aad, LessSafeKey, Nonce, UnboundKey};
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::hkdf::{HKDF_SHA256, KeyType, Prk, Salt};
use ring::rand::{SecureRandom as _, SystemRandom};

use super::Subscription;

/// The longest message; push services take no more than 4096 bytes of body.
pub const MOST: usize = 3_000;

/// One record is as large as that, and a message is one record.
const RECORD: u32 = 4_096;

/// How many bytes are derived.
struct Length(usize);

impl KeyType for Length {
    fn len(&self) -> usize {
        self.0
    }
}

fn expand<const N: usize>(key: &Prk, info: &[&[u8]]) -> Option<[u8; N]> {
    let mut bytes = [0; N];
    key.expand(info, Length(N)).ok()?.fill(&mut bytes).ok()?;
    Some(bytes)
}

/// A message for this browser; `None` if it is too long, or its key is none.
pub fn encrypt(to: &Subscription, message: &[u8]) -> Option<Vec<u8>> {
    let random = SystemRandom::new();
    let own = EphemeralPrivateKey::generate(&ECDH_P256, &random).ok()?;
    let public = own.compute_public_key().ok()?;
    let mut salt = [0; 16];
    random.fill(&mut salt).ok()?;
    let theirs = UnparsedPublicKey::new(&ECDH_P256, to.key);
    let sealed =
        agree_ephemeral(own, &theirs, |shared| seal(to, shared, public.as_ref(), &salt, message));
    sealed.ok()?
}

/// Seals a message with what both sides have agreed on.
fn seal(
    to: &Subscription,
    shared: &[u8],
    public: &[u8],
    salt: &[u8; 16],
    message: &[u8],
) -> Option<Vec<u8>> {
    if message.len() > MOST {
        return None;
    }
    let agreed = Salt::new(HKDF_SHA256, &to.secret).extract(shared);
    let input: [u8; 32] = expand(&agreed, &[b"WebPush: info\0", &to.key, public])?;
    let derived = Salt::new(HKDF_SHA256, salt).extract(&input);
    let key: [u8; 16] = expand(&derived, &[b"Content-Encoding: aes128gcm\0"])?;
    let nonce: [u8; 12] = expand(&derived, &[b"Content-Encoding: nonce\0"])?;
    let key = LessSafeKey::new(UnboundKey::new(&AES_128_GCM, &key).ok()?);
    // The last record ends with a 2, and this is the only one.
    let mut record = [message, &[2]].concat();
    let nonce = Nonce::assume_unique_for_key(nonce);
    key.seal_in_place_append_tag(nonce, Aad::empty(), &mut record).ok()?;
    let size = RECORD.to_be_bytes();
    let length = [u8::try_from(public.len()).ok()?];
    Some([&salt[..], &size, &length, public, &record].concat())
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::push::{PushTo, decode, encode};

    /// The example of RFC 8291, appendix A, with its intermediate secret.
    #[test]
    fn the_example_of_the_standard() {
        let to = Subscription::read(
            "https://push.example.net/push/JzLQ3raZJfFBR0aqvOMsLrt54w4rJUsV",
            "BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4",
            "BTBZMqHH6r4Tts7J_aSIgg",
            PushTo::Internet,
        )
        .unwrap();
        let shared = decode("kyrL1jIIOHEzg3sM2ZWRHDRB62YACZhhSlknJ672kSs").unwrap();
        let public = "BP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27mlmlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A8";
        let public = decode(public).unwrap();
        let salt = decode("DGv6ra1nlYgDCS1FRnbzlw").unwrap().try_into().unwrap();
        let message = b"When I grow up, I want to be a watermelon";
        let sealed = seal(&to, &shared, &public, &salt, message).unwrap();
        let expected = "DGv6ra1nlYgDCS1FRnbzlwAAEABBBP4z9KsN6nGRTbVYI_c7VJSPQTBtkgcy27ml\
                        mlMoZIIgDll6e3vCYLocInmYWAmS6TlzAC8wEqKK6PBru3jl7A_yl95bQpu6cVPT\
                        pK4Mqgkf1CXztLVBSt2Ks3oZwbuwXPXLWyouBWLVWGNWQexSgSxsj_Qulcy4a-fN";
        assert_eq!(encode(sealed), expected);
    }

    #[test]
    fn what_is_too_long_or_has_no_key_is_not_sent() {
        let point = encode([&[4][..], &[7; 64]].concat());
        let read = |key: &str, secret: &str| {
            Subscription::read("https://push.example.net/a", key, secret, PushTo::Internet)
        };
        let auth = encode([1; 16]);
        let not_on_the_curve = read(&point, &auth).unwrap();
        assert_eq!(encrypt(&not_on_the_curve, b"hello"), None);
        for (key, secret) in [("", &*auth), (&*encode([4; 64]), &auth), (&point, "x"), ("!", "!")] {
            assert_eq!(read(key, secret), None, "{key} {secret}");
        }
    }
}
