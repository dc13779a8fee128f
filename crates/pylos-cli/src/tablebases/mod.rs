//! Tablebases in the data directory: finding them, and making them.

mod course;
mod machine;
mod make;
mod progress;

use std::io::ErrorKind;
use std::path::{Path, PathBuf};

use pylos_rules::Value;
use pylos_rules::pyramid::{Position, Rules};
use pylos_tablebase::{Kind, Tablebase, TablebaseError, TablebaseProblem};
use pylos_views::Worth;

use crate::console::Console;
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::language::{Text, name};
use crate::rules_arg::RulesArg;
use crate::threads_arg::ThreadsArg;
use pylos_rules::ByGame;

pub use machine::available_memory;
pub use make::{Make, check_memory, interrupt_flag, unsolved};
pub use progress::{Reporter, StageProgress};

/// Where tablebases are kept.
pub fn directory(data: &DataDir) -> PathBuf {
    data.path().join("tablebases")
}

/// Where the tablebase of these rules is: it may have its old name.
pub fn path(data: &DataDir, rules: Rules, kind: Kind) -> PathBuf {
    kind.path_in(&directory(data), rules)
}

/// Where a new tablebase of these rules goes.
pub fn new_path(data: &DataDir, rules: Rules, kind: Kind) -> PathBuf {
    directory(data).join(kind.file_name(rules))
}

/// The rules of the pyramid game that were asked for: the equator game has no
/// tablebase.
pub fn pyramid_rules(rules: &RulesArg) -> Result<Rules, Failure> {
    match rules.get()? {
        ByGame::Pyramid(rules) => Ok(rules),
        ByGame::Equator(rules) => Err(Failure::usage(format!(
            "{rules} is the equator game, which has no tablebase: \
             `pylos analyse --rules {rules} POS` solves its positions by search"
        ))),
    }
}

/// The option to make a tablebase that is missing.
#[derive(clap::Args)]
pub struct SolveArg {
    /// Make the tablebase first if it is missing
    #[arg(long)]
    solve: bool,
}

impl SolveArg {
    /// The tablebase of these rules: with distances if there is one, else with
    /// outcomes alone, else made now if that was asked for.
    pub fn open(
        &self,
        rules: Rules,
        data: &DataDir,
        console: &mut Console,
    ) -> Result<Tablebase, Failure> {
        for kind in [Kind::Distances, Kind::Outcomes] {
            let found = Tablebase::find(&directory(data), rules, kind).map_err(unreadable)?;
            if let Some(tablebase) = found {
                return Ok(tablebase);
            }
        }
        let missing = new_path(data, rules, Kind::Distances);
        if !self.solve {
            return Err(Failure::new(
                FailureKind::NoTablebase,
                format!(
                    "there is no tablebase for {rules} yet: make it with `pylos solve --rules {rules}`, \
                     or add --solve (it would be {})",
                    missing.display()
                ),
            ));
        }
        let reporter = Reporter::for_side_work();
        let threads = ThreadsArg::ALL_CORES;
        Make { rules, kind: Kind::Distances, threads }.run(&missing, reporter, console)?;
        Tablebase::open(&missing).map_err(unreadable)
    }
}

/// Opens one file, to go through all of it.
pub fn open_whole(path: &Path, rules: Rules) -> Result<Tablebase, Failure> {
    Tablebase::open_whole(path).and_then(|tablebase| tablebase.of(rules)).map_err(unreadable)
}

/// A tablebase that cannot be used, and what to do about it.
pub fn unreadable(error: TablebaseError) -> Failure {
    let (help, text) = match trouble(&error.reason) {
        Some(why) => (
            "remove it and make it again with `pylos solve`",
            Text::TablebaseUnusable { file: name(error.path.display()), why: why.into() },
        ),
        None => (
            "make it with `pylos solve`",
            Text::TablebaseMissing { file: name(error.path.display()) },
        ),
    };
    Failure::new(FailureKind::NoTablebase, format!("{error}; {help}")).with_text(text)
}

/// What is wrong with a file; `None` if there is none.
fn trouble(problem: &TablebaseProblem) -> Option<Text> {
    Some(match problem {
        TablebaseProblem::Io(error) if error.kind() == ErrorKind::NotFound => return None,
        TablebaseProblem::Io(error) => Text::TablebaseTrouble { error: name(error) },
        TablebaseProblem::Empty => Text::TablebaseEmpty,
        TablebaseProblem::Foreign => Text::TablebaseForeign,
        TablebaseProblem::Newer { version } => Text::TablebaseNewer { version: name(version) },
        TablebaseProblem::Truncated { expected, found } => {
            Text::TablebaseCut { expected: (*expected).into(), found: (*found).into() }
        }
        TablebaseProblem::Damaged(_)
        | TablebaseProblem::DamagedBlock { .. }
        | TablebaseProblem::ImpossibleBlock { .. } => Text::TablebaseDamaged,
        TablebaseProblem::OtherRules { wanted, found } => {
            Text::TablebaseOtherRules { wanted: name(wanted), found: name(found) }
        }
    })
}

/// The value of a position as a text; without a number if the tablebase does
/// not know distances.
pub fn value_text(tablebase: &Tablebase, value: Value) -> String {
    match (tablebase.kind(), value) {
        (Kind::Outcomes, Value::Win(_)) => "win".to_owned(),
        (Kind::Outcomes, Value::Loss(_)) => "loss".to_owned(),
        (_, value) => value.to_string(),
    }
}

/// The value as data; `None` if the tablebase does not know distances.
pub fn worth(tablebase: &Tablebase, value: Value) -> Option<Worth> {
    (tablebase.kind() == Kind::Distances || value == Value::Draw).then(|| value.into())
}

/// The value of a position.
pub fn probe(tablebase: &Tablebase, position: &Position) -> Result<Value, Failure> {
    tablebase.probe(position).map_err(unreadable)
}
