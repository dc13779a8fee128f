//! A game with everything around it: seats, clocks, the turn being composed,
//! the file it is kept in.

use std::path::PathBuf;
use std::time::Duration;

use pylos_engine::{Budget, Choice, Engine, Limits, Oracle, PerfectPlay, Score, Strength};
use pylos_rules::{
    Clock, Composer, Game, PlayError, Random, Record, SeenGame, Side, TimeControl, Viewer,
};
use serde_json::{Value, json};

use super::record_file::{self, Existing};
use super::review::Reviewed;
use super::seat::Seat;
use super::thinker::Thinker;
use crate::failure::Failure;
use crate::language::{Text, name};
use crate::telling;
use crate::terminal_game::TerminalGame;

/// How long each turn of a finished game is looked at.
const REVIEW: Limits = Limits::time(Duration::from_millis(60));

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

    /// Lets the engine choose a turn. It gets the whole game, and plays by
    /// what its side may know.
    pub fn choose(&self, engine: &mut Engine<P>, limits: &Limits) -> Option<Choice<P>> {
        engine.choose(&self.game, limits)
    }

    /// Gives the same task to a thread.
    pub fn think(&self, thinker: &mut Thinker<P>, strength: Strength, limits: Limits) {
        thinker.think(&self.game, strength, limits);
    }

    /// What the game is worth to the side to move with best play, its history
    /// included; `None` if it is over or this is not known.
    pub fn value(&self, oracle: &dyn Oracle<P>) -> Option<Score> {
        PerfectPlay::new(oracle, &self.game).score()
    }

    /// Why this text is no legal turn; `None` if it is one.
    pub fn forbidden(&self, text: &str) -> Option<P::Illegal> {
        self.game.position().read_turn(self.game.rules(), text).err()
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

    /// Whether something would be lost by leaving.
    pub fn is_unsaved(&self) -> bool {
        self.changed
    }

    /// What is left on a side's clock; `None` without a limit.
    pub fn time_left(&self, side: P::Side, now: Duration) -> Option<Duration> {
        self.clock.left(side, now)
    }

    /// Who is to play; `None` when the game is over.
    pub fn to_play(&self) -> Option<Seat> {
        match self.game.outcome() {
            Some(_) => None,
            None => Some(self.seat(self.game.position().to_move())),
        }
    }

    /// What the computer is asked when it is to play: its strength, and how
    /// long it may think by the clock.
    pub fn task(&self, now: Duration) -> Option<(Strength, Limits)> {
        let Some(Seat::Computer(level)) = self.to_play() else { return None };
        let budget = Budget::of(&self.clock, self.game.position().to_move(), now);
        Some((Strength::Level(level), budget.limits()))
    }

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

    fn refused(&self, refused: &PlayError<P>) -> Failure {
        Failure::refused(refused, self.game.position())
    }

    /// Undoes a turn, or several if the computer played the last ones. What
    /// another has arranged in secret stays as it is, and what was shown once
    /// does not become a secret again.
    pub fn undo(&mut self, now: Duration) -> Result<(), Failure> {
        self.in_between_turns()?;
        let mut game = self.game.clone();
        loop {
            let last = game.played().next_back();
            let last = last.ok_or_else(|| Failure::at_table(Text::NothingToUndo))?;
            let hides = |game: &Game<P>| game.seen_by(Viewer::Watcher).hides_something();
            if hides(&game) && self.viewer() != Viewer::Player(last.side) {
                return Err(Failure::at_table(Text::UndoNotYours));
            }
            let shown = !hides(&game);
            game.undo();
            if shown && hides(&game) {
                return Err(Failure::at_table(Text::UndoShown));
            }
            let to_play = game.to_move().map(|side| self.seat(side));
            if to_play == Some(Seat::Human) || !self.has_human() {
                break;
            }
        }
        self.game = game;
        self.moved(now);
        Ok(())
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

    /// Looks at the clock: whoever is out of time has lost.
    pub fn tick(&mut self, now: Duration) {
        if let Some(late) = self.clock.out_of_time(now)
            && self.game.lose_on_time(late).is_ok()
        {
            self.moved(now);
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

    /// Every turn of the game held against the best one.
    pub fn review(&self, engine: &mut Engine<P>) -> Result<Vec<Reviewed<P>>, Failure> {
        let played = self.seen().played();
        if played.is_empty() {
            return Err(Failure::at_table(Text::ReviewEmptyGame));
        }
        let mut game = Game::from_position(self.game.rules(), *self.game.start());
        let mut reviewed = Vec::new();
        for played in played {
            let review = engine.review(&game, played.turn, &REVIEW);
            reviewed.extend(review.map(|review| Reviewed { side: played.side, review }));
            // It has been played once.
            let _ = game.play(played.turn);
        }
        Ok(reviewed)
    }

    /// Saves the game, under its own name if none is given.
    pub fn save(&mut self, file: &str) -> Result<Text, Failure> {
        if self.seen().hides_something() {
            return Err(Failure::at_table(Text::SaveSecret));
        }
        let path = match (file, &self.file) {
            ("", None) => return Err(Failure::at_table(Text::SaveWhere)),
            ("", Some(path)) => path.clone(),
            (file, _) => PathBuf::from(file),
        };
        let ours = self.file.as_ref() == Some(&path);
        let existing = if ours { Existing::Replace } else { Existing::Keep };
        record_file::write(&path, &self.record(), existing)?;
        let said = Text::SavedTo { file: name(path.display()) };
        self.file = Some(path);
        self.changed = false;
        Ok(said)
    }

    /// Goes on with a saved game of the same kind.
    pub fn load(&mut self, file: &str, now: Duration) -> Result<(), Failure> {
        if file.is_empty() {
            return Err(Failure::at_table(Text::LoadWhat));
        }
        let path = PathBuf::from(file);
        let record = record_file::read(&path)?;
        self.game = record_file::to_game(&record, &path)?;
        self.clock = Clock::new(self.clock.control());
        self.file = Some(path);
        self.moved(now);
        self.changed = false;
        Ok(())
    }

    /// The state of the game for programs, as far as it may be seen.
    pub fn to_json(&self) -> Value {
        let seen = self.seen();
        json!({
            "ply": seen.played().len(),
            "position": seen.position().to_string(),
            "turn": seen.position().to_move().to_string(),
            "played": seen.last().map(|last| last.turn.to_string()),
            "outcome": seen.outcome().map(|outcome| outcome.to_string()),
            "result": seen.outcome().map(|outcome| pylos_views::result(seen.position(), outcome)),
        })
    }

    /// The game as a record, with who played it.
    fn record(&self) -> Record {
        let mut record = Record::of_game(&self.game);
        let mut tag = |name: &str, value: String| {
            // These names are good, and a record takes any value.
            let _ = record.set_tag(name, &value);
        };
        for (side, seat) in P::Side::BOTH.into_iter().zip(self.seats) {
            if let Seat::Computer(level) = seat {
                let side = side.to_string();
                let (first, rest) = side.split_at(1);
                tag(&(first.to_uppercase() + rest), format!("pylos level {level}"));
            }
        }
        if self.clock.control() != TimeControl::Unlimited {
            tag("TimeControl", self.clock.control().to_string());
        }
        record
    }

    fn has_human(&self) -> bool {
        self.seats.contains(&Seat::Human)
    }

    /// A turn has been played: the clock goes over to whoever is next.
    fn played(&mut self, now: Duration) {
        // In time: `tick` has just looked.
        let _ = self.clock.finish_turn(self.game.position().to_move(), now);
        self.moved(now);
    }

    /// The game stands elsewhere than before.
    fn moved(&mut self, now: Duration) {
        self.changed = true;
        self.composer = Composer::new(self.game.position(), self.game.rules());
        self.look_who_is_there();
        self.run_clock(now);
    }

    /// Two people share a screen, and whoever is to move sits there: as long
    /// as something is secret, only after the other has gone.
    fn look_who_is_there(&mut self) {
        let to_move = self.game.to_move();
        let secret = self.game.seen_by(Viewer::Watcher).hides_something();
        match self.at_screen {
            _ if !secret => self.at_screen = Some(self.game.position().to_move()),
            Some(side) if to_move.is_some_and(|to_move| to_move != side) => self.at_screen = None,
            _ => {}
        }
    }

    fn run_clock(&mut self, now: Duration) {
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
    use pylos_engine::Level;
    use pylos_rules::pyramid::{Color, Position, Rules, Step};

    fn table(seats: [Seat; 2], control: &str) -> Table<Position> {
        let game = Game::new(Rules::STANDARD);
        Table::new(game, seats, control.parse().unwrap(), Random::new(1))
    }

    fn at(seconds: u64) -> Duration {
        Duration::from_secs(seconds)
    }

    const HUMANS: [Seat; 2] = [Seat::Human; 2];

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

    /// Knows that light wins, wherever the game stands.
    struct LightWins;

    impl Oracle<Position> for LightWins {
        fn value(&self, position: &Position) -> Option<pylos_rules::Value> {
            Some(match position.to_move() {
                Color::Light => pylos_rules::Value::Win(39),
                Color::Dark => pylos_rules::Value::Loss(40),
            })
        }
    }

    #[test]
    fn a_game_that_a_repetition_saves_is_told_to_be_drawn() {
        let mut table = table(HUMANS, "none");
        for turn in "a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2".split(' ') {
            assert_ne!(table.value(&LightWins), Some(pylos_rules::Value::Draw.into()));
            table.play_text(turn, at(0)).unwrap();
        }
        assert_eq!(table.value(&LightWins), Some(pylos_rules::Value::Draw.into()));
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
        assert!(table.agree_on_draw(at(0)).is_err());
        table.resign(at(0)).unwrap();
        assert_eq!(table.game().outcome().unwrap().winner(), Some(Color::Dark));
        table.begin_again(at(0));
        assert_eq!(table.game().ply(), 0);
        assert!(!table.is_unsaved());
    }

    #[test]
    fn a_game_is_saved_and_loaded_and_never_over_another_file() {
        let path = std::env::temp_dir().join(format!("pylos-table-{}.pylos", std::process::id()));
        let file = path.display().to_string();
        let _ = std::fs::remove_file(&path);
        let mut first = table(HUMANS, "5m+3s");
        assert!(first.save("").is_err());
        first.play_text("b2", at(0)).unwrap();
        assert!(first.is_unsaved());
        first.save(&file).unwrap();
        assert!(!first.is_unsaved());
        first.play_text("c3", at(0)).unwrap();
        first.save("").unwrap();
        let mut second = table(HUMANS, "none");
        assert!(second.save(&file).is_err());
        second.load(&file, at(0)).unwrap();
        assert_eq!(second.game(), first.game());
        std::fs::remove_file(&path).unwrap();
        assert!(second.load(&file, at(0)).is_err());
        assert!(second.load("", at(0)).is_err());
    }
}
