//! Games as they happen, over WebSocket.

use std::cell::RefCell;
use std::net::IpAddr;
use std::sync::Arc;
use std::sync::atomic::Ordering;
use std::time::{Duration, Instant};

use axum::body::Bytes;
use axum::extract::ws::{CloseFrame, Message, Utf8Bytes, WebSocket, WebSocketUpgrade};
use axum::extract::{Path, State};
use axum::response::Response;
use pylos_host::wire::{Action, ActionKind, Asked, Moment, Phrase, Told};
use pylos_host::{Actor, Chair, Refusal};
use serde::{Deserialize, Serialize};

use super::body::Params;
use super::caller::{Caller, Scope};
use super::games::{Has, show};
use super::way::Way;
use crate::error::{ApiError, Code};
use crate::limiter::Limited;
use crate::live::{Live, Received, Role};
use crate::metrics::Metrics;
use crate::server::Server;
use crate::sockets::{Dismissed, Registered};

/// A client that takes longer than this to read a message is let go.
const PATIENCE: Duration = Duration::from_secs(10);

/// After such a silence the client is asked whether it is still there; after
/// two, it is not.
const SILENCE: Duration = Duration::from_secs(45);

/// How long a client that is told to go has to do so.
const GOODBYE: Duration = Duration::from_secs(1);

/// The server is stopping.
const STOPPING: u16 = 4000;
/// What the connection rested on has ended: whoever it was has signed out.
const SIGNED_OUT: u16 = 4001;
/// The game is no more.
const REMOVED: u16 = 4004;
/// The client does not read.
const SLOW: u16 = 4008;
/// The client sends too much.
const TOO_MANY: u16 = 4029;

/// States that a client may ask for in a second; twice as many at once.
const SYNCS: u32 = 4;

/// Opens a live connection.
#[utoipa::path(get, path = "/games/{id}/live",
    params(("id" = String, Path, description = "the game's id"), Has),
    responses(
    (status = 101, description = "a WebSocket; see docs/api.md"), (status = 404, body = Refusal)))]
pub async fn live(
    State(server): State<Server>,
    caller: Caller,
    Path(id): Path<String>,
    Params(has): Params<Has>,
    upgrade: WebSocketUpgrade,
) -> Result<Response, ApiError> {
    let live = server.live(&id).await?;
    server.know_as_much(&live, has.into()).await?;
    let seat = Slot::take(&server, caller.address)?;
    let message = server.config.limits.message;
    let upgrade = upgrade
        .max_message_size(message)
        .max_frame_size(message)
        // Ten thousand idle connections should not cost ten thousand buffers.
        .read_buffer_size(512)
        .write_buffer_size(0)
        .max_write_buffer_size(1 << 20);
    let player = caller.id();
    let may_act = caller.may(Scope::Play);
    // From here on: a session that ends before the upgrade is there ends it.
    let registered = server.sockets.register(caller.secret().map(str::to_owned), &id);
    let (has, here, syncs) = (has.into(), Vec::new(), Allowance::new(SYNCS));
    let (address, way) = (caller.address, Way::default());
    let connection = Connection { server, live, player, may_act, address, has, here, syncs, way };
    let connection = Box::new(connection);
    Ok(upgrade.on_upgrade(move |socket| {
        Box::new(Held { connection, socket, registered, _seat: seat }).run()
    }))
}

/// All that a connection holds on to, in one place in memory: futures that
/// hand it to each other would each have room for it.
struct Held {
    connection: Box<Connection>,
    socket: WebSocket,
    registered: Registered,
    _seat: Slot,
}

impl Held {
    async fn run(mut self: Box<Held>) {
        let Held { connection, socket, registered, .. } = &mut *self;
        let end = connection.serve(socket, registered).await;
        if let Err(End::Told(code, reason)) = end {
            let frame = CloseFrame { code, reason: reason.into() };
            let _ = tokio::time::timeout(GOODBYE, Box::pin(say_goodbye(socket, frame))).await;
        }
        Box::pin(connection.leave()).await;
    }
}

/// One of the connections that the limits allow.
struct Slot {
    server: Server,
    address: IpAddr,
}

impl Slot {
    fn take(server: &Server, address: IpAddr) -> Result<Slot, ApiError> {
        server.limiter.connect(address)?;
        server.metrics.connections.fetch_add(1, Ordering::Relaxed);
        Ok(Slot { server: server.clone(), address })
    }
}

