//! The game on the table, and the engine that thinks about it.

use std::fmt::Write as _;
use std::sync::Arc;
use std::sync::atomic::{AtomicBool, Ordering};
use std::thread::JoinHandle;
use std::time::Duration;

use pylos_rules::Game;

use super::request::{Go, quote};
use super::{Output, say};
use crate::{Choice, Engine, MemoryError, Oracle, Plan, Playable, Resources, Stop, Strength};

/// A desk of either game.
pub(super) trait Desk {
    fn new_game(&mut self);
    fn set_strength(&mut self, strength: Strength);
    fn set_seed(&mut self, seed: u64);
    /// Sets up a position; on error everything stays as it was.
    fn set_position(&mut self, start: Option<&str>, turns: &[String]) -> Result<(), String>;
    /// One line about the position.
    fn describe(&self) -> String;
    /// Begins to think; the answer goes to the output.
    fn go(&mut self, go: Go, output: Output);
    fn is_thinking(&mut self) -> bool;
    /// Ends thinking and waits for the answer.
    fn stop(&mut self);
}

pub(super) struct GameDesk<P: Playable> {
    game: Game<P>,
    /// `None` while it thinks.
    engine: Option<Engine<P>>,
    thinking: Option<Thinking<P>>,
    stop: Stop,
    remake: Box<dyn Fn() -> Engine<P>>,
}

/// An engine at work.
struct Thinking<P: Playable> {
    thread: JoinHandle<Engine<P>>,
    /// Whether it has nothing more to do than to say its `bestmove`: whoever
    /// has heard that may ask for the next thing at once.
    done: Arc<AtomicBool>,
}

/// What an engine knows beforehand.
pub(super) struct Knowledge<P: Playable> {
    /// Exact values.
    pub oracle: Option<Arc<dyn Oracle<P>>>,
    /// A strategy of one side, to follow instead of what is built in.
    pub plan: Option<Arc<dyn Plan<P>>>,
    /// What was learnt.
    pub judgement: Option<Arc<P::Judgement>>,
}

impl<P: Playable> GameDesk<P> {
    pub fn new(
        rules: P::Rules,
        strength: Strength,
        resources: Resources,
        seed: u64,
        knowledge: Knowledge<P>,
    ) -> Result<GameDesk<P>, MemoryError> {
        let remake = Box::new(move || {
            let judgement = knowledge.judgement.clone();
            let mut engine = Engine::new(rules, strength).seeded(seed).with_judgement(judgement);
            if knowledge.plan.is_some() {
                engine = engine.with_plan(knowledge.plan.clone());
            }
            match &knowledge.oracle {
                Some(oracle) => engine.with_oracle(Arc::clone(oracle)),
                None => engine,
            }
        });
        let engine = remake().with_resources(resources)?;
        let (game, stop) = (Game::new(rules), engine.stop());
        Ok(GameDesk { game, engine: Some(engine), thinking: None, stop, remake })
    }

    /// Takes the engine back from a thread that has answered.
    fn collect(&mut self) {
        if let Some(Thinking { thread, .. }) = self.thinking.take() {
            // Should the engine ever panic, a new one with the usual resources
            // takes its place.
            let engine = thread.join().unwrap_or_else(|_| (self.remake)());
            self.stop = engine.stop();
            self.engine = Some(engine);
        }
        self.stop.clear();
    }

    fn engine(&mut self) -> &mut Engine<P> {
        self.engine.get_or_insert_with(|| (self.remake)())
    }
}

impl<P: Playable> Desk for GameDesk<P> {
    fn new_game(&mut self) {
        self.engine().forget();
        self.game = Game::new(self.game.rules());
    }

    fn set_strength(&mut self, strength: Strength) {
        self.engine().set_strength(strength);
    }

    fn set_seed(&mut self, seed: u64) {
        self.engine().seed(seed);
    }

    fn set_position(&mut self, start: Option<&str>, turns: &[String]) -> Result<(), String> {
        let rules = self.game.rules();
        let start = match start {
            None => P::start(rules),
            Some(text) => P::parse(rules, text).map_err(|error| error.to_string())?,
        };
        let mut game = Game::from_position(rules, start);
        for (i, turn) in turns.iter().enumerate() {
            game.play_text(turn).map_err(|e| format!("turn {}, {}: {e}", i + 1, quote(turn)))?;
        }
        self.game = game;
        Ok(())
    }

    fn describe(&self) -> String {
        let (rules, position) = (self.game.rules(), self.game.position());
        match self.game.outcome() {
            Some(outcome) => format!("position {rules} {position} ({outcome})"),
            None => format!("position {rules} {position}"),
        }
    }

    fn go(&mut self, go: Go, output: Output) {
        self.collect();
        let Some(mut engine) = self.engine.take() else { return };
        let (game, stop) = (self.game.clone(), engine.stop());
        let done = Arc::new(AtomicBool::new(false));
        let is_done = Arc::clone(&done);
        let thread = std::thread::spawn(move || {
            // If nobody listens any more there is nobody to tell.
            let mut report = |choice: &Choice<P>| drop(say(&output, &info(choice)));
            let choice = engine.choose_and_report(&game, &go.limits, &mut report);
            while go.infinite && !stop.is_set() {
                std::thread::sleep(Duration::from_millis(2));
            }
            let best = choice.map_or("none".to_owned(), |choice| choice.turn.to_string());
            is_done.store(true, Ordering::Release);
            drop(say(&output, &format!("bestmove {best}")));
            engine
        });
        self.thinking = Some(Thinking { thread, done });
    }

    fn is_thinking(&mut self) -> bool {
        match &self.thinking {
            Some(Thinking { thread, done })
                if !done.load(Ordering::Acquire) && !thread.is_finished() =>
            {
                true
            }
            _ => {
                self.collect();
                false
            }
        }
    }

    fn stop(&mut self) {
        self.stop.stop();
        self.collect();
    }
}

fn info<P: Playable>(choice: &Choice<P>) -> String {
    let milliseconds = choice.time.as_millis();
    let speed = choice.nodes as f64 / choice.time.as_secs_f64().max(1e-6);
    let mut line = format!(
        "info depth {} score {} nodes {} nps {:.0} time {milliseconds} pv",
        choice.depth, choice.score, choice.nodes, speed
    );
    for turn in &choice.line {
        let _ = write!(line, " {turn}");
    }
    line
}
