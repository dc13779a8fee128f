//! Games as text: tags, numbered turns, comments and a result, in the manner
//! of PGN. `docs/record.md` describes the format.

mod convert;
mod error;
mod line_column;
mod parse;
mod print;
mod replay_error;
mod result;
mod tags;

pub use error::{RecordError, RecordProblem, TagPart};
pub use line_column::LineColumn;
pub use replay_error::{AnyReplayError, ReplayError, ReplayProblem};
pub use result::{RecordedResult, RecordedResultError};
pub use tags::{TagError, Tags};

use line_column::Source;

/// One game as it is written down. Turns are texts here, of either game and
/// not yet held against any rules; [`to_game`](Record::to_game) does that.
///
/// Printing gives the one canonical text, and reading that gives the same
/// record again.
///
/// ```
/// use pylos_rules::{Game, Record, pyramid::{Position, Rules}};
/// let text = r#"
/// [Game "pyramid"]  [Rules "standard"]
/// [Dark "Ada"]      [Light "Charles"]
/// a1 b2 {centre} 2. c1 *
/// "#;
/// let record: Record = text.parse().unwrap();
/// assert_eq!(record.tags().get("Dark"), Some("Ada"));
/// assert_eq!(record.to_string(), r#"[Game "pyramid"]
/// [Rules "standard"]
/// [Light "Charles"]
/// [Dark "Ada"]
///
/// 1. a1 b2 {centre}
/// 2. c1
/// *
/// "#);
/// let game: Game<Position> = record.to_game().unwrap();
/// assert_eq!(game.rules(), Rules::STANDARD);
/// assert_eq!(game.ply(), 3);
/// ```
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Record {
    tags: Tags,
    comment: String,
    turns: Vec<RecordedTurn>,
    score: RecordedResult,
    begins: Source,
    ends: Source,
}

/// A turn of a [`Record`] and what was remarked about it.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct RecordedTurn {
    text: String,
    comment: String,
    source: Source,
}

impl Record {
    /// Reads all the records of a text, one after the other; none if it is
    /// empty.
    pub fn read_all(text: &str) -> Result<Vec<Record>, RecordError> {
        parse::records(text)
    }

    /// The tags.
    pub fn tags(&self) -> &Tags {
        &self.tags
    }

    /// Sets a tag; an old value is replaced.
    pub fn set_tag(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        self.tags.set(name, value)
    }

    /// What is remarked before the first turn; empty if nothing is.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// Adds a remark to the last turn, or before the first.
    pub fn add_comment(&mut self, comment: &str) {
        let last = match self.turns.last_mut() {
            Some(turn) => &mut turn.comment,
            None => &mut self.comment,
        };
        // Two remarks in the same place are one.
        if !last.is_empty() && !comment.is_empty() {
            last.push(' ');
        }
        last.push_str(comment);
    }

    /// The turns, in order.
    pub fn turns(&self) -> &[RecordedTurn] {
        &self.turns
    }

    /// Adds a turn. Its text must be one word that cannot be taken for
    /// anything else in a record.
    pub fn push_turn(&mut self, text: &str) -> Result<(), RecordProblem> {
        self.push_turn_from(text, Source(None))
    }

    fn push_turn_from(&mut self, text: &str, source: Source) -> Result<(), RecordProblem> {
        if !parse::is_turn(text) {
            return Err(RecordProblem::NotATurn(shorten(text)));
        }
        self.turns.push(RecordedTurn { text: text.to_owned(), comment: String::new(), source });
        Ok(())
    }

    /// The result.
    pub fn score(&self) -> RecordedResult {
        self.score
    }
}

impl RecordedTurn {
    /// The turn as it was written.
    pub fn text(&self) -> &str {
        &self.text
    }

    /// What is remarked after it; empty if nothing is.
    pub fn comment(&self) -> &str {
        &self.comment
    }

    /// Where the turn stood in the text that it was read from.
    pub fn place(&self) -> Option<LineColumn> {
        self.source.0
    }
}

/// As much of a foreign text as an error repeats.
fn shorten(text: &str) -> String {
    text.chars().take(24).collect()
}
