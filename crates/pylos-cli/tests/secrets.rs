//! What is arranged in secret (E5, hidden) is told to nobody else, by no face
//! of `pylos play`.

mod pylos;

use pylos::Pylos;

/// Ten placements, and orders that might give something away in between.
const ARRANGED: [&str; 10] =
    ["1@i1", "1@i2", "2@i3", "2@i4", "3@i5", "3@o1", "4@o2", "4@o3", "5@o4", "5@o5"];

fn lines(lines: &[&str]) -> String {
    lines.iter().map(|line| format!("{line}\\n")).collect()
}

/// Whether a text tells where a red pawn stands: on a drawing or in a position.
fn shows_red(text: &str) -> bool {
    let drawn = (1..=5).any(|size| text.contains(&format!("R{size}")));
    let written = text.lines().filter(|line| line.contains(" 0.")).any(|line| {
        let rows: Vec<&str> = line.split('/').collect();
        rows.len() == 5 && rows[3..].concat().chars().take(10).any(|c| ('a'..='e').contains(&c))
    });
    drawn || written
}

#[test]
fn a_check_that_could_not_fail_would_be_none() {
    assert!(shows_red("  ╰── R1 ── i2"));
    assert!(shows_red("...../...../........./e..../..... B 0.1 - 0 0:0"));
    assert!(!shows_red("...../...../........./...../..... B 0.0 - 0 0:0"));
}

#[test]
fn the_computer_arranges_unseen() {
    let pylos = Pylos::new();
    let orders = "position\\nturns 5\\nhint\\nundo\\nsave secret.pylos\\n";
    for json in ["", " --json"] {
        let typed = format!("{orders}{}{orders}", lines(&ARRANGED[..9]));
        let command = format!(
            "printf '{typed}' | pylos play --rules carpentier+hidden --red 2 --seed 5{json} start"
        );
        let said = pylos.shell(&command);
        assert!(!shows_red(&said.stdout), "{}", said.stdout);
        // Hints and lists tell the human's own turns; nothing else is told.
        let told = said.stdout.lines().filter(|line| line.contains("played\":\""));
        assert_eq!(told.count(), 0, "{}", said.stdout);
        assert!(said.stdout.contains("can be saved once both sides"), "{}", said.stdout);
        assert!(said.stdout.contains("Nothing of yours to undo"), "{}", said.stdout);
        // With the last pawn both arrangements are shown.
        let typed = lines(&ARRANGED) + "undo\\nsave open.pylos\\n";
        let command = command.replace(&command[8..command.find("' |").unwrap()], &typed);
        let said = pylos.shell(&command);
        assert!(shows_red(&said.stdout.replace(" 1.0 ", " 0.0 ")), "{}", said.stdout);
        assert!(said.stdout.contains("cannot be undone once it is shown"), "{}", said.stdout);
        assert!(said.stdout.contains("saved to open.pylos"), "{}", said.stdout);
        std::fs::remove_file(pylos.path("open.pylos")).expect("it was saved");
    }
    assert!(!pylos.path("secret.pylos").exists());
}

#[test]
fn two_people_hand_the_screen_over() {
    let pylos = Pylos::new();
    let orders = "position\\nturns 5\\nundo\\nshow\\nsave secret.pylos\\n";
    for json in ["", " --json"] {
        // Red arranges first; then nothing but Enter brings blue's board.
        let typed = lines(&ARRANGED) + orders + "\\n" + orders + &lines(&ARRANGED[..4]) + orders;
        let command =
            format!("printf '{typed}' | pylos play --rules carpentier+hidden{json} start");
        let said = pylos.shell(&command).stdout;
        let line =
            if json.is_empty() { "Pass the screen to Blue" } else { "\"hand_over\":\"blue\"" };
        let at = said.find(line).unwrap_or_else(|| panic!("{said}"));
        assert!(shows_red(&said[..at]), "red sees its own: {said}");
        assert!(!shows_red(&said[at..]), "{said}");
        assert!(said[at..].contains("First pass the screen to Blue"), "{said}");
        assert!(said[at..].contains("Nothing of yours to undo"), "{said}");
    }
}
