//! What keys do.

use std::time::Duration;

use super::{Flow, Notice, Screen};
use crate::failure::Failure;
use crate::language::{Text, name};
use crate::play::screen::keys::{Action, Direction};
use crate::terminal_game::TerminalGame;

/// The longest text that can be typed.
const ENTRY: usize = 200;

impl<P: TerminalGame> Screen<P> {
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
                Action::Move(Direction::Down) => {
                    page.skipped = (page.skipped + 1).min(page.lines.len().saturating_sub(1));
                }
                Action::Move(Direction::Up) => page.skipped = page.skipped.saturating_sub(1),
                _ => self.page = None,
            }
            return Flow::GoOn;
        }
        let done = match action {
            Action::Move(direction) => {
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
}

#[cfg(test)]
mod tests {
    use super::*;
    use crate::play::screen::state::samples::{NOW, screen, typed, warning};
    use pylos_rules::{Position as _, Random, equator, pyramid};

    #[test]
    fn take_backs_are_chosen_one_by_one_and_can_be_cancelled() {
        let position = "LLD.L......D...D/........./..../. L";
        let mut screen = screen::<pyramid::Position>("standard", position);
        let go = |screen: &mut Screen<pyramid::Position>, cell: &str| {
            screen.cursor = cell.parse().unwrap();
            screen.act(Action::Choose, NOW);
        };
        go(&mut screen, "b2");
        assert_eq!(
            *screen.notice(),
            Notice::Tell("Enter plays b2, or take back a ball.".to_owned())
        );
        assert_eq!(screen.possible().len(), 4);
        go(&mut screen, "c1");
        assert_eq!(warning(&screen), "c1 cannot be taken back (P6): no ball of the mover is there");
        go(&mut screen, "a1");
        screen.act(Action::Back, NOW);
        assert_eq!(screen.possible().len(), 4, "the step was taken back");
        // Undo is for whole turns.
        screen.act(Action::Undo, NOW);
        assert!(warning(&screen).contains("not finished"));
        screen.act(Action::Cancel, NOW);
        assert!(screen.table().composer().steps().is_empty());
        go(&mut screen, "b2");
        go(&mut screen, "b2");
        screen.act(Action::Confirm, NOW);
        let played = screen.table().game().turns().next_back().unwrap();
        assert_eq!(played.to_string(), "b2xb2");
    }

    #[test]
    fn a_setup_and_a_battle_are_played_with_the_cursor() {
        let mut screen = screen::<equator::Position>("carpentier", "start");
        let mut turns = 0;
        // Tab always finds something to do, to the very end.
        while screen.table().game().outcome().is_none() {
            screen.act(Action::Next, NOW);
            screen.act(Action::Choose, NOW);
            turns += 1;
            assert!(turns < 200, "{}", screen.table().game().position());
        }
        assert_eq!(screen.table().game().ply(), 40);
    }

    #[test]
    fn who_cannot_move_passes_with_a_key() {
        // Red's only pawns that could answer are shut in.
        let rules: equator::Rules = "carpentier+5+straight".parse().unwrap();
        let mut random = Random::new(3);
        for _ in 0..10_000 {
            let mut position = equator::Position::start(rules);
            while let Some(turn) = position.random_turn(rules, &mut random) {
                if turn == equator::Turn::Pass {
                    let text = position.to_string();
                    let mut screen = screen::<equator::Position>("carpentier+5+straight", &text);
                    screen.act(Action::Confirm, NOW);
                    assert_eq!(screen.table().game().ply(), 1, "{text}");
                    return;
                }
                position = position.play_unchecked(rules, turn);
            }
        }
        panic!("nobody was ever stuck");
    }

    #[test]
    fn an_unsaved_game_is_left_at_the_second_time_of_asking() {
        let mut screen = screen::<pyramid::Position>("standard", "start");
        assert_eq!(screen.act(Action::Quit, NOW), Flow::Leave);
        typed(&mut screen, "b2");
        assert_eq!(screen.act(Action::Quit, NOW), Flow::GoOn);
        assert!(warning(&screen).contains("not saved"));
        screen.act(Action::Next, NOW);
        assert_eq!(typed(&mut screen, "quit"), Flow::GoOn);
        assert_eq!(screen.act(Action::Quit, NOW), Flow::Leave);
    }
}
