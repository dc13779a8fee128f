//! What players type.

/// What a typed line asks for.
#[derive(Clone, Debug, PartialEq, Eq)]
pub enum Order<'a> {
    /// Nothing.
    Nothing,
    /// To play this turn.
    Turn(&'a str),
    /// The legal turns that begin with this text.
    Turns(&'a str),
    /// What the engine would play.
    Hint,
    /// The exact value of the position.
    Value,
    /// To undo a turn.
    Undo,
    /// To play it again.
    Redo,
    /// The board again.
    Show,
    /// The position as text.
    Position,
    /// The rules in short.
    Rules,
    /// To save to this file.
    Save(&'a str),
    /// To load this file.
    Load(&'a str),
    /// To begin again.
    New,
    /// Every turn held against the best one.
    Review,
    /// Whoever is at the screen gives up.
    Resign,
    /// Both agree on a draw.
    Draw,
    /// What can be typed.
    Help,
    /// To leave.
    Quit,
}

impl<'a> Order<'a> {
    /// Reads a line. A word that is no order is taken for a turn; the answer
    /// is `None` if more words follow it.
    pub fn read(line: &'a str) -> Option<Order<'a>> {
        let line = line.trim();
        let (word, rest) = line.split_once(char::is_whitespace).unwrap_or((line, ""));
        let rest = rest.trim();
        Some(match word {
            "turns" | "moves" => Order::Turns(rest),
            "save" => Order::Save(rest),
            "load" => Order::Load(rest),
            _ if !rest.is_empty() => return None,
            "" => Order::Nothing,
            "hint" => Order::Hint,
            "value" => Order::Value,
            "undo" => Order::Undo,
            "redo" => Order::Redo,
            "show" => Order::Show,
            "position" => Order::Position,
            "rules" => Order::Rules,
            "new" => Order::New,
            "review" => Order::Review,
            "resign" => Order::Resign,
            "draw" => Order::Draw,
            "help" | "?" => Order::Help,
            "quit" | "exit" => Order::Quit,
            turn => Order::Turn(turn),
        })
    }
}
