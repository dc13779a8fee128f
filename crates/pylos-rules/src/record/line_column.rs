//! Where something stands in a text.

use std::fmt;

/// A place in a text: line and column, both counted from 1, columns in
/// characters.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct LineColumn {
    /// The line.
    pub line: usize,
    /// The character in the line.
    pub column: usize,
}

impl fmt::Display for LineColumn {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "line {}, column {}", self.line, self.column)
    }
}

/// Where a part of a record was read, if it was read at all. It serves error
/// messages and makes no difference between records: any two are equal.
#[derive(Clone, Copy, Debug, Default)]
pub(super) struct Source(pub Option<LineColumn>);

impl PartialEq for Source {
    fn eq(&self, _: &Source) -> bool {
        true
    }
}

impl Eq for Source {}
