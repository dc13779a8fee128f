//! The terminal interface, driven through a pseudo-terminal as a player would.
#![cfg(unix)]

use std::io::{Read, Write};
use std::num::NonZero;
use std::sync::{Arc, Mutex};
use std::time::{Duration, Instant};

use portable_pty::{Child, CommandBuilder, PtySize, native_pty_system};

/// A terminal of 80 × 24 with the program in it.
struct Terminal {
    screen: Arc<Mutex<vt100::Parser>>,
    keyboard: Box<dyn Write + Send>,
    program: Box<dyn Child + Send + Sync>,
    // Closing it would end the terminal.
    _pty: Box<dyn portable_pty::MasterPty + Send>,
}

impl Terminal {
    fn open(args: &[&str], environment: &[(&str, &str)]) -> Terminal {
        let size = PtySize { rows: 24, cols: 80, ..PtySize::default() };
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
        let (rows, columns) = (NonZero::new(24), NonZero::new(80));
        let parser = vt100::Parser::new(rows.expect("24"), columns.expect("80"), 0);
        let screen = Arc::new(Mutex::new(parser));
        let mut output = pty.master.try_clone_reader().expect("readable");
        let parser = Arc::clone(&screen);
        std::thread::spawn(move || {
            let mut bytes = [0; 4096];
            while let Ok(n @ 1..) = output.read(&mut bytes) {
                parser.lock().expect("not poisoned").process(&bytes[..n]);
            }
        });
        let keyboard = pty.master.take_writer().expect("writable");
        Terminal { screen, keyboard, program, _pty: pty.master }
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

#[test]
fn a_secret_setup_is_handed_over_and_leaves_nothing_behind() {
    let args = ["play", "--rules", "carpentier+hidden", "start"];
    let mut terminal = Terminal::open(&args, &[("NO_COLOR", "1")]);
    terminal.wait_for("Red has to place");
    let shows_red = |text: &str| (1..=5).any(|size| text.contains(&format!("R{size}")));
    let arrange = |terminal: &mut Terminal, sizes: &str| {
        for (i, size) in sizes.chars().enumerate() {
            terminal.type_keys(&format!("{size}@{}{}\r", ["i", "o"][i / 5], i % 5 + 1));
        }
    };
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
