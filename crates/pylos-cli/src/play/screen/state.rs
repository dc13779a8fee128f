//! What is shown, and how keys and time change it.

use std::sync::Arc;
use std::time::Duration;

use pylos_engine::{Engine, Limits, Oracle, Score, Strength};
use pylos_rules::{Side as _, Value};

use super::keys::{Action, Direction};
use crate::commands::rules;
use crate::console::Paint;
use crate::draw::{Look, Scale, Spot};
use crate::failure::Failure;
use crate::language::{Language, Text, name};
use crate::play::order::Order;
use crate::play::thinker::Thinker;
use crate::play::{Seat, Table, help, no_values, review};
use crate::telling;
use crate::terminal_game::TerminalGame;

/// Everything that is on the screen.
pub struct Screen<P: TerminalGame> {
    table: Table<P>,
    cursor: P::Spot,
    entry: String,
    notice: Notice,
    page: Option<Page>,
    thinker: Option<Thinker<P>>,
    /// Who knows the exact value of every position.
    oracle: Option<Arc<dyn Oracle<P>>>,
    /// Why nobody does, if there is a tablebase that cannot be used.
    trouble: Option<Failure>,
    /// Whether that value is shown.
    shows_value: bool,
    /// Whether the computer thinks about a hint rather than about its turn.
    hinting: bool,
    /// Whether leaving has been asked for once, with a game that is not saved.
    leaving: bool,
    language: Language,
}

/// Whether to go on.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Flow {
    /// The game goes on.
    GoOn,
    /// The players have had enough.
    Leave,
}

/// One line for the players to read.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Notice {
    /// News.
    Tell(String),
    /// Something did not work.
    Warn(String),
}

/// A text that covers the board until a key is pressed.
pub struct Page {
    /// Its lines.
    pub lines: Vec<String>,
    /// How many of them have been scrolled past.
    pub skipped: usize,
}

/// The longest text that can be typed.
const ENTRY: usize = 200;

impl<P: TerminalGame> Screen<P> {
    /// The screen at the beginning of a game.
    pub fn new(table: Table<P>, thinker: Option<Thinker<P>>, language: Language) -> Screen<P> {
        let spots = spots(&table);
        let cursor = spots[0].name;
        let mut screen = Screen {
            table,
            cursor,
            entry: String::new(),
            notice: Notice::Tell(language.say(&Text::WelcomeScreen)),
            page: None,
            thinker,
            oracle: None,
            trouble: None,
            shows_value: true,
            hinting: false,
            leaving: false,
            language,
        };
        screen.go(0);
        screen
    }

    /// The same screen with exact values at hand.
    #[must_use]
    pub fn with_oracle(self, oracle: Option<Arc<dyn Oracle<P>>>) -> Screen<P> {
        Screen { oracle, ..self }
    }

    /// The same screen, which tells why a tablebase cannot be used.
    #[must_use]
    pub fn with_trouble(mut self, trouble: Option<Failure>) -> Screen<P> {
        if let Some(trouble) = &trouble {
            self.notice = Notice::Warn(trouble.say(self.language));
        }
        Screen { trouble, ..self }
    }

    /// What the position is worth with best play, in words; `None` if that is
    /// not known or not to be shown.
    pub fn verdict(&self) -> Option<String> {
        let oracle = self.oracle.as_ref().filter(|_| self.shows_value)?;
        let mover = self.table.seen().position().to_move();
        let (side, value) = match self.table.value(&**oracle)? {
            Score::Exact(Value::Draw) => return Some(self.say(&Text::ValueDraw)),
            Score::Exact(Value::Loss(plies)) => (mover.other(), Value::Win(plies)),
            Score::Exact(win @ Value::Win(_)) => (mover, win),
            Score::Points(_) | Score::Estimate(_) => return None,
        };
        let value = telling::value(value).into();
        Some(self.say(&Text::ValueFor { side: P::side(side).into(), value }))
    }

    /// The language of everything on it.
    pub fn language(&self) -> Language {
        self.language
    }

    fn say(&self, text: &Text) -> String {
        self.language.say(text)
    }

    fn tell(&mut self, text: &Text) {
        self.notice = Notice::Tell(self.say(text));
    }

    /// The game and its players.
    pub fn table(&self) -> &Table<P> {
        &self.table
    }

    /// Where the cursor is.
    pub fn cursor(&self) -> P::Spot {
        self.cursor
    }

