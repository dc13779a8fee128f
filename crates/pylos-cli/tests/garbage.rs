//! Whatever is typed, the program answers; it never panics.

mod pylos;

use std::process::Command;

use pylos::Pylos;
use pylos_rules::Random;

/// What people and scripts type, and what they should not; nine commands first.
const WORDS: &[&str] = &[
    "moves",
    "apply",
    "perft",
    "show",
    "rules",
    "completions",
    "help",
    "play",
    "playout",
    "--rules",
    "-r",
    "--json",
    "--depth",
    "-d",
    "--threads",
    "--divide",
    "--data",
    "--color",
    "--language",
    "hu",
    "--help",
    "--version",
    "picture",
    "--png",
    "--svg",
    "--gif",
    "--size",
    "60x40",
    "0x100000",
    "--set",
    "paper",
    "--view",
    "plan",
    "--marks",
    "--",
    "--plain",
    "--light",
    "--red",
    "--time",
    "--load",
    "--seed",
    "--games",
    "-",
    "",
    "0",
    "1",
    "2",
    "-1",
    "99999999999999999999",
    "5m+3s",
    "1s/move",
    "human",
    "standard",
    "advanced+must",
    "children+must",
    "standart",
    "carpentier+5",
    "bash",
    "always",
    "start",
    "................/........./..../. L",
    "LLD.L......D...D/........./..../. L",
    "LLLLLLLLLLLLLLLL/LLLLLLLLL/LLLL/L L",
    "LLX/",
    "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0",
    "a1",
    "a1-f1",
    "b2xa1xb2",
    "i3-e3",
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
        // Options alone would start the server and open the browser.
        let command = WORDS[random.below(9) as usize].to_owned();
        let count = random.below(6);
        let mut args = vec![command];
        args.extend((0..count).map(|_| word(&mut random)));
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

/// What is typed at the prompt, sense and nonsense mixed.
#[test]
fn no_lines_make_the_prompt_panic() {
    const LINES: [&str; 24] = [
        "help",
        "turns",
        "turns a",
        "hint",
        "undo",
        "redo",
        "show",
        "position",
        "rules",
        "save",
        "save x.pylos",
        "save /nowhere/x",
        "load",
        "load x.pylos",
        "load /",
        "new",
        "resign",
        "draw",
        "b2",
        "c3",
        "a1-e1",
        "4@i3",
        "i3-e3",
        "b2xb2",
    ];
    let mut random = Random::new(8);
    for rules in ["standard", "advanced+must+raise", "carpentier", "jeux-et-strategie+hidden"] {
        let pylos = Pylos::new();
        let mut lines = String::new();
        for _ in 0..150 {
            lines += &if random.below(4) == 0 {
                word(&mut random).replace("quit", "")
            } else {
                LINES[random.below(LINES.len() as u64) as usize].to_owned()
            };
            lines.push('\n');
        }
        let said = pylos.shell(&format!("pylos play --json --rules {rules} <<'END'\n{lines}END"));
        assert_eq!(said.code, Some(0), "{rules}: {}", said.stderr);
        let answers = said.stdout.lines().count();
        assert!(answers > 100, "{rules}: {answers} answers");
    }
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
