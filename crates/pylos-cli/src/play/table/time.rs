//! Clocks, and how long the computer may think by them. A table never looks at
//! the time itself.

use std::time::Duration;

use pylos_engine::{Budget, Limits, Strength};

use super::Table;
use crate::play::Seat;
use crate::terminal_game::TerminalGame;

impl<P: TerminalGame> Table<P> {
    /// What is left on a side's clock; `None` without a limit.
    pub fn time_left(&self, side: P::Side, now: Duration) -> Option<Duration> {
        self.clock.left(side, now)
    }

    /// What the computer is asked when it is to play: its strength, and how
    /// long it may think by the clock.
    pub fn task(&self, now: Duration) -> Option<(Strength, Limits)> {
        let Some(Seat::Computer(level)) = self.to_play() else { return None };
        let budget = Budget::of(&self.clock, self.game.position().to_move(), now);
        Some((Strength::Level(level), budget.limits()))
    }

    /// Looks at the clock: whoever is out of time has lost.
    pub fn tick(&mut self, now: Duration) {
        if let Some(late) = self.clock.out_of_time(now)
            && self.game.lose_on_time(late).is_ok()
        {
            self.moved(now);
        }
    }

    pub(super) fn run_clock(&mut self, now: Duration) {
        let turn = self.game.position().to_move();
        match (self.game.outcome(), self.clock.running()) {
            (Some(_), _) => self.clock.stop(now),
            // Nobody's time runs while the screen is handed over.
            _ if self.handed_over_to().is_some() => self.clock.stop(now),
            (None, Some((side, _))) if side == turn => {}
            (None, _) => self.clock.start(turn, now),
        }
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::table::samples::{HUMANS, at, table};
    use pylos_engine::Level;
    use pylos_rules::pyramid::{Color, Step};

    #[test]
    fn the_computer_uses_the_time_of_a_turn_and_increments() {
        let level = Seat::Computer(Level::new(10).unwrap());
        let time = |control: &str| {
            let (_, limits) = table([level, level], control).task(at(0)).unwrap();
            limits.time
        };
        assert!(time("30s/move").unwrap() > at(25));
        assert!(time("1m+10s").unwrap() > time("1m").unwrap() + at(7));
        assert_eq!(time("none"), None);
    }

    #[test]
    fn who_runs_out_of_time_loses() {
        let mut table = table(HUMANS, "10s");
        table.play_text("a1", at(4)).unwrap();
        assert_eq!(table.time_left(Color::Light, at(9)), Some(at(6)));
        assert_eq!(table.time_left(Color::Dark, at(9)), Some(at(5)));
        assert!(table.play_text("b1", at(15)).is_err());
        let outcome = table.game().outcome().unwrap();
        assert_eq!(outcome.winner(), Some(Color::Light));
        assert!(table.step(Step::Place("b1".parse().unwrap()), at(15)).is_err());
        assert_eq!(table.to_play(), None);
    }
}
