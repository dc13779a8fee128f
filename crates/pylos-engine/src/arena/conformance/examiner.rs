//! The one who asks.

use std::time::{Duration, Instant};

use pylos_rules::{AnyRules, Game, Position, Random};

use super::fault::quoted;
use super::{Demand, Examination, Fault};
use crate::arena::external::{option_name, position_request};
use crate::arena::process::{Group, Process, Silence};

pub(super) struct Examiner {
    command: Vec<String>,
    examination: Examination,
    random: Random,
    /// `None` where the program has to be started anew.
    running: Option<Process>,
    /// Whether the program says that it has an option `Rules`.
    has_rules: bool,
}

/// What a program said until it said what was awaited.
struct Answer {
    /// The line that was awaited.
    line: String,
    /// All lines before it.
    before: Vec<String>,
    /// How long it took.
    took: Duration,
}

impl Answer {
    fn error(&self) -> Option<&String> {
        self.before.iter().find(|line| begins(line, "error"))
    }

    /// What follows the awaited word.
    fn word(&self) -> &str {
        self.line.split_whitespace().nth(1).unwrap_or_default()
    }
}

fn begins(line: &str, word: &str) -> bool {
    line.split_whitespace().next() == Some(word)
}

/// How long `infinite` is watched before it is believed.
const INFINITE: Duration = Duration::from_millis(400);
/// How long an answer may take where none is thought about: `stop`, `quit`,
/// and the end of the input.
const AT_ONCE: Duration = Duration::from_secs(5);
/// The time that is given in the demands that are about time.
const GIVEN: Duration = Duration::from_millis(500);
/// What the way of a line takes on a busy machine.
const ON_THE_WAY: Duration = Duration::from_millis(100);
/// A machine can be busy for a moment; whoever is in time once can do it.
const TRIES: usize = 3;

impl Examiner {
    pub fn new(command: Vec<String>, examination: Examination) -> Examiner {
        let random = Random::new(examination.seed);
        Examiner { command, examination, random, running: None, has_rules: false }
    }

    /// Says something, and hears everything up to the awaited word. A program
    /// that fails here is started anew for the next question.
    fn ask(&mut self, request: &str, awaited: &'static str) -> Result<Answer, Fault> {
        let patience = self.examination.patience;
        let answer = self.ask_within(request.as_bytes(), awaited, patience);
        if answer.is_err() {
            self.running = None;
        }
        answer
    }

    fn ask_within(
        &mut self,
        request: &[u8],
        awaited: &'static str,
        patience: Duration,
    ) -> Result<Answer, Fault> {
        let process = match &mut self.running {
            Some(process) => process,
            none => {
                let process = Process::start(&self.command, Group::Ours);
                none.insert(process.map_err(Fault::NotStarted)?)
            }
        };
        process.say(request);
        let asked = Instant::now();
        let request = || quoted(&String::from_utf8_lossy(request).trim().replace('\n', "; "));
        let mut before = Vec::new();
        loop {
            match process.hear(asked + patience) {
                Ok(line) if begins(&line, awaited) => {
                    return Ok(Answer { line, before, took: asked.elapsed() });
                }
                Ok(line) if begins(&line, "bestmove") => {
                    return Err(Fault::Unasked { request: request(), answer: quoted(&line) });
                }
                // No turn will come any more.
                Ok(line) if awaited == "bestmove" && begins(&line, "error") => {
                    return Err(Fault::Refused { request: request(), answer: quoted(&line) });
                }
                // Of what a chatterbox says the first is enough.
                Ok(line) if before.len() < 10_000 => before.push(line),
                Ok(_) => {}
                Err(Silence::Late) => {
                    return Err(Fault::Silent { request: request(), awaited, patience });
                }
                Err(Silence::Ended(how)) => return Err(Fault::Ended { request: request(), how }),
            }
        }
    }

