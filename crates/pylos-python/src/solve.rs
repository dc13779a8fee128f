//! Solving.

use std::path::PathBuf;
use std::sync::Arc;

use pylos_solver::{SolveError, Task, Verdict};
use pylos_tablebase::Kind;
use pyo3::prelude::*;

use crate::arguments::RulesArgument;
use crate::refusal::{TablebaseError, plain};
use crate::tablebase::{Tablebase, pyramid_rules};

/// How far `solve` has come.
#[pyclass(frozen, module = "pylos", get_all)]
pub struct Progress {
    /// "solving" or "writing".
    stage: &'static str,
    /// The share of this stage that is done, from 0 to 1.
    done: f64,
    /// While solving: every position whose distance is at most this is decided.
    plies: u16,
}

#[pymethods]
impl Progress {
    fn __repr__(&self) -> String {
        format!("Progress(stage='{}', done={:.3}, plies={})", self.stage, self.done, self.plies)
    }
}

/// Solves the pyramid game completely and writes a tablebase, which appears
/// only when it is complete. `path` is a file, or a folder in which it gets its
/// usual name. A whole game takes a minute and 4 to 6 GB; a handicap makes it
/// small.
///
/// `progress` is called with a `Progress` now and then. Ctrl-C ends the work,
/// as does an exception of `progress`, and leaves nothing behind. Other threads
/// of Python go on meanwhile.
///
/// >>> stages = []
/// >>> tables = solve("children+8-8", folder, progress=lambda p: stages.append(p.stage))
/// >>> sorted(set(stages)), tables.longest
/// (['solving', 'writing'], 18)
#[pyfunction]
#[pyo3(signature = (rules, path, *, outcomes = false, threads = 0, progress = None))]
pub fn solve(
    py: Python<'_>,
    rules: RulesArgument,
    path: PathBuf,
    outcomes: bool,
    threads: usize,
    progress: Option<Py<PyAny>>,
) -> PyResult<Tablebase> {
    let rules = pyramid_rules(rules)?;
    let kind = if outcomes { Kind::Outcomes } else { Kind::Distances };
    let path = if path.is_dir() { path.join(kind.file_name(rules)) } else { path };
    py.detach(|| {
        let mut watcher = Watcher { progress, stopped: None };
        let made = make(Task { threads, ..Task::full(rules) }, kind, &path, &mut watcher);
        match watcher.stopped {
            Some(error) => Err(error),
            None => made,
        }
    })
}

fn make(
    task: Task,
    kind: Kind,
    path: &std::path::Path,
    watcher: &mut Watcher,
) -> PyResult<Tablebase> {
    let solution = pylos_solver::solve(task, |at| {
        let done = at.decided as f64 / at.total.max(1) as f64;
        watcher.hear(Progress { stage: "solving", done, plies: at.pass })
    });
    let solution = solution.map_err(|error: SolveError| plain::<TablebaseError>(error))?;
    let longest = solution.longest;
    let written = pylos_solver::write(&solution, kind, path, |at| {
        let done = at.done as f64 / at.total.max(1) as f64;
        watcher.hear(Progress { stage: "writing", done, plies: longest })
    });
    written.map_err(|error| plain::<TablebaseError>(format!("{}: {error}", path.display())))?;
    if watcher.stopped.is_some() {
        return Err(plain::<TablebaseError>(SolveError::Stopped));
    }
    let tablebase = pylos_tablebase::Tablebase::open(path).map_err(plain::<TablebaseError>)?;
    Ok(Tablebase(Arc::new(tablebase)))
}

/// Whoever wants to know how far the work has come, and may end it.
struct Watcher {
    progress: Option<Py<PyAny>>,
    /// The exception that ended it: Ctrl-C, or one of the callback's own.
    stopped: Option<PyErr>,
}

impl Watcher {
    fn hear(&mut self, at: Progress) -> Verdict {
        let heard = Python::attach(|py| {
            py.check_signals()?;
            match &self.progress {
                Some(progress) => progress.call1(py, (at,)).map(drop),
                None => Ok(()),
            }
        });
        self.stopped = heard.err();
        if self.stopped.is_some() { Verdict::Stop } else { Verdict::GoOn }
    }
}
