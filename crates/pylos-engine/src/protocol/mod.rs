//! The engine protocol: lines of text in, lines of text out, in the manner of
//! UCI. `docs/protocol.md` describes it for authors of other programs.
//!
//! Whatever comes in, the engine answers with an `error` line or not at all;
//! it never stops for bad input.

mod desk;
mod option;
mod request;

use std::io::{self, BufRead, Read as _, Write};
use std::sync::{Arc, Mutex, PoisonError};

use desk::Desk;
use option::Options;
pub use option::Surroundings;
pub use request::{Go, Request};

/// Where answers go; shared with the thread that thinks.
pub(crate) type Output = Arc<Mutex<dyn Write + Send>>;

/// More than any sensible line; what is longer is refused.
const LONGEST_LINE: u64 = 1 << 16;

/// Answers requests until `quit` or the end of the input.
pub fn serve(
    input: impl BufRead,
    output: impl Write + Send + 'static,
    surroundings: Surroundings,
) -> io::Result<()> {
    let output: Output = Arc::new(Mutex::new(output));
    let mut session = Session::new(Arc::clone(&output), Options::new(surroundings))?;
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
    fn new(output: Output, options: Options) -> io::Result<Session> {
        let (desk, trouble) =
            options.desk().map_err(|error| io::Error::new(io::ErrorKind::OutOfMemory, error))?;
        let session = Session { output, options, desk };
        session.tell(trouble)?;
        Ok(session)
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
            Request::SetOption { name, value } => match self.set_option(&name, &value) {
                Ok(trouble) => {
                    self.tell(trouble)?;
                    Ok(())
                }
                Err(why) => Err(why),
            },
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

    /// Sets an option, or leaves everything as it was. The answer is what
    /// is there and cannot be used.
    fn set_option(&mut self, name: &str, value: &str) -> Result<Vec<String>, String> {
        let mut options = self.options.clone();
        let changed = options.set(name, value)?;
        let mut trouble = Vec::new();
        if changed == option::Changed::Everything {
            (self.desk, trouble) = options.desk().map_err(|error| format!("{name}: {error}"))?;
        } else {
            self.desk.set_strength(options.strength);
            self.desk.set_seed(options.seed);
        }
        self.options = options;
        Ok(trouble)
    }

    /// Tells what cannot be used.
    fn tell(&self, trouble: Vec<String>) -> io::Result<()> {
        trouble.iter().try_for_each(|trouble| self.say(&format!("info string {trouble}")))
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
