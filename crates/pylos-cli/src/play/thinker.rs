//! The computer's side: a thread that thinks while the terminal stays awake.

use std::sync::Arc;
use std::sync::atomic::{AtomicU64, Ordering};
use std::sync::mpsc::{Receiver, Sender, TryRecvError, channel};

use pylos_engine::{Choice, Engine, Limits, Playable, Stop, Strength};
use pylos_rules::Game;

/// A task for the thinking thread.
struct Task<P: Playable> {
    number: u64,
    game: Game<P>,
    strength: Strength,
    limits: Limits,
}

/// An [`Engine`] in a thread of its own. It has one task at a time; the answer
/// to a task that was called off never arrives.
pub struct Thinker<P: Playable> {
    tasks: Sender<Task<P>>,
    answers: Receiver<(u64, Option<Choice<P>>)>,
    stop: Stop,
    /// The number of the latest task.
    latest: u64,
    /// The number of the task whose answer is awaited; 0 if none is.
    wanted: Arc<AtomicU64>,
}

impl<P: Playable> Thinker<P> {
    /// Starts the thread.
    pub fn new(mut engine: Engine<P>) -> Thinker<P> {
        let stop = engine.stop();
        let (tasks, inbox) = channel::<Task<P>>();
        let (outbox, answers) = channel();
        let wanted = Arc::new(AtomicU64::new(0));
        let (switch, still_wanted) = (stop.clone(), Arc::clone(&wanted));
        std::thread::spawn(move || {
            while let Ok(task) = inbox.recv() {
                // A task may have been called off before it is begun: only
                // after the switch is cleared is it safe to look.
                switch.clear();
                if still_wanted.load(Ordering::SeqCst) != task.number {
                    continue;
                }
                engine.set_strength(task.strength);
                let choice = engine.choose(&task.game, &task.limits);
                if outbox.send((task.number, choice)).is_err() {
                    break;
                }
            }
        });
        Thinker { tasks, answers, stop, latest: 0, wanted }
    }

    /// Whether an answer is awaited.
    pub fn is_thinking(&self) -> bool {
        self.wanted.load(Ordering::SeqCst) != 0
    }

    /// Sets a task, and calls off the one before.
    pub fn think(&mut self, game: &Game<P>, strength: Strength, limits: Limits) {
        self.call_off();
        self.latest += 1;
        let task = Task { number: self.latest, game: game.clone(), strength, limits };
        self.wanted.store(self.latest, Ordering::SeqCst);
        if self.tasks.send(task).is_err() {
            self.wanted.store(0, Ordering::SeqCst);
        }
    }

    /// Ends the task; its answer is not wanted any more.
    pub fn call_off(&mut self) {
        if self.wanted.swap(0, Ordering::SeqCst) != 0 {
            self.stop.stop();
        }
    }

    /// The answer, if it has arrived.
    pub fn answer(&mut self) -> Option<Choice<P>> {
        loop {
            match self.answers.try_recv() {
                Ok((number, choice)) if number == self.wanted.load(Ordering::SeqCst) => {
                    self.wanted.store(0, Ordering::SeqCst);
                    return choice;
                }
                Ok(_) => {}
                Err(TryRecvError::Empty | TryRecvError::Disconnected) => return None,
            }
        }
    }
}

impl<P: Playable> Drop for Thinker<P> {
    fn drop(&mut self) {
        // The thread ends by itself when no more tasks can come.
        self.call_off();
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use pylos_rules::pyramid::{Position, Rules};
    use std::time::{Duration, Instant};

    fn wait(thinker: &mut Thinker<Position>) -> Choice<Position> {
        let begun = Instant::now();
        loop {
            if let Some(choice) = thinker.answer() {
                return choice;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "no answer");
            std::thread::sleep(Duration::from_millis(2));
        }
    }

    #[test]
    fn a_task_that_was_called_off_is_never_answered() {
        let engine = Engine::<Position>::new(Rules::STANDARD, Strength::Full);
        let mut thinker = Thinker::new(engine);
        let mut game = Game::new(Rules::STANDARD);
        // Without limits this would take for ever.
        thinker.think(&game, Strength::Full, Limits::NONE);
        assert!(thinker.is_thinking());
        game.play_text("b2").unwrap();
        thinker.think(&game, Strength::Full, Limits::depth(1));
        let choice = wait(&mut thinker);
        assert!(game.play(choice.turn).is_ok(), "the answer is to the second task");
        assert!(!thinker.is_thinking());
        assert!(thinker.answer().is_none());
    }
}
