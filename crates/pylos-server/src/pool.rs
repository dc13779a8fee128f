//! A few threads think for all engines and analyses, in a fair order: whoever
//! asks for much waits behind himself, not before others.

use std::collections::{HashMap, VecDeque};
use std::hash::Hash;
use std::net::IpAddr;
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use crate::error::{ApiError, Code};
use crate::limiter::subscriber;
use crate::secret::SystemLots;
use pylos_engine::SystemClock;
use pylos_host::{Plans, Thinker};

type Job = Box<dyn FnOnce(&mut Thinker) + Send>;

/// How many jobs may wait in all, from one address, and for one asker.
const QUEUE: usize = 1_024;
const PER_HOME: usize = 256;
const PER_ASKER: usize = 16;

/// Whom a job is for. Addresses have their turns one after the other, and then
/// those who ask from the same one: whoever becomes many people from one
/// address waits behind himself.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct Asker {
    home: Home,
    who: String,
}

#[derive(Clone, Debug, PartialEq, Eq, Hash)]
enum Home {
    Address(IpAddr),
    /// Somebody of whom nothing has been heard since this server started.
    Unknown(String),
}

impl Asker {
    /// A person, and the address from which he was last heard of.
    pub fn person(who: &str, from: Option<IpAddr>) -> Asker {
        let home = from.map_or_else(|| Home::Unknown(who.to_owned()), home);
        Asker { home, who: who.to_owned() }
    }

    /// Whoever asks from this address, whether he is known or not.
    pub fn at(address: IpAddr) -> Asker {
        Asker { home: home(address), who: String::new() }
    }
}

fn home(address: IpAddr) -> Home {
    Home::Address(subscriber(address))
}

/// The threads. Dropping the last clone lets them finish and end.
#[derive(Clone)]
pub struct Pool(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
}

#[derive(Default)]
struct Queue {
    homes: Turns<Home, Turns<String, VecDeque<Job>>>,
    waiting: usize,
    closed: bool,
}

/// Queues that have their turns one after the other.
struct Turns<K, Q> {
    queues: HashMap<K, Q>,
    order: VecDeque<K>,
    waiting: usize,
}

impl<K, Q> Default for Turns<K, Q> {
    fn default() -> Turns<K, Q> {
        Turns { queues: HashMap::new(), order: VecDeque::new(), waiting: 0 }
    }
}

impl<K: Clone + Eq + Hash, Q: Default> Turns<K, Q> {
    /// The queue of this one, to which a job is added.
    fn of(&mut self, key: &K) -> &mut Q {
        self.waiting += 1;
        if !self.queues.contains_key(key) {
            self.order.push_back(key.clone());
        }
        self.queues.entry(key.clone()).or_default()
    }

    /// The next job of whoever is next; `take` takes it from his queue and
    /// says whether that is empty now.
    fn next(&mut self, take: impl FnOnce(&mut Q) -> (Option<Job>, bool)) -> Option<Job> {
        let key = self.order.pop_front()?;
        let (job, empty) = take(self.queues.get_mut(&key)?);
        if empty {
            self.queues.remove(&key);
        } else {
            self.order.push_back(key);
        }
        self.waiting -= usize::from(job.is_some());
        job
    }
}

impl Pool {
    /// So many threads, whose engines follow these plans.
    pub fn start(threads: usize, plans: &Arc<dyn Plans>) -> Pool {
        let shared = Arc::new(Shared { queue: Mutex::default(), news: Condvar::new() });
        for number in 1..=threads.max(1) {
            let (shared, plans) = (Arc::clone(&shared), Arc::clone(plans));
            let thread = std::thread::Builder::new().name(format!("thinker-{number}"));
            if let Err(error) = thread.spawn(move || work(&shared, &plans)) {
                tracing::error!(%error, "cannot start a thread for engines");
            }
        }
        Pool(shared)
    }

