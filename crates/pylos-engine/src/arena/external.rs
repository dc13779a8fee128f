//! Somebody else's engine, as a process that speaks our protocol.

use std::time::{Duration, Instant};

use pylos_rules::{Game, Position};

use super::process::{Group, Process, Silence};
use super::{Contestant, Forfeit};
use crate::Budget;

/// An engine that a command starts; it is ended with its owner.
pub struct External {
    command: Vec<String>,
    group: Group,
    running: Option<Running>,
}

struct Running {
    process: Process,
    /// The names of the options that it has, in lower case.
    options: Vec<String>,
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
        External { command, group: Group::Ours, running: None }
    }

    /// The same engine, which what is typed at the terminal to stop us does
    /// not stop: it may be needed to finish its games.
    #[must_use]
    pub fn undisturbed(self) -> External {
        External { group: Group::ItsOwn, ..self }
    }

    /// Whether there is an engine at all: it is started and asked who it is.
    pub fn introduce(&mut self) -> Result<(), Forfeit> {
        self.start().map(|_| ())
    }

    /// Starts the engine and asks who it is, unless it runs.
    fn start(&mut self) -> Result<&mut Running, Forfeit> {
        if self.running.is_none() {
            let process = Process::start(&self.command, self.group).map_err(Forfeit::Crashed)?;
            let mut running = Running { process, options: Vec::new() };
            running.introduce()?;
            self.running = Some(running);
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
    fn introduce(&mut self) -> Result<(), Forfeit> {
        let mut options = Vec::new();
        self.process.say("pylos\n");
        self.hear("pylosok", READY, |line| options.extend(option_name(line)))?;
        self.options = options;
        Ok(())
    }

    fn has(&self, option: &str) -> bool {
        self.options.iter().any(|name| name == option)
    }

    fn ask(&mut self, request: &str, word: &str, patience: Duration) -> Result<String, Forfeit> {
        self.process.say(request);
        self.hear(word, patience, |_| ())
    }

    /// Waits for the line that begins with this word; its second word is the
    /// answer. The lines before it are shown.
    fn hear(
        &mut self,
        word: &str,
        patience: Duration,
        mut other: impl FnMut(&str),
    ) -> Result<String, Forfeit> {
        let deadline = Instant::now() + patience;
        loop {
            let line = match self.process.hear(deadline) {
                Ok(line) => line,
                Err(Silence::Late) => return Err(Forfeit::Time),
                Err(Silence::Ended(how)) => return Err(Forfeit::Crashed(how)),
            };
            let mut words = line.split_whitespace();
            match words.next() {
                Some(first) if first == word => {
                    return Ok(words.next().unwrap_or_default().to_owned());
                }
                Some("error") => {
                    return Err(Forfeit::Nonsense(line.chars().take(QUOTED).collect()));
                }
                _ => other(&line),
            }
        }
    }
}

/// The name of the option that a line of an introduction speaks of, in lower
/// case.
pub(super) fn option_name(line: &str) -> Option<String> {
    let mut words = line.split_whitespace();
    let is_option = (words.next(), words.next()) == (Some("option"), Some("name"));
    is_option.then(|| words.next().unwrap_or_default().to_lowercase())
}

/// The request that sets up the position of a game, turn by turn.
pub(super) fn position_request<P: Position>(game: &Game<P>) -> String {
    let mut request = format!("position pos {}", game.start());
    if game.ply() > 0 {
        request += " moves";
        game.turns().for_each(|turn| request += &format!(" {turn}"));
    }
    request + "\n"
}

impl<P: Position> Contestant<P> for External {
    fn prepare(&mut self, rules: P::Rules, seed: u64) -> Result<(), Forfeit> {
        let running = self.start()?;
        let mut request = String::new();
        // An engine without the option plays what engines play at first.
        if running.has("rules") {
            request += &format!("setoption name Rules value {rules}\n");
        } else if rules.to_string() != pylos_rules::AnyRules::default().to_string() {
            return Err(Forfeit::OtherRules(rules.to_string()));
        }
        if running.has("seed") {
            request += &format!("setoption name Seed value {seed}\n");
        }
        self.ask(&(request + "newgame\nisready\n"), "readyok", READY).map(|_| ())
    }

    fn choose(&mut self, game: &Game<P>, budget: Budget) -> Result<String, Forfeit> {
        let mut request = position_request(game) + "go";
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
