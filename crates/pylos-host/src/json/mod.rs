//! JSON for those who must carry its code with them.
//!
//! `serde_json` reads a text and fills a shape in one go, which is fast, and
//! compiles its whole reader anew for every shape: that alone was a quarter of
//! what a phone downloads. Here a text becomes a tree first ([`Json`]), and
//! shapes are filled from the tree; both are written once. Whatever `serde`
//! derives works with either, and a test holds both against each other.

mod fill;
mod read;
mod write;

use std::fmt;

use serde::Serialize;
use serde::de::DeserializeOwned;

pub use read::parse;

/// A text as a tree.
#[derive(Clone, Debug, PartialEq)]
pub enum Json {
    /// `null`
    Null,
    /// `true` or `false`
    Bool(bool),
    /// A whole number from 0 on.
    Whole(u64),
    /// A whole number below 0.
    Negative(i64),
    /// Any other number.
    Fraction(f64),
    /// A text.
    Text(String),
    /// Values in order.
    List(Vec<Json>),
    /// Values by name, in the order of the text.
    Object(Vec<(String, Json)>),
}

impl Json {
    /// The member of this name.
    pub fn get(&self, name: &str) -> Option<&Json> {
        let Json::Object(members) = self else { return None };
        members.iter().find(|(own, _)| own == name).map(|(_, value)| value)
    }

    /// Takes the member of this name out.
    pub fn take(&mut self, name: &str) -> Option<Json> {
        let Json::Object(members) = self else { return None };
        let place = members.iter().position(|(own, _)| own == name)?;
        Some(members.remove(place).1)
    }

    /// The shape that this is meant to be.
    pub fn shape<T: DeserializeOwned>(self) -> Result<T, JsonError> {
        T::deserialize(self)
    }
}

/// The text of a shape.
pub fn write<T: Serialize + ?Sized>(shape: &T) -> Result<String, JsonError> {
    let mut writer = write::Writer::default();
    shape.serialize(&mut writer)?;
    Ok(writer.text)
}

/// What is wrong with a text, or why it is not the shape that it should be. It
/// is as thin as can be, because every result on the way has room for it.
#[derive(Clone, Debug, PartialEq, Eq)]
#[expect(clippy::box_collection, reason = "one word instead of three")]
pub struct JsonError(Box<String>);

impl JsonError {
    #[inline(never)]
    fn new(message: String) -> JsonError {
        JsonError(Box::new(message))
    }
}

impl fmt::Display for JsonError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        f.write_str(&self.0)
    }
}

impl std::error::Error for JsonError {}

impl serde::de::Error for JsonError {
    fn custom<T: fmt::Display>(message: T) -> JsonError {
        JsonError::new(message.to_string())
    }
}

impl serde::ser::Error for JsonError {
    fn custom<T: fmt::Display>(message: T) -> JsonError {
        JsonError::new(message.to_string())
    }
}

#[cfg(test)]
mod tests;