    /// Puts a job into the queue of whoever it is for. The answer arrives when
    /// it has been done.
    pub async fn think<T: Send + 'static>(
        &self,
        asker: &Asker,
        job: impl FnOnce(&mut Thinker) -> T + Send + 'static,
    ) -> Result<T, ApiError> {
        let (answer, thought) = tokio::sync::oneshot::channel();
        self.push(
            asker,
            Box::new(move |thinker| {
                // Nobody waits any more if the caller has gone.
                if !answer.is_closed() {
                    let _ = answer.send(job(thinker));
                }
            }),
        )?;
        thought.await.map_err(|_| ApiError::internal("an engine's thread has failed"))
    }

    fn push(&self, asker: &Asker, job: Job) -> Result<(), ApiError> {
        let mut queue = self.0.queue.lock().unwrap_or_else(PoisonError::into_inner);
        if queue.closed || queue.is_full_for(asker) {
            return Err(ApiError::new(Code::Busy, "the engines have too much to do; try again"));
        }
        queue.homes.of(&asker.home).of(&asker.who).push_back(job);
        queue.waiting += 1;
        drop(queue);
        self.0.news.notify_one();
        Ok(())
    }

    /// How many jobs wait.
    pub fn waiting(&self) -> usize {
        self.0.queue.lock().unwrap_or_else(PoisonError::into_inner).waiting
    }

    /// Lets nothing more in, and forgets what waits.
    pub fn close(&self) {
        let mut queue = self.0.queue.lock().unwrap_or_else(PoisonError::into_inner);
        *queue = Queue { closed: true, ..Queue::default() };
        drop(queue);
        self.0.news.notify_all();
    }
}

impl Queue {
    fn is_full_for(&self, asker: &Asker) -> bool {
        let home = self.homes.queues.get(&asker.home);
        let here = home.map_or(0, |home| home.waiting);
        let own = home.and_then(|home| home.queues.get(&asker.who)).map_or(0, VecDeque::len);
        self.waiting >= QUEUE || here >= PER_HOME || own >= PER_ASKER
    }

    fn next(&mut self) -> Option<Job> {
        let job = self.homes.next(|home| {
            let job = home.next(|jobs| (jobs.pop_front(), jobs.is_empty()));
            (job, home.waiting == 0)
        });
        self.waiting -= usize::from(job.is_some());
        job
    }
}

fn new_thinker(plans: &Arc<dyn Plans>) -> Thinker {
    Thinker::new(Arc::new(SystemClock::default()), Arc::new(SystemLots))
        .with_plans(Arc::clone(plans))
}

fn work(shared: &Shared, plans: &Arc<dyn Plans>) {
    let mut thinker = new_thinker(plans);
    loop {
        let mut queue = shared.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let job = loop {
            if let Some(job) = queue.next() {
                break job;
            }
            if queue.closed {
                return;
            }
            queue = shared.news.wait(queue).unwrap_or_else(PoisonError::into_inner);
        };
        drop(queue);
        // A mistake in one search must not take the thread from all others.
        let done = std::panic::catch_unwind(std::panic::AssertUnwindSafe(|| job(&mut thinker)));
        if done.is_err() {
            tracing::error!("an engine has failed");
            thinker = new_thinker(plans);
        }
    }
}

#[cfg(test)]
mod tests {
    use pylos_host::PyramidPlan;
    use pylos_rules::pyramid::Rules;

    use super::*;

    struct NoPlans;

    impl Plans for NoPlans {
        fn plan(&self, _: Rules) -> Option<PyramidPlan> {
            None
        }
    }

    fn no_plans() -> Arc<dyn Plans> {
        Arc::new(NoPlans)
    }

    fn one_thread() -> Pool {
        Pool::start(1, &no_plans())
    }

    fn somebody(who: &str) -> Asker {
        Asker::person(who, None)
    }

