//! The same work for many items, shared out among threads.

use std::sync::atomic::{AtomicUsize, Ordering};
use std::sync::{Mutex, PoisonError};

/// Items that a thread takes at once.
const PORTION: usize = 512;

/// What `work` makes of every item, in order; the first error if there is one.
pub fn map<T: Sync, R: Send, E: Send>(
    threads: usize,
    items: &[T],
    work: impl Fn(&T) -> Result<R, E> + Sync,
) -> Result<Vec<R>, E> {
    if threads <= 1 || items.len() <= PORTION {
        return items.iter().map(work).collect();
    }
    let next = AtomicUsize::new(0);
    let portions = items.len().div_ceil(PORTION);
    let done = Mutex::new(Vec::with_capacity(portions));
    let run = || {
        loop {
            let portion = next.fetch_add(1, Ordering::Relaxed);
            let Some(items) = items.chunks(PORTION).nth(portion) else { break };
            let made: Result<Vec<R>, E> = items.iter().map(&work).collect();
            if made.is_err() {
                next.store(portions, Ordering::Relaxed);
            }
            done.lock().unwrap_or_else(PoisonError::into_inner).push((portion, made));
        }
    };
    std::thread::scope(|scope| (0..threads).for_each(|_| drop(scope.spawn(run))));
    let mut done = done.into_inner().unwrap_or_else(PoisonError::into_inner);
    done.sort_by_key(|(portion, _)| *portion);
    let mut all = Vec::with_capacity(items.len());
    for (_, made) in done {
        all.extend(made?);
    }
    Ok(all)
}
