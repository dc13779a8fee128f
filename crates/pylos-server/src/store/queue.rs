//! One task writes all games: what arrives while the disk is busy with one
//! commit goes together into the next. So a thousand games cost hardly more
//! waiting than one.
//!
//! On PostgreSQL a game can be stuck: another node was stopped while it held
//! that game's key. Only single statements run in the task itself; whatever
//! takes several, and games that were stuck a moment ago, are written beside
//! it, so that they hold up nobody.

use std::collections::{HashMap, HashSet};
use std::sync::{Arc, Mutex, PoisonError};
use std::time::{Duration, Instant};

use tokio::sync::{Semaphore, mpsc, oneshot};

use super::together::{Together, write_together};
use super::writer::{Entry, Written, write_whole};
use super::{Pools, StoreError};

/// How many entries go into one commit at most.
const BATCH: usize = 500;

/// How many entries may wait. When the disk cannot keep up, whoever asks for
/// more waits here, and holds nothing but its own entry.
const QUEUE: usize = 4_096;

/// While much is written, a commit waits a moment for others to come along:
/// each costs disk and processor nearly the same, whatever is in it.
const GATHER: Duration = Duration::from_millis(2);
const BUSY: Duration = Duration::from_millis(4);

/// How many entries are written beside the batches at once.
const BESIDE: u32 = 8;

/// For so long a game that was stuck is not written together with others.
const STUCK: Duration = Duration::from_secs(5);

/// The longest that a database may take for one commit.
const PATIENCE: Duration = Duration::from_millis(1_700);

type Job = (Entry, oneshot::Sender<Result<Written, StoreError>>);

/// The queue before the database. Clones share it.
#[derive(Clone, Debug)]
pub(super) struct Writer {
    requests: mpsc::Sender<Request>,
    /// When a write failed for no fault of its own, unless one has succeeded
    /// since.
    failed: Arc<Mutex<Option<Instant>>>,
}

#[derive(Debug)]
enum Request {
    Write(Box<Job>),
    Finish(oneshot::Sender<()>),
    #[cfg(test)]
    Panic,
}

impl Writer {
    pub(super) fn start(pools: Pools) -> Writer {
        let (sender, receiver) = mpsc::channel(QUEUE);
        let task = Arc::new(Task {
            pools,
            requests: tokio::sync::Mutex::new(receiver),
            beside: Arc::new(Semaphore::new(BESIDE as usize)),
            stuck: Mutex::default(),
            failed: Arc::default(),
        });
        let failed = Arc::clone(&task.failed);
        tokio::spawn(async move {
            // A mistake with one entry must not end all writing: whoever waits
            // for what was under way is told that nothing is certain.
            while let Err(error) = tokio::spawn(Arc::clone(&task).run()).await {
                tracing::error!(%error, "the writer has failed and begins anew");
            }
        });
        Writer { requests: sender, failed }
    }

    pub(super) async fn append(&self, entry: Entry) -> Result<Written, StoreError> {
        let (answer, written) = oneshot::channel();
        let stopped = || StoreError::of("the write was given up");
        self.requests
            .send(Request::Write(Box::new((entry, answer))))
            .await
            .map_err(|_| stopped())?;
        written.await.map_err(|_| stopped())?
    }

    /// Returns when everything that was asked before is written.
    pub(super) async fn finish(&self) {
        let (answer, finished) = oneshot::channel();
        if self.requests.send(Request::Finish(answer)).await.is_ok() {
            let _ = finished.await;
        }
    }

    #[cfg(test)]
    pub(super) async fn fail(&self) {
        let _ = self.requests.send(Request::Panic).await;
    }

    /// Whether writing has failed a moment ago.
    pub(super) fn is_failing(&self) -> bool {
        let failed = self.failed.lock().unwrap_or_else(PoisonError::into_inner);
        failed.is_some_and(|at| at.elapsed() < STUCK)
    }
}

struct Task {
    pools: Pools,
    requests: tokio::sync::Mutex<mpsc::Receiver<Request>>,
    beside: Arc<Semaphore>,
    /// Games that another node would not let go of, and when that was.
    stuck: Mutex<HashMap<String, Instant>>,
    failed: Arc<Mutex<Option<Instant>>>,
}

