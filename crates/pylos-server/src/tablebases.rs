//! Tablebases: which there are, and the building of others. Building is the
//! work of another process, which can be watched and stopped.

use std::collections::HashMap;
use std::path::{Path, PathBuf};
use std::process::Stdio;
use std::sync::{Arc, Mutex, MutexGuard, PoisonError};
use std::time::{Duration, Instant};

use pylos_engine::Oracle;
use pylos_host::PyramidOracle;
use pylos_rules::Value;
use pylos_rules::pyramid::{Position, Rules};
use pylos_tablebase::writer::remove_abandoned;
use pylos_tablebase::{Kind, Tablebase};
use serde::{Deserialize, Serialize};
use tokio::io::{AsyncBufReadExt as _, AsyncRead, BufReader};
use tokio::process::{Child, Command};
use tokio::sync::{Notify, Semaphore};
use utoipa::ToSchema;

use crate::error::{ApiError, Code};

/// A tablebase, there or not.
#[derive(Clone, Debug, PartialEq, Serialize, ToSchema)]
pub struct TablebaseState {
    /// The rule string.
    pub rules: String,
    /// Whether it is there.
    pub status: Status,
    /// Its size.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub bytes: Option<u64>,
    /// How far its building is.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub progress: Option<Progress>,
    /// Why its building failed, or why the file that is there cannot be used.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub message: Option<String>,
}

/// Whether a tablebase is there.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Serialize, ToSchema)]
#[serde(rename_all = "snake_case")]
pub enum Status {
    /// It is not.
    Absent,
    /// It is being built, or waits for that.
    Building,
    /// It is.
    Ready,
    /// Its building has failed, or the file that is there cannot be used.
    Failed,
}

/// How far a building is.
#[derive(Clone, Debug, Default, PartialEq, Serialize, ToSchema)]
pub struct Progress {
    /// 0 to 1.
    pub done: f64,
    /// What is being done.
    pub stage: String,
    /// Seconds since it began.
    pub seconds: f64,
    /// Seconds until it is done, as far as can be told.
    #[serde(skip_serializing_if = "Option::is_none")]
    pub left: Option<f64>,
}

/// A line of the builder's output; what else it says is of no interest.
#[derive(Clone, Debug, Default, Deserialize)]
struct Line {
    #[serde(default)]
    done: Option<f64>,
    #[serde(default)]
    stage: Option<String>,
    #[serde(default)]
    left: Option<f64>,
}

/// All tablebases of a data directory. Clones share them.
#[derive(Clone)]
pub struct Tablebases(Arc<Shared>);

struct Shared {
    data: PathBuf,
    solver: Option<PathBuf>,
    jobs: Mutex<HashMap<Rules, Job>>,
    open: Mutex<HashMap<Rules, PyramidOracle>>,
    /// One at a time: each takes all cores and gigabytes.
    turn: Semaphore,
}

struct Job {
    state: JobState,
    cancel: Arc<Notify>,
}

#[derive(Clone, Debug)]
enum JobState {
    Running(Progress),
    Failed(String),
}

impl Tablebases {
    /// The tablebases of a directory, built by this program.
    pub fn new(data: PathBuf, solver: Option<PathBuf>) -> Tablebases {
        Tablebases(Arc::new(Shared {
            data,
            solver,
            jobs: Mutex::default(),
            open: Mutex::default(),
            turn: Semaphore::new(1),
        }))
    }

    /// Where a tablebase is kept.
    pub fn path(&self, rules: Rules) -> PathBuf {
        Kind::Distances.path_in(&self.0.data.join("tablebases"), rules)
    }

    /// Whether a tablebase is there.
    pub fn state(&self, rules: Rules) -> TablebaseState {
        let state = |status| TablebaseState {
            rules: rules.to_string(),
            status,
            bytes: None,
            progress: None,
            message: None,
        };
        if let Some(job) = self.jobs().get(&rules) {
            return match job.state.clone() {
                JobState::Running(progress) => {
                    TablebaseState { progress: Some(progress), ..state(Status::Building) }
                }
                JobState::Failed(message) => {
                    TablebaseState { message: Some(message), ..state(Status::Failed) }
                }
            };
        }
        match (self.oracle(rules), std::fs::metadata(self.path(rules))) {
            (Ok(Some(_)), Ok(file)) => {
                TablebaseState { bytes: Some(file.len()), ..state(Status::Ready) }
            }
            (Err(message), _) => TablebaseState { message: Some(message), ..state(Status::Failed) },
            _ => state(Status::Absent),
        }
    }

