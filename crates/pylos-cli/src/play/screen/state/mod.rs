//! What is shown, and how keys and time change it.

mod acts;
mod cursor;
mod orders;

use std::sync::Arc;
use std::time::Duration;

use pylos_engine::{Oracle, Score};
use pylos_rules::{Side as _, Value};
use pylos_views::Explanation;

use crate::failure::Failure;
use crate::language::{Language, Text, name};
use crate::play::thinker::Thinker;
use crate::play::{Seat, Table};
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

/// So many letters find room in the two lines of a notice, wherever they have
/// to be broken.
const NOTICE: usize = 150;

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

impl<P: TerminalGame> Screen<P> {
    /// The screen at the beginning of a game.
    pub fn new(table: Table<P>, thinker: Option<Thinker<P>>, language: Language) -> Screen<P> {
        let cursor = cursor::spots(&table)[0].name;
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
                let why = self.table.why_good(&choice, self.oracle.as_deref());
                self.tell_hint(&Text::HintTold { turn, score }, &why);
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

    /// A hint, with the first of its reasons that there is room for.
    fn tell_hint(&mut self, hint: &Text, why: &[Explanation]) {
        let hint = self.say(hint);
        let reasons = why.iter().map(|why| self.language.explain(why));
        let mut told = reasons.map(|reason| format!("{hint}. {reason}"));
        let fits = |text: &String| text.chars().count() <= NOTICE;
        self.notice = Notice::Tell(told.find(fits).unwrap_or(hint));
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
}

/// Screens to try things on, without a terminal.
#[cfg(test)]
mod samples {
    use super::*;
    use crate::play::screen::keys::Action;
    use pylos_rules::{Game, Random, TimeControl};

    pub const NOW: Duration = Duration::ZERO;

    pub fn screen<P: TerminalGame>(rules: &str, position: &str) -> Screen<P> {
        let Ok(rules) = rules.parse::<P::Rules>() else { panic!("{rules}") };
        let start = P::given(rules, Some(position)).unwrap();
        let game = Game::from_position(rules, start);
        let control = TimeControl::Unlimited;
        let table = Table::new(game, [Seat::Human; 2], control, Random::new(1));
        Screen::new(table, None, Language::En)
    }

    pub fn typed<P: TerminalGame>(screen: &mut Screen<P>, line: &str) -> Flow {
        for letter in line.chars() {
            let action = if letter == ' ' { Action::Choose } else { Action::Type(letter) };
            screen.act(action, NOW);
        }
        screen.act(Action::Confirm, NOW)
    }

    pub fn warning<P: TerminalGame>(screen: &Screen<P>) -> &str {
        match screen.notice() {
            Notice::Warn(text) => text,
            Notice::Tell(text) => panic!("no warning: {text}"),
        }
    }
}