    #[tokio::test]
    async fn whoever_asks_for_much_waits_behind_himself() {
        let pool = one_thread();
        let order = Arc::new(Mutex::new(Vec::new()));
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let gate = somebody("gate");
        let first = pool.think(&gate, move |_| wait.recv().is_ok());
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move |_: &mut Thinker| order.lock().unwrap().push(name)
        };
        let rest = async {
            while pool.waiting() > 0 {
                tokio::task::yield_now().await;
            }
            let [greedy, modest] = ["greedy", "modest"].map(somebody);
            let (g1, g2) = (pool.think(&greedy, note("g1")), pool.think(&greedy, note("g2")));
            let modest = pool.think(&modest, note("m1"));
            let push_all = async { tokio::join!(g1, g2, modest) };
            let release = async {
                while pool.waiting() < 3 {
                    tokio::task::yield_now().await;
                }
                go.send(()).unwrap();
            };
            tokio::join!(push_all, release)
        };
        let _ = tokio::join!(first, rest);
        assert_eq!(*order.lock().unwrap(), ["g1", "m1", "g2"]);
    }

    #[tokio::test]
    async fn a_full_queue_is_refused_and_a_failing_job_harms_nobody() {
        let pool = one_thread();
        let failed = pool.think(&somebody("a"), |_| -> u32 { panic!("a broken search") }).await;
        assert_eq!(failed.unwrap_err().code(), Code::Internal);
        assert_eq!(pool.think(&somebody("a"), |_| 7).await.unwrap(), 7);
        let (go, wait) = std::sync::mpsc::channel::<()>();
        pool.push(&somebody("gate"), Box::new(move |_| assert!(wait.recv().is_ok()))).unwrap();
        while pool.waiting() > 0 {
            tokio::task::yield_now().await;
        }
        for _ in 0..PER_ASKER {
            pool.push(&somebody("a"), Box::new(|_| ())).unwrap();
        }
        assert_eq!(pool.push(&somebody("a"), Box::new(|_| ())).unwrap_err().code(), Code::Busy);
        assert!(pool.push(&somebody("b"), Box::new(|_| ())).is_ok());
        go.send(()).unwrap();
    }

    /// What is done in which order by one thread, of what these have asked for.
    fn order_of(jobs: &[(&Asker, &'static str)]) -> Vec<&'static str> {
        let (mut queue, order) = (Queue::default(), Arc::new(Mutex::new(Vec::new())));
        for &(asker, name) in jobs {
            assert!(!queue.is_full_for(asker));
            let order = Arc::clone(&order);
            let job = move |_: &mut Thinker| order.lock().unwrap().push(name);
            queue.homes.of(&asker.home).of(&asker.who).push_back(Box::new(job));
            queue.waiting += 1;
        }
        let mut thinker = new_thinker(&no_plans());
        while let Some(job) = queue.next() {
            job(&mut thinker);
        }
        assert_eq!((queue.waiting, queue.homes.waiting, queue.homes.queues.len()), (0, 0, 0));
        Arc::into_inner(order).unwrap().into_inner().unwrap()
    }

    #[test]
    fn whoever_is_many_people_waits_behind_himself_too() {
        let crowd = |n: u8| Asker::person(&format!("p{n}"), Some([10, 0, 0, 1].into()));
        let (p1, p2, p3) = (crowd(1), crowd(2), crowd(3));
        let alone = Asker::person("ana", Some([10, 0, 0, 2].into()));
        let jobs = [
            (&p1, "p1"),
            (&p1, "p1 again"),
            (&p2, "p2"),
            (&p3, "p3"),
            (&alone, "ana"),
            (&alone, "ana again"),
        ];
        assert_eq!(order_of(&jobs), ["p1", "ana", "p2", "ana again", "p3", "p1 again"]);
        // Of the new kind, a subscriber has a whole network of addresses.
        let six = |text: &str| Asker::at(text.parse().unwrap());
        assert_eq!(six("2001:db8::1").home, six("2001:db8::2").home);
        assert_ne!(six("2001:db8::1").home, six("2001:db8:0:1::1").home);
    }

    #[test]
    fn one_address_does_not_fill_the_queue() {
        let mut queue = Queue::default();
        let crowd = |n: usize| Asker::person(&format!("p{n}"), Some([10, 0, 0, 1].into()));
        let mut taken = 0;
        for n in 0..2 * QUEUE {
            let asker = crowd(n);
            if !queue.is_full_for(&asker) {
                queue.homes.of(&asker.home).of(&asker.who).push_back(Box::new(|_| ()));
                queue.waiting += 1;
                taken += 1;
            }
        }
        assert_eq!(taken, PER_HOME);
        assert!(!queue.is_full_for(&Asker::at([10, 0, 0, 2].into())));
    }
}