impl Drop for Slot {
    fn drop(&mut self) {
        self.server.limiter.disconnect(self.address);
        self.server.metrics.connections.fetch_sub(1, Ordering::Relaxed);
    }
}

struct Connection {
    server: Server,
    live: Arc<Live>,
    player: Option<String>,
    /// Whether a token allows more than watching.
    may_act: Result<(), ApiError>,
    address: IpAddr,
    /// What the client has.
    has: Moment,
    /// The seats that count this connection.
    here: Vec<Chair>,
    syncs: Allowance,
    way: Way,
}

/// Why a connection ends.
enum End {
    /// The client has gone.
    Gone,
    /// It is told to go, with this code.
    Told(u16, &'static str),
}

impl End {
    /// Why a message could not be read.
    fn of(error: axum::Error) -> End {
        match error.into_inner().downcast_ref::<tungstenite::Error>() {
            Some(tungstenite::Error::Capacity(_)) => End::Told(1009, "the message is too large"),
            Some(tungstenite::Error::Utf8(_)) => End::Told(1007, "the message is not text"),
            _ => End::Gone,
        }
    }
}

/// Tells a client to go, and leaves it the time to hear why: what it has sent
/// and nobody has read would cut it off.
async fn say_goodbye(socket: &mut WebSocket, frame: CloseFrame) {
    if socket.send(Message::Close(Some(frame))).await.is_err() {
        return;
    }
    while let Some(heard) = socket.recv().await {
        if heard.is_err() {
            // Nothing more can be read; the client will close in a moment.
            tokio::time::sleep(GOODBYE).await;
        }
    }
}

impl Connection {
    /// Leaves the seats that count this connection.
    async fn leave(&mut self) {
        for chair in std::mem::take(&mut self.here) {
            self.server.left(&self.live, chair).await;
        }
    }

    async fn serve(
        &mut self,
        socket: &mut WebSocket,
        registered: &mut Registered,
    ) -> Result<(), End> {
        let mut changes = self.live.watch();
        let mut stopping = self.server.stopping();
        changes.mark_unchanged();
        Box::pin(self.greet()).await;
        self.server.tend(&self.live, Role::Follower);
        Box::pin(self.send_state(socket)).await?;
        let mut allowance = Allowance::new(self.server.config.limits.messages);
        let mut heard = Instant::now();
        let mut asked = false;
        loop {
            let silence = heard + if asked { 2 * SILENCE } else { SILENCE };
            tokio::select! {
                changed = changes.changed() => {
                    if changed.is_err() {
                        return Err(End::Gone);
                    }
                    if self.live.is_handed_over() {
                        return Err(End::Told(STOPPING, "a newer server goes on with this game"));
                    }
                    // What is done now and then is kept apart: a connection that
                    // only waits should not have room for it.
                    Box::pin(self.greet()).await;
                    Box::pin(self.send_state(socket)).await?;
                }
                message = socket.recv() => {
                    (heard, asked) = (Instant::now(), false);
                    let message = match message {
                        Some(Ok(message)) => message,
                        Some(Err(error)) => return Err(End::of(error)),
                        None => return Err(End::Gone),
                    };
                    if !allowance.spend() {
                        return Err(End::Told(TOO_MANY, "too many messages"));
                    }
                    Box::pin(self.hear(socket, message)).await?;
                }
                why = registered.dismissed() => {
                    return Err(match why {
                        Dismissed::SignedOut => End::Told(SIGNED_OUT, "signed out"),
                        Dismissed::GameRemoved => End::Told(REMOVED, "the game was removed"),
                    });
                }
                () = stopped(&mut stopping) => {
                    return Err(End::Told(STOPPING, "the server is stopping"));
                }
                () = tokio::time::sleep_until(silence.into()) => {
                    if asked {
                        return Err(End::Gone);
                    }
                    send(&self.server, socket, Message::Ping(Bytes::new())).await?;
                    asked = true;
                }
            }
        }
    }

    /// Counts this connection for the seats that its player holds by now.
    async fn greet(&mut self) {
        let Some(player) = &self.player else { return };
        let chairs = self.live.table().chairs_of(player);
        for &chair in &chairs {
            if !self.here.contains(&chair) {
                self.here.push(chair);
                self.server.came(&self.live, chair).await;
            }
        }
        for chair in std::mem::take(&mut self.here) {
            if chairs.contains(&chair) {
                self.here.push(chair);
            } else {
                self.server.left(&self.live, chair).await;
            }
        }
    }

