//! Sending letters, and sending them again.

use std::num::NonZeroU32;
use std::sync::Arc;
use std::time::Duration;

use governor::clock::DefaultClock;
use governor::state::keyed::DefaultKeyedStateStore;
use governor::{Quota, RateLimiter};
use lettre::message::header::{ContentType, HeaderName, HeaderValue};
use lettre::transport::smtp::response::{Category, Code, Severity};
use lettre::{AsyncTransport as _, Message};
use tokio::sync::Semaphore;

use super::{Letter, Mail, Note, NoteWords};

/// How many letters may wait; more are refused.
const WAITING: usize = 1_000;

/// How many are being sent at once.
const AT_ONCE: usize = 4;

/// How long to wait before a letter is sent again; then it is given up.
const AGAIN: [Duration; 4] = [
    Duration::from_secs(2),
    Duration::from_secs(30),
    Duration::from_secs(300),
    Duration::from_secs(1_800),
];

/// One address gets three letters at once, and then one in ten minutes: nobody
/// is to be flooded with mail by strangers who know his name.
const PACE: Duration = Duration::from_secs(600);
const BURST: NonZeroU32 = NonZeroU32::new(3).unwrap();

/// Sends letters. Clones share it.
#[derive(Clone)]
pub struct Mailer(Arc<Sender>);

struct Sender {
    mail: Mail,
    waiting: Arc<Semaphore>,
    sending: Semaphore,
    per_address: RateLimiter<String, DefaultKeyedStateStore<String>, DefaultClock>,
}

/// What became of a letter.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Delivery {
    /// The mail server has taken it.
    Taken,
    /// The address is refused for good.
    Bounced,
    /// It could not be sent.
    Failed,
}

/// Too much is waiting to be sent, or too much was sent there lately.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Full;

impl Mailer {
    /// Sends letters like this.
    pub fn new(mail: Mail) -> Mailer {
        let pace = Quota::with_period(PACE).unwrap_or(Quota::per_hour(BURST)).allow_burst(BURST);
        Mailer(Arc::new(Sender {
            mail,
            waiting: Arc::new(Semaphore::new(WAITING)),
            sending: Semaphore::new(AT_ONCE),
            per_address: RateLimiter::keyed(pace),
        }))
    }

    /// What a letter says, in the language that its reader prefers.
    pub fn tell(&self, note: &Note, languages: &str) -> NoteWords {
        (self.0.mail.teller)(note, languages)
    }

    /// Takes a letter. It will be sent, or given up after half an hour without
    /// a mail server; nobody waits for that.
    pub fn post(&self, letter: Letter) -> Result<(), Full> {
        let place = Arc::clone(&self.0.waiting).try_acquire_owned().map_err(|_| Full)?;
        self.0.per_address.check_key(&letter.to.as_str().to_lowercase()).map_err(|_| Full)?;
        let sender = Arc::clone(&self.0);
        tokio::spawn(async move {
            sender.send(&letter).await;
            drop(place);
        });
        Ok(())
    }

    /// Sends a letter that nobody asked for this moment, and tells what became
    /// of it.
    pub async fn deliver(&self, letter: &Letter) -> Delivery {
        self.0.send(letter).await
    }

    /// Forgets what does not matter any more.
    pub fn forget(&self) {
        self.0.per_address.retain_recent();
    }
}

impl Sender {
    async fn send(&self, letter: &Letter) -> Delivery {
        let message = match self.write(letter) {
            Ok(message) => message,
            Err(error) => {
                tracing::error!(%error, "a letter cannot be written");
                return Delivery::Failed;
            }
        };
        for wait in AGAIN.into_iter().map(Some).chain([None]) {
            // Its place is free for others while it waits.
            let sent = match self.sending.acquire().await {
                Ok(_place) => self.mail.transport.send(message.clone()).await,
                Err(_) => break,
            };
            match (sent, wait) {
                (Ok(_), _) => return Delivery::Taken,
                (Err(error), _) if error.status().is_some_and(refuses_address) => {
                    tracing::warn!(%error, "a letter was refused");
                    return Delivery::Bounced;
                }
                (Err(error), Some(wait)) if !error.is_permanent() => {
                    tracing::warn!(%error, "a letter could not be sent yet");
                    tokio::time::sleep(wait).await;
                }
                (Err(error), _) => {
                    tracing::error!(%error, "a letter could not be sent");
                    break;
                }
            }
        }
        Delivery::Failed
    }

    fn write(&self, letter: &Letter) -> Result<Message, lettre::error::Error> {
        let mut message = Message::builder()
            .from(self.mail.from.clone())
            .to(letter.to.mailbox())
            .subject(letter.words.subject.clone())
            .header(ContentType::TEXT_PLAIN);
        if let Some(stop) = &letter.stop {
            let header = |name, value: &str| {
                HeaderValue::new(HeaderName::new_from_ascii_str(name), value.to_owned())
            };
            message = message
                .raw_header(header("List-Unsubscribe", &format!("<{stop}>")))
                .raw_header(header("List-Unsubscribe-Post", "List-Unsubscribe=One-Click"));
        }
        message.body(letter.words.text.clone())
    }
}

/// Whether an answer means the address (550 and its like), and not how we sign
/// in or what we have sent.
fn refuses_address(code: Code) -> bool {
    code.severity == Severity::PermanentNegativeCompletion && code.category == Category::MailSystem
}
