//! A few threads think for all engines and analyses, in a fair order: whoever
//! asks for much waits behind himself, not before others.

use std::collections::{HashMap, VecDeque};
use std::sync::{Arc, Condvar, Mutex, PoisonError};

use crate::error::{ApiError, Code};
use crate::secret::SystemLots;
use pylos_engine::SystemClock;
use pylos_host::{Plans, Thinker};

type Job = Box<dyn FnOnce(&mut Thinker) + Send>;

/// How many jobs may wait in all, and for one asker.
const QUEUE: usize = 1_024;
const PER_ASKER: usize = 16;

/// The threads. Dropping the last clone lets them finish and end.
#[derive(Clone)]
pub struct Pool(Arc<Shared>);

struct Shared {
    queue: Mutex<Queue>,
    news: Condvar,
}

#[derive(Default)]
struct Queue {
    /// The jobs of each asker, and the order in which askers have their turn.
    jobs: HashMap<String, VecDeque<Job>>,
    order: VecDeque<String>,
    waiting: usize,
    closed: bool,
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

    /// Puts a job into the queue; `asker` names the game or the visitor that
    /// it is for. The answer arrives when it has been done.
    pub async fn think<T: Send + 'static>(
        &self,
        asker: &str,
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

    fn push(&self, asker: &str, job: Job) -> Result<(), ApiError> {
        let busy = || ApiError::new(Code::Busy, "the engines have too much to do; try again");
        let mut guard = self.0.queue.lock().unwrap_or_else(PoisonError::into_inner);
        let queue = &mut *guard;
        if queue.closed || queue.waiting >= QUEUE {
            return Err(busy());
        }
        if let Some(jobs) = queue.jobs.get_mut(asker) {
            if jobs.len() >= PER_ASKER {
                return Err(busy());
            }
            jobs.push_back(job);
        } else {
            queue.jobs.insert(asker.to_owned(), VecDeque::from([job]));
            queue.order.push_back(asker.to_owned());
        }
        queue.waiting += 1;
        drop(guard);
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
    fn next(&mut self) -> Option<Job> {
        let asker = self.order.pop_front()?;
        let jobs = self.jobs.get_mut(&asker)?;
        let job = jobs.pop_front();
        if jobs.is_empty() {
            self.jobs.remove(&asker);
        } else {
            self.order.push_back(asker);
        }
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

    fn one_thread() -> Pool {
        let plans: Arc<dyn Plans> = Arc::new(NoPlans);
        Pool::start(1, &plans)
    }

    #[tokio::test]
    async fn whoever_asks_for_much_waits_behind_himself() {
        let pool = one_thread();
        let order = Arc::new(Mutex::new(Vec::new()));
        let (go, wait) = std::sync::mpsc::channel::<()>();
        let first = pool.think("gate", move |_| wait.recv().is_ok());
        let note = |name: &'static str| {
            let order = Arc::clone(&order);
            move |_: &mut Thinker| order.lock().unwrap().push(name)
        };
        let rest = async {
            while pool.waiting() > 0 {
                tokio::task::yield_now().await;
            }
            let greedy = [pool.think("greedy", note("g1")), pool.think("greedy", note("g2"))];
            let [g1, g2] = greedy;
            let modest = pool.think("modest", note("m1"));
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
        let failed = pool.think("a", |_| -> u32 { panic!("a broken search") }).await;
        assert_eq!(failed.unwrap_err().code(), Code::Internal);
        assert_eq!(pool.think("a", |_| 7).await.unwrap(), 7);
        let (go, wait) = std::sync::mpsc::channel::<()>();
        pool.push("gate", Box::new(move |_| assert!(wait.recv().is_ok()))).unwrap();
        while pool.waiting() > 0 {
            tokio::task::yield_now().await;
        }
        for _ in 0..PER_ASKER {
            pool.push("a", Box::new(|_| ())).unwrap();
        }
        assert_eq!(pool.push("a", Box::new(|_| ())).unwrap_err().code(), Code::Busy);
        assert!(pool.push("b", Box::new(|_| ())).is_ok());
        go.send(()).unwrap();
    }
}
