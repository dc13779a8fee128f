//! The terminal interface, driven through a pseudo-terminal as a player would.
#![cfg(unix)]

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

/// A terminal, of 80 × 24 unless told otherwise, with the program in it.
struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    /// All that the program has written.
    written: Arc<Mutex<Vec<u8>>>,
    keyboard: Box<dyn Write + Send>,
    program: Box<dyn Child + Send + Sync>,
    // Closing it would end the terminal.
    _pty: Box<dyn portable_pty::MasterPty + Send>,
}

impl Terminal {
    fn open(args: &[&str], environment: &[(&str, &str)]) -> Terminal {
        Terminal::open_sized(args, environment, (24, 80))
    }

    fn open_sized(args: &[&str], environment: &[(&str, &str)], size: (u16, u16)) -> Terminal {
        let (rows, cols) = size;
        let size = PtySize { rows, cols, ..PtySize::default() };
        let pty = native_pty_system().openpty(size).expect("a pseudo-terminal");
        let mut command = CommandBuilder::new(env!("CARGO_BIN_EXE_pylos"));
        command.args(args);
        command.cwd(std::env::temp_dir());
        command.env("TERM", "xterm-256color");
        command.env_remove("NO_COLOR");
        command.env_remove("PYLOS_LANGUAGE");
        command.env("LC_ALL", "C.UTF-8");
        for (name, value) in environment {
            command.env(name, value);
        }
        let program = pty.slave.spawn_command(command).expect("the program starts");
        drop(pty.slave);
        let (rows, columns) = (NonZero::new(rows), NonZero::new(cols));
        let parser = vt100::Parser::new(rows.expect("rows"), columns.expect("columns"), 0);
        let screen = Arc::new(Mutex::new(parser));
        let mut output = pty.master.try_clone_reader().expect("readable");
        let parser = Arc::clone(&screen);
        let written = Arc::new(Mutex::new(Vec::new()));
        let log = Arc::clone(&written);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = output.read(&mut bytes) {
                parser.lock().expect("not poisoned").process(&bytes[..n]);
                log.lock().expect("not poisoned").extend(&bytes[..n]);
            }
        });
        let keyboard = pty.master.take_writer().expect("writable");
        Terminal { screen, written, keyboard, program, _pty: pty.master }
    }

    fn type_keys(&mut self, keys: &str) {
        self.keyboard.write_all(keys.as_bytes()).expect("typed");
        self.keyboard.flush().expect("typed");
    }

    fn text(&self) -> String {
        self.screen.lock().expect("not poisoned").screen().contents()
    }

    /// Waits until the screen shows a text; generous, for busy machines. What
    /// is drawn with it may come a moment later and is waited for likewise.
    fn wait_for(&self, text: &str) {
        let begun = Instant::now();
        loop {
            let shown = self.text();
            if shown.contains(text) {
                return;
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "no “{text}” in:\n{shown}");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// How often the program has written this.
    fn count(&self, bytes: &str) -> usize {
        let written = self.written.lock().expect("not poisoned");
        written.windows(bytes.len()).filter(|part| *part == bytes.as_bytes()).count()
    }

    /// Waits until the program has written this so many times.
    fn wait_for_count(&self, bytes: &str, count: usize) {
        let begun = Instant::now();
        while self.count(bytes) < count {
            let found = self.count(bytes);
            assert!(begun.elapsed() < Duration::from_secs(60), "{bytes:?}: {found} of {count}");
            std::thread::sleep(Duration::from_millis(20));
        }
        assert_eq!(self.count(bytes), count, "{bytes:?}");
    }

    /// What was sent from each of these beginnings up to the cursor's return.
    /// A picture comes in many pieces, and the last is waited for.
    fn sent(&self, beginning: &str) -> Vec<String> {
        let begun = Instant::now();
        loop {
            let written = self.written.lock().expect("not poisoned").clone();
            let text = String::from_utf8_lossy(&written);
            let parts = || text.split(beginning).skip(1);
            if parts().all(|part| part.contains("\x1b8")) {
                let end = |part: &str| part.split("\x1b8").next().unwrap_or_default().to_owned();
                return parts().map(end).collect();
            }
            assert!(begun.elapsed() < Duration::from_secs(60), "a picture has no end");
            std::thread::sleep(Duration::from_millis(20));
        }
    }

    /// Opens it as a terminal that answers what it is asked.
    fn answering(args: &[&str], answer: &str) -> Terminal {
        let mut terminal = Terminal::open(args, &[]);
        terminal.wait_for_count("\x1b[16t\x1b[c", 1);
        terminal.type_keys(answer);
        terminal
    }

    /// Waits until the program has ended well.
    fn wait_for_end(mut self) {
        let status = self.program.wait().expect("it ends");
        assert!(status.success(), "{status:?}");
    }

    /// Whether any cell of the screen has a colour of its own.
    fn is_colored(&self) -> bool {
        let parser = self.screen.lock().expect("not poisoned");
        let screen = parser.screen();
        let colored = |row, column| {
            screen.cell(row, column).is_some_and(|cell| cell.fgcolor() != vt100::Color::Default)
        };
        (0..24).any(|row| (0..80).any(|column| colored(row, column)))
    }
}

const RIGHT: &str = "\x1b[C";
const UP: &str = "\x1b[A";
const CTRL_C: &str = "\x03";
const CTRL_Z: &str = "\x1a";

#[test]
fn two_people_play_with_cursor_and_typed_turns() {
    let mut terminal = Terminal::open(&["play"], &[]);
    terminal.wait_for("level 4");
    terminal.wait_for("▶ Light");
    terminal.wait_for("[·] ‹·› ‹·› ‹·›");
    assert!(terminal.is_colored());
    terminal.type_keys(&format!("{RIGHT}{UP} "));
    terminal.wait_for("1. b2");
    terminal.type_keys("c3\r");
    terminal.wait_for("1. b2 c3");
    terminal.type_keys("e1\r");
    terminal.wait_for("e1 is not supported (P1): a1 is empty");
    terminal.type_keys(CTRL_Z);
    terminal.wait_for("▶ Dark");
    terminal.type_keys("?");
    terminal.wait_for("undo a turn");
    terminal.type_keys(" ");
    terminal.wait_for("level 4");
    terminal.type_keys(CTRL_C);
    terminal.wait_for("not saved");
    terminal.type_keys(CTRL_C);
    terminal.wait_for_end();
}

#[test]
fn take_backs_are_chosen_step_by_step() {
    let position = "LLD.L......D...D/........./..../. L";
    let mut terminal = Terminal::open(&["play", position], &[]);
    terminal.wait_for("level 4");
    // From d1, the first open cell, to b2.
    terminal.type_keys("\t ");
    terminal.wait_for("Enter plays b2, or take back a ball.");
    // Balls to take back are marked.
    terminal.wait_for("−");
    terminal.type_keys("\x1b");
    terminal.wait_for("Light 12");
    terminal.type_keys("b2xa1xb2\r");
    terminal.wait_for("1. b2xa1xb2");
    terminal.type_keys("quit\rquit\r");
    terminal.wait_for("not saved");
    terminal.type_keys(CTRL_C);
    terminal.wait_for_end();
}

#[test]
fn the_computer_answers_and_hints() {
    let args = ["play", "--dark", "2", "--seed", "5", "--time", "10m"];
    let mut terminal = Terminal::open(&args, &[]);
    terminal.wait_for("level 2");
    terminal.type_keys("b2\r");
    terminal.wait_for("Dark plays");
    terminal.type_keys("hint\r");
    terminal.wait_for("Hint: ");
    terminal.type_keys(CTRL_Z);
    // Both turns are taken back.
    terminal.wait_for("Light 15");
    terminal.wait_for("Dark  15");
    terminal.type_keys(&CTRL_C.repeat(2));
    terminal.wait_for_end();
}

#[test]
fn the_globe_is_played_without_colour() {
    let mut terminal =
        Terminal::open(&["play", "--rules", "carpentier", "start"], &[("NO_COLOR", "1")]);
    terminal.wait_for("Setup: 0 of 20");
    terminal.wait_for("Le Pylos · carpentier");
    terminal.wait_for("Red has to place");
    terminal.type_keys(" ");
    terminal.wait_for("in hand: R1");
    terminal.type_keys("\t ");
    terminal.wait_for("Setup: 1 of 20");
    terminal.type_keys("4@i3\r");
    terminal.wait_for("1. 1@i1 4@i3");
    terminal.wait_for("B4");
    assert!(!terminal.is_colored());
    terminal.type_keys(&CTRL_C.repeat(2));
    terminal.wait_for_end();
}

#[test]
fn the_computer_plays_the_other_game_too() {
    let args = ["play", "--rules", "carpentier", "--blue", "1", "start"];
    let mut terminal = Terminal::open(&args, &[]);
    terminal.wait_for("▶ Red");
    terminal.type_keys("5@o1\r");
    terminal.wait_for("Blue plays");
    terminal.wait_for("Setup: 2 of 20");
    terminal.type_keys(&CTRL_C.repeat(2));
    terminal.wait_for_end();
}

#[test]
fn plain_means_line_by_line() {
    let mut terminal = Terminal::open(&["play", "--plain"], &[]);
    terminal.wait_for("Light to move> ");
    terminal.type_keys("b2\r");
    terminal.wait_for("Dark to move> ");
    terminal.type_keys("quit\r");
    terminal.wait_for_end();
}

/// Puts pawns of these sizes on one's places, one after the other.
fn arrange(terminal: &mut Terminal, sizes: &str) {
    for (i, size) in sizes.chars().enumerate() {
        terminal.type_keys(&format!("{size}@{}{}\r", ["i", "o"][i / 5], i % 5 + 1));
    }
}

#[test]
fn a_secret_setup_is_handed_over_and_leaves_nothing_behind() {
    let args = ["play", "--rules", "carpentier+hidden", "start"];
    let mut terminal = Terminal::open(&args, &[("NO_COLOR", "1")]);
    terminal.wait_for("Red has to place");
    let shows_red = |text: &str| (1..=5).any(|size| text.contains(&format!("R{size}")));
    arrange(&mut terminal, "1122334455");
    terminal.wait_for("Pass the screen to Blue");
    assert!(!shows_red(&terminal.text()), "{}", terminal.text());
    // Nothing but Enter goes on.
    terminal.type_keys(&format!("{CTRL_Z}show \t"));
    terminal.wait_for("Pass the screen to Blue");
    terminal.type_keys("\r");
    terminal.wait_for("Blue has to place");
    terminal.wait_for("Red sets up in secret");
    terminal.type_keys(CTRL_Z);
    terminal.wait_for("Nothing of yours to undo");
    arrange(&mut terminal, "12");
    terminal.wait_for("Secret setup: 2 of 10");
    assert!(!shows_red(&terminal.text()), "{}", terminal.text());
    terminal.type_keys(CTRL_Z);
    terminal.wait_for("Secret setup: 1 of 10");
    terminal.type_keys("2@i2\r1@i3\r2@i4\r3@i5\r3@o1\r4@o2\r4@o3\r5@o4\r5@o5\r");
    terminal.wait_for("Battle 1 of 5");
    terminal.wait_for("R5");
    // What was shown cannot be undone, and nobody is told else.
    terminal.wait_for("Esc drop · F2 hint");
    terminal.type_keys("i3-e3\r");
    terminal.wait_for("Esc drop · ^Z undo · F2 hint");
    terminal.type_keys(&CTRL_C.repeat(2));
    terminal.wait_for_end();
}

#[test]
fn the_end_is_told_from_where_one_sits_and_in_ones_language() {
    let position = "LDLDDLDLLDLDDLDL/LDLDLDLDL/D.../. L";
    let args = ["play", "--language", "fr", "--dark", "1", "--seed", "3", position];
    let mut terminal = Terminal::open(&args, &[]);
    terminal.wait_for("▶ Clair");
    terminal.wait_for("niveau 1");
    terminal.type_keys("resign\r");
    terminal.wait_for("Vous avez perdu");
    terminal.wait_for("Clair a");
    terminal.wait_for("«\u{a0}new\u{a0}»");
    terminal.type_keys("new\r");
    terminal.wait_for("Clair 15");
    terminal.type_keys(CTRL_C);
    terminal.wait_for_end();
}

/// As kitty answers: it shows pictures, a letter has 10 × 20 pixels.
const KITTY: &str = "\x1b_Gi=31;OK\x1b\\\x1b[6;20;10t\x1b[?62;c";
/// As a terminal with sixels answers.
const SIXEL: &str = "\x1b[6;20;10t\x1b[?62;4c";
const PICTURE: &str = "\x1b_Ga=T,f=100,q=2,c=61,r=9,i=1986,p=1,C=1,m=";
const REMOVAL: &str = "\x1b_Ga=d,d=I,i=1986,q=2\x1b\\";

#[test]
fn a_terminal_that_shows_pictures_gets_one_for_every_turn() {
    let mut terminal = Terminal::answering(&["play"], KITTY);
    terminal.wait_for("▶ Light");
    terminal.wait_for_count(PICTURE, 1);
    // Moving the cursor and typing change nothing on the board.
    terminal.type_keys(&format!("{RIGHT}{UP}c"));
    terminal.wait_for("> c_");
    assert_eq!(terminal.count(PICTURE), 1);
    terminal.type_keys("3\r");
    terminal.wait_for("1. c3");
    terminal.wait_for_count(PICTURE, 2);
    // The help covers the board: the picture makes way, and comes back.
    assert_eq!(terminal.count(REMOVAL), 0);
    terminal.type_keys("?");
    terminal.wait_for("undo a turn");
    terminal.wait_for_count(REMOVAL, 1);
    terminal.type_keys(" ");
    terminal.wait_for_count(PICTURE, 3);
    terminal.wait_for("level 4");
    terminal.wait_for("> _");
    terminal.type_keys(CTRL_C);
    terminal.wait_for("not saved");
    terminal.type_keys(CTRL_C);
    terminal.wait_for_count(REMOVAL, 2);
    terminal.wait_for_end();
}

#[test]
fn a_terminal_with_sixels_gets_sixels() {
    let mut terminal = Terminal::answering(&["play"], SIXEL);
    terminal.wait_for_count("\x1bP0;1;0q\"1;1;610;180", 1);
    terminal.wait_for("▶ Light");
    terminal.type_keys("b2\r");
    terminal.wait_for("1. b2");
    terminal.wait_for_count("\x1bP0;1;0q", 2);
    terminal.type_keys(CTRL_C);
    terminal.wait_for("not saved");
    terminal.type_keys(CTRL_C);
    terminal.wait_for_end();
}

#[test]
fn other_terminals_get_letters() {
    // One says that it shows nothing, one says nothing, one is not asked.
    let plain = Terminal::answering(&["play"], "\x1b[?64;1;2c");
    let silent = Terminal::open(&["play"], &[]);
    let off = Terminal::open(&["play", "--graphics", "off"], &[]);
    for mut terminal in [plain, silent, off] {
        terminal.wait_for("▶ Light");
        terminal.wait_for("> _");
        terminal.type_keys("b2\r");
        terminal.wait_for("1. b2");
        assert_eq!(terminal.count("\x1b_Ga=T") + terminal.count("\x1bP"), 0);
        terminal.type_keys(CTRL_C);
        terminal.wait_for("not saved");
        terminal.type_keys(CTRL_C);
        terminal.wait_for_end();
    }
}

#[test]
fn a_secret_is_in_no_picture() {
    let args = ["play", "--rules", "carpentier+hidden", "--graphics", "kitty", "start"];
    let mut terminal = Terminal::open_sized(&args, &[], (50, 140));
    let picture = "\x1b_Ga=T,f=100,q=2,";
    terminal.wait_for("Red has to place");
    terminal.wait_for_count(picture, 1);
    arrange(&mut terminal, "1122334455");
    // The picture goes before the screen is handed over, and an empty one
    // comes afterwards.
    terminal.wait_for("Pass the screen to Blue");
    terminal.wait_for_count(REMOVAL, 1);
    let pictures = terminal.count(picture);
    terminal.type_keys("\r");
    terminal.wait_for("Blue has to place");
    terminal.wait_for_count(picture, pictures + 1);
    let sent = terminal.sent(picture);
    assert_eq!(sent.first(), sent.last(), "blue sees what red has arranged");
    assert_ne!(sent.first(), sent.get(pictures - 1), "red sees the own pawns");
    terminal.type_keys(&CTRL_C.repeat(2));
    terminal.wait_for_end();
}

#[test]
fn show_draws_a_picture_where_the_terminal_has_them() {
    let terminal = Terminal::answering(&["show", "start"], KITTY);
    terminal.wait_for("Light to move, 16 legal turns");
    terminal.wait_for_count("\x1b_Ga=T,f=100,q=2,c=", 1);
    assert!(!terminal.text().contains("level 1"), "{}", terminal.text());
    let terminal = Terminal::answering(&["show", "start"], "\x1b[?64;1;2c");
    terminal.wait_for("level 1");
    terminal.wait_for("Light to move, 16 legal turns");
}
