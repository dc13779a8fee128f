//! Texts, before it is decided in which language.

use std::fmt::Display;

use pylos_views::Reason;

include!(concat!(env!("OUT_DIR"), "/text.rs"));

/// What fills a gap in a text.
#[derive(Clone, Debug, PartialEq)]
pub enum Word {
    /// A number; texts choose their plural by it.
    Number(i64),
    /// A number of hundredths, told with the language's own decimal sign.
    Hundredths(i32),
    /// Something that is the same in every language: a cell, a turn, a file.
    Name(String),
    /// A text of its own.
    Text(Box<Text>),
    /// Why a text is no turn, with the message that English readers get.
    Refusal {
        /// The reason.
        reason: Box<Reason>,
        /// The message.
        english: String,
    },
}

/// The word for something that is the same in every language.
pub fn name(what: impl Display) -> Word {
    Word::Name(what.to_string())
}

impl From<Text> for Word {
    fn from(text: Text) -> Word {
        Word::Text(Box::new(text))
    }
}

impl From<&str> for Word {
    fn from(name: &str) -> Word {
        Word::Name(name.to_owned())
    }
}

impl From<String> for Word {
    fn from(name: String) -> Word {
        Word::Name(name)
    }
}

macro_rules! numbers {
    ($($number:ty)*) => {
        $(impl From<$number> for Word {
            fn from(number: $number) -> Word {
                Word::Number(i64::from(number))
            }
        })*
    };
}

numbers!(u8 u16 u32 i16 i32);

/// Numbers beyond what texts are made for are told as the largest of them.
impl From<u64> for Word {
    fn from(number: u64) -> Word {
        Word::Number(i64::try_from(number).unwrap_or(i64::MAX))
    }
}

impl From<usize> for Word {
    fn from(number: usize) -> Word {
        Word::from(number as u64)
    }
}
