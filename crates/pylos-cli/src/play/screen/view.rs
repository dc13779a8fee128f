//! Drawing the screen. Nothing here changes anything.

use std::time::Duration;

use pylos_rules::Side as _;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use super::state::{Notice, Screen};
use crate::console::Paint;
use crate::draw::{Ink, Picture, Scale};
use crate::terminal_game::{Mark, TerminalGame};

/// Where the board begins.
const BOARD: (u16, u16) = (1, 1);
/// The column of the panel with players, clocks and turns.
const PANEL: u16 = 63;
/// How wide it is on a terminal of 80 columns.
const PANEL_WIDTH: usize = 17;
/// What the keys do, in one line.
const KEYS: &str = "arrows, Tab, Space, Enter · Esc cancel · ^Z undo · F2 hint · F1 help · ^C quit";

/// Draws everything.
pub fn draw<P: TerminalGame>(screen: &Screen<P>, paint: Paint, now: Duration, frame: &mut Frame) {
    let mut canvas = Canvas { paint, buffer: frame.buffer_mut() };
    let rows = canvas.buffer.area.height;
    let game = screen.table().seen();
    canvas.put(1, 0, &format!("{} · {}", title::<P>(), game.rules()), canvas.bold());
    if let Some(side) = screen.table().handed_over_to() {
        canvas.put(4, 4, &format!("Pass the screen to {side}."), canvas.bold());
        canvas.put(4, 6, &format!("{side} is here: Enter"), Style::new());
        return;
    }
    if let Some(page) = screen.page() {
        for (y, line) in (2..rows.saturating_sub(1)).zip(page.lines.iter().skip(page.skipped)) {
            canvas.put(2, y, line, Style::new());
        }
        canvas.put(
            1,
            rows.saturating_sub(1),
            "up and down scroll, any other key goes back",
            canvas.faint(),
        );
        return;
    }
    board(screen, rows, &mut canvas);
    panel(screen, now, rows, &mut canvas);
    let bottom = rows.saturating_sub(3);
    let (notice, style) = match screen.notice() {
        Notice::Tell(text) => (text.lines().next().unwrap_or_default(), Style::new()),
        Notice::Warn(text) => (text.lines().next().unwrap_or_default(), canvas.warning()),
    };
    canvas.put(1, bottom, notice, style);
    canvas.put(1, bottom + 1, &format!("> {}_", screen.entry()), canvas.bold());
    canvas.put(1, bottom + 2, KEYS, canvas.faint());
}

/// The name on the box.
fn title<P: TerminalGame>() -> &'static str {
    match P::NAME {
        "equator" => "Le Pylos",
        _ => "Pylos",
    }
}

fn board<P: TerminalGame>(screen: &Screen<P>, rows: u16, canvas: &mut Canvas<'_>) {
    let game = screen.table().seen();
    let seen = game.position();
    let mover = seen.to_move();
    let steps = screen.table().composer().steps();
    let draw =
        |scale| -> Picture<P::Spot> { seen.picture(game.rules(), steps, scale, canvas.paint) };
    let large = draw(Scale::Large);
    let fits = large.height() + BOARD.1 + 3 <= rows;
    let picture = if fits { large } else { draw(Scale::Small) };
    for piece in &picture.pieces {
        canvas.put(BOARD.0 + piece.x, BOARD.1 + piece.y, &piece.text, canvas.ink(piece.ink));
    }
    let possible = screen.possible();
    let last_spots: Vec<_> = game.last().map_or_else(Vec::new, |last| {
        P::steps(last.turn).into_iter().filter_map(|step| P::spot(step, last.side)).collect()
    });
    for spot in &picture.spots {
        let (x, y) = (BOARD.0 + spot.x, BOARD.1 + spot.y);
        let at = |step: &&P::Step| P::spot(**step, mover) == Some(spot.name);
        let marks = match possible.iter().find(at).map(|step| P::mark(*step)) {
            Some(Mark::Target) => Some(("‹", "›")),
            Some(Mark::Movable) => Some((" ", "↑")),
            Some(Mark::Returnable) => Some((" ", "−")),
            None if last_spots.contains(&spot.name) => Some((" ", "*")),
            None => None,
        };
        if let Some((left, right)) = marks {
            let style = canvas.accent();
            canvas.put_mark(x, left, right, y, spot.width, style);
        }
        if spot.name == screen.cursor() {
            let style = canvas.cursor();
            canvas.put_mark(x, "[", "]", y, spot.width, style);
        }
    }
}