    /// Says something that is right, and hears that it is done.
    fn tell(&mut self, request: &str) -> Result<(), Fault> {
        let answer = self.ask(&format!("{request}isready\n"), "readyok")?;
        match answer.error() {
            Some(error) => Err(Fault::Refused { request: quoted(request), answer: quoted(error) }),
            None => Ok(()),
        }
    }

    /// Says something that makes no sense, and hears that it is refused.
    fn tell_nonsense(&mut self, request: &str) -> Result<(), Fault> {
        let answer = self.ask(&format!("{request}\nisready\n"), "readyok")?;
        answer.error().map(|_| ()).ok_or_else(|| Fault::NotRefused(quoted(request)))
    }

    pub fn introduction(&mut self) -> Result<String, Fault> {
        let answer = self.ask("pylos\n", "pylosok")?;
        if let Some(error) = answer.error() {
            return Err(Fault::Refused { request: "pylos".to_owned(), answer: quoted(error) });
        }
        self.has_rules =
            answer.before.iter().any(|line| option_name(line).as_deref() == Some("rules"));
        let mut names =
            answer.before.iter().filter_map(|line| line.trim().strip_prefix("id name "));
        names.next().map(quoted).ok_or(Fault::Nameless)
    }

    pub fn ready(&mut self) -> Result<String, Fault> {
        let answer = self.ask("isready\n", "readyok")?;
        Ok(format!("{} ms", answer.took.as_millis()))
    }

    /// Those of these rules that it plays. Whatever it plays has to be said by
    /// refusing the others.
    pub fn played(&mut self, rules: &[AnyRules]) -> Result<Vec<AnyRules>, Fault> {
        if !self.has_rules {
            return Ok(vec![AnyRules::default()]);
        }
        let mut played = Vec::new();
        for &rules in rules {
            let request = format!("setoption name Rules value {rules}\nisready\n");
            if self.ask(&request, "readyok")?.error().is_none() {
                played.push(rules);
            }
        }
        if played.is_empty() {
            return Err(Fault::PlaysNothing);
        }
        self.tell_nonsense("setoption name Rules value no-such-rules")?;
        Ok(played)
    }

    /// Begins a game under these rules.
    fn begin<P: Position>(&mut self, rules: P::Rules) -> Result<(), Fault> {
        if self.has_rules {
            self.tell(&format!("setoption name Rules value {rules}\n"))?;
        }
        self.tell("newgame\n")
    }

    /// Asks for a turn in the position that the program has, and holds it
    /// against the rules. The answer is the turn, and how long it took;
    /// `request` is what is said.
    fn turn<P: Position>(
        &mut self,
        game: &Game<P>,
        request: &str,
    ) -> Result<(P::Turn, Duration), Fault> {
        let answer = self.ask(request, "bestmove")?;
        let request = || quoted(&request.trim().replace('\n', "; "));
        let text = answer.word();
        let turn = game.clone().play_text(text).map_err(|refused| Fault::Illegal {
            request: request(),
            turn: quoted(text),
            why: refused.to_string(),
        })?;
        if turn.to_string() != text {
            let written = turn.to_string();
            return Err(Fault::NotCanonical { request: request(), turn: quoted(text), written });
        }
        Ok((turn, answer.took))
    }

    /// Asks for turns in positions of games, in which chance plays as well:
    /// so they lead to where the program would not go by itself.
    fn turns<P: Position>(&mut self, rules: P::Rules) -> Result<String, Fault> {
        let mut asked = 0;
        while asked < self.examination.positions {
            self.begin::<P>(rules)?;
            let mut game = Game::<P>::new(rules);
            while game.outcome().is_none() && asked < self.examination.positions {
                // Both ways to say where the game stands.
                let position = match self.random.below(3) {
                    0 => format!("position pos {}\n", game.position()),
                    1 => position_request(&game).replacen(
                        &format!("pos {}", game.start()),
                        "start",
                        1,
                    ),
                    _ => position_request(&game),
                };
                let (turn, _) = self.turn(&game, &format!("{position}go movetime 20\n"))?;
                asked += 1;
                if self.random.below(2) == 0 {
                    let _ = game.play(turn);
                }
                self.stray(&mut game);
            }
        }
        Ok(format!("{asked} positions"))
    }

