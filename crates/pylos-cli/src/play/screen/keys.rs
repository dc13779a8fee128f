//! What the keys mean.

use ratatui::crossterm::event::{KeyCode, KeyEvent, KeyModifiers};

/// What a player wants with a key.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
pub enum Action {
    /// To move the cursor.
    Move(Direction),
    /// To go to the next spot where something can be done.
    Next,
    /// To go to the one before.
    Previous,
    /// To do what can be done under the cursor.
    Choose,
    /// To send off what was typed, or to end the turn as it is.
    Confirm,
    /// To undo a letter or a step.
    Back,
    /// To forget what was typed, or the steps of the turn.
    Cancel,
    /// To type.
    Type(char),
    /// To undo a turn.
    Undo,
    /// To redo it.
    Redo,
    /// To see what the computer would play.
    Hint,
    /// To see the exact value, or not to.
    Value,
    /// To save the game.
    Save,
    /// To see what can be done.
    Help,
    /// To leave.
    Quit,
}

/// Where the cursor goes.
#[derive(Clone, Copy, Debug, PartialEq, Eq)]
#[allow(missing_docs)] // the names say it
pub enum Direction {
    Up,
    Down,
    Left,
    Right,
}

/// The meaning of a key; `None` if it has none.
pub fn action(key: KeyEvent) -> Option<Action> {
    if key.modifiers.contains(KeyModifiers::CONTROL) {
        return match key.code {
            KeyCode::Char('z') => Some(Action::Undo),
            KeyCode::Char('y') => Some(Action::Redo),
            KeyCode::Char('s') => Some(Action::Save),
            KeyCode::Char('c' | 'q' | 'd') => Some(Action::Quit),
            _ => None,
        };
    }
    Some(match key.code {
        KeyCode::Up => Action::Move(Direction::Up),
        KeyCode::Down => Action::Move(Direction::Down),
        KeyCode::Left => Action::Move(Direction::Left),
        KeyCode::Right => Action::Move(Direction::Right),
        KeyCode::Tab => Action::Next,
        KeyCode::BackTab => Action::Previous,
        KeyCode::Char(' ') => Action::Choose,
        KeyCode::Enter => Action::Confirm,
        KeyCode::Backspace => Action::Back,
        KeyCode::Esc => Action::Cancel,
        KeyCode::F(1) | KeyCode::Char('?') => Action::Help,
        KeyCode::F(2) => Action::Hint,
        KeyCode::F(3) => Action::Value,
        KeyCode::Char(letter) => Action::Type(letter),
        _ => return None,
    })
}