/// Players, clocks, and the turns played.
fn panel<P: TerminalGame>(screen: &Screen<P>, now: Duration, rows: u16, canvas: &mut Canvas<'_>) {
    let table = screen.table();
    let game = table.seen();
    let mut y = 1;
    for side in P::Side::BOTH {
        let to_move = game.outcome().is_none() && game.position().to_move() == side;
        let marker = if to_move { "▶" } else { " " };
        let style = if to_move { canvas.bold() } else { Style::new() };
        let name = side.to_string();
        canvas.put(PANEL, y, &format!("{marker} {name:<5} {}", table.seat(side)), style);
        let thinking = to_move && screen.is_thinking();
        let below = match table.time_left(side, now) {
            Some(left) => clock(left),
            None if thinking => "thinking…".to_owned(),
            None => String::new(),
        };
        canvas.put(PANEL + 2, y + 1, &below, style);
        y += 2;
    }
    if let Some(verdict) = screen.verdict() {
        canvas.put(PANEL, y, &verdict, canvas.accent());
        y += 1;
    }
    if game.hides_something() {
        canvas.put(PANEL, y + 1, "setup in secret", canvas.faint());
        return;
    }
    let turns: Vec<String> = game.played().iter().map(|played| played.turn.to_string()).collect();
    let lines: Vec<String> =
        turns.chunks(2).zip(1..).flat_map(|(pair, n)| lines(n, pair)).collect();
    let room = usize::from(rows.saturating_sub(y + 4));
    let shown = lines.iter().skip(lines.len().saturating_sub(room));
    for (y, line) in (y..).zip(shown) {
        canvas.put(PANEL, y, line, Style::new());
    }
}

/// A pair of turns with its number, in two lines if it is too wide for one.
fn lines(number: usize, pair: &[String]) -> Vec<String> {
    let line = format!("{number:>2}. {}", pair.join(" "));
    match pair {
        [first, second] if line.len() > PANEL_WIDTH => {
            vec![format!("{number:>2}. {first}"), format!("    {second}")]
        }
        _ => vec![line],
    }
}

/// A time as clocks show it; tenths of a second when it gets tight.
fn clock(left: Duration) -> String {
    let seconds = left.as_secs();
    match (seconds / 3600, seconds / 60 % 60, seconds % 60) {
        (0, 0, s) if s < 10 => format!("0:0{s}.{}", left.subsec_millis() / 100),
        (0, m, s) => format!("{m}:{s:02}"),
        (h, m, s) => format!("{h}:{m:02}:{s:02}"),
    }
}

/// The terminal, with or without colour.
struct Canvas<'a> {
    paint: Paint,
    buffer: &'a mut Buffer,
}

impl Canvas<'_> {
    /// Writes a text; what does not fit is left out.
    fn put(&mut self, x: u16, y: u16, text: &str, style: Style) {
        let area = self.buffer.area;
        if x < area.right() && y < area.bottom() {
            self.buffer.set_string(x, y, text, style);
        }
    }

    /// Writes a mark on each side of a spot.
    fn put_mark(&mut self, x: u16, left: &str, right: &str, y: u16, width: u16, style: Style) {
        if left != " " {
            self.put(x.saturating_sub(1), y, left, style);
        }
        self.put(x + width, y, right, style);
    }

    fn styled(&self, style: Style) -> Style {
        match self.paint {
            Paint::Color => style,
            Paint::Plain => Style::new(),
        }
    }

    fn bold(&self) -> Style {
        self.styled(Style::new().add_modifier(Modifier::BOLD))
    }

    fn faint(&self) -> Style {
        self.styled(Style::new().add_modifier(Modifier::DIM))
    }

    fn accent(&self) -> Style {
        self.styled(Style::new().fg(Color::Green))
    }

    fn cursor(&self) -> Style {
        self.styled(Style::new().fg(Color::Yellow).add_modifier(Modifier::BOLD))
    }

    fn warning(&self) -> Style {
        self.styled(Style::new().fg(Color::LightRed))
    }

    fn ink(&self, ink: Ink) -> Style {
        match (ink, ink.color()) {
            (Ink::Faint, _) => self.faint(),
            (Ink::Title, _) => self.bold(),
            (_, Some(color)) => {
                self.styled(Style::new().fg(Color::Indexed(color)).add_modifier(Modifier::BOLD))
            }
            _ => Style::new(),
        }
    }
}
