//! The file format: one canonical text, every error with its line.

mod hostile;

use pylos_rules::Random;
use pylos_tournament::{Action, Tournament};

const EVENING: &str = include_str!("club-evening.tournament");

#[test]
fn a_canonical_text_comes_back_as_it_was() {
    let tournament: Tournament = EVENING.parse().unwrap();
    assert_eq!(tournament.to_string(), EVENING);
    assert_eq!(tournament.players().len(), 6);
    assert_eq!(tournament.player(tournament.find("dora maar").unwrap()).name, "Dora Maar");
}

#[test]
fn a_loose_text_is_read_too_and_printed_in_one_way() {
    let loose = EVENING
        .lines()
        .map(|line| format!("  {}\t\r\n\n", line.trim().replace(' ', "  ")))
        .collect::<String>()
        .replace("\"Club  evening\"", "\"Club evening\"")
        .replace("Emil  \\\"the  wall", "Emil \\\"the wall")
        .replace("Dora  Maar", "Dora Maar")
        .replace("swiss  3", "swiss 3")
        .replace("[Scoring  \"matches\"]", "");
    assert_eq!(loose.parse::<Tournament>().unwrap().to_string(), EVENING);
}

#[test]
fn what_is_wrong_is_named_with_its_line() {
    let after = |line: &str| format!("{EVENING}{line}\n");
    let cases = [
        (String::new(), "line 1: the tag Tournament is missing"),
        (
            "[Tournament \"A\"]\n[Rules \"standrad\"]".to_owned(),
            "line 2: unknown rule set “standrad”: did you mean “standard”?",
        ),
        (
            "[Tournament \"A\"]\n[Format \"swiss\"]".to_owned(),
            "line 2: unknown format “swiss”: there are round-robin, double-round-robin, swiss 5, \
             arena, knockout",
        ),
        ("[Tournament A]".to_owned(), "line 1: such a line looks like [Name \"value\"]"),
        ("[Tournament \"A]".to_owned(), "line 1: a name or value stands in quotes, \"like this\""),
        ("[Colour \"A\"]".to_owned(), "line 1: there is no tag “Colour”"),
        (after("[Site \"A\"]"), "line 39: tags stand before everything else"),
        (after("enter \"ADA\""), "line 39: “Ada” takes part already"),
        (after("enter \"\""), "line 39: a name is one line of 1 to 60 characters"),
        (after("enter Ada"), "line 39: such a line looks like enter \"NAME\" RATING team \"TEAM\""),
        (
            after("enter \"Zoe\" team"),
            "line 39: such a line looks like enter \"NAME\" RATING team \"TEAM\"",
        ),
        (
            after("enter \"Zoe\" team \" A\""),
            "line 39: the name of a team is one line of 1 to 60 characters",
        ),
        (after("team \"Ada\" A"), "line 39: such a line looks like team \"NAME\" \"TEAM\""),
        (after("team \"Zoe\" \"A\""), "line 39: nobody called “Zoe” takes part"),
        (
            "[Tournament \"A\"]\n[Teams \"best 0\"]".to_owned(),
            "line 2: of a team all count, or the best 1 to 99",
        ),
        (
            "[Tournament \"A\"]\n[Teams \"some\"]".to_owned(),
            "line 2: unknown teams “some”: there are all, best 4, all apart, best 4 apart",
        ),
        (after("leave \"Ada\""), "line 39: no line begins with “leave”"),
        (after("withdraw \"Zoe\""), "line 39: nobody called “Zoe” takes part"),
        (after("withdraw \"Fritz\""), "line 39: “Fritz” has left the tournament"),
        (after("result 2.1 1-0"), "line 39: 2.1 has a result already: it can only be corrected"),
        (after("result 2.3 1-0"), "line 39: there is no pairing 2.3"),
        (after("result 0.0 1-0"), "line 39: there is no pairing 0.0"),
        (after("correct 2.1 2-0"), "line 39: 2-0 is not the score of a game"),
        (
            after("excuse \"Ada\" 2"),
            "line 39: players can be excused only in a Swiss tournament, and for a round to come",
        ),
        (after("round 4"), "line 39: “4” is not the number that belongs here: expected 3"),
        (after("round 3\n 1. \"Ada\" - \"Ada\""), "line 39: “Ada” is in this round twice"),
        (after("round 3\n 1. \"Ada\" - \"Fritz\""), "line 39: “Charles” is missing in this round"),
        (after("close\nwithdraw \"Ada\""), "line 40: the tournament is over"),
    ];
    for (text, message) in cases {
        assert_eq!(text.parse::<Tournament>().unwrap_err().to_string(), message);
        hostile::tournament(&text);
    }
}

/// Lines left out, doubled, exchanged and cut short: refused, or read and
/// printed in one way.
#[test]
fn damaged_files_are_refused_or_read_never_more() {
    let mut chance = Random::new(5);
    let mut evening: Tournament = EVENING.parse().unwrap();
    let events = evening.decide(&Action::Pair, &mut chance).unwrap();
    evening = evening.advance(events).unwrap();
    let text = evening.to_string();
    let lines: Vec<&str> = text.lines().collect();
    for _ in 0..3_000 {
        let mut damaged: Vec<String> = lines.iter().map(|line| (*line).to_owned()).collect();
        for _ in 0..1 + chance.below(3) {
            let at = chance.below(damaged.len() as u64) as usize;
            match chance.below(4) {
                0 => drop(damaged.remove(at)),
                1 => damaged.insert(at, damaged[at].clone()),
                2 => {
                    let other = chance.below(damaged.len() as u64) as usize;
                    damaged.swap(at, other);
                }
                _ => {
                    let keep = chance.below(damaged[at].chars().count() as u64 + 1) as usize;
                    damaged[at] = damaged[at].chars().take(keep).collect();
                }
            }
        }
        hostile::tournament(&damaged.join("\n"));
    }
}

/// A database keeps the same lines as a file, an event at a time.
#[test]
fn events_are_read_on_one_by_one() {
    let whole: Tournament = EVENING.parse().unwrap();
    let lines = whole.lines_after(0);
    assert_eq!(lines.len(), whole.events().len());
    let mut grown: Tournament = whole.tags().parse().unwrap();
    for (known, text) in lines.iter().enumerate() {
        assert_eq!(whole.lines_after(known)[0], *text);
        grown = grown.read_on(text).unwrap();
    }
    assert_eq!(grown, whole);
    assert_eq!(whole.tags() + "\n" + &lines.concat(), EVENING);
    let error = grown.read_on("\nresult 9.9 1-0").unwrap_err();
    assert_eq!(error.to_string(), "line 2: there is no pairing 9.9");
}