    /// What is being typed.
    pub fn entry(&self) -> &str {
        &self.entry
    }

    /// The line to read.
    pub fn notice(&self) -> &Notice {
        &self.notice
    }

    /// The text over the board.
    pub fn page(&self) -> Option<&Page> {
        self.page.as_ref()
    }

    /// Whether the computer is thinking.
    pub fn is_thinking(&self) -> bool {
        self.thinker.as_ref().is_some_and(Thinker::is_thinking)
    }

    /// The steps that a human can take now.
    pub fn possible(&self) -> Vec<P::Step> {
        match self.table.to_play() {
            Some(Seat::Human) => self.table.composer().possible(),
            _ => Vec::new(),
        }
    }

    /// Time has passed: clocks run, and the computer may have an answer.
    pub fn tick(&mut self, now: Duration) {
        let was_over = self.table.seen().outcome().is_some();
        self.table.tick(now);
        if !was_over && self.table.seen().outcome().is_some() {
            self.changed();
        }
        let Some(thinker) = &mut self.thinker else { return };
        if let Some(choice) = thinker.answer() {
            if self.hinting {
                self.hinting = false;
                let (turn, score) = (name(choice.turn), telling::score(choice.score).into());
                self.tell(&Text::HintTold { turn, score });
                let mover = self.mover();
                let first = P::steps(choice.turn).first().and_then(|step| P::spot(*step, mover));
                self.cursor = first.unwrap_or(self.cursor);
            } else {
                let played = self.table.play(choice.turn, now);
                self.changed();
                let last = self.table.seen().last();
                if let Some(last) = last
                    && played.is_ok()
                    && self.table.seen().outcome().is_none()
                {
                    let side = P::side(last.side).into();
                    self.tell(&Text::SidePlays { side, turn: name(last.turn) });
                }
                self.go(0);
            }
        } else if !thinker.is_thinking()
            && let Some((strength, limits)) = self.table.task(now)
        {
            self.hinting = false;
            self.table.think(thinker, strength, limits);
        }
    }

    /// Does what a key asks for.
    pub fn act(&mut self, action: Action, now: Duration) -> Flow {
        if action == Action::Quit {
            return self.leave();
        }
        self.leaving = false;
        if self.table.handed_over_to().is_some() {
            if action == Action::Confirm {
                self.table.take_over(now);
                self.changed();
                self.go(0);
            }
            return Flow::GoOn;
        }
        if let Some(page) = &mut self.page {
            match action {
                Action::Turn(Direction::Down) => {
                    page.skipped = (page.skipped + 1).min(page.lines.len().saturating_sub(1));
                }
                Action::Turn(Direction::Up) => page.skipped = page.skipped.saturating_sub(1),
                _ => self.page = None,
            }
            return Flow::GoOn;
        }
        let done = match action {
            Action::Turn(direction) => {
                self.move_cursor(direction);
                Ok(())
            }
            Action::Next => {
                self.go(1);
                Ok(())
            }
            Action::Previous => {
                self.go(-1);
                Ok(())
            }
            Action::Type(letter) => {
                self.type_letter(letter);
                Ok(())
            }
            Action::Choose if !self.entry.is_empty() => {
                self.type_letter(' ');
                Ok(())
            }
            Action::Choose => self.choose(now),
            Action::Confirm if !self.entry.is_empty() => {
                let line = std::mem::take(&mut self.entry);
                match self.order(&line, now) {
                    Ok(Flow::Leave) => return Flow::Leave,
                    Ok(Flow::GoOn) => Ok(()),
                    Err(failure) => Err(failure),
                }
            }
            Action::Confirm => self.confirm(now),
            Action::Back => {
                if self.entry.pop().is_none() {
                    self.table.undo_step();
                }
                Ok(())
            }
            Action::Cancel => {
                self.entry.clear();
                self.table.cancel();
                self.notice = Notice::Tell(String::new());
                Ok(())
            }
            Action::Undo => self.order("undo", now).map(|_| ()),
            Action::Redo => self.order("redo", now).map(|_| ()),
            Action::Hint => self.order("hint", now).map(|_| ()),
            Action::Value => self.order("value", now).map(|_| ()),
            Action::Save => self.order("save", now).map(|_| ()),
            Action::Help => self.order("help", now).map(|_| ()),
            Action::Quit => Ok(()),
        };
        if let Err(failure) = done {
            self.notice = Notice::Warn(failure.say(self.language));
        }
        Flow::GoOn
    }

