//! `pylos puzzles`: looked for, checked, packed, and solved.

mod catalog;
mod check;
mod daily;
mod judges;
mod mine;
mod pack;
mod play;
mod progress;
mod sheet;
mod wish;
mod words;

use std::path::Path;

use pylos_puzzles::{Pack, PackError};

use crate::console::{Answer, Console};
use crate::data_dir::DataDir;
use crate::failure::{Failure, FailureKind};
use crate::file_error::FileError;

/// Solve puzzles, or make them
///
/// Without a command: what puzzles there are. In each, exactly one resulting
/// position keeps what the side to move has: the win, the draw, the points, or
/// the longest resistance.
#[derive(clap::Args)]
pub struct Puzzles {
    #[command(subcommand)]
    command: Option<Command>,
}

#[derive(clap::Subcommand)]
enum Command {
    Play(play::Play),
    Daily(daily::Daily),
    Sheet(sheet::Sheet),
    Mine(mine::Mine),
    Pack(pack::PackCommand),
    Check(check::Check),
}

impl Puzzles {
    /// Does what is asked.
    pub fn run(&self, data: &DataDir, console: &mut Console) -> Result<Answer, Failure> {
        match &self.command {
            None => catalog::run(console),
            Some(Command::Play(command)) => command.run(data, console),
            Some(Command::Daily(command)) => command.run(console),
            Some(Command::Sheet(command)) => command.run(console),
            Some(Command::Mine(command)) => command.run(data, console),
            Some(Command::Pack(command)) => command.run(data, console),
            Some(Command::Check(command)) => command.run(data, console),
        }
    }
}

/// The puzzles that the program brings along.
fn shipped() -> Result<Pack, Failure> {
    Pack::shipped().map_err(|error| unusable(&error))
}

/// The puzzles in a file, or those that the program brings along.
fn opened(path: Option<&Path>) -> Result<Pack, Failure> {
    let Some(path) = path else { return shipped() };
    let bytes = std::fs::read(path);
    let bytes = bytes.map_err(|error| Failure::in_file(path, &FileError::Io(error)))?;
    Pack::open(bytes)
        .map_err(|error| Failure::new(FailureKind::File, format!("{}: {error}", path.display())))
}

fn unusable(error: &PackError) -> Failure {
    Failure::new(FailureKind::File, error.to_string())
}
