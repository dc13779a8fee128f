//! Every text in every language.

use super::*;

#[test]
fn every_text_can_be_said_in_every_language() {
    for language in Language::ALL {
        for number in [0, 1, 2, 5, 21] {
            // Words that are chosen by, and numbers everywhere else.
            let texts = Text::all(|word| match word {
                "owner" => Word::from("blue"),
                "must" => Word::from("yes"),
                _ => Word::Number(number),
            });
            assert!(texts.len() > 200, "{}", texts.len());
            for text in texts {
                let said = language.say(&text);
                assert!(!said.trim().is_empty(), "{language:?}: {text:?}");
                assert_ne!(said, text.id(), "{language:?}");
                assert!(!said.contains('{'), "{language:?}: {said}");
                for (name, _) in text.words() {
                    assert!(!said.contains(&format!("${name}")), "{language:?}: {said}");
                }
            }
        }
    }
}

#[test]
fn plurals_are_those_of_each_language() {
    let turns = |language: Language, count: u32| {
        language.say(&Text::TurnsToChoose { side: Text::SideBlue.into(), count: count.into() })
    };
    assert_eq!(turns(Language::En, 1), "Blue to move, one legal turn");
    assert_eq!(turns(Language::Fr, 2), "À jouer\u{a0}: Bleu, 2 coups possibles");
    assert_eq!(turns(Language::Ro, 3), "La mutare: Albastru, 3 mutări posibile");
    assert_eq!(turns(Language::Ro, 20), "La mutare: Albastru, 20 de mutări posibile");
    assert_eq!(turns(Language::Cs, 4), "Na tahu: Modrý, 4 možné tahy");
    assert_eq!(turns(Language::Cs, 5), "Na tahu: Modrý, 5 možných tahů");
    assert_eq!(turns(Language::Hu, 16), "Kék következik, 16 lehetséges lépés");
}

#[test]
fn the_environment_chooses_a_language_that_there_is() {
    let of = |variables: &[(&str, &str)]| {
        Language::of_environment(|name| {
            let found = variables.iter().find(|(variable, _)| *variable == name);
            found.map(|(_, value)| (*value).to_owned())
        })
    };
    assert_eq!(of(&[("LANG", "fr_CA.UTF-8")]), Language::Fr);
    assert_eq!(of(&[("LANG", "fr_FR.UTF-8"), ("LC_MESSAGES", "cs_CZ")]), Language::Cs);
    assert_eq!(of(&[("LC_ALL", ""), ("LANG", "HU")]), Language::Hu);
    assert_eq!(of(&[("LC_ALL", "C"), ("LANG", "ro_RO")]), Language::En);
    assert_eq!(of(&[("LANG", "de_DE.UTF-8")]), Language::En);
    assert_eq!(of(&[("LANG", "frr_DE")]), Language::En);
    assert_eq!(of(&[]), Language::En);
}

#[test]
fn decimals_have_the_sign_of_the_language() {
    let about = Text::ValueEstimate { score: Word::Hundredths(-125) };
    assert_eq!(Language::En.say(&about), "about −1.25");
    assert_eq!(Language::Fr.say(&about), "environ −1,25");
}

#[test]
fn refusals_are_told_in_the_readers_language_with_their_clause() {
    let position: pylos_rules::pyramid::Position =
        "................/........./..../. L".parse().unwrap();
    let rules = pylos_rules::pyramid::Rules::STANDARD;
    let illegal = pylos_rules::Position::read_turn(&position, rules, "e1").unwrap_err();
    let failure = crate::failure::Failure::turn::<pylos_rules::pyramid::Position>(&illegal);
    assert_eq!(failure.say(Language::En), "e1 is not supported (P1): a1 is empty");
    assert_eq!(failure.say(Language::Fr), "e1 n’est pas soutenue\u{a0}: a1 est vide. (P1)");
    let all: Vec<String> = Language::ALL.map(|language| failure.say(language)).into();
    assert!(all.iter().all(|said| said.contains("P1") && said.contains("a1")), "{all:?}");
}