    async fn hear(&mut self, socket: &mut WebSocket, message: Message) -> Result<(), End> {
        let received = self.server.time.now();
        let text = match message {
            Message::Text(text) => text,
            Message::Binary(_) => {
                let error = ApiError::new(Code::BadRequest, "messages are text");
                return self.refuse(socket, error, None).await;
            }
            Message::Close(_) => return Err(End::Gone),
            Message::Pong(payload) => {
                if self.way.answered(&payload) {
                    self.live.set_lag(&self.here, self.way.measured());
                }
                return Ok(());
            }
            Message::Ping(_) => return Ok(()),
        };
        match read(text.as_str()) {
            Ok(Heard::Asked(Asked::Ping { id })) => {
                let table = self.live.table();
                let pong = Told::Pong {
                    id,
                    ply: table.board().ply(),
                    undos: table.undos,
                    revision: table.revision,
                    time: self.server.time.now(),
                };
                self.tell(socket, &pong).await
            }
            Ok(Heard::Asked(Asked::Sync { .. })) if !self.syncs.spend() => {
                self.refuse_only(socket, too_many(), None).await
            }
            Ok(Heard::Asked(Asked::Sync { ply, undos })) => {
                self.has = Moment { ply, undos };
                if let Err(error) = self.server.know_as_much(&self.live, self.has).await {
                    return self.refuse_only(socket, error, None).await;
                }
                self.send_state(socket).await
            }
            Ok(Heard::Asked(Asked::Say { phrase })) => {
                // What was said wakes everybody, this connection too.
                match self.say(phrase).await {
                    Ok(()) => Ok(()),
                    Err(error) => self.refuse_only(socket, error, None).await,
                }
            }
            Ok(Heard::Action(action)) => {
                let about = action.kind();
                if let Err(error) = self.may_act.clone() {
                    return self.refuse(socket, error, Some(about)).await;
                }
                if matches!(about, ActionKind::Offer | ActionKind::Decline)
                    && let Err(error) = self.server.limiter.check(Limited::Offer, self.address)
                {
                    return self.refuse_only(socket, error, Some(about)).await;
                }
                let actor = Actor::Person(self.player.clone().unwrap_or_default());
                self.live.played_from(self.address);
                let before = self.live.table().revision;
                let received = Received { at: received, lag: self.way.measured() };
                match self.server.act(&self.live, actor, action, received).await {
                    // The change itself brings the state, to all.
                    Ok(()) if self.live.table().revision != before => Ok(()),
                    Ok(()) => self.send_state(socket).await,
                    Err(error) => self.refuse(socket, error, Some(about)).await,
                }
            }
            Err(error) => self.refuse(socket, error, None).await,
        }
    }

    async fn say(&self, phrase: Phrase) -> Result<(), ApiError> {
        self.may_act.clone()?;
        let player = self.player.as_deref().unwrap_or_default();
        self.server.say(&self.live, player, phrase, self.address).await
    }

    async fn refuse(
        &mut self,
        socket: &mut WebSocket,
        error: ApiError,
        about: Option<ActionKind>,
    ) -> Result<(), End> {
        self.refuse_only(socket, error, about).await?;
        self.send_state(socket).await
    }

    /// Refuses without the state, which costs more than what was asked for.
    async fn refuse_only(
        &mut self,
        socket: &mut WebSocket,
        error: ApiError,
        about: Option<ActionKind>,
    ) -> Result<(), End> {
        let table = self.live.table();
        let (ply, undos) = (table.board().ply(), table.undos);
        self.tell(socket, &Told::Error { error: error.into(), ply, undos, about }).await
    }

    /// Sends the newest state, with the turns that the client does not have.
    /// Whoever only watches gets what the others get.
    async fn send_state(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let watches = self.here.is_empty() && !self.is_creator();
        let (now, woken) = (self.server.time.now(), self.live.woken());
        if watches && let Some(shown) = self.live.shown(self.has, now) {
            self.has = shown.moment;
            return send(&self.server, socket, Message::Text(shown.text)).await;
        }
        self.measure(socket).await?;
        let (has, viewer) = (self.has, self.player.clone().filter(|_| !watches));
        let state = show(&self.server, &self.live, viewer, has);
        Metrics::count(&self.server.metrics.states);
        self.has = Moment { ply: state.ply, undos: state.undos };
        let text = written(&state)?;
        if watches {
            self.live.remember(has, self.has, now, text.clone(), woken);
        }
        send(&self.server, socket, Message::Text(text)).await
    }

