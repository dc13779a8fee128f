//! Who plays a side.

use std::str::FromStr;

use pylos_engine::Level;

use crate::language::{Text, name};

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the keyboard.
    #[default]
    Human,
    /// The engine, at this level.
    Computer(Level),
}

impl Seat {
    /// Who it is, in a word or two.
    pub fn told(self) -> Text {
        match self {
            Seat::Human => Text::SeatHuman,
            Seat::Computer(level) => Text::SeatLevel { level: name(level) },
        }
    }
}

impl FromStr for Seat {
    type Err = String;

    fn from_str(text: &str) -> Result<Seat, String> {
        if text == "human" {
            return Ok(Seat::Human);
        }
        let level = text.parse().map_err(|_| "expected “human” or a level from 1 to 10")?;
        Ok(Seat::Computer(level))
    }
}