#[test]
fn what_is_wrong_in_a_record_is_told_with_its_place_in_every_language() {
    use crate::failure::Failure;
    use pylos_rules::{Record, pyramid::Position};
    let path = std::path::Path::new("a.pylos");
    let begin = "[Game \"pyramid\"]\n[Rules \"standard\"]\n";
    for body in [
        "[A 1] *",
        "[A \"1\n\"] *",
        "[A \"\\t\"] *",
        "[A \"1\" *",
        "[A \"1\"]\n[A \"2\"] *",
        "[1 \"1\"] *",
        "a1\n[A \"1\"] *",
        "a1 {",
        "a1 } *",
        "a1 2. b1 *",
        "1.2.a1 *",
        "a1",
        "[Position \"LL\"] *",
        "[Repetition \"1\"] *",
        "a1 a1 *",
        "a1 b9 *",
        "a1 1-0",
        "a1 1/2-1/2",
        "[Reason \"time\"] a1 *",
        "a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2 c3xc3 *",
        "[Reason \"time\"] a1 d4 b1 c4 a2 d3 b2xb2 c3xc3 b2xb2 c3xc3 1/2-1/2",
    ] {
        let text = format!("{begin}{body}");
        let failure = match text.parse::<Record>() {
            Err(error) => Failure::in_file(path, &error),
            Ok(record) => Failure::in_file(path, &record.to_game::<Position>().unwrap_err()),
        };
        let english = failure.say(Language::En);
        for language in &Language::ALL[1..] {
            let said = failure.say(*language);
            let place = english.split([' ', ',']).nth(2).unwrap();
            assert!(said.starts_with("a.pylos – ") && said.contains(place), "{said}");
            assert!(!said.contains("why-") && !said.contains(['{', '$']), "{said}");
        }
    }
}

#[test]
fn every_reason_for_a_turn_can_be_told_in_every_language() {
    for language in Language::ALL {
        for (id, names) in Because::MESSAGES {
            for number in [0, 1, 2, 5] {
                let mut args = FluentArgs::new();
                for name in *names {
                    args.set(*name, FluentValue::from(number));
                }
                let said = language.message(id, &args);
                assert_ne!(said, *id, "{language:?}");
                assert!(!said.contains(['{', '$']), "{language:?}: {said}");
            }
        }
    }
}

#[test]
fn a_reason_names_the_sides_as_the_language_does() {
    let told =
        |because| Explanation { because, line: vec!["i1-il".to_owned()], places: Vec::new() };
    let because = Because::AnswerCompletes {
        answer: "d2xc1xd2".to_owned(),
        side: SideName::Light,
        other: SideName::Dark,
        shape: pylos_views::Shape::Square,
        taken: 2,
        own: 11,
        others: 14,
    };
    assert_eq!(
        Language::En.explain(&told(because.clone())),
        "Dark can answer d2xc1xd2, completes a square and takes back two balls; \
         reserves then: Light 11, Dark 14."
    );
    assert_eq!(
        Language::Fr.explain(&told(because)),
        "Foncé peut répondre d2xc1xd2, compléter un carré et reprendre deux billes\u{a0}; \
         réserves ensuite\u{a0}: Clair 11, Foncé 14."
    );
    let because = Because::BattleGoes {
        battle: 2,
        winner: SideName::Red,
        left: 3,
        decides: pylos_views::Decides::Middle,
        size: 4,
    };
    assert_eq!(
        Language::Hu.explain(&told(because)),
        "i1-il: 2. csata: a legjobb folytatásban 3 korong marad, ezért a középső nyer: Piros, méret: 4."
    );
}

#[test]
fn a_browser_says_which_language_it_likes_best() {
    for (header, language) in [
        ("", Language::En),
        ("fr", Language::Fr),
        ("fr-CH, fr;q=0.9, en;q=0.8", Language::Fr),
        ("de, hu;q=0.3, cs;q=0.7", Language::Cs),
        ("en;q=0.2,ro;q=0.9", Language::Ro),
        ("de-AT;q=0.9, *;q=0.1", Language::En),
        ("hu;q=0, cs;q=x, ;;,", Language::En),
    ] {
        assert_eq!(Language::accepted(header), language, "{header}");
    }
}
