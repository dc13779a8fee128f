//! How players end a game, and what it came to.

use std::time::Duration;

use pylos_rules::Viewer;

use super::Table;
use crate::failure::Failure;
use crate::language::Text;
use crate::play::Seat;
use crate::telling;
use crate::terminal_game::TerminalGame;

impl<P: TerminalGame> Table<P> {
    /// Whoever is at the screen gives up, or the side to move.
    pub fn resign(&mut self, now: Duration) -> Result<(), Failure> {
        let loser = match self.viewer() {
            Viewer::Player(side) => side,
            Viewer::Watcher => self.game.position().to_move(),
        };
        self.game.resign(loser).map_err(|refused| self.refused(&refused))?;
        self.moved(now);
        Ok(())
    }

    /// Both sides agree on a draw. A computer never does.
    pub fn agree_on_draw(&mut self, now: Duration) -> Result<(), Failure> {
        if self.seats.iter().any(|seat| *seat != Seat::Human) {
            return Err(Failure::at_table(Text::ComputerDrawsNot));
        }
        self.game.agree_on_draw().map_err(|refused| self.refused(&refused))?;
        self.moved(now);
        Ok(())
    }

    /// What the game came to, once it is over: who won from the point of view
    /// of a single player, and what decided it.
    pub fn end(&self) -> Option<[Text; 2]> {
        let outcome = self.game.outcome()?;
        let viewer = match self.seats {
            [Seat::Human, Seat::Human] => Viewer::Watcher,
            _ => self.viewer(),
        };
        let position = self.game.position();
        Some([telling::verdict::<P>(outcome, viewer), telling::reason(outcome, position)])
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::table::samples::{at, table};
    use pylos_engine::Level;
    use pylos_rules::pyramid::Color;

    #[test]
    fn a_game_is_given_up_and_begun_again() {
        let level = Seat::Computer(Level::new(3).unwrap());
        let mut table = table([Seat::Human, level], "none");
        table.play_text("a1", at(0)).unwrap();
        assert!(table.agree_on_draw(at(0)).is_err());
        table.resign(at(0)).unwrap();
        assert_eq!(table.game().outcome().unwrap().winner(), Some(Color::Dark));
        table.begin_again(at(0));
        assert_eq!(table.game().ply(), 0);
        assert!(!table.is_unsaved());
    }
}
