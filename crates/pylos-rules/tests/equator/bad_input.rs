//! Bad input: every kind of it is refused with the clause that it breaks, and
//! changes nothing.

use pylos_rules::equator::{Position, Rules};
use pylos_rules::{BrokenRule as _, Position as _};

/// Rules, position, and what the answer must contain.
const POSITIONS: &[(&str, &str, &str)] = &[
    // The text itself.
    ("carpentier", "", "six parts"),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0", "this has 5"),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde  B 1.0 - 0 0:0", "this has 7"),
    ("carpentier", "EDCBA/EDCBA/........./abcde B 1.0 - 0 0:0", "five rows"),
    (
        "carpentier",
        "EDCB/EDCBA/........./abcde/abcde B 1.0 - 0 0:0",
        "blue outer row has 5 places (E1); this has 4",
    ),
    (
        "carpentier",
        "EDCBA/EDCBA/...../abcde/abcde B 1.0 - 0 0:0",
        "equator row has 9 places (E2); this has 5",
    ),
    (
        "carpentier+5",
        "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0",
        "equator row has 5 places (E2); this has 9",
    ),
    (
        "carpentier",
        "EDCBA/EDCBF/........./abcde/abcde B 1.0 - 0 0:0",
        "“F” cannot stand on i5 of the blue inner row (E1)",
    ),
    ("carpentier", "EDCBA/EDCBa/........./abcde/abcde B 1.0 - 0 0:0", "“a” cannot stand on i5"),
    (
        "carpentier",
        "EDCBA/EDCBA/........./abcdé/abcde B 1.0 - 0 0:0",
        "“é” cannot stand on i5 of the red inner row",
    ),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde L 1.0 - 0 0:0", "“L” is not B or R"),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B 1 - 0 0:0", "“1” is not BATTLE.PLAYED"),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B 01.0 - 0 0:0", "is not BATTLE.PLAYED"),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B +1.0 - 0 0:0", "is not BATTLE.PLAYED"),
    (
        "carpentier",
        "EDCBA/EDCBA/........./abcde/abcde B 1.0 x1 0 0:0",
        "“x1” is not the equator point",
    ),
    (
        "carpentier",
        "EDCBA/EDCBA/........./abcde/abcde B 1.0 - -1 0:0",
        "the number of pawns set aside",
    ),
    (
        "carpentier",
        "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 999 0:0",
        "the number of pawns set aside",
    ),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0-0", "BLUE:RED"),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B 7.0 - 0 0:0", "7.0 does not exist (E6)"),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B 1.4 - 0 0:0", "1.4 does not exist (E6)"),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B 0.20 - 0 0:0", "0.20 does not exist (E6)"),
    ("carpentier", "...../...../........./...../..... B 6.1 - 0 11:10", "6.1 does not exist (E6)"),
    // A third pawn of a size, and equal sizes on the equator.
    (
        "carpentier",
        "EDCBA/EDCEA/........./abcde/abcde B 1.0 - 0 0:0",
        "blue has only two pawns of size 5 (E3)",
    ),
    (
        "carpentier",
        "EDCBA/EDC.A/A......../abcde/abcde B 1.1 ol 0 0:0",
        "blue has only two pawns of size 1 (E3)",
    ),
    (
        "carpentier",
        "EDCBA/EDCB./Aa......./.bcde/abcde B 1.2 il 0 0:0",
        "two pawns of size 1 are on the equator (E8)",
    ),
    // Pawn counts.
    (
        "carpentier",
        "EDCBA/EDCB./........./abcde/abcde B 1.0 - 0 0:0",
        "blue must have 10 pawns in the hemisphere now (E6): this has 9",
    ),
    ("carpentier", "EDCBA/EDCBA/........./abcde/abcde B 2.0 - 0 4:0", "blue must have 8 pawns"),
    (
        "carpentier",
        "EDC../...../........./abc../..... B 0.5 - 0 0:0",
        "blue must have 2 pawns in the hemisphere now (E5): this has 3",
    ),
    (
        "carpentier+whole",
        "ED.../...../........./abc../..... B 0.5 - 0 0:0",
        "blue must have 0 pawns",
    ),
    ("carpentier+mirror", "...../ED.../........./ed.../..... B 0.3 - 0 0:0", "(E5)"),
    (
        "carpentier+mirror",
        "...../E..../........./d..../..... B 0.2 - 0 0:0",
        "stand like the opponent's (E5)",
    ),
    // What cannot be there yet, or no more.
    (
        "carpentier",
        "E..../...../e......../e..../..... B 0.2 - 0 0:0",
        "at 0.2 there is no pawn on the equator (E5)",
    ),
    (
        "carpentier",
        "...../...../........./...../..... B 0.0 - 2 0:0",
        "at 0.0 there is no pawn set aside",
    ),
    (
        "carpentier",
        "...../...../........./...../..... B 0.0 - 0 2:0",
        "at 0.0 there is no point taken",
    ),
    (
        "carpentier",
        "EDCBA/EDCBA/........./abcde/abcde B 1.0 e1 0 0:0",
        "at 1.0 there is no point just played",
    ),
    (
        "carpentier",
        "...../...../........./...../..... B 6.0 - 3 11:10",
        "at 6.0 there is no pawn set aside",
    ),
    // The point just played.
    (
        "carpentier",
        "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 - 0 0:0",
        "the point just played is missing (E7)",
    ),
    (
        "carpentier",
        "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e2 0 0:0",
        "e2 cannot be the point just played (E7)",
    ),
    (
        "carpentier",
        "EDCBA/ED.BA/....Ca.../.bcde/abcde B 1.2 e3 0 0:0",
        "e3 cannot be the point just played (E7)",
    ),
    (
        "carpentier+5",
        "EDCBA/ED.BA/..C../abcde/abcde B 1.1 ol 0 0:0",
        "ol does not exist under these rules (E2)",
    ),
    // Pawns, pile and points that do not go together.
    (
        "carpentier",
        "EDCBA/ED.BA/........./abcde/abcde B 1.1 e3 0 0:0",
        "19 pawns on the board, 0 set aside and 0 taken do not make 20 (E10)",
    ),
    ("carpentier", "EDCBA/EDC../........./abc../abcde B 2.0 - 0 3:0", "do not make 20 (E10)"),
    (
        "carpentier",
        "EDCBA/EDC../........./abc../abcde B 2.0 - 4 0:0",
        "0:0 cannot be the points after 1 battles",
    ),
    (
        "carpentier",
        "EDCBA/EDC../........./abc../abcde B 2.0 - 0 2:2",
        "2:2 cannot be the points after 1 battles",
    ),
    (
        "carpentier",
        "EDCBA/EDC../........./abc../abcde R 2.0 - 0 4:0",
        "the last won by the leader (E10)",
    ),
    ("carpentier", "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e3 1 0:0", "do not make 20 (E10)"),
    (
        "carpentier",
        "EDCBA/ED.BA/........./abcde/abcde B 1.1 e3 1 0:0",
        "1 pawns cannot be set aside by now (E8)",
    ),
    // Blue 3 and red 1 were played: neither can have set the other aside.
    (
        "carpentier",
        "EDCBA/ED.BA/.....a.../.bcde/abcde B 1.2 e4 1 0:0",
        "no 2 turns of a battle leave these pawns on the equator (E8)",
    ),
    ("jeux-et-strategie", "EDCBA/ED.BA/.....a.../.bcde/abcde B 1.2 e4 1 0:0", "(E8)"),
    (
        "carpentier",
        "...../...../........./...../..... B 6.0 - 0 10:10",
        "21 points in all (E12): this has 20",
    ),
    (
        "carpentier+nosingleton",
        "...../...../........./...../..... B 6.0 - 0 11:10",
        "20 points in all (E12)",
    ),
    (
        "carpentier",
        "...../...../........./...../..... B 6.0 - 0 0:21",
        "0:21 cannot be the points after 5 battles",
    ),
];

