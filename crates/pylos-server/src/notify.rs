//! Telling people who are away that it is their turn: by push as soon as it
//! is, by mail at most once a day. Both are claimed in the database before
//! anything is sent, so that nobody is told twice, whichever nodes are there
//! and whenever they are killed; a message that is lost on the way is lost.
//! Nothing that is written waits for any of it.

use std::sync::Arc;
use std::time::Duration;

use tokio::sync::{OnceCell, Semaphore};

use pylos_host::{Chair, Seen};
use pylos_rules::Side as _;

use crate::error::ApiError;
use crate::live::Live;
use crate::mail::{Address, Delivery, Letter, Note, WaitingNote};
use crate::push::{Pushed, Signer, Subscription, push};
use crate::secret::fingerprint;
use crate::server::Server;
use crate::store::{DAY, Reader, StoredSubscription, TurnToTell};
use crate::timekeeper::Millis;

/// How often it looks.
const LOOK: Duration = Duration::from_secs(2);

/// How often it looks for letters, in looks.
const LETTERS: u32 = 5;

/// A turn that is as young as this may be answered in a moment: whoever is
/// there does not need to be told.
const SETTLE: Millis = 3_000;

/// How far back a node looks when it starts, and how much the looks overlap.
const BACK: Millis = DAY;
const OVERLAP: Millis = 60_000;

/// How many turns and letters are seen to in one look.
const SOME: i64 = 200;

/// How many games a letter names.
const NAMED: i64 = 20;

/// How many messages are being sent at once.
const AT_ONCE: usize = 8;

/// How long to wait before a message is sent again; then it is given up.
const AGAIN: [Duration; 4] = [
    Duration::from_secs(2),
    Duration::from_secs(30),
    Duration::from_secs(300),
    Duration::from_secs(1_800),
];

/// What is needed to push messages.
pub struct Notifier {
    signer: OnceCell<Arc<Signer>>,
    sending: Arc<Semaphore>,
}

impl Default for Notifier {
    fn default() -> Notifier {
        Notifier { signer: OnceCell::new(), sending: Arc::new(Semaphore::new(AT_ONCE)) }
    }
}

/// What a browser is told: title, text, and the page that a click opens.
#[derive(serde::Serialize)]
struct Message<'a> {
    title: &'a str,
    text: &'a str,
    page: &'a str,
    game: &'a str,
}

impl Server {
    /// What messages are signed with, the same on all nodes.
    pub(crate) async fn signer(&self) -> Result<Arc<Signer>, ApiError> {
        let read = || async {
            let none = || ApiError::internal("no key to sign push messages with");
            let stored = self.store.push_key(&Signer::new_key().ok_or_else(none)?).await?;
            let host = self.config.hosts.first().map_or("localhost", String::as_str);
            let contact = format!("https://{host}");
            Ok(Arc::new(Signer::read(&stored, contact).ok_or_else(none)?))
        };
        self.notifier.signer.get_or_try_init(read).await.cloned()
    }

    /// Tells people until the server stops.
    pub(crate) async fn keep_notified(&self) {
        if self.config.notes.is_none() {
            return;
        }
        let mut since = self.time.now() - BACK;
        for look in 0u32.. {
            tokio::time::sleep(LOOK).await;
            let until = self.time.now() - SETTLE;
            match self.tell_turns(since, until).await {
                Ok(()) => since = until - OVERLAP,
                Err(error) => tracing::warn!(%error, "cannot tell people of their turns"),
            }
            if look % LETTERS == 0
                && let Err(error) = self.write_digests().await
            {
                tracing::warn!(%error, "cannot write the daily letters");
            }
        }
    }

    async fn tell_turns(&self, since: Millis, until: Millis) -> Result<(), ApiError> {
        loop {
            let turns = self.store.turns_to_tell(since, until, SOME).await?;
            for turn in &turns {
                if self.store.claim_telling(turn).await?
                    && let Err(error) = self.tell_turn(turn).await
                {
                    tracing::warn!(%error, game = turn.game, "nobody could be told of a turn");
                }
            }
            // What was claimed is not found again, so that this comes to an end.
            if (turns.len() as i64) < SOME {
                return Ok(());
            }
        }
    }

