//! The words of a line.

use super::FileProblem;

/// A word of a line: as it is, or in quotes.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Word {
    Plain(String),
    Quoted(String),
}

impl Word {
    /// The word, if it stands without quotes.
    pub(super) fn plain(&self) -> Option<&str> {
        match self {
            Word::Plain(word) => Some(word),
            Word::Quoted(_) => None,
        }
    }
}

/// Takes a line apart. In quotes, `\"` is a quote and `\\` a backslash.
pub(super) fn words(line: &str) -> Result<Vec<Word>, FileProblem> {
    let mut words = Vec::new();
    let mut letters = line.chars().peekable();
    while let Some(&letter) = letters.peek() {
        if letter.is_whitespace() {
            letters.next();
        } else if letter == '"' {
            letters.next();
            let mut text = String::new();
            loop {
                match letters.next().ok_or(FileProblem::Quote)? {
                    '"' => break,
                    '\\' => match letters.next() {
                        Some(escaped @ ('"' | '\\')) => text.push(escaped),
                        _ => return Err(FileProblem::Quote),
                    },
                    letter => text.push(letter),
                }
            }
            if letters.peek().is_some_and(|next| !next.is_whitespace()) {
                return Err(FileProblem::Quote);
            }
            words.push(Word::Quoted(text));
        } else {
            let mut word = String::new();
            while let Some(letter) = letters.next_if(|it| !it.is_whitespace() && *it != '"') {
                word.push(letter);
            }
            words.push(Word::Plain(word));
        }
    }
    Ok(words)
}

/// A text in quotes.
pub(super) fn quote(text: &str) -> String {
    format!("\"{}\"", text.replace('\\', "\\\\").replace('"', "\\\""))
}
