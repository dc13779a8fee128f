//! Whatever is typed, the program answers; it never panics.

mod pylos;

use std::process::Command;

use pylos::Pylos;
use pylos_rules::Random;

/// What people and scripts type, and what they should not.
const WORDS: [&str; 44] = [
    "moves",
    "apply",
    "perft",
    "show",
    "rules",
    "completions",
    "help",
    "--rules",
    "-r",
    "--json",
    "--depth",
    "-d",
    "--threads",
    "--divide",
    "--data",
    "--color",
    "--help",
    "--version",
    "--",
    "-",
    "",
    "0",
    "1",
    "2",
    "-1",
    "99999999999999999999",
    "standard",
    "advanced+must",
    "children+must",
    "standart",
    "bash",
    "always",
    "start",
    "................/........./..../. L",
    "LLD.L......D...D/........./..../. L",
    "LLLLLLLLLLLLLLLL/LLLLLLLLL/LLLL/L L",
    "LLX/",
    "a1",
    "a1-f1",
    "b2xa1xb2",
    "xxxx",
    "é\u{301}…",
    "\u{1b}[31m",
    "a\nb",
];

#[test]
fn no_arguments_make_the_program_panic() {
    let pylos = Pylos::new();
    let mut random = Random::new(20);
    for _ in 0..400 {
        let count = random.below(6);
        let args: Vec<String> = (0..count).map(|_| word(&mut random)).collect();
        let said = pylos.run(Command::new(env!("CARGO_BIN_EXE_pylos")).args(&args));
        assert!(matches!(said.code, Some(0..=2)), "{args:?}: {:?}\n{}", said.code, said.stderr);
        assert!(!said.stderr.contains("panicked"), "{args:?}: {}", said.stderr);
    }
}

/// A word from the list, or one with some characters changed at random.
fn word(random: &mut Random) -> String {
    let word = WORDS[random.below(WORDS.len() as u64) as usize];
    if random.below(3) > 0 {
        return word.to_owned();
    }
    let change = |letter: char, random: &mut Random| match random.below(8) {
        0 => char::from_u32(1 + random.below(0x2fff) as u32).unwrap_or('?'),
        _ => letter,
    };
    word.chars().map(|letter| change(letter, random)).collect()
}

#[test]
#[cfg(unix)]
fn arguments_that_are_not_text_are_refused() {
    use std::ffi::OsStr;
    use std::os::unix::ffi::OsStrExt as _;
    let pylos = Pylos::new();
    let garbage = OsStr::from_bytes(b"\xff\xfe");
    for command in ["moves", "show", "perft", "rules"] {
        let said = pylos
            .run(Command::new(env!("CARGO_BIN_EXE_pylos")).args([OsStr::new(command), garbage]));
        assert_eq!(said.code, Some(2), "{command}: {}", said.stderr);
    }
}
