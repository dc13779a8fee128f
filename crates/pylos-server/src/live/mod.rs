//! Games in memory. What is here can be lost at any moment: the store has it
//! all.

mod act;
mod news;
mod tend;

use std::collections::HashMap;
use std::sync::atomic::AtomicBool;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};

use pylos_host::{Chair, Seen, Table};
use pylos_rules::Side as _;
use tokio::sync::watch;
use tokio::task::AbortHandle;

use crate::timekeeper::Millis;

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
}

#[derive(Debug)]
struct Presence {
    /// Connections to this node.
    here: [usize; 2],
    /// Connections to any node.
    seen: [Seen; 2],
}

/// All games in memory.
#[derive(Default)]
pub struct Games(Mutex<HashMap<String, Arc<Live>>>);

/// A game that nobody has asked for in this long leaves the memory.
const FORGET: Millis = 10 * 60 * 1000;

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
        }
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

    fn publish(&self, table: Table) {
        self.table.send_replace(Arc::new(table));
    }

    /// Wakes whoever watches although nothing was stored: somebody came or
    /// went.
    fn wake(&self) {
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

    fn set_timer(&self, timer: Option<AbortHandle>) {
        if let Some(old) = std::mem::replace(&mut *lock(&self.timer), timer) {
            old.abort();
        }
    }
}

impl Games {
    /// How many are in memory.
    pub fn len(&self) -> usize {
        lock(&self.0).len()
    }

    fn get(&self, id: &str) -> Option<Arc<Live>> {
        lock(&self.0).get(id).cloned()
    }

    /// Puts a game into memory, unless somebody else was faster.
    fn insert(&self, live: Live) -> Arc<Live> {
        Arc::clone(lock(&self.0).entry(live.id.clone()).or_insert_with(|| Arc::new(live)))
    }

    fn all(&self) -> Vec<Arc<Live>> {
        lock(&self.0).values().cloned().collect()
    }

    /// Lets go of games that nobody needs: watched by nobody, with no clock
    /// running, not asked for lately.
    fn forget(&self, now: Millis) {
        lock(&self.0).retain(|_, live| {
            let idle = now - *lock(&live.touched) > FORGET;
            let needed = live.watchers() > 0 || live.table().deadline().is_some();
            let keep = needed || !idle || Arc::strong_count(live) > 1;
            if !keep {
                live.set_timer(None);
            }
            keep
        });
    }
}

/// Locks; a panic elsewhere has not made these plain values wrong.
fn lock<T>(mutex: &Mutex<T>) -> MutexGuard<'_, T> {
    mutex.lock().unwrap_or_else(PoisonError::into_inner)
}
