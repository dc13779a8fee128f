//! Where answers go: text or JSON on standard output, with or without colour.

use std::fmt::Display;
use std::io::{BufWriter, IsTerminal as _, Stdout, Write};

use serde_json::Value;

use crate::failure::Failure;
use crate::language::Language;

/// What a command found out; it becomes the exit code.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Answer {
    /// Done, or yes: exit code 0.
    Yes,
    /// A valid question with a negative answer: exit code 1.
    No,
}

/// How answers are written.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Format {
    /// For people and for line tools.
    Text,
    /// One JSON document per answer.
    Json,
}

/// Whether drawings are coloured.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Paint {
    /// With terminal colours.
    Color,
    /// Characters alone.
    Plain,
}

impl Paint {
    /// Stands out.
    pub fn bold(self, text: &str) -> String {
        self.coded("1", text)
    }

    /// The text with a terminal's display codes around it, if there is colour.
    pub fn coded(self, codes: &str, text: &str) -> String {
        match self {
            Paint::Color => format!("\x1b[{codes}m{text}\x1b[0m"),
            Paint::Plain => text.to_owned(),
        }
    }
}

/// When to use colour.
#[derive(Clone, Copy, Debug, Default, clap::ValueEnum)]
pub enum ColorChoice {
    /// Where the terminal has it and NO_COLOR is not set
    #[default]
    Auto,
    /// Even into files and pipes
    Always,
    /// Nowhere
    Never,
}

impl ColorChoice {
    fn paint(self) -> Paint {
        let colored = match self {
            ColorChoice::Always => true,
            ColorChoice::Never => false,
            ColorChoice::Auto => {
                // https://no-color.org: set and not empty means no.
                let refused = std::env::var_os("NO_COLOR").is_some_and(|value| !value.is_empty());
                let dumb = std::env::var_os("TERM").is_some_and(|term| term == "dumb");
                !refused && !dumb && std::io::stdout().is_terminal()
            }
        };
        if colored { Paint::Color } else { Paint::Plain }
    }
}

/// Standard output, as the caller wants it.
pub struct Console {
    out: BufWriter<Stdout>,
    format: Format,
    paint: Paint,
    language: Language,
}

impl Console {
    /// Standard output in this format.
    pub fn new(format: Format, color: ColorChoice, language: Language) -> Console {
        let out = BufWriter::new(std::io::stdout());
        Console { out, format, paint: color.paint(), language }
    }

    /// How answers are written.
    pub fn format(&self) -> Format {
        self.format
    }

    /// Whether drawings are coloured.
    pub fn paint(&self) -> Paint {
        self.paint
    }

    /// The language of the answers. What programs read has none: English.
    pub fn language(&self) -> Language {
        match self.format {
            Format::Text => self.language,
            Format::Json => Language::En,
        }
    }

    /// Writes a line of text.
    pub fn line(&mut self, text: impl Display) -> Result<(), Failure> {
        writeln!(self.out, "{text}").map_err(Failure::output)
    }

    /// Writes a text as it is.
    pub fn text(&mut self, text: impl Display) -> Result<(), Failure> {
        write!(self.out, "{text}").map_err(Failure::output)
    }

    /// Writes the bytes of a file.
    pub fn bytes(&mut self, bytes: &[u8]) -> Result<(), Failure> {
        self.out.write_all(bytes).map_err(Failure::output)
    }

    /// Writes a JSON document on a line of its own.
    pub fn json(&mut self, value: &Value) -> Result<(), Failure> {
        self.line(value)
    }

    /// Makes what was written visible.
    pub fn flush(&mut self) -> Result<(), Failure> {
        self.out.flush().map_err(Failure::output)
    }
}

/// An answer with the fields of a shared shape added to those it has.
pub fn with_shape(mut answer: Value, shape: Value) -> Value {
    if let (Some(fields), Value::Object(shape)) = (answer.as_object_mut(), shape) {
        for (name, value) in shape {
            fields.entry(name).or_insert(value);
        }
    }
    answer
}
