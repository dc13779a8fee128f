//! A browser that is told by push, with the push service that it has: it takes
//! messages and decrypts them, by RFC 8291 and not by our own code.

use std::collections::VecDeque;
use std::net::SocketAddr;
use std::sync::{Arc, Mutex};

use base64::Engine as _;
use base64::engine::general_purpose::URL_SAFE_NO_PAD as BASE64;
use ring::agreement::{ECDH_P256, EphemeralPrivateKey, UnparsedPublicKey, agree_ephemeral};
use ring::signature::{ECDSA_P256_SHA256_FIXED, UnparsedPublicKey as Verifier};
use ring::{aead, hmac, rand::SystemRandom};
use serde_json::{Value, json};
use tokio::io::{AsyncBufReadExt as _, AsyncReadExt as _, AsyncWriteExt as _, BufReader};
use tokio::net::{TcpListener, TcpStream};
use tokio::sync::mpsc::{UnboundedReceiver, UnboundedSender, unbounded_channel};

/// A message as it has arrived, encrypted.
pub struct Arrived {
    pub path: String,
    pub headers: Vec<(String, String)>,
    pub body: Vec<u8>,
}

impl Arrived {
    pub fn header(&self, name: &str) -> &str {
        let found = self.headers.iter().find(|(known, _)| known == name);
        found.map_or("", |(_, value)| value)
    }
}

pub struct PushService {
    pub address: SocketAddr,
    messages: tokio::sync::Mutex<UnboundedReceiver<Arrived>>,
    /// The next answers; when there are none, messages are taken.
    pub answers: Arc<Mutex<VecDeque<u16>>>,
}

impl PushService {
    pub async fn start() -> PushService {
        let listener = TcpListener::bind("127.0.0.1:0").await.unwrap();
        let address = listener.local_addr().unwrap();
        let (sender, messages) = unbounded_channel();
        let answers = Arc::new(Mutex::new(VecDeque::new()));
        let given = Arc::clone(&answers);
        tokio::spawn(async move {
            while let Ok((stream, _)) = listener.accept().await {
                tokio::spawn(talk(stream, sender.clone(), Arc::clone(&given)));
            }
        });
        PushService { address, messages: tokio::sync::Mutex::new(messages), answers }
    }

    /// The next message, which comes soon.
    pub async fn message(&self) -> Arrived {
        let soon = std::time::Duration::from_secs(30);
        let mut messages = self.messages.lock().await;
        tokio::time::timeout(soon, messages.recv()).await.expect("no message has come").unwrap()
    }

    /// Whether nothing comes for a while.
    pub async fn is_silent(&self) -> bool {
        let while_ = std::time::Duration::from_secs(6);
        tokio::time::timeout(while_, self.messages.lock().await.recv()).await.is_err()
    }
}

async fn talk(
    stream: TcpStream,
    messages: UnboundedSender<Arrived>,
    answers: Arc<Mutex<VecDeque<u16>>>,
) -> Option<()> {
    let (from, mut to) = stream.into_split();
    let mut from = BufReader::new(from);
    let mut line = String::new();
    from.read_line(&mut line).await.ok()?;
    let path = line.strip_prefix("POST ")?.split(' ').next()?.to_owned();
    let mut headers = Vec::new();
    loop {
        let mut line = String::new();
        from.read_line(&mut line).await.ok()?;
        let Some((name, value)) = line.trim_end().split_once(": ") else { break };
        headers.push((name.to_lowercase(), value.to_owned()));
    }
    let length = headers.iter().find(|(name, _)| name == "content-length")?.1.parse().ok()?;
    let mut body = vec![0; length];
    from.read_exact(&mut body).await.ok()?;
    let status = answers.lock().unwrap().pop_front().unwrap_or(201);
    messages.send(Arrived { path, headers, body }).ok()?;
    let answer = format!("HTTP/1.1 {status} Said\r\ncontent-length: 0\r\n\r\n");
    to.write_all(answer.as_bytes()).await.ok()
}

/// The keys of a browser; each reads one message.
pub struct Browser {
    key: EphemeralPrivateKey,
    public: Vec<u8>,
    secret: [u8; 16],
}

impl Browser {
    pub fn new() -> Browser {
        let key = EphemeralPrivateKey::generate(&ECDH_P256, &SystemRandom::new()).unwrap();
        let public = key.compute_public_key().unwrap().as_ref().to_vec();
        Browser { key, public, secret: [7; 16] }
    }

    /// What it tells the server when it subscribes.
    pub fn subscription(&self, service: &PushService, path: &str) -> Value {
        json!({
            "endpoint": format!("http://{}{path}", service.address),
            "p256dh": BASE64.encode(&self.public),
            "auth": BASE64.encode(self.secret),
            "language": "fr",
        })
    }

    /// Reads a message: HKDF is written out here, as the standard has it.
    pub fn read(self, body: &[u8]) -> Value {
        let (salt, rest) = body.split_at(16);
        let (size, rest) = rest.split_at(4);
        assert!(u32::from_be_bytes(size.try_into().unwrap()) as usize >= rest.len());
        let (public, record) = rest[1..].split_at(usize::from(rest[0]));
        let hash = |key: &[u8], text: &[u8]| {
            hmac::sign(&hmac::Key::new(hmac::HMAC_SHA256, key), text).as_ref().to_vec()
        };
        let theirs = UnparsedPublicKey::new(&ECDH_P256, public);
        let shared = agree_ephemeral(self.key, &theirs, |shared| shared.to_vec()).unwrap();
        let info = [b"WebPush: info\0", &*self.public, public, &[1]].concat();
        let input = hash(&hash(&self.secret, &shared), &info);
        let derived = hash(salt, &input);
        let key = hash(&derived, b"Content-Encoding: aes128gcm\0\x01");
        let nonce = hash(&derived, b"Content-Encoding: nonce\0\x01");
        let key = aead::UnboundKey::new(&aead::AES_128_GCM, &key[..16]).unwrap();
        let nonce = aead::Nonce::try_assume_unique_for_key(&nonce[..12]).unwrap();
        let mut record = record.to_vec();
        let key = aead::LessSafeKey::new(key);
        let text = key.open_in_place(nonce, aead::Aad::empty(), &mut record).unwrap();
        let (last, text) = text.split_last().unwrap();
        assert_eq!(*last, 2, "one record, the last");
        serde_json::from_slice(text).unwrap()
    }
}

/// Whether a message was signed with this key, for this service.
pub fn is_signed(message: &Arrived, key: &str, service: &PushService) -> bool {
    let header = message.header("authorization");
    let (token, given) = header.strip_prefix("vapid t=").unwrap().split_once(", k=").unwrap();
    let (signed, signature) = token.rsplit_once('.').unwrap();
    let claims = BASE64.decode(signed.split_once('.').unwrap().1).unwrap();
    let claims: Value = serde_json::from_slice(&claims).unwrap();
    assert_eq!(claims["aud"], format!("http://{}", service.address));
    let signature = BASE64.decode(signature).unwrap();
    let verifier = Verifier::new(&ECDSA_P256_SHA256_FIXED, BASE64.decode(key).unwrap());
    given == key && verifier.verify(signed.as_bytes(), &signature).is_ok()
}
