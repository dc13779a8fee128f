//! Who is at the screen, and who may come to it: two people who arrange their
//! pawns in secret (E5) hand it over in between.

use std::time::Duration;

use pylos_rules::{Side as _, Viewer};

use super::Table;
use crate::play::Seat;
use crate::terminal_game::TerminalGame;

impl<P: TerminalGame> Table<P> {
    /// Who looks at the screen.
    pub fn viewer(&self) -> Viewer<P::Side> {
        let side = match self.seats {
            [Seat::Human, Seat::Human] => self.at_screen,
            [Seat::Human, Seat::Computer(_)] => Some(P::Side::BOTH[0]),
            [Seat::Computer(_), Seat::Human] => Some(P::Side::BOTH[1]),
            [Seat::Computer(_), Seat::Computer(_)] => None,
        };
        side.map_or(Viewer::Watcher, Viewer::Player)
    }

    /// Who of two people has to come to the screen before anything of a
    /// secret setup is shown (E5, hidden).
    pub fn handed_over_to(&self) -> Option<P::Side> {
        let alone = self.at_screen.is_none() && self.seats == [Seat::Human; 2];
        self.game.to_move().filter(|_| alone)
    }

    /// The one whom the screen is handed over to is there.
    pub fn take_over(&mut self, now: Duration) {
        self.at_screen = Some(self.game.position().to_move());
        self.run_clock(now);
    }

    /// Two people share a screen, and whoever is to move sits there: as long
    /// as something is secret, only after the other has gone.
    pub(super) fn look_who_is_there(&mut self) {
        let to_move = self.game.to_move();
        let secret = self.game.seen_by(Viewer::Watcher).hides_something();
        match self.at_screen {
            _ if !secret => self.at_screen = Some(self.game.position().to_move()),
            Some(side) if to_move.is_some_and(|to_move| to_move != side) => self.at_screen = None,
            _ => {}
        }
    }
}
