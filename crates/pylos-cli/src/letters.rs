//! What letters to players say.

use pylos_server::{Note, NoteWords};

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
    };
    NoteWords { subject: language.say(&subject), text: language.say(&text) }
}

#[cfg(test)]
mod tests {
    use super::*;

    #[test]
    fn a_letter_says_who_is_meant_and_has_its_code_on_a_line_of_its_own() {
        let (name, code) = ("Ana".to_owned(), "K7QFA-BCDEF-GHJKM-NPQRS".to_owned());
        let notes = [
            Note::Confirm { name: name.clone(), code: code.clone() },
            Note::Recover { name, code: code.clone() },
        ];
        for note in notes {
            for language in ["en", "fr", "ro", "cs", "hu"] {
                let said = words(&note, language);
                assert!(said.text.contains("Ana"), "{said:?}");
                assert!(said.text.lines().any(|line| line == code), "{said:?}");
                assert_eq!(said.subject.lines().count(), 1, "{said:?}");
            }
        }
    }
}
