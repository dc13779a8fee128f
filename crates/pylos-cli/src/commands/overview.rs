//! `pylos` alone, asked by a script: what it can do.

use clap::CommandFactory as _;
use serde_json::json;

use crate::cli::Cli;
use crate::console::{Answer, Console, Format};
use crate::data_dir::DataDir;
use crate::failure::Failure;

/// Writes the commands, and where data is kept.
pub fn run(console: &mut Console, data: &DataDir) -> Result<Answer, Failure> {
    let mut cli = Cli::command();
    let data = data.path().display().to_string();
    match console.format() {
        Format::Text => {
            console.text(cli.render_help())?;
            console.line(format_args!("\nData: {data}"))?;
        }
        Format::Json => {
            let commands: Vec<_> = cli
                .get_subcommands()
                .map(|command| {
                    let about = command.get_about().map(ToString::to_string);
                    json!({ "name": command.get_name(), "about": about })
                })
                .collect();
            console.json(&json!({
                "version": env!("CARGO_PKG_VERSION"),
                "data": data,
                "commands": commands,
            }))?;
        }
    }
    Ok(Answer::Yes)
}
