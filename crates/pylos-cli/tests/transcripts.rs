//! Commands and their answers, word for word: the files in `transcripts/`, and
//! every example of the README.
//!
//! A transcript is a series of commands after `$ `, run by the shell, each with
//! its standard output, then its standard error with `2> ` before each line,
//! then `[exit N]` unless that is 0. `[..]` stands for anything within a line.
//! Run with `PYLOS_BLESS=1` to write what the program says now into the files,
//! and read the difference.

mod pylos;

use std::path::Path;

use pylos::Pylos;

/// One command with the answer that a file promises.
struct Example {
    line: usize,
    command: String,
    answer: String,
}

/// The commands of a text; what stands before the first is skipped.
fn examples(text: &str, first_line: usize) -> Vec<Example> {
    let mut examples: Vec<Example> = Vec::new();
    for (i, line) in text.lines().enumerate() {
        if let Some(command) = line.strip_prefix("$ ") {
            let (line, command) = (first_line + i, command.to_owned());
            examples.push(Example { line, command, answer: String::new() });
        } else if let Some(example) = examples.last_mut() {
            example.answer += &format!("{line}\n");
        }
    }
    examples
}

/// Whether a line is as promised; `[..]` matches anything.
fn matches(promised: &str, said: &str) -> bool {
    let mut parts = promised.split("[..]");
    let mut rest = match said.strip_prefix(parts.next().unwrap_or_default()) {
        Some(rest) => rest,
        None => return false,
    };
    let mut parts = parts.peekable();
    if parts.peek().is_none() {
        return rest.is_empty();
    }
    while let Some(part) = parts.next() {
        if parts.peek().is_none() {
            return rest.ends_with(part);
        }
        match rest.find(part) {
            Some(at) => rest = &rest[at + part.len()..],
            None => return false,
        }
    }
    true
}

fn same(promised: &str, said: &str) -> bool {
    let (promised, said): (Vec<_>, Vec<_>) =
        (promised.trim_end().lines().collect(), said.trim_end().lines().collect());
    promised.len() == said.len() && promised.iter().zip(&said).all(|(p, s)| matches(p, s))
}

#[test]
fn transcripts_are_true() {
    let folder = Path::new(env!("CARGO_MANIFEST_DIR")).join("tests/transcripts");
    let bless = std::env::var_os("PYLOS_BLESS").is_some();
    let mut wrong = Vec::new();
    let mut checked = 0;
    for entry in folder.read_dir().expect("the transcripts are there") {
        let path = entry.expect("readable").path();
        let name = path.file_name().expect("a name").to_string_lossy().into_owned();
        let text = std::fs::read_to_string(&path).expect("readable");
        let pylos = Pylos::new();
        let mut blessed = text
            .lines()
            .take_while(|line| !line.starts_with("$ "))
            .fold(String::new(), |text, line| text + line + "\n");
        for example in examples(&text, 1) {
            let said = pylos.shell(&example.command);
            let answer = said.transcript();
            checked += 1;
            let kept = if same(&example.answer, &answer) {
                example.answer.trim_end().to_owned()
            } else {
                wrong.push(format!(
                    "{name}:{}: $ {}\npromised:\n{}\nsaid:\n{answer}",
                    example.line, example.command, example.answer
                ));
                answer.trim_end().to_owned()
            };
            blessed += &format!("$ {}\n", example.command);
            if !kept.is_empty() {
                blessed += &format!("{kept}\n");
            }
            blessed.push('\n');
        }
        if bless {
            std::fs::write(&path, blessed.trim_end().to_owned() + "\n").expect("writable");
        }
    }
    assert!(checked > 20, "only {checked} commands were found");
    assert!(bless || wrong.is_empty(), "{}", wrong.join("\n"));
}

/// What a reader pastes from the README or from a page of the documentation
/// works and answers as printed there.
#[test]
fn the_examples_of_the_readme_and_the_documentation_work() {
    for (page, least) in [("README.md", 5), ("docs/equator.md", 3), ("docs/equator-example.md", 15)]
    {
        let path = Path::new(env!("CARGO_MANIFEST_DIR")).join("../..").join(page);
        let text = std::fs::read_to_string(path).expect("the page is there");
        let pylos = Pylos::new();
        let mut checked = 0;
        let mut line = 1;
        for (i, block) in text.split("```").enumerate() {
            if i % 2 == 1 && block.starts_with("console") {
                for example in examples(block, line) {
                    let said = pylos.shell(&example.command);
                    let both = format!("{}{}", said.stdout, said.stderr);
                    checked += 1;
                    assert!(
                        same(&example.answer, &both),
                        "{page}:{}: $ {}\npromised:\n{}\nsaid:\n{both}",
                        example.line,
                        example.command,
                        example.answer
                    );
                }
            }
            line += block.matches('\n').count();
        }
        assert!(checked >= least, "only {checked} examples were found in {page}");
    }
}
