//! The tag pairs at the head of a record.

use std::fmt;

use super::line_column::Source;
use super::{LineColumn, shorten};

/// The tags of a record, each name at most once, in their canonical order:
/// those that the format knows first, then the others by name.
#[derive(Clone, Debug, PartialEq, Eq, Default)]
pub struct Tags(Vec<Tag>);

/// Tags are kept sorted: a handful needs no tree.
#[derive(Clone, Debug, PartialEq, Eq)]
struct Tag {
    name: Name,
    value: String,
    source: Source,
}

/// A name with its rank among those that the format knows.
type Name = (usize, String);

/// The tags that the format knows, in canonical order.
const KNOWN: [&str; 14] = [
    "Game",
    "Rules",
    "Event",
    "Site",
    "Date",
    "Round",
    "Light",
    "Dark",
    "Blue",
    "Red",
    "Position",
    "TimeControl",
    "Repetition",
    "Reason",
];

impl Tags {
    /// The value of a tag.
    pub fn get(&self, name: &str) -> Option<&str> {
        self.find(name).map(|tag| &*tag.value)
    }

    /// All names and values in canonical order.
    pub fn iter(&self) -> impl Iterator<Item = (&str, &str)> {
        self.0.iter().map(|tag| (&*tag.name.1, &*tag.value))
    }

    /// Where a tag stood in the text that it was read from.
    pub fn place(&self, name: &str) -> Option<LineColumn> {
        self.find(name)?.source.0
    }

    /// Sets a tag; an old value is replaced.
    pub(super) fn set(&mut self, name: &str, value: &str) -> Result<(), TagError> {
        check_name(name)?;
        let tag = Tag { name: ranked(name), value: value.to_owned(), source: Source(None) };
        match self.seek(&tag.name) {
            Ok(place) => self.0[place] = tag,
            Err(place) => self.0.insert(place, tag),
        }
        Ok(())
    }

    /// Adds a tag that must be new.
    pub(super) fn add(
        &mut self,
        name: &str,
        value: String,
        place: LineColumn,
    ) -> Result<(), TagError> {
        check_name(name)?;
        let tag = Tag { name: ranked(name), value, source: Source(Some(place)) };
        match self.seek(&tag.name) {
            Ok(_) => Err(TagError::Twice(shorten(name))),
            Err(free) => {
                self.0.insert(free, tag);
                Ok(())
            }
        }
    }

    fn find(&self, name: &str) -> Option<&Tag> {
        self.seek(&ranked(name)).ok().map(|place| &self.0[place])
    }

    /// Where a tag is, or where it would be.
    fn seek(&self, name: &Name) -> Result<usize, usize> {
        self.0.binary_search_by(|tag| tag.name.cmp(name))
    }
}

fn ranked(name: &str) -> Name {
    let rank = KNOWN.iter().position(|known| *known == name).unwrap_or(KNOWN.len());
    (rank, name.to_owned())
}

fn check_name(name: &str) -> Result<(), TagError> {
    let mut letters = name.bytes();
    let begins_well = letters.next().is_some_and(|first| first.is_ascii_alphabetic());
    let goes_on_well = letters.all(|letter| letter.is_ascii_alphanumeric() || letter == b'_');
    if begins_well && goes_on_well { Ok(()) } else { Err(TagError::Name(shorten(name))) }
}

/// Why a tag is refused.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum TagError {
    /// This is not a name.
    Name(String),
    /// The name is already there.
    Twice(String),
}

impl fmt::Display for TagError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            TagError::Name(name) => {
                write!(f, "“{name}” is not a tag name: expected a letter, then letters, digits, _")
            }
            TagError::Twice(name) => write!(f, "the tag {name} is given twice"),
        }
    }
}

impl std::error::Error for TagError {}
