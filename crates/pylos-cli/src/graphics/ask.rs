//! Asking the terminal what it can show.
//!
//! It is asked three things at once: for a tiny picture in the way of kitty,
//! which it does not show but answers; for the size of a letter's place; and
//! what it is (its device attributes). Every terminal answers the last one, so
//! that nobody has to wait for answers that never come; one that is silent is
//! waited for a short while, and then judged by its name.

use super::Protocol;

/// What was found out: the way, and pixels of a letter's place.
type Found = (Protocol, Option<(u16, u16)>);

/// What the terminal shows, if anything; `variable` reads the environment.
pub fn what_it_shows(variable: impl Fn(&str) -> Option<String>) -> Option<Found> {
    let name = variable("TERM").unwrap_or_default();
    // These would write the questions on the screen.
    if matches!(&*name, "" | "dumb" | "linux" | "cons25") {
        return None;
    }
    // What divides a terminal among several windows answers for itself, but
    // not for what stands behind it.
    let divided = ["screen", "tmux"].iter().any(|kind| name.starts_with(kind));
    match terminal::answer(if divided { WHO } else { ALL }) {
        Some(answer) if answer.is_whole => answer.found(),
        _ if divided => None,
        _ => by_name(&name, variable).map(|protocol| (protocol, None)),
    }
}

/// What a terminal can show that does not answer.
fn by_name(name: &str, variable: impl Fn(&str) -> Option<String>) -> Option<Protocol> {
    let program = variable("TERM_PROGRAM").unwrap_or_default();
    if name == "xterm-kitty"
        || name == "xterm-ghostty"
        || variable("KITTY_WINDOW_ID").is_some()
        || matches!(&*program, "ghostty" | "WezTerm")
    {
        return Some(Protocol::Kitty);
    }
    let sixel = matches!(name, "foot" | "mlterm" | "yaft-256color");
    sixel.then_some(Protocol::Sixel)
}

/// All questions, and the one alone what it is.
const ALL: &[u8] = b"\x1b_Gi=31,s=1,v=1,a=q,t=d,f=24;AAAA\x1b\\\x1b[16t\x1b[c";
const WHO: &[u8] = b"\x1b[16t\x1b[c";

/// What a terminal has answered.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq)]
struct Answer {
    kitty: bool,
    sixel: bool,
    cell: Option<(u16, u16)>,
    /// Whether it has said what it is: nothing comes after that.
    is_whole: bool,
}

impl Answer {
    fn read(bytes: &[u8]) -> Answer {
        let text = String::from_utf8_lossy(bytes);
        let mut answer = Answer { kitty: text.contains("\x1b_Gi=31;OK"), ..Answer::default() };
        for sequence in text.split("\x1b[").skip(1) {
            let Some(end) = sequence.find(|c: char| c.is_ascii_alphabetic()) else { continue };
            let (numbers, last) = (&sequence[..end], sequence[end..].chars().next());
            match (last, numbers.strip_prefix('?')) {
                // Sixels are attribute 4; the first number is the kind.
                (Some('c'), Some(numbers)) => {
                    answer.sixel = numbers.split(';').skip(1).any(|number| number == "4");
                    answer.is_whole = true;
                }
                // 6, rows of pixels, columns of pixels.
                (Some('t'), None) => {
                    let numbers: Vec<u16> =
                        numbers.split(';').filter_map(|number| number.parse().ok()).collect();
                    if let [6, down, across] = numbers[..]
                        && down > 0
                        && across > 0
                    {
                        answer.cell = Some((across, down));
                    }
                }
                _ => {}
            }
        }
        answer
    }

    fn found(self) -> Option<Found> {
        let protocol = match self {
            Answer { kitty: true, .. } => Protocol::Kitty,
            Answer { sixel: true, .. } => Protocol::Sixel,
            _ => return None,
        };
        Some((protocol, self.cell))
    }
}

