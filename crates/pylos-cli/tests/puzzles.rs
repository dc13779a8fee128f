//! Puzzles at the prompt: solved, missed, counted once, and printed.

use std::io::Write as _;
use std::path::PathBuf;
use std::process::{Command, Output, Stdio};

use serde_json::Value;

/// A data directory that is gone after the test.
struct Data(PathBuf);

impl Data {
    fn new(name: &str) -> Data {
        let path =
            std::env::temp_dir().join(format!("pylos-puzzles-{}-{name}", std::process::id()));
        std::fs::create_dir_all(&path).unwrap();
        Data(path)
    }
}

impl Drop for Data {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn pylos(data: &Data, args: &[&str], input: &str) -> Output {
    let mut child = Command::new(env!("CARGO_BIN_EXE_pylos"))
        .args(["--data", data.0.to_str().unwrap()])
        .args(args)
        .stdin(Stdio::piped())
        .stdout(Stdio::piped())
        .stderr(Stdio::piped())
        .spawn()
        .unwrap();
    child.stdin.take().unwrap().write_all(input.as_bytes()).unwrap();
    child.wait_with_output().unwrap()
}

fn text(output: &Output) -> String {
    String::from_utf8_lossy(&output.stdout).into_owned()
}

/// The answers to a conversation, as JSON.
fn answers(data: &Data, args: &[&str], input: &str) -> Vec<Value> {
    let args = [args, &["--json"]].concat();
    let output = pylos(data, &args, input);
    text(&output).lines().map(|line| serde_json::from_str(line).unwrap()).collect()
}

const DAILY: [&str; 5] = ["puzzles", "play", "--daily", "--date", "2026-11-17"];

#[test]
fn a_puzzle_is_missed_shown_and_then_solved_in_practice() {
    let data = Data::new("missed");
    let told = answers(&data, &DAILY, "nonsense\nsolution\n");
    let [puzzle, refused, shown] = &told[..] else { panic!("{told:?}") };
    assert_eq!(refused["code"], "illegal_turn");
    assert_eq!((&shown["state"], &shown["counted"]["score"]), (&"shown".into(), &0.0.into()));
    let turns: Vec<&str> =
        shown["told"]["turns"].as_array().unwrap().iter().filter_map(Value::as_str).collect();
    // The standard game alternates: every other turn is the solver's.
    let mine: Vec<&str> = turns.iter().step_by(2).copied().collect();
    let output = pylos(&data, &DAILY, &(mine.join("\n") + "\n"));
    assert!(output.status.success(), "solved");
    let said = text(&output);
    assert!(said.contains("Solved!") && said.contains("Pylos puzzle of 2026-11-17: ●"), "{said}");
    assert!(!said.contains("Your rating"), "the first attempt was counted: {said}");
    let once_more = [&DAILY[..], &["--language", "cs"]].concat();
    let said = text(&pylos(&data, &once_more, &(mine.join("\n") + "\nhint\n")));
    assert!(said.contains("Tato úloha skončila"), "{said}");
    let named = ["puzzles", "play", "--id", puzzle["id"].as_str().unwrap()];
    assert_eq!(pylos(&data, &named, "").status.code(), Some(1), "not solved");
    let fresh = Data::new("fresh");
    assert!(text(&pylos(&fresh, &DAILY, &(mine.join("\n") + "\n"))).contains("Your rating"));
}

#[test]
fn a_wrong_turn_is_answered_in_every_language() {
    let data = Data::new("languages");
    let puzzle = &answers(&data, &DAILY, "")[0];
    let legal = puzzle["legal"].as_array().unwrap();
    let tries: Vec<&str> = legal.iter().filter_map(|turn| turn["turn"].as_str()).collect();
    let wrong = tries.iter().find(|turn| {
        let told = answers(&data, &DAILY, &format!("{turn}\n"));
        // With a reason, which is then told too.
        told[1]["told"]["because"].is_object()
    });
    let wrong = wrong.expect("something is wrong");
    for (language, sentence, why) in [
        ("en", "is not it", "can no longer complete"),
        ("fr", "ce n’est pas cela", "ne peut plus compléter"),
        ("ro", "Nu ", "nu mai pot întregi"),
        ("cs", "to není", "už nemůže doplnit"),
        ("hu", "nem ez az", "már nem tud befejezni"),
    ] {
        let args = [&DAILY[..], &["--language", language]].concat();
        let said = text(&pylos(&data, &args, &format!("{wrong}\nhint\n")));
        assert!(said.contains(sentence) && said.contains(why), "{language}: {said}");
    }
}

#[test]
fn a_sheet_has_twelve_boards_and_their_solutions() {
    let data = Data::new("sheet");
    let sheet = ["puzzles", "sheet", "--seed", "1", "--rating", "1200"];
    let page = text(&pylos(&data, &sheet, ""));
    assert_eq!(page.matches("<figure>").count(), 12);
    assert_eq!(page.matches("<svg").count(), 12);
    assert_eq!(page.matches("<li>").count(), 12);
    assert_eq!(page, text(&pylos(&data, &sheet, "")), "a seed gives the same sheet");
}

#[test]
fn puzzles_need_no_tablebase_but_making_them_does() {
    let data = Data::new("tablebase");
    let listed = pylos(&data, &["puzzles"], "");
    assert!(listed.status.success() && text(&listed).contains("standard\t"));
    let mined = pylos(&data, &["puzzles", "mine", "--rules", "advanced"], "");
    assert_eq!(mined.status.code(), Some(2));
    assert!(String::from_utf8_lossy(&mined.stderr).contains("there is no tablebase for advanced"));
    let mined = ["puzzles", "mine", "--rules", "carpentier+straight", "--count", "3", "--check"];
    let mined = pylos(&data, &mined, "");
    assert!(mined.status.success(), "{}", String::from_utf8_lossy(&mined.stderr));
    assert_eq!(text(&mined).lines().count(), 3);
}