    /// Does what a typed line asks for.
    fn order(&mut self, line: &str, now: Duration) -> Result<Flow, Failure> {
        let order = Order::read(line).ok_or_else(|| {
            let word = line.split_whitespace().next().unwrap_or_default();
            Failure::at_table(Text::NoOrder { word: word.into() })
        })?;
        match order {
            Order::Nothing | Order::Show => {}
            Order::Quit => return Ok(self.leave()),
            Order::Help => self.open(&help::keys_and_orders(self.language)),
            Order::Rules => self.open(&rules::text::<P>(self.table.seen().rules(), self.language)),
            Order::Review => self.review()?,
            Order::Turns(prefix) => {
                let names = self.table.turns(prefix)?;
                let rows: Vec<String> = names.chunks(6).map(|row| row.join("  ")).collect();
                self.open(&rows.join("\n"));
            }
            Order::Position => self.notice = Notice::Tell(self.table.seen().position().to_string()),
            Order::Hint => self.ask_for_hint()?,
            Order::Value => self.toggle_value()?,
            Order::Save(file) => {
                let said = self.table.save(file)?;
                self.tell(&said);
            }
            Order::Turn(turn) => {
                self.only_humans()?;
                self.table.play_text(turn, now)?;
                self.changed();
            }
            Order::Load(file) => self.table.load(file, now).map(|()| self.changed())?,
            Order::Undo => self.table.undo(now).map(|()| self.changed())?,
            Order::Redo => self.table.redo(now).map(|()| self.changed())?,
            Order::Resign => self.table.resign(now).map(|()| self.changed())?,
            Order::Draw => self.table.agree_on_draw(now).map(|()| self.changed())?,
            Order::New => {
                self.table.begin_again(now);
                self.changed();
            }
        }
        Ok(Flow::GoOn)
    }

    /// Takes the step that is possible under the cursor.
    fn choose(&mut self, now: Duration) -> Result<(), Failure> {
        self.only_humans()?;
        let mover = self.mover();
        let step = self
            .possible()
            .into_iter()
            .find(|step| P::spot(*step, mover).is_none_or(|spot| spot == self.cursor));
        match step {
            Some(step) => {
                self.table.step(step, now)?;
                self.stepped();
                Ok(())
            }
            None => Err(self.why_not()),
        }
    }

    /// Ends the turn where it is, or else chooses.
    fn confirm(&mut self, now: Duration) -> Result<(), Failure> {
        let composer = self.table.composer();
        if composer.steps().is_empty() || composer.turn().is_none() {
            return self.choose(now);
        }
        self.only_humans()?;
        self.table.finish(now)?;
        self.stepped();
        Ok(())
    }

    /// What to say after a step or the end of a turn.
    fn stepped(&mut self) {
        if self.table.composer().steps().is_empty() {
            self.changed();
            return;
        }
        let composer = self.table.composer();
        match (composer.turn(), composer.possible().first()) {
            (Some(turn), Some(_)) => self.tell(&Text::StepMayTakeBack { turn: name(turn) }),
            (None, Some(next)) => self.tell(&P::next_step(*next)),
            (_, None) => self.notice = Notice::Tell(String::new()),
        }
    }

    /// The game has moved on: old thoughts and messages are of no use.
    fn changed(&mut self) {
        if let Some(thinker) = &mut self.thinker {
            thinker.call_off();
        }
        self.hinting = false;
        let mover = self.mover();
        self.notice = Notice::Tell(match (self.table.end(), self.possible().first()) {
            (Some(_), _) => self.say(&Text::NextOrders),
            (None, Some(only)) if P::spot(*only, mover).is_none() => self.say(&P::next_step(*only)),
            _ => String::new(),
        });
        if self.table.handed_over_to().is_some() {
            self.entry.clear();
            self.page = None;
        }
    }

    fn mover(&self) -> P::Side {
        self.table.seen().position().to_move()
    }

    fn ask_for_hint(&mut self) -> Result<(), Failure> {
        self.only_humans()?;
        let Some(thinker) = &mut self.thinker else {
            return Err(Failure::at_table(Text::NoHints));
        };
        let limits = Limits::time(Duration::from_millis(700));
        self.table.think(thinker, Strength::Full, limits);
        self.hinting = true;
        self.tell(&Text::HintSought);
        Ok(())
    }

