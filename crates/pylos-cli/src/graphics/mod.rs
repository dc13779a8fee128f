//! Pictures in the terminal itself, where it can show them.
//!
//! [`ask`] finds out what the terminal understands; what it is then sent is
//! either sixels ([`pylos_picture::encode::sixel`]) or PNG in the way of kitty
//! ([`kitty`]).

mod ask;
mod kitty;

use std::io::IsTerminal as _;

use pylos_picture::{Painter, PictureError, Scene, Size, encode};
use ratatui::crossterm::terminal;

/// Whether, and in which way, pictures go to the terminal.
#[derive(Clone, Copy, Debug, Default, PartialEq, Eq, clap::ValueEnum)]
pub enum GraphicsChoice {
    /// As the terminal understands them, if it does
    #[default]
    Auto,
    /// The graphics protocol of kitty, even into files and pipes
    Kitty,
    /// Sixels, even into files and pipes
    Sixel,
    /// Letters only
    Off,
}

/// A way in which terminals are sent pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Protocol {
    /// As kitty understands them.
    Kitty,
    /// As sixels.
    Sixel,
}

/// A terminal that shows pictures.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Graphics {
    /// In which way.
    protocol: Protocol,
    /// Pixels of a letter's place, across and down.
    cell: (u16, u16),
}

/// Pixels of a letter's place if the terminal does not tell.
const USUAL_CELL: (u16, u16) = (10, 20);

/// Where a picture goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Place {
    /// Into the text, which goes on below it.
    Inline,
    /// Where the cursor is; it stays there, and the picture takes the place of
    /// the last one.
    Fixed,
}

impl GraphicsChoice {
    /// What the terminal can show; nothing where pictures are not wanted.
    pub fn graphics(self) -> Option<Graphics> {
        let known = |protocol| Graphics { protocol, cell: cell_size().unwrap_or(USUAL_CELL) };
        match self {
            GraphicsChoice::Off => None,
            GraphicsChoice::Kitty => Some(known(Protocol::Kitty)),
            GraphicsChoice::Sixel => Some(known(Protocol::Sixel)),
            GraphicsChoice::Auto => {
                if !std::io::stdout().is_terminal() {
                    return None;
                }
                let (protocol, told) = ask::what_it_shows(|name| std::env::var(name).ok())?;
                let cell = told.or_else(cell_size).unwrap_or(USUAL_CELL);
                Some(Graphics { protocol, cell })
            }
        }
    }
}

/// Pixels of a letter's place, as the system knows them.
fn cell_size() -> Option<(u16, u16)> {
    let window = terminal::window_size().ok()?;
    let across = window.width.checked_div(window.columns)?;
    let down = window.height.checked_div(window.rows)?;
    (across > 0 && down > 0).then_some((across, down))
}

impl Graphics {
    /// The size of a picture in a text: as wide as a text of 72 columns, if
    /// the terminal has them, and never so high that one would have to scroll.
    pub fn usual_size(self) -> Result<Size, PictureError> {
        let (columns, rows) = terminal::size().unwrap_or((80, 24));
        let (columns, rows) = (columns.clamp(8, 72), rows.saturating_sub(4).max(4));
        let fitting = self.size(columns, rows)?;
        // Nine to seven, as pictures are by themselves.
        let height = fitting.height().min(fitting.width() * 7 / 9).max(1);
        Size::new(fitting.width().min(height * 9 / 7).max(1), height)
    }

    /// The size of a picture that fills so many letters' places.
    pub fn size(self, columns: u16, rows: u16) -> Result<Size, PictureError> {
        let side = |cells: u16, pixels: u16| u32::from(cells) * u32::from(pixels);
        Size::new(side(columns, self.cell.0), side(rows, self.cell.1))
    }

    /// How many places a picture of this size takes, across and down.
    fn cells(self, size: Size) -> (u32, u32) {
        let (across, down) = (u32::from(self.cell.0), u32::from(self.cell.1));
        (size.width().div_ceil(across.max(1)), size.height().div_ceil(down.max(1)))
    }

    /// A scene as the terminal is sent it.
    pub fn picture(self, scene: &Scene, size: Size, place: Place) -> Result<Vec<u8>, PictureError> {
        let mut painter = Painter::new(size);
        painter.paint(scene);
        Ok(match self.protocol {
            Protocol::Kitty => {
                let file = encode::png(painter.pixels(), size)?;
                kitty::picture(&file, self.cells(size), place)
            }
            Protocol::Sixel => encode::sixel(painter.pixels(), size),
        })
    }

    /// What takes the picture away that was put in a fixed place; sixels go
    /// when something else is written there.
    pub fn removal(self) -> &'static [u8] {
        match self.protocol {
            Protocol::Kitty => kitty::REMOVAL,
            Protocol::Sixel => b"",
        }
    }
}
