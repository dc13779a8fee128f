//! Somebody else's engine, as a process that speaks our protocol.

use std::io::{BufRead as _, BufReader, Write as _};
use std::process::{Child, ChildStdin, Command, Stdio};
use std::sync::mpsc::{Receiver, RecvTimeoutError, channel};
use std::time::{Duration, Instant};

use pylos_rules::{Game, Position};

use super::{Contestant, Forfeit};
use crate::Budget;

/// A process with its pipes; it is ended with its owner.
pub struct External {
    command: Vec<String>,
    running: Option<Running>,
}

struct Running {
    child: Child,
    stdin: ChildStdin,
    lines: Receiver<String>,
}

/// How long an engine may take to get ready.
const READY: Duration = Duration::from_secs(20);
/// How much longer than its time an engine may take until it is given up; the
/// clock decides whether it has lost.
const GRACE: Duration = Duration::from_secs(2);
/// How long an engine may think if nobody counts the time.
const PATIENCE: Duration = Duration::from_secs(600);
/// How much of an answer is quoted.
const QUOTED: usize = 80;

impl External {
    /// The engine that this command starts; it is started for its first game.
    pub fn new(command: Vec<String>) -> External {
        External { command, running: None }
    }

    fn start(&mut self) -> Result<&mut Running, Forfeit> {
        if self.running.is_none() {
            let crashed = |error: std::io::Error| Forfeit::Crashed(error.to_string());
            let [program, args @ ..] = self.command.as_slice() else {
                return Err(Forfeit::Crashed("no command".to_owned()));
            };
            let mut child = Command::new(program)
                .args(args)
                .stdin(Stdio::piped())
                .stdout(Stdio::piped())
                .stderr(Stdio::null())
                .spawn()
                .map_err(crashed)?;
            let (Some(stdin), Some(stdout)) = (child.stdin.take(), child.stdout.take()) else {
                return Err(Forfeit::Crashed("no pipes".to_owned()));
            };
            let (sender, lines) = channel();
            // Ends with the process, or when nobody listens any more.
            std::thread::spawn(move || {
                for line in BufReader::new(stdout).lines().map_while(Result::ok) {
                    if sender.send(line).is_err() {
                        break;
                    }
                }
            });
            self.running = Some(Running { child, stdin, lines });
        }
        self.running.as_mut().ok_or_else(|| Forfeit::Crashed("not started".to_owned()))
    }

    /// Sends lines and waits for the answer that begins with this word. After
    /// a failure the process is ended; the next game starts it anew.
    fn ask(&mut self, request: &str, word: &str, patience: Duration) -> Result<String, Forfeit> {
        let running = self.start()?;
        let answer = running.ask(request, word, patience);
        if answer.is_err() {
            self.running = None;
        }
        answer
    }
}

impl Running {
    fn ask(&mut self, request: &str, word: &str, patience: Duration) -> Result<String, Forfeit> {
        if self.stdin.write_all(request.as_bytes()).and_then(|()| self.stdin.flush()).is_err() {
            return Err(self.how_it_ended());
        }
        let deadline = Instant::now() + patience;
        loop {
            let left = deadline.saturating_duration_since(Instant::now());
            match self.lines.recv_timeout(left) {
                Ok(line) => {
                    let mut words = line.split_whitespace();
                    if words.next() == Some(word) {
                        return Ok(words.next().unwrap_or_default().to_owned());
                    }
                    if line.starts_with("error") {
                        return Err(Forfeit::Nonsense(line.chars().take(QUOTED).collect()));
                    }
                }
                Err(RecvTimeoutError::Timeout) => return Err(Forfeit::Time),
                Err(RecvTimeoutError::Disconnected) => return Err(self.how_it_ended()),
            }
        }
    }

    fn how_it_ended(&mut self) -> Forfeit {
        // Its output has ended, so it is about to end itself.
        for _ in 0..50 {
            if let Ok(Some(status)) = self.child.try_wait() {
                return Forfeit::Crashed(status.to_string());
            }
            std::thread::sleep(Duration::from_millis(10));
        }
        Forfeit::Crashed("closed its pipes".to_owned())
    }
}

impl Drop for Running {
    fn drop(&mut self) {
        let _ = self.stdin.write_all(b"quit\n");
        let _ = self.child.kill();
        let _ = self.child.wait();
    }
}

impl<P: Position> Contestant<P> for External {
    fn prepare(&mut self, rules: P::Rules, seed: u64) -> Result<(), Forfeit> {
        let request = format!(
            "setoption name Rules value {rules}\nsetoption name Seed value {seed}\nnewgame\nisready\n"
        );
        self.ask(&request, "readyok", READY).map(|_| ())
    }

    fn choose(&mut self, game: &Game<P>, budget: Budget) -> Result<String, Forfeit> {
        let mut request = format!("position pos {}", game.start());
        if game.ply() > 0 {
            request += " moves";
            game.turns().for_each(|turn| request += &format!(" {turn}"));
        }
        request += "\ngo";
        match (budget.left, budget.increment, budget.thinking_time()) {
            (Some(left), Some(more), _) => {
                let (left, more) = (left.as_millis(), more.as_millis());
                request += &format!(" clock {left} increment {more}");
            }
            // Whoever uses all of this is still in time.
            (_, None, Some(time)) => request += &format!(" movetime {}", time.as_millis()),
            _ => {}
        }
        request += "\n";
        let patience = budget.left.map_or(PATIENCE, |left| left + GRACE);
        self.ask(&request, "bestmove", patience)
    }
}
