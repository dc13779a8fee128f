//! The drawn board, played with the keys.
//!
//! [`state`] is what is shown and how it changes, without a terminal;
//! [`keys`] says what a key means; [`view`] draws where [`layout`] says, and
//! [`pictures`] shows the board as a picture where the terminal can.

mod keys;
mod layout;
mod pictures;
mod state;
mod view;

use std::time::{Duration, Instant};

use pylos_rules::Side as _;
use ratatui::DefaultTerminal;
use ratatui::backend::Backend as _;
use ratatui::crossterm::event::{self, Event, KeyEventKind};
use ratatui::layout::{Position, Rect};

use super::thinker::Thinker;
use super::{Players, Seat, Table};
use crate::console::{Answer, Paint};
use crate::failure::{Failure, FailureKind};
use crate::graphics::GraphicsChoice;
use crate::language::Language;
use crate::terminal_game::TerminalGame;
use layout::Layout;
use pictures::Pictures;
use state::{Flow, Screen};

/// How long a key is waited for before clocks and thoughts are looked at.
const TICK: Duration = Duration::from_millis(50);

/// Plays on the whole terminal, and gives it back as it was.
pub fn run<P: TerminalGame>(
    table: Table<P>,
    players: Players<P>,
    paint: Paint,
    graphics: GraphicsChoice,
    language: Language,
) -> Result<Answer, Failure> {
    let failure =
        |error: std::io::Error| Failure::new(FailureKind::Output, format!("terminal: {error}"));
    // It answers in keys: nobody else must read them.
    let mut pictures = Pictures::new(graphics.graphics());
    let mut terminal = ratatui::try_init().map_err(failure)?;
    let Players { engine, oracle, trouble } = players;
    let mut screen = Screen::new(table, Some(Thinker::new(engine)), language)
        .with_oracle(oracle)
        .with_trouble(trouble);
    let begun = Instant::now();
    let played = loop {
        screen.tick(begun.elapsed());
        let now = begun.elapsed();
        if let Err(error) = show(&screen, paint, now, &mut pictures, &mut terminal) {
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
            // A new size is drawn in the next round; pictures are gone.
            Ok(Event::Resize(..)) => {
                if let Err(error) = clear(&mut pictures, None, &mut terminal) {
                    break Err(failure(error));
                }
            }
            Ok(_) => {}
            Err(error) => break Err(failure(error)),
        }
    };
    // Whoever cannot take a picture away has lost the screen with it.
    let _ = pictures.make_way(None, terminal.backend_mut());
    ratatui::restore();
    played
}

/// Draws the screen, and the picture in its place.
fn show<P: TerminalGame>(
    screen: &Screen<P>,
    paint: Paint,
    now: Duration,
    pictures: &mut Pictures,
    terminal: &mut DefaultTerminal,
) -> std::io::Result<()> {
    let area = Rect::from((Position::ORIGIN, terminal.size()?));
    let layout = Layout::of(screen, area, pictures.are_possible());
    clear(pictures, layout.picture, terminal)?;
    terminal.draw(|frame| view::draw(screen, &layout, paint, now, frame))?;
    let Some(place) = layout.picture else { return Ok(()) };
    let table = screen.table();
    // Alone against the computer one sits on one's own side.
    let seat = match P::Side::BOTH.map(|side| table.seat(side)) {
        [Seat::Computer(_), Seat::Human] => pylos_picture::Seat::Far,
        _ => pylos_picture::Seat::Near,
    };
    pictures.show(P::board(&table.seen()), seat, place, terminal.backend_mut())
}

/// Takes the picture away unless it stays in this place: all letters are then
/// written anew.
fn clear(
    pictures: &mut Pictures,
    place: Option<Rect>,
    terminal: &mut DefaultTerminal,
) -> std::io::Result<()> {
    if pictures.make_way(place, terminal.backend_mut())? {
        // As `Terminal::clear`, which asks where the cursor is, and not every
        // terminal answers: nothing is left of what was written before.
        terminal.backend_mut().clear()?;
        terminal.swap_buffers();
    }
    Ok(())
}
