//! What letters to players say, and the short messages that browsers show.

use pylos_server::{Note, NoteWords, WaitingNote};

use crate::language::{Language, Text, name};

/// A letter in the reader's language, as far as his browser has told it.
pub fn words(note: &Note, accepted: &str) -> NoteWords {
    let language = Language::accepted(accepted);
    let (subject, text) = match note.clone() {
        Note::Confirm { name: player, code } => {
            let (name, code) = (name(player), name(code));
            (Text::MailConfirmSubject, Text::MailConfirmText { name, code })
        }
        Note::Recover { name: player, code } => {
            let (name, code) = (name(player), name(code));
            (Text::MailRecoverSubject, Text::MailRecoverText { name, code })
        }
        Note::Turn { opponent: Some(opponent) } => {
            (Text::MailTurnTitle, Text::MailTurnText { opponent: name(opponent) })
        }
        Note::Turn { opponent: None } => (Text::MailTurnTitle, Text::MailTurnTextNobody),
        Note::Digest { name: player, games, stop } => {
            let count = i32::try_from(games.len()).unwrap_or(i32::MAX).into();
            let lines: Vec<String> =
                games.into_iter().map(|game| language.say(&waiting(game))).collect();
            let (name, games, stop) = (name(player), name(lines.join("\n")), name(stop));
            (Text::MailDigestSubject { count }, Text::MailDigestText { name, games, stop })
        }
    };
    NoteWords { subject: language.say(&subject), text: language.say(&text) }
}

fn waiting(WaitingNote { opponent, link }: WaitingNote) -> Text {
    let link = name(link);
    match opponent {
        Some(opponent) => Text::MailDigestGame { opponent: name(opponent), link },
        None => Text::MailDigestGameNobody { link },
    }
}

#[cfg(test)]
mod tests {
    use super::*;

    const LANGUAGES: [&str; 5] = ["en", "fr", "ro", "cs", "hu"];

    #[test]
    fn a_letter_says_who_is_meant_and_has_its_code_on_a_line_of_its_own() {
        let (name, code) = ("Ana".to_owned(), "K7QFA-BCDEF-GHJKM-NPQRS".to_owned());
        let notes = [
            Note::Confirm { name: name.clone(), code: code.clone() },
            Note::Recover { name, code: code.clone() },
        ];
        for note in notes {
            for language in LANGUAGES {
                let said = words(&note, language);
                assert!(said.text.contains("Ana"), "{said:?}");
                assert!(said.text.lines().any(|line| line == code), "{said:?}");
                assert_eq!(said.subject.lines().count(), 1, "{said:?}");
            }
        }
    }

    #[test]
    fn a_daily_letter_names_every_game_and_the_way_to_stop_it() {
        let game = |opponent: Option<&str>, id| WaitingNote {
            opponent: opponent.map(str::to_owned),
            link: format!("https://pylos.example.org/game/{id}"),
        };
        let stop = "https://pylos.example.org/stop/secret".to_owned();
        let games = vec![game(Some("Bob"), "one"), game(None, "two")];
        let note = Note::Digest { name: "Ana".to_owned(), games, stop: stop.clone() };
        for language in LANGUAGES {
            let said = words(&note, language);
            assert!(said.subject.contains('2') && said.subject.lines().count() == 1, "{said:?}");
            let line = |end: &str| said.text.lines().find(|line| line.ends_with(end));
            assert!(line("/game/one").is_some_and(|line| line.contains("Bob")), "{said:?}");
            assert!(line("/game/two").is_some(), "{said:?}");
            assert_eq!(line("/stop/secret"), Some(&*stop), "{said:?}");
        }
    }

    #[test]
    fn a_message_to_a_browser_is_short() {
        for opponent in [Some("Bob".to_owned()), None] {
            for language in LANGUAGES {
                let said = words(&Note::Turn { opponent: opponent.clone() }, language);
                assert!(said.subject.chars().count() < 50, "{said:?}");
                assert_eq!(said.text.contains("Bob"), opponent.is_some(), "{said:?}");
            }
        }
    }
}
