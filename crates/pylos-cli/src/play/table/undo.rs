//! Whole turns, undone and played again.

use std::time::Duration;

use pylos_rules::{Game, Viewer};

use super::Table;
use crate::failure::Failure;
use crate::language::Text;
use crate::play::Seat;
use crate::terminal_game::TerminalGame;

impl<P: TerminalGame> Table<P> {
    /// Undoes a turn, or several if the computer played the last ones. What
    /// another has arranged in secret stays as it is, and what was shown once
    /// does not become a secret again.
    pub fn undo(&mut self, now: Duration) -> Result<(), Failure> {
        self.game = self.undone()?;
        self.moved(now);
        Ok(())
    }

    /// Whether a turn can be undone now.
    pub fn can_undo(&self) -> bool {
        self.undone().is_ok()
    }

    /// The game as it would be.
    fn undone(&self) -> Result<Game<P>, Failure> {
        self.in_between_turns()?;
        let hides = |game: &Game<P>| game.seen_by(Viewer::Watcher).hides_something();
        let mut game = self.game.clone();
        loop {
            let last = game.played().next_back();
            let last = last.ok_or_else(|| Failure::at_table(Text::NothingToUndo))?;
            let hidden = hides(&game);
            if hidden && self.viewer() != Viewer::Player(last.side) {
                return Err(Failure::at_table(Text::UndoNotYours));
            }
            game.undo();
            if !hidden && hides(&game) {
                return Err(Failure::at_table(Text::UndoShown));
            }
            let to_play = game.to_move().map(|side| self.seat(side));
            if to_play == Some(Seat::Human) || !self.has_human() {
                return Ok(game);
            }
        }
    }

    /// Plays again what was undone.
    pub fn redo(&mut self, now: Duration) -> Result<(), Failure> {
        self.in_between_turns()?;
        self.game.redo().ok_or_else(|| Failure::at_table(Text::NothingToRedo))?;
        while matches!(self.to_play(), Some(Seat::Computer(_))) && self.has_human() {
            if self.game.redo().is_none() {
                break;
            }
        }
        self.moved(now);
        Ok(())
    }

    /// Only whole turns are undone and redone.
    fn in_between_turns(&self) -> Result<(), Failure> {
        match self.composer.steps() {
            [] => Ok(()),
            _ => Err(Failure::at_table(Text::UndoInTurn)),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::table::samples::{HUMANS, at, table};
    use pylos_engine::Level;
    use pylos_rules::{Random, TimeControl, equator};

    #[test]
    fn undo_goes_back_to_the_last_turn_of_a_human() {
        let level = Seat::Computer(Level::new(3).unwrap());
        let mut table = table([Seat::Human, level], "none");
        table.play_text("a1", at(0)).unwrap();
        assert!(table.task(at(0)).is_some());
        table.play_text("b1", at(0)).unwrap();
        assert!(table.task(at(0)).is_none());
        table.undo(at(0)).unwrap();
        assert_eq!(table.game().ply(), 0);
        table.redo(at(0)).unwrap();
        assert_eq!(table.game().ply(), 2);
    }

    #[test]
    fn what_is_secret_or_was_shown_cannot_be_undone() {
        let rules = "carpentier+hidden".parse().unwrap();
        let game = Game::<equator::Position>::new(rules);
        let mut table = Table::new(game, HUMANS, TimeControl::Unlimited, Random::new(1));
        for _ in 0..2 {
            table.take_over(at(0));
            assert!(!table.can_undo(), "nothing of one's own is there");
            for place in ["i1", "i2", "i3", "i4", "i5", "o1", "o2", "o3", "o4", "o5"] {
                let turns = table.turns("").unwrap();
                let turn = turns.iter().find(|turn| turn.ends_with(place)).unwrap();
                table.play_text(turn, at(0)).unwrap();
                let shown = table.game().ply() == 20;
                let handed_over = table.handed_over_to().is_some();
                assert_eq!(table.can_undo(), !shown && !handed_over, "{place}");
                assert_eq!(table.to_json()["undo"], table.can_undo());
            }
        }
        assert!(table.undo(at(0)).is_err());
        let turn = table.turns("").unwrap().remove(0);
        table.play_text(&turn, at(0)).unwrap();
        assert!(table.can_undo());
        table.undo(at(0)).unwrap();
        assert_eq!(table.game().ply(), 20);
    }
}
