//! `pylos tournament`: a tournament in a file, for wooden boards and engines.

mod file;
mod organise;
mod pages;
mod play;
mod show;
mod teams;
mod words;

use std::path::PathBuf;

use crate::console::{Answer, Console};
use crate::failure::Failure;

/// Run a tournament from a file: pairings, results, tables, print
///
/// The file is a readable text (docs/tournaments.md). Every command reads it,
/// does one thing and writes it back whole; nothing needs a server.
#[derive(clap::Args)]
pub struct Tournament {
    #[command(subcommand)]
    command: Command,
}

#[derive(clap::Subcommand)]
enum Command {
    New(organise::New),
    Add(organise::Add),
    Rename(organise::Rename),
    Team(organise::Team),
    Withdraw(organise::Withdraw),
    Return(organise::Return),
    Excuse(organise::Excuse),
    Pair(organise::Pair),
    Result(organise::ResultCommand),
    Close(organise::Close),
    Pairings(show::Pairings),
    Table(show::Table),
    Teams(teams::Teams),
    Crosstable(show::Cross),
    Print(pages::Print),
    Trf(show::Trf),
    Play(play::Play),
}

/// The file of a tournament.
#[derive(clap::Args)]
struct FileArg {
    /// The file of the tournament
    #[arg(value_name = "FILE")]
    file: PathBuf,
}

impl Tournament {
    /// Does what is asked.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        match &self.command {
            Command::New(command) => command.run(console),
            Command::Add(command) => command.run(console),
            Command::Rename(command) => command.run(console),
            Command::Team(command) => command.run(console),
            Command::Withdraw(command) => command.run(console),
            Command::Return(command) => command.run(console),
            Command::Excuse(command) => command.run(console),
            Command::Pair(command) => command.run(console),
            Command::Result(command) => command.run(console),
            Command::Close(command) => command.run(console),
            Command::Pairings(command) => command.run(console),
            Command::Table(command) => command.run(console),
            Command::Teams(command) => command.run(console),
            Command::Crosstable(command) => command.run(console),
            Command::Print(command) => command.run(console),
            Command::Trf(command) => command.run(console),
            Command::Play(command) => command.run(console),
        }
    }
}