    /// Up to two turns by lot.
    fn stray<P: Position>(&mut self, game: &mut Game<P>) {
        for _ in 0..self.random.below(3) {
            let turn = game.position().random_turn(game.rules(), &mut self.random);
            if let Some(turn) = turn {
                let _ = game.play(turn);
            }
        }
    }

    fn ending<P: Position>(&mut self, rules: P::Rules) -> Result<String, Fault> {
        let mut last = P::start(rules);
        while let Some(turn) = last.random_turn(rules, &mut self.random) {
            last = last.play_unchecked(rules, turn);
        }
        let request = format!("position pos {last}\ngo depth 1\n");
        let answer = self.ask(&request, "bestmove")?;
        let request = quoted(&request.trim().replace('\n', "; "));
        match answer.word() {
            "none" => Ok("bestmove none".to_owned()),
            turn => Err(Fault::PlayedOn { request, turn: quoted(turn) }),
        }
    }

    /// What is demanded of the program under these rules. After a fault it is
    /// started anew.
    pub fn behaviour<P: Position>(
        &mut self,
        demand: Demand,
        rules: P::Rules,
    ) -> Result<String, Fault> {
        let seen = self.begin::<P>(rules).and_then(|()| self.examine::<P>(demand, rules));
        if seen.is_err() {
            self.running = None;
        }
        seen
    }

    fn examine<P: Position>(&mut self, demand: Demand, rules: P::Rules) -> Result<String, Fault> {
        let game = Game::<P>::new(rules);
        match demand {
            Demand::Turns(_) => self.turns::<P>(rules),
            Demand::Ending(_) => self.ending::<P>(rules),
            Demand::Limits => {
                for limit in ["depth 1", "nodes 100", "depth 2 nodes 100 movetime 1000"] {
                    self.turn(&game, &format!("position start\ngo {limit}\n"))?;
                }
                Ok("depth, nodes, both".to_owned())
            }
            Demand::MoveTime => {
                let request = format!("position start\ngo movetime {}\n", GIVEN.as_millis());
                self.in_time(&game, &request, GIVEN + ON_THE_WAY)
            }
            Demand::Clock => {
                // Whoever takes all of it has lost.
                let clock = format!("clock {} increment 0", GIVEN.as_millis());
                self.in_time(&game, &format!("position start\ngo {clock}\n"), GIVEN)
            }
            Demand::Stop => self.stop(&game),
            Demand::Unknown => {
                for nonsense in
                    ["fly me to the moon", "go sideways", "setoption name Wings value 2"]
                {
                    self.tell_nonsense(nonsense)?;
                }
                Ok("with error".to_owned())
            }
            Demand::Garbage => self.garbage(&game),
            Demand::Refusal => self.refusal::<P>(rules),
            Demand::NewGame => {
                let elsewhere = self.elsewhere::<P>(rules);
                let request = position_request(&elsewhere);
                self.turn(&elsewhere, &format!("{request}go depth 1\n"))?;
                self.turn(&game, "newgame\ngo depth 1\n")?;
                Ok("at the start".to_owned())
            }
            Demand::Quit => {
                let thinking = self.ends("position start\ngo infinite\nquit\n", "quit, thinking");
                self.begin::<P>(rules)?;
                thinking.and(self.ends("quit\n", "quit"))
            }
            Demand::EndOfInput => self.ends("", "the end of its input"),
            // These come before all that needs rules.
            Demand::Introduction => self.introduction(),
            Demand::Ready | Demand::Rules => self.ready(),
        }
    }

