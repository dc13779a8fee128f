//! Turns, composed step by step or played at once.

use std::time::Duration;

use pylos_rules::PlayError;

use super::Table;
use crate::failure::Failure;
use crate::language::Text;
use crate::terminal_game::TerminalGame;

impl<P: TerminalGame> Table<P> {
    /// Takes a step of the turn. A turn that cannot be added to is played.
    pub fn step(&mut self, step: P::Step, now: Duration) -> Result<(), Failure> {
        if let Some(outcome) = self.game.outcome() {
            return Err(self.refused(&PlayError::Finished(outcome)));
        }
        self.composer.step(step).map_err(|error| match error.why {
            Some(why) => Failure::turn::<P>(&why),
            None => Failure::at_table(Text::NothingThere),
        })?;
        match self.composer.turn() {
            Some(turn) if self.composer.possible().is_empty() => self.play(turn, now),
            _ => Ok(()),
        }
    }

    /// Plays the turn as far as it has been composed.
    pub fn finish(&mut self, now: Duration) -> Result<(), Failure> {
        match self.composer.turn() {
            Some(turn) => self.play(turn, now),
            None => Err(Failure::at_table(Text::TurnIncomplete)),
        }
    }

    /// Undoes the last step of the turn; false if there was none.
    pub fn undo_step(&mut self) -> bool {
        self.composer.undo().is_some()
    }

    /// Drops all steps of the turn.
    pub fn cancel(&mut self) {
        self.composer.cancel();
    }

    /// Plays a turn.
    pub fn play(&mut self, turn: P::Turn, now: Duration) -> Result<(), Failure> {
        self.tick(now);
        self.game.play(turn).map_err(|refused| self.refused(&refused))?;
        self.played(now);
        Ok(())
    }

    /// Reads a turn and plays it.
    pub fn play_text(&mut self, text: &str, now: Duration) -> Result<(), Failure> {
        self.tick(now);
        self.game.play_text(text).map_err(|refused| self.refused(&refused).or_help())?;
        self.played(now);
        Ok(())
    }

    /// A turn has been played: the clock goes over to whoever is next.
    fn played(&mut self, now: Duration) {
        // In time: `tick` has just looked.
        let _ = self.clock.finish_turn(self.game.position().to_move(), now);
        self.moved(now);
    }
}

#[cfg(test)]
mod tests {
    use crate::play::table::samples::{HUMANS, at, table};
    use pylos_rules::pyramid::Step;

    #[test]
    fn a_turn_that_can_take_back_waits_for_its_end() {
        let mut table = table(HUMANS, "none");
        for turn in ["a1", "d4", "b1", "d3", "a2", "c1"] {
            table.play_text(turn, at(0)).unwrap();
        }
        let cell = |name: &str| name.parse().unwrap();
        table.step(Step::Place(cell("b2")), at(0)).unwrap();
        assert_eq!(table.game().ply(), 6, "it could take back");
        table.step(Step::TakeBack(cell("a1")), at(0)).unwrap();
        assert!(table.undo_step());
        table.step(Step::TakeBack(cell("b1")), at(0)).unwrap();
        table.finish(at(0)).unwrap();
        assert_eq!(table.game().turns().next_back().unwrap().to_string(), "b2xb1");
        // A turn that completes nothing is played at once.
        table.step(Step::Place(cell("a4")), at(0)).unwrap();
        assert_eq!(table.game().ply(), 8);
    }

    #[test]
    fn a_turn_can_be_cancelled() {
        let mut table = table(HUMANS, "none");
        for turn in ["a1", "b1", "d4", "a2", "d3", "b2"] {
            table.play_text(turn, at(0)).unwrap();
        }
        table.step(Step::Lift("d4".parse().unwrap()), at(0)).unwrap();
        assert!(table.finish(at(0)).is_err());
        table.cancel();
        assert!(table.composer().steps().is_empty());
        assert!(!table.undo_step());
        assert_eq!(table.game().ply(), 6);
    }
}
