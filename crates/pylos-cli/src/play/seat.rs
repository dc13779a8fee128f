//! Who plays a side.

use std::fmt;
use std::str::FromStr;

use pylos_engine::Level;

/// Who plays a side.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub enum Seat {
    /// Somebody at the keyboard.
    #[default]
    Human,
    /// The engine, at this level.
    Computer(Level),
}

impl fmt::Display for Seat {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        match self {
            Seat::Human => f.write_str("human"),
            Seat::Computer(level) => write!(f, "level {level}"),
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
