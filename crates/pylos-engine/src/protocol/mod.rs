//! The engine protocol: lines of text in, lines of text out, in the manner of
//! UCI. `docs/protocol.md` describes it for authors of other programs.
//!
//! Whatever comes in, the engine answers with an `error` line or not at all;
//! it never stops for bad input.

mod desk;
mod option;
mod request;

use std::io::{self, BufRead, Read as _, Write};
use std::path::PathBuf;
use std::sync::{Arc, Mutex, PoisonError};

use desk::Desk;
use option::Options;
pub use request::{Go, Request};

/// Where answers go; shared with the thread that thinks.
pub(crate) type Output = Arc<Mutex<dyn Write + Send>>;

/// More than any sensible line; what is longer is refused.
const LONGEST_LINE: u64 = 1 << 16;

/// Answers requests until `quit` or the end of the input. Tablebases are
/// looked for in `tablebases` unless the user says otherwise.
pub fn serve(
    input: impl BufRead,
    output: impl Write + Send + 'static,
    tablebases: Option<PathBuf>,
) -> io::Result<()> {
    let output: Output = Arc::new(Mutex::new(output));
    let mut session = Session::new(Arc::clone(&output), Options::new(tablebases));
    let mut input = input;
    while let Some(line) = next_line(&mut input)? {
        match line {
            Line::TooLong => session.say("error the line is too long")?,
            Line::Text(text) => {
                if session.answer(&text)? == Next::Quit {
                    break;
                }
            }
        }
    }
    session.desk.stop();
    Ok(())
}

enum Line {
    Text(String),
    TooLong,
}

fn next_line(input: &mut impl BufRead) -> io::Result<Option<Line>> {
    let mut bytes = Vec::new();
    if input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)? == 0 {
        return Ok(None);
    }
    if bytes.len() as u64 == LONGEST_LINE && bytes.last() != Some(&b'\n') {
        // Skip the rest of it.
        loop {
            bytes.clear();
            let read = input.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes)?;
            if read == 0 || bytes.last() == Some(&b'\n') {
                return Ok(Some(Line::TooLong));
            }
        }
    }
    Ok(Some(Line::Text(String::from_utf8_lossy(&bytes).into_owned())))
}

#[derive(PartialEq, Eq)]
enum Next {
    GoOn,
    Quit,
}

struct Session {
    output: Output,
    options: Options,
    desk: Box<dyn Desk>,
}

impl Session {
    fn new(output: Output, options: Options) -> Session {
        let desk = options.desk();
        Session { output, options, desk }
    }

    fn answer(&mut self, line: &str) -> io::Result<Next> {
        let request = match Request::read(line) {
            Ok(Some(request)) => request,
            Ok(None) => return Ok(Next::GoOn),
            Err(why) => return self.say(&format!("error {why}")).map(|()| Next::GoOn),
        };
        let done = match request {
            Request::Hello => {
                self.say(&format!("id name Pylos {}", env!("CARGO_PKG_VERSION")))?;
                self.say("id author the Pylos founders")?;
                for line in self.options.describe() {
                    self.say(&line)?;
                }
                self.say("pylosok")?;
                Ok(())
            }
            Request::IsReady => {
                self.say("readyok")?;
                Ok(())
            }
            Request::Quit => return Ok(Next::Quit),
            Request::Stop => {
                self.desk.stop();
                Ok(())
            }
            _ if self.desk.is_thinking() => {
                Err("the engine is thinking: send stop first".to_owned())
            }
            Request::SetOption { name, value } => self.set_option(&name, &value),
            Request::NewGame => {
                self.desk.new_game();
                Ok(())
            }
            Request::Position { start, turns } => self.desk.set_position(start.as_deref(), &turns),
            Request::Show => {
                let text = self.desk.describe();
                self.say(&text)?;
                Ok(())
            }
            Request::Go(go) => {
                self.desk.go(go, Arc::clone(&self.output));
                Ok(())
            }
        };
        if let Err(why) = done {
            self.say(&format!("error {why}"))?;
        }
        Ok(Next::GoOn)
    }

    fn set_option(&mut self, name: &str, value: &str) -> Result<(), String> {
        let changed = self.options.set(name, value)?;
        if changed == option::Changed::Everything {
            self.desk = self.options.desk();
        } else {
            self.desk.set_strength(self.options.strength);
            self.desk.set_seed(self.options.seed);
        }
        Ok(())
    }

    fn say(&self, line: &str) -> io::Result<()> {
        say(&self.output, line)
    }
}

/// Writes one line, whole.
pub(crate) fn say(output: &Output, line: &str) -> io::Result<()> {
    // A thread that panicked while writing has at worst left half a line.
    let mut output = output.lock().unwrap_or_else(PoisonError::into_inner);
    writeln!(output, "{line}")?;
    output.flush()
}