    /// Exact values under these rules, if the tablebase is there. One that
    /// cannot be used is an error that names the file.
    pub fn oracle(&self, rules: Rules) -> Result<Option<PyramidOracle>, String> {
        let mut open = self.0.open.lock().unwrap_or_else(PoisonError::into_inner);
        if let Some(oracle) = open.get(&rules) {
            return Ok(Some(Arc::clone(oracle)));
        }
        let path = self.path(rules);
        let message = match Tablebase::open(&path) {
            Ok(tablebase) if tablebase.rules() == rules => {
                let oracle: PyramidOracle = Arc::new(Known(tablebase));
                open.insert(rules, Arc::clone(&oracle));
                return Ok(Some(oracle));
            }
            Ok(_) => format!("{}: a tablebase of other rules", path.display()),
            Err(error) if error.is_missing() => return Ok(None),
            Err(error) => error.to_string(),
        };
        tracing::warn!(%message, "cannot use a tablebase");
        Err(format!("{message}; remove it and build it again"))
    }

    /// Begins to build a tablebase; the answer is whether there was anything
    /// to begin.
    pub fn build(&self, rules: Rules) -> Result<bool, ApiError> {
        let Some(solver) = self.0.solver.clone() else {
            return Err(ApiError::new(Code::Forbidden, "this server builds no tablebases"));
        };
        if matches!(self.state(rules).status, Status::Building | Status::Ready) {
            return Ok(false);
        }
        let cancel = Arc::new(Notify::new());
        let waiting = Progress { stage: "waiting".to_owned(), ..Progress::default() };
        let job = Job { state: JobState::Running(waiting), cancel: Arc::clone(&cancel) };
        self.jobs().insert(rules, job);
        let tablebases = self.clone();
        tokio::spawn(async move {
            let built = tablebases.run(&solver, rules, &cancel).await;
            let mut jobs = tablebases.jobs();
            match built {
                Ok(()) => drop(jobs.remove(&rules)),
                Err(message) => {
                    tracing::warn!(%message, %rules, "building a tablebase has failed");
                    if let Some(job) = jobs.get_mut(&rules) {
                        job.state = JobState::Failed(message);
                    }
                }
            }
        });
        Ok(true)
    }

    /// Stops a building, or forgets that one has failed.
    pub fn cancel(&self, rules: Rules) {
        let mut jobs = self.jobs();
        match jobs.get(&rules).map(|job| &job.state) {
            Some(JobState::Running(_)) => {
                if let Some(job) = jobs.get(&rules) {
                    job.cancel.notify_one();
                }
            }
            Some(JobState::Failed(_)) => drop(jobs.remove(&rules)),
            None => {}
        }
    }

    /// Stops all buildings, and returns when nothing of them is left.
    pub async fn stop(&self) {
        for job in self.jobs().values() {
            job.cancel.notify_one();
        }
        // Whoever builds has the turn. One who does not end is killed.
        let _turn = self.0.turn.acquire().await;
    }

    /// Removes what builders that were killed have left behind.
    pub fn tidy(&self) {
        match remove_abandoned(&self.0.data.join("tablebases")) {
            Ok(0) => {}
            Ok(files) => tracing::info!(files, "removed unfinished tablebases"),
            Err(error) if error.kind() == std::io::ErrorKind::NotFound => {}
            Err(error) => tracing::warn!(%error, "cannot look for unfinished tablebases"),
        }
    }

    /// Runs the builder to its end, or until it is cancelled.
    async fn run(&self, solver: &Path, rules: Rules, cancel: &Notify) -> Result<(), String> {
        let _turn = tokio::select! {
            turn = self.0.turn.acquire() => turn.map_err(|error| error.to_string())?,
            () = cancel.notified() => return Ok(()),
        };
        let begun = Instant::now();
        let mut child = Command::new(solver)
            .args(["solve", "--json", "--rules", &rules.to_string(), "--data"])
            .arg(&self.0.data)
            .stdin(Stdio::null())
            .stdout(Stdio::piped())
            .stderr(Stdio::piped())
            .kill_on_drop(true)
            .spawn()
            .map_err(|error| format!("cannot start {}: {error}", solver.display()))?;
        let (Some(output), Some(errors)) = (child.stdout.take(), child.stderr.take()) else {
            return Err("the builder has no output".to_owned());
        };
        let work = async { tokio::join!(self.follow(rules, output, begun), last_line(errors)).1 };
        let errors = tokio::select! {
            errors = work => errors,
            () = cancel.notified() => {
                stop(&mut child).await;
                return Ok(());
            }
        };
        let status = child.wait().await.map_err(|error| error.to_string())?;
        if status.success() {
            return Ok(());
        }
        Err(match complaint(&errors) {
            Some(message) => message,
            None => format!("the builder ended with {status}"),
        })
    }

