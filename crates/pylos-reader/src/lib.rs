//! Records played through in any page, as WebAssembly.
//!
//! The board that other people put on their pages (`web/src/widget`) knows no
//! rules, and there is no server that it could ask. It brings this along
//! instead: a record goes in, the turns and the positions between them come
//! out, or why that is no record. There is neither engine nor clock nor chance
//! in it, so that it stays small.
//!
//! ```
//! use pylos_reader::Reader;
//! let mut reader = Reader::default();
//! let record = "[Game \"pyramid\"]\n[Rules \"standard\"]\n\n1. b2 c3\n2. b3\n*\n";
//! let game = reader.open(record.as_bytes(), 1).unwrap();
//! assert_eq!(game.turns.len(), 3);
//! assert_eq!(game.turns[1].position, ".....L....D...../........./..../. L");
//! assert!(reader.view(3).is_some() && reader.view(4).is_none());
//! ```

mod wasm;

use pylos_host::{Board, Code, Refusal, queries};
use pylos_rules::Record;
use pylos_views::{RecordGame, View};

/// How many turns are played through at most.
const TURNS: usize = 1_000;

/// How large a text is read at most: hundreds of games.
const BYTES: usize = 1 << 20;

/// Reads one record, and shows any moment of it.
#[derive(Debug, Default)]
pub struct Reader {
    /// The game that was read last, played to its end.
    played: Option<Board>,
}

impl Reader {
    /// Reads a text and plays one of its games through; the first is number 1.
    /// A text that is refused leaves nothing to be shown.
    pub fn open(&mut self, text: &[u8], number: usize) -> Result<RecordGame, Refusal> {
        self.played = None;
        if text.len() > BYTES {
            return Err(Refusal::new(Code::TooLarge, "the record is too large"));
        }
        let text = std::str::from_utf8(text)
            .map_err(|_| Refusal::new(Code::BadRecord, "the record is not text"))?;
        let bad = |error| Refusal::because(Code::BadRecord, &error);
        let mut records = Record::read_all(text).map_err(bad)?;
        if records.is_empty() {
            // Nothing at all is refused as whoever reads one game refuses it.
            records.push(text.parse().map_err(bad)?);
        }
        let wanted = number.checked_sub(1).and_then(|index| records.get(index));
        let record = wanted.ok_or_else(|| Refusal::not_found("game in this record"))?;
        if record.turns().len() > TURNS {
            let message = format!("at most {TURNS} turns are played through");
            return Err(Refusal::new(Code::TooLarge, message));
        }
        let board =
            Board::of_record(record).map_err(|error| Refusal::because(Code::BadRecord, &error))?;
        let game = queries::recorded(record, &board);
        self.played = Some(board);
        Ok(game)
    }

    /// The board after so many turns of that game.
    pub fn view(&self, ply: usize) -> Option<View> {
        let mut board = self.played.clone().filter(|board| ply <= board.ply())?;
        board.undo_to(ply);
        Some(board.view(None))
    }
}
