//! Why a file cannot be used as a strategy.

use std::fmt;

/// Why these bytes are not a strategy that can be used.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum StrategyProblem {
    /// There are none.
    Empty,
    /// It is some other kind of file.
    Foreign,
    /// It was written by a newer program.
    Newer {
        /// The version of its format.
        version: u32,
    },
    /// It ends too early, or too late.
    Truncated {
        /// How many bytes there should be.
        expected: u64,
        /// How many there are.
        found: u64,
    },
    /// Its checksum is wrong, or what it says cannot be.
    Damaged(&'static str),
}

impl fmt::Display for StrategyProblem {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            StrategyProblem::Empty => f.write_str("the file is empty"),
            StrategyProblem::Foreign => f.write_str("this is not a strategy of Pylos"),
            StrategyProblem::Newer { version } => {
                write!(f, "it was written by a newer version of this program (format {version})")
            }
            StrategyProblem::Truncated { expected, found } => {
                write!(f, "it should have {expected} bytes, and has {found}")
            }
            StrategyProblem::Damaged(what) => write!(f, "it is damaged ({what})"),
        }
    }
}

impl std::error::Error for StrategyProblem {}