    /// Reads the builder's progress to its end.
    async fn follow(&self, rules: Rules, output: impl AsyncRead + Unpin, begun: Instant) {
        let mut lines = BufReader::new(output).lines();
        while let Ok(Some(text)) = lines.next_line().await {
            let Ok(line) = serde_json::from_str::<Line>(&text) else { continue };
            if let Some(Job { state: JobState::Running(progress), .. }) =
                self.jobs().get_mut(&rules)
            {
                let seconds = begun.elapsed().as_secs_f64();
                let done = line.done.unwrap_or(progress.done).clamp(0.0, 1.0);
                let guess = (done > 0.02).then(|| seconds * (1.0 - done) / done);
                *progress = Progress {
                    done,
                    stage: line.stage.unwrap_or_else(|| progress.stage.clone()),
                    seconds,
                    left: line.left.or(guess),
                };
            }
        }
    }

    fn jobs(&self) -> MutexGuard<'_, HashMap<Rules, Job>> {
        self.0.jobs.lock().unwrap_or_else(PoisonError::into_inner)
    }
}

/// Asks a builder to stop, so that it leaves nothing behind; one that does not
/// is killed.
async fn stop(child: &mut Child) {
    #[cfg(unix)]
    if let Some(id) = child.id().and_then(|id| rustix::process::Pid::from_raw(id.try_into().ok()?))
    {
        let _ = rustix::process::kill_process(id, rustix::process::Signal::TERM);
    }
    if tokio::time::timeout(Duration::from_secs(5), child.wait()).await.is_err() {
        let _ = child.kill().await;
    }
}

/// What a builder complains about, in words: with `--json` it says so in JSON,
/// but people will read it.
fn complaint(said: &str) -> Option<String> {
    #[derive(Deserialize)]
    struct Complaint {
        error: Reason,
    }
    #[derive(Deserialize)]
    struct Reason {
        message: String,
    }
    let words = match serde_json::from_str::<Complaint>(said) {
        Ok(complaint) => complaint.error.message,
        Err(_) => said.trim_start_matches("error: ").to_owned(),
    };
    Some(words).filter(|words| !words.is_empty())
}

/// The last line of what a builder complains about, not too long.
async fn last_line(errors: impl AsyncRead + Unpin) -> String {
    let mut last = String::new();
    let mut lines = BufReader::new(errors).lines();
    while let Ok(Some(line)) = lines.next_line().await {
        if !line.trim().is_empty() {
            last = line.chars().take(2_000).collect();
        }
    }
    last
}

/// A tablebase as the engine asks it.
struct Known(Tablebase);

impl Oracle<Position> for Known {
    fn value(&self, position: &Position) -> Option<Value> {
        match self.0.probe(position) {
            Ok(value) => Some(value),
            Err(error) => {
                tracing::error!(%error, "a tablebase cannot be read");
                None
            }
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_damaged_tablebase_is_named_and_not_called_ready() {
        let data = std::env::temp_dir().join(format!("pylos-damaged-{}", std::process::id()));
        let tablebases = Tablebases::new(data.clone(), None);
        assert_eq!(tablebases.state(Rules::CHILDREN).status, Status::Absent);
        let path = tablebases.path(Rules::CHILDREN);
        std::fs::create_dir_all(data.join("tablebases")).unwrap();
        std::fs::write(&path, "half of a tablebase").unwrap();
        let state = tablebases.state(Rules::CHILDREN);
        std::fs::remove_dir_all(&data).unwrap();
        assert_eq!(state.status, Status::Failed);
        let message = state.message.unwrap();
        assert!(message.starts_with(&format!("{}: ", path.display())), "{message}");
        assert!(message.ends_with("; remove it and build it again"), "{message}");
    }
}
