//! Games in memory. What is here can be lost at any moment: the store has it
//! all.

mod act;
mod challenges;
mod count;
mod fill;
mod keep;
mod news;
mod pairing;
mod plans;
mod read;
#[cfg(test)]
mod released;
mod talk;
mod tend;
#[cfg(test)]
mod tests;
mod vacations;

use std::collections::HashMap;
use std::net::IpAddr;
use std::sync::atomic::{AtomicBool, AtomicI64, AtomicU64, Ordering};
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::Duration;

use axum::extract::ws::Utf8Bytes;
use pylos_host::wire::Moment;
use pylos_host::{Chair, Seen, Table};
use pylos_rules::Side as _;
use tokio::sync::{Semaphore, watch};
use tokio::task::AbortHandle;

use crate::store::StoredTalk;
use crate::timekeeper::Millis;

pub use act::Received;
pub use pairing::Sought;
pub use tend::Role;

/// A game in memory.
pub struct Live {
    id: String,
    /// Held while something happens: one thing after the other.
    turn: tokio::sync::Mutex<()>,
    /// A write has begun and its end is not known: the memory may be older
    /// than the store.
    doubt: AtomicBool,
    /// The game as it is stored. Whoever watches is woken by every change,
    /// and always reads the newest: a slow reader misses nothing and holds
    /// nothing.
    table: watch::Sender<Arc<Table>>,
    presence: Mutex<Presence>,
    timer: Mutex<Option<AbortHandle>>,
    /// The revision for which an engine is thinking.
    thinking: Mutex<Option<i64>>,
    touched: Mutex<Millis>,
    /// From where somebody last had a hand in it.
    home: Mutex<Option<IpAddr>>,
    /// A newer program has written the game: this one cannot go on with it.
    handed_over: AtomicBool,
    /// When the store was last asked because a client knew more.
    asked: AtomicI64,
    /// The way to each player and back, in milliseconds, as far as this node
    /// has measured it. One who has not answered may be far away.
    lag: [AtomicU64; 2],
    /// How often whoever watches was woken, and what watchers were sent then.
    woken: AtomicU64,
    shown: Mutex<Option<Shown>>,
    /// What was last said here.
    talk: Mutex<Vec<StoredTalk>>,
}

/// What watchers were sent: it is made once for all of them.
#[derive(Clone)]
pub struct Shown {
    /// What they had.
    pub has: Moment,
    /// What they have with it.
    pub moment: Moment,
    /// When it was made.
    pub at: Millis,
    /// The message.
    pub text: Utf8Bytes,
    woken: u64,
}

/// A message for watchers tells the time: for so long it is right.
const SHOWN: Millis = 50;

/// An engine's turn that nobody takes belongs for so long to whoever found it.
const LEASE: Millis = 8_000;

#[derive(Debug)]
struct Presence {
    /// Connections to this node.
    here: [usize; 2],
    /// Connections to any node.
    seen: [Seen; 2],
}

/// All games in memory.
pub struct Games {
    kept: Mutex<Kept>,
    /// Not too many are read from the store at once, however many come back,
    loading: Semaphore,
    /// and however many have moved on elsewhere.
    following: Semaphore,
}

#[derive(Default)]
struct Kept {
    games: HashMap<String, Arc<Live>>,
    /// With so many it is time to see which of them nobody needs.
    enough: usize,
}

/// How many games are read at once, and how many are followed.
const LOADED: usize = 8;
const FOLLOWED: usize = 32;

impl Default for Games {
    fn default() -> Games {
        Games {
            kept: Mutex::default(),
            loading: Semaphore::new(LOADED),
            following: Semaphore::new(FOLLOWED),
        }
    }
}

/// A game that nobody has asked for in this long leaves the memory.
const FORGET: Millis = 10 * 60 * 1000;

/// So many that nobody watches stay for that long; whoever reads through the
/// archive lets the others go sooner.
const IDLE: usize = 2_000;

