//! Drawing the screen. Nothing here changes anything.

use std::time::Duration;

use pylos_rules::Side as _;
use ratatui::Frame;
use ratatui::buffer::Buffer;
use ratatui::style::{Color, Modifier, Style};

use super::layout::{BOARD, Layout, PANEL, drawn};
use super::state::{Notice, Screen};
use crate::console::Paint;
use crate::draw::Ink;
use crate::language::{Language, Text, Word};
use crate::play::Seat;
use crate::terminal_game::{Mark, TerminalGame};
use crate::wrap::wrap;

/// Draws everything; the place of a picture is left empty.
pub fn draw<P: TerminalGame>(
    screen: &Screen<P>,
    layout: &Layout,
    paint: Paint,
    now: Duration,
    frame: &mut Frame,
) {
    let mut canvas = Canvas { paint, buffer: frame.buffer_mut() };
    let rows = canvas.buffer.area.height;
    let game = screen.table().seen();
    canvas.put(1, 0, &format!("{} · {}", title::<P>(), game.rules()), canvas.bold());
    let language = screen.language();
    if let Some(side) = screen.table().handed_over_to() {
        hand_over::<P>(side, language, &mut canvas);
        return;
    }
    if let Some(page) = screen.page() {
        for (y, line) in (2..rows.saturating_sub(1)).zip(page.lines.iter().skip(page.skipped)) {
            canvas.put(2, y, line, Style::new());
        }
        let below = language.say(&Text::PageKeys);
        canvas.put(1, rows.saturating_sub(1), &below, canvas.faint());
        return;
    }
    board(screen, layout, &mut canvas);
    panel(screen, layout, now, &mut canvas);
    foot(screen, rows, &mut canvas);
}

/// What there is to read, what is being typed, and the keys; a long notice
/// takes the line of the keys.
fn foot<P: TerminalGame>(screen: &Screen<P>, rows: u16, canvas: &mut Canvas<'_>) {
    let (notice, style) = match screen.notice() {
        Notice::Tell(text) => (text, Style::new()),
        Notice::Warn(text) => (text, canvas.warning()),
    };
    let width = usize::from(canvas.buffer.area.width).saturating_sub(2);
    let notice = wrap(notice.lines().next().unwrap_or_default(), width);
    let top = rows.saturating_sub(3);
    for (y, line) in (top..).zip(notice.iter().take(2)) {
        canvas.put(1, y, line, style);
    }
    let below = top + notice.len().clamp(1, 2) as u16;
    canvas.put(1, below, &format!("> {}_", screen.entry()), canvas.bold());
    let keys = if screen.table().can_undo() { Text::KeyLine } else { Text::KeyLineNoUndo };
    canvas.put(1, below + 1, &screen.language().say(&keys), canvas.faint());
}

/// Nothing but whom the screen is for.
fn hand_over<P: TerminalGame>(side: P::Side, language: Language, canvas: &mut Canvas<'_>) {
    let [from, to] = [side.other(), side].map(|side| Word::from(P::side(side)));
    canvas.put(4, 4, &language.say(&Text::HandOver { side: to.clone() }), canvas.bold());
    let width = usize::from(canvas.buffer.area.width).saturating_sub(8);
    let lines = wrap(&language.say(&Text::HandOverText { from, to: to.clone() }), width);
    for (y, line) in (6..).zip(&lines) {
        canvas.put(4, y, line, Style::new());
    }
    let here = language.say(&Text::PromptHere { side: to });
    canvas.put(4, 7 + lines.len() as u16, &here, canvas.accent());
}

/// The name on the box.
fn title<P: TerminalGame>() -> &'static str {
    match P::NAME {
        "equator" => "Le Pylos",
        _ => "Pylos",
    }
}

fn board<P: TerminalGame>(screen: &Screen<P>, layout: &Layout, canvas: &mut Canvas<'_>) {
    let game = screen.table().seen();
    let mover = game.position().to_move();
    let picture = drawn(screen, layout.scale, canvas.paint);
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
fn panel<P: TerminalGame>(
    screen: &Screen<P>,
    layout: &Layout,
    now: Duration,
    canvas: &mut Canvas<'_>,
) {
    let (table, language) = (screen.table(), screen.language());
    let game = table.seen();
    let (width, rows) = (usize::from(layout.panel), canvas.buffer.area.height);
    let mut lines: Vec<(String, Style)> = Vec::new();
    for side in P::Side::BOTH {
        let to_move = game.to_move() == Some(side);
        let marker = if to_move { "▶" } else { " " };
        let style = if to_move { canvas.bold() } else { Style::new() };
        lines.push((format!("{marker} {}", language.say(&P::side(side))), style));
        let who = match to_move && screen.is_thinking() && table.seat(side) != Seat::Human {
            true => Text::Thinking,
            false => table.seat(side).told(),
        };
        lines.push((format!("  {}", language.say(&who)), style));
        lines.extend(table.time_left(side, now).map(|left| (format!("  {}", clock(left)), style)));
    }
    let told = match table.end() {
        Some(end) => end.iter().map(|text| language.say(text)).collect(),
        None => Vec::from_iter(screen.verdict()),
    };
    lines.push((String::new(), Style::new()));
    for told in told {
        lines.extend(wrap(&told, width).into_iter().map(|line| (line, canvas.accent())));
    }
    if game.hides_something() {
        lines.push((language.say(&Text::SecretSetup), canvas.faint()));
    }
    let turns = game.played();
    let names: Vec<String> = turns.iter().map(|played| played.turn.to_string()).collect();
    let pairs = names.chunks(2).zip(1..).flat_map(|(pair, number)| pair_lines(number, pair, width));
    let pairs: Vec<String> = pairs.collect();
    // The last turns are those of interest.
    let room = usize::from(rows.saturating_sub(5)).saturating_sub(lines.len());
    let hidden = pairs.len().saturating_sub(room);
    lines.extend(pairs.into_iter().skip(hidden).map(|line| (line, Style::new())));
    for (y, (line, style)) in (1..).zip(lines) {
        canvas.put(PANEL, y, &line, style);
    }
}

/// A pair of turns with its number, in two lines if it is too wide for one.
fn pair_lines(number: usize, pair: &[String], width: usize) -> Vec<String> {
    let line = format!("{number:>2}. {}", pair.join(" "));
    match pair {
        [first, second] if line.len() > width => {
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

#[cfg(test)]
mod tests;
