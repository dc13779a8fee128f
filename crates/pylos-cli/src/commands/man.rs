//! `pylos man`: the help of every command as manual pages.

use std::path::PathBuf;

use clap::CommandFactory as _;
use serde_json::json;

use crate::cli::Cli;
use crate::console::{Answer, Console, Format};
use crate::failure::{Failure, FailureKind};
use crate::whole_file;

/// Print a manual page, or write all of them into a folder
///
/// For example:
///   pylos man serve | man -l -
///   pylos man --out ~/.local/share/man/man1
#[derive(clap::Args)]
#[command(verbatim_doc_comment)]
pub struct Man {
    /// The command whose page is printed, such as “puzzles play”; pylos itself if left out
    command: Vec<String>,
    /// Write the pages of all commands into this folder
    #[arg(long, value_name = "DIR", conflicts_with = "command")]
    out: Option<PathBuf>,
}

/// A page of the manual.
struct Page {
    /// The command as it is typed.
    command: String,
    /// What its file is called.
    file: String,
    /// In the language of `man`.
    text: String,
}

impl Man {
    /// Prints the page, or writes all.
    pub fn run(&self, console: &mut Console) -> Result<Answer, Failure> {
        let pages = pages()?;
        if let Some(folder) = &self.out {
            for page in &pages {
                whole_file::write_in_new_folder(&folder.join(&page.file), page.text.as_bytes())?;
            }
            let files: Vec<&str> = pages.iter().map(|page| &*page.file).collect();
            match console.format() {
                Format::Text => console.line(files.join("\n"))?,
                Format::Json => console.json(&json!({ "files": files }))?,
            }
            return Ok(Answer::Yes);
        }
        let words = self.command.iter().flat_map(|words| words.split_whitespace());
        let asked: Vec<&str> = std::iter::once("pylos").chain(words).collect();
        let asked = asked.join(" ");
        let page = pages.iter().find(|page| page.command == asked);
        let page = page.ok_or_else(|| {
            Failure::usage(format!("there is no command “{asked}”; “pylos --help” lists them"))
        })?;
        match console.format() {
            Format::Text => console.text(&page.text)?,
            Format::Json => {
                console.json(&json!({ "command": page.command, "page": page.text }))?;
            }
        }
        Ok(Answer::Yes)
    }
}

/// The pages of all commands, each before those under it.
fn pages() -> Result<Vec<Page>, Failure> {
    let mut program = Cli::command().disable_help_subcommand(true);
    program.build();
    let mut pages = Vec::new();
    collect(&program, "pylos", &mut pages)?;
    Ok(pages)
}

fn collect(command: &clap::Command, typed: &str, pages: &mut Vec<Page>) -> Result<(), Failure> {
    let page = clap_mangen::Man::new(command.clone())
        .source(concat!("pylos ", env!("CARGO_PKG_VERSION")))
        .manual("Pylos");
    let mut text = Vec::new();
    let failed = |error: std::io::Error| Failure::new(FailureKind::Output, error.to_string());
    page.render(&mut text).map_err(failed)?;
    let text = String::from_utf8_lossy(&text).into_owned();
    pages.push(Page { command: typed.to_owned(), file: page.get_filename(), text });
    for under in command.get_subcommands().filter(|under| !under.is_hide_set()) {
        collect(under, &format!("{typed} {}", under.get_name()), pages)?;
    }
    Ok(())
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn every_command_has_a_page_under_its_name() {
        let pages = pages().expect("pages");
        for command in Cli::command().get_subcommands() {
            let name = command.get_name();
            let page = pages.iter().find(|page| page.command == format!("pylos {name}"));
            let page = page.unwrap_or_else(|| panic!("{name} has no page"));
            assert_eq!(page.file, format!("pylos-{name}.1"));
            let said = page.text.lines().skip_while(|line| *line != ".SH NAME").nth(1);
            let dash = format!("pylos\\-{} \\- ", name.replace('-', "\\-"));
            let purpose = said.and_then(|said| said.strip_prefix(&dash));
            assert!(purpose.is_some_and(|purpose| !purpose.is_empty()), "{name}: {said:?}");
        }
        assert_eq!(pages[0].file, "pylos.1");
        assert!(pages.iter().any(|page| page.file == "pylos-puzzles-play.1"));
    }
}
