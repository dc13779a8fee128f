//! What goes where on the screen.

use ratatui::layout::Rect;

use super::pictures::free_place;
use super::state::Screen;
use crate::console::Paint;
use crate::draw::{Look, Picture, Scale};
use crate::terminal_game::TerminalGame;

/// Where the board begins.
pub const BOARD: (u16, u16) = (1, 1);
/// The column of the panel with players, clocks and turns.
pub const PANEL: u16 = 63;
/// The panel's columns where something stands beside it.
const PANEL_WIDTH: u16 = 18;
/// Lines at the foot, with an empty one above them.
const FOOT: u16 = 4;

/// How the screen is shared out.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub struct Layout {
    /// How large the board is drawn.
    pub scale: Scale,
    /// Columns of the panel.
    pub panel: u16,
    /// Where a picture goes, if there is one.
    pub picture: Option<Rect>,
}

impl Layout {
    /// The layout of a screen of this size; `pictures` says whether the
    /// terminal shows any.
    pub fn of<P: TerminalGame>(screen: &Screen<P>, area: Rect, pictures: bool) -> Layout {
        let height = |scale| drawn(screen, scale, Paint::Plain).height();
        let fits = height(Scale::Large) + BOARD.1 + 3 <= area.height;
        let usual = if fits { Scale::Large } else { Scale::Small };
        let whole = area.width.saturating_sub(PANEL);
        let plain = Layout { scale: usual, panel: whole, picture: None };
        // Whoever is handed the screen, or reads, sees no board at all.
        let covered = screen.table().handed_over_to().is_some() || screen.page().is_some();
        if !pictures || covered {
            return plain;
        }
        let bottom = area.height.saturating_sub(FOOT);
        let beside = PANEL + PANEL_WIDTH;
        let right = Rect {
            x: beside,
            y: BOARD.1,
            width: area.width.saturating_sub(beside + 1),
            height: bottom.saturating_sub(BOARD.1),
        };
        // A smaller drawing makes room for a picture.
        let scales = if fits { &[Scale::Large, Scale::Small][..] } else { &[Scale::Small] };
        let found = scales.iter().find_map(|&scale| {
            let top = BOARD.1 + height(scale) + 1;
            let below = Rect {
                x: BOARD.0,
                y: top,
                width: PANEL.saturating_sub(BOARD.0 + 1),
                height: bottom.saturating_sub(top),
            };
            let picture = free_place(right, below)?;
            let panel = if picture.x == beside { PANEL_WIDTH - 1 } else { whole };
            Some(Layout { scale, panel, picture: Some(picture) })
        });
        found.unwrap_or(plain)
    }
}

/// The board drawn with letters, as it looks in the middle of a turn.
pub fn drawn<P: TerminalGame>(screen: &Screen<P>, scale: Scale, paint: Paint) -> Picture<P::Spot> {
    let game = screen.table().seen();
    let look = Look { scale, paint, language: screen.language() };
    game.position().picture(game.rules(), screen.table().composer().steps(), look)
}
