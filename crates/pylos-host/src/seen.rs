//! Who is there.

/// Milliseconds since 1970.
pub type Millis = i64;

/// What is known about the presence of a seat's holder.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Seen {
    /// Connected.
    Online,
    /// Gone since then.
    Left(Millis),
    /// Never connected.
    Never,
}
