//! What can be typed and pressed.

use crate::language::{Language, Text};
use crate::wrap::beside;

/// What can be typed, and what it does.
pub fn orders(language: Language) -> String {
    let [turn, text, file] =
        [Text::TurnWord, Text::TextWord, Text::FileWord].map(|word| language.say(&word));
    let orders = [
        (turn, Text::OrderTurn),
        (format!("turns [{text}]"), Text::OrderTurns),
        ("hint".to_owned(), Text::OrderHint),
        ("value".to_owned(), Text::OrderValue),
        ("undo, redo".to_owned(), Text::OrderUndo),
        ("show".to_owned(), Text::OrderShow),
        ("position".to_owned(), Text::OrderPosition),
        ("rules".to_owned(), Text::OrderRules),
        (format!("save {file}"), Text::OrderSave),
        (format!("load {file}"), Text::OrderLoad),
        ("new".to_owned(), Text::OrderNew),
        ("review".to_owned(), Text::OrderReview),
        ("resign".to_owned(), Text::OrderResign),
        ("draw".to_owned(), Text::OrderDraw),
        ("quit".to_owned(), Text::OrderQuit),
    ];
    table(&orders, language)
}

/// What the keys do, and what can be typed.
pub fn keys_and_orders(language: Language) -> String {
    let [space, enter, backspace] =
        [Text::KeySpace, Text::KeyEnter, Text::KeyBackspace].map(|key| language.say(&key));
    let keys = [
        ("← ↑ ↓ →".to_owned(), Text::KeyMoves),
        ("Tab, Shift-Tab".to_owned(), Text::KeyNextPlace),
        (space, Text::KeyDoes),
        (enter, Text::KeyEnds),
        (backspace, Text::KeyUndoesStep),
        ("Esc".to_owned(), Text::KeyDrops),
        ("Ctrl-Z, Ctrl-Y".to_owned(), Text::KeyUndoes),
        ("F2".to_owned(), Text::KeyHints),
        ("F3".to_owned(), Text::KeyValues),
        ("Ctrl-S".to_owned(), Text::KeySaves),
        ("Ctrl-C".to_owned(), Text::KeyLeaves),
    ];
    let typed = language.say(&Text::KeysOrType);
    format!("{}\n{typed}\n\n{}", table(&keys, language), orders(language))
}

fn table(rows: &[(String, Text)], language: Language) -> String {
    rows.iter().map(|(label, text)| beside(label, 16, &language.say(text))).collect()
}
