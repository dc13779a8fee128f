//! The ten levels.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

/// How well a computer plays, 1 to 10: from somebody who has just learnt the
/// rules to the best that the engine can do.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash, PartialOrd, Ord)]
pub struct Level(u8);

impl Level {
    /// All levels, weakest first.
    pub const ALL: [Level; 10] = {
        let mut all = [Level(1); 10];
        let mut i = 0;
        while i < 10 {
            all[i] = Level(i as u8 + 1);
            i += 1;
        }
        all
    };

    /// The best.
    pub const HIGHEST: Level = Level(10);

    /// The level with this number, 1 to 10.
    pub fn new(number: u8) -> Option<Level> {
        (1..=10).contains(&number).then_some(Level(number))
    }

    /// 1 to 10.
    pub fn number(self) -> u8 {
        self.0
    }

    /// The longest that a level thinks, even where the machine is slow. A
    /// search takes a while to notice that its time is up, so this leaves some
    /// of the 50 ms, or of the second from level 8 on, that an answer may take.
    pub fn patience(self) -> Duration {
        Duration::from_millis(if self.0 <= 7 { 40 } else { 900 })
    }
}

impl fmt::Display for Level {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "{}", self.0)
    }
}

/// A text that names no level.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct LevelError(String);

impl fmt::Display for LevelError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        write!(f, "“{}” is not a level: levels are 1 to 10", self.0)
    }
}

impl std::error::Error for LevelError {}

impl FromStr for Level {
    type Err = LevelError;

    fn from_str(text: &str) -> Result<Level, LevelError> {
        let unknown = || LevelError(text.chars().take(12).collect());
        text.parse().ok().and_then(Level::new).ok_or_else(unknown)
    }
}

/// How an engine plays.
#[derive(Clone, Copy, Debug, PartialEq, Eq, Hash)]
pub enum Strength {
    /// As a level: with its mistakes and within its thinking time.
    Level(Level),
    /// As well as the limits of each search allow.
    Full,
}
