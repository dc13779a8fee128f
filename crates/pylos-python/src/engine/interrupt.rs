//! Long work that Ctrl-C ends.

use std::sync::{Condvar, Mutex, PoisonError};
use std::thread;
use std::time::Duration;

use pyo3::prelude::*;

use crate::refusal::{PylosError, plain};

/// How often somebody who waits asks whether Ctrl-C was pressed.
const PATIENCE: Duration = Duration::from_millis(50);

/// Enough for the deepest search, whatever thread it is called from.
const STACK: usize = 8 << 20;

/// Does work in a thread of its own, so that this one can hear signals while
/// other threads of Python go on. Ctrl-C calls `stop`, waits for the end of the
/// work, and is an exception as usual.
pub fn run<T: Send>(
    py: Python<'_>,
    work: impl FnOnce() -> T + Send,
    stop: impl Fn(),
) -> PyResult<T> {
    let (done, bell) = (Mutex::new(None), Condvar::new());
    let wait = |patience: Duration| {
        let guard = done.lock().unwrap_or_else(PoisonError::into_inner);
        let waited = bell.wait_timeout_while(guard, patience, |done| done.is_none());
        waited.unwrap_or_else(PoisonError::into_inner).0.is_some()
    };
    let interrupted = thread::scope(|scope| {
        let builder = thread::Builder::new().stack_size(STACK);
        let worker = builder.spawn_scoped(scope, || {
            let worked = std::panic::catch_unwind(std::panic::AssertUnwindSafe(work));
            *done.lock().unwrap_or_else(PoisonError::into_inner) = Some(worked);
            bell.notify_all();
        });
        worker.map_err(|error| plain::<PylosError>(format!("no thread to think in: {error}")))?;
        while !py.detach(|| wait(PATIENCE)) {
            if let Err(signal) = py.check_signals() {
                stop();
                py.detach(|| while !wait(PATIENCE) {});
                return Err(signal);
            }
        }
        Ok(())
    });
    interrupted?;
    match done.into_inner().unwrap_or_else(PoisonError::into_inner) {
        Some(Ok(worked)) => Ok(worked),
        _ => Err(plain::<PylosError>("the engine has broken down: please report this position")),
    }
}