    fn review(&mut self) -> Result<(), Failure> {
        let rules = self.table.seen().rules();
        let mut engine = Engine::new(rules, Strength::Full);
        if let Some(oracle) = &self.oracle {
            engine = engine.with_oracle(Arc::clone(oracle));
        }
        let reviewed = self.table.review(&mut engine)?;
        self.open(&review::lines(&reviewed, self.language));
        Ok(())
    }

    fn toggle_value(&mut self) -> Result<(), Failure> {
        if self.oracle.is_none() {
            return Err(no_values(self.trouble.as_ref()));
        }
        self.shows_value = !self.shows_value;
        Ok(())
    }

    fn only_humans(&self) -> Result<(), Failure> {
        let seen = self.table.seen();
        match (self.table.to_play(), seen.outcome()) {
            (Some(Seat::Human), _) => Ok(()),
            (_, Some(outcome)) => {
                let result = telling::result(outcome, seen.position()).into();
                Err(Failure::at_table(Text::GameOver { result }))
            }
            _ => Err(Failure::at_table(Text::ComputerToMove)),
        }
    }

    /// Why nothing can be done under the cursor: the clause, if there is one.
    fn why_not(&self) -> Failure {
        let refused = P::turn_text(self.table.composer().steps(), self.cursor)
            .and_then(|text| self.table.forbidden(&text));
        match refused {
            Some(error) => Failure::turn::<P>(&error),
            None => Failure::at_table(Text::NothingThere),
        }
    }

    fn type_letter(&mut self, letter: char) {
        if self.entry.chars().count() < ENTRY && !letter.is_control() {
            self.entry.push(letter);
        }
    }

    fn open(&mut self, text: &str) {
        self.page = Some(Page { lines: text.lines().map(str::to_owned).collect(), skipped: 0 });
    }

    /// A game that is not saved is left at the second time of asking.
    fn leave(&mut self) -> Flow {
        let nothing_to_keep = self.table.seen().played().is_empty();
        if self.leaving || !self.table.is_unsaved() || nothing_to_keep {
            return Flow::Leave;
        }
        self.leaving = true;
        self.notice = Notice::Warn(self.say(&Text::NotSaved));
        Flow::GoOn
    }

    /// Moves the cursor to the nearest spot on that side.
    fn move_cursor(&mut self, direction: Direction) {
        let spots = spots(&self.table);
        let Some(from) = spots.iter().find(|spot| spot.name == self.cursor) else {
            return self.go(1);
        };
        let place = |spot: &Spot<P::Spot>| {
            (2 * i32::from(spot.x) + i32::from(spot.width), 4 * i32::from(spot.y))
        };
        let (x, y) = place(from);
        let cost = |spot: &Spot<P::Spot>| {
            let (dx, dy) = (place(spot).0 - x, place(spot).1 - y);
            let (along, across) = match direction {
                Direction::Up => (-dy, dx),
                Direction::Down => (dy, dx),
                Direction::Left => (-dx, dy),
                Direction::Right => (dx, dy),
            };
            // Something straight ahead is preferred to something beside it.
            (along > 0).then_some(along + 3 * across.abs())
        };
        let nearest = spots
            .iter()
            .filter_map(|spot| Some((cost(spot)?, spot.name)))
            .min_by_key(|(cost, _)| *cost);
        if let Some((_, name)) = nearest {
            self.cursor = name;
        }
    }

    /// Moves the cursor on, or back, among the spots where something can be
    /// done; from elsewhere to the first of them.
    fn go(&mut self, by: isize) {
        let mover = self.mover();
        let possible: Vec<P::Spot> =
            self.possible().into_iter().filter_map(|step| P::spot(step, mover)).collect();
        let spots = spots(&self.table);
        let places: Vec<P::Spot> =
            spots.iter().map(|spot| spot.name).filter(|name| possible.contains(name)).collect();
        if places.is_empty() {
            return;
        }
        let next = match places.iter().position(|name| *name == self.cursor) {
            Some(at) => (at as isize + by).rem_euclid(places.len() as isize) as usize,
            None => 0,
        };
        self.cursor = places[next];
    }
}

/// The spots of the board as it is drawn now.
fn spots<P: TerminalGame>(table: &Table<P>) -> Vec<Spot<P::Spot>> {
    let game = table.seen();
    let steps = table.composer().steps();
    let look = Look { scale: Scale::Large, paint: Paint::Plain, language: Language::En };
    game.position().picture(game.rules(), steps, look).spots
}

#[cfg(test)]
mod tests;