#[cfg(unix)]
mod terminal {
    use std::fs::File;
    use std::io::{Read as _, Write as _};
    use std::time::{Duration, Instant};

    use ratatui::crossterm::terminal::{disable_raw_mode, enable_raw_mode, is_raw_mode_enabled};
    use rustix::event::{PollFd, PollFlags, Timespec, poll};

    use super::Answer;

    /// How long an answer is waited for.
    const PATIENCE: Duration = Duration::from_millis(400);
    /// Bytes of an answer at most.
    const LONGEST: usize = 4096;

    /// What the terminal answers, as far as it does in time.
    pub fn answer(question: &[u8]) -> Option<Answer> {
        let mut terminal = File::options().read(true).write(true).open("/dev/tty").ok()?;
        // Answers are keys that nobody has pressed: they must neither be shown
        // nor wait for the end of a line.
        let was_raw = is_raw_mode_enabled().ok()?;
        enable_raw_mode().ok()?;
        let answer = talk(&mut terminal, question);
        if !was_raw {
            disable_raw_mode().ok()?;
        }
        answer
    }

    fn talk(terminal: &mut File, question: &[u8]) -> Option<Answer> {
        terminal.write_all(question).ok()?;
        terminal.flush().ok()?;
        let begun = Instant::now();
        let mut heard = Vec::new();
        let mut answer = Answer::default();
        while !answer.is_whole && heard.len() < LONGEST {
            let left = PATIENCE.checked_sub(begun.elapsed())?;
            let wait = Timespec::try_from(left).ok()?;
            let mut there = [PollFd::new(&*terminal, PollFlags::IN)];
            if poll(&mut there, Some(&wait)).ok()? == 0 {
                return None;
            }
            let mut bytes = [0; 256];
            match terminal.read(&mut bytes).ok()? {
                0 => return None,
                count => heard.extend(&bytes[..count]),
            }
            answer = Answer::read(&heard);
        }
        Some(answer)
    }
}

#[cfg(not(unix))]
mod terminal {
    /// Nobody is asked here: names must do.
    pub fn answer(_: &[u8]) -> Option<super::Answer> {
        None
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn answers_of_terminals_are_read() {
        let kitty = Answer::read(b"\x1b_Gi=31;OK\x1b\\\x1b[6;38;18t\x1b[?62;c");
        assert_eq!(kitty.found(), Some((Protocol::Kitty, Some((18, 38)))));
        let foot = Answer::read(b"\x1b[6;20;9t\x1b[?62;4;22;28;29c");
        assert_eq!(foot.found(), Some((Protocol::Sixel, Some((9, 20)))));
        let xterm = Answer::read(b"\x1b[?64;1;2;6;9;15;16;17;18;21;22;28c");
        assert!(xterm.is_whole && xterm.found().is_none());
        // Kitty refuses, a cell of nothing, and a kind of terminal called 4.
        let odd = Answer::read(b"\x1b_Gi=31;EINVAL\x1b\\\x1b[6;0;0t\x1b[?4c");
        assert!(odd.is_whole && odd.found().is_none() && odd.cell.is_none());
    }

    #[test]
    fn half_an_answer_is_waited_for() {
        for bytes in [&b""[..], b"\x1b", b"\x1b[", b"\x1b[?62;4", b"\x1b_Gi=31;OK\x1b\\", b"qwe"] {
            assert!(!Answer::read(bytes).is_whole, "{bytes:?}");
        }
    }

    #[test]
    fn the_silent_are_known_by_name() {
        let none = |_: &str| None;
        assert_eq!(by_name("xterm-kitty", none), Some(Protocol::Kitty));
        assert_eq!(by_name("foot", none), Some(Protocol::Sixel));
        assert_eq!(by_name("xterm-256color", none), None);
        let program = |name: &str| (name == "TERM_PROGRAM").then(|| "WezTerm".to_owned());
        assert_eq!(by_name("xterm-256color", program), Some(Protocol::Kitty));
    }
}
