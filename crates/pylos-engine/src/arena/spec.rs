//! How a player is named on the command line.

use std::fmt;
use std::str::FromStr;
use std::time::Duration;

use crate::{Level, Limits, Strength};

/// A player: ours, or somebody else's program.
///
/// | text | plays |
/// |---|---|
/// | `level:5` | our level 5 |
/// | `depth:8` | our full strength, so many plies deep |
/// | `nodes:100000` | our full strength, so many positions |
/// | `time:100` | our full strength, so many milliseconds a turn |
/// | `full` | our full strength, as long as the clock allows |
/// | anything else | a command to run, which speaks the engine protocol |
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Spec {
    /// Our engine.
    Ours(Strength, Limits),
    /// A command with its arguments.
    Command(Vec<String>),
}

/// A text that names no player.
#[derive(Clone, Debug, PartialEq, Eq)]
pub struct SpecError(String);

impl fmt::Display for SpecError {
    fn fmt(&self, f: &mut fmt::Formatter<'_>) -> fmt::Result {
        let players = "level:1…10, depth:N, nodes:N, time:MILLISECONDS, full, or a command";
        write!(f, "“{}” is not a player: players are {players}", self.0)
    }
}

impl std::error::Error for SpecError {}

impl FromStr for Spec {
    type Err = SpecError;

    fn from_str(text: &str) -> Result<Spec, SpecError> {
        // With spaces around it, a player of ours is still no command.
        let text = text.trim();
        let bad = || SpecError(text.chars().take(60).collect());
        let number = |text: &str| text.parse::<u64>().ok().filter(|&n| n > 0).ok_or_else(bad);
        let full = |limits| Spec::Ours(Strength::Full, limits);
        Ok(match text.split_once(':') {
            Some(("level", level)) => {
                let level: Level = level.parse().map_err(|_| bad())?;
                Spec::Ours(Strength::Level(level), Limits::NONE)
            }
            Some(("depth", plies)) => {
                full(Limits::depth(u32::try_from(number(plies)?).map_err(|_| bad())?))
            }
            Some(("nodes", nodes)) => full(Limits::nodes(number(nodes)?)),
            Some(("time", time)) => full(Limits::time(Duration::from_millis(number(time)?))),
            _ if text == "full" => full(Limits::NONE),
            _ => {
                let words: Vec<String> = text.split_whitespace().map(str::to_owned).collect();
                if words.is_empty() {
                    return Err(bad());
                }
                Spec::Command(words)
            }
        })
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn players_are_read() {
        assert_eq!(
            "level:5".parse(),
            Ok(Spec::Ours(Strength::Level(Level::new(5).unwrap()), Limits::NONE))
        );
        assert_eq!(" full\n".parse(), Ok(Spec::Ours(Strength::Full, Limits::NONE)));
        assert!("\t nodes:x".parse::<Spec>().is_err(), "no command");
        assert_eq!("depth:8".parse(), Ok(Spec::Ours(Strength::Full, Limits::depth(8))));
        let command = vec!["./mine".to_owned(), "--fast".to_owned()];
        assert_eq!("./mine --fast".parse(), Ok(Spec::Command(command)));
        for text in ["", "level:11", "level:x", "depth:0", "nodes:-1", "time:"] {
            assert!(text.parse::<Spec>().is_err(), "{text}");
        }
    }
}