#[test]
fn bad_positions_are_named_with_their_clause() {
    for (rules, text, answer) in POSITIONS {
        let rules: Rules = rules.parse().unwrap();
        let error = Position::parse(rules, text).expect_err(text);
        assert!(error.to_string().contains(answer), "{text}\n  {error}");
        if let Some(clause) = error.clause() {
            assert!(error.to_string().contains(&clause.to_string()), "{clause}: {error}");
        }
    }
}

const SETUP: &str = "..E../..E../........./...../...e. R 0.3 - 0 0:0";
const BATTLE: &str = "EDCBA/EDCBA/........./abcde/abcde B 1.0 - 0 0:0";
const ANSWER: &str = "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e3 0 0:0";
const END: &str = "...../...../........./...../..... B 6.0 - 0 11:10";

/// Rules, position, turn, and the whole answer.
const TURNS: &[(&str, &str, &str, &str)] = &[
    (
        "carpentier",
        BATTLE,
        "",
        "“” is not a turn: turns look like 4@i3 (setup), i3-e2 (battle) or pass",
    ),
    (
        "carpentier",
        BATTLE,
        "i3e2",
        "“i3e2” is not a turn: turns look like 4@i3 (setup), i3-e2 (battle) or pass",
    ),
    ("carpentier", BATTLE, "i6-e2", "“i6” is not an intersection: they are i1…i5 and o1…o5 (E1)"),
    (
        "carpentier",
        BATTLE,
        "i3-i2",
        "“i2” is not a point of the equator: they are ol, il, e1…e5, ir and or (E2)",
    ),
    (
        "carpentier",
        BATTLE,
        "4@i3",
        "the setup is over (E5): pawns now slide to the equator, as in i3-e2",
    ),
    ("carpentier", BATTLE, "pass", "blue may not pass (E7): i1 can move"),
    ("carpentier", BATTLE, "o3-e3", "o3 cannot slide to e3 (E7): i3 o2 o4 are occupied"),
    ("carpentier", BATTLE, "i1-e2", "i1 cannot slide to e2 (E7): i2 o1 are occupied"),
    (
        "carpentier+straight",
        BATTLE,
        "i1-e2",
        "i1 cannot slide to e2 (E7, straight): no single line leads there",
    ),
    ("carpentier+straight", BATTLE, "o3-ol", "o3 cannot slide to ol (E7): o1 o2 are occupied"),
    ("carpentier+straight", BATTLE, "pass", "blue may not pass (E7): i1 can move"),
    (
        "carpentier+5",
        "EDCBA/EDCBA/...../abcde/abcde B 1.0 - 0 0:0",
        "i1-il",
        "il does not exist under these rules (E2): the equator has only e1…e5",
    ),
    ("carpentier", ANSWER, "i3-e3", "e3 is not empty (E7)"),
    (
        "carpentier",
        "EDCBA/ED.BA/....Ca.../.bcde/abcde B 1.2 e4 0 0:0",
        "i3-e2",
        "i3 cannot be played (E7): no blue pawn is there",
    ),
    (
        "carpentier+line",
        "EDCBA/.DCBA/.E......./abcde/abcde B 1.1 il 0 0:0",
        "o1-ol",
        "o1 may not answer il (E14): only i1 i2 i3 i4 i5 may",
    ),
    (
        "carpentier",
        SETUP,
        "pass",
        "the setup is not over (E5): 3 of 20 pawns are placed, as in 4@i3",
    ),
    ("carpentier", SETUP, "6@i3", "“6” is not a size: pawns have the sizes 1 to 5 (E3)"),
    (
        "carpentier",
        "..E../..E../........./...e./...e. R 0.4 - 0 0:0",
        "1@i3",
        "i3 is not empty (E5): one pawn to an intersection, and blue has one there",
    ),
    (
        "carpentier",
        "..E../..E../........./...e./...e. R 0.4 - 0 0:0",
        "5@i1",
        "blue has no third pawn of size 5 (E3)",
    ),
    (
        "carpentier+mirror",
        "..E../...../........./...../..... R 0.1 - 0 0:0",
        "5@i3",
        "the setup is mirrored (E5): blue has placed 5@o3, so must you",
    ),
    ("carpentier", END, "i3-e2", "the game is over (E12): five battles are played"),
    ("carpentier", END, "4@i3", "the game is over (E12): five battles are played"),
];

