//! What programs do wrong.

use std::fmt;
use std::time::Duration;

/// What is wrong with a program.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Fault {
    /// It cannot be started.
    NotStarted(String),
    /// It ended, in answer to this.
    Ended {
        /// What it had been told.
        request: String,
        /// How it ended.
        how: String,
    },
    /// It did not answer this.
    Silent {
        /// What it had been told.
        request: String,
        /// What it should have said.
        awaited: &'static str,
        /// For how long it was waited for.
        patience: Duration,
    },
    /// Its introduction has no `id name`.
    Nameless,
    /// It plays under no rules that are known.
    PlaysNothing,
    /// It complained about something that is right.
    Refused {
        /// What it had been told.
        request: String,
        /// What it said.
        answer: String,
    },
    /// It took what makes no sense without a word.
    NotRefused(String),
    /// It said `bestmove` when nobody had asked for it.
    Unasked {
        /// What it had been told.
        request: String,
        /// What it said.
        answer: String,
    },
    /// It played a turn that is not legal.
    Illegal {
        /// What it had been told.
        request: String,
        /// The turn that it played.
        turn: String,
        /// Why that is not legal.
        why: String,
    },
    /// It wrote a legal turn in a way of its own.
    NotCanonical {
        /// What it had been told.
        request: String,
        /// What it wrote.
        turn: String,
        /// How that is written.
        written: String,
    },
    /// It played on although the game was over.
    PlayedOn {
        /// What it had been told.
        request: String,
        /// The turn that it played.
        turn: String,
    },
    /// It took longer than it was given.
    Late {
        /// What it had been told.
        request: String,
        /// The time that it took.
        took: Duration,
    },
    /// It answered `go infinite` before it was stopped.
    Hasty(String),
    /// It goes on running after this.
    GoesOn(&'static str),
}

/// As much of a request or of an answer as one wants to read.
pub(super) fn quoted(text: &str) -> String {
    const LONGEST: usize = 160;
    let shown: String = text.trim().chars().filter(|c| !c.is_control()).take(LONGEST).collect();
    match text.trim().chars().nth(LONGEST) {
        Some(_) => shown + "…",
        None => shown,
    }
}

impl fmt::Display for Fault {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Fault::NotStarted(error) => write!(f, "cannot be started: {error}"),
            Fault::Ended { request, how } => write!(f, "ended ({how}) after “{request}”"),
            Fault::Silent { request, awaited, patience } => {
                write!(f, "did not say “{awaited}” within {patience:?} after “{request}”")
            }
            Fault::Nameless => f.write_str("said “pylosok” without “id name …” before it"),
            Fault::PlaysNothing => f.write_str("refuses every rule set"),
            Fault::Refused { request, answer } => write!(f, "answered “{answer}” to “{request}”"),
            Fault::NotRefused(request) => {
                write!(f, "took “{request}”, which makes no sense, without “error …”")
            }
            Fault::Unasked { request, answer } => {
                write!(f, "said “{answer}” after “{request}”, though no turn was asked for")
            }
            Fault::Illegal { request, turn, why } => {
                write!(f, "played “{turn}” after “{request}”: {why}")
            }
            Fault::NotCanonical { request, turn, written } => {
                write!(f, "wrote “{turn}” for “{written}” after “{request}”")
            }
            Fault::PlayedOn { request, turn } => write!(
                f,
                "played “{turn}” after “{request}”: the game is over, which is “bestmove none”"
            ),
            Fault::Late { request, took } => {
                write!(f, "took {} ms for “{request}”", took.as_millis())
            }
            Fault::Hasty(answer) => {
                write!(f, "said “{answer}” after “go infinite” without being stopped")
            }
            Fault::GoesOn(what) => write!(f, "goes on running after {what}"),
        }
    }
}
