//! `pylos completions`: what shells need to complete commands.

use clap::CommandFactory as _;
use clap_complete::Shell;
use serde_json::json;

use crate::cli::Cli;
use crate::console::{Answer, Console, Format};
use crate::failure::Failure;

/// Print a completion script for a shell
///
/// For example, for bash:
///   pylos completions bash > ~/.local/share/bash-completion/completions/pylos
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Completions {
    /// The shell
    #[arg(value_enum)]
    shell: Shell,
}

impl Completions {
    /// Writes the script.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let mut script = Vec::new();
        clap_complete::generate(self.shell, &mut Cli::command(), "pylos", &mut script);
        let script = String::from_utf8_lossy(&script);
        match console.format() {
            Format::Text => console.text(script)?,
            Format::Json => {
                console.json(&json!({ "shell": self.shell.to_string(), "script": script }))?;
            }
        }
        Ok(Answer::Yes)
    }
}