    /// Whoever is to move while his clock runs is not charged the way: it is
    /// measured now. The ping goes first, so that its answer is there before
    /// the turn.
    async fn measure(&mut self, socket: &mut WebSocket) -> Result<(), End> {
        let table = self.live.table();
        let to_move = table.deadline().and(table.to_move());
        if to_move.is_some_and(|chair| self.here.contains(&chair)) {
            self.live.set_lag(&self.here, pylos_host::MOST_LAG);
            let ping = self.way.ask();
            send(&self.server, socket, ping).await?;
        }
        Ok(())
    }

    /// The creator of a game sees its invitation.
    fn is_creator(&self) -> bool {
        self.player.as_deref() == Some(&*self.live.table().settings.creator)
    }

    async fn tell(&self, socket: &mut WebSocket, told: &impl Serialize) -> Result<(), End> {
        send(&self.server, socket, Message::Text(written(told)?)).await
    }
}

thread_local! {
    /// Where messages are written: one that grew while it is written would be
    /// copied again and again.
    static DESK: RefCell<Vec<u8>> = const { RefCell::new(Vec::new()) };
}

/// A desk that a very large message has left behind is not kept.
const DESK_KEPT: usize = 256 << 10;

fn written(told: &impl Serialize) -> Result<Utf8Bytes, End> {
    let failed = |error: &dyn std::fmt::Display| {
        tracing::error!(%error, "cannot write a message");
        End::Gone
    };
    DESK.with_borrow_mut(|desk| {
        desk.clear();
        serde_json::to_writer(&mut *desk, told).map_err(|error| failed(&error))?;
        let text = Utf8Bytes::try_from(Bytes::copy_from_slice(desk));
        if desk.capacity() > DESK_KEPT {
            *desk = Vec::new();
        }
        text.map_err(|error| failed(&error))
    })
}

fn too_many() -> ApiError {
    ApiError::new(Code::TooMany, "that was too much; wait a little")
}

async fn stopped(stopping: &mut tokio::sync::watch::Receiver<bool>) {
    let _ = stopping.wait_for(|stopping| *stopping).await;
}

async fn send(server: &Server, socket: &mut WebSocket, message: Message) -> Result<(), End> {
    match tokio::time::timeout(PATIENCE, socket.send(message)).await {
        Ok(Ok(())) => Ok(()),
        Ok(Err(_)) => Err(End::Gone),
        Err(_) => {
            Metrics::count(&server.metrics.slow_clients);
            Err(End::Told(SLOW, "the client does not read"))
        }
    }
}

enum Heard {
    Asked(Asked),
    Action(Action),
}

fn read(text: &str) -> Result<Heard, ApiError> {
    #[derive(Deserialize)]
    struct Tag<'a> {
        #[serde(rename = "type", borrow)]
        kind: std::borrow::Cow<'a, str>,
    }
    let bad = |error: serde_json::Error| ApiError::new(Code::BadRequest, error.to_string());
    let tag: Tag<'_> = serde_json::from_str(text).map_err(bad)?;
    match &*tag.kind {
        "sync" | "ping" | "say" => serde_json::from_str(text).map(Heard::Asked).map_err(bad),
        _ => serde_json::from_str(text).map(Heard::Action).map_err(bad),
    }
}

/// So many messages per second, twice as many at once.
struct Allowance {
    rate: f64,
    left: f64,
    at: Instant,
}

impl Allowance {
    fn new(rate: u32) -> Allowance {
        Allowance { rate: rate.into(), left: 2.0 * f64::from(rate), at: Instant::now() }
    }

    fn spend(&mut self) -> bool {
        let now = Instant::now();
        let gained = (now - self.at).as_secs_f64() * self.rate;
        self.left = (self.left + gained).min(2.0 * self.rate);
        self.at = now;
        let allowed = self.left >= 1.0;
        if allowed {
            self.left -= 1.0;
        }
        allowed
    }
}
