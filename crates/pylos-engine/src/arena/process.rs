//! A program that talks in lines of text.

use std::io::{BufRead as _, BufReader, Read, Write as _};
use std::process::{Child, ChildStdin, ChildStdout, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, Sender, channel, sync_channel};
use std::time::{Duration, Instant};

/// A process with its pipes; it is ended with its owner.
///
/// Threads of their own write and read, so that whoever talks to it never
/// waits longer than he wants to, whether or not the program listens.
pub(super) struct Process {
    child: Child,
    /// What is to be said; `None` once there is nothing more to say.
    input: Option<Sender<Vec<u8>>>,
    output: Receiver<String>,
}

/// Why a line did not come.
#[derive(Clone, Debug, PartialEq, Eq)]
pub(super) enum Silence {
    /// It took too long.
    Late,
    /// The program is gone; this is how.
    Ended(String),
}

/// Whether a program hears what is typed at the terminal to stop us.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub(super) enum Group {
    /// It does, and ends with us.
    Ours,
    /// It does not: it is needed until we say so.
    ItsOwn,
}

/// A line that is longer than this is cut: programs say less.
const LONGEST_LINE: u64 = 1 << 16;
/// So many lines wait to be heard; a program that says more has to wait.
const UNHEARD: usize = 1024;
/// How long a program that has closed its pipes may take to end.
const ENDING: Duration = Duration::from_millis(500);

impl Process {
    pub fn start(command: &[String], group: Group) -> Result<Process, String> {
        let [program, arguments @ ..] = command else {
            return Err("no command".to_owned());
        };
        let mut command = Command::new(program);
        command.args(arguments);
        command.stdin(Stdio::piped()).stdout(Stdio::piped()).stderr(Stdio::null());
        if group == Group::ItsOwn {
            apart(&mut command);
        }
        let mut child = command.spawn().map_err(|error| error.to_string())?;
        let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
            return Err("no pipes".to_owned());
        };
        Ok(Process { child, input: Some(writer(stdin)), output: reader(stdout) })
    }

    /// Says something, whole lines. That the program is gone is noticed where
    /// its answer is awaited.
    pub fn say(&self, text: impl Into<Vec<u8>>) {
        if let Some(input) = &self.input {
            let _ = input.send(text.into());
        }
    }

    /// Has nothing more to say: the program's input ends.
    pub fn hang_up(&mut self) {
        self.input = None;
    }

    /// The next line, if it comes by then.
    pub fn hear(&mut self, until: Instant) -> Result<String, Silence> {
        match self.output.recv_timeout(until.saturating_duration_since(Instant::now())) {
            Ok(line) => Ok(line),
            Err(RecvTimeoutError::Timeout) => Err(Silence::Late),
            Err(RecvTimeoutError::Disconnected) => Err(Silence::Ended(
                self.ends_within(ENDING).unwrap_or_else(|| "closed its pipes".to_owned()),
            )),
        }
    }

    /// How the program ends, if it does in this time. What it still says is
    /// not heard.
    pub fn ends_within(&mut self, time: Duration) -> Option<String> {
        let deadline = Instant::now() + time;
        loop {
            while self.output.try_recv().is_ok() {}
            if let Ok(Some(status)) = self.child.try_wait() {
                return Some(status.to_string());
            }
            if Instant::now() >= deadline {
                return None;
            }
            std::thread::sleep(Duration::from_millis(5));
        }
    }
}

impl Drop for Process {
    fn drop(&mut self) {
        self.say("quit\n");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

#[cfg(unix)]
fn apart(command: &mut Command) {
    use std::os::unix::process::CommandExt as _;
    command.process_group(0);
}

#[cfg(not(unix))]
fn apart(_: &mut Command) {}

/// Ends with the process, or when there is nothing more to say.
fn writer(mut stdin: ChildStdin) -> Sender<Vec<u8>> {
    let (sender, texts) = channel::<Vec<u8>>();
    std::thread::spawn(move || {
        for text in texts {
            if stdin.write_all(&text).and_then(|()| stdin.flush()).is_err() {
                break;
            }
        }
    });
    sender
}

/// Ends with the process, or when nobody listens any more.
fn reader(stdout: ChildStdout) -> Receiver<String> {
    let (sender, lines) = sync_channel(UNHEARD);
    std::thread::spawn(move || {
        let mut stdout = BufReader::new(stdout);
        let mut bytes = Vec::new();
        loop {
            bytes.clear();
            match stdout.by_ref().take(LONGEST_LINE).read_until(b'\n', &mut bytes) {
                Ok(read) if read > 0 => {}
                _ => break,
            }
            if sender.send(String::from_utf8_lossy(&bytes).trim_end().to_owned()).is_err() {
                break;
            }
        }
    });
    lines
}
