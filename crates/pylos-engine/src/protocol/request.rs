//! What can be asked of the engine.

use std::time::Duration;

use crate::{Budget, Limits};

/// A line of the protocol.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Request {
    /// `pylos`: who are you?
    Hello,
    /// `isready`
    IsReady,
    /// `setoption name N value V`
    SetOption {
        /// Which option.
        name: String,
        /// What it is set to.
        value: String,
    },
    /// `newgame`
    NewGame,
    /// `position start|pos TEXT [moves T…]`
    Position {
        /// The text of the position; `None`: the start of the game.
        start: Option<String>,
        /// The turns played from there.
        turns: Vec<String>,
    },
    /// `go …`
    Go(Go),
    /// `stop`
    Stop,
    /// `show`
    Show,
    /// `quit`
    Quit,
}

/// How long to think.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
pub struct Go {
    /// What bounds the search.
    pub limits: Limits,
    /// Answer only when told to stop.
    pub infinite: bool,
}

impl Request {
    /// Reads a line; `None` if there is nothing on it.
    pub fn read(line: &str) -> Result<Option<Request>, String> {
        let words: Vec<&str> = line.split_whitespace().collect();
        let Some((&first, rest)) = words.split_first() else {
            return Ok(None);
        };
        let alone = |request| match rest {
            [] => Ok(Some(request)),
            [word, ..] => Err(format!("{first} takes nothing, found “{}”", quote(word))),
        };
        match first {
            "pylos" => alone(Request::Hello),
            "isready" => alone(Request::IsReady),
            "newgame" => alone(Request::NewGame),
            "stop" => alone(Request::Stop),
            "show" => alone(Request::Show),
            "quit" => alone(Request::Quit),
            "setoption" => set_option(rest).map(Some),
            "position" => position(rest).map(Some),
            "go" => go(rest).map(Request::Go).map(Some),
            _ => Err(format!("unknown command “{}”", quote(first))),
        }
    }
}

/// Enough of a word to recognise it.
pub(super) fn quote(word: &str) -> String {
    word.chars().filter(|c| !c.is_control()).take(40).collect()
}

fn set_option(words: &[&str]) -> Result<Request, String> {
    match words {
        ["name", name, "value", value @ ..] => {
            Ok(Request::SetOption { name: (*name).to_owned(), value: value.join(" ") })
        }
        _ => Err("setoption name NAME value VALUE".to_owned()),
    }
}

fn position(words: &[&str]) -> Result<Request, String> {
    let usage = || "position start [moves T…] or position pos TEXT [moves T…]".to_owned();
    let (place, turns) = match words.iter().position(|&word| word == "moves") {
        Some(at) => (&words[..at], &words[at + 1..]),
        None => (words, &words[..0]),
    };
    let start = match place {
        ["start"] => None,
        ["pos", text @ ..] if !text.is_empty() => Some(text.join(" ")),
        _ => return Err(usage()),
    };
    Ok(Request::Position { start, turns: turns.iter().map(|&turn| turn.to_owned()).collect() })
}

fn go(words: &[&str]) -> Result<Go, String> {
    let mut go = Go::default();
    let mut budget = Budget::default();
    let mut words = words.iter();
    while let Some(&word) = words.next() {
        let mut number = || {
            let text = words.next().copied().unwrap_or_default();
            text.parse::<u32>().map_err(|_| {
                format!("{word} needs a number from 0 to {}, found “{}”", u32::MAX, quote(text))
            })
        };
        let milliseconds = |n: u32| Duration::from_millis(n.into());
        match word {
            "infinite" => go.infinite = true,
            "depth" => go.limits.depth = Some(number()?.max(1)),
            "nodes" => go.limits.nodes = Some(number()?.into()),
            "movetime" => go.limits.time = Some(milliseconds(number()?)),
            "clock" => {
                budget.left = Some(milliseconds(number()?));
                budget.increment.get_or_insert_default();
            }
            "increment" => budget.increment = Some(milliseconds(number()?)),
            _ => return Err(format!("go does not know “{}”", quote(word))),
        }
    }
    go.limits = go.limits.and(budget.limits());
    Ok(go)
}

#[cfg(test)]
mod tests {
    use super::*;

    fn read(line: &str) -> Request {
        Request::read(line).unwrap().unwrap()
    }

    #[test]
    fn requests_are_read() {
        assert_eq!(Request::read("  \r\n"), Ok(None));
        assert_eq!(read("stop\n"), Request::Stop);
        assert_eq!(
            read("setoption name Rules value advanced+must"),
            Request::SetOption { name: "Rules".to_owned(), value: "advanced+must".to_owned() }
        );
        assert_eq!(
            read("position pos a/b L moves a1 b1"),
            Request::Position {
                start: Some("a/b L".to_owned()),
                turns: vec!["a1".to_owned(), "b1".to_owned()]
            }
        );
        let second = Limits::time(Duration::from_secs(1));
        assert_eq!(read("go movetime 1000"), Request::Go(Go { limits: second, infinite: false }));
        assert_eq!(
            read("go depth 3 infinite"),
            Request::Go(Go { limits: Limits::depth(3), infinite: true })
        );
    }

    #[test]
    fn nonsense_is_refused_with_a_reason() {
        for line in [
            "hello",
            "go depth",
            "go depth x",
            "go depth -1",
            "go up",
            "stop now",
            "position",
            "position pos",
            "position here",
            "setoption Rules",
            "go nodes 99999999999999999999",
        ] {
            assert!(Request::read(line).is_err(), "{line}");
        }
        let error = Request::read(&"\u{7}x".repeat(1_000)).unwrap_err();
        assert!(error.len() < 100 && !error.contains('\u{7}'), "{error}");
    }
}
