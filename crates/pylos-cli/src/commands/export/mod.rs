//! `pylos export`: data sets for whoever wants to learn or to count.

mod card;
mod npz;
mod parquet;

use std::io::{self, BufWriter, Read as _, Write as _};
use std::ops::ControlFlow;
use std::path::{Path, PathBuf};
use std::sync::atomic::Ordering;

use pylos_findings::dataset::{self, Rows, Scheme, Turns, Wanted};
use pylos_tablebase::{Kind, Tablebase};
use serde_json::json;
use sha2::{Digest as _, Sha256};

use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::file_error::FileError;
use crate::rules_arg::RulesArg;
use crate::tablebases::{self, Reporter, SolveArg, StageProgress, interrupt_flag};
use crate::threads_arg::ThreadsArg;
use crate::whole_file;

/// Write a data set: positions of a solved game with their exact values
///
/// The same rules, scheme, number and seed give the same file, on any machine.
/// A data card beside it (the same name with .md) says what is in it and how to
/// read it.
#[derive(clap::Args)]
pub struct Export {
    /// The file: NAME.parquet, or NAME.npz for NumPy
    file: PathBuf,
    #[command(flatten)]
    rules: RulesArg,
    /// How positions are chosen: uniform, even (as many for each number of balls), balls:N, random-play, half-perfect
    #[arg(long, value_name = "SCHEME", default_value = "half-perfect")]
    scheme: Scheme,
    /// How many positions
    #[arg(long, short = 'n', value_name = "N", default_value = "100000", value_parser = clap::value_parser!(u64).range(1..=100_000_000))]
    rows: u64,
    /// Where chance begins
    #[arg(long, value_name = "SEED", default_value = "1")]
    seed: u64,
    /// Leave out the values of the turns: a tenth of the size
    #[arg(long)]
    no_turns: bool,
    #[command(flatten)]
    threads: ThreadsArg,
    #[command(flatten)]
    solve: SolveArg,
    /// Say nothing while working
    #[arg(long, short)]
    quiet: bool,
}

/// How a data set is written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
enum FileKind {
    /// Columns with names and types, for pandas, Polars, DuckDB and others.
    Parquet,
    /// Arrays for NumPy.
    Npz,
}

impl FileKind {
    fn of(path: &Path) -> Option<FileKind> {
        match path.extension()?.to_str()? {
            "parquet" => Some(FileKind::Parquet),
            "npz" => Some(FileKind::Npz),
            _ => None,
        }
    }
}

/// What a row with its turns takes in memory, roughly, and one without.
const BYTES: [u64; 2] = [150, 20];

impl Export {
    /// Makes the data set and writes both files.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        let Some(kind) = FileKind::of(&self.file) else {
            return Err(Failure::usage(format!(
                "{}: the name of a data set ends in .parquet or .npz",
                self.file.display()
            )));
        };
        let rules = tablebases::pyramid_rules(&self.rules)?;
        let turns = if self.no_turns { Turns::LeftOut } else { Turns::Told };
        let threads = self.threads.get();
        let wanted =
            Wanted { rules, scheme: self.scheme, rows: self.rows, seed: self.seed, turns, threads };
        if dataset::positions(rules, self.scheme) == Some(0) {
            return Err(Failure::usage(format!("{rules} has no position of {}", self.scheme)));
        }
        let needed = self.rows * BYTES[usize::from(self.no_turns)];
        if let Some(free) = tablebases::available_memory().filter(|free| *free < needed) {
            return Err(Failure::new(
                FailureKind::Resources,
                format!(
                    "{} positions take some {} MB of memory and {} are free: \
                     ask for fewer, or leave the turns out (--no-turns)",
                    self.rows,
                    needed >> 20,
                    free >> 20
                ),
            ));
        }
        let tablebase = self.solve.open(rules, data, console)?;
        if tablebase.kind() != Kind::Distances {
            return Err(Failure::new(
                FailureKind::NoTablebase,
                format!(
                    "the tablebase of {rules} has no distances: make one with `pylos solve --rules {rules}`"
                ),
            ));
        }
        let mut reporter = Reporter::new(console.format(), self.quiet);
        let pieces = self.gather(wanted, &tablebase, &mut reporter, console)?;
        let seconds = reporter.finish().as_secs_f64();
        let fingerprint = fingerprint(tablebase.path())?;
        whole_file::write_with(&self.file, |file| {
            let mut file = BufWriter::with_capacity(1 << 20, file);
            match kind {
                FileKind::Parquet => parquet::write(wanted, &pieces, &mut file)?,
                FileKind::Npz => npz::write(wanted, &pieces, &mut file)?,
            }
            file.flush()
        })?;
        let card = self.file.with_extension("md");
        let about = card::About { wanted, pieces: &pieces, file: &self.file, kind, fingerprint };
        whole_file::write(&card, card::write(&about).as_bytes())?;
        let rows: usize = pieces.iter().map(|rows| rows.light.len()).sum();
        let told: usize = pieces.iter().map(|rows| rows.turn.len()).sum();
        let [file, card] = [&self.file, &card].map(|path| path.display().to_string());
        match console.format() {
            Format::Text => console.line(format_args!(
                "{rows} positions, {told} turns: {file} (card: {card}); {:.0} positions/s",
                rows as f64 / seconds.max(1e-3)
            ))?,
            Format::Json => console.json(&json!({
                "stage": "done", "done": 1.0, "seconds": seconds, "file": file, "card": card,
                "positions": rows, "turns": told, "rules": rules.to_string(),
                "scheme": self.scheme.to_string(), "seed": self.seed,
                "tablebase_sha256": about.fingerprint,
            }))?,
        }
        Ok(Answer::Yes)
    }

    fn gather(
        &self,
        wanted: Wanted,
        tablebase: &Tablebase,
        reporter: &mut Reporter,
        console: &mut Console,
    ) -> Result<Vec<Rows>, Failure> {
        let interrupted = interrupt_flag();
        let mut failed = None;
        let values = |position: &_| tablebase.probe(position);
        let made = dataset::rows(wanted, &values, |done| {
            let step = StageProgress {
                stage: "export",
                done: done as f64 / self.rows as f64,
                left: None,
                detail: &format!("{done} positions"),
                fields: json!({ "positions": done }),
            };
            failed = failed.take().or(reporter.tell(step, console).err());
            match failed.is_some() || interrupted.load(Ordering::Relaxed) {
                true => ControlFlow::Break(()),
                false => ControlFlow::Continue(()),
            }
        });
        if let Some(failure) = failed {
            return Err(failure);
        }
        let made = made.map_err(tablebases::unreadable)?;
        made.ok_or_else(|| {
            Failure::new(FailureKind::Interrupted, "interrupted; nothing was written")
        })
    }
}

/// The SHA-256 of a file, as `sha256sum` writes it.
fn fingerprint(path: &Path) -> Result<String, Failure> {
    let read = || -> io::Result<String> {
        let (mut file, mut hash) = (std::fs::File::open(path)?, Sha256::new());
        let mut buffer = vec![0; 1 << 20];
        loop {
            match file.read(&mut buffer)? {
                0 => break,
                read => hash.update(&buffer[..read]),
            }
        }
        Ok(hash.finalize().iter().map(|byte| format!("{byte:02x}")).collect())
    };
    read().map_err(|error| Failure::in_file(path, &FileError::Io(error)))
}