impl Live {
    fn new(table: Table, presence: [Seen; 2], now: Millis) -> Live {
        Live {
            id: table.id.clone(),
            turn: tokio::sync::Mutex::new(()),
            doubt: AtomicBool::new(false),
            table: watch::Sender::new(Arc::new(table)),
            presence: Mutex::new(Presence { here: [0; 2], seen: presence }),
            timer: Mutex::new(None),
            thinking: Mutex::new(None),
            touched: Mutex::new(now),
            home: Mutex::new(None),
            handed_over: AtomicBool::new(false),
            asked: AtomicI64::new(0),
            lag: [const { AtomicU64::new(0) }; 2],
            woken: AtomicU64::new(0),
            shown: Mutex::new(None),
            talk: Mutex::new(Vec::new()),
        }
    }

    /// The game's id.
    pub fn id(&self) -> &str {
        &self.id
    }

    /// The game as it is stored.
    pub fn table(&self) -> Arc<Table> {
        Arc::clone(&self.table.borrow())
    }

    /// To be woken by every change.
    pub fn watch(&self) -> watch::Receiver<Arc<Table>> {
        self.table.subscribe()
    }

    /// How many watch.
    pub fn watchers(&self) -> usize {
        self.table.receiver_count()
    }

    /// Who is connected.
    pub fn presence(&self) -> [Seen; 2] {
        lock(&self.presence).seen
    }

    /// Whether a newer program goes on with the game.
    pub fn is_handed_over(&self) -> bool {
        self.handed_over.load(Ordering::Acquire)
    }

    /// What watchers who have this much were sent a moment ago.
    pub fn shown(&self, has: Moment, now: Millis) -> Option<Shown> {
        let woken = self.woken.load(Ordering::Acquire);
        let shown = lock(&self.shown);
        let fits =
            |shown: &&Shown| shown.woken == woken && shown.has == has && now - shown.at < SHOWN;
        shown.as_ref().filter(fits).cloned()
    }

    /// Remembers what a watcher is sent, for the others. `woken` is how often
    /// they had been woken before it was made.
    pub fn remember(&self, has: Moment, moment: Moment, at: Millis, text: Utf8Bytes, woken: u64) {
        *lock(&self.shown) = Some(Shown { has, moment, at, text, woken });
    }

    /// How often whoever watches was woken.
    pub fn woken(&self) -> u64 {
        self.woken.load(Ordering::Acquire)
    }

    /// Notes from where somebody has a hand in the game.
    pub fn played_from(&self, address: IpAddr) {
        *lock(&self.home) = Some(address);
    }

    /// From where somebody last had a hand in it, as far as this node knows.
    fn home(&self) -> Option<IpAddr> {
        *lock(&self.home)
    }

    /// Notes how long the way to the holder of these seats is.
    pub fn set_lag(&self, chairs: &[Chair], way: Duration) {
        for &chair in chairs {
            self.lag[chair as usize].store(way.as_millis() as u64, Ordering::Relaxed);
        }
    }

    /// How long after its time a turn of whoever is to move may still come,
    /// because it was on its way.
    fn late(&self, table: &Table) -> Millis {
        let lag =
            table.to_move().map_or(0, |chair| self.lag[chair as usize].load(Ordering::Relaxed));
        table.forgiven(Duration::from_millis(lag))
    }

    fn publish(&self, table: Table) {
        self.woken.fetch_add(1, Ordering::AcqRel);
        self.table.send_replace(Arc::new(table));
    }

    /// Wakes whoever watches although nothing was stored: somebody came or
    /// went.
    fn wake(&self) {
        self.woken.fetch_add(1, Ordering::AcqRel);
        self.table.send_modify(|_| ());
    }

    /// Notes that a seat's holder has connected to this node (or left it), and
    /// answers whether that makes a difference.
    fn came(&self, chair: Chair) -> bool {
        let mut presence = lock(&self.presence);
        presence.here[chair as usize] += 1;
        let first = presence.here[chair as usize] == 1;
        presence.seen[chair as usize] = Seen::Online;
        first
    }