    /// Asks for a turn for which there is so much time.
    fn in_time<P: Position>(
        &mut self,
        game: &Game<P>,
        request: &str,
        most: Duration,
    ) -> Result<String, Fault> {
        let mut best = Duration::MAX;
        for _ in 0..TRIES {
            let (_, took) = self.turn(game, request)?;
            best = best.min(took);
            if best <= most {
                return Ok(format!("{} ms of {}", best.as_millis(), GIVEN.as_millis()));
            }
        }
        Err(Fault::Late { request: quoted(&request.trim().replace('\n', "; ")), took: best })
    }

    fn stop<P: Position>(&mut self, game: &Game<P>) -> Result<String, Fault> {
        const NEVER: &str = "(anything)";
        match self.ask_within(b"position start\ngo infinite\n", NEVER, INFINITE) {
            // That is what is wanted here: silence.
            Err(Fault::Silent { .. }) | Ok(_) => {}
            Err(fault) => {
                self.running = None;
                return Err(match fault {
                    Fault::Unasked { answer, .. } => Fault::Hasty(answer),
                    other => other,
                });
            }
        }
        let ready = self.ask_within(b"isready\n", "readyok", AT_ONCE);
        if let Err(fault) = ready {
            self.running = None;
            return Err(fault);
        }
        let (_, took) = self.turn(game, "stop\n")?;
        if took > AT_ONCE {
            return Err(Fault::Late { request: "stop".to_owned(), took });
        }
        // Nothing is to be stopped any more.
        self.tell("stop\n")?;
        Ok(format!("stopped in {} ms", took.as_millis()))
    }

    fn garbage<P: Position>(&mut self, game: &Game<P>) -> Result<String, Fault> {
        let mut garbage = b"\n \t \r\n".to_vec();
        garbage.extend((0..=255u8).filter(|byte| *byte != b'\n'));
        garbage.extend(b"\n\xff\xfe\xc3\n");
        garbage.extend([b'x'; 100_000]);
        garbage.extend(b"\nposition\nsetoption\nisready\n");
        let patience = self.examination.patience;
        if let Err(fault) = self.ask_within(&garbage, "readyok", patience) {
            self.running = None;
            return Err(fault);
        }
        self.turn(game, "position start\ngo depth 1\n")?;
        Ok("100 kB of it".to_owned())
    }

    fn refusal<P: Position>(&mut self, rules: P::Rules) -> Result<String, Fault> {
        let game = self.elsewhere::<P>(rules);
        self.tell(&position_request(&game))?;
        let first = P::start(rules).turns(rules).first().map(ToString::to_string);
        let first = first.unwrap_or_default();
        for impossible in [
            "position pos nowhere".to_owned(),
            "position pos ../... L".to_owned(),
            "position start moves z9".to_owned(),
            format!("position start moves {first} {first}"),
        ] {
            self.tell_nonsense(&impossible)?;
        }
        self.turn(&game, "go depth 1\n")?;
        Ok("and stays where it was".to_owned())
    }

    /// A game in which no turn of the start is legal: whoever is elsewhere
    /// gives himself away.
    fn elsewhere<P: Position>(&mut self, rules: P::Rules) -> Game<P> {
        let at_start = P::start(rules).turns(rules);
        loop {
            let mut game = Game::<P>::new(rules);
            while let Some(turn) = game.position().random_turn(rules, &mut self.random) {
                if game.play(turn).is_err() || game.outcome().is_some() {
                    break;
                }
                let turns = game.position().turns(rules);
                if turns.iter().all(|turn| !at_start.contains(turn)) {
                    return game;
                }
            }
        }
    }

    /// Says this, after which the program should end.
    fn ends(&mut self, request: &str, what: &'static str) -> Result<String, Fault> {
        let Some(mut process) = self.running.take() else {
            return Err(Fault::NotStarted("it was not running".to_owned()));
        };
        process.say(request);
        if request.is_empty() {
            process.hang_up();
        }
        process.ends_within(AT_ONCE).ok_or(Fault::GoesOn(what))
    }
}
