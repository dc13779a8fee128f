//! `pylos`: both board games called Pylos on the command line.
#![forbid(unsafe_code)]

mod census;
mod cli;
mod commands;
mod console;
mod data_dir;
mod draw;
mod failure;
mod file_error;
mod graphics;
mod host;
mod language;
mod letters;
mod picture;
mod play;
mod rule_text;
mod rules_arg;
mod sharing;
mod strategies;
mod tablebases;
mod telling;
mod terminal_game;
mod threads_arg;
mod whole_file;
mod wrap;

use std::process::ExitCode;

fn main() -> ExitCode {
    cli::run(std::env::args_os())
}
