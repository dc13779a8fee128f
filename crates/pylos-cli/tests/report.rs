//! A report on a real game that is small enough to be solved here: eight balls
//! of each colour, without take-backs.

use std::path::{Path, PathBuf};
use std::process::{Command, Output};

use serde_json::Value;

/// A folder that is gone after the test.
struct Folder(PathBuf);

impl Drop for Folder {
    fn drop(&mut self) {
        let _ = std::fs::remove_dir_all(&self.0);
    }
}

fn pylos(folder: &Path, args: &[&str]) -> Output {
    let output = Command::new(env!("CARGO_BIN_EXE_pylos"))
        .arg("--data")
        .arg(folder)
        .args(args)
        .current_dir(folder)
        .output()
        .unwrap();
    assert!(output.status.success(), "{}", String::from_utf8_lossy(&output.stderr));
    output
}

const RULES: [&str; 2] = ["--rules", "children+8-8"];

#[test]
fn a_report_tells_what_the_tablebase_holds() {
    let folder = Folder(std::env::temp_dir().join(format!("pylos-report-{}", std::process::id())));
    std::fs::create_dir_all(&folder.0).unwrap();
    pylos(&folder.0, &[&["solve", "--quiet"], &RULES[..]].concat());
    let wanted = ["report", "--quiet", "--json", "--sample", "4000", "--decisions", "10"];
    let output = pylos(&folder.0, &[&wanted, &RULES[..]].concat());
    let report: Value = serde_json::from_slice(&output.stdout).unwrap();
    let game = &report["games"][0];

    // As `pylos bench solve` and `pylos stats` have it.
    assert_eq!(game["value"], "loss 18");
    assert_eq!(game["longest"], 18);
    let numbers = |value: &Value| -> Vec<u64> {
        value.as_array().unwrap().iter().filter_map(Value::as_u64).collect()
    };
    let by_balls: Vec<Vec<u64>> =
        game["by_balls"].as_array().unwrap().iter().map(numbers).collect();
    let positions: u64 = by_balls.iter().flatten().sum();
    assert_eq!(positions, 395_160_849);
    assert_eq!(by_balls[2], [120, 0, 360]);
    let by_distance = numbers(&game["by_distance"]);
    assert_eq!(by_distance.iter().sum::<u64>(), positions, "nothing is drawn");
    assert_eq!(by_distance[18], 1, "the empty board alone");
    let line = &game["longest_line"];
    assert_eq!(line["position"], "................/........./..../. L");
    assert_eq!(line["turns"].as_array().unwrap().len(), 18);
    let first: Vec<&str> =
        game["first_turns"].as_array().unwrap().iter().filter_map(|t| t["turn"].as_str()).collect();
    assert_eq!(first, ["a1", "b1", "b2"]);

    // What is drawn by lot agrees with what is counted.
    let survey = &game["survey"];
    let count = |name: &str| survey[name].as_u64().unwrap() as f64;
    assert_eq!(count("drawn"), 4000.0);
    let close =
        |sample: f64, exact: f64| assert!((sample - exact).abs() < 0.04, "{sample} {exact}");
    let wins: u64 = by_balls.iter().map(|row| row[0]).sum();
    close(count("wins") / 4000.0, wins as f64 / positions as f64);
    close(1.0 - count("positions") / 4000.0, by_distance[0] as f64 / positions as f64);
    assert_eq!(count("single_takes_back"), 0.0, "children take nothing back");

    // What play leads to: up to four balls all lie on level 1, and the sides
    // have played in turn. `pylos reach` finds the same.
    let reached = numbers(&game["reached"]);
    assert_eq!(reached[..5], [1, 16, 120 * 2, 560 * 3, 1820 * 6]);
    let counted = pylos(&folder.0, &[&["reach", "--quiet", "--json"], &RULES[..]].concat());
    let counted: Value = serde_json::from_slice(&counted.stdout).unwrap();
    assert_eq!(counted["positions"], positions);
    assert_eq!(counted["reached"], reached.iter().sum::<u64>());
    for (balls, row) in by_balls.iter().enumerate() {
        let here = &counted["by_balls"][balls];
        assert_eq!(here["positions"], row.iter().sum::<u64>(), "{balls}");
        assert_eq!(here["reached"], reached[balls], "{balls}");
        assert!(reached[balls] <= row.iter().sum(), "{balls}");
    }
    assert_eq!(game["players"].as_array().unwrap().len(), 11);

    let html = std::fs::read_to_string(folder.0.join("report.html")).unwrap();
    let markdown = std::fs::read_to_string(folder.0.join("report.md")).unwrap();
    assert_eq!(html.matches("<svg").count(), 3);
    assert!(!html.contains("http-equiv") && !html.contains("<script"), "it stands for itself");
    for text in [&html, &markdown] {
        assert!(text.contains("What is not known") && text.contains("42,419,520"));
    }
    // The same again, to the byte.
    pylos(&folder.0, &[&wanted, &RULES[..]].concat());
    assert_eq!(std::fs::read_to_string(folder.0.join("report.md")).unwrap(), markdown);

    // One position: the light ball has been played, and two in a row have not.
    for (board, reached) in [("L...", true), ("LL..", false)] {
        let position = format!("{board}............/........./..../. D");
        let output = Command::new(env!("CARGO_BIN_EXE_pylos"))
            .args([&["reach", "--quiet"], &RULES[..], &[&position]].concat())
            .output()
            .unwrap();
        let expected = if reached { "play can lead there\n" } else { "play cannot lead there\n" };
        assert_eq!(String::from_utf8(output.stdout).unwrap(), expected);
        assert_eq!(output.status.code(), Some(if reached { 0 } else { 1 }));
    }

    // The program knows no openings of this game by heart; the tablebase does.
    let output = pylos(&folder.0, &[&["openings", "--plies", "1"], &RULES[..]].concat());
    let openings = String::from_utf8(output.stdout).unwrap();
    assert_eq!(openings.lines().count(), 3);
    assert!(openings.lines().all(|line| line.contains(": win 17, ")), "{openings}");
}
