//! Whole conversations with the engine.

use std::io::{Cursor, Write};
use std::sync::{Arc, Mutex};

use pylos_engine::protocol::serve;

#[derive(Clone, Default)]
struct Heard(Arc<Mutex<Vec<u8>>>);

impl Write for Heard {
    fn write(&mut self, bytes: &[u8]) -> std::io::Result<usize> {
        self.0.lock().unwrap().write(bytes)
    }

    fn flush(&mut self) -> std::io::Result<()> {
        Ok(())
    }
}

/// What the engine answers, `info` lines left out: they contain times.
fn talk(input: &[u8]) -> String {
    let heard = Heard::default();
    serve(Cursor::new(input.to_vec()), heard.clone(), None).unwrap();
    let text = String::from_utf8(heard.0.lock().unwrap().clone()).unwrap();
    text.lines().filter(|line| !line.starts_with("info")).map(|line| format!("{line}\n")).collect()
}

/// Lines that begin with `> ` are said to the engine, the others are its
/// answers. Every line is answered before the next is said.
fn transcript(text: &str) {
    let said: String =
        text.lines().filter_map(|line| line.strip_prefix("> ")).map(|l| format!("{l}\n")).collect();
    let expected: String =
        text.lines().filter(|line| !line.starts_with("> ")).map(|l| format!("{l}\n")).collect();
    assert_eq!(talk(said.as_bytes()), expected);
}

#[test]
fn introduction_and_options() {
    transcript(include_str!("transcripts/introduction.txt"));
}

#[test]
fn a_won_position_is_won() {
    transcript(include_str!("transcripts/won.txt"));
}

#[test]
fn the_equator_game_is_played_too() {
    transcript(include_str!("transcripts/equator.txt"));
}

#[test]
fn nonsense_is_answered_with_reasons() {
    transcript(include_str!("transcripts/nonsense.txt"));
}

#[test]
fn garbage_never_stops_it() {
    let mut garbage = vec![0xff; 200_000];
    garbage.extend(b"\nisready\n");
    garbage.extend((0..=255u8).cycle().take(5_000));
    garbage.extend(b"\nisready\n");
    let answers = talk(&garbage);
    assert!(answers.starts_with("error the line is too long\nreadyok\n"), "{answers}");
    assert!(answers.ends_with("readyok\n"), "{answers}");
}

#[test]
fn go_infinite_answers_only_when_stopped() {
    let answers = talk(b"go infinite\nisready\ngo depth 1\nstop\nisready\n");
    let lines: Vec<&str> = answers.lines().collect();
    assert_eq!(lines[..2], ["readyok", "error the engine is thinking: send stop first"]);
    assert!(lines[2].starts_with("bestmove "), "{answers}");
    assert_eq!(lines[3..], ["readyok"]);
}

#[test]
fn the_end_of_input_ends_a_search() {
    let answers = talk(b"go infinite\n");
    assert!(answers.starts_with("bestmove "), "{answers}");
}
