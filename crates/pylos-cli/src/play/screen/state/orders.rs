//! What typed lines do.

use std::sync::Arc;
use std::time::Duration;

use pylos_engine::{Engine, Limits, Strength};

use super::{Flow, Notice, Page, Screen};
use crate::commands::rules;
use crate::failure::Failure;
use crate::language::Text;
use crate::play::order::Order;
use crate::play::{help, no_values, review};
use crate::terminal_game::TerminalGame;

impl<P: TerminalGame> Screen<P> {
    /// Does what a typed line asks for.
    pub(super) fn order(&mut self, line: &str, now: Duration) -> Result<Flow, Failure> {
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
        let reviewed = self.table.review(&mut engine, self.oracle.as_deref())?;
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

    fn open(&mut self, text: &str) {
        self.page = Some(Page { lines: text.lines().map(str::to_owned).collect(), skipped: 0 });
    }
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::language::Language;
    use crate::play::screen::keys::{Action, Direction};
    use crate::play::screen::state::samples::{NOW, screen, typed, warning};
    use pylos_engine::Oracle;
    use pylos_rules::{Value, pyramid};

    #[test]
    fn what_is_typed_is_played_or_explained() {
        let mut screen = screen::<pyramid::Position>("standard", "start");
        typed(&mut screen, "b2");
        assert_eq!(screen.table().game().ply(), 1);
        typed(&mut screen, "b2");
        assert_eq!(warning(&screen), "b2 is not empty (P4)");
        screen.act(Action::Type('z'), NOW);
        screen.act(Action::Back, NOW);
        assert_eq!(screen.entry(), "");
        screen.act(Action::Undo, NOW);
        assert_eq!(screen.table().game().ply(), 0);
        screen.act(Action::Redo, NOW);
        assert_eq!(screen.table().game().ply(), 1);
        typed(&mut screen, "resign");
        assert!(matches!(screen.notice(), Notice::Tell(text) if text.starts_with("What next?")));
        let end = screen.table().end().unwrap().map(|text| Language::En.say(&text));
        assert_eq!(end, ["Light wins!", "Dark resigned."]);
        typed(&mut screen, "c3");
        assert!(warning(&screen).starts_with("The game is over: Light wins"));
        assert!(screen.possible().is_empty());
    }

    /// Somebody who knows how it ends.
    struct Prophet(Value);

    impl Oracle<pyramid::Position> for Prophet {
        fn value(&self, _: &pyramid::Position) -> Option<Value> {
            Some(self.0)
        }
    }

    #[test]
    fn exact_values_are_told_from_one_point_of_view_and_can_be_hidden() {
        let verdict = |value| {
            let screen = screen::<pyramid::Position>("standard", "start");
            screen.with_oracle(Some(Arc::new(Prophet(value)))).verdict()
        };
        assert_eq!(verdict(Value::Loss(40)).as_deref(), Some("Dark: wins in 40 turns"));
        assert_eq!(verdict(Value::Win(21)).as_deref(), Some("Light: wins in 21 turns"));
        assert_eq!(verdict(Value::Draw).as_deref(), Some("draw"));
        let mut screen = screen::<pyramid::Position>("standard", "start");
        assert_eq!(screen.verdict(), None);
        screen.act(Action::Value, NOW);
        assert!(warning(&screen).contains("pylos solve"));
        let mut screen = screen.with_oracle(Some(Arc::new(Prophet(Value::Draw))));
        screen.act(Action::Value, NOW);
        assert_eq!(screen.verdict(), None);
        typed(&mut screen, "value");
        assert!(screen.verdict().is_some());
    }

    #[test]
    fn pages_open_scroll_and_close() {
        let mut screen = screen::<pyramid::Position>("standard", "start");
        typed(&mut screen, "review");
        assert!(warning(&screen).contains("Nothing has been played"));
        for line in ["help", "rules", "turns", "turns a"] {
            typed(&mut screen, line);
            assert!(screen.page().is_some_and(|page| !page.lines.is_empty()), "{line}");
            screen.act(Action::Move(Direction::Down), NOW);
            screen.act(Action::Move(Direction::Up), NOW);
            assert_eq!(screen.page().map(|page| page.skipped), Some(0));
            screen.act(Action::Choose, NOW);
            assert!(screen.page().is_none());
        }
        assert_eq!(screen.table().game().ply(), 0);
    }
}