#[test]
fn bad_turns_are_named_with_their_clause_and_change_nothing() {
    for (rules, text, turn, answer) in TURNS {
        let rules: Rules = rules.parse().unwrap();
        let position =
            Position::parse(rules, text).unwrap_or_else(|error| panic!("{text}: {error}"));
        let error = position.read_turn(rules, turn).expect_err(turn);
        assert_eq!(error.to_string(), *answer, "{text} {turn}");
        if let Some(clause) = error.clause() {
            assert!(answer.contains(&clause.to_string()), "{clause}: {answer}");
        }
        assert_eq!(position.to_string(), *text);
    }
}

/// Any text at all is answered, never with a panic.
#[test]
fn hostile_texts_get_an_answer() {
    let mut random = pylos_rules::Random::new(5);
    let alphabet: Vec<char> = "ABCDEabcde./ :-0123456789BRoile@é\u{0}\n".chars().collect();
    let good = "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e3 0 0:0";
    for _ in 0..50_000 {
        let mut text: Vec<char> = good.chars().collect();
        for _ in 0..=random.below(3) {
            let place = random.below(text.len() as u64) as usize;
            let letter = alphabet[random.below(alphabet.len() as u64) as usize];
            match random.below(3) {
                0 => text[place] = letter,
                1 => text.insert(place, letter),
                _ => drop(text.remove(place)),
            }
        }
        let text: String = text.into_iter().collect();
        for rules in [Rules::CARPENTIER, "carpentier+straight".parse().unwrap()] {
            match Position::parse(rules, &text) {
                Ok(position) => assert_eq!(position.to_string(), text),
                Err(error) => assert!(!error.to_string().is_empty()),
            }
        }
        let start = Position::parse(Rules::CARPENTIER, good).unwrap();
        let _ = start.read_turn(Rules::CARPENTIER, text.get(..5).unwrap_or(&text));
    }
}