    async fn tell_turn(&self, turn: &TurnToTell) -> Result<(), ApiError> {
        let live = self.live(&turn.game).await?;
        let table = live.table();
        for chair in table.awaited() {
            let Some(player) = table.person(chair) else { continue };
            if self.is_at_the_board(&live, chair).await? {
                continue;
            }
            let opponent = match &table.seats[chair.other() as usize] {
                pylos_host::Sitting::Person(other) => other.name.clone(),
                _ => None,
            };
            for browser in self.store.subscriptions_of(player).await? {
                self.send_push(Arc::clone(&live), turn.clone(), browser, opponent.clone()).await?;
            }
        }
        Ok(())
    }

    async fn is_at_the_board(&self, live: &Live, chair: Chair) -> Result<bool, ApiError> {
        let seen = match self.store.is_shared() {
            true => self.store.presence(live.id(), self.time.now()).await?,
            false => live.presence(),
        };
        Ok(seen[chair as usize] == Seen::Online)
    }

    async fn send_push(
        &self,
        live: Arc<Live>,
        turn: TurnToTell,
        browser: StoredSubscription,
        opponent: Option<String>,
    ) -> Result<(), ApiError> {
        let Some(teller) = self.config.notes else { return Ok(()) };
        let StoredSubscription { endpoint, p256dh, auth, language } = &browser;
        let to = self.config.push;
        let Some(to) = Subscription::read(endpoint, p256dh, auth, to) else {
            return Ok(self.store.endpoint_gone(endpoint).await?);
        };
        let words = teller(&Note::Turn { opponent }, language);
        let page = format!("/game/{}", turn.game);
        let message =
            Message { title: &words.subject, text: &words.text, page: &page, game: &turn.game };
        let message = serde_json::to_vec(&message).map_err(ApiError::internal)?;
        // The next message of a game replaces one that still waits.
        let topic = fingerprint(&turn.game)[..32].to_owned();
        let (server, signer) = (self.clone(), self.signer().await?);
        let places = Arc::clone(&self.notifier.sending);
        self.spawn_until_stopped(async move {
            for wait in AGAIN.into_iter().map(Some).chain([None]) {
                if live.table().board().ply() as i64 != turn.ply {
                    return; // he has played meanwhile
                }
                let Ok(place) = places.acquire().await else { return };
                let seconds = u64::try_from(server.time.now() / 1_000).unwrap_or_default();
                let pushed = push(&signer, &to, &topic, &message, seconds).await;
                drop(place);
                match (pushed, wait) {
                    (Pushed::Taken, _) => return,
                    (Pushed::Later, Some(wait)) => tokio::time::sleep(wait).await,
                    (Pushed::Gone, _) => {
                        if let Err(error) = server.store.endpoint_gone(&browser.endpoint).await {
                            tracing::warn!(%error, "a browser that is gone stays noted");
                        }
                        return;
                    }
                    (Pushed::Later | Pushed::Refused, _) => {
                        let service = to.endpoint.origin();
                        return tracing::warn!(service, "a push message was not taken");
                    }
                }
            }
        });
        Ok(())
    }

    async fn write_digests(&self) -> Result<(), ApiError> {
        let Some(mailer) = &self.mailer else { return Ok(()) };
        let now = self.time.now();
        let soon = self.outages().playing_time(now).as_millis() as i64 + DAY;
        for reader in self.store.digests_due(now, soon, SOME).await? {
            if !self.store.claim_digest(&reader.player, now).await? {
                continue;
            }
            let games = self.store.games_waiting_for(&reader.player, now, NAMED).await?;
            let Reader { name, home, stop, language, .. } = &reader;
            let waiting = games.into_iter().map(|game| WaitingNote {
                opponent: game.opponent,
                link: format!("{home}/game/{}", game.id),
            });
            let link = format!("{home}/stop/{stop}");
            let note = Note::Digest { name: name.clone(), games: waiting.collect(), stop: link };
            let letter = Letter {
                to: Address::read(&reader.address)?,
                words: mailer.tell(&note, language),
                stop: Some(format!("{home}/api/v1/mail/stop/{stop}")),
            };
            let (server, mailer) = (self.clone(), mailer.clone());
            self.spawn_until_stopped(async move {
                if mailer.deliver(&letter).await == Delivery::Bounced
                    && let Err(error) = server.store.address_bounced(&reader, now).await
                {
                    tracing::warn!(%error, "an address that refuses letters stays noted");
                }
            });
        }
        Ok(())
    }
}
