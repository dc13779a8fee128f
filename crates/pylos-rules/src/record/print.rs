//! The canonical text of a record.

use std::fmt::{self, Write as _};

use super::Record;

impl fmt::Display for Record {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        for (name, value) in self.tags.iter() {
            write!(f, "[{name} \"")?;
            for letter in value.chars() {
                match letter {
                    '"' | '\\' => write!(f, "\\{letter}")?,
                    '\n' => f.write_str("\\n")?,
                    _ => f.write_char(letter)?,
                }
            }
            f.write_str("\"]\n")?;
        }
        if self.tags.iter().next().is_some() {
            f.write_str("\n")?;
        }
        if !self.comment.is_empty() {
            print_comment(f, &self.comment)?;
            f.write_str("\n")?;
        }
        // Two turns to a line, so that a change of one touches one line.
        for (i, pair) in self.turns.chunks(2).enumerate() {
            write!(f, "{}.", i + 1)?;
            for turn in pair {
                write!(f, " {}", turn.text)?;
                if !turn.comment.is_empty() {
                    f.write_str(" ")?;
                    print_comment(f, &turn.comment)?;
                }
            }
            f.write_str("\n")?;
        }
        writeln!(f, "{}", self.score)
    }
}

fn print_comment(f: &mut fmt::Formatter<'_>, comment: &str) -> fmt::Result {
    f.write_str("{")?;
    for letter in comment.chars() {
        if matches!(letter, '}' | '\\') {
            f.write_str("\\")?;
        }
        f.write_char(letter)?;
    }
    f.write_str("}")
}