impl Task {
    async fn run(self: Arc<Task>) {
        let mut requests = self.requests.lock().await;
        let mut last: Option<Instant> = None;
        while let Some(first) = requests.recv().await {
            if last.is_some_and(|last| last.elapsed() < BUSY) && requests.len() < BATCH {
                tokio::time::sleep(GATHER).await;
            }
            let (mut plain, mut whole, mut finish) = (Vec::new(), Vec::new(), Vec::new());
            let mut taken = HashSet::new();
            let mut next = Some(first);
            while let Some(request) = next {
                match request {
                    // One event alone can share a statement with others, unless
                    // one of them is of the same game.
                    Request::Write(job)
                        if job.0.is_plain()
                            && !self.is_stuck(&job.0.game)
                            && taken.insert(job.0.game.clone()) =>
                    {
                        plain.push(*job);
                    }
                    Request::Write(job) => whole.push(*job),
                    Request::Finish(answer) => finish.push(answer),
                    #[cfg(test)]
                    Request::Panic => panic!("as a test has asked for"),
                }
                let full = plain.len() + whole.len() >= BATCH;
                next = if full { None } else { requests.try_recv().ok() };
            }
            self.write_plain(plain).await;
            for job in whole {
                self.write_apart(job).await;
            }
            last = Some(Instant::now());
            if !finish.is_empty() {
                drop(self.beside.acquire_many(BESIDE).await);
            }
            for answer in finish {
                let _ = answer.send(());
            }
        }
    }

    async fn write_plain(self: &Arc<Task>, jobs: Vec<Job>) {
        if jobs.is_empty() {
            return;
        }
        let (entries, answers): (Vec<_>, Vec<_>) = jobs.into_iter().unzip();
        match patiently(write_together(&self.pools, &entries)).await {
            Ok(Together::All) => {
                self.note(None);
                for answer in answers {
                    let _ = answer.send(Ok(Written::Stored(None)));
                }
            }
            Ok(Together::Some(stored)) => {
                self.note(None);
                for (entry, answer) in entries.into_iter().zip(answers) {
                    let stored = stored.contains(&(entry.game, entry.revision));
                    let written = if stored { Written::Stored(None) } else { Written::Conflict };
                    let _ = answer.send(Ok(written));
                }
            }
            Ok(Together::OneByOne) => {
                for job in entries.into_iter().zip(answers) {
                    self.write_apart(job).await;
                }
            }
            Err(failure) if entries.len() > 1 && is_about_one(&failure) => {
                // Perhaps only one of them is at fault. None is written now.
                tracing::warn!(error = %failure, entries = entries.len(), "writing one by one");
                for job in entries.into_iter().zip(answers) {
                    self.write_apart(job).await;
                }
            }
            Err(failure) => {
                let failure = self.failed(&failure, entries.first());
                for answer in answers {
                    let _ = answer.send(Err(failure.clone()));
                }
            }
        }
    }

    /// Writes one entry: beside the others where the database can, else now.
    async fn write_apart(self: &Arc<Task>, (entry, answer): Job) {
        let task = Arc::clone(self);
        let write = async move {
            let written = patiently(write_whole(&task.pools, &entry)).await;
            if written.is_ok() {
                task.note(None);
            }
            let _ = answer.send(written.map_err(|error| task.failed(&error, Some(&entry))));
        };
        if !self.pools.is_shared() {
            return write.await;
        }
        if let Ok(place) = Arc::clone(&self.beside).acquire_owned().await {
            tokio::spawn(async move {
                write.await;
                drop(place);
            });
        }
    }

    fn failed(&self, error: &sqlx::Error, entry: Option<&Entry>) -> StoreError {
        let game = entry.map_or("", |entry| entry.game.as_str());
        tracing::error!(%error, game, "could not write");
        if is_lock(error) && !game.is_empty() {
            let mut stuck = self.stuck.lock().unwrap_or_else(PoisonError::into_inner);
            stuck.insert(game.to_owned(), Instant::now());
        } else if super::is_passing(error) {
            self.note(Some(Instant::now()));
        }
        StoreError::from(error)
    }

    fn note(&self, failed: Option<Instant>) {
        *self.failed.lock().unwrap_or_else(PoisonError::into_inner) = failed;
    }

    fn is_stuck(&self, game: &str) -> bool {
        let mut stuck = self.stuck.lock().unwrap_or_else(PoisonError::into_inner);
        if stuck.is_empty() {
            return false;
        }
        stuck.retain(|_, since| since.elapsed() < STUCK);
        stuck.contains_key(game)
    }
}

async fn patiently<T>(
    write: impl Future<Output = Result<T, sqlx::Error>>,
) -> Result<T, sqlx::Error> {
    tokio::time::timeout(PATIENCE, write).await.unwrap_or(Err(sqlx::Error::PoolTimedOut))
}

/// Somebody else holds a key.
fn is_lock(error: &sqlx::Error) -> bool {
    // lock_not_available, query_canceled, deadlock_detected
    let codes = ["55P03", "57014", "40P01"];
    error.as_database_error().and_then(|error| error.code()).is_some_and(|c| codes.contains(&&*c))
}

/// Whether the others of a batch may fare better: not if the database is away
/// or its disk is full.
fn is_about_one(error: &sqlx::Error) -> bool {
    match error {
        sqlx::Error::Database(_) => is_lock(error) || !super::is_passing(error),
        sqlx::Error::Encode(_) => true,
        _ => false,
    }
}
