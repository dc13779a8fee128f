//! Every language fits a screen of 80 columns.

use super::*;
use pylos_engine::Level;
use pylos_rules::{AnyRules, Composer, for_game};

use crate::draw::{Look, Scale};
use crate::language::name;

/// Positions in which all there is to say beside a board is said.
const POSITIONS: [(&str, &str); 8] = [
    ("standard", "start"),
    ("standard", "LLD.LD........../........./..../. L"),
    ("carpentier", "start"),
    ("carpentier+hidden", "start"),
    ("carpentier", "EDCBA/ED.BA/....C..../abcde/abcde B 1.1 e3 0 0:0"),
    ("carpentier", "EDCBA/ED.BA/....Cb.../a.cde/abcde B 1.2 e4 0 0:0"),
    ("carpentier", "EDCBA/E..BA/...DCb.../a.cde/abcde B 1.3 e2 0 0:0"),
    ("carpentier", "...../...../........./...../..... R 6.0 - 0 10:11"),
];

fn width(text: &str) -> usize {
    text.chars().count()
}

#[test]
fn boards_leave_room_for_the_panel() {
    for language in Language::ALL {
        for (rules, text) in POSITIONS {
            let rules: AnyRules = rules.parse().unwrap();
            for_game!(rules, |P, rules| {
                let position = P::given(rules, Some(text)).unwrap();
                let first = Composer::new(&position, rules).possible();
                for steps in std::iter::once(Vec::new()).chain(first.iter().map(|step| vec![*step]))
                {
                    for scale in [Scale::Small, Scale::Large] {
                        let look = Look { scale, paint: Paint::Plain, language };
                        let picture = position.picture(rules, &steps, look);
                        let room = usize::from(PANEL - BOARD.0);
                        let lines = picture.to_text(0, Paint::Plain);
                        assert!(picture.width() <= room, "{language:?}:\n{lines}");
                        assert!(picture.height() + BOARD.1 + 3 <= 24 || scale == Scale::Large);
                    }
                }
            });
        }
    }
}

#[test]
fn lines_and_panel_are_not_cut() {
    for language in Language::ALL {
        for line in [Text::KeyLine, Text::KeyLineNoUndo, Text::PageKeys] {
            assert!(width(&language.say(&line)) <= 78, "{}", language.say(&line));
        }
        let sides = [Text::SideLight, Text::SideDark, Text::SideBlue, Text::SideRed];
        let level = Seat::Computer(Level::new(10).unwrap()).told();
        let beside = [Text::SeatHuman, Text::Thinking, level];
        for text in sides.into_iter().chain(beside) {
            assert!(width(&language.say(&text)) <= 15, "{}", language.say(&text));
        }
        assert!(width(&language.say(&Text::SecretSetup)) <= 17, "{language:?}");
        // Long words do not stick out either.
        for reason in [
            Text::ReasonNoRaise { loser: Text::SideLight.into() },
            Text::ValueFor {
                side: Text::SideLight.into(),
                value: Text::ValueWin { plies: 39u8.into() }.into(),
            },
        ] {
            for line in wrap(&language.say(&reason), 17) {
                assert!(width(&line) <= 17, "{line}");
            }
        }
    }
}

#[test]
fn notices_have_two_lines() {
    for language in Language::ALL {
        let texts = [
            Text::NextOrders,
            Text::NotSaved,
            Text::WelcomeScreen,
            Text::StepMayTakeBack { turn: name("a1-f1xf1xb2") },
            Text::StepMustTakeBack,
            Text::StepPlace,
            Text::StepPass,
            Text::HintRaise,
            Text::HintSlide,
            Text::NoValues,
            Text::UndoInTurn,
            Text::SaveSecret,
            Text::NoOrder { word: name("something") },
            Text::GameOver { result: Text::WonNoRaise { winner: Text::SideLight.into() }.into() },
        ];
        for text in texts {
            assert!(wrap(&language.say(&text), 78).len() <= 2, "{}", language.say(&text));
        }
    }
}
