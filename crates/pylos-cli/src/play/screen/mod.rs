//! The drawn board, played with the keys.
//!
//! [`state`] is what is shown and how it changes, without a terminal;
//! [`keys`] says what a key means; [`view`] draws.

mod keys;
mod state;
mod view;

use std::time::{Duration, Instant};

use ratatui::crossterm::event::{self, Event, KeyEventKind};

use super::thinker::Thinker;
use super::{Players, Table};
use crate::console::{Answer, Paint};
use crate::failure::{Failure, FailureKind};
use crate::language::Language;
use crate::terminal_game::TerminalGame;
use state::{Flow, Screen};

/// How long a key is waited for before clocks and thoughts are looked at.
const TICK: Duration = Duration::from_millis(50);

/// Plays on the whole terminal, and gives it back as it was.
pub fn run<P: TerminalGame>(
    table: Table<P>,
    players: Players<P>,
    paint: Paint,
    language: Language,
) -> Result<Answer, Failure> {
    let failure =
        |error: std::io::Error| Failure::new(FailureKind::Output, format!("terminal: {error}"));
    let mut terminal = ratatui::try_init().map_err(failure)?;
    let Players { engine, oracle, trouble } = players;
    let mut screen = Screen::new(table, Some(Thinker::new(engine)), language)
        .with_oracle(oracle)
        .with_trouble(trouble);
    let begun = Instant::now();
    let played = loop {
        screen.tick(begun.elapsed());
        let now = begun.elapsed();
        if let Err(error) = terminal.draw(|frame| view::draw(&screen, paint, now, frame)) {
            break Err(failure(error));
        }
        let event = match event::poll(TICK) {
            Ok(false) => continue,
            Ok(true) => event::read(),
            Err(error) => Err(error),
        };
        match event {
            Ok(Event::Key(key)) if key.kind != KeyEventKind::Release => {
                let Some(action) = keys::action(key) else { continue };
                if screen.act(action, begun.elapsed()) == Flow::Leave {
                    break Ok(Answer::Yes);
                }
            }
            // A new size is drawn in the next round.
            Ok(_) => {}
            Err(error) => break Err(failure(error)),
        }
    };
    ratatui::restore();
    played
}
