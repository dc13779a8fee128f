//! Whole conversations with the engine.

use std::io::{Cursor, Write};
use std::sync::{Arc, Mutex};

use pylos_engine::protocol::{Surroundings, serve};

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

/// What the engine answers where it has these surroundings.
fn talk_in(surroundings: Surroundings, input: &[u8]) -> String {
    let heard = Heard::default();
    serve(Cursor::new(input.to_vec()), heard.clone(), surroundings).unwrap();
    let text = heard.0.lock().unwrap().clone();
    String::from_utf8(text).unwrap()
}

/// What the engine answers, `info` lines left out: they contain times.
fn talk(input: &[u8]) -> String {
    let text = talk_in(Surroundings::default(), input);
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

#[test]
fn memory_that_is_not_there_is_refused_and_nothing_changes() {
    let input = b"setoption name Memory value 65536\nposition start moves b2\nsetoption name Threads value 256\ngo depth 2\n";
    let small = Surroundings { memory: Some(3 << 30), ..Surroundings::default() };
    let answers = talk_in(small, input);
    assert!(
        answers.starts_with("error Memory: this machine has 3072 MB to spare, not 65536\n"),
        "{answers}"
    );
    assert!(answers.contains("bestmove "), "{answers}");
}

#[test]
fn a_damaged_tablebase_is_named() {
    let directory = std::env::temp_dir().join(format!("pylos-protocol-{}", std::process::id()));
    std::fs::create_dir_all(&directory).unwrap();
    let kind = pylos_tablebase::Kind::Distances;
    let file = directory.join(kind.file_name(pylos_rules::pyramid::Rules::STANDARD));
    std::fs::write(&file, "half of a tablebase").unwrap();
    let around = Surroundings { tablebases: Some(directory.clone()), ..Surroundings::default() };
    let answers = talk_in(around, b"setoption name Rules value advanced\n");
    std::fs::remove_dir_all(&directory).unwrap();
    let [info] = answers.lines().collect::<Vec<_>>()[..] else { panic!("{answers}") };
    assert!(info.starts_with(&format!("info string {}: ", file.display())), "{info}");
    assert!(info.ends_with("; remove it and solve the game again"), "{info}");
}
