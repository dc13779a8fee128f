//! The functions by which a page reaches its [`Reader`].
//!
//! A record is written to [`input`]; [`open`] and [`view`] say how long their
//! answer is, which is JSON and lies at [`output`]. No pointer is ever followed
//! on this side, so nothing that a page does can break what is inside.

use std::cell::RefCell;

use pylos_host::{Refusal, json};
use pylos_views::{RecordGame, View};
use serde::Serialize;

use crate::Reader;

/// What a page is answered.
#[derive(Serialize)]
#[serde(rename_all = "snake_case")]
enum Answer {
    /// The game of a record.
    Game(RecordGame),
    /// A moment of it; nothing if the game has not come that far.
    View(Option<Box<View>>),
    /// Why the text is none.
    Refused(Refusal),
}

#[derive(Default)]
struct Page {
    reader: Reader,
    input: Vec<u8>,
    output: Vec<u8>,
}

impl Page {
    fn answer(&mut self, answer: &Answer) -> usize {
        // Shapes of our own can always be written.
        self.output = json::write(answer).unwrap_or_default().into_bytes();
        self.output.len()
    }
}

thread_local! {
    static PAGE: RefCell<Page> = RefCell::default();
}

/// Where a record of this length is written.
#[unsafe(no_mangle)]
pub extern "C" fn input(length: usize) -> *mut u8 {
    PAGE.with_borrow_mut(|page| {
        page.input.clear();
        page.input.resize(length, 0);
        page.input.as_mut_ptr()
    })
}

/// Reads what was written and plays one of its games through, 1 being the
/// first.
#[unsafe(no_mangle)]
pub extern "C" fn open(number: usize) -> usize {
    PAGE.with_borrow_mut(|page| {
        let text = std::mem::take(&mut page.input);
        let answer = match page.reader.open(&text, number) {
            Ok(game) => Answer::Game(game),
            Err(refusal) => Answer::Refused(refusal),
        };
        page.answer(&answer)
    })
}

/// The board after so many turns of the game that was opened last.
#[unsafe(no_mangle)]
pub extern "C" fn view(ply: usize) -> usize {
    PAGE.with_borrow_mut(|page| {
        let answer = Answer::View(page.reader.view(ply).map(Box::new));
        page.answer(&answer)
    })
}

/// Where the answer is.
#[unsafe(no_mangle)]
pub extern "C" fn output() -> *const u8 {
    PAGE.with_borrow(|page| page.output.as_ptr())
}

#[cfg(test)]
mod tests {
    use super::*;

    /// As a page does it, pointers and all.
    fn told(length: usize) -> serde_json::Value {
        PAGE.with_borrow(|page| {
            assert_eq!(page.output.len(), length);
            serde_json::from_slice(&page.output).unwrap()
        })
    }

    fn write(text: &[u8]) {
        input(text.len());
        PAGE.with_borrow_mut(|page| page.input.copy_from_slice(text));
    }

    #[test]
    fn a_page_gets_games_views_and_refusals_as_json() {
        write(b"[Game \"pyramid\"]\n[Rules \"standard\"]\n\n1. b2\n*\n");
        assert_eq!(told(open(1))["game"]["turns"][0]["turn"], "b2");
        assert_eq!(told(view(1))["view"]["reserve"][0], 14);
        assert!(told(view(2))["view"].is_null());
        // The text was taken: nothing is read twice.
        assert_eq!(told(open(1))["refused"]["code"], "bad_record");
        assert!(told(view(0))["view"].is_null());
        write(b"[Game \"pyramid\"]\n[Rules \"standard\"]\n\n1. e1\n*\n");
        assert_eq!(told(open(1))["refused"]["reason"]["kind"], "in-record");
    }
}
