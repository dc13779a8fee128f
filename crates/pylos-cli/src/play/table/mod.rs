//! A game with everything around it: seats, clocks, the turn being composed,
//! the file it is kept in.

mod ending;
mod hand_over;
mod keeping;
mod thinking;
mod time;
mod turns;
mod undo;

use std::path::PathBuf;
use std::time::Duration;

use pylos_rules::{Clock, Composer, Game, PlayError, Random, SeenGame, Side as _, TimeControl};
use serde_json::{Value, json};

use super::seat::Seat;
use crate::failure::Failure;
use crate::language::Text;
use crate::terminal_game::TerminalGame;

/// Where a game is played. It never looks at the time itself: `now` is
/// counted from any moment that stays the same.
///
/// The game itself stays in here: faces get it [as it may be seen](Self::seen)
/// by whoever is at the screen.
pub struct Table<P: TerminalGame> {
    game: Game<P>,
    /// The turn that a human puts together step by step.
    composer: Composer<P>,
    seats: [Seat; 2],
    clock: Clock<P::Side>,
    /// Where the game was loaded from or saved to.
    file: Option<PathBuf>,
    /// Whether something has been played since it was loaded or saved.
    changed: bool,
    random: Random,
    /// Who of two people is at the screen; `None` while it is handed over.
    at_screen: Option<P::Side>,
}

impl<P: TerminalGame> Table<P> {
    /// A table with a game on it.
    pub fn new(game: Game<P>, seats: [Seat; 2], control: TimeControl, random: Random) -> Table<P> {
        let composer = Composer::new(game.position(), game.rules());
        let clock = Clock::new(control);
        let mut table = Table {
            game,
            composer,
            seats,
            clock,
            file: None,
            changed: false,
            random,
            at_screen: None,
        };
        table.look_who_is_there();
        table.run_clock(Duration::ZERO);
        table
    }

    /// The same table; the game belongs to this file.
    #[must_use]
    pub fn with_file(mut self, file: PathBuf) -> Table<P> {
        self.file = Some(file);
        self
    }

    /// The game as whoever is at the screen may see it.
    pub fn seen(&self) -> SeenGame<'_, P> {
        self.game.seen_by(self.viewer())
    }

    /// The whole game, with its secrets.
    #[cfg(test)]
    pub fn game(&self) -> &Game<P> {
        &self.game
    }

    /// The turn being composed.
    pub fn composer(&self) -> &Composer<P> {
        &self.composer
    }

    /// Who plays this side.
    pub fn seat(&self, side: P::Side) -> Seat {
        self.seats[usize::from(side != P::Side::BOTH[0])]
    }

    /// Who is to play; `None` when the game is over.
    pub fn to_play(&self) -> Option<Seat> {
        match self.game.outcome() {
            Some(_) => None,
            None => Some(self.seat(self.game.position().to_move())),
        }
    }

    /// The legal turns that begin so.
    pub fn turns(&self, prefix: &str) -> Result<Vec<String>, Failure> {
        if let Some(outcome) = self.game.outcome() {
            return Err(self.refused(&PlayError::Finished(outcome)));
        }
        let turns = self.game.position().turns(self.game.rules());
        let names = turns.iter().map(ToString::to_string);
        let names: Vec<String> = names.filter(|name| name.starts_with(prefix)).collect();
        if names.is_empty() {
            return Err(Failure::at_table(Text::NoTurnBegins { text: prefix.into() }));
        }
        Ok(names)
    }

    /// Why this text is no legal turn; `None` if it is one.
    pub fn forbidden(&self, text: &str) -> Option<P::Illegal> {
        self.game.position().read_turn(self.game.rules(), text).err()
    }

    /// Begins again, with the same players, rules and time.
    pub fn begin_again(&mut self, now: Duration) {
        let rules = self.game.rules();
        let start = P::dealt(rules, &mut self.random);
        self.game = Game::from_position(rules, start);
        self.clock = Clock::new(self.clock.control());
        self.file = None;
        self.moved(now);
        self.changed = false;
    }

    /// The state of the game for programs, as far as it may be seen.
    pub fn to_json(&self) -> Value {
        let seen = self.seen();
        json!({
            "ply": seen.played().len(),
            "position": seen.position().to_string(),
            "turn": seen.position().to_move().to_string(),
            "played": seen.last().map(|last| last.turn.to_string()),
            "undo": self.can_undo(),
            "outcome": seen.outcome().map(|outcome| outcome.to_string()),
            "result": seen.outcome().map(|outcome| pylos_views::result(seen.position(), outcome)),
        })
    }

    fn refused(&self, refused: &PlayError<P>) -> Failure {
        Failure::refused(refused, self.game.position())
    }

    fn has_human(&self) -> bool {
        self.seats.contains(&Seat::Human)
    }

    /// The game stands elsewhere than before.
    fn moved(&mut self, now: Duration) {
        self.changed = true;
        self.composer = Composer::new(self.game.position(), self.game.rules());
        self.look_who_is_there();
        self.run_clock(now);
    }
}

/// Tables to try things at.
#[cfg(test)]
mod samples {
    use super::*;
    use pylos_rules::pyramid::{Position, Rules};

    pub fn table(seats: [Seat; 2], control: &str) -> Table<Position> {
        let game = Game::new(Rules::STANDARD);
        Table::new(game, seats, control.parse().unwrap(), Random::new(1))
    }

    pub fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    pub const HUMANS: [Seat; 2] = [Seat::Human; 2];
}
