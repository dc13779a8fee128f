//! From text to records, in one pass.

use std::str::FromStr;

use super::line_column::Source;
use super::{LineColumn, Record, RecordError, RecordProblem, RecordedResult, TagPart, shorten};

impl FromStr for Record {
    type Err = RecordError;

    /// Reads a text that holds one game alone.
    fn from_str(text: &str) -> Result<Record, RecordError> {
        let mut reader = Reader::new(text);
        let record = reader.record()?.ok_or(RecordError::at(None, RecordProblem::Empty))?;
        match reader.peek_past_space() {
            Some(_) => Err(reader.error(RecordProblem::MoreThanOne)),
            None => Ok(record),
        }
    }
}

/// See [`Record::read_all`].
pub(super) fn records(text: &str) -> Result<Vec<Record>, RecordError> {
    let mut reader = Reader::new(text);
    std::iter::from_fn(|| reader.record().transpose()).collect()
}

/// Whether a word can be a turn: it has no letter with a meaning of its own,
/// and is neither a result nor begins like a number.
pub(super) fn is_turn(word: &str) -> bool {
    !word.is_empty()
        && word.chars().all(is_word_letter)
        && word.parse::<RecordedResult>().is_err()
        && number(word).is_none()
}

fn is_word_letter(letter: char) -> bool {
    letter.is_ascii_graphic() && !matches!(letter, '[' | ']' | '{' | '}' | '"' | '\\')
}

/// The digits and dots that a word begins with, if it begins like a number.
fn number(word: &str) -> Option<(&str, &str)> {
    let digits = word.bytes().take_while(u8::is_ascii_digit).count();
    let dots = word[digits..].bytes().take_while(|byte| *byte == b'.').count();
    (dots > 0).then(|| word.split_at(digits + dots))
}

struct Reader<'a> {
    rest: &'a str,
    place: LineColumn,
}

impl<'a> Reader<'a> {
    fn new(text: &'a str) -> Reader<'a> {
        // Some editors begin a file with a mark of its encoding.
        let rest = text.strip_prefix('\u{feff}').unwrap_or(text);
        Reader { rest, place: LineColumn { line: 1, column: 1 } }
    }

    fn error(&self, problem: RecordProblem) -> RecordError {
        RecordError::at(Some(self.place), problem)
    }

    fn peek(&self) -> Option<char> {
        self.rest.chars().next()
    }

    fn peek_past_space(&mut self) -> Option<char> {
        while self.peek().is_some_and(char::is_whitespace) {
            self.next();
        }
        self.peek()
    }

    fn next(&mut self) -> Option<char> {
        let letter = self.peek()?;
        self.rest = &self.rest[letter.len_utf8()..];
        self.place = match letter {
            '\n' => LineColumn { line: self.place.line + 1, column: 1 },
            _ => LineColumn { column: self.place.column + 1, ..self.place },
        };
        Some(letter)
    }

    /// The next record; `None` at the end of the text.
    fn record(&mut self) -> Result<Option<Record>, RecordError> {
        let mut record = Record::default();
        if self.peek_past_space().is_none() {
            return Ok(None);
        }
        record.begins = Source(Some(self.place));
        loop {
            match self.peek_past_space() {
                None => return Err(self.error(RecordProblem::NoResult)),
                Some('[') if record.turns.is_empty() && record.comment.is_empty() => {
                    self.tag(&mut record)?;
                }
                Some('[') => return Err(self.error(RecordProblem::LateTag)),
                Some('{') => record.add_comment(&self.comment()?),
                Some(letter) if !is_word_letter(letter) => {
                    return Err(self.error(RecordProblem::Stray(letter)));
                }
                Some(_) => {
                    record.ends = Source(Some(self.place));
                    if let Some(score) = self.word(&mut record)? {
                        record.score = score;
                        return Ok(Some(record));
                    }
                }
            }
        }
    }

    fn tag(&mut self, record: &mut Record) -> Result<(), RecordError> {
        let start = self.place;
        self.next();
        self.peek_past_space();
        let name = self.take_while(|letter| letter.is_ascii_alphanumeric() || letter == '_');
        self.expect('"', TagPart::Value)?;
        let mut value = String::new();
        loop {
            match self.next() {
                Some('"') => break,
                Some('\\') => value.push(match self.next() {
                    Some('n') => '\n',
                    Some(letter @ ('"' | '\\')) => letter,
                    _ => return Err(self.error(RecordProblem::TagForm(TagPart::Escape))),
                }),
                Some('\n') | None => {
                    return Err(self.error(RecordProblem::TagForm(TagPart::ClosingQuote)));
                }
                Some(letter) => value.push(letter),
            }
        }
        self.expect(']', TagPart::Bracket)?;
        let inserted = record.tags.add(name, value, start);
        inserted.map_err(|error| RecordError::at(Some(start), RecordProblem::Tag(error)))
    }

    fn expect(&mut self, letter: char, part: TagPart) -> Result<(), RecordError> {
        if self.peek_past_space() != Some(letter) {
            return Err(self.error(RecordProblem::TagForm(part)));
        }
        self.next();
        Ok(())
    }

    fn comment(&mut self) -> Result<String, RecordError> {
        let start = self.place;
        let open = || RecordError::at(Some(start), RecordProblem::OpenComment);
        self.next();
        let mut comment = String::new();
        loop {
            match self.next().ok_or_else(open)? {
                '}' => return Ok(comment),
                '\\' => comment.push(self.next().ok_or_else(open)?),
                letter => comment.push(letter),
            }
        }
    }

    /// A number, a turn, both in one, or the result.
    fn word(&mut self, record: &mut Record) -> Result<Option<RecordedResult>, RecordError> {
        let start = self.place;
        let word = self.take_while(is_word_letter);
        if let Ok(score) = word.parse() {
            return Ok(Some(score));
        }
        let (found, turn) = number(word).unwrap_or(("", word));
        let at = |problem| RecordError::at(Some(start), problem);
        if !found.is_empty() {
            let expected = record.turns.len() / 2 + 1;
            let digits = found.trim_end_matches('.');
            if digits.parse() != Ok(expected) {
                let found = shorten(found);
                return Err(at(RecordProblem::Number { found, expected }));
            }
        }
        if !turn.is_empty() {
            let column = start.column + found.len();
            let place = LineColumn { column, ..start };
            record.push_turn_from(turn, Source(Some(place))).map_err(at)?;
        }
        Ok(None)
    }

    fn take_while(&mut self, wanted: impl Fn(char) -> bool) -> &'a str {
        let all = self.rest;
        while self.peek().is_some_and(&wanted) {
            self.next();
        }
        &all[..all.len() - self.rest.len()]
    }
}