    fn left(&self, chair: Chair, at: Millis) -> bool {
        let mut presence = lock(&self.presence);
        let here = &mut presence.here[chair as usize];
        *here = here.saturating_sub(1);
        let last = *here == 0;
        if last {
            presence.seen[chair as usize] = Seen::Left(at);
            self.set_lag(&[chair], Duration::ZERO);
        }
        last
    }

    /// What the store says about other nodes; who is here is here.
    fn set_presence(&self, seen: [Seen; 2]) {
        let mut presence = lock(&self.presence);
        for chair in Chair::BOTH {
            let here = presence.here[chair as usize] > 0;
            presence.seen[chair as usize] = if here { Seen::Online } else { seen[chair as usize] };
        }
    }

    /// Whether only the memory holds it: nobody watches, nobody is at it.
    fn is_idle(self: &Arc<Live>) -> bool {
        self.watchers() == 0 && Arc::strong_count(self) == 1
    }

    fn set_timer(&self, timer: Option<AbortHandle>) {
        if let Some(old) = std::mem::replace(&mut *lock(&self.timer), timer) {
            old.abort();
        }
    }
}

impl Games {
    /// How many are in memory.
    pub fn len(&self) -> usize {
        lock(&self.kept).games.len()
    }

    /// Which seats' holders of a game are connected to this node.
    pub fn online(&self, id: &str) -> [bool; 2] {
        self.get(id).map_or([false; 2], |live| lock(&live.presence).here.map(|here| here > 0))
    }

    pub(crate) fn get(&self, id: &str) -> Option<Arc<Live>> {
        lock(&self.kept).games.get(id).cloned()
    }

    /// Puts a game into memory, unless somebody else was faster.
    fn insert(&self, live: Live) -> Arc<Live> {
        let mut kept = lock(&self.kept);
        if kept.games.len() >= kept.enough.max(IDLE) {
            kept.make_room();
        }
        Arc::clone(kept.games.entry(live.id.clone()).or_insert_with(|| Arc::new(live)))
    }

    /// Lets go of a game that is no more.
    pub fn remove(&self, id: &str) {
        if let Some(live) = lock(&self.kept).games.remove(id) {
            live.set_timer(None);
        }
    }

    /// Lets go of a game that was only looked after, unless somebody needs it.
    fn put_back(&self, live: Arc<Live>) {
        let mut kept = lock(&self.kept);
        let id = live.id.clone();
        drop(live);
        if kept.games.get(&id).is_some_and(|live| live.is_idle()) {
            kept.let_go(&id);
        }
    }

    fn all(&self) -> Vec<Arc<Live>> {
        lock(&self.kept).games.values().cloned().collect()
    }

    /// Lets go of games that nobody needs: watched by nobody, not asked for
    /// lately. Their clocks are in the store.
    fn forget(&self, now: Millis) {
        let mut kept = lock(&self.kept);
        let old = |live: &&Arc<Live>| live.is_idle() && now - *lock(&live.touched) > FORGET;
        let gone: Vec<String> =
            kept.games.values().filter(old).map(|live| live.id.clone()).collect();
        gone.iter().for_each(|id| kept.let_go(id));
    }
}

impl Kept {
    /// Lets go of those that nobody watches and that were asked for longest
    /// ago, until half as many are left as may stay.
    fn make_room(&mut self) {
        let idle = self.games.values().filter(|live| live.is_idle());
        let mut idle: Vec<(Millis, String)> =
            idle.map(|live| (*lock(&live.touched), live.id.clone())).collect();
        idle.sort_unstable();
        let more = idle.len().saturating_sub(IDLE / 2);
        for (_, id) in &idle[..more] {
            self.let_go(id);
        }
        self.enough = self.games.len() + IDLE / 2;
    }

    fn let_go(&mut self, id: &str) {
        if let Some(live) = self.games.remove(id) {
            live.set_timer(None);
        }
    }
}

/// Locks; a panic elsewhere has not made these plain values wrong.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
